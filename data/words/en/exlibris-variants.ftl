# Ex Libris: its variants, and the solo game against the public library.

exlibris-level-novice = Novice
exlibris-level-student = Student
exlibris-level-professor = Professor
exlibris-level-scholar = Scholar
exlibris-level-savant = Savant
exlibris-level-mandarin = Mandarin
exlibris-level-demiurge = Demiurge

# What may be chosen at the start.
exlibris-start-level = Solo, against the public library: difficulty
exlibris-start-level-novice = 1 Novice, the easiest
exlibris-start-level-student = 2 Student
exlibris-start-level-professor = 3 Professor
exlibris-start-level-scholar = 4 Scholar
exlibris-start-level-savant = 5 Savant
exlibris-start-level-mandarin = 6 Mandarin
exlibris-start-level-demiurge = 7 Demiurge, the hardest
exlibris-start-beginner = For a first game: three ordinary assistants each, nothing special to learn
exlibris-start-beginner-no = No
exlibris-start-beginner-yes = Yes
exlibris-start-removal = In a beginner game: leave the six hardest locations out
exlibris-start-removal-yes = Yes
exlibris-start-removal-no = No, play with all of them
exlibris-start-friendly = Leave out the meanest locations and libraries
exlibris-start-friendly-no = No
exlibris-start-friendly-yes = Yes
exlibris-start-long = A longer game: it ends three cards later
exlibris-start-long-no = No
exlibris-start-long-yes = Yes

# The lobby: what the choice changes, a line each.
exlibris-lobby-alone = Or play alone: which level?
exlibris-chosen-level = You play against the public library, at the level **{ $level }**: { $number ->
    [one] one card
   *[other] { $number } cards
} of the deck { $number ->
    [one] goes
   *[other] go
} to it in each of the five rounds.
exlibris-chosen-beginner = **Beginner**: everybody has three ordinary assistants and no special one; the six hardest locations stay in the box.
exlibris-chosen-beginner-all = **Beginner**: everybody has three ordinary assistants and no special one; all locations are in the game.
exlibris-chosen-friendly = **Friendly**: the four locations and the four libraries that annoy others most stay in the box.
exlibris-chosen-friendly-beginner = **Friendly**: the four locations that annoy others most stay in the box.
exlibris-chosen-long = **Long**: it takes three more cards on a shelf to bring the last round, 19 with two players, 17 with three, 15 with four.

# Playing alone.
exlibris-solo-round = { $round } of { $rounds }
exlibris-solo-rounds-all = The game has { $left ->
    [one] 1 round
   *[other] { $left } rounds
}.
exlibris-solo-books = Its books: { $books }.
exlibris-solo-rounds = { $left ->
    [0] This is the last round.
    [one] One more round comes after this one.
   *[other] { $left } more rounds come after this one.
}
exlibris-solo-library = The public library, at the level **{ $level }**, has { $count ->
    [0] no cards yet.
    [one] one card: { $top }.
   *[other] { $count } cards; on top lies { $top }.
}
exlibris-solo-shown = Its speciality is not { $categories }. { $hidden ->
    [0] No more category cards are hidden.
    [one] One more category card is hidden.
   *[other] { $hidden } more category cards are hidden.
}
exlibris-solo-tiles = { $count ->
    [0] No more locations are to come.
    [one] One more location is to come.
   *[other] { $count } more locations are to come.
}
exlibris-solo-row = **The public library**, { $cards ->
    [one] one card
   *[other] { $cards } cards
}: prominent { $prominent }, banned { $banned }, variety { $variety }, speciality { $speciality } ({ $category }) = **{ $total }**
exlibris-solo-won = **{ $who }** beats the public library at the level { $level }, { $own } to { $theirs }: { $lead ->
    [one] one point more
   *[other] { $lead } points more
}.
exlibris-solo-lost = The public library wins, { $theirs } to { $own }: **{ $who }** is { $short ->
    [one] one point
   *[other] { $short } points
} short.
exlibris-solo-tied = The public library wins a tie: both have { $own ->
    [one] 1 point
   *[other] { $own } points
}, and **{ $who }** needed one more.
exlibris-solo-reward = The 15 points for prominent works ({ $category }) go to { $winner ->
    [you] { $who }, with { $own ->
        [one] 1 book
       *[other] { $own } books
    } to { $theirs }.
    [tie] the public library, which wins the tie of { $own ->
        [one] 1 book
       *[other] { $own } books
    }.
   *[public] the public library, with { $theirs ->
        [one] 1 book
       *[other] { $theirs } books
    } to { $own }.
}
exlibris-solo-most = Apart from that, { $line ->
    [banned] fewer banned books
    [variety] variety
    [speciality] the speciality
    [stability] a stable shelf
   *[mummy] the entombed cards
} decided most: { $own } to { $theirs } in points.
exlibris-option-remove = { $tile }
exlibris-ask-remove-tiles = Which two locations leave the game? One new one opens in their place.
exlibris-fact-set-up-solo = The game is against the public library, at the level { $level }. Prominent: { $category }. Banned: { $category2 }.
exlibris-fact-last-round-solo = This is the last round.
exlibris-fact-category-shown = { $category } is shown: the public library's speciality is another one.
exlibris-fact-public-gained = The public library gains { $cards }.
exlibris-fact-tile-removed = The { $tile } leaves the game.
exlibris-tile-removed-several = The { $tiles } leave the game.
exlibris-fact-public-scored = The public library, whose speciality was { $category }, scores { $number }.
exlibris-fact-public-won = The public library wins.

# What does not go together.
exlibris-refused-solo-only = A level is for playing alone against the public library. With others at the table there is none.
exlibris-refused-solo-variants = The variants are for two to four players. Alone you choose a level instead.
exlibris-refused-few-libraries = These variants leave too few libraries to choose from. Please choose others, or fewer players.
exlibris-refused-few-tiles = These variants leave too few locations. Please choose others, or fewer players.

# What a variant is called in statistics.
exlibris-variant-beginner = Beginner
exlibris-variant-removal = Beginner with all locations
exlibris-variant-friendly = Friendly
exlibris-variant-long = Long
