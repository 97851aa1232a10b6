# Ex Libris: questions, options and what happens. The locations and the assistants are in files of their own.

language = pt

exlibris-title = Ex Libris
exlibris-table-thinks = { $count ->
    [one] { $who } está
   *[other] { $who } estão
} pensando, de olhos no catálogo…
exlibris-headline-libraries = escolha das bibliotecas
exlibris-headline-placement = rodada { $round }, deslocamento dos assistentes
exlibris-headline-preparation = rodada { $round }, uma nova manhã
exlibris-headline-resolution = rodada { $round }, resolução dos locais
exlibris-headline-cleanup = rodada { $round }, limpeza
exlibris-headline-inspection = a fiscalização
exlibris-headline-over = a pontuação final
exlibris-headline-last = { $headline } · última rodada

exlibris-tile = { $number } { $name }
exlibris-home = Casa
exlibris-direction-left = para a esquerda
exlibris-direction-right = para a direita
exlibris-direction-up = para cima
exlibris-direction-down = para baixo

# Options: short, for buttons and menus.
exlibris-option-library = { $library }
exlibris-option-home = Casa: comprar ou catalogar
exlibris-option-tile = { $tile }
exlibris-option-tile-space = { $tile }, espaço { $space }
exlibris-option-share = { $tile }, dividindo o espaço { $space }
exlibris-option-bid = { $tile }, lance { $number }
exlibris-option-draw = Comprar uma carta
exlibris-option-shelve = Catalogar uma carta
exlibris-option-nothing = Agora não
exlibris-option-done = Chega
exlibris-option-keep = Deixar na mão
exlibris-option-card = { $card }
exlibris-option-stack = { $row }, { $column }
exlibris-option-cell = { $row }, { $column }
exlibris-option-over = Por cima
exlibris-option-under = Por baixo
exlibris-option-shift = Antes, mover cartas { $direction }
exlibris-option-category = { $category }
exlibris-option-seat = { $seat }
exlibris-option-pass = Passar
exlibris-option-move = Mandar um assistente para casa
exlibris-option-shelf = Arrumar minha estante
exlibris-option-swap-hand = Trocar por uma carta da mão
exlibris-option-swap-shelf = Trocar duas de lugar
exlibris-option-lift = Tirar uma e pôr em outro lugar
exlibris-option-assistant = { $assistant } ({ $tile })
exlibris-option-bump = { $assistant } → { $tile }, espaço { $space }
exlibris-option-slide = Deslizar cartas
exlibris-option-give = Dar uma carta da mão, ao acaso
exlibris-option-host = Deixar fazer as duas ações da casa
exlibris-option-return = Recolher
exlibris-option-stay = Deixar onde está
exlibris-option-steal = { $seat }: { $category }
exlibris-option-face-down = A { $number }ª carta, sem ver
exlibris-option-all = Todas, por duas ações da casa

# Where a card may go on the shelf, told by its neighbours.
# Whole moves, such as "Home: shelve D1 right of C4".
exlibris-whole-home = Casa
exlibris-whole-shelve = catalogar { $card } { $place }
exlibris-whole-shelve-first = catalogar { $card }
exlibris-whole-keep = guardar { $card }
exlibris-whole-take = pegar { $cards }
exlibris-whole-give = dar { $cards }
exlibris-whole-to = para { $seat }
exlibris-whole-discard = descartar { $cards }
exlibris-whole-offer = oferecer { $cards }
exlibris-place-first = o primeiro lugar
exlibris-place-left = à esquerda de { $card }
exlibris-place-right = à direita de { $card }
exlibris-place-above = acima de { $card }
exlibris-place-below = abaixo de { $card }
exlibris-place-over = por cima de { $card }
exlibris-place-under = por baixo de { $card }
exlibris-place-row = fileira { $row }
exlibris-slide = { $cards }: { $number ->
    [1] 1 espaço
   *[other] { $number } espaços
} { $direction }
exlibris-face-down = { $card }, virada para baixo
exlibris-from-shelf = Da sua estante

