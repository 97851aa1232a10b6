# Exlibrium: questions, options and what happens.

exlibrium-title = Exlibrium
exlibrium-headline-deal = round { $round }
exlibrium-headline-draft = round { $round }, draft, { $left ->
    [one] the last card
   *[other] { $left } cards in each hand
}
exlibrium-headline-activation = round { $round }, { $character }
exlibrium-headline-count = final count, { $character }
exlibrium-headline-over = the final result
exlibrium-table-shelves = Stacks
exlibrium-table-thinks = { $count ->
    [one] { $who } is
   *[other] { $who } are
} thinking, gazing into a crystal ball …

exlibrium-character = { $number } { $name }
exlibrium-character-ability = { $character }: { $ability }
exlibrium-nobody = nobody
exlibrium-direction-left = left
exlibrium-direction-right = right

# Options: short, for buttons and menus.
exlibrium-option-pick = { $card } for the { $character }
exlibrium-option-pick-other = { $character } ↑ · { $other } ↓
exlibrium-option-card = { $seat }: { $character }, card { $place }
exlibrium-option-card-flips = { $character }, top card → { $other }
exlibrium-option-card-top = { $character } ↑/{ $other }, top card
exlibrium-option-card-covered = { $character }, card { $place } of { $cards }, covered
exlibrium-option-card-moved = { $character }, card { $place } of { $cards }, moved
exlibrium-option-stack = { $character }
exlibrium-option-stack-cards = { $character }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
exlibrium-option-character = { $character }
exlibrium-option-face = { $character } up
exlibrium-option-ability = Use the ability
exlibrium-option-ability-named = Use the ability: { $ability }
exlibrium-option-spend = { $number ->
    [0] Spend nothing
    [one] Spend 1 card for 1 point
   *[other] Spend { $number } cards for { $number } points
}
exlibrium-detail-influence = Your influence: { $before } → { $after }. Most now: { $most }{ $seat ->
    [tie] {""}
   *[other] {" "}({ $seat })
}

# Questions.
exlibrium-ask-draft = Which card do you play, and who stands upright?
exlibrium-ask-berserker = Berserker: which of your top cards do you flip?
exlibrium-ask-mercenary = Mercenary: under which of your stacks do all your Mercenary cards move?
exlibrium-ask-wizard = Wizard: over whom does your influence count double for the rest of this round?
exlibrium-ask-assassin = Assassin: which card of an opponent do you flip? Covered ones are flipped unseen.
exlibrium-ask-knight = Knight: you have drawn { $card }. Who stands upright?
exlibrium-ask-bard-give = Bard: which of your cards do you give away?
exlibrium-ask-bard-take = Bard: which card do you take for a card of your { $character }? Its owner gets yours.
exlibrium-ask-alchemist = Alchemist: which of your Alchemist cards do you spend for a point?
exlibrium-ask-goal = The { $character } has a goal of { $number } this round. { $number ->
    [one] Spend one of its cards for a point
   *[other] Spend up to { $number } of its cards for a point each
}, or use the ability?
exlibrium-ask-goal-cards = Which { $number ->
    [one] card
   *[other] { $number } cards
} of your { $character } do you spend?
exlibrium-ask-final = { $number ->
    [1] You are first
   *[other] You are second
} on the { $character }. How many of these cards do you spend?
exlibrium-ask-final-cards = Which { $number ->
    [one] card
   *[other] { $number } cards
} of your { $character } do you spend?

