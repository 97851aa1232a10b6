# Ex Libris: questions, options and what happens. The locations and the assistants are in files of their own.

language = ru

exlibris-title = Ex Libris
exlibris-table-thinks = { $count ->
    [1] { $who } думает
   *[other] { $who } думают
}, листая каталог…
exlibris-headline-libraries = выбор библиотек
exlibris-headline-placement = раунд { $round }, размещение помощников
exlibris-headline-preparation = раунд { $round }, новое утро
exlibris-headline-resolution = раунд { $round }, розыгрыш локаций
exlibris-headline-cleanup = раунд { $round }, уборка
exlibris-headline-inspection = проверка
exlibris-headline-over = итоговый счёт
exlibris-headline-last = { $headline } · последний раунд

exlibris-tile = { $number } { $name }
exlibris-home = Дом
exlibris-direction-left = влево
exlibris-direction-right = вправо
exlibris-direction-up = вверх
exlibris-direction-down = вниз

# Options: short, for buttons and menus.
exlibris-option-library = { $library }
exlibris-option-home = Дом: добрать карту или поставить
exlibris-option-tile = { $tile }
exlibris-option-tile-space = { $tile }, место { $space }
exlibris-option-share = { $tile }, вдвоём на месте { $space }
exlibris-option-bid = { $tile }, ставка { $number }
exlibris-option-draw = Добрать карту
exlibris-option-shelve = Поставить карту на полку
exlibris-option-nothing = Нет, спасибо
exlibris-option-done = Хватит
exlibris-option-keep = Оставить в руке
exlibris-option-card = { $card }
exlibris-option-stack = { $row }, { $column }
exlibris-option-cell = { $row }, { $column }
exlibris-option-over = Поверх неё
exlibris-option-under = Под неё
exlibris-option-shift = Сначала сдвинуть карты { $direction }
exlibris-option-category = { $category }
exlibris-option-seat = { $seat }
exlibris-option-pass = Пас
exlibris-option-move = Отправить помощника домой
exlibris-option-shelf = Переставить карты на полке
exlibris-option-swap-hand = Обменять на карту из руки
exlibris-option-swap-shelf = Поменять местами две карты полки
exlibris-option-lift = Снять одну и поставить заново
exlibris-option-assistant = { $assistant } ({ $tile })
exlibris-option-bump = { $assistant }: в локацию «{ $tile }», место { $space }
exlibris-option-slide = Сдвинуть карты
exlibris-option-give = Отдать случайную карту из руки
exlibris-option-host = Уступить оба домашних действия
exlibris-option-return = Забрать
exlibris-option-stay = Пусть остаётся
exlibris-option-steal = { $seat }: { $category }
exlibris-option-face-down = { $number }-я карта, не глядя
exlibris-option-all = Все, за два домашних действия

# Where a card may go on the shelf, told by its neighbours.
# Whole moves, such as "Home: shelve D1 right of C4".
exlibris-whole-home = Дом
exlibris-whole-shelve = поставить { $card } { $place }
exlibris-whole-shelve-first = поставить { $card }
exlibris-whole-keep = оставить { $card }
exlibris-whole-take = взять { $cards }
exlibris-whole-give = отдать { $cards }
exlibris-whole-to = игроку { $seat }
exlibris-whole-discard = сбросить { $cards }
exlibris-whole-offer = предложить { $cards }
exlibris-place-first = самое первое место
exlibris-place-left = слева от { $card }
exlibris-place-right = справа от { $card }
exlibris-place-above = над { $card }
exlibris-place-below = под { $card }
exlibris-place-over = поверх { $card }
exlibris-place-under = в гробницу под { $card }
exlibris-place-row = ряд { $row }
exlibris-slide = { $cards }: { $direction } на { $number }
exlibris-face-down = { $card }, лицом вниз
exlibris-from-shelf = С полки

