# A finished game as a film.

film-button = Filme
film-soon = Estou desenhando o filme desta partida. Leva cerca de meio minuto, e então ele aparece aqui.
film-here = Aqui está.
film-failed = Não consegui desenhar o filme. A partida e o registro estão a salvo; tente de novo mais tarde.
film-alt = A partida inteira de { $game } em filme, jogada a jogada. { $count ->
    [1] { $who } vence.
   *[other] { $who } dividem a vitória.
}
film-open-button = Filme, mãos abertas
film-open-alt = A partida inteira de { $game } em filme, jogada a jogada, com a mão de cada um abaixo da mesa. { $count ->
    [1] { $who } vence.
   *[other] { $who } dividem a vitória.
}
