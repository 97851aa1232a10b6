# What people choose beforehand: answers while others act, and a plan for the next turn.

orders-log = { $text } *(ordered beforehand)*
order-dropped = Your turn has come, but nothing of your plan is possible any more. I dropped it: now it is up to you.
order-gone = That order has been carried out, withdrawn or has expired already.
order-not-possible = That question can't be answered beforehand.
order-no-plan = Just now nothing can be planned here: what comes next is not known yet.
order-your-turn = It is your turn already: no need to plan, just choose.
order-unfit = That doesn't fit the table any more. Choose once more.
