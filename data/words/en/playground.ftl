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
