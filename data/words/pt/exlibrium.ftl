# Exlibrium: questions, options and what happens.

exlibrium-title = Exlibrium
exlibrium-headline-deal = rodada { $round }
exlibrium-headline-draft = rodada { $round }, draft, { $left ->
    [1] a última carta
   *[other] { $left } cartas em cada mão
}
exlibrium-headline-activation = rodada { $round }, { $character }
exlibrium-headline-count = contagem final, { $character }
exlibrium-headline-over = o resultado final
exlibrium-table-shelves = Pilhas
exlibrium-table-thinks = { $count ->
    [one] { $who } está
   *[other] { $who } estão
} pensando diante de uma bola de cristal…

exlibrium-character = { $number } { $name }
exlibrium-character-ability = { $character }: { $ability }
exlibrium-nobody = ninguém
exlibrium-direction-left = esquerda
exlibrium-direction-right = direita

# Options: short, for buttons and menus.
exlibrium-option-pick = { $card } para o { $character }
exlibrium-option-pick-other = { $character } ↑ · { $other } ↓
exlibrium-option-card = { $seat }: { $character }, carta { $place }
exlibrium-option-card-flips = { $character } → { $other }, topo
exlibrium-option-card-top = { $character } ↑/{ $other }, topo
exlibrium-option-card-covered = { $character }, carta { $place }/{ $cards }, coberta
exlibrium-option-card-moved = { $character }, carta { $place }/{ $cards }, movida
exlibrium-option-stack = { $character }
exlibrium-option-stack-cards = { $character }, { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
}
exlibrium-option-character = { $character }
exlibrium-option-face = { $character } de pé
exlibrium-option-ability = Usar a habilidade
exlibrium-option-ability-named = Usar a habilidade: { $ability }
exlibrium-option-spend = { $number ->
    [0] Não gastar nada
    [1] Gastar 1 carta por 1 ponto
   *[other] Gastar { $number } cartas por { $number } pontos
}
exlibrium-detail-influence = Sua influência: { $before } → { $after }. Maior agora: { $most }{ $seat ->
    [tie] {""}
   *[other] {" "}({ $seat })
}

# Questions.
exlibrium-ask-draft = Que carta você joga, e quem fica de pé?
exlibrium-ask-berserker = Berserker: qual das suas cartas do topo você inverte?
exlibrium-ask-mercenary = Mercenário: para baixo de qual das suas pilhas vão todas as suas cartas de Mercenário?
exlibrium-ask-wizard = Mago: sobre quem sua influência conta em dobro até o fim da rodada?
exlibrium-ask-assassin = Assassino: que carta de um oponente você inverte? As cobertas são invertidas sem ver.
exlibrium-ask-knight = Cavaleiro: você comprou { $card }. Quem fica de pé?
exlibrium-ask-bard-give = Bardo: qual das suas cartas você dá?
exlibrium-ask-bard-take = Bardo: que carta você pega em troca de uma do seu { $character }? Quem a perde recebe a sua.
exlibrium-ask-alchemist = Alquimista: qual das suas cartas de Alquimista você gasta por um ponto?
exlibrium-ask-goal = O { $character } tem uma meta de { $number } nesta rodada. Gastar { $number ->
    [1] uma carta dele, por um ponto
   *[other] até { $number } cartas dele, por um ponto cada
}, ou usar a habilidade?
exlibrium-ask-goal-cards = { $number ->
    [1] Que carta
   *[other] Quais { $number } cartas
} do seu { $character } você gasta?
exlibrium-ask-final = { $number ->
    [1] Você está em primeiro
   *[other] Você está em segundo
} no { $character }. Quantas dessas cartas você gasta?
exlibrium-ask-final-cards = { $number ->
    [1] Que carta
   *[other] Quais { $number } cartas
} do seu { $character } você gasta?

