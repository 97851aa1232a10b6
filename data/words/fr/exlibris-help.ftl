# The help of Ex Libris.

exlibris-topics-game = Le jeu…
exlibris-topics-phases = Phases d'une manche…
exlibris-topics-sheet = Le formulaire…
exlibris-topics-tiles = Lieux…
exlibris-topics-assistants = Assistants…

exlibris-topic-game-title = Ex Libris en une minute
exlibris-topic-game =
    Tu collectionnes des livres pour ta propre bibliothèque. Chaque matin, de nouveaux lieux ouvrent dans la Cité. Tu y envoies tes assistants, un par un, pour trouver des cartes Livres, et tu les ranges sur ton étagère dans l'ordre alphabétique.
    Dès qu'une étagère a 16 cartes (14 à trois, 12 à quatre), on joue encore une manche. Puis l'inspecteur passe, et la meilleure bibliothèque gagne.
    {""}**Une bonne étagère** est en ordre, avec beaucoup de livres de la catégorie populaire et de ta spécialité secrète, peu de livres bannis, et un peu de tout le reste.

exlibris-topic-turn-title = Ton tour
exlibris-topic-turn =
    Place un assistant : sur un emplacement libre d'un lieu ouvert (une « tuile Lieu » de la règle), ou à la maison. Les lieux instantanés agissent tout de suite, les retardés à la fin de la manche, dans l'ordre de leurs numéros. Les tours continuent jusqu'à ce que plus personne n'ait d'assistant à placer.

exlibris-topic-shelving-title = Ranger
exlibris-topic-shelving =
    Ranger, que la règle du jeu appelle « archiver », c'est poser une carte sur ton étagère. La première va où tu veux. Les suivantes vont à côté, au-dessus ou au-dessous d'une carte déjà rangée. Une étagère a au plus trois rangées et peut grandir de tous les côtés ; les trous sont permis, tant que tout se tient.
    Les cartes se suivent de la rangée du haut à celle du bas, et de gauche à droite dans chaque rangée, de A1 à Z. Seul l'inspecteur le vérifie, à la fin.

exlibris-topic-home-title = À la maison
exlibris-topic-home =
    Ta bibliothèque a trois emplacements. Un assistant placé là te permet de piocher une carte ou d'en ranger une, tout de suite. Personne ne peut te prendre ces emplacements.

exlibris-topic-round-title = La manche
exlibris-topic-round =
    {""}**Préparation :** de nouveaux lieux ouvrent, autant que de joueurs, et reçoivent leurs cartes.
    {""}**Placement :** vous placez vos assistants à tour de rôle.
    {""}**Résolution :** les lieux sont résolus dans l'ordre de leurs numéros, les cartes qui restent sont défaussées, les assistants reviennent.
    {""}**Restauration :** le nouveau lieu qui a le plus petit numéro devient permanent, les autres ferment.

exlibris-topic-conflicts-title = Qui passe avant qui
exlibris-topic-conflicts =
    Quand deux textes se contredisent, celui du lieu l'emporte sur les assistants spéciaux, et l'assistant arrivé avant l'emporte sur les suivants. Dans le temps : d'abord agissent les assistants spéciaux déjà présents, dans l'ordre d'arrivée, puis celui qui vient d'arriver ; l'effet du lieu vient en dernier.

exlibris-topic-inspection-title = L'inspection
exlibris-topic-inspection =
    D'abord, tu peux retourner en secret certaines de tes cartes, face cachée ; le bot coche le choix qui lui semble le meilleur. Puis l'inspecteur parcourt chaque étagère : une carte qui ne suit pas la dernière encore visible est retournée. Les livres des cartes face cachée ne comptent pas, mais ces cartes soutiennent toujours l'étagère.

exlibris-topic-scoring-title = Les points
exlibris-topic-scoring =
    {""}**Livres populaires :** 15, 9 et 4 points pour qui a le plus de livres de cette catégorie, puis pour les deux suivants. Les ex aequo partagent.
    {""}**Livres bannis :** 1 point de moins par livre.
    {""}**Diversité :** parmi les cinq autres catégories, 3 points par livre de celle dont tu as le moins.
    {""}**Spécialité :** 2 points par livre de ta catégorie secrète.
    {""}**Stabilité :** 1 point par carte du plus grand rectangle plein posé sur ta rangée du bas, d'au moins 2 sur 2.
    En cas d'égalité : le plus de livres face visible, puis le moins de cartes en main, puis le moins de livres bannis ; si tout est égal, la victoire est partagée.

exlibris-topic-variants-title = Variantes
exlibris-topic-variants =
    Qui ouvre une table peut choisir des variantes pour deux à quatre joueurs, et les combiner à volonté.
    {""}**Débutant :** tout le monde a trois assistants ordinaires et une bibliothèque de base sans assistant spécial, rien à choisir. Les six lieux les plus difficiles, 3, 7, 8, 9, 15 et 17, restent dans la boîte, sauf si l'option `{ argument-removal }` (les retirer) dit non.
    {""}**Amical :** les lieux 3, 7, 15 et 16 restent dans la boîte, tout comme les bibliothèques du Gobelin sournois, du Cube gélatineux, du Bonhomme de neige et du Feu follet.
    {""}**Partie longue :** il faut trois cartes de plus sur une étagère pour amener la dernière manche : 19 à deux, 17 à trois, 15 à quatre.

