# What went wrong, what was saved, and what to do.

error-unexpected = Something went wrong on my side. What you had played before is safe. Please try again; if it happens again, tell the host of this bot the code `{ $id }`.
error-old-command = This command has changed since your Discord loaded it. Please reload Discord and try again.
error-bad-value = I don't understand that value. Please pick one of the suggestions.
error-no-entry = I may not do that in this channel any more. Please ask a moderator to give me back my rights here.
error-old-button = That button is from an older version of me. The newest table message has working ones.
error-not-in-dm = That works only in a server's channel.
error-only-there = That works only in the game's own channel.
error-which-game = You are in several games. Please pick one under “game”.
error-no-game-here = There is no game in this channel. `/{ $game } start` opens a table.
error-no-game-dm = You are in no running game of { $title }.
error-missing-rights = Before a game can start here, I need these rights in this channel: { $rights }. A moderator can grant them in the channel's settings.
error-no-such-option = “{ $text }” is not among the answers you have now. Please pick one of the suggestions.
error-too-long = That answer is too long to type. The menus behind `/{ $game } play` have room for it.
error-no-such-player = There is no such player at this table.
error-other-question = That is not the question you are asked right now. `/{ $game } play` shows it.
error-nothing-asked = You have nothing to decide right now.
error-no-topic = There is no help on “{ $text }”. Please pick one of the suggestions.
error-bot-account = Bots can't join by themselves. The table's buttons add automatic players instead.
right-view = View Channel
right-send = Send Messages
right-threads = Send Messages in Threads
right-embed = Embed Links
right-files = Attach Files
error-not-begun = The game has not begun yet.
error-not-seated = You are not at this table.

# What the host refuses; nothing has changed then.
stale = That question has been answered or has changed since. Here is where the game stands now.
alone = Nobody else is here yet. Add an automatic player, or choose in the lobby's menu to play alone.
already-done = That has been done already.
already-joined = You have a seat at this table already.
bad-options = These options don't go together. Please choose others.
bot-account = Bots can't take a seat. The table's buttons add automatic players instead.
busy-elsewhere = Somebody was faster by a blink. Nothing is lost: please try again.
channel-taken = A game of { $title } is { $state ->
    [lobby] gathering players
   *[other] being played
} in this channel. `/{ $game } status` tells more; its host or a moderator can end it by `/{ $game } end`. One channel or thread holds one game at a time.
too-many-lobbies = { $most ->
    [one] You have a table that has not begun: begin or end it first.
   *[other] You have { $most } tables that have not begun: begin or end one of them first.
}
too-many-tables = { $most ->
    [one] You have opened a table that is in play: more than one at a time is not allowed here.
   *[other] You have opened { $most } tables that are in play: more at a time are not allowed here.
}
too-many-here = { $most ->
    [one] There is a table in play in this channel and its threads already: open yours in another one.
   *[other] There are { $most } tables in play in this channel and its threads already: open yours in another one.
}
colour-taken = Somebody has that colour already.
game-damaged = The saved data of this game can't be read any more. `/{ $game } end` clears the channel; please tell the host of this bot: `exlibris repair { $id }` may bring it back.
lobby-full = { $most ->
    [one] This is a game for one.
   *[other] All { $most } seats are taken.
}
no-such-game = That game is gone, or its table stands where you can't see it.
not-host = Only { $host ->
    [none] the host
   *[other] { $host }
} can do that, or a moderator of the channel.
not-in-game = You are not at this table.
not-readable = I can't read my notes right now. Nothing is lost: please try again in a moment.
not-saved = That could not be saved. Please look at the table in a moment, and try again if nothing has happened there.
too-full = More people sit here than may play then. Take somebody out first, or leave it as it is.
too-few = { $have } of at least { $least ->
    [one] 1 player
   *[other] { $least } players
} are here. The table's buttons can add automatic ones.
unknown-colour = There is no such colour.
hints-off = This game is played without hints.
unknown-strength = This game has no such automatic player.
unknown-game = I don't know that game.
already-begun = The game has begun already.
not-begun = The game has not begun yet.
game-over = That game is over.
rematch-not-over = This game is still being played. A rematch comes after it.
film-not-over = The film of a game is made when the game is over.
record-not-over = The record holds everybody's hand, so it opens when the game is over.
game-ended = That game was ended before its time.

# What the engine refuses; the choice has changed nothing.
refused-not-offered = That is not among your options.
refused-count = { $least ->
    [0] Please pick at most { $most }.
   *[other] Please pick { $least } to { $most }.
}
refused-exactly = { $most ->
    [one] Please pick exactly one.
   *[other] Please pick exactly { $most }.
}
refused-not-your-turn = It is not your turn.
refused-over = The game is over.
refused-seed-secret = The seed stays secret until the game is over.
refused-undo-nothing = There is nothing to take back.
refused-undo-not-yours = You have nothing to take back: somebody else has moved.
refused-undo-revealed = Your last choice showed something hidden, so it can't be taken back.
error-too-fast = { $seconds ->
    [one] One moment, please: try again in a second.
   *[other] One moment, please: try again in { $seconds } seconds.
}
