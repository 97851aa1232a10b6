# The assistants: what each can do (EL-83 to EL-93a), and a line for menus of at most 40 characters.

exlibris-assistant-ordinary = Assistente comum
exlibris-assistant-ordinary-the = um assistente comum
exlibris-power-ordinary-short = Sem poderes, mas com boa vontade
exlibris-power-ordinary =
    Um assistente comum não tem poder próprio. Ele faz o que o local ou a sua biblioteca oferece.

exlibris-power-goblin-short = Exige cartas de quem está ali
exlibris-power-goblin =
    Ao visitar um local com oponentes: para cada um, em qualquer ordem, você pode anunciar uma categoria. Quem tem na mão uma carta assim precisa dar uma a você, escolhendo qual; quem não tem mostra a mão a você, em segredo. Você pode catalogar o que recebeu.

exlibris-power-automaton-short = 1 ação da casa por outro assistente ali
exlibris-power-automaton =
    Ao visitar um local ou a casa: você pode fazer uma ação da casa para cada outro assistente seu que está ali.

exlibris-power-mummy-short = Sepulta cartas por 2 pontos cada
exlibris-power-mummy =
    A carta que ela cataloga pode ir por cima ou por baixo de uma carta sozinha. A de baixo fica sepultada, virada para baixo: seus livros não contam, mas ela vale 2 pontos. No máximo uma carta fica debaixo de outra.

exlibris-power-cube-short = Quem vem depois paga ou deixa você agir
exlibris-power-cube =
    Um oponente que visita depois o local do Cubo precisa antes dar a você uma carta da mão, ao acaso, ou deixar você fazer as duas ações da casa. Quem visita escolhe.

exlibris-power-sasquatch-short = Tímido: volta se alguém chega
exlibris-power-sasquatch =
    Ele só visita locais sem oponentes. Quando um oponente chega ao local dele, você pode recolhê-lo e colocá-lo de novo mais tarde nesta rodada.

exlibris-power-bookworm-short = As duas ações da casa, e de novo
exlibris-power-bookworm =
    Em casa ele faz as duas ações da casa, em qualquer ordem. Depois você pode descartar uma carta da mão ou da estante para repetir as duas, uma única vez.

exlibris-power-ghost-short = Divide um espaço, compra uma carta
exlibris-power-ghost =
    Num local instantâneo ele pode dividir o espaço de um oponente: compre uma carta e use o local como sempre. Ninguém mais pode se juntar aos dois. Ele nunca entra na Cabana do Adivinho.

exlibris-power-snowman-short = Fecha o local instantâneo onde está
exlibris-power-snowman =
    Enquanto ele está num local instantâneo, nenhum outro assistente pode ser colocado ali, nem os seus. Quem já estava ali fica.

exlibris-power-golem-short = Salva uma carta por local resolvido
exlibris-power-golem =
    Quando está num local: a cada local resolvido, até o dele, inclusive, ele pode pegar ou catalogar uma das cartas que seriam descartadas ali.

exlibris-power-wizard-short = Move cartas da estante ao catalogar
exlibris-power-wizard =
    Ao catalogar uma carta, ele pode antes mover um espaço, em qualquer direção, um grupo de cartas ligadas, e então põe a carta num lugar que ficou livre.

exlibris-power-witch-short = Troca banidos por cartas do baralho
exlibris-power-witch =
    Para cada carta com livro banido que a visita dela traz, a carta do topo do baralho é revelada. Você fica com uma das duas e descarta a outra.

exlibris-power-imp-short = Queima cartas ali por ações da casa
exlibris-power-imp =
    Ao visitar um local com cartas: você pode descartar uma delas por uma ação da casa, ou todas, sendo duas ou mais, por duas ações da casa.
