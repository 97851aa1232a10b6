# What the master says of a game that is over.

command-games-review = Show what the master says about one of your finished games
review-button = Review
review-head = What the master of **{ $game }** ({ $master }) says about your choices, by what you could see then:
review-head-shared = What the master of **{ $game }** ({ $master }) says to { $who }, by what could be seen then:
review-costly = **{ $sign }.** { $where }: **−{ $points }**
    { $question }
    Chosen: { $given }
    Better: **{ $other }**. { $reason }
review-best = { $sign } { $where }: **+{ $points }**, the best choice
    { $question }
    Chosen: **{ $given }**. { $reason }
    Next best: { $other }
review-none = No choice cost you anything worth telling.
review-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-deeper = At first sight nobody can tell; it shows when the game is played on.
review-soon = The master is looking through this game while nobody else needs to think. That takes a few minutes.
review-again = Look again
review-look = Choice { $sign }
review-all = All of the review
review-share = Share at the table
review-shared = It stands at the table now.
review-not-over = The master looks through a game when it is over.
review-ended = This game was broken off, so there is nothing to look through.
review-off = Whoever runs this bot has switched reviews off.
review-impossible = The master can't look through this game: its rules have changed since, or its record is damaged.
review-failed = The master did not get through this game. Ask again in an hour: it tries three times in all.

odds-title = { $game }: chances of winning
odds-title-alone = { $game }: points so far
odds-round = Round
atheneum-odds-round = Round
odds-alt = { $who }, in per cent, from the beginning to the end: { $values }.
odds-alt-alone = { $who }, from the beginning to the end: { $values }.
