# The guide to somebody's first turn, one line below each question of the first round. No card may be named here.

exlibris-guide-library = Cada biblioteca traz um assistente com um poder só dele. **Explicar** conta o que eles sabem fazer; na dúvida, fique com o que tiver a cara mais simpática.
exlibris-guide-library-discard = A biblioteca que você escolher aqui volta para a caixa, e ninguém mais poderá tê-la. Escolha uma que você não gostaria de enfrentar.
exlibris-guide-place = A cada vez, você coloca um dos seus assistentes. Escolha um local no menu: uma linha diz o que você ganha ali, e **Explicar** conta tudo. Se nada agradar, vá para casa, onde você pode comprar ou catalogar uma carta.
exlibris-guide-home = Cartas na estante dão pontos; na mão, não. Então catalogue uma se tiver um bom lugar para ela, e compre quando estiver sem boas opções.
exlibris-guide-shelve-card = Escolha uma carta para a sua estante. No começo, uma do meio do alfabeto é uma boa base.
exlibris-guide-shelve = As letras na imagem são os lugares livres. Leia a estante como uma página: no fim, as cartas devem ir de A a Z, fileira por fileira. Então guarde espaço para as primeiras letras à esquerda e acima, e para as últimas à direita e abaixo.
exlibris-guide-take = Estas cartas estão no local do seu assistente. Procure livros da categoria ilustre e da sua especialidade secreta, e fuja dos banidos.
exlibris-guide-discard = As primeiras a sair são as cartas com livros banidos e as que não cabem em nenhum lugar da sua estante.
exlibris-guide-other = Isto vem de um local ou de um assistente. **Explicar** conta como funciona. Escolha o que parecer melhor; enquanto nada escondido for mostrado, **Voltar** desfaz a escolha.

atheneum-guide-pick = Todos escolhem uma carta de estudo ao mesmo tempo e passam as outras adiante. Você recebe a parte amarela da sua e também partes das cartas dos vizinhos. Até todos escolherem, você pode mudar de ideia.
atheneum-guide-shelve = Ponha seus livros nos lugares marcados com letras na imagem. Um livro precisa de uma parede ou de outro livro ao lado e, acima do nível mais baixo, de um livro embaixo. Os menus dizem o que cada resposta completa. Livros e reorganizações não usados até confirmar se perdem; tokens bônus e prêmios das aranhas valem até você terminar a rodada.
atheneum-guide-claim = Se suas estantes cumprem um objetivo, reivindique-o aqui para ganhar pontos. Depois termine sua rodada. As estantes dos outros não importam agora, então não tenha pressa.
atheneum-guide-other = **Explicar** conta como funciona. Escolha o que parecer melhor; **Voltar** desfaz a escolha.

exlibrium-guide-draft = Uma carta mostra dois personagens e dá influência sobre o que fica de pé. Escolha uma carta e diga quem fica de pé; o resto da sua mão passa para o vizinho. Quem tem mais influência sobre um personagem usa a habilidade dele mais tarde na rodada.
exlibrium-guide-other = Você tem a maior influência sobre este personagem, então é você quem joga por ele. **Explicar** conta o que ele pode fazer.
