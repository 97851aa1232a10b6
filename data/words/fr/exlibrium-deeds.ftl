# What somebody did in a round, after their name.
exlibrium-did-played = joue { $characters }
exlibrium-did-activated = active { $characters }
exlibrium-did-flipped = { $count ->
    [one] retourne { $count } carte
   *[other] retourne { $count } cartes
}
exlibrium-did-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
