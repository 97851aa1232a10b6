# What people choose beforehand: answers while others act, and a plan for the next turn.

command-orders = Choose beforehand, so that nobody waits for you
orders-head = **{ $game }** · chosen beforehand
orders-none = Nothing yet. Whatever you choose here only you can see, until it is done: the log marks it as an order.
orders-plan = **My next turn**: { $wishes }
orders-alone = only where nobody else went since
orders-rest = the rest of the turn { $advised }
orders-answer = **{ $question }**: { $answer }, { $until }
orders-until-round = until the round ends
orders-until-withdrawn = until I say otherwise
orders-advised = as the strongest automatic player would
orders-withdraw = Withdraw an order…
orders-to-plan = Plan my turn
orders-to-answers = Answer beforehand
orders-back = Back to my orders
orders-wish = What would you like to do most at your next turn? Choose up to three, the dearest first. If none is legal when your turn comes, I drop the plan and tell you.
orders-next-wish = And if that can't be done?
orders-wishes-full = That is all that a plan holds.
orders-choose = Choose a wish…
orders-if-alone = Only where nobody goes before: { $on ->
    [1] yes
   *[other] no
}
orders-if-rest = Rest played for me: { $on ->
    [1] yes
   *[other] no
}
orders-anew = Start over
orders-give = Plan it
orders-question = Which question would you like to answer beforehand? It is answered as soon as somebody's move asks it.
orders-choose-question = Choose a question…
orders-choose-answer = Choose the answer…
orders-how-long = Lasts { $until }
orders-given = Noted. I do it when the moment comes.
orders-withdrawn = Withdrawn.
orders-log = { $text } *(ordered beforehand)*
order-dropped = Your turn has come, but nothing of your plan is possible any more. I dropped it: now it is up to you.
order-expired = The round is over, and the turn that you had planned has not come. I dropped the plan.
order-taken-back = What your plan was to follow has been taken back, so I dropped it. Plan anew, or choose when it is your turn.
order-unadvised = I couldn't find out in time what you had left to advice. I dropped the order: now it is up to you.
order-no-game = You are in no game that is under way.
order-gone = That order has been carried out, withdrawn or has expired already.
order-not-possible = That question can't be answered beforehand.
order-no-plan = Just now nothing can be planned here: what comes next is not known yet.
order-your-turn = It is your turn already: no need to plan, just choose.
order-unfit = That doesn't fit the table any more. Choose once more.
