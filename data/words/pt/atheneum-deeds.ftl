# What somebody did in a round, after their name.
atheneum-did-books = { $count ->
    [1] 1 livro na estante
   *[other] { $count } livros na estante
}
atheneum-did-spiders = { $count ->
    [1] pega uma aranha
   *[other] pega { $count } aranhas
}
atheneum-did-candles = { $count ->
    [1] acende uma vela
   *[other] acende { $count } velas
}
atheneum-did-claimed = reivindica { $objectives }
atheneum-did-points = { $count ->
    [1] 1 ponto
   *[other] { $count } pontos
}
