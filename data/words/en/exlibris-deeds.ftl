# What somebody did in a turn or a round, after their name.
exlibris-did-took = takes { $cards }
exlibris-did-shelved = shelves { $cards }
exlibris-did-discarded = discards { $cards }
exlibris-did-drew = { $count ->
    [one] draws 1 card
   *[other] draws { $count } cards
}
