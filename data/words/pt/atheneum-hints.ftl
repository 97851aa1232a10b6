# Why the automatic player would answer so: one short sentence below its advice.

atheneum-hint-shows = Isso completa um objetivo: { $objective }.
atheneum-hint-towards = Isso deixa você mais perto de um objetivo: { $objective }.
atheneum-hint-catches = Isso enche um nicho ({ $compartment }), e você pega a aranha que está lá.
atheneum-hint-fills = Isso enche um nicho ({ $compartment }), e nichos cheios contam no fim.
atheneum-hint-filling = Isso ajuda a encher um nicho: { $compartment }.
atheneum-hint-favourite = É da sua cor favorita ({ $colour }), e livros favoritos pontuam lado a lado.
atheneum-hint-favourite-alone = É da sua cor favorita ({ $colour }): com outro ao lado, os dois pontuarão.
atheneum-hint-room = Nada pede esse livro agora, mas um livro na estante sempre pode ser útil.
atheneum-hint-lift-objective = Em { $place } ele vai servir a um objetivo: { $objective }.
atheneum-hint-lift-compartment = Em { $place } ele vai ajudar a encher um nicho: { $compartment }.
atheneum-hint-lift-favourite = Em { $place } ele vai ficar junto de outros livros favoritos ({ $colour }), e isso pontua.
atheneum-hint-claim = Suas estantes já mostram o objetivo, e você tem uma varinha para ele: { $objective }.
atheneum-hint-candle = Como vela ele vale { $number ->
    [1] 1 ponto
   *[other] { $number } pontos
} no fim.
atheneum-hint-nothing-left = Não há mais nada para usar aqui.
atheneum-hint-no-better-place = Nenhum livro ficaria tão melhor em outro lugar que valha a pena movê-lo.
atheneum-hint-no-gain = Nada do que você ainda tem renderia alguma coisa agora.
atheneum-hint-neighbours = Outra carta ajudaria você um pouco mais, mas também seus vizinhos.
atheneum-hint-neighbours-only = Nenhuma carta ajuda muito, e esta é a que menos ajuda seus vizinhos.
atheneum-hint-any-book = Ela traz um livro à escolha, que vai para onde você mais precisa.
atheneum-hint-book-for = Ela traz um livro à escolha para um nicho: { $compartment }.
atheneum-hint-book-objective = Um livro { $colour } deixa você mais perto de um objetivo: { $objective }.
atheneum-hint-book-compartment = Um livro { $colour } ajuda a encher um nicho: { $compartment }.
atheneum-hint-book-favourite = Sua cor favorita ({ $colour }) pontua quando os livros ficam lado a lado.
atheneum-hint-book-room = Um livro { $colour } tem lugar nas suas estantes e pode ser útil.
atheneum-hint-wand-pays = Suas estantes mostram mais objetivos do que você tem varinhas.
atheneum-hint-wand-ahead = Cada varinha paga mais um objetivo.
atheneum-hint-side-shelf = Uma estante lateral traz novos lugares e mais uma aranha, e { $number ->
    [0] esta é a última rodada para enchê-la
    [1] ainda há uma rodada para enchê-la
   *[other] ainda há { $number } rodadas para enchê-la
}.
atheneum-hint-token-candle = Um token bônus pode ao menos virar uma vela, que vale { $number ->
    [1] 1 ponto
   *[other] { $number } pontos
} no fim.
atheneum-hint-token = Seja qual for o token bônus, você vai saber usá-lo.
atheneum-hint-points = Isso dá { $number ->
    [1] 1 ponto
   *[other] { $number } pontos
} na hora.
atheneum-hint-lifts = Você vai poder mover { $number ->
    [1] um livro
   *[other] { $number } livros
}, e suas estantes precisam disso.
