# Why the automatic player would answer so: one short sentence below its advice.

atheneum-hint-shows = Ça complète un objectif : { $objective }.
atheneum-hint-towards = Ça te rapproche d'un objectif : { $objective }.
atheneum-hint-catches = Ça remplit un compartiment ({ $compartment }), et tu y captures l'araignée.
atheneum-hint-fills = Ça remplit un compartiment ({ $compartment }), et les compartiments pleins comptent à la fin.
atheneum-hint-filling = Ça aide à remplir un compartiment : { $compartment }.
atheneum-hint-favourite = C'est ta couleur de prédilection ({ $colour }), et ces livres rapportent côte à côte.
atheneum-hint-favourite-alone = C'est ta couleur de prédilection ({ $colour }) : avec un autre à côté, les deux rapporteront.
atheneum-hint-room = Rien ne le demande pour l'instant, mais un livre sur l'étagère peut toujours servir.
atheneum-hint-lift-objective = En { $place }, il servira un objectif : { $objective }.
atheneum-hint-lift-compartment = En { $place }, il aidera à remplir un compartiment : { $compartment }.
atheneum-hint-lift-favourite = En { $place }, il rejoindra tes autres livres de prédilection ({ $colour }), et ça rapporte.
atheneum-hint-claim = Tes étagères le montrent, et tu as une baguette pour lui : { $objective }.
atheneum-hint-candle = En bougie, il vaut { $number ->
    [one] { $number } point
   *[other] { $number } points
} à la fin.
atheneum-hint-nothing-left = Il ne reste rien à utiliser ici.
atheneum-hint-no-better-place = Aucun livre ne serait assez mieux ailleurs pour qu'on le déplace.
atheneum-hint-no-gain = Rien de ce qui te reste ne te rapporterait quelque chose maintenant.
atheneum-hint-neighbours = Une autre carte t'apporterait un peu plus, mais à tes voisins aussi.
atheneum-hint-neighbours-only = Aucune carte ne t'apporte grand-chose, et c'est celle-ci qui aide le moins tes voisins.
atheneum-hint-any-book = Elle apporte un livre au choix, qui ira là où il te manque le plus.
atheneum-hint-book-for = Elle apporte un livre au choix pour un compartiment : { $compartment }.
atheneum-hint-book-objective = Un livre { $colour } te rapproche d'un objectif : { $objective }.
atheneum-hint-book-compartment = Un livre { $colour } aide à remplir un compartiment : { $compartment }.
atheneum-hint-book-favourite = Ta couleur de prédilection ({ $colour }) rapporte quand ses livres sont côte à côte.
atheneum-hint-book-room = Un livre { $colour } a sa place sur tes étagères et peut toujours servir.
atheneum-hint-wand-pays = Tes étagères montrent plus d'objectifs que tu n'as de baguettes.
atheneum-hint-wand-ahead = Chaque baguette permet de valider un objectif de plus.
atheneum-hint-side-shelf = Une étagère latérale, ce sont de nouveaux emplacements et une araignée de plus, et { $number ->
    [0] c'est le dernier tour pour la remplir
    [one] il reste encore un tour pour la remplir
   *[other] il reste encore { $number } tours pour la remplir
}.
atheneum-hint-token-candle = Un jeton Bonus peut au moins devenir une bougie, qui vaut { $number ->
    [one] { $number } point
   *[other] { $number } points
} à la fin.
atheneum-hint-token = Quel que soit le jeton Bonus, tu sauras t'en servir.
atheneum-hint-points = Ça fait { $number ->
    [one] { $number } point
   *[other] { $number } points
} tout de suite.
atheneum-hint-lifts = Tu pourras déplacer { $number ->
    [one] un livre
   *[other] { $number } livres
}, et tes étagères en ont besoin.
