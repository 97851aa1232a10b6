# What may be answered beforehand (at most 80 letters).

atheneum-order-pick = The draft of study cards
atheneum-order-shelve = Shelving, up to the first confirm
atheneum-order-claim = Claiming, up to the end of my round
