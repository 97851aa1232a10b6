# The table message in the channel, pings and direct messages.

table-head = **{ $game }** · { $headline }
table-waits = Waiting for { $who }.
table-over = The game is over.
table-ended = This game was ended before its time.
table-play = Play
table-hand = My hand
table-shelves = Shelves
table-log = Log
table-help = Help
table-old = **{ $game }** · the table has moved on: { $link }
turn-ping = { $who }: your turn in **{ $game }**. { $link }
turn-link = [See the table]({ $link })
dm-head = **{ $game }** in { $place }
dm-play = Play
dm-turn = It is your turn.
dm-rest = Nothing to do right now.
dm-over = The game is over.
final-won = { $count ->
    [one] **{ $who }** wins!
   *[other] **{ $who }** share the victory!
}
final-seed = The shuffles of this game can be checked: seed `{ $seed }`, sealed at the start as `{ $commitment }`.
place-channel = #{ $channel }
place-elsewhere = another channel
notice-dm-closed = I cannot send { $name } direct messages. The game goes on: `/{ $game } hand` shows the hand in the channel, to its owner alone.
notice-begun = The game of **{ $game }** begins. Good luck!
notice-ended = { $name } has ended the game.
notice-diverged = The game was set back to the start of the present turn, because its saved moves no longer fit the rules. Please play that turn again.
log-head = **{ $game }** · log, page { $page } of { $pages }
log-row = `{ $number }` { $text }
log-row-undone = `{ $number }` ~~{ $text }~~ taken back
log-empty = Nothing has happened yet.
log-newer = Newer
log-older = Older
status-head = **{ $game }** in { $place }
games-none = You are in no game at the moment. `/{ $game } start` in a server's channel opens a table.
choose-shelf = Whose shelf?
log-undo = { $name } takes back the last choice.
log-repaired = The game was set back to the start of the turn.
log-quiet = { $name } decides.
