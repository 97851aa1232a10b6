# What somebody did in a round, after their name.
atheneum-did-books = { $count ->
    [one] 1 book shelved
   *[other] { $count } books shelved
}
atheneum-did-spiders = { $count ->
    [one] catches a spider
   *[other] catches { $count } spiders
}
atheneum-did-candles = { $count ->
    [one] lights a candle
   *[other] lights { $count } candles
}
atheneum-did-claimed = claims { $objectives }
atheneum-did-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
