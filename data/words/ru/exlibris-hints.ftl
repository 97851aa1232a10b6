# Why the automatic player would answer so: one short sentence below its advice.

exlibris-hint-nothing-to-gain = Сейчас ни один вариант не даст вам достаточной выгоды.
exlibris-hint-proven = Из этих библиотек автоигроки чаще всего побеждали с её помощником.
exlibris-hint-proven-for-others = Из этих библиотек сопернику больше всего пригодился бы её помощник.
exlibris-hint-new-card = Новая карта ценнее любой, которую можно поставить сейчас.
exlibris-hint-ready = { $card }: для неё на полке уже есть хорошее место.
exlibris-hint-power = Там больше всего сможет сделать { $assistant }.
exlibris-hint-lies-there = Там лежит { $card }, и вашей полке она пригодится.
exlibris-hint-hut = Это даст { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[other] { $number } карт
}, и в следующем раунде первый ход ваш.
exlibris-hint-unseen = Среди этих карт скорее всего найдётся подходящая.
exlibris-hint-shelves-several = У вас несколько карт, готовых встать на полку.
exlibris-hint-acts-too = Так сможет действовать ещё один ваш помощник.
exlibris-hint-tidies = Порядок на вашей полке можно улучшить.
exlibris-hint-books-speciality = В ней есть книги вашей специализации: { $category }.
exlibris-hint-books-prominent = В ней есть книги знаменитой категории: { $category }.
exlibris-hint-books-variety = В ней есть книги, которых у вас мало: { $category }.
exlibris-hint-speciality = { $category }: это ваша специализация.
exlibris-hint-prominent = { $category }: знаменитая категория, и вы в гонке за неё.
exlibris-hint-variety = { $category }: таких у вас мало, а считается самая малая категория.
exlibris-hint-firmer = Устойчивость вашей полки вырастет на { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}.
exlibris-hint-compact = Полка останется плотной, а это в конце даст очки за устойчивость.
exlibris-hint-keeps-open = В ряду { $row } останется место для карт на букву { $letter }.
exlibris-hint-in-order = Ей есть место по порядку: между { $card } и { $card2 }.
exlibris-hint-in-order-after = Ей есть место по порядку: после { $card }.
exlibris-hint-in-order-before = Ей есть место по порядку: перед { $card }.
exlibris-hint-first = Для первой карты подойдёт любое место.
exlibris-hint-kept-from-others = Она почти не хуже вашей лучшей, а сопернику нужнее.
exlibris-hint-no-place = На вашей полке пока нет для неё достойного места.
exlibris-hint-makes-room = Так для карты откроется место по порядку.
exlibris-hint-entombs = Карта под другой картой стоит 2 очка.
exlibris-hint-least-missed = Без этого вашей полке обойтись легче всего.
exlibris-hint-least-help = Сопернику это поможет меньше всего.
exlibris-hint-behind = На полке игрока { $seat } меньше всего карт, так что для вас это безопаснее всего.
exlibris-hint-no-limit = В руке можно держать сколько угодно карт.
exlibris-hint-sells = За каждую взятую у вас карту вы добираете две и ставите одну.
exlibris-hint-full-hand = У игрока { $seat } много карт в руке, так что там есть чем поживиться.
exlibris-hint-random-card = Случайная карта обойдётся дешевле, чем два домашних действия соперника.
exlibris-hint-effect-waits = То, ради чего он пришёл, ещё впереди.
exlibris-hint-works-again = Там он своё дело сделал и может пригодиться в другом месте.
exlibris-hint-goes-on = У вас есть ещё карта для полки, и ради неё не жаль отдать лишнюю.
exlibris-hint-burns = Домашнее действие ценнее этой карты.
exlibris-hint-promise-least = В следующих раундах от них меньше всего толку.
exlibris-hint-best-total = Если перевернуть их, ваш счёт будет наибольшим.
exlibris-hint-best-as-it-is = Ваш счёт будет наибольшим, если оставить полку как есть.
