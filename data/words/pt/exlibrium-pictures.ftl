# Exlibrium: words in the pictures. They are short, because there is little room: the comments say how many letters.

# The head: at most 16, 16 and 16 letters, then 34, 34 and 34; the deck 8, the way of the hands 16.
exlibrium-pic-round = Rodada { $round }
exlibrium-pic-count = Contagem final
exlibrium-pic-over = O resultado
exlibrium-pic-draft = { $left ->
    [1] Draft: a última carta
   *[other] Draft: { $left } cartas em cada mão
}
exlibrium-pic-activated = Ativação: { $number } { $character }
exlibrium-pic-counted = Contagem: { $number } { $character }
exlibrium-pic-deck = baralho
exlibrium-pic-hands-left = mãos à esquerda
exlibrium-pic-hands-right = mãos à direita
exlibrium-pic-goals-round = Rodada { $round }

# The columns: at most 9 and 5 letters.
exlibrium-pic-nobody = ninguém
exlibrium-pic-tie = igual

# The hand: at most 30 letters each; 45 before the name of whoever gets the rest of the cards.
exlibrium-pic-hand = Sua mão
exlibrium-pic-pass-left = Escolha uma; o resto vai à esquerda, para { $name }
exlibrium-pic-pass-right = Escolha uma; o resto vai à direita, para { $name }
exlibrium-pic-drawn = Carta do seu Cavaleiro
exlibrium-pic-no-cards = Sem cartas na mão agora

# The final sheet: at most 40, 12 and 70 letters.
exlibrium-sheet-title = O resultado final
exlibrium-sheet-points = Pontos
exlibrium-sheet-left = Influência que sobrou; a partir do Berserker, desempata

# For whoever cannot see the pictures.
exlibrium-alt-acting = { $who ->
    [none] {""}
   *[other] Quem decide: { $who }.
}
exlibrium-alt-player = { $name }, { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}: { $stacks ->
    [none] sem cartas
   *[other] { $stacks }
}.
exlibrium-alt-stack = { $character } { $influence }{ $other ->
    [none] {""}
   *[other] {" "}sobre { $other }
}
exlibrium-alt-hand = { $count ->
    [0] Sem cartas na mão.
    [1] Uma carta, com as duas metades: { $cards }.
   *[other] { $count } cartas, cada uma com as duas metades: { $cards }.
}
exlibrium-alt-sheet = Pontos: { $points }. Vitória: { $winners }.
