# All of somebody's games, and the open tables of a server.

command-games = All your games, and tables with a free seat
command-games-mine = Show all your games in all servers, those first that wait for you
command-games-open = Show the tables of this server that have a free seat
games-head = { $count ->
    [0] **Your games.** None of them waits for you.
    [one] **Your games.** One of them waits for you.
   *[other] **Your games.** { $count } of them wait for you.
}
games-row = { $mark } [{ $game }]({ $link }) · { $place } · { $state }
# A line of the menu: the game and its place, below it the state and the server.
games-line = { $game } · { $place }
games-server = { $text } · { $server }
games-turn = your turn
games-others = the others are to act
games-lobby = not begun yet
games-unreached = I can't write in its channel
games-adrift = its channel is gone; `/table move` in another one brings it there
# In a ping: the game, and where it stands.
turn-game = { $game } ({ $headline })
games-choose = Open a game…
games-lobbies = Free seats here
games-none = You are in no game at the moment. In a server, `/games open` shows where a seat is free.
lobbies-head = **Tables with a free seat**
lobbies-row = - [{ $game }]({ $link }) · { $place } · { $host } · { $seats ->
    [one] one seat, free
   *[other] { $taken } of { $seats } seats taken
}
# A button: at most 80 letters with names of some twenty.
lobbies-join = Join: { $game } · { $place }
lobbies-none = No table that you can see here has a free seat. A game's own command opens one: { $commands }.
panel-next-game = Next game ({ $count })

# In the pictures, beside a bookmark: what it marks, in at most 20 letters.
pic-new = new

# What a lobby says of a game: a line of pitch, and how long it takes.
exlibris-pitch = Send your assistants through a village of odd shops, gather books, and have your shelf in order before the inspector comes.
exlibris-length = about 20 turns each
atheneum-pitch = Pick study cards, fill your shelves with coloured books, catch spiders and fulfil objectives before the school report.
atheneum-length = 10 rounds, in which all play at the same time
exlibrium-pitch = Draft cards to win the most influence over seven characters, use what they can do, and turn influence into points.
exlibrium-length = 3 rounds, about 20 moves each
