# What is kept of finished games: numbers, ratings, best scores.

command-stats = What finished games add up to
command-stats-me = Show your finished games: numbers, rating and a picture
command-stats-member = Show a member's finished games on this server
command-stats-against = Show how you did against somebody
command-stats-server = Show what this server has played: best scores and leaderboard
command-stats-past = Show your past games, each with score sheet, film and record
option-kind = Which kind of game
option-member = Who
option-players = How many played
option-variant = What was chosen at the start; pick the kind of game first
option-strength = With an automatic player of this strength

stats-head-me = **Your finished games**
stats-head-member = **Finished games of { $who }**, on this server
stats-head-against = **You and { $who }** at one table
stats-head-server = **What this server has played to the end**
stats-head-past = **Your finished games**, page { $page } of { $pages }
stats-only = Only { $what }.
stats-none = No finished game fits that yet.
stats-line = **{ $game }**: { $played ->
    [one] one game
   *[other] { $played } games
}, { $won } won; points: { $mean } on average, { $best } at best
stats-rating = Rating: **{ $points }**
stats-rating-open = Rating so far: **{ $points }**. It settles with the tenth rated game.
stats-wait = For your eyes only: others wait { $time } for you on average.
stats-against = **{ $game }**: { $played ->
    [one] one game
   *[other] { $played } games
} together. Came in ahead: you { $ahead }, { $who } { $behind }; level: { $even }.
stats-server-line = **{ $game }**: { $played ->
    [one] one game
   *[other] { $played } games
} by { $people ->
    [one] one person
   *[other] { $people } people
}
stats-best = **Best scores**
stats-best-line = { $game } for { $seats }: **{ $points }**, { $who }, { $day }
stats-leaders = **Leaderboard**
stats-leaders-line = { $place }. { $who }: **{ $points }** in { $games } rated games
stats-leaders-none = Nobody stands here yet. It takes ten rated games, and the wish to be seen: `/settings`.
stats-past = Past games
stats-past-line = { $day } **{ $game }** for { $seats }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $place ->
    [1] won
   *[other] place { $place }
}
stats-past-pick = Pick a game: score sheet, film, record
stats-past-label = Game { $number }: { $game } for { $seats }
stats-past-detail = { $day }, { $points ->
    [one] one point
   *[other] { $points } points
}
stats-players = { $count ->
    [one] games for one
   *[other] games for { $count }
}
stats-strength = games with { $name }
stats-variant = games with { $name }
stats-variant-usual = the usual game
stats-yourself = You can't be compared with yourself. Please name somebody else.
stats-back = All past games

series-title = { $game }: { $who }
series-scores = { $count ->
    [one] The points of one game
   *[other] The points of { $count } games
}
series-won = won
series-rating = Rating
series-alt = { $title }. The points, oldest game first, * where it was won: { $scores }.
series-alt-rating = The rating went from { $first } to { $last }.

story-race = The closest race was { $part }: { $winner } { $own }, { $loser } { $other }.
story-ratings = Ratings: { $changes }
story-rating = { $name } { $after } ({ $change })
story-rating-open = { $name } { $after } ({ $change }), provisional
