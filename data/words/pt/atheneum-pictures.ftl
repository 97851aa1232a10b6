# Atheneum: words in the pictures. They are short, because there is little room: the comments say how many letters.

# The table. At most 10 and 22 letters, then 14.
atheneum-pic-round = Rodada { $round }
atheneum-pic-draft = Escolha uma carta
atheneum-pic-shelving = Guarde seus livros
atheneum-pic-over = O boletim final
atheneum-pic-leaves = Próximo a sair

# A player's shelves: at most 40 letters each.
atheneum-pic-favourite = Favorito: { $subject }
atheneum-pic-held = Para usar antes de confirmar
atheneum-pic-kept = Para usar até o fim da sua rodada
atheneum-pic-nothing-held = Nada mais para usar

# The hand: two lines of at most 60 letters, then labels of at most 20.
atheneum-pic-pass-left = Escolha uma; o resto vai à esquerda, para { $name }
atheneum-pic-pass-right = Escolha uma; o resto vai à direita, para { $name }
atheneum-pic-pass-none = Escolha uma; a outra é descartada
atheneum-pic-this-round = O que esta rodada dá a você
atheneum-pic-for-you = para você
atheneum-pic-for = para { $name }
atheneum-pic-you = Você
atheneum-pic-no-cards = Nenhuma carta de estudo na mão

# A book for one compartment on a study card: two lines of at most 17 letters.
atheneum-pic-book-in = livro ({ $compartment })

# The final report: labels of at most 24 letters, and a ribbon of at most 12.
atheneum-sheet-title = Boletim escolar
atheneum-sheet-play = Durante a partida
atheneum-sheet-favourite = Favoritos juntos
atheneum-sheet-compartments = Nichos cheios
atheneum-sheet-candles = Velas
atheneum-sheet-wands = Varinhas na mão
atheneum-sheet-total = Total
atheneum-sheet-books = Livros guardados
atheneum-sheet-favourites = Livros favoritos
atheneum-sheet-winner = VITÓRIA

# For whoever cannot see the pictures. Levels of a compartment are told from below, with / between them.
atheneum-alt-board = A mesa na rodada { $round }. Objetivos: { $row }.
atheneum-alt-player = { $name }: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}, { $wands ->
    [1] 1 varinha
   *[other] { $wands } varinhas
}, { $books ->
    [1] 1 livro
   *[other] { $books } livros
}{ $turn ->
    [1] , com a vez
   *[other] {""}
}.
atheneum-alt-shelf = Estantes de { $name }, { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}, { $books ->
    [1] 1 livro
   *[other] { $books } livros
}. { $shelves }.
atheneum-alt-compartment = { $name }{ $state ->
    [full] {" "}(cheio)
   *[open] {""}
}: { $books }
atheneum-alt-hand = Cartas de estudo, { $count }: { $cards }.
atheneum-alt-scores = Pontuação final: { $scores }.
