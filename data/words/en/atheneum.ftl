# Atheneum: questions, options and what happens. Help and pictures are in files of their own.

atheneum-title = Atheneum
atheneum-table-thinks = { $count ->
    [one] { $who } is
   *[other] { $who } are
} thinking, pacing to and fro …
atheneum-headline-draft = round { $round } of 10, picking study cards
atheneum-headline-shelving = round { $round } of 10, shelving
atheneum-headline-over = the final report

# What things are called.
atheneum-colour-turquoise = turquoise
atheneum-colour-green = green
atheneum-colour-purple = purple
atheneum-colour-pink = pink
atheneum-colour-black = black
atheneum-compartment-UL = upper left
atheneum-compartment-UC = upper middle
atheneum-compartment-UR = upper right
atheneum-compartment-ML = middle left
atheneum-compartment-BT = bottom
atheneum-compartment-SD1 = side shelf 1
atheneum-compartment-SD2 = side shelf 2
atheneum-where-any = any compartment
atheneum-token-pair = pair { $colours }
atheneum-token-book = book of any colour
atheneum-token-rearrange = { $count ->
    [one] 1 rearrangement
   *[other] { $count } rearrangements
}
atheneum-token-wand = wand
atheneum-token-side-shelf = side shelf
atheneum-benefit-book = { $colour } book
atheneum-benefit-any = any book
atheneum-benefit-book-in = any book ({ $compartment })
atheneum-benefit-rearrange = { $count ->
    [one] 1 rearrangement
   *[other] { $count } rearrangements
}
atheneum-benefit-side-shelf = side shelf
atheneum-benefit-wand = wand
atheneum-benefit-token = bonus token
atheneum-benefit-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
atheneum-brief-times = { $thing } ×{ $count }
atheneum-brief-rearrange = rearrange { $count }
atheneum-brief-book-in = any ({ $compartment })
atheneum-times = { $count } × { $thing }
atheneum-objective = { $shape }, { $worth }
atheneum-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
atheneum-worth-wand = { $points ->
    [one] 1 point
   *[other] { $points } points
} and a wand
atheneum-shape-row = { $count ->
    [1] 1
   *[other] { $count } in a row
}
atheneum-shape-stack = stack of { $count }
atheneum-shape-block = block of { $count }
atheneum-shape-in = { $shape } ({ $compartment })
atheneum-pattern = { $levels } ({ $where })
atheneum-level-above = above it { $books }
atheneum-any-book = any
atheneum-no-book = –

# Options: short, for buttons and menus.
atheneum-option-card = { $study }
atheneum-option-shelve = { $place }
atheneum-option-pair = { $colour } on the left
atheneum-option-lift = { $place }
atheneum-option-use = { $token }
atheneum-option-candle = token: { $token }
atheneum-option-claim = { $objective }
atheneum-option-confirm = Confirm
atheneum-option-wand = A wand
atheneum-option-token = A bonus token
atheneum-option-book = A book of any colour
atheneum-option-side-shelf = A side shelf
atheneum-reward-wand = a wand
atheneum-reward-token = a bonus token
atheneum-reward-book = a book of any colour
atheneum-reward-side-shelf = a side shelf

# Headings of a question's options: each at most 60 letters.
atheneum-group-colour = { $colour } book
atheneum-group-any = Any book, as { $colour }
atheneum-group-token = Bonus token, as { $colour } book
atheneum-group-named = Book for: { $compartment }
atheneum-group-pair = Pair { $colours }
atheneum-group-lift = Lift a book
atheneum-group-use = Use a bonus token
atheneum-group-candle = Light a candle
atheneum-group-claim = Claim an objective

