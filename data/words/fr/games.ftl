# All of somebody's games, and the open tables of a server.

command-games = Toutes tes parties, et les tables où il reste une place
command-games-mine = Montrer toutes tes parties, sur tous les serveurs, d'abord celles qui t'attendent
command-games-open = Montrer les tables de ce serveur où il reste une place
games-head = { $count ->
    [0] **Tes parties.** Aucune ne t'attend.
    [one] **Tes parties.** L'une d'elles t'attend.
   *[other] **Tes parties.** { $count } d'entre elles t'attendent.
}
games-row = { $mark } [{ $game }]({ $link }) · { $place } · { $state }
# A line of the menu: the game and its place, below it the state and the server.
games-line = { $game } · { $place }
games-server = { $text } · { $server }
games-turn = à toi de jouer
games-others = c'est aux autres de jouer
games-lobby = pas encore commencée
games-unreached = je ne peux pas écrire dans son salon
games-adrift = son salon n'existe plus ; `/table move` dans un autre l'y amène
# In a ping: the game, and where it stands.
turn-game = { $game } ({ $headline })
games-choose = Ouvrir une partie…
games-lobbies = Places libres ici
games-none = Tu ne joues aucune partie en ce moment. Sur un serveur, `/games open` montre où il reste une place.
lobbies-head = **Tables où il reste une place**
lobbies-row = - [{ $game }]({ $link }) · { $place } · { $host } · { $seats ->
    [one] une place, libre
   *[other] { $taken } places prises sur { $seats }
}
# A button: at most 80 letters with names of some twenty.
lobbies-join = Rejoindre : { $game } · { $place }
lobbies-none = Aucune table que tu voies ici n'a de place libre. La commande d'un jeu en ouvre une : { $commands }.
panel-next-game = Partie suivante ({ $count })

# In the pictures, beside a bookmark: what it marks, in at most 20 letters.
pic-new = nouveau

# What a lobby says of a game: a line of pitch, and how long it takes.
exlibris-pitch = Envoie tes assistants dans un village de drôles de boutiques, rassemble des livres et range ton étagère avant la venue de l'inspecteur.
exlibris-length = environ 20 coups par personne
atheneum-pitch = Choisis des cartes Étude, remplis tes étagères de livres de couleur, capture des araignées et remplis des objectifs avant le bulletin.
atheneum-length = 10 tours, où tout le monde joue en même temps
exlibrium-pitch = Choisis des cartes pour avoir le plus d'influence sur sept personnages, sers-toi de leurs pouvoirs et change ton influence en points.
exlibrium-length = 3 manches, environ 20 coups par personne
