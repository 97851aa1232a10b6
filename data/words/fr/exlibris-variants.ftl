# Ex Libris: its variants, and the solo game against the public library.

exlibris-level-novice = Initié
exlibris-level-student = Étudiant
exlibris-level-professor = Professeur
exlibris-level-scholar = Érudit
exlibris-level-savant = Savant
exlibris-level-mandarin = Mandarin
exlibris-level-demiurge = Démiurge

# What may be chosen at the start.
exlibris-start-level = Solo, contre la bibliothèque publique : difficulté
exlibris-start-level-novice = 1 Initié, le plus facile
exlibris-start-level-student = 2 Étudiant
exlibris-start-level-professor = 3 Professeur
exlibris-start-level-scholar = 4 Érudit
exlibris-start-level-savant = 5 Savant
exlibris-start-level-mandarin = 6 Mandarin
exlibris-start-level-demiurge = 7 Démiurge, le plus difficile
exlibris-start-beginner = Pour une première partie : trois assistants ordinaires chacun, aucun pouvoir à apprendre
exlibris-start-beginner-no = Non
exlibris-start-beginner-yes = Oui
exlibris-start-removal = En mode débutant : sans les six lieux les plus difficiles
exlibris-start-removal-yes = Oui
exlibris-start-removal-no = Non, jouer avec tous
exlibris-start-friendly = Sans les lieux et bibliothèques les plus agressifs
exlibris-start-friendly-no = Non
exlibris-start-friendly-yes = Oui
exlibris-start-long = Une partie plus longue : elle finit trois cartes plus tard
exlibris-start-long-no = Non
exlibris-start-long-yes = Oui

# The lobby: what the choice changes, a line each.
exlibris-lobby-alone = Ou en solo : quel niveau ?
exlibris-chosen-level = Tu joues contre la bibliothèque publique, au niveau **{ $level }** : elle reçoit { $number ->
    [one] une carte
   *[other] { $number } cartes
} de la pioche à chacune des cinq manches.
exlibris-chosen-beginner = **Débutant** : tout le monde a trois assistants ordinaires, sans assistant spécial ; les six lieux les plus difficiles restent dans la boîte.
exlibris-chosen-beginner-all = **Débutant** : tout le monde a trois assistants ordinaires, sans assistant spécial ; tous les lieux sont en jeu.
exlibris-chosen-friendly = **Amical** : les quatre lieux et les quatre bibliothèques qui embêtent le plus les autres restent dans la boîte.
exlibris-chosen-friendly-beginner = **Amical** : les quatre lieux qui embêtent le plus les autres restent dans la boîte.
exlibris-chosen-long = **Partie longue** : il faut trois cartes de plus sur une étagère pour amener la dernière manche, 19 à deux, 17 à trois, 15 à quatre.

# Playing alone.
exlibris-solo-round = { $round } sur { $rounds }
exlibris-solo-rounds-all = La partie compte { $left } manches.
exlibris-solo-books = Ses livres : { $books }.
exlibris-solo-rounds = { $left ->
    [0] C'est la dernière manche.
    [one] Il reste une manche après celle-ci.
   *[other] Il reste { $left } manches après celle-ci.
}
exlibris-solo-library = La bibliothèque publique, niveau **{ $level }**, { $count ->
    [0] n'a pas encore de carte.
    [one] a une carte : { $top }.
   *[other] a { $count } cartes ; sur le dessus, { $top }.
}
exlibris-solo-shown = Sa spécialité n'est pas : { $categories }. { $hidden ->
    [0] Il n'y a plus de carte Catégorie cachée.
    [one] Il reste une carte Catégorie cachée.
   *[other] Il reste { $hidden } cartes Catégorie cachées.
}
exlibris-solo-tiles = { $count ->
    [0] Il n'y a plus de nouveau lieu à venir.
    [one] Il y a encore un lieu à venir.
   *[other] Il y a encore { $count } lieux à venir.
}
exlibris-solo-row = **La bibliothèque publique**, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : populaires { $prominent }, bannis { $banned }, diversité { $variety }, spécialité { $speciality } ({ $category }) = **{ $total }**
exlibris-solo-won = **{ $who }** bat la bibliothèque publique au niveau { $level }, { $own } à { $theirs } : { $lead ->
    [one] un point de plus
   *[other] { $lead } points de plus
}.
exlibris-solo-lost = La bibliothèque publique gagne, { $theirs } à { $own } : il manque { $short ->
    [one] un point
   *[other] { $short } points
} à **{ $who }**.
exlibris-solo-tied = Égalité à { $own }, et elle profite à la bibliothèque publique : il manquait un point à **{ $who }**.
exlibris-solo-reward = Les 15 points des livres populaires ({ $category }) vont à { $winner ->
    [you] { $who }, { $own } { $own ->
        [one] livre
       *[other] livres
    } à { $theirs }.
    [tie] la bibliothèque publique, qui remporte l'égalité, { $own } partout.
   *[public] la bibliothèque publique, { $theirs } { $theirs ->
        [one] livre
       *[other] livres
    } à { $own }.
}
exlibris-solo-most = À part ça, ce qui a le plus compté : { $line ->
    [banned] moins de livres bannis
    [variety] la diversité
    [speciality] la spécialité
    [stability] une étagère stable
   *[mummy] les cartes enterrées
}, { $own } contre { $theirs }.
exlibris-option-remove = { $tile }
exlibris-ask-remove-tiles = Quels lieux quittent la partie ? Choisis-en deux. Un nouveau les remplace.
exlibris-fact-set-up-solo = La partie se joue contre la bibliothèque publique, au niveau { $level }. Livres populaires : { $category }. Livres bannis : { $category2 }.
exlibris-fact-last-round-solo = C'est la dernière manche.
exlibris-fact-category-shown = Carte montrée : { $category }. Ce n'est donc pas la spécialité de la bibliothèque publique.
exlibris-fact-public-gained = La bibliothèque publique reçoit { $cards }.
exlibris-fact-tile-removed = Le lieu « { $tile } » quitte la partie.
exlibris-tile-removed-several = Des lieux quittent la partie : { $tiles }.
exlibris-fact-public-scored = La bibliothèque publique, spécialité { $category }, marque { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
exlibris-fact-public-won = La bibliothèque publique gagne.

# What does not go together.
exlibris-refused-solo-only = Un niveau sert à jouer en solo contre la bibliothèque publique. À plusieurs, il n'y en a pas.
exlibris-refused-solo-variants = Les variantes sont pour deux à quatre joueurs. En solo, tu choisis plutôt un niveau.
exlibris-refused-few-libraries = Ces variantes laissent trop peu de bibliothèques au choix. Choisis d'autres variantes, ou moins de joueurs.
exlibris-refused-few-tiles = Ces variantes laissent trop peu de lieux. Choisis d'autres variantes, ou moins de joueurs.

# Comment une variante est appelée dans les statistiques.
exlibris-variant-beginner = Débutant
exlibris-variant-removal = Débutant avec tous les lieux
exlibris-variant-friendly = Amical
exlibris-variant-long = Partie longue
