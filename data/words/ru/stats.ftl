# Что остаётся от законченных партий: числа, рейтинги, рекорды.

command-stats = Итоги законченных партий
command-stats-me = Показать ваши законченные партии: числа, рейтинг и картинку
command-stats-member = Показать законченные партии участника на этом сервере
command-stats-against = Показать, как вы сыграли против кого-то
command-stats-server = Показать, что играли на этом сервере: лучший счёт и таблицу лидеров
command-stats-past = Показать ваши прошлые партии: подсчёт, фильм и запись каждой
option-kind = Какая игра
option-member = Кто
option-players = Сколько было игроков
option-variant = Что выбрали в начале; сначала выберите игру
option-strength = С автоигроком этой силы

stats-head-me = **Ваши законченные партии**
stats-head-member = **Законченные партии на этом сервере**: { $who }
stats-head-against = **Вы и { $who }** за одним столом
stats-head-server = **Что на этом сервере доиграли до конца**
stats-head-past = **Ваши законченные партии**, страница { $page } из { $pages }
stats-only = Только { $what }.
stats-none = Подходящих законченных партий пока нет.
stats-line = **{ $game }**: { $played ->
    [one] { $played } партия
    [few] { $played } партии
   *[other] { $played } партий
}, побед: { $won }; в среднем очков: { $mean }, лучший счёт: { $best }
stats-rating = Рейтинг: **{ $points }**
stats-rating-open = Рейтинг пока что: **{ $points }**. Он установится с десятой рейтинговой партии.
stats-wait = Только для вас: в среднем вас ждут { $time }.
stats-against = **{ $game }**: { $played ->
    [one] { $played } партия
    [few] { $played } партии
   *[other] { $played } партий
} вместе. Кто выше: вы — { $ahead }, { $who } — { $behind }, наравне — { $even }.
stats-server-line = **{ $game }**: { $played ->
    [one] { $played } партия
    [few] { $played } партии
   *[other] { $played } партий
}, { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[other] { $people } человек
}
stats-best = **Лучший счёт**
stats-best-line = { $game }, игроков: { $seats }; **{ $points }**, { $who }, { $day }
stats-leaders = **Таблица лидеров**
stats-leaders-line = { $place }. { $who }: **{ $points }**, рейтинговых партий: { $games }
stats-leaders-none = Здесь пока никого. Нужны десять рейтинговых партий и желание быть на виду: `/settings`.
stats-past = Прошлые партии
stats-past-line = { $day } **{ $game }**, игроков: { $seats }; { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, { $place ->
    [1] победа
   *[other] { $place }-е место
}
stats-past-pick = Выберите партию: подсчёт, фильм, запись
stats-past-label = Партия { $number }: { $game }, игроков: { $seats }
stats-past-detail = { $day }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
stats-players = { $count ->
    [1] партии в одиночку
    [one] партии на { $count } игрока
   *[other] партии на { $count } игроков
}
stats-strength = партии, где играет { $name }
stats-variant = партии с вариантом: { $name }
stats-variant-usual = обычная игра
stats-yourself = Сравнить вас с вами не получится. Назовите кого-нибудь другого.
stats-back = Все прошлые партии

series-title = { $game }: { $who }
series-scores = { $count ->
    [1] Очки одной партии
    [one] Очки { $count } партии
   *[other] Очки { $count } партий
}
series-won = победа
series-rating = Рейтинг
series-alt = { $title }. Очки, начиная со старых партий, * где победа: { $scores }.
series-alt-rating = Рейтинг изменился с { $first } до { $last }.

story-race = Самая близкая борьба: { $part }, { $winner } { $own }, { $loser } { $other }.
story-ratings = Рейтинг: { $changes }
story-rating = { $name } { $after } ({ $change })
story-rating-open = { $name } { $after } ({ $change }), пока предварительно
