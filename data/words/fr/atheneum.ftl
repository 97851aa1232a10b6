# Atheneum: questions, options and what happens. Help and pictures are in files of their own.

atheneum-title = Atheneum
atheneum-table-thinks = { $count ->
    [one] { $who } réfléchit
   *[other] { $who } réfléchissent
} en faisant les cent pas…
atheneum-headline-draft = tour { $round } sur 10, choix des cartes Étude
atheneum-headline-shelving = tour { $round } sur 10, rangement
atheneum-headline-over = le bulletin final

# What things are called.
atheneum-colour-turquoise = turquoise
atheneum-colour-green = vert
atheneum-colour-purple = violet
atheneum-colour-pink = rose
atheneum-colour-black = noir
atheneum-compartment-UL = supérieur gauche
atheneum-compartment-UC = supérieur central
atheneum-compartment-UR = supérieur droit
atheneum-compartment-ML = central gauche
atheneum-compartment-BT = inférieur
atheneum-compartment-SD1 = latéral 1
atheneum-compartment-SD2 = latéral 2
atheneum-where-any = tout compartiment
atheneum-token-pair = paire { $colours }
atheneum-token-book = livre de n'importe quelle couleur
atheneum-token-rearrange = { $count ->
    [one] { $count } réorganisation
   *[other] { $count } réorganisations
}
atheneum-token-wand = baguette
atheneum-token-side-shelf = étagère latérale
atheneum-benefit-book = livre { $colour }
atheneum-benefit-any = livre au choix
atheneum-benefit-book-in = livre au choix ({ $compartment })
atheneum-benefit-rearrange = { $count ->
    [one] { $count } réorganisation
   *[other] { $count } réorganisations
}
atheneum-benefit-side-shelf = étagère latérale
atheneum-benefit-wand = baguette
atheneum-benefit-token = jeton Bonus
atheneum-benefit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
atheneum-brief-times = { $thing } ×{ $count }
atheneum-brief-rearrange = ↔ { $count }
atheneum-brief-book-in = livre ({ $compartment })
atheneum-times = { $count } × { $thing }
atheneum-objective = { $shape }, { $worth }
atheneum-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
atheneum-worth-wand = { $points ->
    [one] { $points } point
   *[other] { $points } points
} et une baguette
atheneum-shape-row = { $count ->
    [1] 1
   *[other] { $count } de suite
}
atheneum-shape-stack = pile de { $count }
atheneum-shape-block = bloc de { $count }
atheneum-shape-in = { $shape } ({ $compartment })
atheneum-pattern = { $levels } ({ $where })
atheneum-level-above = puis { $books }
atheneum-any-book = tout
atheneum-no-book = –

# Options: short, for buttons and menus.
atheneum-option-card = { $study }
atheneum-option-shelve = { $place }
atheneum-option-pair = { $colour } à gauche
atheneum-option-lift = { $place }
atheneum-option-use = { $token }
atheneum-option-candle = jeton : { $token }
atheneum-option-claim = { $objective }
atheneum-option-confirm = Confirmer
atheneum-option-wand = Une baguette
atheneum-option-token = Un jeton Bonus
atheneum-option-book = Un livre au choix
atheneum-option-side-shelf = Une étagère latérale
atheneum-reward-wand = une baguette
atheneum-reward-token = un jeton Bonus
atheneum-reward-book = un livre au choix
atheneum-reward-side-shelf = une étagère latérale

# Headings of a question's options: each at most 60 letters.
atheneum-group-colour = Livre { $colour }
atheneum-group-any = Livre au choix, en { $colour }
atheneum-group-token = Jeton Bonus, livre { $colour }
atheneum-group-named = Livre ({ $compartment })
atheneum-group-pair = Paire { $colours }
atheneum-group-lift = Retirer un livre
atheneum-group-use = Utiliser un jeton Bonus
atheneum-group-candle = Allumer une bougie
atheneum-group-claim = Valider un objectif

