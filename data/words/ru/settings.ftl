# What one person sets for themselves, for all games and servers.

settings-head = ⚙️ **Ваши настройки** для всех ваших партий на всех серверах; кроме вас, их никто не видит.
settings-done = ✅ Готово.
settings-reminders-dm = **Напоминания** приходят личным сообщением.
settings-reminders-channel = **Напоминания** приходят упоминанием в канале партии.
settings-reminders-none = **Напоминания**: выключены.
settings-quiet = **Тихие часы** с { $start } до { $end }: в это время вас ничто не побеспокоит. Ваш часовой пояс: { $zone }, там сейчас { $time }.
settings-quiet-none = **Тихие часы**: не заданы. Ваш часовой пояс: { $zone }, там сейчас { $time }.
settings-vacation-none = **Отпуск**: не запланирован.
settings-vacation-left = { $left ->
    [0] В этом году дней больше не осталось.
    [one] В этом году остался { $left } день.
    [few] В этом году осталось { $left } дня.
   *[other] В этом году осталось { $left } дней.
}
settings-vacation-planned = **Отпуск** с <t:{ $since }:f> по <t:{ $until }:f>. Ваши часы в это время стоят.
settings-vacation-now = **Отпуск** до <t:{ $until }:f>. Ваши часы стоят; отпуск закончится, как только вы сделаете ход.
settings-language = **Язык**: { $language }, во всём, что видите только вы.
settings-language-discord = **Язык**: как в вашем Discord ({ $language }).
settings-hand-on = **Ваша рука** приходит личным сообщением.
settings-hand-off = **Ваша рука** показывается, только когда вы просите.
settings-guide-on = **Подсказки новичку**: первый ход в новой для вас игре объясняется.
settings-guide-off = **Подсказки новичку**: выключены.
settings-board-on = **Таблицы лидеров** показывают ваше имя.
settings-board-off = **Таблицы лидеров** не показывают вашего имени.
settings-foot = -# Другие часы и часовой пояс: `/settings quiet`. Отпуск: `/settings vacation`.
settings-button = Настройки

settings-choose-reminders = Напоминания
settings-choose-dm = Напоминания личным сообщением
settings-choose-channel = Напоминания в канале
settings-choose-none = Без напоминаний
settings-choose-quiet = Тихие часы
settings-choose-no-night = Без тихих часов
settings-choose-night = Тишина с { $start } до { $end }
# What this language calls itself.
own-name = Русский
settings-choose-language = Язык
settings-choose-discord = Язык моего Discord
settings-switch-hand-on = Присылать мне руку
settings-switch-hand-off = Не присылать мне руку
settings-switch-guide-on = Объяснять первые ходы
settings-switch-guide-off = Не объяснять первые ходы
settings-switch-board-on = Показывать меня в таблицах лидеров
settings-switch-board-off = Не показывать меня в таблицах лидеров
settings-vacation-cancel = Отменить: { $day }
settings-vacation-end = Закончить отпуск сейчас
settings-vacation-done = ✅ Хорошего отпуска!
settings-vacation-gone = ✅ Этот отпуск закончен; неиспользованные дни снова ваши.

settings-no-time = Не понимаю, что за время «{ $text }». Напишите его так: 22:30.
settings-no-zone = Не знаю часового пояса «{ $text }». Наберите город или страну и выберите из списка.
settings-no-day = Не понимаю, что за день «{ $text }». Выберите его из списка или напишите так: 2027-07-31.
settings-quiet-half = У тихих часов должны быть и начало, и конец.
settings-quiet-empty = Такие тихие часы закончатся, едва начавшись. Выключить их можно пунктом «Без тихих часов» в меню `/settings show`.
settings-quiet-long = Тихие часы длятся не больше { $hours } часов: когда-то стол должен до вас достучаться.
vacation-past = Отпуск не может начаться в прошлом.
vacation-backwards = Такой отпуск закончился бы раньше, чем начался.
vacation-far = Отпуск можно запланировать не больше чем на год вперёд.
vacation-long = Отпуск длится не больше { $most } дней подряд, считая выходные прямо перед ним и после него.
vacation-overlaps = У вас уже есть отпуск с <t:{ $since }:f> по <t:{ $until }:f>.
vacation-used-up = { $left ->
    [0] На { $year } год дней отпуска не осталось.
    [one] На { $year } год остался только { $left } день отпуска.
    [few] На { $year } год осталось только { $left } дня отпуска.
   *[other] На { $year } год осталось только { $left } дней отпуска.
}
vacation-none = Этот отпуск уже закончился.

notice-vacation = 🏖️ { $name } в отпуске до <t:{ $until }:f>. До тех пор часы этого игрока стоят.
notice-vacation-refused = 🏖️ { $name } в отпуске до <t:{ $until }:f>. Этот стол не ждёт отпускников, и часы этого игрока идут.
notice-vacation-warm = 🏖️ { $name } в отпуске до <t:{ $until }:f>. Этот стол не ждёт отпускников: до возвращения за этого игрока ходит автоигрок.
vacation-ended = Вы сделали ход, и ваш отпуск закончился. Неиспользованные дни снова ваши: `/settings vacation`.

command-settings = Чего вы хотите во всех своих партиях
command-settings-show = Посмотреть и изменить настройки: напоминания, тихие часы, язык, рука, подсказки новичку
command-settings-quiet = Задать часы, когда вас ничто не беспокоит, и часовой пояс
command-settings-vacation = Остановить ваши часы на несколько дней
option-quiet-from = С какого времени вас не беспокоить, например 22:30
option-quiet-to = До какого времени, например 8:00
option-zone = Ваш часовой пояс: наберите город или страну
option-vacation-from = Первый день; если это сегодня, отпуск начнётся сразу
option-vacation-to = Последний день
