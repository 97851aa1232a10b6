# Ex Libris: its variants, and the solo game against the public library.

exlibris-level-novice = Iniciante
exlibris-level-student = Fácil
exlibris-level-professor = Médio
exlibris-level-scholar = Difícil
exlibris-level-savant = Muito difícil
exlibris-level-mandarin = Quase impossível
exlibris-level-demiurge = Impossível

# What may be chosen at the start.
exlibris-start-level = Solo, contra a biblioteca pública: dificuldade
exlibris-start-level-novice = 1 Iniciante, para começar
exlibris-start-level-student = 2 Fácil
exlibris-start-level-professor = 3 Médio
exlibris-start-level-scholar = 4 Difícil
exlibris-start-level-savant = 5 Muito difícil
exlibris-start-level-mandarin = 6 Quase impossível
exlibris-start-level-demiurge = 7 Impossível, o mais difícil
exlibris-start-beginner = Para a primeira partida: três assistentes comuns cada, nada especial para aprender
exlibris-start-beginner-no = Não
exlibris-start-beginner-yes = Sim
exlibris-start-removal = No modo iniciante: deixar de fora os seis locais mais difíceis
exlibris-start-removal-yes = Sim
exlibris-start-removal-no = Não, jogar com todos
exlibris-start-friendly = Sem os locais e bibliotecas mais agressivos
exlibris-start-friendly-no = Não
exlibris-start-friendly-yes = Sim
exlibris-start-long = Uma partida mais longa: termina três cartas depois
exlibris-start-long-no = Não
exlibris-start-long-yes = Sim

# The lobby: what the choice changes, a line each.
exlibris-lobby-alone = Ou no modo solo: que nível?
exlibris-chosen-level = Você joga contra a biblioteca pública, no nível **{ $level }**: { $number ->
    [1] uma carta
   *[other] { $number } cartas
} do baralho { $number ->
    [1] vai
   *[other] vão
} para ela em cada uma das cinco rodadas.
exlibris-chosen-beginner = **Modo iniciante**: todos têm três assistentes comuns e nenhum especial; os seis locais mais difíceis ficam na caixa.
exlibris-chosen-beginner-all = **Modo iniciante**: todos têm três assistentes comuns e nenhum especial; todos os locais estão em jogo.
exlibris-chosen-friendly = **Modo amistoso**: os quatro locais e as quatro bibliotecas que mais irritam os outros ficam na caixa.
exlibris-chosen-friendly-beginner = **Modo amistoso**: os quatro locais que mais irritam os outros ficam na caixa.
exlibris-chosen-long = **Modo extenso**: a última rodada só vem com mais três cartas numa estante, 19 com dois jogadores, 17 com três, 15 com quatro.

# Playing alone.
exlibris-solo-round = { $round } de { $rounds }
exlibris-solo-rounds-all = A partida tem { $left } rodadas.
exlibris-solo-books = Os livros dela: { $books }.
exlibris-solo-rounds = { $left ->
    [0] Esta é a última rodada.
    [1] Depois desta vem mais uma rodada.
   *[other] Depois desta vêm mais { $left } rodadas.
}
exlibris-solo-library = A biblioteca pública, no nível **{ $level }**, { $count ->
    [0] ainda não tem cartas.
    [1] tem uma carta: { $top }.
   *[other] tem { $count } cartas; no topo está { $top }.
}
exlibris-solo-shown = A especialidade dela não é { $categories }. { $hidden ->
    [0] Não há mais cartas de categoria escondidas.
    [1] Há mais uma carta de categoria escondida.
   *[other] Há mais { $hidden } cartas de categoria escondidas.
}
exlibris-solo-tiles = { $count ->
    [0] Não vem mais nenhum local.
    [1] Ainda vem mais um local.
   *[other] Ainda vêm mais { $count } locais.
}
exlibris-solo-row = **Biblioteca pública**, { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}: ilustres { $prominent }, banidos { $banned }, variedade { $variety }, especialidade { $speciality } ({ $category }) = **{ $total }**
exlibris-solo-won = **{ $who }** vence a biblioteca pública no nível { $level }, { $own } a { $theirs }: { $lead ->
    [1] um ponto a mais
   *[other] { $lead } pontos a mais
}.
exlibris-solo-lost = A biblioteca pública vence, { $theirs } a { $own }: { $short ->
    [1] faltou um ponto
   *[other] faltaram { $short } pontos
} para **{ $who }**.
exlibris-solo-tied = No empate vence a biblioteca pública: { $own ->
    [1] 1 ponto
   *[other] { $own } pontos
} para cada lado, e faltou um para **{ $who }**.
exlibris-solo-reward = Os 15 pontos de obras ilustres ({ $category }) vão para { $winner ->
    [you] { $who }, por { $own } a { $theirs } em livros.
    [tie] a biblioteca pública, que vence o empate em livros, { $own } a { $theirs }.
   *[public] a biblioteca pública, por { $theirs } a { $own } em livros.
}
exlibris-solo-most = Fora isso, o que mais ajudou { $line ->
    [banned] foi ter menos livros banidos
    [variety] foi a variedade
    [speciality] foi a especialidade
    [stability] foi a estante estável
   *[mummy] foram as cartas sepultadas
}: em pontos, { $own } contra { $theirs }.
exlibris-option-remove = { $tile }
exlibris-ask-remove-tiles = Quais dois locais saem do jogo? Um novo abre no lugar deles.
exlibris-fact-set-up-solo = A partida é contra a biblioteca pública, no nível { $level }. Obras ilustres: { $category }. Livros banidos: { $category2 }.
exlibris-fact-last-round-solo = Esta é a última rodada.
exlibris-fact-category-shown = Aparece { $category }: a especialidade da biblioteca pública é outra.
exlibris-fact-public-gained = A biblioteca pública ganha { $cards }.
exlibris-fact-tile-removed = O local { $tile } sai do jogo.
exlibris-tile-removed-several = Os locais { $tiles } saem do jogo.
exlibris-fact-public-scored = { $number ->
    [0] A biblioteca pública, com a especialidade { $category }, fica com 0 pontos.
    [one] A biblioteca pública, com a especialidade { $category }, fica com { $number } ponto.
   *[other] A biblioteca pública, com a especialidade { $category }, fica com { $number } pontos.
}
exlibris-fact-public-won = A biblioteca pública vence.

# What does not go together.
exlibris-refused-solo-only = O nível é só para o modo solo, contra a biblioteca pública. Com mais gente à mesa, não há nível.
exlibris-refused-solo-variants = As variações são para dois a quatro jogadores. No modo solo você escolhe um nível.
exlibris-refused-few-libraries = Com essas variações sobram poucas bibliotecas para escolher. Escolha outras, por favor, ou menos jogadores.
exlibris-refused-few-tiles = Com essas variações sobram poucos locais. Escolha outras, por favor, ou menos jogadores.

# Como uma variante é chamada nas estatísticas.
exlibris-variant-beginner = Modo iniciante
exlibris-variant-removal = Modo iniciante com todos os locais
exlibris-variant-friendly = Modo amistoso
exlibris-variant-long = Modo extenso
