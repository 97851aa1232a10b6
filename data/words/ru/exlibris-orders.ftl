# What may be answered beforehand (at most 80 letters), and who is asked for advice.

exlibris-orders-advised = как великий библиотекарь
exlibris-order-sasquatch = Соперник пришёл к моему Сасквочу
exlibris-order-home = Гость принимает мой Желатиновый куб
exlibris-order-goblin-give = Гоблин требует мою карту
exlibris-order-tax = Пришёл Сборщик налогов
exlibris-order-yard-take = Кто-то устроил распродажу
exlibris-order-den-category = В Игорном притоне делают ставки
exlibris-order-pay = Я плачу на аукционе
exlibris-order-dump-category = Ищу на Старой свалке: категория
exlibris-order-dump-card = Ищу на Старой свалке: карта
exlibris-order-draft = Выбираю карту в Драфт-баре
exlibris-order-golem = Мой Мусорный голем может спасти карту
exlibris-order-shelve-card = Можно поставить несколько карт
exlibris-order-shelve = Можно поставить карту
exlibris-order-inspection = Проверка: перевернуть карты
