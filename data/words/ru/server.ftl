# How games are played in a server.

# Beside commands and their options: at most 100 letters each.
command-server = Как играют на этом сервере
command-server-show = Показать и изменить, как играют на этом сервере
command-server-channels = В каких каналах можно начинать партии
command-server-pace = Сколько времени даётся на ход
command-server-language = На каком языке говорят столы, если при начале не сказано
command-server-threads = Получает ли каждая партия свою ветку
command-server-starters = Кто может начинать партии
command-server-enders = Кто может завершать чужие партии
command-server-pings = О чём можно упоминать людей в каналах
option-allow = Это тоже можно будет выбрать
option-forbid = Это больше нельзя будет выбрать
option-everywhere = Все каналы, что бы ни было выбрано раньше
option-usual = Что действует, если при начале не сказано
option-tables = Язык столов
option-each = Получает ли её партия, если при начале не сказано
option-who = Кто
option-role = Или участники с этой ролью
option-only = О чём

# Who may do something: as an answer, and for choices.
who-everybody = все
who-moderators = кто управляет каналом
who-managers = кто управляет сервером
who-role = участники с ролью { $role }

server-head = **Как играют на этом сервере**
server-row = - **{ $what }**: { $value }
server-channels = Где можно начинать партии
server-everywhere = во всех каналах
server-nowhere = только в каналах, которых уже нет
server-pace = Время на ход
server-paces = Что можно выбрать
server-language = Язык столов
server-language-discord = как у сервера в Discord
server-threads = Своя ветка
server-threads-all = у каждой партии, если при начале не сказано иначе
server-threads-some = если попросить при начале
server-starters = Кто может начинать партии
server-enders = Кто может завершать чужие партии
server-who = Кто может…
server-pings = Упоминания в каналах
server-pings-all = о ходе и о приглашениях
server-pings-turn = только о ходе
server-now = сейчас так
# Buttons.
server-a-thread-each = Каждой партии ветку
server-no-threads = Без веток
server-quiet = Упоминать только о ходе
server-all-pings = Упоминать и о приглашениях
server-here = Разрешить этот канал
server-not-here = Больше не разрешать этот канал
server-open-everywhere = Разрешить все каналы

error-not-manager = Это может только тот, кто управляет сервером.
channel-not-allowed = На этом сервере партии начинают в другом месте: { $where }.
start-not-allowed = Начинать партии здесь могут не все. Кто может: { $who }.
pace-not-allowed = На этом сервере другое время на ход: { $paces }.
no-pace-left = Хотя бы одно время на ход должно остаться.
