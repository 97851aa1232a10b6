# Ex Libris: what one's own shelf would score now (/exlibris score).

exlibris-now-total = Si l'inspecteur passait maintenant, ton étagère vaudrait **{ $total } { $total ->
    [one] point
   *[other] points
}**{ $others ->
    [0] .
   *[other] , sauf si les autres retournent des cartes.
}
exlibris-now-clean = **Alphabet** : tout est en ordre.
exlibris-now-choice = **À retourner avant** : { $cards }. C'est permis avant l'inspection, et ça rapporte.
exlibris-now-check = **Alphabet** : l'inspecteur retournerait { $cards }.
exlibris-now-books = **Livres face visible** : { $count } ({ $books })
exlibris-now-prominent = **Livres populaires**, { $category } : toi { $books }, { $rivals ->
    [one] l'autre
   *[other] les autres
} { $others } → { $points }
exlibris-now-prominent-hidden = **Livres populaires**, { $category } : tu en as { $books }. Si la bibliothèque publique en a moins, ajoute 15 ; personne ne peut encore le voir.
exlibris-now-banned = **Livres bannis**, { $category } → { $points }
exlibris-now-variety = **Diversité**, le moins de livres en { $categories } → { $points }
exlibris-now-speciality = **Spécialité**, { $category } : { $books ->
    [one] { $books } livre
   *[other] { $books } livres
} → { $points }
exlibris-now-stability = **Stabilité** → { $points }{ $mummy ->
    [0] {""}
   *[other] , et { $mummy } pour les cartes enterrées
}
