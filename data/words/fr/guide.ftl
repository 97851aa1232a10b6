# The guide to somebody's first turn, one line below each question of the first round. No card may be named here.
# It speaks of the rules only: what is good to choose is the hint's to say, and two voices would contradict each other.

exlibris-guide-library = Chaque bibliothèque vient avec un assistant qui a son propre pouvoir : il est à toi pour toute la partie. **Expliquer** te dit ce qu'ils savent faire.
exlibris-guide-library-discard = La bibliothèque que tu nommes ici retourne dans la boîte : personne d'autre ne pourra l'avoir.
exlibris-guide-place = Quand c'est à toi, tu places l'un de tes assistants : sur un emplacement libre d'un lieu, ou à la maison, où tu peux piocher ou ranger une carte. Une ligne dit ce que tu gagnes à chaque lieu, et **Expliquer** dit tout.
exlibris-guide-home = À la maison, tu peux piocher une carte ou en ranger une de ta main. À la fin, seules les cartes rangées rapportent des points, celles en main n'en rapportent pas.
exlibris-guide-shelve-card = Dis ici quelle carte va sur ton étagère, puis à quelle place. À la fin, une carte qui n'est pas dans l'ordre alphabétique est retournée face cachée, et ses livres ne comptent pas.
exlibris-guide-shelve = Les lettres dans l'image sont les places libres. À la fin, ton étagère se lit comme une page, rangée par rangée : une carte qui ne vient pas après la précédente dans l'alphabet est retournée face cachée, et ses livres ne comptent pas.
exlibris-guide-take = Ces cartes se trouvent sur le lieu de ton assistant. À la fin, le plus de livres de la catégorie populaire donne une récompense, chaque livre de ta spécialité secrète 2 points, et chaque livre banni coûte un point.
exlibris-guide-discard = Ce que tu défausses quitte ta main ou ton étagère pour la défausse. **Expliquer** te dit ce que tu reçois en échange.
exlibris-guide-other = Ça vient d'un lieu ou d'un assistant. **Expliquer** te dit comment ça marche. Tant que rien de caché n'a été montré, **Retour** annule ton choix.

atheneum-guide-pick = Tout le monde choisit une carte Étude en même temps et fait passer le reste. Tu reçois la partie jaune de la tienne, et des parties de celles de tes voisins. Tant que tous les choix ne sont pas faits, tu peux changer d'avis.
atheneum-guide-shelve = Range tes livres sur les emplacements marqués d'une lettre dans l'image. Un livre a besoin d'une paroi ou d'un autre livre à côté et, au-dessus du premier niveau, d'un livre en dessous. Les menus disent ce qu'un choix complète. Les livres et réorganisations non utilisés quand tu confirmes sont perdus ; les jetons Bonus et les récompenses d'araignée durent jusqu'à la fin de ton tour.
atheneum-guide-claim = Valider un objectif que montrent tes étagères coûte l'une de tes baguettes et rapporte tout de suite ses points. Ce qui reste peut servir jusqu'à ce que tu finisses ton tour, puis est perdu. Les étagères des autres ne comptent pas ici, alors prends ton temps.
atheneum-guide-other = **Expliquer** te dit comment ça marche, et **Retour** annule ton choix.

exlibrium-guide-draft = Une carte montre deux personnages : elle donne de l'influence sur celui qui est à l'endroit. Choisis une carte et qui est à l'endroit ; le reste de ta main passe à la personne suivante. La plus forte influence sur un personnage donne droit à son pouvoir, plus tard dans la manche.
exlibrium-guide-other = Tu as la plus forte influence sur ce personnage : c'est donc à toi de le jouer. **Expliquer** te dit ce qu'il sait faire.
