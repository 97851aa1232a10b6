# Why the automatic player would answer so: one short sentence below its advice.

atheneum-hint-shows = Это завершит задание: { $objective }.
atheneum-hint-towards = Это приблизит вас к заданию: { $objective }.
atheneum-hint-catches = Это заполнит секцию ({ $compartment }), и вы поймаете в ней паука.
atheneum-hint-fills = Это заполнит секцию ({ $compartment }), а полные секции в конце дают очки.
atheneum-hint-filling = Это поможет заполнить секцию: { $compartment }.
atheneum-hint-favourite = Это книга любимого цвета ({ $colour }): рядом с другими любимыми она даёт очки.
atheneum-hint-favourite-alone = Это книга любимого цвета ({ $colour }): когда рядом встанет ещё одна, обе дадут очки.
atheneum-hint-room = Сейчас она ничему не нужна, но книга на полке ещё может пригодиться.
atheneum-hint-lift-objective = На месте { $place } она пригодится для задания: { $objective }.
atheneum-hint-lift-compartment = На месте { $place } она поможет заполнить секцию: { $compartment }.
atheneum-hint-lift-favourite = На месте { $place } эта книга ({ $colour }) встанет рядом с другими любимыми, а это очки.
atheneum-hint-claim = Оно уже стоит на ваших полках, и палочка для него есть: { $objective }.
atheneum-hint-candle = Как свеча он принесёт в конце { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}.
atheneum-hint-nothing-left = Здесь больше нечего использовать.
atheneum-hint-no-better-place = Ни одну книгу нет смысла переставлять: намного лучше ей нигде не будет.
atheneum-hint-no-gain = Ничто из оставшегося сейчас не даст вам выгоды.
atheneum-hint-neighbours = Другая карта дала бы вам чуть больше, но и соседям тоже.
atheneum-hint-neighbours-only = Ни одна карта не даёт вам многого, а эта меньше всего помогает соседям.
atheneum-hint-any-book = Она даёт книгу любого цвета, и та встанет там, где нужнее всего.
atheneum-hint-book-for = Она даёт книгу любого цвета для одной секции: { $compartment }.
atheneum-hint-book-objective = Пригодится { $colour } книга: она приблизит вас к заданию { $objective }.
atheneum-hint-book-compartment = Пригодится { $colour } книга: она поможет заполнить секцию ({ $compartment }).
atheneum-hint-book-favourite = Пригодится { $colour } книга: любимые дают очки, когда стоят рядом.
atheneum-hint-book-room = Для такой книги ({ $colour }) на полках есть место, и она может пригодиться.
atheneum-hint-wand-pays = На ваших полках больше готовых заданий, чем у вас палочек.
atheneum-hint-wand-ahead = Каждая палочка оплачивает ещё одно задание.
atheneum-hint-side-shelf = Боковая полка — это новые места и ещё один паук, и { $number ->
    [0] этот раунд последний, чтобы её заполнить
    [one] чтобы её заполнить, остаётся ещё { $number } раунд
    [few] чтобы её заполнить, остаётся ещё { $number } раунда
   *[other] чтобы её заполнить, остаётся ещё { $number } раундов
}.
atheneum-hint-token-candle = Бонусный жетон может стать хотя бы свечой, а она принесёт в конце { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}.
atheneum-hint-token = Каким бы ни оказался бонусный жетон, применение ему найдётся.
atheneum-hint-points = Это сразу даст { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}.
atheneum-hint-lifts = Можно будет переставить { $number ->
    [one] { $number } книгу
    [few] { $number } книги
   *[other] { $number } книг
}, и вашим полкам это пригодится.