# What happens.
exlibrium-fact-round = Round { $round } begins.
exlibrium-fact-goal-open = A goal for round { $round } opens: { $character }, worth { $number ->
    [one] 1 point
   *[other] up to { $number } points
}.
exlibrium-fact-dealt = Everybody is dealt { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
exlibrium-fact-hand = You hold { $cards }.
exlibrium-fact-placed = { $seat } plays a card for the { $character }.
exlibrium-placed-one = { $seat } { $character }
exlibrium-placed-all = Played: { $cards }.
exlibrium-fact-passed = The hands pass to the { $direction }.
exlibrium-fact-tied = { $character }: { $seats } tie with { $number }.
exlibrium-fact-tie-broken = The tie goes to { $seat } by { $chain }.
# Both in one, after what came of it.
exlibrium-told-tie = A tie of { $seats }, decided by { $chain }.
exlibrium-fact-activates = { $seat } activates the { $character } with { $number }.
exlibrium-fact-nobody-activates = Nobody activates the { $character }.
exlibrium-fact-nothing = { $seat } has nothing to use the { $character } on.
exlibrium-fact-flipped = { $seat } flips one of { $seat2 }'s cards: { $character } becomes { $character2 }.
exlibrium-fact-flipped-own = { $seat } flips a card: { $character } becomes { $character2 }.
exlibrium-fact-transferred = { $seat } moves { $number ->
    [one] a Mercenary card
   *[other] { $number } Mercenary cards
} under the { $character }.
exlibrium-fact-returned = { $number ->
    [one] A Mercenary card
   *[other] { $number } Mercenary cards
} of { $seat } { $number ->
    [one] leaves the { $character } stack and returns
   *[other] leave the { $character } stack and return
}.
exlibrium-fact-doubled = { $seat } doubles the { $character }.
exlibrium-fact-drew = { $seat } draws a card.
exlibrium-fact-drew-card = It is { $card }.
exlibrium-fact-recruited = { $seat } plays it for the { $character }.
exlibrium-fact-exchanged = { $seat } trades a card with { $seat2 }: { $character } for { $character2 }.
exlibrium-fact-spent = { $number ->
    [0] { $seat } spends nothing for the { $character }.
    [one] { $seat } spends a card of the { $character } for a point.
   *[other] { $seat } spends { $number } cards of the { $character } for as many points.
}
exlibrium-fact-final-count = The final count begins.
exlibrium-fact-nobody-counts = Nobody has a card of the { $character }.
exlibrium-fact-first = { $seat } is first on the { $character } with { $number }.
exlibrium-fact-nobody-first = Nobody is first on the { $character }.
exlibrium-fact-second = { $seat } is second on the { $character } with { $number }.
exlibrium-fact-nobody-second = Nobody is second on the { $character }.
exlibrium-fact-scored = { $seat } has { $number ->
    [one] 1 point
   *[other] { $number } points
}.
exlibrium-fact-won = { $seat } wins!

# Why somebody acts, and the running line.
exlibrium-compared = { $character } ({ $number })
exlibrium-chain-equal = still level on { $what }
exlibrium-chain-leaves = { $what } leaves { $seats }
exlibrium-chain-decides = { $seats } leads on { $what }
exlibrium-why-most = { $seat } activates the { $character } with the most influence, { $number }.
exlibrium-why-tied = { $character }: { $seats } tie with { $number }; { $chain }.
exlibrium-why-goal = Its goal is worth { $number ->
    [one] 1 point
   *[other] up to { $number } points
}.
exlibrium-why-first = First on the { $character }: { $first }, who may spend { $most ->
    [one] one card
   *[other] up to { $most } cards
}.
exlibrium-why-places = On the { $character } { $first } is first and may spend up to { $most ->
    [one] 1 card
   *[other] { $most } cards
}; second, with one card: { $second }.
exlibrium-doubled = Doubled until the end of the round: the { $character } of { $seat }.
exlibrium-running = Who will activate whom, if nothing changes: { $contests }
exlibrium-running-none = If nothing changes, nobody will activate anybody: all are tied on everything.
exlibrium-running-count = Next, if nothing changes: { $contests }
exlibrium-running-one = **{ $seat }**: { $characters }
exlibrium-running-tied = { $character } (tie)

# Hands, stacks and the whole table in words.
exlibrium-hand = Your hand: { $cards }
exlibrium-hand-empty = Your hand is empty.
exlibrium-hand-passes = What you don't play goes to { $seat }, on your { $direction }.
exlibrium-drawn = Your Knight has drawn { $card }.
exlibrium-shelf = **{ $seat }**: { $points ->
    [one] 1 point
   *[other] { $points } points
}
exlibrium-shelf-empty = No cards lie here yet.
exlibrium-stack = { $character }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, other half of the top card: { $other }{ $moved ->
    [0] {""}
    [one] ; 1 of them is a moved Mercenary
   *[other] ; { $moved } of them are moved Mercenaries
}{ $doubled ->
    [yes] ; counts double
   *[no] {""}
}
exlibrium-goal = { $character } { $number }
exlibrium-goal-closed = closed
exlibrium-table-goals = Goals of round { $round }: { $goals }
exlibrium-table-player = **{ $seat }**: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $hand ->
    [0] {""}
    [one] , 1 card in hand
   *[other] , { $hand } cards in hand
}; { $stacks ->
    [none] no cards yet
   *[other] { $stacks }
}
exlibrium-table-stack = { $cards }× { $character }/{ $other }{ $moved ->
    [0] {""}
   *[other] {" "}({ $moved } moved)
}
exlibrium-table-deck = In the deck: { $cards }
exlibrium-score-row = **{ $seat }**: { $points ->
    [one] 1 point
   *[other] { $points } points
}