# Second lines, suggestions and warnings.
atheneum-card-you = you: { $yellow }
atheneum-card-neighbours = { $left }: { $grey } · { $right }: { $blue }
atheneum-card-neighbour = { $both }: { $grey } · { $blue }
atheneum-place-text = { $compartment }
atheneum-place-coloured = { $colour }, { $compartment }
atheneum-lift-text = { $colour }, { $compartment }
atheneum-completes-objectives = completes { $objectives }
atheneum-completes-compartment = fills the { $compartment } compartment{ $spider ->
    [1] , catching its spider
   *[0] {""}
}
# Whole moves: a book and the letter of its place.
atheneum-whole-book = { $book } → { $letter }
atheneum-whole-lift = lift from { $letter }
atheneum-whole-reward = for the spider: { $reward }
atheneum-suggest = { $book } → { $letter }: { $completes }
atheneum-suggest-objective = { $objective } (+{ $points })
atheneum-suggest-full = full
atheneum-suggest-spider = 🕷️
atheneum-suggest-claim = Claim { $objective }
atheneum-candle-worth = on the place worth { $value }
atheneum-confirm-shelving = Confirm my shelves
atheneum-confirm-claiming = End my round
atheneum-warning = If you confirm now, you lose { $things }. That can't be taken back.
atheneum-warning-books = { $count ->
    [one] 1 book
   *[other] { $count } books
}
atheneum-warning-lifts = { $count ->
    [one] 1 rearrangement
   *[other] { $count } rearrangements
}
atheneum-warning-tokens = { $count ->
    [one] 1 bonus token
   *[other] { $count } bonus tokens
}
atheneum-warning-claims = { $count ->
    [one] the chance to claim an objective now
   *[other] the chance to claim { $count } objectives now
}
atheneum-holding = To use: { $things }
atheneum-holding-kept = Also after you confirm: { $things }
atheneum-holding-nothing = Everything is used.
atheneum-claim-later = Right after you confirm you can claim: { $objectives }.

# Questions.
atheneum-ask-pick = Which study card do you play?
atheneum-ask-shelve = Shelve your books, then confirm.
atheneum-ask-claim = Claim objectives and use what is left, then end your round.
atheneum-ask-spider = You caught the spider in the { $compartment } compartment! What do you want for it?

# What happens.
atheneum-fact-favourite = { $seat }'s favourite books are { $colour }.
atheneum-fact-objectives = The objectives: { $objectives }.
atheneum-fact-round = Round { $number } begins.
atheneum-fact-hand = Your study cards: { $studies }.
atheneum-fact-revealed = { $seat } plays a study card: { $study }.
atheneum-fact-left-over = { $seat } discards what is left: { $studies }.
atheneum-fact-points = { $seat } scores { $number ->
    [one] 1 point
   *[other] { $number } points
}.
atheneum-fact-wand = { $seat } takes a wand.
atheneum-fact-wand-lost = { $seat } has no wand left to take.
atheneum-fact-side-shelf = { $seat } puts up a side shelf.
atheneum-fact-side-shelf-lost = { $seat } has two side shelves already.
atheneum-fact-token = { $seat } draws a bonus token.
atheneum-fact-token-lost = No bonus token is left for { $seat }.
atheneum-fact-drew-token = Your bonus token: { $token }.
atheneum-fact-shelved = You shelve a { $colour } book at { $place }.
atheneum-fact-pair-shelved = You shelve the { $token } at { $place }.
atheneum-fact-lifted = You lift the { $colour } book off { $place }.
atheneum-fact-pair-lifted = You lift the { $token } off { $place }.
atheneum-fact-used = You use the bonus token: { $token }.
atheneum-fact-reward = Your reward: { $reward }.
atheneum-fact-own-wand = The objective gives you a wand.
atheneum-fact-own-wand-lost = The objective has a wand, but your reserve is empty.
atheneum-fact-candle = { $seat } lights a candle, worth { $number }.
atheneum-fact-spider = { $seat } catches the spider in the { $compartment } compartment.
atheneum-fact-claimed = { $seat } claims an objective: { $objective }.
atheneum-fact-confirmed = { $seat } confirms: { $number ->
    [one] 1 book stands
   *[other] { $number } books stand
} on the shelves.
atheneum-fact-lost-books = { $seat } loses { $number ->
    [one] 1 unused book
   *[other] { $number } unused books
}.
atheneum-fact-lost-tokens = { $seat } gives back { $number ->
    [one] 1 bonus token
   *[other] { $number } bonus tokens
}.
atheneum-fact-objective = Objective that leaves: { $objective }. New: { $objective2 }.
atheneum-fact-scored = { $seat } scores { $number } in all.
atheneum-fact-won = { $seat } wins!

