# Ex Libris: questions, options and what happens. The locations and the assistants are in files of their own.

language = fr

exlibris-title = Ex Libris
exlibris-table-thinks = { $count ->
    [one] { $who } réfléchit
   *[other] { $who } réfléchissent
}, le nez dans le catalogue…
exlibris-headline-libraries = choix des bibliothèques
exlibris-headline-placement = manche { $round }, placement des assistants
exlibris-headline-preparation = manche { $round }, un nouveau matin
exlibris-headline-resolution = manche { $round }, résolution des lieux
exlibris-headline-cleanup = manche { $round }, restauration
exlibris-headline-inspection = l'inspection
exlibris-headline-over = le résultat final
exlibris-headline-last = { $headline } · dernière manche

exlibris-tile = { $number } { $name }
exlibris-home = Maison
exlibris-direction-left = vers la gauche
exlibris-direction-right = vers la droite
exlibris-direction-up = vers le haut
exlibris-direction-down = vers le bas

# Options: short, for buttons and menus.
exlibris-option-library = { $library }
exlibris-option-home = Maison : piocher ou ranger
exlibris-option-tile = { $tile }
exlibris-option-tile-space = { $tile }, emplacement { $space }
exlibris-option-share = { $tile }, partager l'emplacement { $space }
exlibris-option-bid = { $tile }, mise de { $number }
exlibris-option-draw = Piocher une carte
exlibris-option-shelve = Ranger une carte
exlibris-option-nothing = Non merci
exlibris-option-done = C'est tout
exlibris-option-keep = La garder en main
exlibris-option-card = { $card }
exlibris-option-stack = { $row }, { $column }
exlibris-option-cell = { $row }, { $column }
exlibris-option-over = Par-dessus
exlibris-option-under = En dessous
exlibris-option-shift = D'abord décaler des cartes { $direction }
exlibris-option-category = { $category }
exlibris-option-seat = { $seat }
exlibris-option-pass = Passer
exlibris-option-move = Ramener un assistant à la maison
exlibris-option-shelf = Réorganiser mon étagère
exlibris-option-swap-hand = Échanger avec une carte en main
exlibris-option-swap-shelf = Échanger deux cartes de l'étagère
exlibris-option-lift = Retirer une carte, la replacer
exlibris-option-assistant = { $assistant } ({ $tile })
exlibris-option-bump = { $assistant } : { $tile }, emplacement { $space }
exlibris-option-slide = Faire glisser des cartes
exlibris-option-give = Donner une carte au hasard
exlibris-option-host = Lui offrir les deux actions Maison
exlibris-option-return = Le reprendre
exlibris-option-stay = Le laisser là
exlibris-option-steal = { $seat } : { $category }
exlibris-option-face-down = La { $number ->
    [1] 1re
    [2] 2e
    [3] 3e
   *[other] { $number }e
} carte, à l'aveugle
exlibris-option-all = Toutes, pour deux actions Maison

# Where a card may go on the shelf, told by its neighbours.
# Whole moves, such as "Home: shelve D1 right of C4".
exlibris-whole-home = Maison
exlibris-whole-shelve = ranger { $card } { $place }
exlibris-whole-shelve-first = ranger { $card }
exlibris-whole-keep = garder { $card }
exlibris-whole-take = prendre { $cards }
exlibris-whole-give = donner { $cards }
exlibris-whole-to = à { $seat }
exlibris-whole-discard = défausser { $cards }
exlibris-whole-offer = proposer { $cards }
exlibris-place-first = la toute première place
exlibris-place-left = à gauche de { $card }
exlibris-place-right = à droite de { $card }
exlibris-place-above = au-dessus de { $card }
exlibris-place-below = au-dessous de { $card }
exlibris-place-over = par-dessus { $card }
exlibris-place-under = sous { $card }
exlibris-place-row = rangée { $row }
exlibris-slide = { $cards } : { $number } { $direction }
exlibris-face-down = { $card }, face cachée
exlibris-from-shelf = De ton étagère

