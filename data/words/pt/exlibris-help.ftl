# The help of Ex Libris.

exlibris-topics-game = O jogo…
exlibris-topics-phases = Fases da rodada…
exlibris-topics-sheet = A pontuação…
exlibris-topics-tiles = Locais…
exlibris-topics-assistants = Assistentes…

exlibris-topic-game-title = Ex Libris em um minuto
exlibris-topic-game =
    Você coleciona livros para uma biblioteca só sua. A cada manhã abrem novos locais na cidade. Você manda seus assistentes, um por vez, em busca de cartas de livros, e cataloga tudo na estante, em ordem alfabética.
    Quando uma estante tem 16 cartas (14 com três jogadores, 12 com quatro), joga-se mais uma rodada. Aí vem o fiscal, e a melhor biblioteca vence.
    {""}**Uma boa estante** está em ordem, tem muitos livros da categoria ilustre e da sua especialidade secreta, poucos banidos e um pouco de todo o resto.

exlibris-topic-turn-title = A sua vez
exlibris-topic-turn =
    Coloque um assistente: num espaço livre de um local aberto, ou em casa. Locais instantâneos funcionam na hora; os de efeito retardado, no fim da rodada, por ordem de número. E assim por diante, até ninguém ter mais assistentes para colocar.

exlibris-topic-shelving-title = Catalogar
exlibris-topic-shelving =
    Catalogar é pôr uma carta na estante. A primeira vai em qualquer lugar. As outras vão ao lado, acima ou abaixo de uma que já está na estante. A estante tem no máximo três fileiras e pode crescer para qualquer lado; vãos são permitidos, desde que tudo fique ligado.
    As cartas seguem da fileira de cima para a de baixo e, em cada fileira, da esquerda para a direita, de A1 a Z. Só o fiscal confere isso, no fim.

exlibris-topic-home-title = Em casa
exlibris-topic-home =
    Sua biblioteca tem três espaços. Um assistente colocado ali deixa você comprar ou catalogar uma carta, na hora. Ninguém pode tomar esses espaços de você.

exlibris-topic-round-title = A rodada
exlibris-topic-round =
    {""}**Preparação:** abrem novos locais, um por jogador, e as cartas são postas neles.
    {""}**Deslocamento:** cada um, na sua vez, coloca um assistente.
    {""}**Resolução:** os locais são resolvidos por número, o que sobra neles é descartado e os assistentes voltam.
    {""}**Limpeza:** o novo local de menor número fica para sempre, os outros fecham.

exlibris-topic-conflicts-title = Quem vem antes de quem
exlibris-topic-conflicts =
    Se dois textos se contradizem, o do local vale mais que o dos assistentes especiais, e quem chegou antes vale mais que quem chegou depois. No tempo: primeiro agem os assistentes especiais que já estavam lá, na ordem de chegada; depois, quem acabou de chegar; o efeito do local vem por último.

exlibris-topic-inspection-title = A fiscalização
exlibris-topic-inspection =
    Antes, você pode virar cartas suas para baixo, em segredo; o bot marca a escolha que acha melhor. Então o fiscal percorre cada estante: se uma carta não vem depois da última ainda visível, ele a vira para baixo. Livros de cartas viradas não contam, mas elas continuam sustentando a estante.

exlibris-topic-scoring-title = Pontuação
exlibris-topic-scoring =
    {""}**Obras ilustres:** 15, 9 e 4 pontos para quem tem mais livros dessa categoria, para o segundo lugar e para o terceiro. Quem empata divide.
    {""}**Livros banidos:** 1 ponto a menos por livro.
    {""}**Variedade:** 3 pontos por livro da categoria de que você tem menos, entre as outras cinco.
    {""}**Especialidade:** 2 pontos por livro da sua categoria secreta.
    {""}**Estabilidade:** 1 ponto por carta do maior retângulo cheio apoiado na fileira de baixo, de pelo menos 2 por 2.
    No empate vence quem tem mais livros visíveis, depois menos cartas na mão, depois menos livros banidos; se tudo for igual, a vitória é dividida.

exlibris-topic-variants-title = Variações
exlibris-topic-variants =
    Quem abre a mesa pode escolher variações para dois a quatro jogadores, em qualquer combinação.
    {""}**Modo iniciante:** todos têm três assistentes comuns e uma biblioteca básica, sem assistente especial nem escolha. Os seis locais mais difíceis, 3, 7, 8, 9, 15 e 17, ficam na caixa, a não ser que a opção `{ argument-removal }` (deixá-los de fora) diga não.
    {""}**Modo amistoso:** os locais 3, 7, 15 e 16 ficam na caixa, e também as bibliotecas do Duende Sorrateiro, do Cubo Gelatinoso, do Boneco de Neve e do Imp de Fogo.
    {""}**Modo extenso:** a última rodada só vem com mais três cartas numa estante: 19 com dois jogadores, 17 com três, 15 com quatro.