# Questions.
exlibris-ask-library = Какая библиотека будет вашей?
exlibris-ask-library-discard = Какую библиотеку вы убираете из игры?
exlibris-ask-place = Куда отправить помощника?
exlibris-ask-home = Вы дома. Добрать карту или поставить на полку?
exlibris-ask-shelve-card = Какую карту поставить на полку?
exlibris-ask-shelve = Куда поставить { $card }?
exlibris-ask-wizard = Какие соседние карты сдвинуть { $direction }, чтобы освободить место для { $card }?
exlibris-ask-wizard-cell = На какое из освободившихся мест поставить { $card }?
exlibris-ask-witch = Перед Ведьмой две карты. Какую оставить: { $card } или { $card2 }?
exlibris-ask-swap-give = Какую карту из руки оставить в локации «{ $tile }»?
exlibris-ask-take = Какую карту взять в локации «{ $tile }»?
exlibris-ask-discard = { $least ->
    [0] Какие карты сбросить в локации «{ $tile }»? Можно ни одной.
   *[other] Какие карты сбросить в локации «{ $tile }»? Минимум { $least }.
}
exlibris-ask-gift-card = Какую из оставшихся карт подарить?
exlibris-ask-gift-to = Кому достанется { $card }?
exlibris-ask-den-category = На какую категорию ставите?
exlibris-ask-lodge = Чем займётесь в Ложе книжников?
exlibris-ask-lodge-move = Кто из помощников идёт домой?
exlibris-ask-lodge-shelf = Как переставить карты на полке?
exlibris-ask-lodge-stack = Какую карту с полки?
exlibris-ask-lodge-hand = Какая карта из руки встанет на её место?
exlibris-ask-lodge-pair = Какие две карты на полке поменять местами?
exlibris-ask-dump-category = Какую категорию ищете в сбросе?
exlibris-ask-dump-card = Какую карту с категорией «{ $category }» забрать из сброса?
exlibris-ask-draft = Какую из открытых карт взять?
exlibris-ask-shack-category = Какую категорию ищете в Лачуге тайн?
exlibris-ask-shack-cards = Какие карты с категорией «{ $category }» показать и взять?
exlibris-ask-guild = Какой ваш помощник переходит и чьё место он займёт?
exlibris-ask-tax = Какой картой заплатить налог?
exlibris-ask-yard-reveal = Какие карты из руки выставить на распродажу?
exlibris-ask-yard-take = Распродажа, продаёт { $seat }. Какую карту взять?
exlibris-ask-slide = Какие карты сдвинуть и насколько?
exlibris-ask-pay = Аукцион ваш. { $number ->
    [one] Какой картой заплатить?
    [few] Какими картами заплатить? Нужно { $number }.
   *[other] Какими картами заплатить? Нужно { $number }.
}
exlibris-ask-goblin = Кого грабит Гоблин и какую категорию требует?
exlibris-ask-goblin-give = Гоблин игрока { $seat } требует: { $category }. Какую карту отдать?
exlibris-ask-cube = Путь преграждает Желатиновый куб игрока { $seat }. Что выберете?
exlibris-ask-sasquatch = { $seat } тревожит вашего Сасквоча. Забрать его?
exlibris-ask-bookworm = Какую карту сбросить, чтобы повторить оба домашних действия?
exlibris-ask-golem = Какую карту спасёт Мусорный голем в локации «{ $tile }»?
exlibris-ask-imp = Какую карту сожжёт Огненный бесёнок в локации «{ $tile }»?
exlibris-ask-inspection = Инспектор на подходе. Какие карты перевернуть лицом вниз? Мой совет уже отмечен.

exlibris-nothing-discard = Ничего не сбрасывать
exlibris-nothing-shack-cards = Ничего не брать
exlibris-nothing-yard-reveal = Ничего не выставлять
exlibris-nothing-wizard = Всё-таки не сдвигать
exlibris-nothing-inspection = Ничего не переворачивать

