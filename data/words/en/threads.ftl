# A thread of its own for a game.

start-thread = Whether the table gets a thread of its own, so that the channel stays free
start-thread-yes = In a thread of its own
start-thread-no = In this channel
# At most 100 letters with a name of 32.
thread-name = { $game } · { $name }
thread-line = **{ $game }**: { $name } opens a table, in a thread of its own.
thread-started = The table opens in a thread of its own. Friends can join with the button there.
no-threads-here = This channel has no threads. Start the table without one, or in a text channel.
right-open-threads = Create Public Threads
