# Atheneum: questions, options and what happens. Help and pictures are in files of their own.

atheneum-title = Atheneum
atheneum-table-thinks = { $count ->
    [one] { $who } está
   *[other] { $who } estão
} pensando, andando de um lado para o outro…
atheneum-headline-draft = rodada { $round } de 10, escolha das cartas de estudo
atheneum-headline-shelving = rodada { $round } de 10, arrumação
atheneum-headline-over = o boletim final

# What things are called.
atheneum-colour-turquoise = turquesa
atheneum-colour-green = verde
atheneum-colour-purple = roxo
atheneum-colour-pink = rosa
atheneum-colour-black = preto
atheneum-compartment-UL = superior esquerdo
atheneum-compartment-UC = superior central
atheneum-compartment-UR = superior direito
atheneum-compartment-ML = central esquerdo
atheneum-compartment-BT = inferior
atheneum-compartment-SD1 = lateral 1
atheneum-compartment-SD2 = lateral 2
atheneum-where-any = qualquer nicho
atheneum-token-pair = par { $colours }
atheneum-token-book = livro de qualquer cor
atheneum-token-rearrange = { $count ->
    [1] 1 reorganização
   *[other] { $count } reorganizações
}
atheneum-token-wand = varinha
atheneum-token-side-shelf = estante lateral
atheneum-benefit-book = livro { $colour }
atheneum-benefit-any = livro à escolha
atheneum-benefit-book-in = livro à escolha no nicho { $compartment }
atheneum-benefit-rearrange = { $count ->
    [1] 1 reorganização
   *[other] { $count } reorganizações
}
atheneum-benefit-side-shelf = estante lateral
atheneum-benefit-wand = varinha
atheneum-benefit-token = token bônus
atheneum-benefit-points = { $count ->
    [1] 1 ponto
   *[other] { $count } pontos
}
atheneum-brief-times = { $thing } ×{ $count }
atheneum-brief-rearrange = ↔ { $count }
atheneum-brief-book-in = livro ({ $compartment })
atheneum-times = { $count } × { $thing }
atheneum-objective = { $shape }, { $worth }
atheneum-worth = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
atheneum-worth-wand = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
} e uma varinha
atheneum-shape-row = { $count ->
    [1] 1
   *[other] { $count } em fila
}
atheneum-shape-stack = pilha de { $count }
atheneum-shape-block = bloco de { $count }
atheneum-shape-in = { $shape } ({ $compartment })
atheneum-pattern = { $where }: { $levels }
atheneum-level-above = acima { $books }
atheneum-any-book = livro
atheneum-no-book = –

# Options: short, for buttons and menus.
atheneum-option-card = { $study }
atheneum-option-shelve = { $place }
atheneum-option-pair = { $colour } à esquerda
atheneum-option-lift = { $place }
atheneum-option-use = { $token }
atheneum-option-candle = token: { $token }
atheneum-option-claim = { $objective }
atheneum-option-confirm = Confirmar
atheneum-option-wand = Uma varinha
atheneum-option-token = Um token bônus
atheneum-option-book = Um livro de qualquer cor
atheneum-option-side-shelf = Uma estante lateral
atheneum-reward-wand = uma varinha
atheneum-reward-token = um token bônus
atheneum-reward-book = um livro de qualquer cor
atheneum-reward-side-shelf = uma estante lateral

# Headings of a question's options: each at most 60 letters.
atheneum-group-colour = Livro { $colour }
atheneum-group-any = Livro à escolha: { $colour }
atheneum-group-token = Token bônus: livro { $colour }
atheneum-group-named = Livro ({ $compartment })
atheneum-group-pair = Par { $colours }
atheneum-group-lift = Tirar um livro
atheneum-group-use = Usar um token bônus
atheneum-group-candle = Acender uma vela
atheneum-group-claim = Reivindicar um objetivo