# What happens.
exlibris-fact-set-up = Первый ход: { $seat }. Знаменитые труды: { $category }. Запрещённые книги: { $category2 }.
exlibris-fact-speciality = Ваша тайная специализация: { $category }.
exlibris-fact-library = { $seat } берёт библиотеку «{ $library }».
exlibris-fact-library-discard = { $seat } убирает библиотеку «{ $library }».
exlibris-fact-round = Начинается раунд { $number }.
exlibris-fact-last-round = Остался ещё один раунд.
exlibris-fact-tile-open = Открывается локация «{ $tile }».
exlibris-tile-open-several = Открываются локации: { $tiles }.
exlibris-fact-stocked = Карты в локации «{ $tile }»: { $cards }.
exlibris-fact-stocked-down = Карты лицом вниз в локации «{ $tile }»: { $number }.
exlibris-fact-tiles-shuffled = Сыгранные локации перемешаны заново.
exlibris-fact-placed = { $seat } отправляет { $the-assistant } в локацию «{ $tile }».
exlibris-fact-placed-home = { $seat } размещает дома { $the-assistant }.
exlibris-fact-shared = { $seat }: Призрак подсаживается к сопернику в локации «{ $tile }».
exlibris-fact-bid = { $seat } отправляет { $the-assistant } на аукцион, ставка { $number }.
exlibris-fact-sent-back = { $seat } получает обратно { $the-assistant } из локации «{ $tile }».
exlibris-fact-drew = { $number ->
    [1] { $seat } добирает карту.
    [one] { $seat } добирает { $number } карту.
    [few] { $seat } добирает { $number } карты.
   *[other] { $seat } добирает { $number } карт.
}
exlibris-fact-drew-card = Из колоды приходит { $card }.
exlibris-drew-yourself = Вы добираете { $cards }.
exlibris-fact-shuffled = { $number ->
    [one] Сброс становится новой колодой: { $number } карта.
    [few] Сброс становится новой колодой: { $number } карты.
   *[other] Сброс становится новой колодой: { $number } карт.
}
exlibris-fact-took = { $seat } берёт { $card }.
exlibris-fact-shelved = { $seat } ставит на полку { $card }.
exlibris-fact-entombed = { $seat } кладёт { $card } поверх { $card2 }.
exlibris-fact-shifted = { $number ->
    [1] { $seat } сдвигает карту { $direction }.
    [one] { $seat } сдвигает { $number } карту { $direction }.
    [few] { $seat } сдвигает { $number } карты { $direction }.
   *[other] { $seat } сдвигает { $number } карт { $direction }.
}
exlibris-fact-discarded = { $seat } сбрасывает { $card }.
exlibris-fact-tile-discarded = Из локации «{ $tile }» в сброс: { $card }.
exlibris-left-at = Из локации «{ $tile }» в сброс: { $cards }.
exlibris-resolved-leaving = Локация «{ $tile }» разыграна, в сброс: { $cards }.
exlibris-fact-turned-up = В локации «{ $tile }» лежало: { $cards }.
exlibris-fact-revealed = { $seat } открывает { $card }.
exlibris-fact-first-player = { $seat } берёт жетон первого игрока.
exlibris-fact-swapped = { $seat } оставляет { $card } и берёт { $card2 }.
exlibris-fact-gave = { $seat } отдаёт { $card } игроку { $seat2 }.
exlibris-fact-gave-secretly = { $seat } тайно отдаёт карту игроку { $seat2 }.
exlibris-fact-gave-card = Это { $card }.
exlibris-fact-named = { $seat } называет категорию «{ $category }».
exlibris-fact-den-won = { $number ->
    [one] { $seat } выигрывает с категорией «{ $category }»: { $number } книга.
    [few] { $seat } выигрывает с категорией «{ $category }»: { $number } книги.
   *[other] { $seat } выигрывает с категорией «{ $category }»: { $number } книг.
}
exlibris-fact-den-nobody = Никто не выигрывает.
exlibris-fact-moved-home = { $seat } переводит { $the-assistant } домой из локации «{ $tile }».
exlibris-fact-rearranged = { $seat } меняет местами { $card } и { $card2 }.
exlibris-fact-lifted = { $seat } снимает с полки { $card }.
exlibris-fact-swapped-shelf = { $seat } снимает с полки { $card } и ставит на её место { $card2 }.
exlibris-fact-searched = { $seat } ищет в сбросе категорию «{ $category }».
exlibris-fact-found-nothing = { $seat } ничего оттуда не берёт.
exlibris-fact-looked = { $seat } смотрит карты в локации «{ $tile }».
exlibris-fact-looked-cards = Вы видите { $cards }.
exlibris-fact-taxed = { $seat } платит налог: { $card }.
exlibris-fact-offered = { $seat } выставляет на продажу { $cards }.
exlibris-fact-passed = { $seat } пасует.
exlibris-fact-slid = { $number ->
    [1] { $seat } сдвигает карту { $direction }.
    [one] { $seat } сдвигает { $number } карту { $direction }.
    [few] { $seat } сдвигает { $number } карты { $direction }.
   *[other] { $seat } сдвигает { $number } карт { $direction }.
}
exlibris-fact-paid = { $number ->
    [1] { $seat } платит за аукцион карту.
    [one] { $seat } платит за аукцион { $number } карту.
    [few] { $seat } платит за аукцион { $number } карты.
   *[other] { $seat } платит за аукцион { $number } карт.
}
exlibris-fact-not-paid = { $seat } не может заплатить { $number } и ничего не получает на аукционе.
exlibris-fact-goblin = Гоблин игрока { $seat } требует у игрока { $seat2 }: { $category }.
exlibris-fact-showed-hand = У игрока { $seat } таких карт нет, и { $seat2 } видит всю руку.
exlibris-fact-showed-cards = В руке у игрока { $seat }: { $cards }.
exlibris-fact-cube-host = { $seat } уступает, и { $seat2 } делает домашние действия.
exlibris-fact-resolved = Локация «{ $tile }» разыграна.
exlibris-fact-tile-permanent = Локация «{ $tile }» становится постоянной.
exlibris-fact-tile-away = Локация «{ $tile }» закрывается.
exlibris-fact-trigger = На полке игрока { $seat } уже достаточно карт.
exlibris-fact-inspected = { $seat }: перевёрнуто по своему выбору { $number }, инспектором { $number2 }.
exlibris-fact-scored = { $number ->
    [one] { $seat } набирает { $number } очко.
    [few] { $seat } набирает { $number } очка.
   *[other] { $seat } набирает { $number } очков.
}
exlibris-fact-won = { $seat } побеждает!

