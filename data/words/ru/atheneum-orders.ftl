# What may be answered beforehand (at most 80 letters).

atheneum-order-pick = Выбор учебной карты
atheneum-order-shelve = Расстановка книг до первого подтверждения
atheneum-order-claim = Задания до конца моего раунда
