"""Each seat's clock: from when it has to act until it has nothing to do, and what happens meanwhile.

All of it is columns of the seat's row, written in the transaction of the choice that sets somebody's clock going.
"""
