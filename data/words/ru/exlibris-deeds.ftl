# What somebody did in a turn or a round, after their name.
exlibris-did-took = берёт { $cards }
exlibris-did-shelved = ставит на полку { $cards }
exlibris-did-discarded = сбрасывает { $cards }
exlibris-did-drew = { $count ->
    [one] добирает { $count } карту
    [few] добирает { $count } карты
   *[other] добирает { $count } карт
}
