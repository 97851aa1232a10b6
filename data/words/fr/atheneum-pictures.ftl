# Atheneum: words in the pictures. They are short, because there is little room: the comments say how many letters.

# The table. At most 10 and 22 letters, then 14.
atheneum-pic-round = Tour { $round }
atheneum-pic-draft = Choisis ta carte Étude
atheneum-pic-shelving = Range tes livres
atheneum-pic-over = Le bulletin final
atheneum-pic-leaves = Va partir

# A player's shelves: at most 40 letters each.
atheneum-pic-favourite = Prédilection : { $subject }
atheneum-pic-held = À utiliser avant de confirmer
atheneum-pic-kept = À utiliser avant la fin de ton tour
atheneum-pic-nothing-held = Plus rien à utiliser

# The hand: two lines of at most 60 letters, then labels of at most 20.
atheneum-pic-pass-left = Choisis ; le reste part à gauche, vers { $name }
atheneum-pic-pass-right = Choisis ; le reste part à droite, vers { $name }
atheneum-pic-pass-none = Choisis ; l'autre carte est défaussée
atheneum-pic-this-round = Ce que ce tour te donne
atheneum-pic-for-you = pour toi
atheneum-pic-for = pour { $name }
atheneum-pic-you = Toi
atheneum-pic-no-cards = Pas de carte Étude en main

# A book for one compartment on a study card: two lines of at most 17 letters.
atheneum-pic-book-in = livre ({ $compartment })

# The final report: labels of at most 24 letters, and a ribbon of at most 12.
atheneum-sheet-title = Bulletin scolaire
atheneum-sheet-play = Pendant la partie
atheneum-sheet-favourite = Sujet de prédilection
atheneum-sheet-compartments = Compartiments remplis
atheneum-sheet-candles = Bougies
atheneum-sheet-wands = Baguettes en main
atheneum-sheet-total = Total
atheneum-sheet-books = Livres rangés
atheneum-sheet-favourites = Livres de prédilection
atheneum-sheet-winner = VICTOIRE

# For whoever cannot see the pictures. Levels of a compartment are told from below, with / between them.
atheneum-alt-board = La table au tour { $round }. Objectifs : { $row }.
atheneum-alt-player = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $wands ->
    [one] { $wands } baguette
   *[other] { $wands } baguettes
}, { $books ->
    [one] { $books } livre
   *[other] { $books } livres
}{ $turn ->
    [1] , doit jouer
   *[other] {""}
}.
atheneum-alt-shelf = Étagères, { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $books ->
    [one] { $books } livre
   *[other] { $books } livres
}. { $shelves }.
atheneum-alt-compartment = { $name }{ $state ->
    [full] {" "}(rempli)
   *[open] {""}
} : { $books }
atheneum-alt-hand = Cartes Étude, { $count } : { $cards }.
atheneum-alt-scores = Scores finaux : { $scores }.
