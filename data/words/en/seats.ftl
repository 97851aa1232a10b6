# Seats that change hands: leaving, replacing, taking over.

notice-left = { $name } has left the table. An automatic player keeps the seat warm, and anybody here may take it over.
notice-replaced = { $name } has been replaced. An automatic player keeps the seat warm, and anybody here may take it over; { $name } can come back until then.
notice-gone = { $name } is no longer on this server. The seat can be given to somebody else at once, and is offered here in a day unless { $name } is back by then.
notice-gone-lobby = { $name } is no longer on this server, so the seat is free.
notice-gone-offered = { $name } has been gone from this server for a day. An automatic player keeps the seat warm, and anybody here may take it over.
notice-taken = { $name } takes over the seat of { $before }.
notice-back = { $name } is back at the table.
notice-host = { $name } is the host now.
seat-take = Take over { $name }'s seat
seat-replace = Replace { $name }
command-table-take = Take over a seat that somebody has left, or come back to yours
seat-taken-over = The seat is yours. Your hand comes by direct message, and `/{ $game } hand` shows it here at any time.
seat-taken-over-plainly = The seat is yours.
seat-replaced = Done. The seat is offered to everybody in the game's channel.
confirm-replace = Replace { $name }? An automatic player takes the seat at once, and anybody in the channel may take it over. { $name } can come back as long as nobody has.
confirm-replace-yes = Yes, replace
told-replaced = The table has waited a while, so an automatic player keeps your seat warm. As long as nobody has taken it over, you can come back: press its button [at the table]({ $link }).

# What is refused.
seat-taken = { $name } sits there already.
seat-free = { $name } keeps that seat already.
seat-not-offered = Nobody has left that seat, so it can't be taken over.
seat-known = You have had another seat in this game and know its hand, so you can only come back to that one.
no-such-seat = There is no such seat at this table.
replace-oneself = That is your own seat. `/{ $game } leave` gives it up.
replace-last = { $name } is the last person here. `/{ $game } end` ends the game instead.
replace-too-early = { $name } still has time to play. A seat can be given away once its time is up.
barred = The host has taken you out of this lobby. Other tables are open to you.

# Taking somebody out of a lobby.
dismiss-page = Whom shall I take out of this lobby? An automatic player can be added again; a person can't come back to this lobby.
dismiss-whom = Choose a seat
dismiss-nobody = There is nobody whom you can take out here. { $host } can, and a moderator of the channel.
dismissed = Done: the seat is free. They were told kindly, and can't come back to this lobby.
dismissed-automatic = Done: the seat is free again.
confirm-dismiss = Take { $name } out of this lobby? They are told, kindly, and can't come back to it.
confirm-dismiss-yes = Yes, take out
told-dismissed = The host has given your seat at this table to somebody else. Nothing is held against you: other tables are open to you.
notice-lobby-closed = For three days nobody has come, so this lobby is closed. `/{ $game } start` opens another one at any time.
lobby-changed = Somebody has sat down or stood up meanwhile. Please look again.
dismiss-oneself = That is your own seat. `/{ $game } leave` gives it up.