# Questions.
exlibris-ask-library = Qual biblioteca vai ser a sua?
exlibris-ask-library-discard = Qual biblioteca você tira do jogo?
exlibris-ask-place = Onde você coloca um assistente?
exlibris-ask-home = Você está em casa. Comprar uma carta ou catalogar uma?
exlibris-ask-shelve-card = Que carta você cataloga?
exlibris-ask-shelve = Em que lugar da estante você põe { $card }?
exlibris-ask-wizard = Que cartas ligadas você move { $direction }, para abrir lugar para { $card }?
exlibris-ask-wizard-cell = Em qual dos lugares abertos você põe { $card }?
exlibris-ask-witch = A Bruxa tem duas cartas à frente. Com qual você fica: { $card } ou { $card2 }?
exlibris-ask-swap-give = Que carta da mão você deixa no local { $tile }?
exlibris-ask-take = Que carta você pega no local { $tile }?
exlibris-ask-discard = { $least ->
    [0] Que cartas você descarta no local { $tile }? Pode ser nenhuma.
   *[other] Que cartas você descarta no local { $tile }? Pelo menos { $least }.
}
exlibris-ask-gift-card = Qual das cartas que sobraram você dá?
exlibris-ask-gift-to = Quem recebe { $card }?
exlibris-ask-den-category = Em que categoria você aposta?
exlibris-ask-lodge = O que você faz no Albergue de Bibliotecários?
exlibris-ask-lodge-move = Qual assistente vai para casa?
exlibris-ask-lodge-shelf = Como você arruma sua estante?
exlibris-ask-lodge-stack = Qual carta da estante?
exlibris-ask-lodge-hand = Que carta da mão entra no lugar dela?
exlibris-ask-lodge-pair = Quais duas cartas da estante trocam de lugar?
exlibris-ask-dump-category = Que categoria você procura na pilha de descarte?
exlibris-ask-dump-card = Que carta com { $category } você tira da pilha de descarte?
exlibris-ask-draft = Qual das cartas reveladas você pega?
exlibris-ask-shack-category = Que categoria você procura na Cabana Misteriosa?
exlibris-ask-shack-cards = Que cartas com { $category } você mostra e pega?
exlibris-ask-guild = Qual assistente seu se move, e o espaço de quem ele toma?
exlibris-ask-tax = Que carta você paga ao Arrecadador de Impostos?
exlibris-ask-yard-reveal = Que cartas da mão você oferece na sua Venda de Garagem?
exlibris-ask-yard-take = { $seat } está vendendo. Que carta você pega?
exlibris-ask-slide = Que cartas você desliza, e até onde?
exlibris-ask-pay = O leilão é seu. Com { $number ->
    [1] que carta
   *[other] quais { $number } cartas
} você paga?
exlibris-ask-goblin = De quem o Duende rouba, e de qual categoria?
exlibris-ask-goblin-give = O Duende de { $seat } exige { $category }. Que carta você entrega?
exlibris-ask-cube = O Cubo Gelatinoso de { $seat } está no seu caminho. O que vai ser?
exlibris-ask-sasquatch = { $seat } perturba seu Pé-Grande. Quer recolhê-lo?
exlibris-ask-bookworm = Que carta você descarta para repetir as duas ações da casa?
exlibris-ask-golem = Que carta seu Golem do Lixo salva no local { $tile }?
exlibris-ask-imp = Que carta do local { $tile } seu Imp de Fogo queima?
exlibris-ask-inspection = O fiscal vem aí. Que cartas você vira para baixo? Minha sugestão já está marcada.

exlibris-nothing-discard = Não descartar nada
exlibris-nothing-shack-cards = Não pegar nada
exlibris-nothing-yard-reveal = Não oferecer nada
exlibris-nothing-wizard = Não mover nada
exlibris-nothing-inspection = Não virar nada

