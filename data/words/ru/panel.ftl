# The panel that one player sees, and the words every question shares.

panel-choose = { $most ->
    [1] Выберите…
   *[other] { $least ->
        [0] Выберите не больше { $most }…
       *[other] Выберите от { $least } до { $most }…
    }
}
panel-choose-exactly = Выберите { $count }…
panel-none = Ничего из этого
panel-done = { $count ->
    [0] Готово, ничего не выбрано
   *[other] Готово, выбрано { $count }
}
panel-page = Страница { $page }/{ $pages }
panel-unreached = Сейчас у меня нет доступа к { $place }, и там никто ничего не узнает. Игра всё равно идёт дальше.
panel-back = Назад
panel-hint = Подсказка
# Beside the words of an option.
panel-take = Выбрать
# The same where it is one's answer already.
panel-taken = Выбрано
panel-heed = Так и сделать
# Whole moves, each a line with a button; the rest in a menu.
panel-whole = **Одним нажатием**, как сыграл бы автоигрок:
panel-whole-do = Сыграть так
panel-whole-all = Всё одним нажатием…
panel-whole-more = Ещё ходы одним нажатием…
hint-given = Подсказка: **{ $answer }**. { $reason }
hint-second = { $points ->
    [0] Почти так же хорошо: **{ $answer }**.
    [one] Затем: **{ $answer }**, примерно на { $points } очко меньше.
    [few] Затем: **{ $answer }**, примерно на { $points } очка меньше.
    [many] Затем: **{ $answer }**, примерно на { $points } очков меньше.
   *[other] Затем: **{ $answer }**, примерно на { $points } очка меньше.
}
hint-won = Если доиграть до конца, первый ответ выигрывает { $first } партий из 100, второй — { $second }.
hint-plain = Автоигрок поступил бы так.
panel-head = **{ $game }** · { $headline }
panel-since = С вашего прошлого хода:
panel-earlier = … и ещё { $count } { $count ->
    [one] строка
    [few] строки
   *[other] строк
} раньше.
panel-more = Подробнее
panel-nothing-new = С вашего последнего хода ничего не произошло.
panel-happened = Что произошло:
panel-waiting = Сейчас решать нечего. Ждём: { $who }.
panel-answered = Ваш ответ принят: **{ $answer }**. Ждём: { $who }. Пока его можно изменить.
panel-over = Партия закончена. Спасибо за игру!
panel-taken-back = Отменено.
guide-head = 🌱 **Ваша первая партия?**
guide-skip = Дальше без советов
panel-explain = Объяснить
explain-more = Объяснить что-то ещё…
panel-letters = Буквы смотрите на картинке.
panel-fold = Что будете делать?
# Above that menu and the one below it.
panel-folded = **По шагам:** сначала действие, потом что или куда.
panel-answers = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
}
panel-below = { $asks ->
    [where] { $heading }: куда?
   *[which] { $heading }: что?
}
# The same where the heading stands above it.
panel-asks = { $asks ->
    [where] Куда поставить?
   *[which] Что выбрать?
}
panel-sure = Всё равно: { $answer }
panel-not-yet = Ещё нет