# What happens.
exlibrium-fact-round = Começa a rodada { $round }.
exlibrium-fact-goal-open = Abre uma meta da rodada { $round }: { $character }, que vale { $number ->
    [1] 1 ponto
   *[other] até { $number } pontos
}.
exlibrium-fact-dealt = Cada um recebe { $number } cartas.
exlibrium-fact-hand = Você tem na mão { $cards }.
exlibrium-fact-placed = { $seat } joga uma carta para o { $character }.
exlibrium-placed-one = { $seat } ({ $character })
exlibrium-placed-all = Cartas jogadas: { $cards }.
exlibrium-fact-passed = As mãos passam para a { $direction }.
exlibrium-fact-tied = { $character }: empate entre { $seats }, com { $number }.
exlibrium-fact-tie-broken = O desempate favorece { $seat }: { $chain }.
# Both in one, after what came of it.
exlibrium-told-tie = Empate entre { $seats }, decidido por { $chain }.
exlibrium-fact-activates = { $seat } ativa o { $character } com { $number }.
exlibrium-fact-nobody-activates = Ninguém ativa o { $character }.
exlibrium-fact-nothing = { $seat } não tem em que usar o { $character }.
exlibrium-fact-flipped = { $seat } inverte uma carta de { $seat2 }: { $character } vira { $character2 }.
exlibrium-fact-flipped-own = { $seat } inverte uma carta: { $character } vira { $character2 }.
exlibrium-fact-transferred = { $seat } move { $number ->
    [1] uma carta de Mercenário
   *[other] { $number } cartas de Mercenário
} para baixo do { $character }.
exlibrium-fact-returned = { $number ->
    [1] Uma carta de Mercenário
   *[other] { $number } cartas de Mercenário
} de { $seat } { $number ->
    [1] volta
   *[other] voltam
} do { $character }.
exlibrium-fact-doubled = { $seat } dobra o { $character }.
exlibrium-fact-drew = { $seat } compra uma carta.
exlibrium-fact-drew-card = É { $card }.
exlibrium-fact-recruited = { $seat } joga essa carta para o { $character }.
exlibrium-fact-exchanged = { $seat } dá a { $seat2 } uma carta do { $character } em troca de uma do { $character2 }.
exlibrium-fact-spent = { $number ->
    [0] { $seat } não gasta nada do { $character }.
    [1] { $seat } gasta uma carta do { $character } por um ponto.
   *[other] { $seat } gasta { $number } cartas do { $character } por { $number } pontos.
}
exlibrium-fact-final-count = Começa a contagem final.
exlibrium-fact-nobody-counts = Ninguém tem cartas do { $character }.
exlibrium-fact-first = { $seat } fica em primeiro no { $character } com { $number }.
exlibrium-fact-nobody-first = Ninguém fica em primeiro no { $character }.
exlibrium-fact-second = { $seat } fica em segundo no { $character } com { $number }.
exlibrium-fact-nobody-second = Ninguém fica em segundo no { $character }.
exlibrium-fact-scored = { $seat } tem { $number ->
    [1] 1 ponto
   *[other] { $number } pontos
}.
exlibrium-fact-won = { $seat } vence!

# Why somebody acts, and the running line.
exlibrium-compared = { $character } ({ $number })
exlibrium-chain-equal = empate em { $what }
exlibrium-chain-leaves = { $what } deixa só { $seats }
exlibrium-chain-decides = { $what } decide a favor de { $seats }
exlibrium-why-most = { $seat } ativa o { $character } com a maior influência, { $number }.
exlibrium-why-tied = { $character }: empate entre { $seats }, com { $number }; { $chain }.
exlibrium-why-goal = A meta vale { $number ->
    [1] 1 ponto
   *[other] até { $number } pontos
}.
exlibrium-why-first = Primeiro no { $character }: { $first }, que pode gastar { $most ->
    [1] uma carta
   *[other] até { $most } cartas
}.
exlibrium-why-places = No { $character }, { $first } fica em primeiro e pode gastar até { $most } cartas; em segundo, com uma carta: { $second }.
exlibrium-doubled = Em dobro até o fim da rodada: o { $character } de { $seat }.
exlibrium-running = Quem vai ativar quem, se nada mudar: { $contests }
exlibrium-running-none = Se nada mudar, ninguém vai ativar ninguém: há empate em tudo.
exlibrium-running-count = A seguir, se nada mudar: { $contests }
exlibrium-running-one = **{ $seat }**: { $characters }
exlibrium-running-tied = { $character } (empate)

