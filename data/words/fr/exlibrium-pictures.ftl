# Exlibrium: words in the pictures. They are short, because there is little room: the comments say how many letters.

# The head: at most 16, 16 and 16 letters, then 34, 34 and 34; the deck 8, the way of the hands 16.
exlibrium-pic-round = Manche { $round }
exlibrium-pic-count = Décompte final
exlibrium-pic-over = Le résultat
exlibrium-pic-draft = { $left ->
    [1] Draft : la dernière carte
   *[other] Draft : { $left } cartes en main
}
exlibrium-pic-activated = Activation : { $number } { $character }
exlibrium-pic-counted = Décompte : { $number } { $character }
exlibrium-pic-deck = pioche
exlibrium-pic-hands-left = mains à gauche
exlibrium-pic-hands-right = mains à droite
exlibrium-pic-goals-round = Manche { $round }

# The columns: at most 9 and 5 letters.
exlibrium-pic-nobody = personne
exlibrium-pic-tie = égal.

# The hand: at most 30 letters each; 45 before the name of whoever gets the rest of the cards.
exlibrium-pic-hand = Ta main
exlibrium-pic-pass-left = Choisis ; le reste part à gauche, vers { $name }
exlibrium-pic-pass-right = Choisis ; le reste part à droite, vers { $name }
exlibrium-pic-drawn = Ton Chevalier a pioché
exlibrium-pic-no-cards = Pas de carte en main

# The final sheet: at most 40, 12 and 70 letters.
exlibrium-sheet-title = Le résultat final
exlibrium-sheet-points = Points
exlibrium-sheet-left = Influence restante ; elle départage, à partir du Berserker

# For whoever cannot see the pictures.
exlibrium-alt-acting = { $who ->
    [none] {""}
   *[other] À décider : { $who }.
}
exlibrium-alt-player = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $stacks ->
    [none] pas de cartes
   *[other] { $stacks }
}.
exlibrium-alt-stack = { $character } { $influence }{ $other ->
    [none] {""}
   *[other] {" "}sur { $other }
}
exlibrium-alt-hand = { $count ->
    [0] Pas de carte en main.
    [one] Une carte, ses deux moitiés : { $cards }.
   *[other] { $count } cartes, leurs deux moitiés : { $cards }.
}
exlibrium-alt-sheet = Points : { $points }. Victoire : { $winners }.
