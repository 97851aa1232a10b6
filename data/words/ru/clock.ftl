# Time: what the table and its people are told when it runs out.

notice-overdue-turn = { $name } не успевает в срок. Этот ход делает автоигрок, а место остаётся за игроком.
notice-overdue-warm = { $name } давно не появляется. Автоигрок подменит его до возвращения.
notice-asleep = Здесь уже неделю никто не ходил, и партия засыпает. Её разбудит следующий ход, а до тех пор напоминаний не будет.
notice-nudged = { $name } напоминает тем, кого ждёт стол.
notice-reminder-soon = { $who }: ваше время в этой партии на исходе.
notice-reminder-late = { $who }: ваше время вышло, стол ждёт вас.
notice-reminder-silent = { $who }: стол всё ещё ждёт вас.
notice-reminder-nudge = { $who }: { $name } спрашивает, можете ли вы сходить.
reminder-soon = Ваше время на ход на исходе.
reminder-late = Ваше время вышло, стол ждёт вас.
reminder-silent = Ваш ход наступил { $when }.
reminder-nudge = { $name } спрашивает, можете ли вы сходить.
reminder-no-more = Больше не напоминать об этом ходе
reminders-head = { $count ->
    [one] Вас ждёт { $count } партия:
    [few] Вас ждут { $count } партии:
   *[many] Вас ждут { $count } партий:
}
reminders-play = { $game } · { $id }
reminders-all = Все мои партии
played-turn = Ваше время вышло, и ход за вас сделал автоигрок. Место остаётся за вами.
played-warm = Вас давно не было, и вас подменяет автоигрок. Вот его первый ход.
played-back = Я здесь
nudged = Готово: { $who } узнает об этом лично.
hushed = Готово. До вашего следующего хода в этой партии напоминаний не будет.
table-nudge = Напомнить

# What is refused.
nudge-self = Стол ждёт только вас.
nudge-nobody = Стол не ждёт никого, кому можно напомнить.
nudge-early = Пока рано. Напомнить можно будет { $when }.
nudge-away = Те, кого ждёт стол, в отпуске. Напомнить можно будет { $when }.
nudge-paused = Партия на паузе: пока часы стоят, никому не напоминают.
paused-already = Часы уже стоят.
not-paused = Часы уже идут.