# What happens.
exlibris-fact-set-up = { $seat } começa. Obras ilustres: { $category }. Livros banidos: { $category2 }.
exlibris-fact-speciality = Sua especialidade secreta é { $category }.
exlibris-fact-library = { $seat } escolhe “{ $library }”.
exlibris-fact-library-discard = { $seat } tira do jogo “{ $library }”.
exlibris-fact-round = Começa a rodada { $number }.
exlibris-fact-last-round = Ainda haverá mais uma rodada.
exlibris-fact-tile-open = Abre o local { $tile }.
exlibris-tile-open-several = Abrem os locais { $tiles }.
exlibris-fact-stocked = Cartas no local { $tile }: { $cards }.
exlibris-fact-stocked-down = { $number ->
    [1] No local { $tile } há 1 carta virada para baixo.
   *[other] No local { $tile } há { $number } cartas viradas para baixo.
}
exlibris-fact-tiles-shuffled = Os locais usados são embaralhados de novo.
exlibris-fact-placed = { $seat } manda { $the-assistant } ao local { $tile }.
exlibris-fact-placed-home = { $seat } coloca { $the-assistant } em casa.
exlibris-fact-shared = { $seat }: o Fantasma se esgueira para junto de alguém no local { $tile }.
exlibris-fact-bid = { $seat } dá um lance de { $number } no leilão com { $the-assistant }.
exlibris-fact-sent-back = { $seat } recebe de volta { $the-assistant } do local { $tile }.
exlibris-fact-drew = { $number ->
    [1] { $seat } compra uma carta.
   *[other] { $seat } compra { $number } cartas.
}
exlibris-fact-drew-card = Carta comprada: { $card }.
exlibris-drew-yourself = Você compra { $cards }.
exlibris-fact-shuffled = A pilha de descarte vira um novo baralho, com { $number ->
    [1] 1 carta
   *[other] { $number } cartas
}.
exlibris-fact-took = { $seat } pega { $card }.
exlibris-fact-shelved = { $seat } cataloga { $card }.
exlibris-fact-entombed = { $seat } põe { $card } sobre { $card2 }.
exlibris-fact-shifted = { $number ->
    [1] { $seat } move uma carta { $direction }.
   *[other] { $seat } move { $number } cartas { $direction }.
}
exlibris-fact-discarded = { $seat } descarta { $card }.
exlibris-fact-tile-discarded = { $card } sobra no local { $tile } e vai para o descarte.
exlibris-left-at = { $cards } { $number ->
    [1] sobra no local { $tile } e vai
   *[other] sobram no local { $tile } e vão
} para o descarte.
exlibris-resolved-leaving = Local { $tile } resolvido; { $cards } { $number ->
    [1] vai
   *[other] vão
} para o descarte.
exlibris-fact-turned-up = Estas cartas estavam no local { $tile }: { $cards }.
exlibris-fact-revealed = { $seat } revela { $card }.
exlibris-fact-first-player = { $seat } pega o token de primeiro jogador.
exlibris-fact-swapped = { $seat } deixa { $card } e pega { $card2 }.
exlibris-fact-gave = { $seat } dá { $card } a { $seat2 }.
exlibris-fact-gave-secretly = { $seat } dá uma carta a { $seat2 } em segredo.
exlibris-fact-gave-card = A carta é { $card }.
exlibris-fact-named = { $seat } anuncia { $category }.
exlibris-fact-den-won = { $seat } vence com { $category }, { $number ->
    [1] um livro
   *[other] { $number } livros
}.
exlibris-fact-den-nobody = Ninguém vence.
exlibris-fact-moved-home = { $seat } leva { $the-assistant } do local { $tile } para casa.
exlibris-fact-rearranged = { $seat } troca { $card } e { $card2 } de lugar.
exlibris-fact-lifted = { $seat } tira { $card } da estante.
exlibris-fact-swapped-shelf = { $seat } tira { $card } da estante e põe { $card2 } no lugar.
exlibris-fact-searched = { $seat } procura { $category } na pilha de descarte.
exlibris-fact-found-nothing = { $seat } não pega nada dali.
exlibris-fact-looked = { $seat } olha as cartas do local { $tile }.
exlibris-fact-looked-cards = Você vê { $cards }.
exlibris-fact-taxed = { $seat } paga { $card } ao Arrecadador de Impostos.
exlibris-fact-offered = { $seat } oferece { $cards }.
exlibris-fact-passed = { $seat } passa.
exlibris-fact-slid = { $number ->
    [1] { $seat } desliza uma carta { $direction }.
   *[other] { $seat } desliza { $number } cartas { $direction }.
}
exlibris-fact-paid = { $number ->
    [1] { $seat } paga uma carta pelo leilão.
   *[other] { $seat } paga { $number } cartas pelo leilão.
}
exlibris-fact-not-paid = { $seat } não consegue pagar { $number } e não leva nada do leilão.
exlibris-fact-goblin = O Duende de { $seat } exige { $category } de { $seat2 }.
exlibris-fact-showed-hand = { $seat } não tem nenhuma e mostra a mão a { $seat2 }.
exlibris-fact-showed-cards = Na mão de { $seat }: { $cards }.
exlibris-fact-cube-host = { $seat } deixa { $seat2 } fazer ações da casa.
exlibris-fact-resolved = Local { $tile } resolvido.
exlibris-fact-tile-permanent = O local { $tile } veio para ficar.
exlibris-fact-tile-away = O local { $tile } fecha.
exlibris-fact-trigger = A estante de { $seat } já está cheia o bastante.
exlibris-fact-inspected = { $seat }: cartas viradas por escolha, { $number }; pelo fiscal, { $number2 }.
exlibris-fact-scored = { $number ->
    [0] { $seat } fica com 0 pontos.
    [one] { $seat } fica com { $number } ponto.
   *[other] { $seat } fica com { $number } pontos.
}
exlibris-fact-won = { $seat } vence!

