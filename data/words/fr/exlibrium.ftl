# Exlibrium: questions, options and what happens.

exlibrium-title = Exlibrium
exlibrium-headline-deal = manche { $round }
exlibrium-headline-draft = manche { $round }, draft, { $left ->
    [1] la dernière carte
   *[other] { $left } cartes en main
}
exlibrium-headline-activation = manche { $round }, { $character }
exlibrium-headline-count = décompte final, { $character }
exlibrium-headline-over = le résultat final
exlibrium-table-shelves = Piles
exlibrium-table-thinks = { $count ->
    [one] { $who } réfléchit
   *[other] { $who } réfléchissent
} devant une boule de cristal…

exlibrium-character = { $number } { $name }
exlibrium-character-ability = { $character } : { $ability }
exlibrium-nobody = personne
exlibrium-direction-left = gauche
exlibrium-direction-right = droite

# Options: short, for buttons and menus.
exlibrium-option-pick = { $card } pour { $the-character }
exlibrium-option-pick-other = { $character } ↑ · { $other } ↓
exlibrium-option-card = { $seat } : { $character }, carte { $place }
exlibrium-option-card-flips = { $character } → { $other }, dessus
exlibrium-option-card-top = { $character } ↑/{ $other }, dessus
exlibrium-option-card-covered = { $character }, carte { $place }/{ $cards }, couverte
exlibrium-option-card-moved = { $character }, carte { $place }/{ $cards }, déplacée
exlibrium-option-stack = { $character }
exlibrium-option-stack-cards = { $character }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
exlibrium-option-character = { $character }
exlibrium-option-face = { $character } à l'endroit
exlibrium-option-ability = Utiliser le pouvoir
exlibrium-option-ability-named = Utiliser le pouvoir : { $ability }
exlibrium-option-spend = { $number ->
    [0] Ne rien dépenser
    [one] Dépenser 1 carte pour 1 point
   *[other] Dépenser { $number } cartes pour { $number } points
}
exlibrium-detail-influence = Ton influence : { $before } → { $after }. Maximum actuel : { $most }{ $seat ->
    [tie] {""}
   *[other] {" "}({ $seat })
}

# Questions.
exlibrium-ask-draft = Quelle carte joues-tu, et qui est à l'endroit ?
exlibrium-ask-berserker = Berserker : laquelle de tes cartes du dessus retournes-tu ?
exlibrium-ask-mercenary = Mercenaire : sous laquelle de tes piles vont toutes tes cartes Mercenaire ?
exlibrium-ask-wizard = Magicien : sur qui ton influence compte-t-elle double jusqu'à la fin de la manche ?
exlibrium-ask-assassin = Assassin : quelle carte adverse retournes-tu ? Celles qui sont couvertes se retournent à l'aveugle.
exlibrium-ask-knight = Chevalier : tu as pioché { $card }. Qui est à l'endroit ?
exlibrium-ask-bard-give = Barde : laquelle de tes cartes donnes-tu ?
exlibrium-ask-bard-take = Barde : quelle carte prends-tu contre ta carte { $character } ? La tienne part en échange.
exlibrium-ask-alchemist = Alchimiste : laquelle de tes cartes Alchimiste dépenses-tu pour un point ?
exlibrium-ask-goal = Objectif { $of-character } cette manche : { $number }. { $number ->
    [one] Dépenses-tu une de ses cartes pour un point
   *[other] Dépenses-tu jusqu'à { $number } de ses cartes pour un point chacune
}, ou utilises-tu le pouvoir ?
exlibrium-ask-goal-cards = { $number ->
    [one] Quelle carte
   *[other] Quelles { $number } cartes
} de ta pile { $character } dépenses-tu ?
exlibrium-ask-final = { $number ->
    [1] Tu as la première place
   *[other] Tu as la deuxième place
} pour { $the-character }. Combien de ces cartes dépenses-tu ?
exlibrium-ask-final-cards = { $number ->
    [one] Quelle carte
   *[other] Quelles { $number } cartes
} de ta pile { $character } dépenses-tu ?

