# What the master says of a game that is over.

command-games-review = Показать, что мастер говорит об одной из ваших завершённых партий
review-button = Разбор
review-head = Что мастер игры **{ $game }** ({ $master }) говорит о ваших решениях, зная лишь то, что видели вы:
review-head-shared = Что говорит мастер игры **{ $game }** ({ $master }), зная лишь то, что было видно тогда. Для кого: { $who }
review-costly = **{ $sign }.** { $where }: **−{ $points }**
    { $question }
    Выбрано: { $given }
    Лучше: **{ $other }**. { $reason }
review-best = { $sign } { $where }: **+{ $points }**, лучшее решение
    { $question }
    Выбрано: **{ $given }**. { $reason }
    Следующее по силе: { $other }
review-none = Ни одно решение не стоило вам ничего заметного.
review-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
review-deeper = С первого взгляда этого не понять; видно, если играть дальше.
review-soon = Мастер разбирает эту партию, пока никому другому не нужно думать. На это уходит несколько минут.
review-again = Посмотреть снова
review-look = Решение { $sign }
review-all = Весь разбор
review-share = Показать за столом
review-shared = Теперь это видно за столом.
review-not-over = Мастер разбирает партию, когда она окончена.
review-ended = Эта партия была прервана, поэтому разбирать нечего.
review-off = На этом боте разборы отключены.
review-impossible = Мастер не может разобрать эту партию: её правила с тех пор изменились или запись повреждена.
review-failed = Мастер не справился с этой партией. Спросите снова через час: всего у него три попытки.

odds-title = { $game }: шансы на победу
odds-title-alone = { $game }: очки по ходу игры
odds-round = Раунд
atheneum-odds-round = Раунд
odds-alt = { $who }, в процентах, от начала до конца: { $values }.
odds-alt-alone = { $who }, от начала до конца: { $values }.
