# What somebody did in a round, after their name.
exlibrium-did-played = joga { $characters }
exlibrium-did-activated = ativa { $characters }
exlibrium-did-flipped = { $count ->
    [1] inverte 1 carta
   *[other] inverte { $count } cartas
}
exlibrium-did-points = { $count ->
    [1] 1 ponto
   *[other] { $count } pontos
}
