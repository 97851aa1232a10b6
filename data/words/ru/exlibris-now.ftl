# Ex Libris: what one's own shelf would score now (/exlibris score).

exlibris-now-total = Если бы инспектор пришёл сейчас, ваша полка принесла бы **{ $total } { $total ->
    [one] очко
    [few] очка
   *[other] очков
}**{ $others ->
    [0] .
   *[other] , если другие ничего не перевернут.
}
exlibris-now-clean = **Алфавит**: всё стоит по порядку.
exlibris-now-choice = **Перевернуть самим**: { $cards }. До проверки это можно, и это выгодно.
exlibris-now-check = **Алфавит**: инспектор перевернул бы { $cards }.
exlibris-now-books = **Открытые книги**: { $count } ({ $books })
exlibris-now-prominent = **Знаменитые труды**, { $category }: у вас { $books }, { $rivals ->
    [one] у соперника
    [few] у соперников
   *[other] у соперников
} { $others } → { $points }
exlibris-now-prominent-hidden = **Знаменитые труды**, { $category }: у вас { $books }. Если у публичной библиотеки меньше, прибавьте 15; пока этого никто не видит.
exlibris-now-banned = **Запрещённые книги**, { $category } → { $points }
exlibris-now-variety = **Разнообразие**, меньше всего книг: { $categories } → { $points }
exlibris-now-speciality = **Специализация**, { $category }: { $books ->
    [one] { $books } книга
    [few] { $books } книги
   *[other] { $books } книг
} → { $points }
exlibris-now-stability = **Устойчивость** → { $points }{ $mummy ->
    [0] {""}
   *[other] , и { $mummy } за погребённые карты
}
