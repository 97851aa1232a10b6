# What went wrong, what was saved, and what to do.

error-unexpected = Something went wrong on my side. What you had played before is safe. Please try again; if it happens again, tell the host of this bot the code `{ $id }`.
error-old-command = This command has changed since your Discord loaded it. Please reload Discord and try again.
error-bad-value = I don't understand that value. Please pick one of the suggestions.
error-no-entry = I may not do that in this channel any more. Please ask a moderator to give me back my rights here.
error-old-button = That button is from an older version of me. The newest table message has working ones.
error-not-in-dm = That works only in a server's channel.
error-which-game = You are in several games. Please pick one under “game”.
error-no-game-here = There is no game in this channel. `/{ $game } start` opens a table.
error-no-game-dm = You are in no running game of { $title }.
error-missing-rights = Before a game can start here, I need these rights in this channel: { $rights }. A moderator can grant them in the channel's settings.
error-no-such-option = “{ $text }” is not among the answers you have now. Please pick one of the suggestions.
error-no-such-player = There is no such player at this table.
error-other-question = That is not the question you are asked right now. `/{ $game } play` shows it.
error-nothing-asked = You have nothing to decide right now.
error-no-topic = There is no help on “{ $text }”. Please pick one of the suggestions.
error-bot-account = Bots can't join by themselves. Use “Add automatic player” instead.
right-view = View Channel
right-send = Send Messages
right-threads = Send Messages in Threads
right-embed = Embed Links
right-files = Attach Files
error-not-begun = The game has not begun yet.
error-not-seated = You are not at this table.
