# Ex Libris: questions, options and what happens. The locations and the assistants are in files of their own.

language = en

exlibris-title = Ex Libris
exlibris-table-thinks = { $count ->
    [one] { $who } is
   *[other] { $who } are
} thinking, bent over the catalogue …
exlibris-headline-libraries = choosing libraries
exlibris-headline-placement = round { $round }, placing assistants
exlibris-headline-preparation = round { $round }, a new morning
exlibris-headline-resolution = round { $round }, locations are resolved
exlibris-headline-cleanup = round { $round }, clearing up
exlibris-headline-inspection = the inspection
exlibris-headline-over = the final score
exlibris-headline-last = { $headline } · last round

exlibris-tile = { $number } { $name }
exlibris-home = Home
exlibris-direction-left = left
exlibris-direction-right = right
exlibris-direction-up = up
exlibris-direction-down = down

# Options: short, for buttons and menus.
exlibris-option-library = { $library }
exlibris-option-home = Home: draw or shelve
exlibris-option-tile = { $tile }
exlibris-option-tile-space = { $tile }, space { $space }
exlibris-option-share = { $tile }, sharing space { $space }
exlibris-option-bid = { $tile }, bid { $number }
exlibris-option-draw = Draw a card
exlibris-option-shelve = Shelve a card
exlibris-option-nothing = No, thanks
exlibris-option-done = Enough
exlibris-option-keep = Keep it in hand
exlibris-option-card = { $card }
exlibris-option-stack = { $row }, { $column }
exlibris-option-cell = { $row }, { $column }
exlibris-option-over = On top
exlibris-option-under = Under it
exlibris-option-shift = Shift cards { $direction } first
exlibris-option-category = { $category }
exlibris-option-seat = { $seat }
exlibris-option-pass = Pass
exlibris-option-move = Send an assistant home
exlibris-option-shelf = Rearrange my shelf
exlibris-option-swap-hand = Trade with a hand card
exlibris-option-swap-shelf = Trade two shelf cards
exlibris-option-lift = Lift one, shelve it anew
exlibris-option-assistant = { $assistant } ({ $tile })
exlibris-option-bump = { $assistant } to { $tile }, space { $space }
exlibris-option-slide = Slide cards
exlibris-option-give = Give a random hand card
exlibris-option-host = Let them do both home actions
exlibris-option-return = Take it back
exlibris-option-stay = Let it stay
exlibris-option-steal = { $seat }: { $category }
exlibris-option-face-down = The { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} card, unseen
exlibris-option-all = All of them, for two home actions

# Where a card may go on the shelf, told by its neighbours.
# Whole moves, such as "Home: shelve D1 right of C4".
exlibris-whole-home = Home
exlibris-whole-shelve = shelve { $card } { $place }
exlibris-whole-shelve-first = shelve { $card }
exlibris-whole-keep = keep { $card }
exlibris-whole-take = take { $cards }
exlibris-whole-give = give { $cards }
exlibris-whole-to = to { $seat }
exlibris-whole-discard = discard { $cards }
exlibris-whole-offer = offer { $cards }
exlibris-place-first = the very first place
exlibris-place-left = left of { $card }
exlibris-place-right = right of { $card }
exlibris-place-above = above { $card }
exlibris-place-below = below { $card }
exlibris-place-over = on top of { $card }
exlibris-place-under = under { $card }
exlibris-place-row = row { $row }
exlibris-slide = { $cards }: { $number } to the { $direction }
exlibris-face-down = { $card }, face down
exlibris-from-shelf = From your shelf