exlibris-topic-solo-title = Modo solo
exlibris-topic-solo =
    Você joga cinco rodadas contra a biblioteca pública, que é toda a pilha de descarte. Há sete níveis: no começo de cada rodada vão para ela de 1 a 7 cartas do baralho, conforme o nível. Só a carta do topo fica visível, e a pilha nunca vira um novo baralho.
    Você tem seu assistente especial e três comuns; em cada local só pode haver um deles por vez. Há seis locais abertos. Depois de cada rodada você escolhe dois que saem do jogo, e chega um novo.
    A especialidade dela é secreta. No começo das rodadas 2 e 4 é mostrada uma carta de categoria escondida: a especialidade não é essa.
    {""}**No fim**, sua mão também vai para a biblioteca pública. Ninguém confere a ordem dela, e ela não tem estabilidade. Os 15 pontos de obras ilustres são seus só se você tiver mais desses livros. Livros banidos, variedade e especialidade contam para os dois lados. Você vence com mais pontos; empate é derrota.

exlibris-topic-bot-title = Jogar com este bot
exlibris-topic-bot =
    {""}**Jogar**, na mensagem da mesa, abre o seu painel, que mais ninguém vê. **Voltar** desfaz sua última escolha, desde que ela não tenha mostrado nada escondido.
    `/exlibris hand`, `/exlibris shelf`, `/exlibris status` e `/exlibris play` também funcionam nas minhas mensagens diretas. `/exlibris board` (`{ argument-text }`) descreve a mesa toda em palavras. `/exlibris log` lista tudo o que aconteceu.
    Nas imagens, um marcador de borda clara mostra o que é novo desde a sua última jogada; na mensagem da mesa, desde a última jogada de quem tem a vez.
    Os embaralhamentos são lacrados no começo e podem ser conferidos no fim.

# The phases of a round (EL-30 to EL-36).

exlibris-topic-preparation-title = Preparação
exlibris-topic-preparation =
    Abrem novos locais, tantos quantos são os jogadores (um a menos no começo, pois a Cabana do Adivinho já está lá), além dos permanentes. Depois cada local recebe suas cartas do baralho: viradas para cima, ou para baixo na Cabana Misteriosa.

exlibris-topic-placement-title = Deslocamento
exlibris-topic-placement =
    A partir do primeiro jogador, cada um na sua vez coloca um assistente: num espaço livre de um local aberto, ou em casa. Locais instantâneos funcionam na hora; os de efeito retardado, com ampulheta, só na fase seguinte. E assim vai, até ninguém ter mais assistentes. Um assistente mandado de volta é colocado de novo na mesma rodada.

exlibris-topic-resolution-title = Resolução
exlibris-topic-resolution =
    Os locais são resolvidos por ordem de número. Um efeito retardado acontece agora. Depois, as cartas que ainda estão no local são descartadas e os assistentes voltam para quem os colocou. Os que estão em casa voltam por último.

exlibris-topic-clearing-title = Limpeza
exlibris-topic-clearing =
    Dos locais que abriram nesta rodada, o de menor número fica para sempre, na rua calçada. Os outros fecham. Se uma estante tem cartas suficientes (16 com dois jogadores, 14 com três, 12 com quatro; mais 3 no modo extenso), a próxima rodada é a última.

# The lines of the score sheet (EL-43 to EL-48).

exlibris-topic-prominent-title = Obras ilustres
exlibris-topic-prominent =
    Todos contam seus livros visíveis da categoria ilustre. Quem tem mais ganha 15 pontos, o segundo lugar 9 e o terceiro 4. Quem empata soma o prêmio da sua posição ao da seguinte e divide por igual, arredondando para cima. Quem não tem nenhum livro também entra na conta.

exlibris-topic-banned-title = Livros banidos
exlibris-topic-banned =
    Cada livro visível da categoria banida custa 1 ponto.

exlibris-topic-variety-title = Variedade
exlibris-topic-variety =
    Das cinco categorias que não são banidas, vale a de que você tem menos livros visíveis. Cada um desses livros dá 3 pontos. Sem nenhum livro de uma delas, a variedade não dá nada.

exlibris-topic-speciality-title = Especialidade
exlibris-topic-speciality =
    Cada jogador tem uma categoria secreta, mostrada no fim. Cada livro visível dela dá 2 pontos.

exlibris-topic-stability-title = Estabilidade
exlibris-topic-stability =
    Procure o maior retângulo cheio de cartas apoiado na fileira mais baixa da sua estante, com pelo menos 2 de altura e 2 de largura. Cada carta dele dá 1 ponto; as viradas para baixo também contam. Cartas sepultadas por uma Múmia dão 2 pontos cada.
