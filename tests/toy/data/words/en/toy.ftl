# Five Cards, the game of the tests.

toy-title = Five Cards
toy-option-card = Card { $number }
toy-option-high = high
toy-option-low = low
toy-option-yes = yes
toy-option-no = no
toy-ask-wins = What wins?
toy-ask-bid = Which card do you bid?
toy-ask-swap = Which cards go back?
toy-ask-peek = Do you peek?
toy-nothing-swap = Swap none
toy-fact-wins = { $seat } says { $way }.
toy-fact-bid = { $seat } bids { $number }.
toy-fact-won = { $seat } takes the point.
toy-fact-swapped = { $seat } swaps { $number }.
toy-alt = The { $kind }.
toy-start-rounds = How long
toy-start-rounds-three = Three rounds
toy-start-rounds-two = Two rounds
toy-start-rounds-one = One round
toy-topics-game = The game
toy-topic-rules-title = Rules
toy-topic-rules = Play cards.
toy-refused-toy-two-odd = Two odd cards can't go back together.
toy-hint-best-card = Card { $number } does most.
toy-hint-best-guess = It is likeliest to be right.
