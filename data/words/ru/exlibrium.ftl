# Exlibrium: questions, options and what happens.

exlibrium-title = Экслибриум
exlibrium-headline-deal = раунд { $round }
exlibrium-headline-draft = раунд { $round }, набор, { $left ->
    [1] последняя карта
    [one] в каждой руке { $left } карта
    [few] в каждой руке { $left } карты
   *[other] в каждой руке { $left } карт
}
exlibrium-headline-activation = раунд { $round }, { $character }
exlibrium-headline-count = финальный подсчёт, { $character }
exlibrium-headline-over = итоговый счёт
exlibrium-table-shelves = Стопки
exlibrium-table-thinks = { $count ->
    [1] { $who } думает
   *[other] { $who } думают
}, глядя в хрустальный шар…

exlibrium-character = { $number } { $name }
exlibrium-character-ability = { $character }: { $ability }
exlibrium-nobody = никто
exlibrium-direction-left = налево
exlibrium-direction-right = направо

# Options: short, for buttons and menus.
exlibrium-option-pick = { $card }, влияние: { $character }
exlibrium-option-pick-other = { $character } ↑ · { $other } ↓
exlibrium-option-card = { $seat }: { $character }, карта { $place }
exlibrium-option-card-flips = { $character } → { $other }, верхняя
exlibrium-option-card-top = { $character } ↑/{ $other }, верхняя
exlibrium-option-card-covered = { $character }, карта { $place }/{ $cards }, закрытая
exlibrium-option-card-moved = { $character }, { $place }/{ $cards }, перенесённая
exlibrium-option-stack = { $character }
exlibrium-option-stack-cards = { $character }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
exlibrium-option-character = { $character }
exlibrium-option-face = Влияние: { $character }
exlibrium-option-ability = Использовать свойство
exlibrium-option-ability-named = Использовать свойство: { $ability }
exlibrium-option-spend = { $number ->
    [0] Ничего не сбрасывать
    [one] Сбросить { $number } карту за { $number } очко
    [few] Сбросить { $number } карты за { $number } очка
   *[other] Сбросить { $number } карт за { $number } очков
}
exlibrium-detail-influence = Ваше влияние: { $before } → { $after }. Больше всего сейчас: { $most }{ $seat ->
    [tie] {""}
   *[other] {" "}({ $seat })
}

# Questions.
exlibrium-ask-draft = Какую карту сыграть, и кто на ней встанет прямо?
exlibrium-ask-berserker = Берсерк: какую из ваших верхних карт перевернуть?
exlibrium-ask-mercenary = Наёмник: под какую из ваших стопок перенести все ваши карты Наёмника?
exlibrium-ask-wizard = Волшебник: на кого ваше влияние удвоится до конца раунда?
exlibrium-ask-assassin = Ассасин: какую карту соперника перевернуть? Закрытые переворачивают не глядя.
exlibrium-ask-knight = Рыцарь: вам пришла карта { $card }. Кто на ней встанет прямо?
exlibrium-ask-bard-give = Бард: какую из своих карт отдать?
exlibrium-ask-bard-take = Бард: вы отдаёте карту { $of-character }. Какую взять взамен? Вашу получит хозяин той карты.
exlibrium-ask-alchemist = Алхимик: какую из ваших карт Алхимика сбросить за очко?
exlibrium-ask-goal = У { $of-character } в этом раунде цель { $number }. Сбросить из его стопки { $number ->
    [1] одну карту за очко
   *[other] до { $number } карт, по очку за каждую
}, или использовать свойство?
exlibrium-ask-goal-cards = { $number ->
    [1] Какую карту
    [one] Какую { $number } карту
    [few] Какие { $number } карты
   *[other] Какие { $number } карт
} стопки { $of-character } сбросить?
exlibrium-ask-final = { $character }: у вас { $number ->
    [1] первое место
   *[other] второе место
}. Сколько этих карт сбросить?
exlibrium-ask-final-cards = { $number ->
    [1] Какую карту
    [one] Какую { $number } карту
    [few] Какие { $number } карты
   *[other] Какие { $number } карт
} стопки { $of-character } сбросить?