exlibris-topic-solo-title = Jouer en solo
exlibris-topic-solo =
    Tu joues cinq manches contre la bibliothèque publique, c'est-à-dire toute la défausse. Il y a sept niveaux : selon le niveau, elle reçoit de 1 à 7 cartes de la pioche au début de chaque manche. On n'en voit que la carte du dessus, et la défausse ne redevient jamais une pioche.
    Tu as ton assistant spécial et trois ordinaires ; un seul à la fois par lieu. Six lieux sont ouverts. Après chaque manche, tu en choisis deux qui quittent la partie, et un nouveau arrive.
    La spécialité de la bibliothèque publique est secrète. Au début des manches 2 et 4, on montre une carte Catégorie cachée : ce n'est pas celle-là.
    {""}**À la fin**, ta main va aussi à la bibliothèque publique. Son ordre n'est pas vérifié et elle n'a pas de stabilité. Les 15 points des livres populaires ne sont à toi que si tu en as plus qu'elle. Livres bannis, diversité et spécialité comptent pour les deux. Pour gagner, il te faut plus de points qu'elle ; l'égalité ne suffit pas.

exlibris-topic-bot-title = Jouer avec ce bot
exlibris-topic-bot =
    {""}**Jouer**, sous le message de la table, ouvre ton panneau, que personne d'autre ne voit. **Retour** annule ton dernier choix, tant que rien de caché n'a été montré.
    `/exlibris hand`, `/exlibris shelf`, `/exlibris status` et `/exlibris play` marchent aussi dans mes messages privés. `/exlibris board` (`{ argument-text }`) décrit toute la table en mots. `/exlibris log` liste tout ce qui s'est passé.
    Dans les images, un marque-page au bord clair montre ce qui est nouveau depuis ton dernier coup ; dans le message de la table, depuis le dernier coup de la personne qui doit jouer.
    Les mélanges sont scellés au début et peuvent être vérifiés à la fin.

# The phases of a round (EL-30 to EL-36).

exlibris-topic-preparation-title = Préparation
exlibris-topic-preparation =
    De nouveaux lieux ouvrent, autant que de joueurs (un de moins au début, car la Tente du Devin est déjà là), à côté des lieux permanents. Puis chaque lieu reçoit ses cartes de la pioche : face visible, ou face cachée à la Cabane Mystérieuse.

exlibris-topic-placement-title = Placement
exlibris-topic-placement =
    À tour de rôle, à partir du premier joueur, on place un assistant : sur un emplacement libre d'un lieu ouvert, ou à la maison. Les lieux instantanés agissent tout de suite, les retardés, avec un sablier, seulement à la phase suivante. On continue jusqu'à ce que plus personne n'ait d'assistant. Un assistant qui t'est renvoyé est replacé dans la même manche.

exlibris-topic-resolution-title = Résolution
exlibris-topic-resolution =
    Les lieux sont résolus dans l'ordre de leurs numéros. Les lieux retardés agissent à ce moment-là. Puis les cartes qui y restent sont défaussées, et les assistants reviennent à leurs propriétaires. Ceux de la maison reviennent en dernier.

exlibris-topic-clearing-title = Restauration
exlibris-topic-clearing =
    Parmi les lieux ouverts à cette manche, celui qui a le plus petit numéro devient permanent et s'installe dans la rue pavée. Les autres ferment. Si une étagère a assez de cartes (16 à deux, 14 à trois, 12 à quatre ; 3 de plus dans une partie longue), la manche suivante est la dernière.

# The lines of the score sheet (EL-43 to EL-48).

exlibris-topic-prominent-title = Livres populaires
exlibris-topic-prominent =
    On compte les livres de la catégorie populaire qui sont face visible. Le plus grand nombre rapporte 15 points, le deuxième 9, le troisième 4. Les ex aequo additionnent la récompense de leur place et de la suivante, et la partagent à parts égales, arrondie au supérieur. Même zéro livre compte pour le classement.

exlibris-topic-banned-title = Livres bannis
exlibris-topic-banned =
    Chaque livre de la catégorie bannie qui est face visible coûte 1 point.

exlibris-topic-variety-title = Diversité
exlibris-topic-variety =
    Parmi les cinq catégories qui ne sont pas bannies, prends celle dont tu as le moins de livres face visible. Chacun de ces livres rapporte 3 points. S'il te manque une catégorie, la diversité ne rapporte rien.

exlibris-topic-speciality-title = Spécialité
exlibris-topic-speciality =
    Tout le monde a une catégorie secrète, révélée à la fin. Chacun de ses livres qui est face visible rapporte 2 points.

exlibris-topic-stability-title = Stabilité
exlibris-topic-stability =
    Cherche le plus grand rectangle plein de cartes posé sur la rangée du bas de ton étagère, haut d'au moins 2 et large d'au moins 2. Chacune de ses cartes rapporte 1 point ; les cartes face cachée comptent aussi. Les cartes enterrées par la Momie rapportent 2 points chacune.
