# Ex Libris: words in the pictures. They are short, because there is little room: the comments say how many letters.

# The board. At most 10, 14, 18, 18, 18, 8 and 8 letters, then three headings of at most 40.
exlibris-pic-round = Manche { $round }
exlibris-pic-round-of = Manche { $round }/{ $rounds }
exlibris-pic-setup = Mise en place
exlibris-pic-last-round = Dernière manche !
exlibris-pic-prominent = Livres populaires
exlibris-pic-banned = Livres bannis
exlibris-pic-speciality = Ta spécialité
exlibris-pic-deck = pioche
exlibris-pic-pile = défausse
exlibris-pic-street = La rue pavée (lieux permanents)
exlibris-pic-market = Le marché du jour
exlibris-pic-open = { $count ->
    [0] Lieux ouverts
   *[other] Lieux ouverts, encore { $count } à venir
}
exlibris-pic-libraries = Bibliothèques au choix
exlibris-pic-basic = Bibliothèque de base
exlibris-pic-no-cards = Pas de carte en main

# The public library's plate in a solo game. At most 20, 8, 16, 12 and 20 letters.
exlibris-pic-public = La biblio publique
exlibris-pic-cards = { $count ->
    [one] carte
   *[other] cartes
}
exlibris-pic-gains = +{ $count } par manche
exlibris-pic-its-speciality = Spécialité
exlibris-pic-not-its = Ce n'est pas

# The score sheet: labels of at most 25 letters, and a stamp of at most 12.
exlibris-sheet-title = Formulaire des Bibliothèques à Inspecter
exlibris-sheet-title-solo = Concours de bibliothécaire : { $level }
exlibris-sheet-prominent = Livres populaires
exlibris-sheet-banned = Livres bannis
exlibris-sheet-variety = Diversité
exlibris-sheet-speciality = Spécialité
exlibris-sheet-stability = Stabilité de l'étagère
exlibris-sheet-mummy = Cartes enterrées
exlibris-sheet-total = Total
exlibris-sheet-books = Livres face visible
exlibris-sheet-hand = Cartes restées en main
exlibris-sheet-winner = VICTOIRE

# For whoever cannot see the pictures. The cards of a shelf are listed row by row; those that lie face down stand in brackets.
exlibris-alt-board = { $round ->
    [0] La table avant la première manche.
   *[other] La table à la manche { $round }, avec { $tiles ->
        [one] { $tiles } lieu
       *[other] { $tiles } lieux
    }.
}
exlibris-alt-player = { $name } : étagère { $target ->
    [0] { $shelved }
   *[other] { $shelved } sur { $target }
}, main { $hand }{ $turn ->
    [1] , doit jouer
   *[other] {""}
}.
exlibris-alt-public = La bibliothèque publique, niveau { $level } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
exlibris-alt-shelf = Étagère ({ $name }), { $shelved ->
    [one] { $shelved } carte
   *[other] { $shelved } cartes
} : { $cards }.
exlibris-alt-gap = (vide)
exlibris-alt-tile = Lieu { $number }, { $name } : { $effect }.
exlibris-alt-assistant = { $name }{ $library ->
    [none] {""}
   *[other] , bibliothèque « { $library } »
} : { $effect }.
exlibris-alt-hand = Ta main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $cards }.
exlibris-alt-search = La défausse, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $cards }.
exlibris-alt-titles = Titres : { $titles }
exlibris-alt-scores = Scores finaux : { $scores }.