# What happens.
exlibrium-fact-round = Начинается раунд { $round }.
exlibrium-fact-goal-open = Открыта цель раунда { $round }: { $character }, до { $number ->
    [1] { $number } очка
   *[other] { $number } очков
}.
exlibrium-fact-dealt = Каждому сдают { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[other] { $number } карт
}.
exlibrium-fact-hand = У вас в руке { $cards }.
exlibrium-fact-placed = { $seat } играет карту { $of-character }.
exlibrium-placed-one = { $seat } — { $character }
exlibrium-placed-all = Сыграно: { $cards }.
exlibrium-fact-passed = Карты в руках передают { $direction }.
exlibrium-fact-tied = { $character }: { $seats } наравне, по { $number }.
exlibrium-fact-tie-broken = Спор выигрывает { $seat }; решает { $chain }.
# Both in one, after what came of it.
exlibrium-told-tie = Ничья ({ $seats }), решает { $chain }.
exlibrium-fact-activates = { $seat } активирует { $the-character }, влияние { $number }.
exlibrium-fact-nobody-activates = { $the-character } не активирует никто.
exlibrium-fact-nothing = { $seat } активирует { $the-character } впустую: применить свойство не к чему.
exlibrium-fact-flipped = { $seat } переворачивает карту игрока { $seat2 }: { $character } → { $character2 }.
exlibrium-fact-flipped-own = { $seat } переворачивает карту: { $character } → { $character2 }.
exlibrium-fact-transferred = { $seat } переносит { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[other] { $number } карт
} Наёмника под стопку { $of-character }.
exlibrium-fact-returned = У игрока { $seat } { $number ->
    [one] { $number } карта Наёмника возвращается
    [few] { $number } карты Наёмника возвращаются
   *[other] { $number } карт Наёмника возвращаются
} из стопки { $of-character }.
exlibrium-fact-doubled = { $seat } удваивает влияние на { $the-character }.
exlibrium-fact-drew = { $seat } берёт карту из колоды.
exlibrium-fact-drew-card = Это { $card }.
exlibrium-fact-recruited = { $seat } кладёт её в стопку { $of-character }.
exlibrium-fact-exchanged = { $seat } отдаёт игроку { $seat2 } карту { $of-character } и берёт карту { $of-character2 }.
exlibrium-fact-spent = { $number ->
    [0] { $seat } ничего не сбрасывает из стопки { $of-character }.
    [one] { $seat } сбрасывает из стопки { $of-character } { $number } карту за { $number } очко.
    [few] { $seat } сбрасывает из стопки { $of-character } { $number } карты за { $number } очка.
   *[other] { $seat } сбрасывает из стопки { $of-character } { $number } карт за { $number } очков.
}
exlibrium-fact-final-count = Начинается финальный подсчёт.
exlibrium-fact-nobody-counts = { $character }: карт нет ни у кого.
exlibrium-fact-first = { $character }: первое место занимает { $seat }, влияние { $number }.
exlibrium-fact-nobody-first = { $character }: первого места нет ни у кого.
exlibrium-fact-second = { $character }: второе место занимает { $seat }, влияние { $number }.
exlibrium-fact-nobody-second = { $character }: второго места нет ни у кого.
exlibrium-fact-scored = { $seat } набирает { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}.
exlibrium-fact-won = { $seat } побеждает!

# Why somebody acts, and the running line.
exlibrium-compared = { $character } ({ $number })
exlibrium-chain-equal = { $what }: поровну
exlibrium-chain-leaves = { $what }: впереди { $seats }
exlibrium-chain-decides = { $what }: решено, впереди { $seats }
exlibrium-why-most = { $seat } активирует { $the-character }: больше всего влияния, { $number }.
exlibrium-why-tied = { $character }: { $seats } наравне, по { $number }; { $chain }.
exlibrium-why-goal = Цель этого персонажа: до { $number ->
    [1] { $number } очка
   *[other] { $number } очков
}.
exlibrium-why-first = { $character }: на первом месте { $first }, сбросить можно { $most ->
    [1] одну карту
   *[other] до { $most } карт
}.
exlibrium-why-places = { $character }: на первом месте (до { $most } карт) { $first }, на втором (одна карта) { $second }.
exlibrium-doubled = Удвоено до конца раунда: { $character } ({ $seat }).
exlibrium-running = Кто кого активирует, если ничего не изменится: { $contests }
exlibrium-running-none = Если ничего не изменится, никто никого не активирует: все наравне во всём.
exlibrium-running-count = Дальше, если ничего не изменится: { $contests }
exlibrium-running-one = **{ $seat }**: { $characters }
exlibrium-running-tied = { $character } (ничья)

