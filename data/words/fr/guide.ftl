# The guide to somebody's first turn, one line below each question of the first round. No card may be named here.

exlibris-guide-library = Chaque bibliothèque vient avec un assistant qui a son propre pouvoir. **Expliquer** te dit ce qu'ils savent faire ; si tu hésites, prends celui dont la tête te plaît.
exlibris-guide-library-discard = La bibliothèque que tu nommes ici retourne dans la boîte : personne d'autre ne pourra l'avoir. Choisis-en une que tu n'aimerais pas affronter.
exlibris-guide-place = Quand c'est à toi, tu places l'un de tes assistants. Choisis un lieu dans le menu : une ligne dit ce que tu y gagnes, et **Expliquer** dit tout. Si rien ne te tente, rentre à la maison : tu peux y piocher ou ranger une carte.
exlibris-guide-home = Les cartes rangées rapportent des points, celles en main n'en rapportent pas. Alors ranges-en une si tu as une bonne place pour elle, et pioche quand tu manques de choix.
exlibris-guide-shelve-card = Choisis une carte pour ton étagère. Au début, une carte du milieu de l'alphabet est une bonne base.
exlibris-guide-shelve = Les lettres dans l'image sont les places libres. Lis ton étagère comme une page : à la fin, les cartes doivent aller de A à Z, rangée par rangée. Garde donc de la place pour les premières lettres à gauche et au-dessus, et pour les dernières à droite et en dessous.
exlibris-guide-take = Ces cartes se trouvent sur le lieu de ton assistant. Cherche les livres de la catégorie populaire et de ta spécialité secrète, et évite ceux de la catégorie bannie.
exlibris-guide-discard = Les premières cartes à défausser sont celles avec des livres bannis, et celles qui ne vont nulle part sur ton étagère.
exlibris-guide-other = Ça vient d'un lieu ou d'un assistant. **Expliquer** te dit comment ça marche. Choisis ce qui te semble le mieux ; tant que rien de caché n'a été montré, **Retour** annule ton choix.

atheneum-guide-pick = Tout le monde choisit une carte Étude en même temps et fait passer le reste. Tu reçois la partie jaune de la tienne, et des parties de celles de tes voisins. Tant que tous les choix ne sont pas faits, tu peux changer d'avis.
atheneum-guide-shelve = Range tes livres sur les emplacements marqués d'une lettre dans l'image. Un livre a besoin d'une paroi ou d'un autre livre à côté et, au-dessus du premier niveau, d'un livre en dessous. Les menus disent ce qu'un choix complète. Les livres et réorganisations non utilisés quand tu confirmes sont perdus ; les jetons Bonus et les récompenses d'araignée durent jusqu'à la fin de ton tour.
atheneum-guide-claim = Si tes étagères remplissent un objectif, valide-le ici pour marquer des points. Puis finis ton tour. Les étagères des autres ne comptent pas ici, alors prends ton temps.
atheneum-guide-other = **Expliquer** te dit comment ça marche. Choisis ce qui te semble le mieux ; **Retour** annule ton choix.

exlibrium-guide-draft = Une carte montre deux personnages : elle donne de l'influence sur celui qui est à l'endroit. Choisis une carte et qui est à l'endroit ; le reste de ta main passe à la personne suivante. La plus forte influence sur un personnage donne droit à son pouvoir, plus tard dans la manche.
exlibrium-guide-other = Tu as la plus forte influence sur ce personnage : c'est donc à toi de le jouer. **Expliquer** te dit ce qu'il sait faire.
