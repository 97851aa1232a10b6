# All of somebody's games, and the open tables of a server.

command-games = Все ваши партии и столы со свободными местами
command-games-mine = Показать все ваши партии на всех серверах, сначала те, где ждут вас
command-games-open = Показать столы этого сервера, где есть свободное место
games-head = { $count ->
    [0] **Ваши партии.** Ни одна вас не ждёт.
    [one] **Ваши партии.** Вас ждёт { $count } из них.
   *[other] **Ваши партии.** Вас ждут { $count } из них.
}
games-row = { $mark } [{ $game }]({ $link }) · { $place } · { $state }
# A line of the menu: the game and its place, below it the state and the server.
games-line = { $game } · { $place }
games-server = { $text } · { $server }
games-turn = ваш ход
games-others = ходят другие
games-lobby = ещё не началась
games-unreached = у меня нет доступа к её каналу
games-adrift = её канала больше нет; `/table move` в другом перенесёт её туда
# In a ping: the game, and where it stands.
turn-game = { $game } ({ $headline })
games-choose = Открыть партию…
games-lobbies = Свободные места здесь
games-none = Сейчас вы нигде не играете. На сервере `/games open` покажет, где есть свободное место.
lobbies-head = **Столы со свободными местами**
lobbies-row = - [{ $game }]({ $link }) · { $place } · { $host } · { $seats ->
    [1] одно место, свободно
   *[other] занято { $taken } из { $seats }
}
# A button: at most 80 letters with names of some twenty.
lobbies-join = Сесть: { $game } · { $place }
lobbies-none = За столами, которые вам здесь видны, свободных мест нет. Новый стол открывает команда игры: { $commands }.
panel-next-game = Следующая партия ({ $count })

# In the pictures, beside a bookmark: what it marks, in at most 20 letters.
pic-new = новое

# What a lobby says of a game: a line of pitch, and how long it takes.
exlibris-pitch = Посылайте помощников по лавкам странной деревни, собирайте книги и приведите полку в порядок до прихода инспектора.
exlibris-length = примерно по 20 ходов
atheneum-pitch = Выбирайте учебные карты, заполняйте полки цветными книгами, ловите пауков и выполняйте задания до итогового табеля.
atheneum-length = 10 раундов, все играют одновременно
exlibrium-pitch = Выбирайте карты, чтобы больше всех влиять на семерых персонажей, пользуйтесь их свойствами и меняйте влияние на очки.
exlibrium-length = 3 раунда, примерно по 20 ходов
