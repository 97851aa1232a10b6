# Ex Libris: its variants, and the solo game against the public library.

exlibris-level-novice = Новичок
exlibris-level-student = Студент
exlibris-level-professor = Профессор
exlibris-level-scholar = Эрудит
exlibris-level-savant = Мудрец
exlibris-level-mandarin = Академик
exlibris-level-demiurge = Демиург

# What may be chosen at the start.
exlibris-start-level = В одиночку против публичной библиотеки: сложность
exlibris-start-level-novice = 1 Новичок, самый лёгкий
exlibris-start-level-student = 2 Студент
exlibris-start-level-professor = 3 Профессор
exlibris-start-level-scholar = 4 Эрудит
exlibris-start-level-savant = 5 Мудрец
exlibris-start-level-mandarin = 6 Академик
exlibris-start-level-demiurge = 7 Демиург, самый трудный
exlibris-start-beginner = Для первой партии: по три обычных помощника, ничего особого учить не нужно
exlibris-start-beginner-no = Нет
exlibris-start-beginner-yes = Да
exlibris-start-removal = В партии для новичков: убрать шесть самых сложных локаций
exlibris-start-removal-yes = Да
exlibris-start-removal-no = Нет, играть со всеми
exlibris-start-friendly = Без самых вредных локаций и библиотек
exlibris-start-friendly-no = Нет
exlibris-start-friendly-yes = Да
exlibris-start-long = Долгая партия: конец на три карты позже
exlibris-start-long-no = Нет
exlibris-start-long-yes = Да

# The lobby: what the choice changes, a line each.
exlibris-lobby-alone = Или в одиночку: уровень…
exlibris-chosen-level = Вы играете против публичной библиотеки, уровень **{ $level }**: в каждом из пяти раундов она получает { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[other] { $number } карт
} из колоды.
exlibris-chosen-beginner = **Для новичков**: у всех три обычных помощника и ни одного особого; шесть самых сложных локаций остаются в коробке.
exlibris-chosen-beginner-all = **Для новичков**: у всех три обычных помощника и ни одного особого; все локации в игре.
exlibris-chosen-friendly = **Дружеский**: четыре локации и четыре библиотеки, которые больше всего досаждают другим, остаются в коробке.
exlibris-chosen-friendly-beginner = **Дружеский**: четыре локации, которые больше всего досаждают другим, остаются в коробке.
exlibris-chosen-long = **Долгий**: чтобы настал последний раунд, нужно на три карты больше: 19 вдвоём, 17 втроём, 15 вчетвером.

# Playing alone.
exlibris-solo-round = { $round } из { $rounds }
exlibris-solo-rounds-all = { $left ->
    [one] В партии { $left } раунд.
    [few] В партии { $left } раунда.
   *[other] В партии { $left } раундов.
}
exlibris-solo-books = Её книги: { $books }.
exlibris-solo-rounds = { $left ->
    [0] Это последний раунд.
    [one] После этого ещё { $left } раунд.
    [few] После этого ещё { $left } раунда.
   *[other] После этого ещё { $left } раундов.
}
exlibris-solo-library = Публичная библиотека, уровень **{ $level }**: { $count ->
    [0] карт пока нет.
    [one] { $count } карта, сверху { $top }.
    [few] { $count } карты, сверху { $top }.
   *[other] { $count } карт, сверху { $top }.
}
exlibris-solo-shown = Точно не её специализация: { $categories }. { $hidden ->
    [0] Скрытых карт категорий больше нет.
    [one] Скрыта ещё { $hidden } карта категории.
    [few] Скрыты ещё { $hidden } карты категорий.
   *[other] Скрыто ещё { $hidden } карт категорий.
}
exlibris-solo-tiles = { $count ->
    [0] Новых локаций больше не будет.
    [one] Впереди ещё { $count } локация.
    [few] Впереди ещё { $count } локации.
   *[other] Впереди ещё { $count } локаций.
}
exlibris-solo-row = **Публичная библиотека**, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}: знаменитые { $prominent }, запрещённые { $banned }, разнообразие { $variety }, специализация { $speciality } ({ $category }) = **{ $total }**
exlibris-solo-won = **{ $who }** побеждает публичную библиотеку на уровне «{ $level }» со счётом { $own } : { $theirs }, перевес { $lead ->
    [one] { $lead } очко
    [few] { $lead } очка
   *[other] { $lead } очков
}.
exlibris-solo-lost = Публичная библиотека побеждает со счётом { $theirs } : { $own }. **{ $who }** отстаёт на { $short ->
    [one] { $short } очко
    [few] { $short } очка
   *[other] { $short } очков
}.
exlibris-solo-tied = Счёт равный, { $own } : { $own }, а ничья за публичной библиотекой. Игроку **{ $who }** не хватило одного очка.
exlibris-solo-reward = 15 очков за знаменитые труды ({ $category }) { $winner ->
    [you] получает { $who }, { $own } : { $theirs } по книгам.
    [tie] забирает публичная библиотека: книг поровну, по { $own }.
   *[public] забирает публичная библиотека, { $theirs } : { $own } по книгам.
}
exlibris-solo-most = Из прочего важнее всего — { $line ->
    [banned] запрещённые книги
    [variety] разнообразие
    [speciality] специализация
    [stability] устойчивость
   *[mummy] погребённые карты
}: { $own } против { $theirs }.
exlibris-option-remove = { $tile }
exlibris-ask-remove-tiles = Какие две локации уходят из игры? Вместо них откроется одна новая.
exlibris-fact-set-up-solo = Партия против публичной библиотеки, уровень «{ $level }». Знаменитые труды: { $category }. Запрещённые книги: { $category2 }.
exlibris-fact-last-round-solo = Это последний раунд.
exlibris-fact-category-shown = Открыта карта категории «{ $category }»: специализация публичной библиотеки другая.
exlibris-fact-public-gained = Публичная библиотека получает { $cards }.
exlibris-fact-tile-removed = Локация «{ $tile }» уходит из игры.
exlibris-tile-removed-several = Локации уходят из игры: { $tiles }.
exlibris-fact-public-scored = { $number ->
    [one] Публичная библиотека набирает { $number } очко, её специализация: { $category }.
    [few] Публичная библиотека набирает { $number } очка, её специализация: { $category }.
   *[other] Публичная библиотека набирает { $number } очков, её специализация: { $category }.
}
exlibris-fact-public-won = Публичная библиотека побеждает.

# What does not go together.
exlibris-refused-solo-only = Уровень нужен для игры в одиночку против публичной библиотеки. В компании уровней нет.
exlibris-refused-solo-variants = Варианты есть для двух, трёх и четырёх игроков. В одиночку выбирают уровень.
exlibris-refused-few-libraries = С этими вариантами слишком мало библиотек на выбор. Выберите другие или играйте меньшим составом.
exlibris-refused-few-tiles = С этими вариантами слишком мало локаций. Выберите другие или играйте меньшим составом.

# Как вариант называется в статистике.
exlibris-variant-beginner = Для новичков
exlibris-variant-removal = Для новичков со всеми локациями
exlibris-variant-friendly = Дружеский
exlibris-variant-long = Долгий
