# A thread of its own for a game.

start-thread = Получит ли стол свою ветку, чтобы канал остался свободным
start-thread-yes = В отдельной ветке
start-thread-no = В этом канале
# At most 100 letters with a name of 32.
thread-name = { $game } · { $name }
thread-line = **{ $game }**: { $name } открывает стол в отдельной ветке.
thread-started = Стол открывается в отдельной ветке. Сесть за него можно там, кнопкой.
no-threads-here = В этом канале нет веток. Откройте стол без ветки или в текстовом канале.
right-open-threads = Создавать публичные ветки