# What happens.
exlibrium-fact-round = La manche { $round } commence.
exlibrium-fact-goal-open = Un objectif de la manche { $round } s'ouvre : { $character }, { $number ->
    [one] { $number } point
   *[other] jusqu'à { $number } points
}.
exlibrium-fact-dealt = Tout le monde reçoit { $number } cartes.
exlibrium-fact-hand = Tu as en main { $cards }.
exlibrium-fact-placed = { $seat } joue une carte { $character }.
exlibrium-placed-one = { $seat } { $character }
exlibrium-placed-all = Cartes jouées : { $cards }.
exlibrium-fact-passed = Les mains passent à { $direction }.
exlibrium-fact-tied = { $character } : { $seats } à égalité avec { $number }.
exlibrium-fact-tie-broken = { $seat } l'emporte : { $chain }.
# Both in one, after what came of it.
exlibrium-told-tie = Égalité entre { $seats }, tranchée par { $chain }.
exlibrium-fact-activates = { $seat } active { $the-character } (influence { $number }).
exlibrium-fact-nobody-activates = Personne n'active { $the-character }.
exlibrium-fact-nothing = Le pouvoir { $of-character } reste sans effet pour { $seat }.
exlibrium-fact-flipped = { $seat } retourne une carte chez { $seat2 } : { $character } devient { $character2 }.
exlibrium-fact-flipped-own = { $seat } retourne une carte : { $character } devient { $character2 }.
exlibrium-fact-transferred = { $seat } glisse { $number ->
    [one] une carte Mercenaire
   *[other] { $number } cartes Mercenaire
} sous la pile { $character }.
exlibrium-fact-returned = { $number ->
    [one] Une carte Mercenaire
   *[other] { $number } cartes Mercenaire
} chez { $seat } { $number ->
    [one] quitte
   *[other] quittent
} la pile { $character } et { $number ->
    [one] revient
   *[other] reviennent
} en place.
exlibrium-fact-doubled = { $seat } double son influence sur { $the-character }.
exlibrium-fact-drew = { $seat } pioche une carte.
exlibrium-fact-drew-card = C'est { $card }.
exlibrium-fact-recruited = { $seat } la pose sur sa pile { $character }.
exlibrium-fact-exchanged = { $seat } donne à { $seat2 } une carte { $character } contre une carte { $character2 }.
exlibrium-fact-spent = { $number ->
    [0] { $seat } ne dépense rien de sa pile { $character }.
    [one] { $seat } dépense une carte { $character } pour un point.
   *[other] { $seat } dépense { $number } cartes { $character } pour autant de points.
}
exlibrium-fact-final-count = Le décompte final commence.
exlibrium-fact-nobody-counts = Personne n'a de carte { $character }.
exlibrium-fact-first = { $seat } a la première place pour { $the-character } (influence { $number }).
exlibrium-fact-nobody-first = Personne n'a la première place pour { $the-character }.
exlibrium-fact-second = { $seat } a la deuxième place pour { $the-character } (influence { $number }).
exlibrium-fact-nobody-second = Personne n'a la deuxième place pour { $the-character }.
exlibrium-fact-scored = { $seat } a { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
exlibrium-fact-won = { $seat } gagne !

# Why somebody acts, and the running line.
exlibrium-compared = { $character } ({ $number })
exlibrium-chain-equal = { $what } : égalité aussi
exlibrium-chain-leaves = { $what } : restent { $seats }
exlibrium-chain-decides = { $what } tranche pour { $seats }
exlibrium-why-most = { $seat } active { $the-character } avec la plus forte influence ({ $number }).
exlibrium-why-tied = { $character } : { $seats } à égalité avec { $number } ; { $chain }.
exlibrium-why-goal = Son objectif vaut { $number ->
    [one] { $number } point
   *[other] jusqu'à { $number } points
}.
exlibrium-why-first = Première place pour { $the-character } : { $first }, avec { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
} à dépenser au plus.
exlibrium-why-places = Pour { $the-character }, première place : { $first }, jusqu'à { $most } cartes à dépenser ; deuxième place, une carte : { $second }.
exlibrium-doubled = Compte double jusqu'à la fin de la manche : { $character } chez { $seat }.
exlibrium-running = Qui activera qui, si rien ne change : { $contests }
exlibrium-running-none = Si rien ne change, personne n'activera personne : égalité sur toute la ligne.
exlibrium-running-count = Ensuite, si rien ne change : { $contests }
exlibrium-running-one = **{ $seat }** : { $characters }
exlibrium-running-tied = { $character } (égalité)

# Hands, stacks and the whole table in words.
exlibrium-hand = Ta main : { $cards }
exlibrium-hand-empty = Ta main est vide.
exlibrium-hand-passes = Ce que tu ne joues pas passe à { $seat }, à ta { $direction }.
exlibrium-drawn = Ton Chevalier a pioché { $card }.
exlibrium-shelf = **{ $seat }** : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
exlibrium-shelf-empty = Il n'y a pas encore de cartes ici.
exlibrium-stack = { $character } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, autre moitié de la carte du dessus : { $other }{ $moved ->
    [0] {""}
    [one] , dont { $moved } Mercenaire déplacé
   *[other] , dont { $moved } Mercenaires déplacés
}{ $doubled ->
    [yes] , compte double
   *[no] {""}
}
exlibrium-goal = { $character } { $number }
exlibrium-goal-closed = fermé
exlibrium-table-goals = Objectifs de la manche { $round } : { $goals }
exlibrium-table-player = **{ $seat }** : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $hand ->
    [0] {""}
    [one] , { $hand } carte en main
   *[other] , { $hand } cartes en main
} ; { $stacks ->
    [none] pas encore de cartes
   *[other] { $stacks }
}
exlibrium-table-stack = { $cards }× { $character }/{ $other }{ $moved ->
    [0] {""}
    [one] {" "}({ $moved } déplacé)
   *[other] {" "}({ $moved } déplacés)
}
exlibrium-table-deck = Dans la pioche : { $cards }
exlibrium-score-row = **{ $seat }** : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What may be chosen at the start.
exlibrium-start-advanced = Quelles règles ; les habitués commencent par les avancées
exlibrium-start-advanced-basic = De base
exlibrium-start-advanced-advanced = Avancées, avec objectifs
exlibrium-start-passing = Les mains passent-elles pendant le draft ? Sans, c'est plus facile la première fois
exlibrium-start-passing-on = Les mains passent
exlibrium-start-passing-off = Chaque main reste en place

