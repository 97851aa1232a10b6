# Atheneum: questions, options and what happens. Help and pictures are in files of their own.

atheneum-title = Atheneum
atheneum-table-thinks = { $count ->
    [1] { $who } думает
   *[other] { $who } думают
}, расхаживая по кабинету…
atheneum-headline-draft = раунд { $round } из 10, выбор учебных карт
atheneum-headline-shelving = раунд { $round } из 10, расстановка книг
atheneum-headline-over = итоговый табель

# What things are called.
atheneum-colour-turquoise = бирюзовая
atheneum-colour-green = зелёная
atheneum-colour-purple = лиловая
atheneum-colour-pink = розовая
atheneum-colour-black = чёрная
atheneum-compartment-UL = слева вверху
atheneum-compartment-UC = вверху посередине
atheneum-compartment-UR = справа вверху
atheneum-compartment-ML = слева посередине
atheneum-compartment-BT = внизу
atheneum-compartment-SD1 = на 1-й боковой полке
atheneum-compartment-SD2 = на 2-й боковой полке
atheneum-where-any = в любой секции
atheneum-token-pair = пара { $colours }
atheneum-token-book = книга любого цвета
atheneum-token-rearrange = { $count } { $count ->
    [one] перестановка
    [few] перестановки
   *[other] перестановок
}
atheneum-token-wand = палочка
atheneum-token-side-shelf = боковая полка
atheneum-benefit-book = { $colour } книга
atheneum-benefit-any = любая книга
atheneum-benefit-book-in = любая книга (только { $compartment })
atheneum-benefit-rearrange = { $count } { $count ->
    [one] перестановка
    [few] перестановки
   *[other] перестановок
}
atheneum-benefit-side-shelf = боковая полка
atheneum-benefit-wand = палочка
atheneum-benefit-token = бонусный жетон
atheneum-benefit-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
atheneum-brief-times = { $thing } ×{ $count }
atheneum-brief-rearrange = ↔ { $count }
atheneum-brief-book-in = книга { $compartment }
atheneum-times = { $count } × { $thing }
atheneum-objective = { $shape }, { $worth }
atheneum-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
atheneum-worth-wand = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} и палочка
atheneum-shape-row = { $count ->
    [1] 1
   *[other] { $count } в ряд
}
atheneum-shape-stack = стопка из { $count }
atheneum-shape-block = блок из { $count }
atheneum-shape-in = { $shape } ({ $compartment })
atheneum-pattern = { $levels } ({ $where })
atheneum-level-above = выше { $books }
atheneum-any-book = любая
atheneum-no-book = –

# Options: short, for buttons and menus.
atheneum-option-card = { $study }
atheneum-option-shelve = { $place }
atheneum-option-pair = левая { $colour }
atheneum-option-lift = { $place }
atheneum-option-use = { $token }
atheneum-option-candle = жетон: { $token }
atheneum-option-claim = { $objective }
atheneum-option-confirm = Подтвердить
atheneum-option-wand = Палочка
atheneum-option-token = Бонусный жетон
atheneum-option-book = Книга любого цвета
atheneum-option-side-shelf = Боковая полка
atheneum-reward-wand = палочка
atheneum-reward-token = бонусный жетон
atheneum-reward-book = книга любого цвета
atheneum-reward-side-shelf = боковая полка

# Headings of a question's options: each at most 60 letters.
atheneum-group-colour = { $colour } книга
atheneum-group-any = Любая книга: { $colour }
atheneum-group-token = Жетон, { $colour } книга
atheneum-group-named = Книга для секции { $compartment }
atheneum-group-pair = Пара { $colours }
atheneum-group-lift = Снять книгу
atheneum-group-use = Использовать бонусный жетон
atheneum-group-candle = Зажечь свечу
atheneum-group-claim = Сдать задание

