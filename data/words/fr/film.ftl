# A finished game as a film.

film-button = Film
film-soon = Je dessine le film de cette partie. Il me faut une demi-minute environ, puis il apparaît ici.
film-here = Le voilà.
film-failed = Je n'ai pas réussi à dessiner le film. La partie et son archive sont intactes ; réessaie plus tard.
film-alt = Toute la partie en film, coup par coup : { $game }. { $count ->
    [one] { $who } gagne.
   *[other] { $who } se partagent la victoire.
}
film-open-button = Film, mains ouvertes
film-open-alt = Toute la partie en film, coup par coup, avec la main de chacun sous la table : { $game }. { $count ->
    [one] { $who } gagne.
   *[other] { $who } se partagent la victoire.
}
