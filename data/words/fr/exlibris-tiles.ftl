# The eighteen locations: what each does (EL-61 to EL-78), and a line for menus of at most 40 characters.

exlibris-tile-hut-short = 1 carte par assistant placé, 1er joueur
exlibris-tile-hut =
    Pioche une carte pour chacun de tes assistants qui se trouve sur un lieu ou à la maison, celui-ci compris. Puis prends le jeton Premier Joueur, qui compte dès la manche suivante. Le Fantôme n'entre jamais ici.

exlibris-tile-swap-short = Échange une carte, range-la si tu veux
exlibris-tile-swap =
    Échange une carte de ta main contre une carte qui se trouve ici ; la tienne y reste, face visible. Tu peux ranger celle que tu as reçue.

exlibris-tile-auction-short = Mise 1 à 4, paie plus tard, rafle tout
exlibris-tile-auction =
    Choisis une mise de 1 à 4, supérieure à la mise actuelle. Quand quelqu'un surenchérit, l'assistant dépassé revient à son propriétaire, qui le replace pendant cette manche. À la résolution du lieu, la plus forte mise se paie en cartes de la main : défausse-les, prends toutes les cartes d'ici et range celles que tu veux. Pas assez de cartes en main : rien n'est payé, rien n'est pris.

exlibris-tile-donation-short = Défausse 1 ou plus, range jusqu'à 2
exlibris-tile-donation =
    Défausse au moins une carte de ta main, de ton étagère ou des deux. Puis range jusqu'à deux cartes de ta main.

exlibris-tile-community-short = Prends une carte, puis donnes-en une
exlibris-tile-community =
    Prends une carte qui se trouve ici et range-la si tu veux. Puis choisis une autre carte d'ici pour un adversaire de ton choix, qui peut la ranger aussitôt.

exlibris-tile-well-short = Défausse à volonté, repioche 1 de plus
exlibris-tile-well =
    Défausse autant de cartes de ta main que tu veux, même aucune. Pioches-en une de plus que ça. Tu peux ranger l'une des cartes piochées.

exlibris-tile-den-short = Parie sur une catégorie, rafle-la
exlibris-tile-den =
    À commencer par toi, chaque joueur qui a un assistant ici annonce une catégorie, chaque fois une autre. On révèle quatre cartes de la pioche. La catégorie annoncée qui y a le plus de livres l'emporte : son joueur prend toutes les cartes révélées de cette catégorie et peut en ranger autant qu'il y a de joueurs ici. Si tu es parmi les ex aequo, tu gagnes ; sinon, c'est celui d'entre eux qui te suit de plus près. Si aucune de vos catégories ne sort, personne ne gagne. Le reste est défaussé.

exlibris-tile-lodge-short = Rappelle un assistant, ordonne l'étagère
exlibris-tile-lodge =
    Fais l'un ou l'autre ou les deux, dans l'ordre que tu veux. Ramène un de tes assistants d'un lieu, même celui-ci, sur un emplacement libre de la maison, et fais une action Maison avec lui. Et réorganise ton étagère : échange une carte rangée avec une carte de ta main, échange deux cartes rangées, ou retire une carte et range-la à nouveau. Un assistant qui se trouve à la Guilde des Assistants ne peut pas être déplacé.

exlibris-tile-collector-short = Livres défaussés : pioche la moitié
exlibris-tile-collector =
    Défausse autant de cartes que tu veux de ta main et de ton étagère, toutes choisies d'un coup. Compte leurs livres dont la catégorie figure sur la carte d'ici. Pioche la moitié de ce nombre, arrondie à l'inférieur, et range jusqu'à deux de ces cartes.

exlibris-tile-bookseller-short = Prends une carte, range-la si tu veux
exlibris-tile-bookseller =
    Prends une des cartes qui se trouvent ici. Tu peux la ranger.

exlibris-tile-dump-short = Plus tard : fouille la défausse
exlibris-tile-dump =
    À la résolution du lieu, dans l'ordre des emplacements : annonce une catégorie et fouille la défausse. Tu peux y prendre une carte de cette catégorie, montrée à tout le monde, et la ranger.

exlibris-tile-draft-short = Plus tard : choisis des cartes révélées
exlibris-tile-draft =
    À la résolution du lieu, on révèle deux cartes de la pioche pour chaque assistant ici. Dans l'ordre des emplacements, à tour de rôle et autant de fois qu'il faut, le propriétaire de chaque assistant en prend une, à garder ou à ranger aussitôt, jusqu'à la dernière.

exlibris-tile-shack-short = Annonce une catégorie, fouille en secret
exlibris-tile-shack =
    Annonce une catégorie, puis regarde en secret les cartes face cachée d'ici. Montre et prends autant de cartes de cette catégorie que tu veux, et ranges-en une si ça te dit. Ce qui reste, reste face cachée ; tu te souviens de ce que tu as vu.

exlibris-tile-rummage-short = Prends 1 carte, ou 2 en compagnie
exlibris-tile-rummage =
    Prends une carte qui se trouve ici, et une de plus si un autre assistant est présent, même l'un des tiens. Tu peux les ranger.

exlibris-tile-guild-short = Prends l'emplacement d'un adversaire
exlibris-tile-guild =
    Déplace un de tes assistants de la maison à un emplacement qu'occupe un adversaire sur un autre lieu. L'adversaire récupère son assistant et le replace pendant cette manche. Le tien visite le lieu comme s'il y avait été placé. Si c'est possible, c'est obligatoire.

exlibris-tile-tax-short = Les adversaires paient, tu échanges
exlibris-tile-tax =
    À tour de rôle, chaque adversaire pose ici une carte de sa main ou de son étagère, face visible. Puis tu peux défausser au plus autant de cartes qu'il y en a ici, de ta main et de ton étagère, et en prendre autant. Tu peux ranger celles que tu as prises.

exlibris-tile-yard-short = Vends des cartes, 2 piochées par vente
exlibris-tile-yard =
    Montre des cartes de ta main, autant que tu veux. À tour de rôle, chaque adversaire peut en prendre ou en ranger une, ou passer, jusqu'à ce que tout soit parti ou que tout le monde passe d'affilée. Pour chaque carte partie, pioches-en deux et range une carte de ta main.

exlibris-tile-shelfmasons-short = Fais glisser des cartes sur une rangée
exlibris-tile-shelfmasons =
    Fais glisser des cartes voisines d'une même rangée, d'autant de places que tu veux, dans un seul sens. Elles ne peuvent pas traverser d'autres cartes, et l'étagère ne doit jamais se couper en deux.

# When a location works, its spaces, and the cards that lie there in each round.

exlibris-tile-facts = -# { $effect ->
    [delayed] Effet retardé, à la résolution.
   *[other] Effet instantané.
} { $same ->
    [1] { $two ->
        [one] Un emplacement.
       *[other] { $two } emplacements.
    }
   *[other] Emplacements : { $two } à deux joueurs, { $three } à trois, { $four } à quatre.
}{ $up ->
    [0] {""}
    [one] {" "}Une carte face visible.
   *[other] {" "}{ $up } cartes face visible.
}{ $down ->
    [0] {""}
    [one] {" "}Une carte face cachée.
   *[other] {" "}{ $down } cartes face cachée.
}
