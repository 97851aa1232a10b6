# What people choose beforehand: answers while others act, and a plan for the next turn.

command-orders = Выбрать заранее, чтобы вас никто не ждал
orders-head = **{ $game }** · выбрано заранее
orders-none = Пока ничего. То, что вы выберете здесь, видите только вы, пока оно не исполнится: в журнале будет пометка.
orders-plan = **Мой следующий ход**: { $wishes }
orders-alone = только если никто другой туда не приходил
orders-rest = остаток хода { $advised }
orders-answer = **{ $question }**: { $answer }, { $until }
orders-until-round = до конца раунда
orders-until-withdrawn = пока не отменю
orders-advised = как сильнейший автоигрок
orders-withdraw = Отменить распоряжение…
orders-to-plan = Спланировать мой ход
orders-to-answers = Ответить заранее
orders-back = К моим распоряжениям
orders-wish = Чего вам больше всего хочется в следующий ход? Выберите до трёх желаний, главное первым. Если в нужный момент ни одно не подойдёт, я забуду план и скажу вам.
orders-next-wish = А если не получится?
orders-wishes-full = Больше в план не помещается.
orders-choose = Выберите желание…
orders-if-alone = Только если никто не придёт раньше: { $on ->
    [1] да
   *[other] нет
}
orders-if-rest = Остальное { $advised }: { $on ->
    [1] да
   *[other] нет
}
orders-anew = Начать заново
orders-give = Так и сделать
orders-question = На какой вопрос ответить заранее? Ответ будет дан, как только чей-нибудь ход его задаст.
orders-choose-question = Выберите вопрос…
orders-choose-answer = Выберите ответ…
orders-how-long = Сколько действует: { $until }
orders-given = Записано. Сделаю, когда придёт время.
orders-withdrawn = Отменено.
orders-log = { $text } *(по распоряжению)*
order-dropped = Настал ваш ход, но из вашего плана больше ничего не возможно. План забыт: теперь выбирайте сами.
order-no-game = У вас нет партий, которые сейчас идут.
order-gone = Это распоряжение уже исполнено, отменено или больше не действует.
order-not-possible = На этот вопрос нельзя ответить заранее.
order-no-plan = Сейчас здесь нечего планировать: что будет дальше, ещё неизвестно.
order-your-turn = Уже ваш ход: план не нужен, просто выбирайте.
order-unfit = Для этого стола это больше не подходит. Выберите ещё раз.
