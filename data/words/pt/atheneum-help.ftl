# The help of Atheneum.

atheneum-topics-game = O jogo…
atheneum-topics-row = Livros e objetivos…

atheneum-mark-turquoise = um retrato
atheneum-mark-green = uma pegada
atheneum-mark-purple = uma coroa
atheneum-mark-pink = um fantasma
atheneum-mark-black = uma pena

atheneum-topic-game-title = Atheneum em um minuto
atheneum-topic-game =
    Vocês são estudantes que arrumam a biblioteca da escola. Em cada uma das dez rodadas, todos jogam uma carta de estudo, ganham livros com ela, guardam esses livros nas estantes e podem reivindicar objetivos: padrões de livros nas próprias estantes.
    No fim contam também os nichos cheios, as velas e os livros favoritos que ficam juntos. Vence quem tem mais pontos.
    Na hora de guardar, ninguém espera por ninguém, e o que está nas suas estantes é só seu.

atheneum-topic-round-title = Uma rodada
atheneum-topic-round =
    {""}**Escolher:** cada um escolhe em segredo uma carta de estudo; o resto da mão vai para quem está ao lado: à esquerda nas rodadas 1 a 4, à direita nas rodadas 6 a 9; nas rodadas 5 e 10, a carta que sobra é descartada.
    {""}**Guardar:** use o que as cartas dão, em qualquer ordem, e confirme. Livros e reorganizações não usados até aí se perdem; tokens bônus e prêmios das aranhas valem até você terminar a rodada.
    {""}**Reivindicar:** reivindique objetivos, use os tokens bônus e o que as aranhas deram, e termine sua rodada.
    Quando todos terminam, o objetivo mais à direita sai e um novo entra.

atheneum-topic-cards-title = Cartas de estudo
atheneum-topic-cards =
    Uma carta de estudo tem três partes. Você ganha a amarela da sua própria carta, a azul da carta de quem está à sua esquerda e a cinza da carta de quem está à sua direita. Ou seja, a parte cinza da sua carta serve a quem está à esquerda, e a azul, a quem está à direita. Numa partida a dois, as duas vão para o oponente.
    Pontos, varinhas, estantes laterais e tokens bônus vêm na hora. Livros e reorganizações esperam até você usá-los.
    Um livro cinza é da cor que você quiser. Um livro com um pequeno mapa da estante também, mas só no nicho marcado.

atheneum-topic-shelving-title = Guardar livros
atheneum-topic-shelving =
    Um livro precisa de apoio: uma parede, ou um livro ao lado. Acima do nível mais baixo, também precisa de um livro logo embaixo.
    As letras dos lugares nunca mudam: de A a X na estante principal, de 1 a 8 nas laterais.

atheneum-topic-rearranging-title = Reorganizar
atheneum-topic-rearranging =
    Cada reorganização tira um livro, que você depois guarda em outro lugar. Um livro não pode sair enquanto outro só tem apoio nele ou está em cima dele.
    Um par sai inteiro e gasta duas reorganizações. Um livro tirado que não volta à estante até o fim da sua rodada se perde.

atheneum-topic-spiders-title = Aranhas
atheneum-topic-spiders =
    Em cada nicho mora uma aranha. Quem enche o nicho pega a aranha, uma vez só, e escolhe: uma varinha, uma estante lateral, um token bônus ou um livro de qualquer cor. A aranha não ocupa lugar.

atheneum-topic-tokens-title = Tokens bônus
atheneum-topic-tokens =
    Um token bônus é uma vela ou o que ele mostra: um par de livros, um livro de qualquer cor, quatro reorganizações, uma varinha ou uma estante lateral. Ele precisa ser usado até o fim da sua rodada.
    A vela vai para o melhor lugar de vela livre e fica ali; no fim, vale o que está escrito no lugar.
    Os dois livros de um par ficam sempre lado a lado e se apoiam como um só livro largo.

atheneum-topic-objectives-title = Objetivos e varinhas
atheneum-topic-objectives =
    Para reivindicar um objetivo aberto, suas estantes precisam mostrar o padrão dele, e você põe nele uma das suas varinhas. Os pontos são seus na hora. Todos podem reivindicar cada objetivo uma vez.
    Os padrões não giram nem se espelham; não importa o que mais está em volta. O pequeno mapa abaixo do padrão mostra em que nicho ele deve ficar; se o mapa estiver todo aceso, vale qualquer nicho, inclusive os das estantes laterais. Livros cinza são de qualquer cor.
    Quando um objetivo sai, as varinhas que estão nele voltam para as reservas, não para as mãos. Uma varinha na mão vale um ponto no fim.

atheneum-topic-scoring-title = O boletim final
atheneum-topic-scoring =
    {""}**Durante a partida:** cartas e objetivos.
    {""}**Favoritos juntos:** 1 ponto por livro favorito que tem outro logo ao lado, acima ou abaixo, no mesmo nicho.
    {""}**Nichos cheios:** o número na plaquinha.
    {""}**Velas:** o que está escrito nos lugares delas.
    {""}**Varinhas:** 1 ponto por varinha na mão.
    No empate vence quem tem mais livros, depois quem tem mais livros favoritos; se tudo for igual, a vitória é dividida.

atheneum-topic-bot-title = Jogar com este bot
atheneum-topic-bot =
    {""}**Jogar**, na mensagem da mesa, abre o seu painel, que mais ninguém vê. Na hora de guardar, escolha primeiro um livro, depois o lugar; os botões verdes mostram o que completa algo na hora. **Voltar** desfaz seu último passo, até você confirmar ou pegar um token.
    O mesmo por comando: `/atheneum shelve`, `/atheneum move`, `/atheneum use`, `/atheneum candle`, `/atheneum confirm`, `/atheneum claim`.
    Você pode mudar sua escolha de carta até todos escolherem. Os outros veem suas estantes como estavam quando você confirmou pela última vez.
    Nas imagens, um marcador de borda clara mostra o que é novo desde a sua última jogada; na mensagem da mesa, desde a última jogada de quem tem a vez.
    Os embaralhamentos são lacrados no começo e podem ser conferidos no fim.

atheneum-topic-subjects-title = As cinco cores
atheneum-topic-subjects = Cada cor tem seu assunto, e uma marca em cada lombada:
atheneum-topic-patterns-any-title = Padrões para qualquer nicho
atheneum-topic-patterns-any = Leia o padrão da esquerda para a direita e os níveis de baixo para cima; um traço é um lugar que não importa.
atheneum-topic-patterns-named-title = Padrões para um nicho específico
atheneum-topic-patterns-named = O nicho vem antes do padrão.
atheneum-topic-patterns-colourless-title = Padrões de qualquer cor
atheneum-topic-patterns-colourless = Contam o nicho e a disposição dos livros; a cor, não.
