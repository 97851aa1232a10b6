# Atheneum: words in the pictures. They are short, because there is little room: the comments say how many letters.

# The table. At most 10 and 22 letters, then 14.
atheneum-pic-round = Раунд { $round }
atheneum-pic-draft = Выбор учебных карт
atheneum-pic-shelving = Расстановка книг
atheneum-pic-over = Итоговый табель
atheneum-pic-leaves = Уйдёт первым

# A player's shelves: at most 40 letters each.
atheneum-pic-favourite = Любимое: { $subject }
atheneum-pic-held = Использовать до подтверждения
atheneum-pic-kept = Использовать до конца раунда
atheneum-pic-nothing-held = Всё использовано

# The hand: two lines of at most 60 letters, then labels of at most 20.
atheneum-pic-pass-left = Выберите одну; остальные уйдут налево: { $name }
atheneum-pic-pass-right = Выберите одну; остальные уйдут направо: { $name }
atheneum-pic-pass-none = Выберите одну; другая уйдёт в сброс
atheneum-pic-this-round = Что даёт вам этот раунд
atheneum-pic-for-you = получите вы
atheneum-pic-for = получит { $name }
atheneum-pic-you = Вы
atheneum-pic-no-cards = В руке нет учебных карт

# A book for one compartment on a study card: two lines of at most 17 letters.
atheneum-pic-book-in = книга ({ $compartment })

# The final report: labels of at most 24 letters, and a ribbon of at most 12.
atheneum-sheet-title = Школьный табель
atheneum-sheet-play = По ходу игры
atheneum-sheet-favourite = Любимые рядом
atheneum-sheet-compartments = Полные секции
atheneum-sheet-candles = Свечи
atheneum-sheet-wands = Палочки в руке
atheneum-sheet-total = Итого
atheneum-sheet-books = Книги на полках
atheneum-sheet-favourites = Любимые книги
atheneum-sheet-winner = ПОБЕДА

# For whoever cannot see the pictures. Levels of a compartment are told from below, with / between them.
atheneum-alt-board = Стол в раунде { $round }. Задания: { $row }.
atheneum-alt-player = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, { $wands ->
    [one] { $wands } палочка
    [few] { $wands } палочки
   *[other] { $wands } палочек
}, { $books ->
    [one] { $books } книга
    [few] { $books } книги
   *[other] { $books } книг
}{ $turn ->
    [1] , сейчас ходит
   *[other] {""}
}.
atheneum-alt-shelf = Полки игрока { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, { $books ->
    [one] { $books } книга
    [few] { $books } книги
   *[other] { $books } книг
}. { $shelves }.
atheneum-alt-compartment = { $name }{ $state ->
    [full] {" "}(полная)
   *[open] {""}
}: { $books }
atheneum-alt-hand = Учебные карты, { $count }: { $cards }.
atheneum-alt-scores = Итоговый счёт: { $scores }.
