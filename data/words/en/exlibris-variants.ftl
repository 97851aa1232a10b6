# Ex Libris: its variants, and the solo game against the public library.

exlibris-level-1 = Novice
exlibris-level-2 = Student
exlibris-level-3 = Professor
exlibris-level-4 = Scholar
exlibris-level-5 = Savant
exlibris-level-6 = Mandarin
exlibris-level-7 = Demiurge

exlibris-option-remove = { $tile }
exlibris-ask-remove-tiles = Which two locations leave the game? One new one opens in their place.
exlibris-fact-set-up-solo = You play against the public library, as a { $level }. Prominent: { $category }. Banned: { $category2 }.
exlibris-fact-last-round-solo = This is the last round.
exlibris-fact-category-shown = { $category } is shown: the public library's speciality is another one.
exlibris-fact-public-gained = The public library gains { $cards }.
exlibris-fact-tile-removed = The { $tile } leaves the game.
exlibris-fact-public-scored = The public library, whose speciality was { $category }, scores { $number }.
exlibris-fact-public-won = The public library wins.

# What does not go together.
exlibris-refused-solo-only = A level is for playing alone against the public library. With others at the table there is none.
exlibris-refused-solo-level = There are seven levels, from Novice (1) to Demiurge (7).
exlibris-refused-solo-variants = The variants are for two to four players. Alone you choose a level instead.
exlibris-refused-few-libraries = These variants leave too few libraries to choose from. Please choose others, or fewer players.
exlibris-refused-few-tiles = These variants leave too few locations. Please choose others, or fewer players.
