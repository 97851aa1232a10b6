# The help of Exlibrium.

exlibrium-topics-game = O jogo…
exlibrium-topics-characters = Personagens…

exlibrium-topic-game-title = Exlibrium em um minuto
exlibrium-topic-game =
    Há sete personagens para conquistar. As cartas à sua frente são influência sobre eles; uma vez por rodada, quem tem a maior influência sobre um personagem o ativa, e influência pode virar pontos.
    São três rodadas. Em cada uma, as cartas são distribuídas e jogadas uma a uma num draft, e depois os sete personagens são ativados, do 1 ao 7. Após a terceira rodada vem a contagem final. Vence quem tem mais pontos.

exlibrium-topic-cards-title = Cartas e pilhas
exlibrium-topic-cards =
    Uma carta traz dois personagens. Ela influencia o que está de pé.
    Você tem uma pilha para cada personagem; cartas novas vão no topo. Das cartas de baixo só se vê o personagem de pé, e isso vale até para você: as outras metades ficam por conta da sua memória. As pilhas continuam de uma rodada para a outra.

exlibrium-topic-draft-title = O draft
exlibrium-topic-draft =
    Cada um escolhe em segredo uma carta e quem fica de pé nela. Quando todos escolheram, as cartas são reveladas juntas, e o resto de cada mão passa para o próximo. Até sair a última escolha, você pode mudar a sua.
    {""}**Regras básicas:** 5, 4 e 3 cartas nas três rodadas. **Avançadas:** 7, 6, 5 com dois ou três jogadores, 6, 5, 4 com quatro, 5, 4, 3 com cinco; na rodada 2 as mãos passam para o outro lado.
    Sem passar, cada um fica com a mão que recebeu.

exlibrium-topic-activation-title = Ativação
exlibrium-topic-activation =
    Do 1 ao 7, cada personagem é ativado por quem tem a maior influência sobre ele naquele momento. Essa pessoa tem de usar a habilidade, mesmo que doa. Se não há em que usá-la, nada acontece.
    A mensagem da mesa diz quem vai ativar o quê se nada mudar. E muita coisa pode mudar isso: uma carta invertida, uma troca, um dobro.

exlibrium-topic-ties-title = Empates
exlibrium-topic-ties =
    Quem empata compara a influência sobre o Berserker, depois sobre o Mercenário, e assim por diante até o Alquimista, como está naquele momento. A cada passo só fica quem tem mais. Se no fim sobram vários, ninguém ativa o personagem.
    Não ter cartas conta como 0, então até um personagem que ninguém influencia costuma ser ativado.

exlibrium-topic-goals-title = Metas (avançado)
exlibrium-topic-goals =
    Seis cartas de meta ficam em três colunas, uma por rodada: uma, duas e três cartas, que valem 1, 2 e 3 de baixo para cima. A mais alta de cada coluna fica aberta desde o começo, as outras abrem na rodada delas. O Alquimista não tem meta.
    Quem ativa um personagem com meta na rodada pode, em vez de usar a habilidade, gastar cartas da pilha dele por um ponto cada, no máximo o valor da meta, ou nenhuma. Aqui o dobro não conta.

exlibrium-topic-final-title = A contagem final
exlibrium-topic-final =
    Personagem por personagem, a partir do 1:
    {""}**Regras básicas:** quem fica em primeiro pode gastar até duas dessas cartas, quem fica em segundo, uma, por um ponto cada. As duas posições são definidas antes que alguém gaste.
    {""}**Avançadas:** só o primeiro, e só uma carta.
    O desempate é como sempre, com o que resta até ali; se não resolver, ninguém gasta. Vence quem tem mais pontos. Depois decide a influência que sobrou sobre o Berserker, o Mercenário e assim por diante; se tudo for igual, a vitória é dividida.

exlibrium-topic-bot-title = Jogar com este bot
exlibrium-topic-bot =
    {""}**Jogar**, na mensagem da mesa, abre o seu painel, que mais ninguém vê. No draft, cada carta aparece dos dois jeitos, com o efeito na sua influência. **Voltar** desfaz sua última escolha, desde que ela não tenha mostrado nada escondido.
    Na imagem, cada coluna é um personagem e cada linha, um jogador. O número ao lado da pilha é o quanto ela conta: dourado para quem lidera, num anel para quem empata. As tiras são cartas cobertas, numeradas a partir de baixo.
    Nas imagens, um marcador de borda clara mostra o que é novo desde a sua última jogada; na mensagem da mesa, desde a última jogada de quem tem a vez.
    `/exlibrium shelf` mostra as pilhas de alguém, `/exlibrium board` (`{ argument-text }`) descreve a mesa em palavras. Os embaralhamentos são lacrados no começo e podem ser conferidos no fim.

exlibrium-power-berserker =
    Inverta a carta do topo de uma das suas próprias pilhas. Ela vai para o topo da sua pilha do personagem que passa a mostrar.
exlibrium-power-mercenary =
    Mova todas as suas cartas de Mercenário, na ordem, para baixo de outra pilha sua que tenha carta. A partir daí elas contam só para aquele personagem, e ali podem ser invertidas, trocadas ou gastas. Quando numa pilha só restam Mercenários movidos, eles voltam.
exlibrium-power-wizard =
    Escolha qualquer um dos sete personagens. Sua influência sobre ele conta em dobro até o fim desta rodada, para ver quem tem mais e nos empates. Isso não deixa você gastar mais cartas do que tem.
exlibrium-power-assassin =
    Inverta uma carta qualquer de um oponente, em qualquer altura da pilha; uma coberta, sem ver. Ela vai para o topo da pilha dele do personagem que passa a mostrar.
exlibrium-power-knight =
    Compre a carta do topo do baralho. Só você a vê; escolha quem fica de pé e ponha a carta no topo da sua pilha do personagem que ficou de pé.
exlibrium-power-bard =
    Dê a um oponente uma das suas cartas e pegue uma das dele, cada uma de qualquer altura. Ele não pode recusar. Nenhuma é invertida: cada carta vai para o topo da pilha do mesmo personagem, com quem a recebe. Um Mercenário movido vai para baixo dessa pilha.
exlibrium-power-alchemist =
    Gaste uma das suas cartas de Alquimista por um ponto. Sem uma carta dessas, nada acontece.
