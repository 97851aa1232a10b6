# Why the automatic player would answer so: one short sentence below its advice.

exlibris-hint-nothing-to-gain = Nothing here is worth it right now.
exlibris-hint-proven = Of these, its assistant has won most when automatic players played each other.
exlibris-hint-proven-for-others = Of these assistants, this one would help your opponents most.
exlibris-hint-new-card = A new card is worth more than any you could shelve now.
exlibris-hint-ready = { $card } has a good place on your shelf already.
exlibris-hint-power = That is where your { $assistant } can do most.
exlibris-hint-lies-there = { $card } lies there, and your shelf can use it.
exlibris-hint-hut = It brings { $number ->
    [one] a card
   *[other] { $number } cards
}, and you go first next round.
exlibris-hint-unseen = Among the cards it brings there is likely one that fits.
exlibris-hint-shelves-several = You have several cards that are ready for your shelf.
exlibris-hint-acts-too = It lets another of your assistants act as well.
exlibris-hint-tidies = Your shelf can be put in better order.
exlibris-hint-books-speciality = It has books of { $category }, your speciality.
exlibris-hint-books-prominent = It has books of { $category }, and those are prominent.
exlibris-hint-books-variety = It has books of { $category }, of which you have few.
exlibris-hint-speciality = { $category } is your speciality.
exlibris-hint-prominent = { $category } is prominent, and you are in the race for it.
exlibris-hint-variety = Of { $category } you have few, and your smallest category counts.
exlibris-hint-firmer = It makes your shelf worth { $number ->
    [one] 1 point
   *[other] { $number } points
} more for stability.
exlibris-hint-compact = It keeps your shelf compact, which pays for stability in the end.
exlibris-hint-keeps-open = It keeps row { $row } open for { $letter } cards.
exlibris-hint-in-order = There is a place for it in order, between { $card } and { $card2 }.
exlibris-hint-in-order-after = There is a place for it in order, after { $card }.
exlibris-hint-in-order-before = There is a place for it in order, before { $card }.
exlibris-hint-first = Any place will do for the first card.
exlibris-hint-kept-from-others = It is nearly as good as your best, and an opponent would like it more.
exlibris-hint-no-place = No place on your shelf is good enough for it yet.
exlibris-hint-makes-room = It makes room for the card at its place in the alphabet.
exlibris-hint-entombs = A card under another is worth 2 points.
exlibris-hint-least-missed = Your shelf will miss it least.
exlibris-hint-least-help = It would help an opponent least.
exlibris-hint-behind = { $seat } has shelved fewest cards, so it does you least harm.
exlibris-hint-no-limit = A hand may be as large as you like.
exlibris-hint-sells = For each card that somebody takes you draw two and shelve one.
exlibris-hint-full-hand = { $seat } holds many cards, so there is likely something to get.
exlibris-hint-random-card = A random card costs you less than two home actions for your opponent.
exlibris-hint-effect-waits = What it came for is still to come.
exlibris-hint-works-again = It has done its work there and can do more elsewhere.
exlibris-hint-goes-on = You have another card to shelve, and that is worth one you can spare.
exlibris-hint-burns = The home action is worth more than the card.
exlibris-hint-promise-least = These promise you least in the rounds to come.
exlibris-hint-best-total = With these face down your total is highest.
exlibris-hint-best-as-it-is = Your total is highest as your shelf stands.