# Second lines, suggestions and warnings.
atheneum-card-you = вы: { $yellow }
atheneum-card-neighbours = { $left }: { $grey } · { $right }: { $blue }
atheneum-card-neighbour = { $both }: { $grey } · { $blue }
atheneum-place-text = { $compartment }
atheneum-place-coloured = { $colour }, { $compartment }
atheneum-lift-text = { $colour }, { $compartment }
atheneum-completes-objectives = завершает { $objectives }
atheneum-completes-compartment = заполняет секцию { $compartment }{ $spider ->
    [1] {" "}и ловит её паука
   *[0] {""}
}
# Whole moves: a book and the letter of its place.
atheneum-whole-book = { $book } → { $letter }
atheneum-whole-lift = снять с { $letter }
atheneum-whole-reward = за паука: { $reward }
atheneum-suggest = { $book } → { $letter }: { $completes }
atheneum-suggest-objective = { $objective } (+{ $points })
atheneum-suggest-full = полная
atheneum-suggest-spider = 🕷️
atheneum-suggest-claim = Сдать { $objective }
atheneum-candle-worth = в конце даст { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[other] { $value } очков
}
atheneum-confirm-shelving = Подтвердить полки
atheneum-confirm-claiming = Закончить раунд
atheneum-warning = Если подтвердить сейчас, вот что пропадёт: { $things }. Вернуть это нельзя.
atheneum-warning-books = { $count ->
    [one] { $count } книга
    [few] { $count } книги
   *[other] { $count } книг
}
atheneum-warning-lifts = { $count ->
    [one] { $count } перестановка
    [few] { $count } перестановки
   *[other] { $count } перестановок
}
atheneum-warning-tokens = { $count ->
    [one] { $count } бонусный жетон
    [few] { $count } бонусных жетона
   *[other] { $count } бонусных жетонов
}
atheneum-warning-claims = { $count ->
    [1] возможность сдать задание сейчас
    [one] возможность сдать { $count } задание сейчас
    [few] возможность сдать { $count } задания сейчас
   *[other] возможность сдать { $count } заданий сейчас
}
atheneum-holding = Можно использовать: { $things }
atheneum-holding-kept = И после подтверждения: { $things }
atheneum-holding-nothing = Всё использовано.
atheneum-claim-later = Сразу после подтверждения можно сдать: { $objectives }.

# Questions.
atheneum-ask-pick = Какую учебную карту сыграть?
atheneum-ask-shelve = Расставьте книги, затем подтвердите полки.
atheneum-ask-claim = Сдайте задания, используйте, что осталось, и закончите раунд.
atheneum-ask-spider = Паук { $compartment } пойман! Что возьмёте за него?

# What happens.
atheneum-fact-favourite = Любимая тема игрока { $seat }: { $colour }.
atheneum-fact-objectives = Задания: { $objectives }.
atheneum-fact-round = Начинается раунд { $number }.
atheneum-fact-hand = Ваши учебные карты: { $studies }.
atheneum-fact-revealed = { $seat } играет учебную карту: { $study }.
atheneum-fact-left-over = { $seat } сбрасывает остаток: { $studies }.
atheneum-fact-points = { $seat } получает { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}.
atheneum-fact-wand = { $seat } берёт палочку.
atheneum-fact-wand-lost = У игрока { $seat } не осталось палочек в запасе.
atheneum-fact-side-shelf = { $seat } вешает боковую полку.
atheneum-fact-side-shelf-lost = У игрока { $seat } уже две боковые полки.
atheneum-fact-token = { $seat } тянет бонусный жетон.
atheneum-fact-token-lost = Игроку { $seat } бонусных жетонов не хватило.
atheneum-fact-drew-token = Ваш бонусный жетон: { $token }.
atheneum-fact-shelved = На место { $place } встаёт { $colour } книга.
atheneum-fact-pair-shelved = На место { $place } встаёт { $token }.
atheneum-fact-lifted = С места { $place } снята { $colour } книга.
atheneum-fact-pair-lifted = С места { $place } снята { $token }.
atheneum-fact-used = Вы используете бонусный жетон: { $token }.
atheneum-fact-reward = Ваша награда: { $reward }.
atheneum-fact-own-wand = Задание даёт вам палочку.
atheneum-fact-own-wand-lost = Задание даёт палочку, но ваш запас пуст.
atheneum-fact-candle = { $seat } зажигает свечу, она даст { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}.
atheneum-fact-spider = { $seat } ловит паука { $compartment }.
atheneum-fact-claimed = { $seat } сдаёт задание: { $objective }.
atheneum-fact-confirmed = { $seat } подтверждает: на полках { $number ->
    [one] { $number } книга
    [few] { $number } книги
   *[other] { $number } книг
}.
atheneum-fact-lost-books = { $seat } теряет { $number ->
    [one] { $number } неиспользованную книгу
    [few] { $number } неиспользованные книги
   *[other] { $number } неиспользованных книг
}.
atheneum-fact-lost-tokens = { $seat } возвращает { $number ->
    [one] { $number } бонусный жетон
    [few] { $number } бонусных жетона
   *[other] { $number } бонусных жетонов
}.
atheneum-fact-objective = Уходит задание: { $objective }. Новое: { $objective2 }.
atheneum-fact-scored = { $seat } набирает всего { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}.
atheneum-fact-won = { $seat } побеждает!