# Hands, shelves and the whole table in words.
atheneum-hand = Your study cards:
atheneum-hand-empty = You have no study cards now.
atheneum-hand-round = What this round gives you: { $things }. **Play** shows your shelves. Your next study cards come with the next round.
atheneum-hand-over = The game is over.
atheneum-shelf = **{ $seat }**, favourite { $colour }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $wands ->
    [one] 1 wand
   *[other] { $wands } wands
} in hand, { $reserve } in reserve, { $books ->
    [one] 1 book
   *[other] { $books } books
}
atheneum-shelf-row = { $compartment }: { $levels }{ $spider ->
    [1] {" "}· spider
   *[0] {""}
}
atheneum-shelf-candles = Candles: { $lit } of { $places }
atheneum-table-objectives = Objectives, the last one leaves first:
atheneum-table-objective = **{ $objective }**: { $pattern }{ $claimed ->
    [none] {""}
   *[other] {" "}· claimed by { $claimed }
}
atheneum-table-player = **{ $seat }**: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $wands ->
    [one] 1 wand
   *[other] { $wands } wands
}, { $books ->
    [one] 1 book
   *[other] { $books } books
}{ $study ->
    [none] {""}
   *[other] , plays { $study }
}
atheneum-score-row = **{ $seat }**: game { $play }, favourites { $favourite }, compartments { $compartments }, candles { $candles }, wands { $wands } = **{ $total }**

# What may be chosen at the start.

# Refusals of its own; nothing has changed then.
atheneum-refused-not-in-hand = That study card is not in your hand.
atheneum-refused-pick-first = First pick a study card; shelving comes after everybody has.
atheneum-refused-already-revealed = The study cards are revealed, so your pick stands.
atheneum-refused-confirm-first = Confirm your shelves first; then you can claim.
atheneum-refused-not-held = You don't have that.
atheneum-refused-wrong-compartment = That book is for another compartment.
atheneum-refused-no-such-place = Your shelves have no such place.
atheneum-refused-place-taken = A book stands there already.
atheneum-refused-nothing-below = No book stands below that place, so a book would fall.
atheneum-refused-no-support = Neither a book nor a wall is beside that place to lean on.
atheneum-refused-plainer-book = You hold a book of exactly that colour: use it before one that may be any colour.
atheneum-refused-pair-too-wide = A pair needs two places side by side.
atheneum-refused-place-empty = No book stands there.
atheneum-refused-no-lifts = You have no rearrangement left.
atheneum-refused-pair-by-its-left = That book is half of a pair: lift it by its left book.
atheneum-refused-pair-needs-two = A pair takes two rearrangements, and you have one.
atheneum-refused-holds-others = Other books lean on that one or stand on it.
atheneum-refused-two-side-shelves = You have two side shelves, and there is no room for a third.
atheneum-refused-no-wand-in-reserve = You have no wand left in your reserve.
atheneum-refused-nothing-to-lift = There is no book to rearrange.
atheneum-refused-no-candle-place = All your candle places are taken.
atheneum-refused-not-open = That objective is not on the table.
atheneum-refused-claimed-already = You have claimed that objective already.
atheneum-refused-not-shown = Your shelves don't show that objective.
atheneum-refused-no-wand = You have no wand in hand to claim it with.

# What decided the game (AT-75).
atheneum-part-play = points during the game
atheneum-part-favourite = favourites side by side
atheneum-part-compartments = full compartments
atheneum-part-candles = candles
atheneum-part-wands = wands
atheneum-tie-books = { $winner } and { $loser } both have { $points ->
    [one] 1 point
   *[other] { $points } points
}. Then books count, and { $winner } has shelved more: { $own } against { $other }.
atheneum-tie-favourites = { $winner } and { $loser } have the same points and books. Then favourite books count, and { $winner } has more: { $own } against { $other }.
atheneum-tie-shared = { $who } have the same points, books and favourite books.

# The story of a game that is over.
atheneum-story-ahead = From round { $round } on, { $seat } led in what the rounds had brought.
atheneum-story-behind = While the rounds went on { $seat } was not ahead: the final report turned it.
atheneum-story-claims = Most objectives: { $seat }, with { $count }.
atheneum-story-spiders = Most spiders: { $seat }, with { $count }.
atheneum-story-lost = { $count ->
    [one] One book
   *[other] { $count } books
} found no place on any shelf.
