# What Discord shows beside each command, at most 100 characters each.

command-group = Играть в { $game } в этом канале
command-start = Открыть стол в этом канале
command-join = Сесть за стол в этом канале
command-leave = Уступить своё место
command-begin = Начать партию с теми, кто за столом
command-play = Показать, что вам нужно решить
command-hint = Попросить подсказку к вашему решению; её увидите только вы
command-choose = Ответить на вопрос, который вам задан
command-hand = Показать вашу руку, только вам
command-score = Показать, сколько дала бы ваша полка сейчас, только вам
command-speciality = Показать вашу тайную специализацию, только вам
command-place = Разместить помощника
command-board = Показать стол
command-shelf = Показать, что лежит перед игроком: полка, стопки
command-status = Показать, как идёт партия и кого она ждёт
command-log = Показать всё, что произошло, по номерам
command-undo = Отменить ваш последний выбор
command-shelve = Поставить книгу на полку
command-move = Снять книгу с полки, чтобы переставить
command-use = Использовать бонусный жетон
command-candle = Зажечь бонусный жетон как свечу
command-claim = Сдать задание
command-confirm = Подтвердить полки или закончить раунд
command-rules = Найти правило или что угодно другое в помощи
command-rematch = Сыграть последнюю партию канала ещё раз, тем же составом
command-film = Посмотреть законченную партию как фильм
command-export = Получить запись законченной партии файлом
command-end = Закончить партию досрочно

option-game = Какая из ваших партий
option-colour = Ваш цвет; иначе достанется следующий свободный
option-answer = Ваш ответ; если их несколько, выбирайте один за другим
option-book = Какая книга
option-place = На какое место, буквой
option-token = Какой бонусный жетон
option-objective = Какое задание
option-text = Словами вместо картинки
option-player = Какой игрок
option-page = Какая страница; 1 — самая старая
option-language = Язык стола; то, что видите только вы, будет на языке вашего Discord
option-topic = Что вы хотите узнать

choice-game = Партия { $number } · { $place }
choice-newest = (выбрано { $count })
choice-too-long = Так вводить слишком длинно. Воспользуйтесь меню /{ $game } play.
choice-game-turn = Партия { $number } · { $place }: ваш ход