# Hands, stacks and the whole table in words.
exlibrium-hand = Ваша рука: { $cards }
exlibrium-hand-empty = Ваша рука пуста.
exlibrium-hand-passes = Что не сыграете, уйдёт { $direction }: { $seat }.
exlibrium-drawn = Рыцарь принёс вам карту: { $card }.
exlibrium-shelf = **{ $seat }**: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
exlibrium-shelf-empty = Карт здесь пока нет.
exlibrium-stack = { $character }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}, на верхней вниз головой { $other }{ $moved ->
    [0] {""}
    [one] ; { $moved } из них — перенесённый Наёмник
    [few] ; { $moved } из них — перенесённые Наёмники
   *[other] ; { $moved } из них — перенесённые Наёмники
}{ $doubled ->
    [yes] ; считается вдвойне
   *[no] {""}
}
exlibrium-goal = { $character } { $number }
exlibrium-goal-closed = закрытая
exlibrium-table-goals = Цели раунда { $round }: { $goals }
exlibrium-table-player = **{ $seat }**: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}{ $hand ->
    [0] {""}
    [one] , { $hand } карта в руке
    [few] , { $hand } карты в руке
   *[other] , { $hand } карт в руке
}; { $stacks ->
    [none] карт пока нет
   *[other] { $stacks }
}
exlibrium-table-stack = { $cards }× { $character }/{ $other }{ $moved ->
    [0] {""}
   *[other] {" "}(перенесено { $moved })
}
exlibrium-table-deck = В колоде: { $cards }
exlibrium-score-row = **{ $seat }**: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

# What may be chosen at the start.
exlibrium-start-advanced = Какие правила; опытные игроки начинают с продвинутых
exlibrium-start-advanced-basic = Базовые
exlibrium-start-advanced-advanced = Продвинутые, с целями
exlibrium-start-passing = Передавать ли карты при наборе; без передачи первая партия проще
exlibrium-start-passing-on = Карты передают соседу
exlibrium-start-passing-off = Каждый остаётся со своими картами

# What cannot be done, by the question that it was an answer to; nothing has changed then.
exlibrium-refused-unfit-draft = Сыграть «{ $text }» нельзя: играют карту из руки, и прямо на ней стоит один из двух её персонажей. Вашу руку покажет `/exlibrium hand`.
exlibrium-refused-unfit-berserker = Перевернуть «{ $text }» нельзя: Берсерк переворачивает только верхнюю карту одной из ваших стопок.
exlibrium-refused-unfit-mercenary = «{ $text }» не подходит: карты Наёмника переносят под другую вашу стопку, в которой есть карта.
exlibrium-refused-unfit-wizard = Удвоить «{ $text }» нельзя: назовите одного из семи персонажей.
exlibrium-refused-unfit-assassin = Перевернуть «{ $text }» нельзя: Ассасин переворачивает карту соперника, а не вашу.
exlibrium-refused-unfit-knight = «{ $text }»: такого персонажа на полученной карте нет. Выберите одного из двух, что на ней есть.
exlibrium-refused-unfit-bard-give = Отдать «{ $text }» нельзя: отдают одну из своих карт.
exlibrium-refused-unfit-bard-take = Взять «{ $text }» нельзя: Бард меняется с соперником, поэтому берут карту соперника, а не свою.
exlibrium-refused-unfit-alchemist = Сбросить «{ $text }» нельзя: Алхимик сбрасывает одну карту из вашей стопки Алхимика.
exlibrium-refused-unfit-goal = «{ $text }» не подходит: сбросить можно не больше, чем позволяет цель и чем карт в этой стопке; или используйте свойство.
exlibrium-refused-unfit-goal-cards = Сбросить «{ $text }» нельзя: выберите столько карт этой стопки, сколько решили сбросить.
exlibrium-refused-unfit-final = «{ $text }» не подходит: сбросить можно не больше, чем позволяет ваше место и чем карт в стопке.
exlibrium-refused-unfit-final-cards = Сбросить «{ $text }» нельзя: выберите столько карт этой стопки, сколько решили сбросить.

# What decided the game (XB-44).
exlibrium-tie-influence = { $points ->
    [one] { $winner } и { $loser } набирают по { $points } очку.
    [few] { $winner } и { $loser } набирают по { $points } очка.
   *[other] { $winner } и { $loser } набирают по { $points } очков.
} Тогда считают оставшееся влияние, и { $winner } впереди: { $own } против { $other }.
exlibrium-tie-shared = { $who }: поровну и очков, и оставшегося влияния на каждого персонажа.

# История законченной партии.
exlibrium-story-ahead = { $round ->
    [0] Впереди { $seat }, но только после финального подсчёта.
   *[other] { $seat } впереди с раунда { $round } и до конца.
}
exlibrium-story-wanted = Самый желанный персонаж: { $character }, сыграно карт: { $count }.
exlibrium-story-activated = Больше всего персонажей активирует { $seat }: { $count }.
exlibrium-story-ties = Решённых ничьих: { $count }; из них в пользу игрока { $seat }: { $number }.
exlibrium-story-flipped = Больше всего карт другие перевернули у игрока { $seat }: { $count }.