# Questions.
exlibris-ask-library = Quelle bibliothèque choisis-tu ?
exlibris-ask-library-discard = Quelle bibliothèque retires-tu de la partie ?
exlibris-ask-place = Où places-tu un assistant ?
exlibris-ask-home = Te voilà à la maison. Piocher une carte, ou en ranger une ?
exlibris-ask-shelve-card = Quelle carte ranges-tu ?
exlibris-ask-shelve = Où ranges-tu { $card } ?
exlibris-ask-wizard = Quel groupe de cartes décales-tu { $direction }, pour faire de la place à { $card } ?
exlibris-ask-wizard-cell = Dans quelle place libérée mets-tu { $card } ?
exlibris-ask-witch = La Sorcière a deux cartes devant elle. Laquelle gardes-tu : { $card } ou { $card2 } ?
exlibris-ask-swap-give = Quelle carte de ta main laisses-tu sur le lieu « { $tile } » ?
exlibris-ask-take = Quelle carte prends-tu sur le lieu « { $tile } » ?
exlibris-ask-discard = { $least ->
    [0] Quelles cartes défausses-tu pour le lieu « { $tile } » ? Tu peux aussi n'en défausser aucune.
   *[other] Quelles cartes défausses-tu pour le lieu « { $tile } » ? Au moins { $least }.
}
exlibris-ask-gift-card = Laquelle des cartes qui restent offres-tu ?
exlibris-ask-gift-to = À qui donnes-tu { $card } ?
exlibris-ask-den-category = Sur quelle catégorie paries-tu ?
exlibris-ask-lodge = Que fais-tu au Salon Littéraire ?
exlibris-ask-lodge-move = Quel assistant rentre à la maison ?
exlibris-ask-lodge-shelf = Comment réorganises-tu ton étagère ?
exlibris-ask-lodge-stack = Quelle carte de ton étagère ?
exlibris-ask-lodge-hand = Quelle carte de ta main prend sa place ?
exlibris-ask-lodge-pair = Quelles cartes de ton étagère échanges-tu ? Choisis-en deux.
exlibris-ask-dump-category = Quelle catégorie cherches-tu dans la défausse ?
exlibris-ask-dump-card = { $category } : quelle carte prends-tu dans la défausse ?
exlibris-ask-draft = Laquelle des cartes révélées prends-tu ?
exlibris-ask-shack-category = Quelle catégorie cherches-tu dans la Cabane ?
exlibris-ask-shack-cards = { $category } : quelles cartes montres-tu et prends-tu ?
exlibris-ask-guild = Lequel de tes assistants se déplace, et à qui prend-il l'emplacement ?
exlibris-ask-tax = Quelle carte donnes-tu au Collecteur d'Impôts ?
exlibris-ask-yard-reveal = Quelles cartes de ta main proposes-tu à ta Grande Braderie ?
exlibris-ask-yard-take = { $seat } vend. Quelle carte prends-tu ?
exlibris-ask-slide = Quelles cartes fais-tu glisser, et de combien ?
exlibris-ask-pay = Tu remportes l'enchère. { $number ->
    [one] Avec quelle carte paies-tu ?
   *[other] Avec quelles cartes paies-tu ? Il en faut { $number }.
}
exlibris-ask-goblin = Qui le Gobelin vole-t-il, et quelle catégorie ?
exlibris-ask-goblin-give = Gobelin ({ $seat }) : il te réclame { $category }. Quelle carte donnes-tu ?
exlibris-ask-cube = Cube gélatineux ({ $seat }) : il te barre la route. Que fais-tu ?
exlibris-ask-sasquatch = { $seat } dérange ton Sasquatch. Le reprends-tu ?
exlibris-ask-bookworm = Quelle carte défausses-tu pour refaire les deux actions Maison ?
exlibris-ask-golem = Quelle carte ton Golem sauve-t-il sur le lieu « { $tile } » ?
exlibris-ask-imp = Quelle carte ton Feu follet brûle-t-il sur le lieu « { $tile } » ?
exlibris-ask-inspection = L'inspecteur arrive. Quelles cartes retournes-tu face cachée ? Ma proposition est déjà cochée.

exlibris-nothing-discard = N'en défausser aucune
exlibris-nothing-shack-cards = N'en prendre aucune
exlibris-nothing-yard-reveal = N'en proposer aucune
exlibris-nothing-wizard = Finalement, ne rien décaler
exlibris-nothing-inspection = N'en retourner aucune