# Second lines, suggestions and warnings.
atheneum-card-you = toi : { $yellow }
atheneum-card-neighbours = { $left } : { $grey } · { $right } : { $blue }
atheneum-card-neighbour = { $both } : { $grey } · { $blue }
atheneum-place-text = { $compartment }
atheneum-place-coloured = { $colour }, { $compartment }
atheneum-lift-text = { $colour }, { $compartment }
atheneum-completes-objectives = complète { $objectives }
atheneum-completes-compartment = remplit le compartiment { $compartment }{ $spider ->
    [1] {" "}et capture son araignée
   *[0] {""}
}
# Whole moves: a book and the letter of its place.
atheneum-whole-book = { $book } → { $letter }
atheneum-whole-lift = retirer de { $letter }
atheneum-whole-reward = pour l'araignée : { $reward }
atheneum-suggest = { $book } → { $letter } : { $completes }
atheneum-suggest-objective = { $objective } (+{ $points })
atheneum-suggest-full = plein
atheneum-suggest-spider = 🕷️
atheneum-suggest-claim = Valider { $objective }
atheneum-candle-worth = sur l'emplacement qui vaut { $value }
atheneum-confirm-shelving = Confirmer mes étagères
atheneum-confirm-claiming = Finir mon tour
atheneum-warning = Si tu confirmes maintenant, tu perds { $things }. C'est définitif.
atheneum-warning-books = { $count ->
    [one] { $count } livre
   *[other] { $count } livres
}
atheneum-warning-lifts = { $count ->
    [one] { $count } réorganisation
   *[other] { $count } réorganisations
}
atheneum-warning-tokens = { $count ->
    [one] { $count } jeton Bonus
   *[other] { $count } jetons Bonus
}
atheneum-warning-claims = { $count ->
    [one] l'occasion de valider un objectif maintenant
   *[other] l'occasion de valider { $count } objectifs maintenant
}
atheneum-holding = À utiliser : { $things }
atheneum-holding-kept = Même après avoir confirmé : { $things }
atheneum-holding-nothing = Tout est utilisé.
atheneum-claim-later = Juste après avoir confirmé, tu peux valider : { $objectives }.

# Questions.
atheneum-ask-pick = Quelle carte Étude joues-tu ?
atheneum-ask-shelve = Range tes livres, puis confirme.
atheneum-ask-claim = Valide des objectifs et utilise ce qui te reste, puis finis ton tour.
atheneum-ask-spider = Tu captures l'araignée du compartiment { $compartment } ! Que veux-tu en échange ?

# What happens.
atheneum-fact-favourite = { $seat } a pour couleur de prédilection : { $colour }.
atheneum-fact-objectives = Les objectifs : { $objectives }.
atheneum-fact-round = Le tour { $number } commence.
atheneum-fact-hand = Tes cartes Étude : { $studies }.
atheneum-fact-revealed = { $seat } joue une carte Étude : { $study }.
atheneum-fact-left-over = { $seat } défausse ce qui reste : { $studies }.
atheneum-fact-points = { $seat } marque { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
atheneum-fact-wand = { $seat } prend une baguette.
atheneum-fact-wand-lost = { $seat } n'a plus de baguette à prendre.
atheneum-fact-side-shelf = { $seat } installe une étagère latérale.
atheneum-fact-side-shelf-lost = { $seat } a déjà deux étagères latérales.
atheneum-fact-token = { $seat } pioche un jeton Bonus.
atheneum-fact-token-lost = Il ne reste plus de jeton Bonus pour { $seat }.
atheneum-fact-drew-token = Ton jeton Bonus : { $token }.
atheneum-fact-shelved = Tu ranges un livre { $colour } en { $place }.
atheneum-fact-pair-shelved = Tu ranges la { $token } en { $place }.
atheneum-fact-lifted = Tu retires le livre { $colour } de l'emplacement { $place }.
atheneum-fact-pair-lifted = Tu retires la { $token } de l'emplacement { $place }.
atheneum-fact-used = Tu utilises le jeton Bonus : { $token }.
atheneum-fact-reward = Ta récompense : { $reward }.
atheneum-fact-own-wand = L'objectif te donne une baguette.
atheneum-fact-own-wand-lost = L'objectif offre une baguette, mais ta réserve est vide.
atheneum-fact-candle = { $seat } allume une bougie, valeur { $number }.
atheneum-fact-spider = { $seat } capture l'araignée du compartiment { $compartment }.
atheneum-fact-claimed = { $seat } valide un objectif : { $objective }.
atheneum-fact-confirmed = { $seat } confirme, avec { $number ->
    [one] { $number } livre
   *[other] { $number } livres
} sur ses étagères.
atheneum-fact-lost-books = { $seat } perd { $number ->
    [one] { $number } livre non utilisé
   *[other] { $number } livres non utilisés
}.
atheneum-fact-lost-tokens = { $seat } rend { $number ->
    [one] { $number } jeton Bonus
   *[other] { $number } jetons Bonus
}.
atheneum-fact-objective = Objectif qui s'en va : { $objective }. Nouveau : { $objective2 }.
atheneum-fact-scored = { $seat } totalise { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
atheneum-fact-won = { $seat } gagne !

# Hands, shelves and the whole table in words.
atheneum-hand = Tes cartes Étude :
atheneum-hand-empty = Tu n'as pas de carte Étude pour l'instant.
atheneum-hand-round = Ce que ce tour te donne : { $things }. **Jouer** montre tes étagères. Tes prochaines cartes Étude arrivent au tour suivant.
atheneum-hand-over = La partie est terminée.
atheneum-shelf = **{ $seat }**, prédilection { $colour } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $wands ->
    [one] { $wands } baguette
   *[other] { $wands } baguettes
} en main, { $reserve } en réserve, { $books ->
    [one] { $books } livre
   *[other] { $books } livres
}
atheneum-shelf-row = { $compartment } : { $levels }{ $spider ->
    [1] {" "}· araignée
   *[0] {""}
}
atheneum-shelf-candles = Bougies : { $lit } sur { $places }
atheneum-table-objectives = Objectifs, le dernier s'en va en premier :
atheneum-table-objective = **{ $objective }** : { $pattern }{ $claimed ->
    [none] {""}
   *[other] {" "}· validé par { $claimed }
}
atheneum-table-player = **{ $seat }** : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $wands ->
    [one] { $wands } baguette
   *[other] { $wands } baguettes
}, { $books ->
    [one] { $books } livre
   *[other] { $books } livres
}{ $study ->
    [none] {""}
   *[other] , joue { $study }
}
atheneum-score-row = **{ $seat }** : partie { $play }, prédilection { $favourite }, compartiments { $compartments }, bougies { $candles }, baguettes { $wands } = **{ $total }**

