# The playground's index page.

play-title = The Town of Books
play-open = The playground is open: { $address }  (Ctrl-C closes it)
play-channel = #{ $channel }, where everybody plays
play-dm = { $name }'s direct messages with the bot
play-hint-1 = In the channel, type /exlibris start, press Enter, and click the arrow that sends it.
play-hint-2 = “Viewing as” in the page's corner makes you Alice, Bob, Carol or Dave. Let somebody join, or add automatic players, and begin.
play-hint-3 = What only one member may see, only that member sees: change who you are, and look.
play-hint-4 = Come back here for direct messages. One place is open at a time; reload a page that has been closed.
play-again = The page is not ready yet. Please go back and try again.
play-hint-5 = Nobody moves? Set the clock on, and look into the direct messages of whoever is waited for.
play-thread = the thread “{ $thread }”
play-news = { $count } new
play-clock = For the bot it is { $time }. Set its clock on, and it does what is due by then: reminders, turns of those who are late.
play-later = { $hours } hours later
play-port-taken = Port { $port } is taken, so it is { $next }.
play-closed = The playground is closed, and its games are gone.
