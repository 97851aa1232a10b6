# What a table decides together: the message in the channel, its buttons, and what came of it.

consent-undo = ↩️ { $name } asks the table to take back their last choice, and whatever happened since.
consent-known = It stays known all the same:
consent-saw = { $who } { $count ->
    [one] has
   *[other] have
} seen something that is not for everybody.
consent-waits = { $majority ->
    [yes] It holds once most of you agree; still to be heard: { $who }.
   *[no] It holds once all have agreed; still to be heard: { $who }.
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
consent-now-open = The table is asked: the others agree in the channel.
consent-now-held = It is agreed and done.
consent-now-refused = You have said no; all stays as it was.
consent-now-withdrawn = Withdrawn. All stays as it was.
consent-now-expired = That was asked too long ago, so it is off.
panel-ask-back = Take back…
no-say = That is for the others to say.
proposal-over = That is decided already, or no longer asked.
proposal-open = Something like it is being asked already: see the channel.

log-undo-agreed = The table takes back { $name }'s last choice and what came of it.