# What may be chosen at the start.

# Refusals of its own; nothing has changed then.
atheneum-refused-not-in-hand = Cette carte Étude n'est pas dans ta main.
atheneum-refused-pick-first = Choisis d'abord une carte Étude ; on range une fois tous les choix faits.
atheneum-refused-already-revealed = Les cartes Étude sont révélées : ton choix reste.
atheneum-refused-confirm-first = Confirme d'abord tes étagères ; ensuite, tu peux valider.
atheneum-refused-not-held = Tu n'as pas ça.
atheneum-refused-wrong-compartment = Ce livre va dans un autre compartiment.
atheneum-refused-no-such-place = Tes étagères n'ont pas cet emplacement.
atheneum-refused-place-taken = Il y a déjà un livre à cet emplacement.
atheneum-refused-nothing-below = Il n'y a pas de livre sous cet emplacement : le livre tomberait.
atheneum-refused-no-support = Ni livre ni paroi à côté de cet emplacement : rien pour s'appuyer.
atheneum-refused-plainer-book = Tu as un livre exactement de cette couleur : utilise-le avant celui qui peut être de n'importe quelle couleur.
atheneum-refused-pair-too-wide = Une paire a besoin de deux emplacements côte à côte.
atheneum-refused-place-empty = Il n'y a pas de livre à cet emplacement.
atheneum-refused-no-lifts = Tu n'as plus de réorganisation.
atheneum-refused-pair-by-its-left = Ce livre est la moitié d'une paire : retire-la par son livre de gauche.
atheneum-refused-pair-needs-two = Une paire demande deux réorganisations, et tu n'en as qu'une.
atheneum-refused-holds-others = D'autres livres s'appuient sur celui-ci ou sont posés dessus.
atheneum-refused-two-side-shelves = Tu as deux étagères latérales ; il n'y a pas de place pour une troisième.
atheneum-refused-no-wand-in-reserve = Tu n'as plus de baguette dans ta réserve.
atheneum-refused-nothing-to-lift = Il n'y a pas de livre à réorganiser.
atheneum-refused-no-candle-place = Tous tes emplacements de bougie sont pris.
atheneum-refused-not-open = Cet objectif n'est pas sur la table.
atheneum-refused-claimed-already = Tu as déjà validé cet objectif.
atheneum-refused-not-shown = Tes étagères ne montrent pas cet objectif.
atheneum-refused-no-wand = Tu n'as pas de baguette en main pour le valider.

# What decided the game (AT-75).
atheneum-part-play = points en cours de partie
atheneum-part-favourite = sujet de prédilection
atheneum-part-compartments = compartiments remplis
atheneum-part-candles = bougies
atheneum-part-wands = baguettes
atheneum-tie-books = { $winner } et { $loser } ont { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Les livres départagent : { $winner } en a rangé plus, { $own } contre { $other }.
atheneum-tie-favourites = { $winner } et { $loser } ont autant de points et de livres. Les livres de prédilection départagent : { $winner } en a plus, { $own } contre { $other }.
atheneum-tie-shared = { $who } ont autant de points, de livres et de livres de prédilection.

# L'histoire d'une partie terminée.
atheneum-story-ahead = Dès le tour { $round }, c'est { $seat } qui menait aux points des tours.
atheneum-story-behind = Pendant les tours, { $seat } ne menait pas : le bulletin final a tout changé.
atheneum-story-claims = Le plus d'objectifs : { $seat }, avec { $count }.
atheneum-story-spiders = Le plus d'araignées : { $seat }, avec { $count }.
atheneum-story-lost = { $count ->
    [one] { $count } livre n'a trouvé
   *[other] { $count } livres n'ont trouvé
} aucune place.