# Second lines, suggestions and warnings.
atheneum-card-you = você: { $yellow }
atheneum-card-neighbours = { $left }: { $grey } · { $right }: { $blue }
atheneum-card-neighbour = { $both }: { $grey } · { $blue }
atheneum-place-text = { $compartment }
atheneum-place-coloured = { $colour }, { $compartment }
atheneum-lift-text = { $colour }, { $compartment }
atheneum-completes-objectives = completa { $objectives }
atheneum-completes-compartment = enche o nicho { $compartment }{ $spider ->
    [1] {" "}e pega a aranha dele
   *[0] {""}
}
# Whole moves: a book and the letter of its place.
atheneum-whole-book = { $book } → { $letter }
atheneum-whole-lift = tirar de { $letter }
atheneum-whole-reward = pela aranha: { $reward }
atheneum-suggest = { $book } → { $letter }: { $completes }
atheneum-suggest-objective = { $objective } (+{ $points })
atheneum-suggest-full = cheio
atheneum-suggest-spider = 🕷️
atheneum-suggest-claim = Reivindicar { $objective }
atheneum-candle-worth = no lugar que vale { $value }
atheneum-confirm-shelving = Confirmar as estantes
atheneum-confirm-claiming = Terminar minha rodada
atheneum-warning = Se você confirmar agora, perde { $things }. Não dá para voltar atrás.
atheneum-warning-books = { $count ->
    [1] 1 livro
   *[other] { $count } livros
}
atheneum-warning-lifts = { $count ->
    [1] 1 reorganização
   *[other] { $count } reorganizações
}
atheneum-warning-tokens = { $count ->
    [1] 1 token bônus
   *[other] { $count } tokens bônus
}
atheneum-warning-claims = { $count ->
    [1] a chance de reivindicar um objetivo agora
   *[other] a chance de reivindicar { $count } objetivos agora
}
atheneum-holding = Para usar: { $things }
atheneum-holding-kept = Também depois de confirmar: { $things }
atheneum-holding-nothing = Está tudo usado.
atheneum-claim-later = Logo depois de confirmar, você pode reivindicar: { $objectives }.

# Questions.
atheneum-ask-pick = Que carta de estudo você joga?
atheneum-ask-shelve = Guarde seus livros e depois confirme.
atheneum-ask-claim = Reivindique objetivos, use o que sobrou e depois termine sua rodada.
atheneum-ask-spider = Você pegou a aranha do nicho { $compartment }! O que quer em troca dela?

# What happens.
atheneum-fact-favourite = Cor favorita de { $seat }: { $colour }.
atheneum-fact-objectives = Os objetivos: { $objectives }.
atheneum-fact-round = Começa a rodada { $number }.
atheneum-fact-hand = Suas cartas de estudo: { $studies }.
atheneum-fact-revealed = { $seat } joga uma carta de estudo: { $study }.
atheneum-fact-left-over = { $seat } descarta o que sobrou: { $studies }.
atheneum-fact-points = { $seat } ganha { $number ->
    [1] 1 ponto
   *[other] { $number } pontos
}.
atheneum-fact-wand = { $seat } pega uma varinha.
atheneum-fact-wand-lost = { $seat } não tem mais varinhas para pegar.
atheneum-fact-side-shelf = { $seat } monta uma estante lateral.
atheneum-fact-side-shelf-lost = { $seat } já tem duas estantes laterais.
atheneum-fact-token = { $seat } pega um token bônus.
atheneum-fact-token-lost = Não sobrou token bônus para { $seat }.
atheneum-fact-drew-token = Seu token bônus: { $token }.
atheneum-fact-shelved = Você guarda um livro { $colour } em { $place }.
atheneum-fact-pair-shelved = Você guarda o { $token } em { $place }.
atheneum-fact-lifted = Você tira o livro { $colour } de { $place }.
atheneum-fact-pair-lifted = Você tira o { $token } de { $place }.
atheneum-fact-used = Você usa o token bônus: { $token }.
atheneum-fact-reward = Sua recompensa: { $reward }.
atheneum-fact-own-wand = O objetivo dá uma varinha a você.
atheneum-fact-own-wand-lost = O objetivo dá uma varinha, mas sua reserva está vazia.
atheneum-fact-candle = { $seat } acende uma vela, que vale { $number }.
atheneum-fact-spider = { $seat } pega a aranha do nicho { $compartment }.
atheneum-fact-claimed = { $seat } reivindica um objetivo: { $objective }.
atheneum-fact-confirmed = { $seat } confirma: { $number ->
    [1] 1 livro
   *[other] { $number } livros
} nas estantes.
atheneum-fact-lost-books = { $seat } perde { $number ->
    [1] 1 livro não usado
   *[other] { $number } livros não usados
}.
atheneum-fact-lost-tokens = { $seat } devolve { $number ->
    [1] 1 token bônus
   *[other] { $number } tokens bônus
}.
atheneum-fact-objective = Objetivo que sai: { $objective }. Novo: { $objective2 }.
atheneum-fact-scored = { $seat } soma { $number ->
    [1] 1 ponto
   *[other] { $number } pontos
} no total.
atheneum-fact-won = { $seat } vence!