# What happens.
exlibris-fact-set-up = { $seat } commence. Livres populaires : { $category }. Livres bannis : { $category2 }.
exlibris-fact-speciality = Ta spécialité secrète : { $category }.
exlibris-fact-library = { $seat } choisit « { $library } ».
exlibris-fact-library-discard = { $seat } écarte « { $library } ».
exlibris-fact-round = La manche { $number } commence.
exlibris-fact-last-round = Il reste une manche à jouer.
exlibris-fact-tile-open = Un lieu ouvre : { $tile }.
exlibris-tile-open-several = De nouveaux lieux ouvrent : { $tiles }.
exlibris-fact-stocked = Lieu « { $tile } » : on y trouve { $cards }.
exlibris-fact-stocked-down = Lieu « { $tile } » : on y trouve { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} face cachée.
exlibris-fact-tiles-shuffled = Les lieux déjà utilisés sont mélangés à nouveau.
exlibris-fact-placed = { $seat } envoie { $the-assistant } sur le lieu « { $tile } ».
exlibris-fact-placed-home = { $seat } place { $the-assistant } à la maison.
exlibris-fact-shared = { $seat } : le Fantôme se glisse à côté de quelqu'un sur le lieu « { $tile } ».
exlibris-fact-bid = { $seat } mise { $number } à la Vente aux Enchères avec { $the-assistant }.
exlibris-fact-sent-back = { $seat } récupère { $the-assistant }, de retour du lieu « { $tile } ».
exlibris-fact-drew = { $number ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $number } cartes.
}
exlibris-fact-drew-card = La carte piochée : { $card }.
exlibris-drew-yourself = Tu pioches { $cards }.
exlibris-fact-shuffled = La défausse mélangée forme une nouvelle pioche de { $number }.
exlibris-fact-took = { $seat } prend { $card }.
exlibris-fact-shelved = { $seat } range { $card }.
exlibris-fact-entombed = { $seat } pose { $card } sur { $card2 }.
exlibris-fact-shifted = { $number ->
    [one] { $seat } décale une carte { $direction }.
   *[other] { $seat } décale { $number } cartes { $direction }.
}
exlibris-fact-discarded = { $seat } défausse { $card }.
exlibris-fact-tile-discarded = Lieu « { $tile } » : il reste { $card }, qui est défaussée.
exlibris-left-at = Lieu « { $tile } » : { $number ->
    [one] il reste { $cards }, qui est défaussée
   *[other] il reste { $cards }, qui sont défaussées
}.
exlibris-resolved-leaving = Le lieu « { $tile } » est résolu ; { $number ->
    [one] { $cards } est défaussée
   *[other] { $cards } sont défaussées
}.
exlibris-fact-turned-up = Lieu « { $tile } » : il y avait là { $cards }.
exlibris-fact-revealed = { $seat } révèle { $card }.
exlibris-fact-first-player = { $seat } prend le jeton Premier Joueur.
exlibris-fact-swapped = { $seat } laisse { $card } et prend { $card2 }.
exlibris-fact-gave = { $seat } donne { $card } à { $seat2 }.
exlibris-fact-gave-secretly = { $seat } donne une carte à { $seat2 }, en secret.
exlibris-fact-gave-card = C'est { $card }.
exlibris-fact-named = { $seat } annonce { $category }.
exlibris-fact-den-won = { $seat } gagne avec { $category }, { $number ->
    [one] un livre
   *[other] { $number } livres
}.
exlibris-fact-den-nobody = Personne ne gagne.
exlibris-fact-moved-home = { $seat } ramène { $the-assistant } du lieu « { $tile } » à la maison.
exlibris-fact-rearranged = { $seat } échange les places de { $card } et { $card2 }.
exlibris-fact-lifted = { $seat } retire { $card } de son étagère.
exlibris-fact-swapped-shelf = { $seat } retire { $card } de son étagère et met { $card2 } à la place.
exlibris-fact-searched = { $seat } fouille la défausse et cherche { $category }.
exlibris-fact-found-nothing = { $seat } n'y prend rien.
exlibris-fact-looked = { $seat } regarde les cartes du lieu « { $tile } ».
exlibris-fact-looked-cards = Tu vois { $cards }.
exlibris-fact-taxed = { $seat } donne { $card } au Collecteur d'Impôts.
exlibris-fact-offered = { $seat } propose { $cards }.
exlibris-fact-passed = { $seat } passe.
exlibris-fact-slid = { $number ->
    [one] { $seat } fait glisser une carte { $direction }.
   *[other] { $seat } fait glisser { $number } cartes { $direction }.
}
exlibris-fact-paid = { $number ->
    [one] { $seat } paie l'enchère avec une carte.
   *[other] { $seat } paie l'enchère avec { $number } cartes.
}
exlibris-fact-not-paid = { $seat } ne peut pas payer { $number } et n'obtient rien à l'enchère.
exlibris-fact-goblin = { $seat } : le Gobelin réclame { $category } à { $seat2 }.
exlibris-fact-showed-hand = { $seat } n'en a pas et montre sa main à { $seat2 }.
exlibris-fact-showed-cards = { $seat } a en main { $cards }.
exlibris-fact-cube-host = { $seat } offre les actions Maison à { $seat2 }.
exlibris-fact-resolved = Le lieu « { $tile } » est résolu.
exlibris-fact-tile-permanent = Le lieu « { $tile } » devient permanent.
exlibris-fact-tile-away = Le lieu « { $tile } » ferme.
exlibris-fact-trigger = { $seat } a assez de cartes sur son étagère.
exlibris-fact-inspected = { $seat } : { $number ->
    [one] { $number } carte retournée par choix
   *[other] { $number } cartes retournées par choix
}, { $number2 } par l'inspecteur.
exlibris-fact-scored = { $seat } marque { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
exlibris-fact-won = { $seat } gagne !

# Hands, shelves and the whole table in words.
exlibris-search = Tu regardes toute la défausse ({ $count }) : { $cards }
exlibris-hand = Ta main : { $cards }
exlibris-hand-empty = Ta main est vide.
exlibris-speciality = Ta spécialité secrète : **{ $category }**, 2 points pour chacun de ces livres sur ton étagère.
exlibris-speciality-none = Tu n'as pas encore de spécialité.
exlibris-shelf = Étagère (**{ $seat }**), { $target ->
    [0] { $shelved ->
        [one] { $shelved } carte
       *[other] { $shelved } cartes
    }
   *[other] { $shelved ->
        [one] { $shelved } carte
       *[other] { $shelved } cartes
    } sur { $target }
} :
exlibris-shelf-library = { $library } ({ $assistant })
exlibris-shelf-empty = Rien ici pour l'instant.
exlibris-shelf-row = Rangée { $row } : { $cards }
exlibris-gap = …
exlibris-entombed = { $card } sur { $under }
exlibris-table-categories = Livres populaires : { $prominent } · Livres bannis : { $banned } · Pioche { $deck }, défausse { $pile }{ $top ->
    [none] {""}
   *[other] {" "}(dessus : { $top })
}{ $first ->
    [none] {""}
   *[other] {" "}· { $first } commence
}
exlibris-table-pool = Bibliothèques au choix : { $libraries }
exlibris-table-tile = **{ $tile }**{ $permanent ->
    [yes] {" "}(permanent)
   *[no] {""}
} : { $spaces }{ $cards ->
    [none] {""}
   *[other] {" "}· cartes : { $cards }
}
exlibris-table-space-free = libre
exlibris-table-face-down = { $count } face cachée
exlibris-table-revealed = Cartes révélées : { $cards }
exlibris-table-player = **{ $seat }** : étagère { $target ->
    [0] { $shelved }
   *[other] { $shelved }/{ $target }
}, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}, { $waiting ->
    [0] plus d'assistant à placer
    [one] 1 assistant à placer
   *[other] { $waiting } assistants à placer
}
exlibris-score-row = **{ $seat }** : populaires { $prominent }, bannis { $banned }, diversité { $variety }, spécialité { $speciality }, stabilité { $stability } = **{ $total }**

