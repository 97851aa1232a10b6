# Why the automatic player would answer so: one short sentence below its advice.

atheneum-hint-shows = It completes an objective: { $objective }.
atheneum-hint-towards = It brings you closer to an objective: { $objective }.
atheneum-hint-catches = It fills a compartment ({ $compartment }), so you catch the spider there.
atheneum-hint-fills = It fills a compartment ({ $compartment }), and full ones count at the end.
atheneum-hint-filling = It helps to fill a compartment: { $compartment }.
atheneum-hint-favourite = It is of your favourite colour, { $colour }, and favourite books score side by side.
atheneum-hint-favourite-alone = It is of your favourite colour, { $colour }: with another one beside it, both will score.
atheneum-hint-room = Nothing needs it just now, but a book on the shelf may still come in useful.
atheneum-hint-lift-objective = At { $place } it will serve an objective: { $objective }.
atheneum-hint-lift-compartment = At { $place } it will help to fill a compartment: { $compartment }.
atheneum-hint-lift-favourite = At { $place } it will stand with your other favourite books ({ $colour }), and that scores.
atheneum-hint-claim = Your shelves show it, and you have a wand for it: { $objective }.
atheneum-hint-candle = As a candle it is worth { $number ->
    [one] 1 point
   *[other] { $number } points
} at the end.
atheneum-hint-nothing-left = There is nothing left to use here.
atheneum-hint-no-better-place = No book would stand so much better elsewhere that moving it pays.
atheneum-hint-no-gain = Nothing that you still hold would gain you anything now.
atheneum-hint-neighbours = Another card would do a little more for you, but also for your neighbours.
atheneum-hint-neighbours-only = No card does much for you, and this one does least for your neighbours.
atheneum-hint-any-book = It brings a book of any colour, which goes where you need it most.
atheneum-hint-book-for = It brings a book of any colour for one compartment: { $compartment }.
atheneum-hint-book-objective = A { $colour } book brings you closer to an objective: { $objective }.
atheneum-hint-book-compartment = A { $colour } book helps to fill a compartment: { $compartment }.
atheneum-hint-book-favourite = Your favourite colour is { $colour }, and favourite books score side by side.
atheneum-hint-book-room = A { $colour } book has a place on your shelves and may come in useful.
atheneum-hint-wand-pays = Your shelves show more objectives than you have wands for.
atheneum-hint-wand-ahead = Each wand pays for one more objective.
atheneum-hint-side-shelf = A side shelf means new places and one more spider, and { $number ->
    [0] this round is the last to fill it
    [one] there is one more round to fill it
   *[other] there are { $number } more rounds to fill it
}.
atheneum-hint-token-candle = A bonus token can at least become a candle, worth { $number ->
    [one] 1 point
   *[other] { $number } points
} at the end.
atheneum-hint-token = Whatever a bonus token turns out to be, you can make use of it.
atheneum-hint-points = That is { $number ->
    [one] 1 point
   *[other] { $number } points
} at once.
atheneum-hint-lifts = You may move { $number ->
    [one] a book
   *[other] { $number } books
}, and your shelves have use for that.