# Hands, shelves and the whole table in words.
exlibris-search = Вы просматриваете весь сброс ({ $count }): { $cards }
exlibris-hand = Ваша рука: { $cards }
exlibris-hand-empty = Ваша рука пуста.
exlibris-speciality = Ваша тайная специализация: **{ $category }**. Каждая такая книга на полке даёт 2 очка.
exlibris-speciality-none = У вас пока нет специализации.
exlibris-shelf = Полка игрока **{ $seat }**, { $target ->
    [0] { $shelved ->
        [one] { $shelved } карта
        [few] { $shelved } карты
       *[other] { $shelved } карт
    }
   *[other] { $shelved } из { $target } карт
}:
exlibris-shelf-library = { $library }, здесь живёт { $assistant }
exlibris-shelf-empty = Здесь пока пусто.
exlibris-shelf-row = Ряд { $row }: { $cards }
exlibris-gap = …
exlibris-entombed = { $card } поверх { $under }
exlibris-table-categories = Знаменитые: { $prominent } · Запрещённые: { $banned } · Колода { $deck }, сброс { $pile }{ $top ->
    [none] {""}
   *[other] {" "}(сверху { $top })
}{ $first ->
    [none] {""}
   *[other] {" "}· Первый ход: { $first }
}
exlibris-table-pool = Библиотеки на выбор: { $libraries }
exlibris-table-tile = **{ $tile }**{ $permanent ->
    [yes] {" "}(постоянная)
   *[no] {""}
}: { $spaces }{ $cards ->
    [none] {""}
   *[other] {" "}· карты: { $cards }
}
exlibris-table-space-free = свободно
exlibris-table-face-down = лицом вниз { $count }
exlibris-table-revealed = Открыты: { $cards }
exlibris-table-player = **{ $seat }**: на полке { $target ->
    [0] { $shelved }
   *[other] { $shelved }/{ $target }
}, { $hand ->
    [one] { $hand } карта в руке
    [few] { $hand } карты в руке
   *[other] { $hand } карт в руке
}, { $waiting ->
    [0] все помощники размещены
    [one] { $waiting } помощник ждёт
    [few] { $waiting } помощника ждут
   *[other] { $waiting } помощников ждут
}
exlibris-score-row = **{ $seat }**: знаменитые { $prominent }, запрещённые { $banned }, разнообразие { $variety }, специализация { $speciality }, устойчивость { $stability } = **{ $total }**

# What may be chosen at the start.
exlibris-start-first = Кто ходит первым
exlibris-start-first-luck = Решит жребий
exlibris-start-first-starter = Ведущий

# Refusals of its own.
exlibris-refused-splits-shelf = Так ваша полка распадётся на части. Выберите, пожалуйста, другие карты.
exlibris-refused-wizard-group = Сдвигать можно только карты, которые соприкасаются.
exlibris-refused-wizard-blocked = На пути у них стоит другая карта.
exlibris-refused-wizard-no-place = После такого сдвига ни одно освободившееся место не примыкает к полке.

# What decided the game (EL-49).
exlibris-part-prominent = знаменитые труды
exlibris-part-banned = запрещённые книги
exlibris-part-variety = разнообразие
exlibris-part-speciality = специализация
exlibris-part-stability = устойчивость
exlibris-tie-books = { $points ->
    [one] { $winner } и { $loser } набирают по { $points } очку.
    [few] { $winner } и { $loser } набирают по { $points } очка.
   *[other] { $winner } и { $loser } набирают по { $points } очков.
} Тогда считают открытые книги, и { $winner } впереди: { $own } против { $other }.
exlibris-tie-hand = { $winner } и { $loser }: поровну очков и открытых книг. Тогда лучше тот, у кого меньше карт в руке, и это { $winner }: { $own } против { $other }.
exlibris-tie-banned = { $winner } и { $loser }: поровну очков, открытых книг и карт в руке. Тогда лучше тот, у кого меньше запрещённых книг, и это { $winner }: { $own } против { $other }.
exlibris-tie-shared = { $who }: поровну очков, открытых книг, карт в руке и запрещённых книг.

# История законченной партии.
exlibris-story-ahead = С раунда { $round } больше всего карт на полке было у игрока { $seat }.
exlibris-story-behind = Побеждает { $seat }, карт на полку выставлено { $number }; а { $seat2 } — { $number2 }.
exlibris-story-busiest = Самая людная локация: «{ $tile }», посещений: { $count }.
exlibris-story-sent-back = Чаще всего домой отправляли помощников игрока { $seat }: { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
}.
exlibris-story-inspected = Больше всего карт инспектор перевернул здесь: { $seat }, { $count }.
exlibris-story-in-order = Инспектор нашёл порядок на всех полках.
