# Watching a game without a seat.

watch-button = Watch
watch-stop = Stop watching
watch-begun = You watch this game. I tell you by direct message at each round and at the end what everybody may see, the first time right now. If your direct messages are closed, I stop.
watch-ended = You no longer watch that game.
watch-lobby = You watch this game. It has not begun yet.
watch-over = The film of the game, also with all hands open, stands below the result in its channel.
watch-seated = You have a seat at this table, so you see it anyway.
watch-already = You watch this game already. The button below each of my messages on it stops that.
watch-full = { $most } people watch this game already, and more it can't take. The table shows everybody where it stands.
watch-many = You watch as many games as one may: { $most }. Stop watching one first: `/games watching`.
watch-not = You don't watch that game.
watch-list = **Games that you watch**
watch-none = You watch no game. The button **Watch** below a table lets you.
watch-line = [{ $game }]({ $link }), game { $number }
watch-stop-one = Stop: { $game }, game { $number }
command-games-watching = Show the games that you watch
