# The record of a finished game: the file, and what `exlibris verify` says about it.

record-file = Вся партия в одном файле: ключ и каждое решение. `exlibris verify { $file }` сыграет её заново и скажет, следует ли из ключа каждое перемешивание.
record-button = Запись

verify-seed-yes = Ключ подходит к отпечатку, которым был запечатан: { $commitment }
verify-seed-no = Ключ не подходит к отпечатку { $commitment }. Значит, до партии запечатали не этот ключ, и проверять дальше нечего.
verify-published-yes = Этот отпечаток вам и назвали в начале партии.
verify-published-no = В начале партии вам назвали другой отпечаток.
verify-choices-yes = { $count ->
    [1] Единственное решение сходится
   *[other] Все решения ({ $count }) сходятся
} с тем, как по ключу перемешаны и вытянуты карты.
verify-choices-no = Решение { $number } ({ $name }) не сходится с тем, как по ключу перемешаны и вытянуты карты.{ $same ->
    [1] {""}
   *[other] {" "}Партия закончилась по правилам версии { $then }, а это версия { $now }: возможно, дело в этом.
}
verify-end-no = Решений в файле { $count }, но партия ими не заканчивается: каких-то не хватает.
verify-scores-yes = Итоговый счёт такой, какой и выходит в партии: { $found }.
verify-scores-no = В файле: { $told }. А в партии выходит: { $found }.
verify-result = { $name } { $points }{ $won ->
    [1] {" "}(победа)
   *[other] {""}
}
verify-all-well = Всё в порядке: карты никто не подменял.
verify-not-well = Эта запись проверки не прошла.
verify-no-record = { $file }: это не запись партии, известной мне.
