# The guide to somebody's first turn, one line below each question of the first round. No card may be named here.
# It speaks of the rules only: what is good to choose is the hint's to say, and two voices would contradict each other.

exlibris-guide-library = Cada biblioteca traz um assistente com um poder só dele, que fica com você a partida toda. **Explicar** conta o que eles sabem fazer.
exlibris-guide-library-discard = A biblioteca que você escolher aqui volta para a caixa, e ninguém mais poderá tê-la.
exlibris-guide-place = A cada vez, você coloca um dos seus assistentes: num espaço livre de um local, ou em casa, onde você pode comprar ou catalogar uma carta. Uma linha diz o que você ganha em cada local, e **Explicar** conta tudo.
exlibris-guide-home = Em casa, você pode comprar uma carta do baralho ou catalogar uma da mão. No fim, só as cartas na estante dão pontos; as da mão, não.
exlibris-guide-shelve-card = Aqui você diz qual carta vai para a sua estante e, depois, onde. No fim, uma carta fora da ordem alfabética é virada para baixo, e os livros dela não contam.
exlibris-guide-shelve = As letras na imagem são os lugares livres. No fim, a estante é lida como uma página, fileira por fileira: uma carta que não vem depois da anterior no alfabeto é virada para baixo, e os livros dela não contam.
exlibris-guide-take = Estas cartas estão no local do seu assistente. No fim, ter mais livros da categoria ilustre dá um prêmio, cada livro da sua especialidade secreta dá 2 pontos, e cada livro banido custa um ponto.
exlibris-guide-discard = O que você descarta sai da sua mão ou da sua estante e vai para a pilha de descarte. **Explicar** conta o que você recebe em troca.
exlibris-guide-other = Isto vem de um local ou de um assistente. **Explicar** conta como funciona. Enquanto nada escondido for mostrado, **Voltar** desfaz a escolha.

atheneum-guide-pick = Todos escolhem uma carta de estudo ao mesmo tempo e passam as outras adiante. Você recebe a parte amarela da sua e também partes das cartas dos vizinhos. Até todos escolherem, você pode mudar de ideia.
atheneum-guide-shelve = Ponha seus livros nos lugares marcados com letras na imagem. Um livro precisa de uma parede ou de outro livro ao lado e, acima do nível mais baixo, de um livro embaixo. Os menus dizem o que cada resposta completa. Livros e reorganizações não usados até confirmar se perdem; tokens bônus e prêmios das aranhas valem até você terminar a rodada.
atheneum-guide-claim = Reivindicar um objetivo que suas estantes mostram custa uma das suas varinhas e dá os pontos na hora. O que sobrar pode ser usado até você terminar a rodada, e depois se perde. As estantes dos outros não importam agora, então não tenha pressa.
atheneum-guide-other = **Explicar** conta como funciona, e **Voltar** desfaz a escolha.

exlibrium-guide-draft = Uma carta mostra dois personagens e dá influência sobre o que fica de pé. Escolha uma carta e diga quem fica de pé; o resto da sua mão passa para o vizinho. Quem tem mais influência sobre um personagem usa a habilidade dele mais tarde na rodada.
exlibrium-guide-other = Você tem a maior influência sobre este personagem, então é você quem joga por ele. **Explicar** conta o que ele pode fazer.
