# The eighteen locations: what each does (EL-61 to EL-78), and a line for menus of at most 40 characters.

exlibris-tile-hut-short = Compre por assistente, jogue primeiro
exlibris-tile-hut =
    Compre uma carta para cada assistente seu que está num local ou em casa, contando este. Depois pegue o token de primeiro jogador, que vale a partir da próxima rodada. O Fantasma nunca pode entrar.

exlibris-tile-swap-short = Troque uma carta, catalogue se quiser
exlibris-tile-swap =
    Troque uma carta da sua mão por uma que está aqui; a sua fica aqui, virada para cima. Você pode catalogar a carta que pegou.

exlibris-tile-auction-short = Lance de 1 a 4: pague depois, leve tudo
exlibris-tile-auction =
    Ocupe um lance de 1 a 4, maior que o atual. Quem é superado recebe o assistente de volta e o coloca de novo nesta rodada. Na resolução, quem deu o maior lance descarta da mão tantas cartas quanto o lance, pega todas as que estão aqui e pode catalogar as que quiser. Sem cartas suficientes na mão, não paga e não leva nada.

exlibris-tile-donation-short = Descarte 1 ou mais, catalogue até 2
exlibris-tile-donation =
    Descarte pelo menos uma carta da mão, da estante ou de ambas. Depois catalogue até duas cartas da mão.

exlibris-tile-community-short = Pegue uma, depois dê outra
exlibris-tile-community =
    Pegue uma carta que está aqui e catalogue-a, se quiser. Depois escolha outra das cartas daqui para um oponente à sua escolha, que pode catalogá-la na hora.

exlibris-tile-well-short = Descarte à vontade, compre uma a mais
exlibris-tile-well =
    Descarte quantas cartas da mão quiser, ou nenhuma. Compre uma a mais do que isso. Você pode catalogar uma das que comprou.

exlibris-tile-den-short = Aposte numa categoria, leve as cartas
exlibris-tile-den =
    Todos os que têm um assistente aqui anunciam uma categoria, cada um a sua, começando por você. Quatro cartas do baralho são reveladas. Quem anunciou a que tem mais livros ali vence: leva todas as reveladas com essa categoria e pode catalogar tantas quantos são os jogadores aqui. Se você está entre os empatados, você vence; senão, quem do empate vem primeiro depois de você. Se nenhuma das categorias aparece, ninguém vence. O resto é descartado.

exlibris-tile-lodge-short = Mande um para casa, arrume a estante
exlibris-tile-lodge =
    Faça uma coisa ou as duas, em qualquer ordem. Mova um assistente seu de um local, até este mesmo, para um espaço livre em casa e faça com ele uma ação da casa. E arrume a estante: troque uma carta dela por uma da mão, troque duas da estante de lugar, ou tire uma e ponha de novo. Quem está na Guilda dos Assistentes não pode ser movido.

exlibris-tile-collector-short = Descarte o que combina, compre metade
exlibris-tile-collector =
    Descarte quantas cartas quiser da mão e da estante, todas de uma vez. Conte nelas os livros de qualquer categoria que aparece na carta daqui. Compre metade desse número, arredondando para baixo, e catalogue até duas das compradas.

exlibris-tile-bookseller-short = Pegue uma carta, catalogue se quiser
exlibris-tile-bookseller =
    Pegue uma das cartas que estão aqui. Você pode catalogá-la.

exlibris-tile-dump-short = Depois: procure no descarte
exlibris-tile-dump =
    Na resolução, na ordem dos espaços: anuncie uma categoria e procure na pilha de descarte. Você pode pegar uma carta com essa categoria, mostrando a todos, e pode catalogá-la.

exlibris-tile-draft-short = Depois: pegue cartas reveladas
exlibris-tile-draft =
    Na resolução, duas cartas do baralho são reveladas para cada assistente daqui. Na ordem dos espaços, volta após volta, quem tem o assistente pega uma, que fica na mão ou vai logo para a estante, até não sobrar nenhuma.

exlibris-tile-shack-short = Diga a categoria, busque nas viradas
exlibris-tile-shack =
    Anuncie uma categoria e olhe em segredo as cartas viradas para baixo daqui. Mostre e pegue quantas quiser das que têm essa categoria, e catalogue uma delas, se quiser. As que ficam continuam viradas para baixo; você se lembra do que viu.

exlibris-tile-rummage-short = Pegue 1, ou 2 se houver companhia
exlibris-tile-rummage =
    Pegue uma carta que está aqui; pegue mais uma se houver outro assistente aqui, mesmo que seja seu. Você pode catalogar cada uma.

exlibris-tile-guild-short = Tome o espaço de um oponente
exlibris-tile-guild =
    Mova um assistente seu de casa para um espaço ocupado por um oponente em outro local. O oponente recebe o assistente de volta e o coloca de novo nesta rodada. O seu visita o local como se tivesse sido colocado lá. Se for possível, é obrigatório.

exlibris-tile-tax-short = Oponentes pagam, você pode trocar
exlibris-tile-tax =
    Um por vez, cada oponente põe aqui uma carta da mão ou da estante, virada para cima. Depois você pode descartar, da mão e da estante, no máximo tantas cartas quantas estão aqui, e pegar o mesmo número. Você pode catalogar qualquer uma das que pegou.

exlibris-tile-yard-short = Ofereça cartas, compre 2 por venda
exlibris-tile-yard =
    Mostre quantas cartas da mão quiser. Um por vez, cada oponente pode pegar uma delas, catalogar uma ou passar, volta após volta, até que as cartas acabem ou todos passem seguidos. Para cada carta que saiu, compre duas e catalogue uma da mão.

exlibris-tile-shelfmasons-short = Deslize cartas de uma fileira
exlibris-tile-shelfmasons =
    Deslize cartas vizinhas de uma fileira quantos espaços quiser para um lado. Elas não atravessam outras cartas, e a estante não pode se partir no caminho.

# When a location works, its spaces, and the cards that lie there in each round.

exlibris-tile-facts = -# { $effect ->
    [delayed] Funciona na resolução.
   *[other] Funciona na hora.
} { $same ->
    [1] { $two ->
        [1] Um espaço.
       *[other] { $two } espaços.
    }
   *[other] Espaços: { $two } com dois jogadores, { $three } com três, { $four } com quatro.
}{ $up ->
    [0] {""}
    [1] {" "}Uma carta aqui, virada para cima.
   *[other] {" "}{ $up } cartas aqui, viradas para cima.
}{ $down ->
    [0] {""}
    [1] {" "}Uma carta aqui, virada para baixo.
   *[other] {" "}{ $down } cartas aqui, viradas para baixo.
}