# What cannot be done, by the question that it was an answer to; nothing has changed then.
exlibrium-refused-unfit-draft = Tu ne peux pas jouer « { $text } » : joue l'une des cartes de ta main, avec l'un de ses deux personnages à l'endroit. `/exlibrium hand` te les montre.
exlibrium-refused-unfit-berserker = Le Berserker ne peut pas retourner « { $text } » : il retourne seulement la carte du dessus de l'une de tes piles.
exlibrium-refused-unfit-mercenary = « { $text } » ne convient pas : tes cartes Mercenaire vont sous une autre de tes piles, qui a au moins une carte.
exlibrium-refused-unfit-wizard = « { $text } » ne peut pas être doublé : nomme l'un des sept personnages.
exlibrium-refused-unfit-assassin = L'Assassin ne peut pas retourner « { $text } » : il retourne une carte adverse, jamais l'une des tiennes.
exlibrium-refused-unfit-knight = « { $text } » n'est pas sur la carte que tu as piochée : choisis l'un de ses deux personnages.
exlibrium-refused-unfit-bard-give = Tu ne peux pas donner « { $text } » : donne l'une de tes propres cartes.
exlibrium-refused-unfit-bard-take = Tu ne peux pas prendre « { $text } » : le Barde échange avec un adversaire ; prends donc une carte adverse, jamais l'une des tiennes.
exlibrium-refused-unfit-alchemist = Tu ne peux pas dépenser « { $text } » : l'Alchimiste dépense une carte de ta propre pile Alchimiste.
exlibrium-refused-unfit-goal = « { $text } » n'est pas possible : un objectif te laisse dépenser au plus sa valeur, et pas plus de cartes que la pile n'en a ; sinon, utilise le pouvoir.
exlibrium-refused-unfit-goal-cards = Tu ne peux pas dépenser « { $text } » : choisis autant de cartes de cette pile que tu as décidé d'en dépenser.
exlibrium-refused-unfit-final = « { $text } » n'est pas possible : ne dépense pas plus que ta place ne le permet et que ta pile n'en a.
exlibrium-refused-unfit-final-cards = Tu ne peux pas dépenser « { $text } » : choisis autant de cartes de cette pile que tu as décidé d'en dépenser.

# What decided the game (XB-44).
exlibrium-tie-influence = { $winner } et { $loser } ont { $points ->
    [one] { $points } point
   *[other] { $points } points
}. L'influence restante départage : { $winner } en a plus, { $own } contre { $other }.
exlibrium-tie-shared = { $who } ont autant de points, et autant d'influence restante sur chaque personnage.

# L'histoire d'une partie terminée.
exlibrium-story-ahead = { $round ->
    [0] Seul le décompte final a fait passer { $seat } devant.
   *[other] { $seat } est devant pour de bon dès la manche { $round }.
}
exlibrium-story-wanted = Le personnage le plus demandé : { $character }, joué { $count } fois.
exlibrium-story-activated = Le plus de personnages activés : { $seat }, { $count }.
exlibrium-story-ties = Égalités départagées : { $count }, dont { $number } pour { $seat }.
exlibrium-story-flipped = Le plus de cartes retournées par les autres : chez { $seat }, { $count }.
