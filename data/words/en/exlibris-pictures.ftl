# Ex Libris: words in the pictures. They are short, because there is little room: the comments say how many letters.

# The board. At most 10, 14, 18, 18, 18, 8 and 8 letters, then three headings of at most 40.
exlibris-pic-round = Round { $round }
exlibris-pic-round-of = Round { $round } of { $rounds }
exlibris-pic-setup = Set-up
exlibris-pic-last-round = Last round!
exlibris-pic-prominent = Prominent works
exlibris-pic-banned = Banned books
exlibris-pic-speciality = Your speciality
exlibris-pic-deck = deck
exlibris-pic-pile = discards
exlibris-pic-street = The paved street
exlibris-pic-market = This round's market
exlibris-pic-open = { $count ->
    [0] Open locations
   *[other] Open locations, { $count } more to come
}
exlibris-pic-libraries = Libraries to choose from
exlibris-pic-basic = Basic library
exlibris-pic-no-cards = No cards in hand

# The public library's plate in a solo game. At most 20, 8, 16, 12 and 20 letters.
exlibris-pic-public = The public library
exlibris-pic-cards = { $count ->
    [one] card
   *[other] cards
}
exlibris-pic-gains = +{ $count } each round
exlibris-pic-its-speciality = Speciality
exlibris-pic-not-its = What it is not

# The score sheet: labels of at most 25 letters, and a stamp of at most 12.
exlibris-sheet-title = Official Library Inspection
exlibris-sheet-title-solo = Librarian's Exam: { $level }
exlibris-sheet-prominent = Prominent works
exlibris-sheet-banned = Banned books
exlibris-sheet-variety = Variety
exlibris-sheet-speciality = Speciality
exlibris-sheet-stability = Shelf stability
exlibris-sheet-mummy = Entombed cards
exlibris-sheet-total = Total
exlibris-sheet-books = Books face up
exlibris-sheet-hand = Cards left in hand
exlibris-sheet-winner = WINNER

# For whoever cannot see the pictures. The cards of a shelf are listed row by row; those that lie face down stand in brackets.
exlibris-alt-board = { $round ->
    [0] The table before the first round.
   *[other] The table in round { $round }, with { $tiles ->
        [one] one location
       *[other] { $tiles } locations
    }.
}
exlibris-alt-player = { $name }: { $target ->
    [0] { $shelved ->
        [one] 1 card
       *[other] { $shelved } cards
    }
   *[other] { $shelved } of { $target } cards
} shelved, { $hand } in hand{ $turn ->
    [1] , to act
   *[other] {""}
}.
exlibris-alt-public = The public library, at the level { $level }: { $count ->
    [one] one card
   *[other] { $count } cards
}.
exlibris-alt-shelf = { $name }'s shelf, { $shelved ->
    [one] one card
   *[other] { $shelved } cards
}: { $cards }.
exlibris-alt-gap = (empty)
exlibris-alt-tile = Location { $number }, { $name }: { $effect }.
exlibris-alt-assistant = { $name }{ $library ->
    [none] {""}
   *[other] , of the { $library }
}: { $effect }.
exlibris-alt-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}: { $cards }.
exlibris-alt-search = The discard pile, { $count ->
    [one] one card
   *[other] { $count } cards
}: { $cards }.
exlibris-alt-titles = Titles: { $titles }
exlibris-alt-scores = Final scores: { $scores }.
