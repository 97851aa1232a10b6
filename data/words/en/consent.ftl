# What a table decides together: the message in the channel, its buttons, and what came of it.

consent-undo = ↩️ { $name } asks the table to take back their last choice, and whatever happened since.
consent-move = 🧭 { $name } would like to go on with your game here, for its channel is gone.
consent-pause = ⏸️ { $name } would like the clocks to stand still for a while.
consent-resume = ▶️ { $name } would like the clocks to go on.
consent-pace = ⏱️ { $name } would like another time for each turn: { $value ->
    [none] { start-pace-none }
    [half] { start-pace-half }
    [three] { start-pace-three }
    [week] { start-pace-week }
   *[day] { start-pace-day }
}.
consent-replace = 🪑 { $name } would like somebody else to take the seat of { $who }, for whom the table has waited.
consent-known = It stays known all the same:
consent-saw = { $who } { $count ->
    [one] has
   *[other] have
} seen something that is not for everybody.
consent-waits = { $need ->
    [most] It holds once most of you agree; still to be heard: { $who }.
    [two] It holds once one more of you agrees: { $who }.
   *[all] It holds once all have agreed; still to be heard: { $who }.
} Off { $until }.
consent-agree = Agree
consent-refuse = Rather not
consent-held = ✅ Agreed.
consent-refused = { $name } would rather not, so all stays as it was.
consent-withdrawn = Withdrawn; all stays as it was.
consent-overtaken = The game has moved on, so this is off.
consent-expired = A day has passed without everybody's word, so all stays as it was.

# What only one person reads.
consent-before = { $others ->
    [yes] Your last choice can't be taken back without the others: the table would have to agree, within a day and before anybody moves.
   *[no] Your last choice can't be taken back just so. As nobody else plays here, you may do it all the same.
} { $count ->
    [one] It would be as if you had not chosen.
   *[other] In all { $count } choices would go back: yours, and what came after it.
}
consent-ask = Ask the table
consent-alone = Take it back
consent-now-open = The table has been asked: the others answer in the channel.
consent-now-held = It is agreed and done.
consent-now-refused = You have said no; all stays as it was.
consent-now-withdrawn = Withdrawn. All stays as it was.
consent-now-overtaken = The game has moved on, so this is off.
consent-now-expired = That was asked too long ago, so it is off.
told-consent-held = The table has agreed to what you proposed, and it is done.
told-consent-refused = The table would rather not do what you proposed, so all stays as it was.
panel-ask-back = Take back…
no-say = That is for the others to say.
proposal-over = That is decided already, or no longer asked.
proposal-often = You have asked this table often enough for today.
proposal-open = Something like it is being asked already: see the channel.

log-undo-agreed = The table takes back { $name }'s last choice and what came of it.

# A game that moves, and one whose channel is gone.
told-adrift = The channel of this game has been deleted. Nothing is lost: whoever hosts it, or two of you, can go on in another channel of the server with `/table move`, within two weeks.
notice-moved = { $name } has brought the game here. It goes on where it stood: { $who }.
place-gone = a channel that is gone
move-here = The game is in this channel already.
move-other-server = A game stays in its server. Please pick one of this server, or another channel there.
error-no-table-here = There is no game in this channel. Please pick one under “game”.
error-no-table-dm = You are in no running game.
command-table = What is about a table, whatever is played there
command-table-move = Go on with a game in this channel

# What was done without asking anybody.
notice-pause = ⏸️ { $name } lets the clocks stand still. `/table resume` lets them go on.
notice-resume = ▶️ { $name } lets the clocks go on.
notice-pace = ⏱️ { $name } has set another time for each turn: { $value ->
    [none] { start-pace-none }
    [half] { start-pace-half }
    [three] { start-pace-three }
    [week] { start-pace-week }
   *[day] { start-pace-day }
}.
same-pace = That is the time for each turn already.
command-table-pause = Let the clocks stand still, if all agree
command-table-resume = Let the clocks go on, if all agree
command-table-pace = Give each turn another time, if all agree
command-table-replace = Give away the seat of somebody for whom the table has waited too long
command-table-nudge = Remind those the table waits for, privately
command-table-back = I'm back: play my seat myself again
command-table-kick = Take somebody out of the lobby
option-turn = How long a turn may take
option-seat = Whose seat