# Hands, stacks and the whole table in words.
exlibrium-hand = Sua mão: { $cards }
exlibrium-hand-empty = Sua mão está vazia.
exlibrium-hand-passes = O que você não jogar vai para { $seat }, à sua { $direction }.
exlibrium-drawn = Seu Cavaleiro comprou { $card }.
exlibrium-shelf = **{ $seat }**: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
exlibrium-shelf-empty = Ainda não há cartas aqui.
exlibrium-stack = { $character }: { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
}, a outra metade da carta do topo: { $other }{ $moved ->
    [0] {""}
    [1] ; 1 delas é um Mercenário movido
   *[other] ; { $moved } delas são Mercenários movidos
}{ $doubled ->
    [yes] ; conta em dobro
   *[no] {""}
}
exlibrium-goal = { $character } { $number }
exlibrium-goal-closed = fechada
exlibrium-table-goals = Metas da rodada { $round }: { $goals }
exlibrium-table-player = **{ $seat }**: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}{ $hand ->
    [0] {""}
    [1] , 1 carta na mão
   *[other] , { $hand } cartas na mão
}; { $stacks ->
    [none] ainda sem cartas
   *[other] { $stacks }
}
exlibrium-table-stack = { $cards }× { $character }/{ $other }{ $moved ->
    [0] {""}
    [1] {" "}(1 movida)
   *[other] {" "}({ $moved } movidas)
}
exlibrium-table-deck = No baralho: { $cards }
exlibrium-score-row = **{ $seat }**: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}

# What may be chosen at the start.
exlibrium-start-advanced = Que regras; quem tem experiência já começa com as avançadas
exlibrium-start-advanced-basic = Básicas
exlibrium-start-advanced-advanced = Avançadas, com metas
exlibrium-start-passing = Se as mãos passam adiante no draft; sem isso, a primeira partida é mais fácil
exlibrium-start-passing-on = As mãos passam
exlibrium-start-passing-off = Cada um fica com sua mão

# What cannot be done, by the question that it was an answer to; nothing has changed then.
exlibrium-refused-unfit-draft = Não dá para jogar “{ $text }”: você joga uma das cartas da sua mão, com um dos dois personagens dela de pé. `/exlibrium hand` mostra as cartas.
exlibrium-refused-unfit-berserker = O Berserker não inverte “{ $text }”: ele só inverte a carta do topo de uma das suas próprias pilhas.
exlibrium-refused-unfit-mercenary = “{ $text }” não serve: suas cartas de Mercenário vão para baixo de outra pilha sua que tenha carta.
exlibrium-refused-unfit-wizard = Não dá para dobrar “{ $text }”: escolha um dos sete personagens.
exlibrium-refused-unfit-assassin = O Assassino não inverte “{ $text }”: ele inverte uma carta de um oponente, nunca uma das suas.
exlibrium-refused-unfit-knight = “{ $text }” não está na carta que você comprou: escolha um dos dois personagens dela.
exlibrium-refused-unfit-bard-give = Não dá para entregar “{ $text }”: você dá uma das suas próprias cartas.
exlibrium-refused-unfit-bard-take = Não dá para pegar “{ $text }”: o Bardo troca com um oponente, então você pega uma carta dele, nunca uma das suas.
exlibrium-refused-unfit-alchemist = Não dá para gastar “{ $text }”: o Alquimista gasta uma carta da sua própria pilha de Alquimista.
exlibrium-refused-unfit-goal = “{ $text }” não dá: com uma meta você gasta no máximo o valor dela, e não mais cartas do que a pilha tem; ou então usa a habilidade.
exlibrium-refused-unfit-goal-cards = Não dá para gastar “{ $text }”: escolha tantas cartas desta pilha quantas você decidiu gastar.
exlibrium-refused-unfit-final = “{ $text }” não dá: não gaste mais do que sua posição permite e sua pilha tem.
exlibrium-refused-unfit-final-cards = Não dá para gastar “{ $text }”: escolha tantas cartas desta pilha quantas você decidiu gastar.

# What decided the game (XB-44).
exlibrium-tie-influence = { $winner } e { $loser } têm { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
} cada. Então conta a influência que sobrou, e { $winner } tem mais: { $own } contra { $other }.
exlibrium-tie-shared = { $who } empatam em pontos e na influência que sobrou sobre cada personagem.

# A história de uma partida terminada.
exlibrium-story-ahead = { $round ->
    [0] Só a contagem final pôs { $seat } à frente.
   *[other] { $seat } ficou à frente de vez a partir da rodada { $round }.
}
exlibrium-story-wanted = Personagem em maior procura: { $character }, cartas jogadas: { $count }.
exlibrium-story-activated = Quem mais ativou personagens: { $seat }, { $count }.
exlibrium-story-ties = Empates desfeitos: { $count }, dos quais { $number } a favor de { $seat }.
exlibrium-story-flipped = Quem teve mais cartas viradas pelos outros: { $seat }, { $count }.
