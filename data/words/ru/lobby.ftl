# The lobby: who sits down, before a game begins.

lobby-title = **{ $game }**: кто играет?
title-alt = { $game }: на полке стоят книги и знаки игры.
lobby-size = От { $fewest } до { $largest } игроков{ $alone ->
    [yes] {""} или один против публичной библиотеки
   *[no] {""}
}
lobby-variants = Варианты (для ведущего)…
lobby-varied = Готово: все видят это в сообщении стола.
lobby-seat = { $number }. { $mark } { $name }{ $automatic ->
    [yes] {", автоигрок"}
   *[no] {""}
}
lobby-free = { $free ->
    [0] Свободных мест нет.
    [one] Свободно { $free } место.
    [few] Свободно { $free } места.
   *[other] Свободно { $free } мест.
}
lobby-invited = Это реванш: партия начнётся сама, когда согласятся все. Ждём: { $who }. Нажмите **Занять место** здесь или **Реванш** под результатом.
lobby-title-alone = **{ $game }**, игра для одного
lobby-ready = { $host } может начинать.
lobby-needs = { $missing ->
    [0] { $host } может начинать, когда все соберутся.
    [one] Нужен ещё { $missing } игрок.
    [few] Нужно ещё { $missing } игрока.
   *[other] Нужно ещё { $missing } игроков.
}
lobby-pace = ⏳ { $pace ->
    [half] На ход 12 часов.
    [day] На ход один день.
    [three] На ход три дня.
   *[week] На ход неделя.
} { $then ->
    [turn] Если кто-то не успеет, этот ход сделает автоигрок; место остаётся за игроком.
    [warm] Если кто-то не успеет, автоигрок подменит его до возвращения.
   *[remind] Если кто-то не успеет, он получит напоминание, а стол подождёт.
}
lobby-no-clock = ⏳ Без часов: стол ждёт столько, сколько нужно.
lobby-no-vacations = Отпусков стол не ждёт.
lobby-no-hints = Эта партия идёт без подсказок.
lobby-commitment = Перемешивание запечатано: `{ $commitment }`. Когда партия закончится, ключ откроется, и проверить его сможет каждый.
lobby-sealed = -# Перемешивание запечатано: `{ $commitment }`. Каждый, кто садится за стол, добавляет к нему свою случайность.
lobby-join = Занять место
lobby-leave = Уйти
lobby-begin = Начать
lobby-out = Убрать…
lobby-add-automatic = Добавить автоигрока
lobby-add-apprentice = Добавить ученика
lobby-add-librarian = Добавить библиотекаря
lobby-add-grand-librarian = Добавить великого библиотекаря
lobby-add-acolyte = Добавить послушника
lobby-add-conjurer = Добавить заклинателя
lobby-add-sorcerer = Добавить чародея
lobby-add-archmage = Добавить архимага
lobby-add-freshman = Добавить первокурсника
lobby-add-pupil = Добавить студента
lobby-add-scholar = Добавить учёного
lobby-add-headmaster = Добавить ректора
lobby-add-archivist = Добавить архивариуса
lobby-strengths = Автоигроки идут от лёгкого к сильному. Последний просчитывает ходы наперёд и думает несколько секунд.
lobby-joined = Добро пожаловать за стол! Ваши карты придут личным сообщением, а здесь их в любой момент покажет `/{ $game } hand`.
lobby-joined-plainly = Добро пожаловать за стол!
lobby-left = Вы больше не за столом.
lobby-automatic-added = За стол садится автоигрок. Он видит не больше, чем любой на его месте.
lobby-ended = Партия закончена, канал свободен для следующей.
confirm-end = Закончить эту партию для всех прямо сейчас? Вернуть её будет нельзя.
confirm-end-yes = Да, закончить партию
confirm-leave = Уйти из идущей партии? Ваше место сразу займёт автоигрок, и любой сможет его занять. Пока оно свободно, вы можете вернуться.
confirm-leave-yes = Да, уйти
confirm-leave-last = Кроме вас, в партии никого не осталось, и без вас она закончится. Вернуть её будет нельзя.
confirm-leave-last-yes = Да, уйти и закончить её
lobby-started = Стол открыт. Друзья могут сесть за него, нажав кнопку внизу.
rematch-asked = { $count ->
    [0] Место снова ваше.
   *[other] Место снова ваше. Партия начнётся, когда согласятся все. Ждём: { $who }.
}
lobby-started-alone = Стол ваш. Когда будете готовы, нажмите «Начать» под ним.
lobby-begun = Партия начинается!

# What automatic players are called, by their strength.
player-automatic = Автоигрок
player-automatic-for = Автоигрок (за: { $name })
player-apprentice = Ученик
player-apprentice-for = Ученик (за: { $name })
player-librarian = Библиотекарь
player-librarian-for = Библиотекарь (за: { $name })
player-grand-librarian = Великий библиотекарь
player-grand-librarian-for = Великий библиотекарь (за: { $name })
player-archivist = Архивариус
player-archivist-for = Архивариус (за: { $name })
player-freshman = Первокурсник
player-freshman-for = Первокурсник (за: { $name })
player-pupil = Студент
player-pupil-for = Студент (за: { $name })
player-scholar = Учёный
player-scholar-for = Учёный (за: { $name })
player-headmaster = Ректор
player-headmaster-for = Ректор (за: { $name })
player-acolyte = Послушник
player-acolyte-for = Послушник (за: { $name })
player-conjurer = Заклинатель
player-conjurer-for = Заклинатель (за: { $name })
player-sorcerer = Чародей
player-sorcerer-for = Чародей (за: { $name })
player-archmage = Архимаг
player-archmage-for = Архимаг (за: { $name })
colour-orange = оранжевый
colour-sky = голубой
colour-green = зелёный
colour-blue = синий
colour-vermilion = красный
