# Why the automatic player would answer so: one short sentence below its advice.

exlibrium-hint-points = Assim você ganha { $number ->
    [1] 1 ponto
   *[other] { $number } pontos
} na hora.
exlibrium-hint-own-now = Assim quem ativa o { $character } nesta rodada é você, se nada mudar.
exlibrium-hint-own-later = Assim você lidera no { $character }, que pode render pontos em outra rodada.
exlibrium-hint-own-final = Assim você marca mais pelo { $character } na contagem final, se nada mudar.
exlibrium-hint-own-spare = Assim você tem mais influência sobre o { $character }.
exlibrium-hint-other-now = Assim { $seat } aproveita menos o { $character } nesta rodada.
exlibrium-hint-other-later = Assim { $seat } aproveita menos o { $character } em outra rodada.
exlibrium-hint-other-final = Assim { $seat } marca menos pelo { $character } na contagem final.
exlibrium-hint-other-spare = Assim { $seat } tem menos influência sobre o { $character }.
exlibrium-hint-new-card = Uma carta nova promete mais do que os pontos que você faria aqui.
exlibrium-hint-alike = Até onde dá para ver, todas as escolhas valem o mesmo para você.