# Hands, shelves and the whole table in words.
atheneum-hand = Suas cartas de estudo:
atheneum-hand-empty = Você não tem cartas de estudo agora.
atheneum-hand-round = O que esta rodada dá a você: { $things }. **Jogar** mostra suas estantes. Suas próximas cartas de estudo vêm na próxima rodada.
atheneum-hand-over = A partida acabou.
atheneum-shelf = **{ $seat }** (cor favorita: { $colour }): { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}, { $wands ->
    [1] 1 varinha
   *[other] { $wands } varinhas
} na mão, { $reserve } na reserva, { $books ->
    [1] 1 livro
   *[other] { $books } livros
}
atheneum-shelf-row = { $compartment }: { $levels }{ $spider ->
    [1] {" "}· aranha
   *[0] {""}
}
atheneum-shelf-candles = Velas: { $lit } de { $places }
atheneum-table-objectives = Objetivos; o último é o primeiro a sair:
atheneum-table-objective = **{ $objective }**: { $pattern }{ $claimed ->
    [none] {""}
   *[other] {" "}· reivindicado por { $claimed }
}
atheneum-table-player = **{ $seat }**: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}, { $wands ->
    [1] 1 varinha
   *[other] { $wands } varinhas
}, { $books ->
    [1] 1 livro
   *[other] { $books } livros
}{ $study ->
    [none] {""}
   *[other] , joga { $study }
}
atheneum-score-row = **{ $seat }**: partida { $play }, favoritos { $favourite }, nichos { $compartments }, velas { $candles }, varinhas { $wands } = **{ $total }**

# What may be chosen at the start.

# Refusals of its own; nothing has changed then.
atheneum-refused-not-in-hand = Essa carta de estudo não está na sua mão.
atheneum-refused-pick-first = Primeiro escolha uma carta de estudo; os livros vêm depois que todos escolherem.
atheneum-refused-already-revealed = As cartas de estudo já foram reveladas, então sua escolha fica valendo.
atheneum-refused-confirm-first = Primeiro confirme suas estantes; depois você pode reivindicar.
atheneum-refused-not-held = Você não tem isso.
atheneum-refused-wrong-compartment = Esse livro é para outro nicho.
atheneum-refused-no-such-place = Suas estantes não têm esse lugar.
atheneum-refused-place-taken = Já há um livro ali.
atheneum-refused-nothing-below = Não há livro embaixo desse lugar, e um livro cairia.
atheneum-refused-no-support = Ao lado desse lugar não há livro nem parede que sirva de apoio.
atheneum-refused-plainer-book = Você tem um livro exatamente dessa cor: use-o antes de um que pode ser de qualquer cor.
atheneum-refused-pair-too-wide = Um par precisa de dois lugares lado a lado.
atheneum-refused-place-empty = Não há livro ali.
atheneum-refused-no-lifts = Você não tem mais reorganizações.
atheneum-refused-pair-by-its-left = Esse livro é metade de um par: tire o par pelo livro da esquerda.
atheneum-refused-pair-needs-two = Um par gasta duas reorganizações, e você só tem uma.
atheneum-refused-holds-others = Há outros livros apoiados nesse ou em cima dele.
atheneum-refused-two-side-shelves = Você já tem duas estantes laterais, e não há lugar para a terceira.
atheneum-refused-no-wand-in-reserve = Não há mais varinhas na sua reserva.
atheneum-refused-nothing-to-lift = Não há livro para reorganizar.
atheneum-refused-no-candle-place = Todos os seus lugares de vela estão ocupados.
atheneum-refused-not-open = Esse objetivo não está na mesa.
atheneum-refused-claimed-already = Você já reivindicou esse objetivo.
atheneum-refused-not-shown = Suas estantes não mostram esse objetivo.
atheneum-refused-no-wand = Você não tem varinha na mão para reivindicá-lo.

# What decided the game (AT-75).
atheneum-part-play = pontos durante a partida
atheneum-part-favourite = favoritos juntos
atheneum-part-compartments = nichos cheios
atheneum-part-candles = velas
atheneum-part-wands = varinhas
atheneum-tie-books = { $winner } e { $loser } têm { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
} cada. Então contam os livros, e { $winner } tem mais nas estantes: { $own } contra { $other }.
atheneum-tie-favourites = { $winner } e { $loser } empatam em pontos e livros. Então contam os livros favoritos, e { $winner } tem mais: { $own } contra { $other }.
atheneum-tie-shared = { $who } empatam em pontos, livros e livros favoritos.

# A história de uma partida terminada.
atheneum-story-ahead = Da rodada { $round } em diante, { $seat } liderou nos pontos das rodadas.
atheneum-story-behind = Durante as rodadas { $seat } não liderava: o boletim final virou o jogo.
atheneum-story-claims = Mais objetivos: { $seat }, com { $count }.
atheneum-story-spiders = Mais aranhas: { $seat }, com { $count }.
atheneum-story-lost = { $count ->
    [one] { $count } livro não achou lugar.
   *[other] { $count } livros não acharam lugar.
}