# What may be chosen at the start.
exlibrium-start-advanced = Which rules; experienced players begin with the advanced ones
exlibrium-start-advanced-basic = Basic
exlibrium-start-advanced-advanced = Advanced, with goals
exlibrium-start-passing = Whether hands pass on during the draft; off is easier for a first game
exlibrium-start-passing-on = Hands pass on
exlibrium-start-passing-off = Everybody keeps their hand

# What cannot be done, by the question that it was an answer to; nothing has changed then.
exlibrium-refused-unfit-draft = You can't play “{ $text }”: you play one of the cards in your hand, with one of its own two characters upright. `/exlibrium hand` shows them.
exlibrium-refused-unfit-berserker = The Berserker can't flip “{ $text }”: it flips only the top card of one of your own stacks.
exlibrium-refused-unfit-mercenary = “{ $text }” is no place for them: your Mercenary cards move under another of your own stacks that has a card.
exlibrium-refused-unfit-wizard = “{ $text }” can't be doubled: please name one of the seven characters.
exlibrium-refused-unfit-assassin = The Assassin can't flip “{ $text }”: it flips a card of an opponent, never one of your own.
exlibrium-refused-unfit-knight = “{ $text }” is not on the card that you have drawn: please pick one of its two characters.
exlibrium-refused-unfit-bard-give = You can't give “{ $text }”: you give one of your own cards.
exlibrium-refused-unfit-bard-take = You can't take “{ $text }”: the Bard exchanges with an opponent, so you take one of an opponent's cards, never your own.
exlibrium-refused-unfit-alchemist = You can't spend “{ $text }”: the Alchemist spends one card of your own Alchemist stack.
exlibrium-refused-unfit-goal = “{ $text }” can't be done: a goal lets you spend at most its value, and no more cards than that stack has; or you use the ability.
exlibrium-refused-unfit-goal-cards = You can't spend “{ $text }”: please pick as many cards of this stack as you have chosen to spend.
exlibrium-refused-unfit-final = “{ $text }” can't be done: please spend no more than your place allows and your stack has.
exlibrium-refused-unfit-final-cards = You can't spend “{ $text }”: please pick as many cards of this stack as you have chosen to spend.

# What decided the game (XB-44).
exlibrium-tie-influence = { $winner } and { $loser } both have { $points ->
    [one] 1 point
   *[other] { $points } points
}. Then the influence that is left counts, and { $winner } has more: { $own } against { $other }.
exlibrium-tie-shared = { $who } have the same points, and the same influence left over every character.

# The story of a game that is over.
exlibrium-story-ahead = { $round ->
    [0] Only the final count brought { $seat } ahead.
   *[other] { $seat } was ahead for good from round { $round } on.
}
exlibrium-story-wanted = Whom most wanted: the { $character }, played { $count ->
    [one] once
   *[other] { $count } times
}.
exlibrium-story-activated = { $seat } activated most characters: { $count }.
exlibrium-story-ties = { $count ->
    [one] One tie was broken, for { $seat }.
   *[other] { $count } ties were broken, most of them for { $seat }: { $number }.
}
exlibrium-story-flipped = Others flipped most cards of { $seat }: { $count }.
