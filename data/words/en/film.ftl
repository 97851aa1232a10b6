# A finished game as a film.

film-button = Film
film-soon = I am drawing the film of this game. It takes about half a minute, and then it appears here.
film-here = There it is.
film-failed = I could not draw the film. The game and its record are safe; please try again later.
film-alt = The whole game of { $game } as a film, turn by turn. { $count ->
    [one] { $who } wins.
   *[other] { $who } share the victory.
}
film-open-button = Film, hands open
film-open-alt = The whole game of { $game } as a film, turn by turn, with everybody's hand below the table. { $count ->
    [one] { $who } wins.
   *[other] { $who } share the victory.
}
