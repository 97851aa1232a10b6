# The table message in the channel, pings and direct messages.

table-head = **{ $game }** · { $headline }
table-waits = Waiting for { $who }.
table-thinks = { $count ->
    [one] { $who } is
   *[other] { $who } are
} thinking …
table-paused = ⏸️ The clocks stand still.
# A name or a sentence, and behind it Discord's own "in 3 hours".
until = { $who } ⏳ { $when }
table-over = The game is over.
table-old = The table has moved on: [here it is now]({ $link }).
table-moved = The table has moved on.
table-ended = This game was ended before its time.
table-play = Play
table-hand = My hand
table-shelves = Shelves
table-log = Log
table-help = Help
turn-ping = { $who }: your turn in **{ $game }**. { $link }
turn-link = [See the table]({ $link })

# What stands between the parts of a sentence, and between a name and what is told of it.
between-parts = ;{" "}
named = { $name }: { $text }

dm-head = **{ $game }** in [{ $place }]({ $link })
dm-turn = **Your turn** · { $headline } · [See the table]({ $link })
dm-over = The game is over. [See the result]({ $link })
dm-result = { $place ->
    [0] You lose this time
    [1] You win
    [2] You come second
    [3] You come third
   *[other] You come { $place }th
}, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
final-won = { $count ->
    [one] **{ $who }** wins!
   *[other] **{ $who }** share the victory!
}
decided-margin = { $winner } is { $margin ->
    [one] one point
   *[other] { $margin } points
} ahead of { $loser }.
decided-part = { $winner } is { $margin ->
    [one] one point
   *[other] { $margin } points
} ahead of { $loser }, mostly thanks to { $part }: { $own } to { $other }.
final-rematch = Rematch
final-seed = The shuffles of this game can be checked: seed `{ $seed }`, sealed before anybody joined as `{ $commitment }`.
place-channel = #{ $channel }
place-closed = a closed thread of { $server }
place-elsewhere = another channel
notice-dm-closed = I cannot send { $name } direct messages. The game goes on: `/{ $game } hand` shows the hand in the channel, to its owner alone.
notice-ended = { $name } has ended the game.
notice-rematch = { $who }: { $name } would like a rematch. Press **Join** above, and the game begins once you all have.
notice-undone = A choice was taken back. Nothing to play just now: { $who }.
notice-repaired = { $lost ->
    [one] The last choice no longer fits the rules and was
   *[other] The last { $lost } choices no longer fit the rules and were
} taken back, to the start of the turn. Please play on from there.
notice-rebuilt = The game could not be read any more and was played again from its log: nothing is lost.
notice-automatic-stuck = The automatic player can't go on in game { $id }. Please tell the host of this bot; `/{ $game } end` clears the channel.
log-head = **{ $game }** · log, page { $page } of { $pages }
log-row = `{ $number }` { $text }
log-row-undone = `{ $number }` ~~{ $text }~~ taken back
log-empty = Nothing has happened yet.
log-newer = Newer
log-older = Older
status-head = **{ $game }** in { $place }
log-undo = { $name } takes back the last choice.
log-repaired = The game was set back to the start of the turn.
log-quiet = { $count ->
    [one] { $name } decides.
   *[other] { $name } decides, { $count } times.
}
dm-lobby = You have a seat. When the game begins, this message will show your hand.
picture-forbidden = I may not post pictures here: the right **{ $right }** is missing.
picture-news = New since the last turn of { $who }: { $news }
picture-news-yours = New since your last turn: { $news }
