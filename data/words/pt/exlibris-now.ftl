# Ex Libris: what one's own shelf would score now (/exlibris score).

exlibris-now-total = Se o fiscal viesse agora, sua estante valeria **{ $total } { $total ->
    [0] pontos
    [one] ponto
   *[other] pontos
}**{ $others ->
    [0] .
   *[other] , desde que mais ninguém vire cartas por escolha.
}
exlibris-now-clean = **Alfabeto**: está tudo em ordem.
exlibris-now-choice = **Vire antes**: { $cards }. Antes da fiscalização você pode, e compensa.
exlibris-now-check = **Alfabeto**: o fiscal viraria { $cards }.
exlibris-now-books = **Livros visíveis**: { $count } ({ $books })
exlibris-now-prominent = **Obras ilustres**, { $category }: você tem { $books }, { $rivals ->
    [1] o oponente tem
   *[other] os oponentes têm
} { $others } → { $points }
exlibris-now-prominent-hidden = **Obras ilustres**, { $category }: você tem { $books }. Se a biblioteca pública tiver menos, some 15; isso ainda ninguém pode ver.
exlibris-now-banned = **Livros banidos**, { $category } → { $points }
exlibris-now-variety = **Variedade**: você tem menos livros de { $categories } → { $points }
exlibris-now-speciality = **Especialidade**, { $category }: { $books ->
    [1] 1 livro
   *[other] { $books } livros
} → { $points }
exlibris-now-stability = **Estabilidade** → { $points }{ $mummy ->
    [0] {""}
   *[other] , e { $mummy } por cartas sepultadas
}
