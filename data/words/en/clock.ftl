# Time: what the table and its people are told when it runs out.

notice-overdue-turn = { $name } has taken longer than agreed. An automatic player plays this turn, and the seat stays theirs.
notice-overdue-warm = { $name } has been away for a while. An automatic player keeps the seat warm until they are back.
notice-asleep = Nobody has played here for a week, so this game goes to sleep. It wakes with the next move, and until then nobody is reminded.
notice-nudged = { $name } nudges everyone the table waits for.
notice-reminder-soon = { $who }: your time in this game is nearly up.
notice-reminder-late = { $who }: your time is up, and the table waits for you.
notice-reminder-silent = { $who }: the table still waits for you.
notice-reminder-nudge = { $who }: { $name } asks whether you could play.
reminder-soon = Your time to play is nearly up.
reminder-late = Your time is up, and the table waits for you.
reminder-silent = It became your turn { $when }.
reminder-nudge = { $name } asks whether you could play.
reminder-no-more = No more for this turn
reminders-head = { $count ->
    [one] One game waits for you:
   *[other] { $count } games wait for you:
}
reminders-play = { $game } · { $id }
reminders-all = All my games
played-turn = Your time was up, so an automatic player has played your turn. The seat stays yours.
played-warm = You have been away for a while, so an automatic player keeps your seat warm. This is its first turn.
played-back = I'm back
nudged = Done: { $who } will hear of it privately.
hushed = Done. You get no more reminders until your next turn in this game.
table-nudge = Nudge

# What is refused.
nudge-self = The table waits for nobody but you.
nudge-nobody = The table waits for nobody whom a nudge could reach.
nudge-early = It is too early for that. You can nudge { $when }.
nudge-away = Whoever the table waits for is on vacation. You can nudge { $when }.
nudge-paused = The game is paused: nobody is nudged until its clocks run again.
paused-already = The clocks stand still already.
not-paused = The clocks are running already.
