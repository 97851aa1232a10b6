# What may be answered beforehand (at most 80 letters).

exlibrium-order-draft = Набор карт
exlibrium-order-berserker = Берсерк: какую карту перевернуть
exlibrium-order-mercenary = Наёмник: куда перенести карты
exlibrium-order-wizard = Волшебник: кого удвоить
exlibrium-order-assassin = Ассасин: какую карту перевернуть
exlibrium-order-knight = Рыцарь: кто встанет прямо
exlibrium-order-bard-give = Бард: что отдать
exlibrium-order-bard-take = Бард: что взять
exlibrium-order-alchemist = Алхимик: какую карту сбросить
exlibrium-order-goal = Цель или свойство
exlibrium-order-goal-cards = Цель: какие карты сбросить
exlibrium-order-final = Финальный подсчёт: сколько сбросить
exlibrium-order-final-cards = Финальный подсчёт: какие карты сбросить
