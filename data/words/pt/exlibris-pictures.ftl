# Ex Libris: words in the pictures. They are short, because there is little room: the comments say how many letters.

# The board. At most 10, 14, 18, 18, 18, 8 and 8 letters, then three headings of at most 40.
exlibris-pic-round = Rodada { $round }
exlibris-pic-round-of = Rodada { $round } de { $rounds }
exlibris-pic-setup = Preparação
exlibris-pic-last-round = Última rodada!
exlibris-pic-prominent = Obras ilustres
exlibris-pic-banned = Livros banidos
exlibris-pic-speciality = Sua especialidade
exlibris-pic-deck = baralho
exlibris-pic-pile = descarte
exlibris-pic-street = A rua calçada (permanentes)
exlibris-pic-market = O mercado desta rodada
exlibris-pic-open = { $count ->
    [0] Locais abertos
   *[other] Locais abertos, mais { $count } por vir
}
exlibris-pic-libraries = Bibliotecas para escolher
exlibris-pic-basic = Biblioteca básica
exlibris-pic-no-cards = Nenhuma carta na mão

# The public library's plate in a solo game. At most 20, 8, 16, 12 and 20 letters.
exlibris-pic-public = Biblioteca pública
exlibris-pic-cards = { $count ->
    [1] carta
   *[other] cartas
}
exlibris-pic-gains = +{ $count } por rodada
exlibris-pic-its-speciality = Especialidade
exlibris-pic-not-its = O que não é

# The score sheet: labels of at most 25 letters, and a stamp of at most 12.
exlibris-sheet-title = Formulário Oficial de Fiscalização
exlibris-sheet-title-solo = Licença de Bibliotecário: { $level }
exlibris-sheet-prominent = Obras ilustres
exlibris-sheet-banned = Livros banidos
exlibris-sheet-variety = Variedade
exlibris-sheet-speciality = Especialidade
exlibris-sheet-stability = Estabilidade da estante
exlibris-sheet-mummy = Cartas sepultadas
exlibris-sheet-total = Total
exlibris-sheet-books = Livros visíveis
exlibris-sheet-hand = Cartas na mão
exlibris-sheet-winner = VITÓRIA

# For whoever cannot see the pictures. The cards of a shelf are listed row by row; those that lie face down stand in brackets.
exlibris-alt-board = { $round ->
    [0] A mesa antes da primeira rodada.
   *[other] A mesa na rodada { $round }, com { $tiles ->
        [1] um local
       *[other] { $tiles } locais
    }.
}
exlibris-alt-player = { $name }: { $target ->
    [0] { $shelved ->
        [1] 1 carta
       *[other] { $shelved } cartas
    }
   *[other] { $shelved } de { $target } cartas
} na estante, { $hand } na mão{ $turn ->
    [1] , com a vez
   *[other] {""}
}.
exlibris-alt-public = A biblioteca pública, no nível { $level }: { $count ->
    [1] uma carta
   *[other] { $count } cartas
}.
exlibris-alt-shelf = Estante de { $name }, { $shelved ->
    [1] uma carta
   *[other] { $shelved } cartas
}: { $cards }.
exlibris-alt-gap = (vazio)
exlibris-alt-tile = Local { $number }, { $name }: { $effect }.
exlibris-alt-assistant = { $name }{ $library ->
    [none] {""}
   *[other] , de “{ $library }”
}: { $effect }.
exlibris-alt-hand = Sua mão, { $count ->
    [1] uma carta
   *[other] { $count } cartas
}: { $cards }.
exlibris-alt-search = A pilha de descarte, { $count ->
    [1] uma carta
   *[other] { $count } cartas
}: { $cards }.
exlibris-alt-titles = Títulos: { $titles }
exlibris-alt-scores = Pontuação final: { $scores }.
