# What somebody did in a round, after their name.
exlibrium-did-played = plays { $characters }
exlibrium-did-activated = activates { $characters }
exlibrium-did-flipped = { $count ->
    [one] flips 1 card
   *[other] flips { $count } cards
}
exlibrium-did-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