# Hands, shelves and the whole table in words.
atheneum-hand = Ваши учебные карты:
atheneum-hand-empty = Сейчас у вас нет учебных карт.
atheneum-hand-round = Этот раунд даёт вам: { $things }. **Играть** покажет ваши полки. Следующие учебные карты придут с новым раундом.
atheneum-hand-over = Партия закончена.
atheneum-shelf = **{ $seat }**, любимая тема { $colour }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, палочки: { $wands } в руке и { $reserve } в запасе, { $books ->
    [one] { $books } книга
    [few] { $books } книги
   *[other] { $books } книг
}
atheneum-shelf-row = { $compartment }: { $levels }{ $spider ->
    [1] {" "}· паук
   *[0] {""}
}
atheneum-shelf-candles = Свечи: { $lit } из { $places }
atheneum-table-objectives = Задания, последнее уходит первым:
atheneum-table-objective = **{ $objective }**: { $pattern }{ $claimed ->
    [none] {""}
   *[other] {" "}· уже сдали: { $claimed }
}
atheneum-table-player = **{ $seat }**: { $points ->
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
}{ $study ->
    [none] {""}
   *[other] , играет карту { $study }
}
atheneum-score-row = **{ $seat }**: по ходу игры { $play }, любимые { $favourite }, секции { $compartments }, свечи { $candles }, палочки { $wands } = **{ $total }**

# What may be chosen at the start.

# Refusals of its own; nothing has changed then.
atheneum-refused-not-in-hand = Этой учебной карты нет у вас в руке.
atheneum-refused-pick-first = Сначала выберите учебную карту; книги ставят, когда выбрали все.
atheneum-refused-already-revealed = Учебные карты уже открыты, так что ваш выбор остаётся.
atheneum-refused-confirm-first = Сначала подтвердите полки, затем сдавайте задания.
atheneum-refused-not-held = Этого у вас нет.
atheneum-refused-wrong-compartment = Эта книга для другой секции.
atheneum-refused-no-such-place = На ваших полках нет такого места.
atheneum-refused-place-taken = Там уже стоит книга.
atheneum-refused-nothing-below = Под этим местом нет книги, и ваша упадёт.
atheneum-refused-no-support = Рядом с этим местом нет ни книги, ни стенки, опереться не на что.
atheneum-refused-plainer-book = У вас есть книга именно этого цвета: используйте её раньше той, что бывает любого цвета.
atheneum-refused-pair-too-wide = Паре нужны два места рядом.
atheneum-refused-place-empty = Там нет книги.
atheneum-refused-no-lifts = У вас не осталось перестановок.
atheneum-refused-pair-by-its-left = Эта книга — половина пары: снимайте пару за левую книгу.
atheneum-refused-pair-needs-two = На пару нужны две перестановки, а у вас одна.
atheneum-refused-holds-others = Другие книги опираются на эту или стоят на ней.
atheneum-refused-two-side-shelves = У вас две боковые полки, третьей нет места.
atheneum-refused-no-wand-in-reserve = У вас не осталось палочек в запасе.
atheneum-refused-nothing-to-lift = Переставлять нечего.
atheneum-refused-no-candle-place = Все ваши места для свечей заняты.
atheneum-refused-not-open = Этого задания нет на столе.
atheneum-refused-claimed-already = Это задание вы уже сдали.
atheneum-refused-not-shown = На ваших полках это задание не сложилось.
atheneum-refused-no-wand = У вас нет палочки в руке, чтобы его сдать.

# What decided the game (AT-75).
atheneum-part-play = очки по ходу игры
atheneum-part-favourite = любимые книги рядом
atheneum-part-compartments = полные секции
atheneum-part-candles = свечи
atheneum-part-wands = палочки
atheneum-tie-books = { $points ->
    [one] { $winner } и { $loser } набирают по { $points } очку.
    [few] { $winner } и { $loser } набирают по { $points } очка.
   *[other] { $winner } и { $loser } набирают по { $points } очков.
} Тогда считают книги на полках, и { $winner } впереди: { $own } против { $other }.
atheneum-tie-favourites = { $winner } и { $loser }: поровну очков и книг. Тогда считают любимые книги, и { $winner } впереди: { $own } против { $other }.
atheneum-tie-shared = { $who }: поровну очков, книг и любимых книг.

# История законченной партии.
atheneum-story-ahead = С раунда { $round } по очкам раундов впереди { $seat }.
atheneum-story-behind = По очкам раундов { $seat } не лидирует: всё решил итоговый табель.
atheneum-story-claims = Больше всего заданий: { $seat }, { $count }.
atheneum-story-spiders = Больше всего пауков: { $seat }, { $count }.
atheneum-story-lost = Книг, которым не нашлось места: { $count }.