# Hands, shelves and the whole table in words.
exlibris-search = Você olha a pilha de descarte inteira ({ $count }): { $cards }
exlibris-hand = Sua mão: { $cards }
exlibris-hand-empty = Sua mão está vazia.
exlibris-speciality = Sua especialidade secreta é **{ $category }**: 2 pontos por livro dela na sua estante.
exlibris-speciality-none = Você ainda não tem especialidade.
exlibris-shelf = Estante de **{ $seat }**, { $target ->
    [0] { $shelved ->
        [1] 1 carta
       *[other] { $shelved } cartas
    }
   *[other] { $shelved } de { $target } cartas
}:
exlibris-shelf-library = { $library } (assistente: { $assistant })
exlibris-shelf-empty = Ainda não há nada aqui.
exlibris-shelf-row = Fileira { $row }: { $cards }
exlibris-gap = …
exlibris-entombed = { $card } sobre { $under }
exlibris-table-categories = Obras ilustres: { $prominent } · Livros banidos: { $banned } · Baralho { $deck }, descarte { $pile }{ $top ->
    [none] {""}
   *[other] {" "}(no topo: { $top })
}{ $first ->
    [none] {""}
   *[other] {" "}· { $first } joga primeiro
}
exlibris-table-pool = Bibliotecas para escolher: { $libraries }
exlibris-table-tile = **{ $tile }**{ $permanent ->
    [yes] {" "}(permanente)
   *[no] {""}
}: { $spaces }{ $cards ->
    [none] {""}
   *[other] {" "}· cartas: { $cards }
}
exlibris-table-space-free = livre
exlibris-table-face-down = { $count ->
    [1] 1 virada para baixo
   *[other] { $count } viradas para baixo
}
exlibris-table-revealed = Reveladas: { $cards }
exlibris-table-player = **{ $seat }**: { $target ->
    [0] { $shelved }
   *[other] { $shelved }/{ $target }
} na estante, { $hand ->
    [1] 1 carta na mão
   *[other] { $hand } cartas na mão
}, { $waiting ->
    [0] ninguém mais para colocar
    [1] 1 assistente para colocar
   *[other] { $waiting } assistentes para colocar
}
exlibris-score-row = **{ $seat }**: ilustres { $prominent }, banidos { $banned }, variedade { $variety }, especialidade { $speciality }, estabilidade { $stability } = **{ $total }**

# What may be chosen at the start.
exlibris-start-first = Quem joga primeiro
exlibris-start-first-luck = Quem a sorte escolher
exlibris-start-first-starter = Quem abriu a mesa

# Refusals of its own.
exlibris-refused-splits-shelf = Assim sua estante ficaria partida em duas. Escolha outras cartas, por favor.
exlibris-refused-wizard-group = As cartas que se movem precisam estar ligadas entre si.
exlibris-refused-wizard-blocked = Há outra carta no caminho dessas.
exlibris-refused-wizard-no-place = Depois disso, nenhum lugar aberto ficaria ligado à sua estante.

# What decided the game (EL-49).
exlibris-part-prominent = obras ilustres
exlibris-part-banned = livros banidos
exlibris-part-variety = variedade
exlibris-part-speciality = especialidade
exlibris-part-stability = estabilidade
exlibris-tie-books = { $winner } e { $loser } têm { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
} cada. Então contam os livros visíveis, e { $winner } tem mais: { $own } contra { $other }.
exlibris-tie-hand = { $winner } e { $loser } empatam em pontos e livros visíveis. Então conta a mão, e { $winner } tem menos cartas: { $own } contra { $other }.
exlibris-tie-banned = { $winner } e { $loser } empatam em pontos, livros visíveis e cartas na mão. Então contam os livros banidos, e { $winner } tem menos: { $own } contra { $other }.
exlibris-tie-shared = { $who } empatam em pontos, livros visíveis, cartas na mão e livros banidos.

# A história de uma partida terminada.
exlibris-story-ahead = Da rodada { $round } em diante, { $seat } tinha mais cartas catalogadas do que os outros.
exlibris-story-behind = { $seat } venceu com { $number ->
    [1] 1 carta catalogada
   *[other] { $number } cartas catalogadas
}; { $seat2 } catalogou { $number2 }.
exlibris-story-busiest = O local mais visitado: { $tile }, visitas: { $count }.
exlibris-story-sent-back = Quem mais foi mandado de volta: um assistente de { $seat }, { $count ->
    [one] uma vez
   *[other] { $count } vezes
}.
exlibris-story-inspected = Onde o fiscal mais virou cartas: { $seat }, { $count }.
exlibris-story-in-order = O fiscal encontrou todas as estantes em ordem.
