# The table message in the channel, pings and direct messages.

table-head = **{ $game }** · { $headline }
table-waits = Ждём: { $who }.
table-thinks = { $count ->
    [1] { $who } думает…
   *[other] { $who } думают…
}
table-paused = ⏸️ Часы стоят.
# A name or a sentence, and behind it Discord's own "in 3 hours".
until = { $who } ⏳ { $when }
table-over = Партия закончена.
table-old = Игра ушла дальше: [стол теперь здесь]({ $link }).
table-moved = Игра ушла дальше.
table-ended = Эта партия закончена досрочно.
table-play = Играть
table-hand = Моя рука
table-shelves = Полки
table-log = Журнал
table-help = Помощь
turn-ping = { $who }: ваш ход! **{ $game }**. { $link }
turn-link = [К столу]({ $link })

# What stands between the parts of a sentence, and between a name and what is told of it.
between-parts = ;{" "}
named = { $name }: { $text }

dm-head = **{ $game }** · [{ $place }]({ $link })
dm-turn = **Ваш ход** · { $headline } · [К столу]({ $link })
dm-over = Партия закончена. [Посмотреть результат]({ $link })
dm-result = { $place ->
    [0] На этот раз поражение
    [1] Победа ваша
    [2] У вас второе место
    [3] У вас третье место
   *[other] У вас { $place }-е место
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
final-won = { $count ->
    [1] **{ $who }** побеждает!
   *[other] **{ $who }** делят победу!
}
decided-margin = { $winner } впереди, { $loser } следом: разница { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
   *[other] { $margin } очков
}.
decided-part = { $winner } впереди, { $loser } следом: разница { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
   *[other] { $margin } очков
}. Главное здесь: { $part }, { $own } против { $other }.
final-rematch = Реванш
final-seed = Перемешивание этой партии можно проверить: ключ `{ $seed }`, запечатан до прихода игроков как `{ $commitment }`.
place-channel = #{ $channel }
place-closed = закрытая ветка на сервере { $server }
place-elsewhere = другой канал
notice-dm-closed = У игрока { $name } закрыты личные сообщения. Игра идёт дальше: `/{ $game } hand` покажет карты в канале, и только их хозяину.
notice-ended = { $name } заканчивает партию досрочно.
notice-rematch = { $who }: { $name } предлагает реванш. Нажмите **Занять место** выше, и партия начнётся, когда согласятся все.
notice-undone = Решение отменено. Пока ходить не нужно: { $who }.
notice-repaired = { $lost ->
    [1] Последнее решение больше не подходит под правила и отменено
   *[other] Последние решения ({ $lost }) больше не подходят под правила и отменены
}, игра вернулась к началу хода. Пожалуйста, продолжайте отсюда.
notice-rebuilt = Партия больше не читалась и была восстановлена по журналу: ничего не потеряно.
notice-automatic-stuck = Автоигрок не может продолжать партию { $id }. Сообщите, пожалуйста, хозяину бота; `/{ $game } end` освободит канал.
log-head = **{ $game }** · журнал, страница { $page } из { $pages }
log-row = `{ $number }` { $text }
log-row-undone = `{ $number }` ~~{ $text }~~ отменено
log-empty = Пока ничего не произошло.
log-newer = Позже
log-older = Раньше
status-head = **{ $game }** · { $place }
log-undo = { $name } отменяет последний выбор.
log-repaired = Игра вернулась к началу хода.
log-quiet = { $count ->
    [1] { $name } решает.
    [one] { $name } решает { $count } раз.
    [few] { $name } решает { $count } раза.
   *[other] { $name } решает { $count } раз.
}
dm-lobby = Место за вами. Когда партия начнётся, в этом сообщении появятся ваши карты.
picture-forbidden = Картинки здесь публиковать нельзя: не хватает права **{ $right }**.
picture-news = Новое с прошлого хода ({ $who }): { $news }
picture-news-yours = Новое с вашего прошлого хода: { $news }