# Questions.
exlibris-ask-library = Which library will be yours?
exlibris-ask-library-discard = Which library do you remove from the game?
exlibris-ask-place = Where do you place an assistant?
exlibris-ask-home = You are at home. Draw a card, or shelve one?
exlibris-ask-shelve-card = Which card do you shelve?
exlibris-ask-shelve = Where do you shelve { $card }?
exlibris-ask-wizard = Which connected cards shift { $direction }, to make room for { $card }?
exlibris-ask-wizard-cell = In which of the freed places do you put { $card }?
exlibris-ask-witch = The Witch has two cards before her. Which one do you keep: { $card } or { $card2 }?
exlibris-ask-swap-give = Which hand card do you leave at the { $tile }?
exlibris-ask-take = Which card do you take at the { $tile }?
exlibris-ask-discard = { $least ->
    [0] Which cards do you discard for the { $tile }? You may also discard none.
   *[other] Which cards do you discard for the { $tile }? At least { $least }.
}
exlibris-ask-gift-card = Which of the cards that are left do you give away?
exlibris-ask-gift-to = Who gets { $card }?
exlibris-ask-den-category = Which category do you bet on?
exlibris-ask-lodge = What do you do at the Librarians' Lodge?
exlibris-ask-lodge-move = Which assistant goes home?
exlibris-ask-lodge-shelf = How do you rearrange your shelf?
exlibris-ask-lodge-stack = Which shelf card?
exlibris-ask-lodge-hand = Which hand card takes its place?
exlibris-ask-lodge-pair = Which two shelf cards change places?
exlibris-ask-dump-category = Which category are you looking for in the discard pile?
exlibris-ask-dump-card = Which card with { $category } do you take out of the discard pile?
exlibris-ask-draft = Which of the revealed cards do you take?
exlibris-ask-shack-category = Which category are you looking for in the Shack?
exlibris-ask-shack-cards = Which cards with { $category } do you show and take?
exlibris-ask-guild = Which assistant of yours moves, and whose space does it take?
exlibris-ask-tax = Which card do you pay to the Tax Collector?
exlibris-ask-yard-reveal = Which hand cards do you offer at your Yard Sale?
exlibris-ask-yard-take = { $seat } is selling. Which card do you take?
exlibris-ask-slide = Which cards do you slide, and how far?
exlibris-ask-pay = The auction is yours. Which { $number ->
    [one] card do
   *[other] { $number } cards do
} you pay with?
exlibris-ask-goblin = Whom does the Goblin rob, and of which category?
exlibris-ask-goblin-give = { $seat }'s Goblin demands { $category }. Which card do you give?
exlibris-ask-cube = { $seat }'s Gelatinous Cube blocks your way. What will it be?
exlibris-ask-sasquatch = { $seat } disturbs your Sasquatch. Do you take it back?
exlibris-ask-bookworm = Which card do you discard to do both home actions once more?
exlibris-ask-golem = Which card does your Trash Golem save at the { $tile }?
exlibris-ask-imp = Which card of the { $tile } does your Fire Imp burn?
exlibris-ask-inspection = The inspector is coming. Which cards do you turn face down? My proposal is marked already.

exlibris-nothing-discard = Discard none
exlibris-nothing-shack-cards = Take none
exlibris-nothing-yard-reveal = Offer none
exlibris-nothing-wizard = Shift nothing after all
exlibris-nothing-inspection = Turn none

