# Why the automatic player would answer so: one short sentence below its advice.

exlibris-hint-nothing-to-gain = Nada do que há para escolher rende o bastante agora.
exlibris-hint-proven = Destas, é a que tem o assistente que mais venceu em partidas entre jogadores automáticos.
exlibris-hint-proven-for-others = Destas, é a que tem o assistente que mais ajudaria outra pessoa.
exlibris-hint-new-card = Uma carta nova vale mais do que qualquer uma que você possa catalogar agora.
exlibris-hint-ready = { $card } já tem um bom lugar na sua estante.
exlibris-hint-power = É lá que seu assistente rende mais: { $assistant }.
exlibris-hint-lies-there = { $card } está lá e cai bem na sua estante.
exlibris-hint-hut = Isso traz { $number ->
    [1] uma carta
   *[other] { $number } cartas
}, e você joga primeiro na próxima rodada.
exlibris-hint-unseen = Entre as cartas que isso traz, alguma deve servir.
exlibris-hint-shelves-several = Você tem várias cartas prontas para a estante.
exlibris-hint-acts-too = Assim outro assistente seu também age.
exlibris-hint-tidies = Dá para deixar sua estante mais em ordem.
exlibris-hint-books-speciality = Tem livros de { $category }, sua especialidade.
exlibris-hint-books-prominent = Tem livros de { $category }, as obras ilustres.
exlibris-hint-books-variety = Tem livros de { $category }, e desses você tem poucos.
exlibris-hint-speciality = Sua especialidade é { $category }.
exlibris-hint-prominent = As obras ilustres são { $category }, e você está na disputa.
exlibris-hint-variety = Você tem poucos livros de { $category }, e é a menor categoria que conta.
exlibris-hint-firmer = Com isso sua estante ganha { $number ->
    [1] 1 ponto
   *[other] { $number } pontos
} de estabilidade.
exlibris-hint-compact = Isso mantém sua estante compacta, o que rende estabilidade no fim.
exlibris-hint-keeps-open = Isso deixa a fileira { $row } aberta para cartas com { $letter }.
exlibris-hint-in-order = Há um lugar para ela na ordem certa, entre { $card } e { $card2 }.
exlibris-hint-in-order-after = Há um lugar para ela na ordem certa, depois de { $card }.
exlibris-hint-in-order-before = Há um lugar para ela na ordem certa, antes de { $card }.
exlibris-hint-first = Para a primeira carta, qualquer lugar serve.
exlibris-hint-kept-from-others = É quase tão boa quanto a melhor para você, e um oponente gostaria mais dela.
exlibris-hint-no-place = Ainda não há na sua estante um lugar bom o bastante para ela.
exlibris-hint-makes-room = Isso abre um lugar onde a carta fica em ordem.
exlibris-hint-entombs = Uma carta debaixo de outra vale 2 pontos.
exlibris-hint-least-missed = É o que menos fará falta à sua estante.
exlibris-hint-least-help = É o que menos ajudaria um oponente.
exlibris-hint-behind = A estante de { $seat } é a que tem menos cartas, então isso atrapalha menos você.
exlibris-hint-no-limit = A mão pode ter quantas cartas você quiser.
exlibris-hint-sells = Para cada carta que alguém pega, você compra duas e cataloga uma.
exlibris-hint-full-hand = { $seat } tem muitas cartas na mão, então deve haver o que pegar.
exlibris-hint-random-card = Uma carta ao acaso custa menos a você do que duas ações da casa para o oponente.
exlibris-hint-effect-waits = O que ele foi fazer ali ainda está por vir.
exlibris-hint-works-again = Ali ele já fez o que tinha que fazer, e pode fazer mais em outro lugar.
exlibris-hint-goes-on = Você tem outra carta para a estante, e isso vale uma que não faz falta.
exlibris-hint-burns = A ação da casa vale mais do que a carta.
exlibris-hint-promise-least = São os que menos prometem para as próximas rodadas.
exlibris-hint-best-total = Com estas viradas para baixo, seu total é o maior possível.
exlibris-hint-best-as-it-is = Com a estante como está, seu total é o maior possível.
