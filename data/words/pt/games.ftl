# All of somebody's games, and the open tables of a server.

command-games = Todas as suas partidas, e as mesas com lugar livre
command-games-mine = Mostra todas as suas partidas em todos os servidores, primeiro as que esperam por você
command-games-open = Mostra as mesas deste servidor que têm lugar livre
games-head = { $count ->
    [0] **Suas partidas.** Nenhuma espera por você.
    [1] **Suas partidas.** Uma delas espera por você.
   *[other] **Suas partidas.** { $count } delas esperam por você.
}
games-row = { $mark } [{ $game }]({ $link }) · { $place } · { $state }
# A line of the menu: the game and its place, below it the state and the server.
games-line = { $game } · { $place }
games-server = { $text } · { $server }
games-turn = é a sua vez
games-others = é a vez dos outros
games-lobby = ainda não começou
games-unreached = não consigo escrever no canal dela
games-adrift = o canal dela não existe mais; `/table move` em outro leva a partida para lá
# In a ping: the game, and where it stands.
turn-game = { $game } ({ $headline })
games-choose = Abrir uma partida…
games-lobbies = Lugares livres aqui
games-none = Você não está em nenhuma partida no momento. Em um servidor, `/games open` mostra onde há lugar livre.
lobbies-head = **Mesas com lugar livre**
lobbies-row = - [{ $game }]({ $link }) · { $place } · { $host } · { $seats ->
    [1] um lugar, livre
   *[other] { $taken } de { $seats } lugares ocupados
}
# A button: at most 80 letters with names of some twenty.
lobbies-join = Entrar: { $game } · { $place }
lobbies-none = Nenhuma mesa que você possa ver aqui tem lugar livre. O comando de um jogo abre uma: { $commands }.
panel-next-game = Próxima partida ({ $count })

# In the pictures, beside a bookmark: what it marks, in at most 20 letters.
pic-new = novo

# What a lobby says of a game: a line of pitch, and how long it takes.
exlibris-pitch = Mande seus assistentes por uma vila de lojas curiosas, reúna livros e deixe a estante em ordem antes que o inspetor chegue.
exlibris-length = cerca de 20 jogadas cada um
atheneum-pitch = Escolha cartas de estudo, encha suas estantes de livros coloridos, pegue aranhas e cumpra objetivos antes do boletim.
atheneum-length = 10 rodadas, em que todos jogam ao mesmo tempo
exlibrium-pitch = Escolha cartas para ter a maior influência sobre sete personagens, use as habilidades deles e troque influência por pontos.
exlibrium-length = 3 rodadas, cerca de 20 jogadas cada um