# What happens.
exlibris-fact-set-up = { $seat } goes first. Prominent: { $category }. Banned: { $category2 }.
exlibris-fact-speciality = Your secret speciality is { $category }.
exlibris-fact-library = { $seat } takes the { $library }.
exlibris-fact-library-discard = { $seat } removes the { $library }.
exlibris-fact-round = Round { $number } begins.
exlibris-fact-last-round = One more round will be played.
exlibris-fact-tile-open = The { $tile } opens.
exlibris-tile-open-several = The { $tiles } open.
exlibris-fact-stocked = At the { $tile } lie { $cards }.
exlibris-fact-stocked-down = At the { $tile } { $number ->
    [one] lies 1 card
   *[other] lie { $number } cards
} face down.
exlibris-fact-tiles-shuffled = The used locations are shuffled anew.
exlibris-fact-placed = { $seat } sends { $the-assistant } to the { $tile }.
exlibris-fact-placed-home = { $seat } places { $the-assistant } at home.
exlibris-fact-shared = { $seat }: the Ghost slips in beside somebody at the { $tile }.
exlibris-fact-bid = { $seat } bids { $number } at the auction with { $the-assistant }.
exlibris-fact-sent-back = { $seat } gets { $the-assistant } back from the { $tile }.
exlibris-fact-drew = { $number ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $number } cards.
}
exlibris-fact-drew-card = The card drawn: { $card }.
exlibris-drew-yourself = You draw { $cards }.
exlibris-fact-shuffled = The discard pile becomes a new deck of { $number }.
exlibris-fact-took = { $seat } takes { $card }.
exlibris-fact-shelved = { $seat } shelves { $card }.
exlibris-fact-entombed = { $seat } lays { $card } over { $card2 }.
exlibris-fact-shifted = { $number ->
    [one] { $seat } shifts a card { $direction }.
   *[other] { $seat } shifts { $number } cards { $direction }.
}
exlibris-fact-discarded = { $seat } discards { $card }.
exlibris-fact-tile-discarded = { $card } is left at the { $tile } and discarded.
exlibris-left-at = { $cards } { $number ->
    [one] is
   *[other] are
} left at the { $tile } and discarded.
exlibris-resolved-leaving = The { $tile } is resolved; { $cards } { $number ->
    [one] is
   *[other] are
} discarded.
exlibris-fact-turned-up = Left face down at the { $tile }: { $cards }.
exlibris-fact-revealed = { $seat } reveals { $card }.
exlibris-fact-first-player = { $seat } takes the first-player token.
exlibris-fact-swapped = { $seat } leaves { $card } and takes { $card2 }.
exlibris-fact-gave = { $seat } gives { $seat2 } { $card }.
exlibris-fact-gave-secretly = { $seat } gives { $seat2 } a card in secret.
exlibris-fact-gave-card = It is { $card }.
exlibris-fact-named = { $seat } names { $category }.
exlibris-fact-den-won = { $seat } wins with { $category }, { $number ->
    [one] one book
   *[other] { $number } books
}.
exlibris-fact-den-nobody = Nobody wins.
exlibris-fact-moved-home = { $seat } calls { $the-assistant } home from the { $tile }.
exlibris-fact-rearranged = { $seat } swaps { $card } and { $card2 }.
exlibris-fact-lifted = { $seat } lifts { $card } off the shelf.
exlibris-fact-swapped-shelf = { $seat } takes { $card } off the shelf and puts { $card2 } in its place.
exlibris-fact-searched = { $seat } searches the discard pile for { $category }.
exlibris-fact-found-nothing = { $seat } takes nothing from it.
exlibris-fact-looked = { $seat } looks at the cards of the { $tile }.
exlibris-fact-looked-cards = You see { $cards }.
exlibris-fact-taxed = { $seat } pays { $card } to the Tax Collector.
exlibris-fact-offered = { $seat } offers { $cards }.
exlibris-fact-passed = { $seat } passes.
exlibris-fact-slid = { $number ->
    [one] { $seat } slides a card to the { $direction }.
   *[other] { $seat } slides { $number } cards to the { $direction }.
}
exlibris-fact-paid = { $number ->
    [one] { $seat } pays a card for the auction.
   *[other] { $seat } pays { $number } cards for the auction.
}
exlibris-fact-not-paid = { $seat } can't pay { $number } and gets nothing at the auction.
exlibris-fact-goblin = { $seat }'s Goblin demands { $category } from { $seat2 }.
exlibris-fact-showed-hand = { $seat } has none and shows { $seat2 } the hand.
exlibris-fact-showed-cards = { $seat } holds { $cards }.
exlibris-fact-cube-host = { $seat } lets { $seat2 } do home actions.
exlibris-fact-resolved = The { $tile } is resolved.
exlibris-fact-tile-permanent = The { $tile } is here to stay.
exlibris-fact-tile-away = The { $tile } closes.
exlibris-fact-trigger = { $seat }'s shelf is full enough.
exlibris-fact-inspected = { $seat }: { $number } turned down by choice, { $number2 } by the inspector.
exlibris-fact-scored = { $seat } scores { $number }.
exlibris-fact-won = { $seat } wins!

