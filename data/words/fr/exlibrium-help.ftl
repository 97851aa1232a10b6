# The help of Exlibrium.

exlibrium-topics-game = Le jeu…
exlibrium-topics-characters = Personnages…

exlibrium-topic-game-title = Exlibrium en une minute
exlibrium-topic-game =
    Il y a sept personnages à rallier. Les cartes devant toi sont ton influence sur eux ; la plus forte influence sur un personnage permet de l'activer, une fois par manche, et l'influence peut devenir des points.
    Il y a trois manches. Dans chacune, on distribue des cartes, on les choisit une par une, puis les sept personnages sont activés de 1 à 7. Après la troisième manche vient le décompte final. Le plus de points gagne.

exlibrium-topic-cards-title = Cartes et piles
exlibrium-topic-cards =
    Une carte porte deux personnages. Elle donne de l'influence sur celui qui est à l'endroit.
    Tu as une pile par personnage ; les nouvelles cartes vont dessus. D'une carte couverte, on ne voit que le personnage à l'endroit, même chez soi : pour l'autre moitié, à toi de t'en souvenir. Les piles restent d'une manche à l'autre.

exlibrium-topic-draft-title = Le draft
exlibrium-topic-draft =
    Tout le monde choisit en secret une carte et son sens. Quand tous les choix sont faits, les cartes sont révélées ensemble, et le reste de chaque main passe à la personne suivante. Jusqu'au dernier choix, tu peux changer le tien.
    {""}**De base :** 5, 4 et 3 cartes dans les trois manches. **Avancées :** 7, 6, 5 à deux ou trois, 6, 5, 4 à quatre, 5, 4, 3 à cinq ; à la manche 2, les mains passent dans l'autre sens.
    Si les mains ne passent pas, chacun garde celle qu'il a reçue.

exlibrium-topic-activation-title = L'activation
exlibrium-topic-activation =
    De 1 à 7, chaque personnage est activé par qui a la plus forte influence sur lui à ce moment-là. Il faut alors utiliser son pouvoir, même à ses dépens. S'il n'a aucune cible, il ne se passe rien.
    Le message de la table dit qui activera quoi si rien ne change. Tout peut y changer quelque chose : une carte retournée, un échange, un doublement.

exlibrium-topic-ties-title = Égalités
exlibrium-topic-ties =
    En cas d'égalité, on compare l'influence sur le Berserker, puis sur le Mercenaire, et ainsi de suite jusqu'à l'Alchimiste, telle qu'elle est à cet instant. À chaque étape, seuls restent ceux qui en ont le plus. S'ils sont encore plusieurs à la fin, personne n'active le personnage.
    Ne pas avoir de carte compte pour 0 : même un personnage sans aucune influence est donc presque toujours activé.

exlibrium-topic-goals-title = Objectifs (règles avancées)
exlibrium-topic-goals =
    Six cartes Objectif forment trois colonnes, une par manche : une, deux et trois cartes, qui valent 1, 2 et 3 de bas en haut. La plus haute de chaque colonne est ouverte dès le début, les autres s'ouvrent avec leur manche. L'Alchimiste n'a pas d'objectif.
    Si tu actives un personnage qui a un objectif cette manche, tu peux, au lieu d'utiliser son pouvoir, dépenser des cartes de sa pile pour un point chacune, au plus la valeur de l'objectif, ou aucune. Le doublement ne compte pas ici.

exlibrium-topic-final-title = Le décompte final
exlibrium-topic-final =
    Personnage par personnage, à partir du 1 :
    {""}**De base :** à la première place, tu peux dépenser jusqu'à deux de ces cartes, à la deuxième une, pour un point chacune. Les deux places sont fixées avant toute dépense.
    {""}**Avancées :** seulement la première place, et une seule carte.
    On départage les égalités comme toujours, avec ce qui reste alors ; si ça ne suffit pas, personne ne dépense. Le plus de points gagne. Ensuite, c'est le plus d'influence restante sur le Berserker, le Mercenaire et ainsi de suite ; si tout est égal, la victoire est partagée.

exlibrium-topic-bot-title = Jouer avec ce bot
exlibrium-topic-bot =
    {""}**Jouer**, sous le message de la table, ouvre ton panneau, que personne d'autre ne voit. Dans un draft, chaque carte t'est proposée dans les deux sens, avec l'effet sur ton influence. **Retour** annule ton dernier choix, tant que rien de caché n'a été montré.
    Dans l'image, une colonne est un personnage, une rangée un joueur. Le nombre à côté d'une pile est ce qu'elle compte : en or si elle est en tête, dans un anneau s'il y a égalité. Les bandes sont les cartes couvertes, numérotées depuis le bas.
    Dans les images, un marque-page au bord clair montre ce qui est nouveau depuis ton dernier coup ; dans le message de la table, depuis le dernier coup de la personne qui doit jouer.
    `/exlibrium shelf` montre les piles de quelqu'un, `/exlibrium board` (`{ argument-text }`) décrit la table en mots. Les mélanges sont scellés au début et peuvent être vérifiés à la fin.

exlibrium-power-berserker =
    Retourne la carte du dessus de l'une de tes piles. Elle va sur le dessus de ta pile du personnage qu'elle montre alors.
exlibrium-power-mercenary =
    Déplace toutes tes cartes Mercenaire, dans l'ordre, sous une autre de tes piles qui a une carte. Dès lors, elles comptent seulement pour ce personnage, et peuvent y être retournées, échangées ou dépensées. Quand il ne reste dans une pile que des Mercenaires déplacés, ils reviennent.
exlibrium-power-wizard =
    Nomme l'un des sept personnages. Ton influence sur lui compte double jusqu'à la fin de cette manche, quand on cherche la plus forte et pour départager. Tu ne peux pas pour autant dépenser plus de cartes que tu n'en as.
exlibrium-power-assassin =
    Retourne une carte adverse, à n'importe quelle hauteur de la pile ; à l'aveugle si elle est couverte. Elle va, chez la même personne, sur le dessus de la pile du personnage qu'elle montre alors.
exlibrium-power-knight =
    Pioche une carte. Personne d'autre ne la voit : choisis son sens et pose-la sur le dessus de ta pile du personnage à l'endroit.
exlibrium-power-bard =
    Donne l'une de tes cartes à un adversaire et prends-lui l'une des siennes, à n'importe quelle hauteur de la pile. Il ne peut pas refuser. Les cartes ne sont pas retournées : chacune change de camp et va sur le dessus de la pile du même personnage. Un Mercenaire déplacé va sous cette pile.
exlibrium-power-alchemist =
    Dépense l'une de tes cartes Alchimiste pour un point. Sans carte Alchimiste, il ne se passe rien.
