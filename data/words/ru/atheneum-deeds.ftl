# What somebody did in a round, after their name.
atheneum-did-books = { $count ->
    [one] на полках ещё { $count } книга
    [few] на полках ещё { $count } книги
   *[other] на полках ещё { $count } книг
}
atheneum-did-spiders = { $count ->
    [1] ловит паука
    [one] ловит { $count } паука
    [few] ловит { $count } пауков
   *[other] ловит { $count } пауков
}
atheneum-did-candles = { $count ->
    [1] зажигает свечу
    [one] зажигает { $count } свечу
    [few] зажигает { $count } свечи
   *[other] зажигает { $count } свечей
}
atheneum-did-claimed = сдаёт { $objectives }
atheneum-did-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
