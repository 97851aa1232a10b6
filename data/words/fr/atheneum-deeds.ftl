# What somebody did in a round, after their name.
atheneum-did-books = { $count ->
    [one] { $count } livre rangé
   *[other] { $count } livres rangés
}
atheneum-did-spiders = { $count ->
    [one] capture une araignée
   *[other] capture { $count } araignées
}
atheneum-did-candles = { $count ->
    [one] allume une bougie
   *[other] allume { $count } bougies
}
atheneum-did-claimed = valide { $objectives }
atheneum-did-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