# What may be chosen at the start.
exlibris-start-first = Qui commence
exlibris-start-first-luck = Le hasard décide
exlibris-start-first-starter = L'hôte de la table

# Refusals of its own.
exlibris-refused-splits-shelf = Ton étagère serait coupée en deux. Choisis d'autres cartes.
exlibris-refused-wizard-group = Les cartes décalées doivent se toucher.
exlibris-refused-wizard-blocked = Une autre carte leur barre le passage.
exlibris-refused-wizard-no-place = Après ce décalage, aucune place libérée ne toucherait ton étagère.

# What decided the game (EL-49).
exlibris-part-prominent = les livres populaires
exlibris-part-banned = les livres bannis
exlibris-part-variety = la diversité
exlibris-part-speciality = la spécialité
exlibris-part-stability = la stabilité
exlibris-tie-books = { $winner } et { $loser } ont { $points ->
    [one] { $points } point
   *[other] { $points } points
}. On compte alors les livres face visible : { $winner } en a plus, { $own } contre { $other }.
exlibris-tie-hand = { $winner } et { $loser } ont autant de points et de livres face visible. On compte alors les mains : { $winner } a moins de cartes, { $own } contre { $other }.
exlibris-tie-banned = { $winner } et { $loser } ont autant de points, de livres face visible et de cartes en main. On compte alors les livres bannis : { $winner } en a moins, { $own } contre { $other }.
exlibris-tie-shared = { $who } ont autant de points, de livres face visible, de cartes en main et de livres bannis.

# L'histoire d'une partie terminée.
exlibris-story-ahead = Dès la manche { $round }, c'est { $seat } qui avait rangé le plus de cartes.
exlibris-story-behind = { $seat } gagne avec { $number ->
    [one] { $number } carte rangée
   *[other] { $number } cartes rangées
} ; { $seat2 } en a rangé { $number2 }.
exlibris-story-busiest = Le lieu le plus fréquenté : { $tile }, visites : { $count }.
exlibris-story-sent-back = Le plus souvent renvoyé : un assistant de { $seat }, { $count } fois.
exlibris-story-inspected = L'inspection a retourné le plus de cartes chez { $seat } : { $count }.
exlibris-story-in-order = L'inspection a trouvé toutes les étagères en ordre.
