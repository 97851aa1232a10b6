# What somebody did in a turn or a round, after their name.
exlibris-did-took = prend { $cards }
exlibris-did-shelved = range { $cards }
exlibris-did-discarded = défausse { $cards }
exlibris-did-drew = { $count ->
    [one] pioche { $count } carte
   *[other] pioche { $count } cartes
}
