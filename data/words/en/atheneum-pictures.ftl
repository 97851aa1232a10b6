# Atheneum: words in the pictures. They are short, because there is little room: the comments say how many letters.

# The table. At most 10 and 22 letters, then 14.
atheneum-pic-round = Round { $round }
atheneum-pic-draft = Pick a study card
atheneum-pic-shelving = Shelve your books
atheneum-pic-over = The final report
atheneum-pic-leaves = Leaves next

# A player's shelves: at most 40 letters each.
atheneum-pic-favourite = Favourite: { $subject }
atheneum-pic-held = To use before you confirm
atheneum-pic-kept = To use by the end of your round
atheneum-pic-nothing-held = Nothing left to use

# The hand: two lines of at most 60 letters, then labels of at most 20.
atheneum-pic-pass-left = Pick one; the rest goes left, to { $name }
atheneum-pic-pass-right = Pick one; the rest goes right, to { $name }
atheneum-pic-pass-none = Pick one; the other one is discarded
atheneum-pic-this-round = What this round gives you
atheneum-pic-for-you = for you
atheneum-pic-for = for { $name }
atheneum-pic-you = You
atheneum-pic-no-cards = No study cards in hand

# A book for one compartment on a study card: two lines of at most 17 letters.
atheneum-pic-book-in = any book ({ $compartment })

# The final report: labels of at most 24 letters, and a ribbon of at most 12.
atheneum-sheet-title = School report
atheneum-sheet-play = During the game
atheneum-sheet-favourite = Favourites together
atheneum-sheet-compartments = Full compartments
atheneum-sheet-candles = Candles
atheneum-sheet-wands = Wands in hand
atheneum-sheet-total = Total
atheneum-sheet-books = Books shelved
atheneum-sheet-favourites = Favourite books
atheneum-sheet-winner = WINNER

# For whoever cannot see the pictures. Levels of a compartment are told from below, with / between them.
atheneum-alt-board = The table in round { $round }. Objectives: { $row }.
atheneum-alt-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $wands ->
    [one] 1 wand
   *[other] { $wands } wands
}, { $books ->
    [one] 1 book
   *[other] { $books } books
}{ $turn ->
    [1] , to act
   *[other] {""}
}.
atheneum-alt-shelf = { $name }'s shelves, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $books ->
    [one] 1 book
   *[other] { $books } books
}. { $shelves }.
atheneum-alt-compartment = { $name }{ $state ->
    [full] {" "}(full)
   *[open] {""}
}: { $books }
atheneum-alt-hand = Study cards, { $count }: { $cards }.
atheneum-alt-scores = Final scores: { $scores }.
