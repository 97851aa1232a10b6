# The help of Atheneum.

atheneum-topics-game = Le jeu…
atheneum-topics-row = Livres et objectifs…

atheneum-mark-turquoise = un portrait
atheneum-mark-green = une empreinte
atheneum-mark-purple = une couronne
atheneum-mark-pink = un fantôme
atheneum-mark-black = une plume

atheneum-topic-game-title = Atheneum en une minute
atheneum-topic-game =
    Vous êtes des élèves qui remettent de l'ordre dans la bibliothèque de l'école. À chacun des dix tours, tout le monde joue une carte Étude, reçoit des livres, les range et peut valider des objectifs : des configurations de livres sur ses propres étagères.
    À la fin comptent aussi les compartiments remplis, les bougies et les livres de prédilection placés côte à côte. Le plus de points gagne.
    Personne n'attend les autres pour ranger, et personne d'autre ne touche à tes étagères.

atheneum-topic-round-title = Un tour
atheneum-topic-round =
    {""}**Choisir :** tout le monde choisit en secret une carte Étude ; le reste de la main passe au voisin, à gauche aux tours 1 à 4, à droite aux tours 6 à 9 ; aux tours 5 et 10, la carte qui reste est défaussée.
    {""}**Ranger :** utilise ce que les cartes te donnent, dans l'ordre que tu veux, puis confirme. Les livres et réorganisations non utilisés à ce moment-là sont perdus ; les jetons Bonus et les récompenses d'araignée durent jusqu'à la fin de ton tour.
    {""}**Valider :** valide des objectifs, utilise tes jetons Bonus et ce que les araignées t'ont donné, puis finis ton tour.
    Quand tout le monde a fini, l'objectif le plus à droite s'en va et un nouveau arrive.

atheneum-topic-cards-title = Cartes Étude
atheneum-topic-cards =
    Une carte Étude a trois sections. Tu reçois la jaune de ta propre carte, la bleue de la carte de ton voisin de gauche et la grise de celle de ton voisin de droite. La section grise de ta carte sert donc à ton voisin de gauche, et la bleue à ton voisin de droite. À deux, les deux vont à l'adversaire.
    Points, baguettes, étagères latérales et jetons Bonus arrivent tout de suite. Livres et réorganisations attendent que tu les utilises.
    Un livre gris est de la couleur que tu veux. Un livre avec un petit plan des étagères aussi, mais seulement pour le compartiment marqué.

atheneum-topic-shelving-title = Ranger
atheneum-topic-shelving =
    Un livre a besoin d'un appui : une paroi, ou un livre à côté. Au-dessus du premier niveau, il faut aussi un livre juste en dessous.
    Les lettres des emplacements ne changent jamais : A à X sur l'étagère principale, 1 à 8 sur les étagères latérales.

atheneum-topic-rearranging-title = Réorganiser
atheneum-topic-rearranging =
    Chaque réorganisation retire un livre, que tu ranges ensuite ailleurs. Un livre reste en place tant qu'un autre n'a que lui pour appui ou se trouve dessus.
    Une paire se retire en entier, pour deux réorganisations. Un livre retiré et pas rangé à la fin de ton tour est perdu.

atheneum-topic-spiders-title = Araignées
atheneum-topic-spiders =
    Une araignée habite chaque compartiment. Si tu le remplis, tu la captures, une seule fois, et tu choisis : une baguette, une étagère latérale, un jeton Bonus ou un livre de n'importe quelle couleur. L'araignée ne prend pas de place.

atheneum-topic-tokens-title = Jetons Bonus
atheneum-topic-tokens =
    Un jeton Bonus est soit une bougie, soit ce qu'il montre : une paire de livres, un livre de n'importe quelle couleur, quatre réorganisations, une baguette ou une étagère latérale. Il faut l'utiliser avant la fin de ton tour.
    Une bougie va sur le meilleur emplacement de bougie libre et y reste ; à la fin, elle vaut ce qui y est écrit.
    Les deux livres d'une paire restent toujours côte à côte et s'appuient comme un seul livre large.

atheneum-topic-objectives-title = Objectifs et baguettes
atheneum-topic-objectives =
    Pour valider un objectif ouvert, tes étagères doivent montrer sa configuration, et tu y poses l'une de tes baguettes. Ses points sont aussitôt à toi. Tout le monde peut valider chaque objectif, une seule fois.
    Les configurations gardent leur orientation ; ce qu'il y a autour n'a pas d'importance. Le petit plan sous une configuration montre dans quel compartiment elle doit se trouver ; s'il est tout éclairé, n'importe lequel convient, étagères latérales comprises. Les livres gris sont de n'importe quelle couleur.
    Quand un objectif s'en va, ses baguettes retournent dans les réserves, pas dans les mains. Une baguette en main vaut un point à la fin.

atheneum-topic-scoring-title = Le bulletin final
atheneum-topic-scoring =
    {""}**Pendant la partie :** cartes et objectifs.
    {""}**Sujet de prédilection :** 1 point pour chaque livre de prédilection qui en touche un autre, à côté, au-dessus ou en dessous, dans son compartiment.
    {""}**Compartiments remplis :** le nombre sur la petite plaque.
    {""}**Bougies :** ce qui est écrit sur leurs emplacements.
    {""}**Baguettes :** 1 point pour chacune en main.
    En cas d'égalité : le plus de livres, puis le plus de livres de prédilection ; si tout est égal, la victoire est partagée.

atheneum-topic-bot-title = Jouer avec ce bot
atheneum-topic-bot =
    {""}**Jouer**, sous le message de la table, ouvre ton panneau, que personne d'autre ne voit. Pour ranger, choisis d'abord un livre, puis son emplacement ; les boutons verts montrent ce qui complète quelque chose tout de suite. **Retour** annule ta dernière action, jusqu'à ce que tu confirmes ou pioches un jeton.
    Pareil avec les commandes : `/atheneum shelve`, `/atheneum move`, `/atheneum use`, `/atheneum candle`, `/atheneum confirm`, `/atheneum claim`.
    Tu peux changer ton choix jusqu'à ce que la dernière personne ait choisi. Les autres voient tes étagères telles que tu les as confirmées.
    Dans les images, un marque-page au bord clair montre ce qui est nouveau depuis ton dernier coup ; dans le message de la table, depuis le dernier coup de la personne qui doit jouer.
    Les mélanges sont scellés au début et peuvent être vérifiés à la fin.

atheneum-topic-subjects-title = Les cinq couleurs
atheneum-topic-subjects = Chaque couleur a son sujet, et un signe sur chaque tranche :
atheneum-topic-patterns-any-title = Configurations pour tout compartiment
atheneum-topic-patterns-any = Une configuration se lit de gauche à droite, les niveaux de bas en haut ; un tiret est un emplacement sans importance.
atheneum-topic-patterns-named-title = Configurations pour un compartiment précis
atheneum-topic-patterns-named = Le compartiment est entre parenthèses.
atheneum-topic-patterns-colourless-title = Configurations de toutes couleurs
atheneum-topic-patterns-colourless = Le compartiment et la disposition des livres comptent, pas leur couleur.
