# Exlibrium: words in the pictures. They are short, because there is little room: the comments say how many letters.

# The head: at most 16, 16 and 16 letters, then 34, 34 and 34; the deck 8, the way of the hands 16.
exlibrium-pic-round = Раунд { $round }
exlibrium-pic-count = Подсчёт очков
exlibrium-pic-over = Итоговый счёт
exlibrium-pic-draft = { $left ->
    [1] Набор: последняя карта
    [one] Набор: в каждой руке { $left } карта
    [few] Набор: в каждой руке { $left } карты
   *[other] Набор: в каждой руке { $left } карт
}
exlibrium-pic-activated = Активация: { $number } { $character }
exlibrium-pic-counted = Подсчёт: { $number } { $character }
exlibrium-pic-deck = колода
exlibrium-pic-hands-left = руки налево
exlibrium-pic-hands-right = руки направо
exlibrium-pic-goals-round = Раунд { $round }

# The columns: at most 9 and 5 letters.
exlibrium-pic-nobody = никто
exlibrium-pic-tie = ничья

# The hand: at most 30 letters each; 45 before the name of whoever gets the rest of the cards.
exlibrium-pic-hand = Ваша рука
exlibrium-pic-pass-left = Выберите одну; остальные уйдут налево: { $name }
exlibrium-pic-pass-right = Выберите одну; остальные уйдут направо: { $name }
exlibrium-pic-drawn = Рыцарь принёс вам
exlibrium-pic-no-cards = Сейчас в руке нет карт

# The final sheet: at most 40, 12 and 70 letters.
exlibrium-sheet-title = Итоговый счёт
exlibrium-sheet-points = Очки
exlibrium-sheet-left = Оставшееся влияние: начиная с Берсерка, оно решает ничью

# For whoever cannot see the pictures.
exlibrium-alt-acting = { $who ->
    [none] {""}
   *[other] Ждём: { $who }.
}
exlibrium-alt-player = { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}: { $stacks ->
    [none] карт нет
   *[other] { $stacks }
}.
exlibrium-alt-stack = { $character } { $influence }{ $other ->
    [none] {""}
   *[other] {" "}(вниз головой { $other })
}
exlibrium-alt-hand = { $count ->
    [0] В руке нет карт.
    [one] { $count } карта, обе половины: { $cards }.
    [few] { $count } карты, обе половины каждой: { $cards }.
   *[other] { $count } карт, обе половины каждой: { $cards }.
}
exlibrium-alt-sheet = Очки: { $points }. Победа: { $winners }.
