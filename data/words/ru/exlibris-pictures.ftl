# Ex Libris: words in the pictures. They are short, because there is little room: the comments say how many letters.

# The board. At most 10, 14, 18, 18, 18, 8 and 8 letters, then three headings of at most 40.
exlibris-pic-round = Раунд { $round }
exlibris-pic-round-of = Раунд { $round } из { $rounds }
exlibris-pic-setup = Подготовка
exlibris-pic-last-round = Последний раунд!
exlibris-pic-prominent = Знаменитые труды
exlibris-pic-banned = Запрещённые книги
exlibris-pic-speciality = Ваша специализация
exlibris-pic-deck = колода
exlibris-pic-pile = сброс
exlibris-pic-street = Мощёная улица (постоянные)
exlibris-pic-market = Рынок этого раунда
exlibris-pic-open = { $count ->
    [0] Открытые локации
   *[other] Открытые локации, впереди ещё { $count }
}
exlibris-pic-libraries = Библиотеки на выбор
exlibris-pic-basic = Простая библиотека
exlibris-pic-no-cards = В руке нет карт

# The public library's plate in a solo game. At most 20, 8, 16, 12 and 20 letters.
exlibris-pic-public = Публичная библиотека
exlibris-pic-cards = { $count ->
    [one] карта
    [few] карты
   *[other] карт
}
exlibris-pic-gains = +{ $count } за раунд
exlibris-pic-its-speciality = Её категория
exlibris-pic-not-its = Точно не эти

# The score sheet: labels of at most 25 letters, and a stamp of at most 12.
exlibris-sheet-title = Акт проверки библиотек
exlibris-sheet-title-solo = Экзамен библиотекаря: { $level }
exlibris-sheet-prominent = Знаменитые труды
exlibris-sheet-banned = Запрещённые книги
exlibris-sheet-variety = Разнообразие
exlibris-sheet-speciality = Специализация
exlibris-sheet-stability = Устойчивость полки
exlibris-sheet-mummy = Погребённые карты
exlibris-sheet-total = Итого
exlibris-sheet-books = Открытые книги
exlibris-sheet-hand = Карты в руке
exlibris-sheet-winner = ПОБЕДА

# For whoever cannot see the pictures. The cards of a shelf are listed row by row; those that lie face down stand in brackets.
exlibris-alt-board = { $round ->
    [0] Стол перед первым раундом.
   *[other] Стол, раунд { $round }, { $tiles ->
        [one] { $tiles } локация
        [few] { $tiles } локации
       *[other] { $tiles } локаций
    }.
}
exlibris-alt-player = { $name }: на полке { $target ->
    [0] { $shelved }
   *[other] { $shelved } из { $target }
}, в руке { $hand }{ $turn ->
    [1] , сейчас ходит
   *[other] {""}
}.
exlibris-alt-public = Публичная библиотека, уровень «{ $level }»: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}.
exlibris-alt-shelf = Полка игрока { $name }, { $shelved ->
    [one] { $shelved } карта
    [few] { $shelved } карты
   *[other] { $shelved } карт
}: { $cards }.
exlibris-alt-gap = (пусто)
exlibris-alt-tile = Локация { $number }, { $name }: { $effect }.
exlibris-alt-assistant = { $name }{ $library ->
    [none] {""}
   *[other] , библиотека «{ $library }»
}: { $effect }.
exlibris-alt-hand = Ваша рука, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}: { $cards }.
exlibris-alt-search = Сброс, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}: { $cards }.
exlibris-alt-titles = Названия: { $titles }
exlibris-alt-scores = Итоговый счёт: { $scores }.
