# What somebody did in a turn or a round, after their name.
exlibris-did-took = pega { $cards }
exlibris-did-shelved = cataloga { $cards }
exlibris-did-discarded = descarta { $cards }
exlibris-did-drew = { $count ->
    [1] compra 1 carta
   *[other] compra { $count } cartas
}
