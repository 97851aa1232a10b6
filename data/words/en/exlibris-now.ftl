# Ex Libris: what one's own shelf would score now (/exlibris score).

exlibris-now-total = If the inspector came now, your shelf would be worth **{ $total } { $total ->
    [one] point
   *[other] points
}**{ $others ->
    [0] .
   *[other] , as long as the others turn nothing down.
}
exlibris-now-clean = **Alphabet**: everything stands in order.
exlibris-now-choice = **Turn down first**: { $cards }. You may, before the inspection, and it pays.
exlibris-now-check = **Alphabet**: the inspector would turn { $cards } over.
exlibris-now-books = **Books face up**: { $count } ({ $books })
exlibris-now-prominent = **Prominent works**, { $category }: you have { $books }, { $rivals ->
    [one] the other has
   *[other] the others have
} { $others } → { $points }
exlibris-now-prominent-hidden = **Prominent works**, { $category }: you have { $books }. If the public library has fewer, add 15; nobody can see that yet.
exlibris-now-banned = **Banned books**, { $category } → { $points }
exlibris-now-variety = **Variety**: you have fewest of { $categories } → { $points }
exlibris-now-speciality = **Speciality**, { $category }: { $books ->
    [one] 1 book
   *[other] { $books } books
} → { $points }
exlibris-now-stability = **Stability** → { $points }{ $mummy ->
    [0] {""}
   *[other] , and { $mummy } for entombed cards
}