# Hands, shelves and the whole table in words.
exlibris-search = You look through the discard pile ({ $count }): { $cards }
exlibris-hand = Your hand: { $cards }
exlibris-hand-empty = Your hand is empty.
exlibris-speciality = Your secret speciality is **{ $category }**: 2 points for each such book on your shelf.
exlibris-speciality-none = You have no speciality yet.
exlibris-shelf = **{ $seat }**'s shelf, { $target ->
    [0] { $shelved ->
        [one] 1 card
       *[other] { $shelved } cards
    }
   *[other] { $shelved } of { $target } cards
}:
exlibris-shelf-library = { $library }, home of the { $assistant }
exlibris-shelf-empty = Nothing stands here yet.
exlibris-shelf-row = Row { $row }: { $cards }
exlibris-gap = …
exlibris-entombed = { $card } over { $under }
exlibris-table-categories = Prominent: { $prominent } · Banned: { $banned } · Deck { $deck }, discards { $pile }{ $top ->
    [none] {""}
   *[other] {" "}(top: { $top })
}{ $first ->
    [none] {""}
   *[other] {" "}· { $first } goes first
}
exlibris-table-pool = Libraries to choose from: { $libraries }
exlibris-table-tile = **{ $tile }**{ $permanent ->
    [yes] {" "}(to stay)
   *[no] {""}
}: { $spaces }{ $cards ->
    [none] {""}
   *[other] {" "}· cards: { $cards }
}
exlibris-table-space-free = free
exlibris-table-face-down = { $count } face down
exlibris-table-revealed = Revealed: { $cards }
exlibris-table-player = **{ $seat }**: { $target ->
    [0] { $shelved }
   *[other] { $shelved }/{ $target }
} shelved, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}, { $waiting ->
    [0] nobody left to place
    [one] 1 assistant to place
   *[other] { $waiting } assistants to place
}
exlibris-score-row = **{ $seat }**: prominent { $prominent }, banned { $banned }, variety { $variety }, speciality { $speciality }, stability { $stability } = **{ $total }**

# What may be chosen at the start.
exlibris-start-first = Who takes the first turn
exlibris-start-first-luck = Whoever luck chooses
exlibris-start-first-starter = Whoever starts the game

# Refusals of its own.
exlibris-refused-splits-shelf = That would leave your shelf in two pieces. Please choose other cards.
exlibris-refused-wizard-group = The cards that shift must hang together.
exlibris-refused-wizard-blocked = Another card is in the way of those.
exlibris-refused-wizard-no-place = After that shift no freed place would hang together with your shelf.

# What decided the game (EL-49).
exlibris-part-prominent = prominent works
exlibris-part-banned = banned books
exlibris-part-variety = variety
exlibris-part-speciality = the speciality
exlibris-part-stability = stability
exlibris-tie-books = { $winner } and { $loser } both have { $points ->
    [one] 1 point
   *[other] { $points } points
}. Then books face up count, and { $winner } has more: { $own } against { $other }.
exlibris-tie-hand = { $winner } and { $loser } have the same points and books face up. Then the hand counts, and { $winner } has fewer cards left: { $own } against { $other }.
exlibris-tie-banned = { $winner } and { $loser } have the same points, books face up and cards in hand. Then banned books count, and { $winner } has fewer: { $own } against { $other }.
exlibris-tie-shared = { $who } have the same points, books face up, cards in hand and banned books.

# The story of a game that is over.
exlibris-story-ahead = From round { $round } on, { $seat } had shelved most cards.
exlibris-story-behind = { $seat } won though { $seat2 } shelved more: { $number2 } against { $number }.
exlibris-story-busiest = The busiest location: { $tile }, visited { $count ->
    [one] once
   *[other] { $count } times
}.
exlibris-story-sent-back = Sent home most often: an assistant of { $seat }, { $count ->
    [one] once
   *[other] { $count } times
}.
exlibris-story-inspected = The inspector was hardest on { $seat }: { $count ->
    [one] one card
   *[other] { $count } cards
} turned down.
exlibris-story-in-order = The inspector found every shelf in order.
