# The help of Exlibrium.

exlibrium-topics-game = The game…
exlibrium-topics-characters = Characters…

exlibrium-topic-game-title = Exlibrium in a minute
exlibrium-topic-game =
    Seven characters can be won over. Cards before you are influence over them; whoever has the most influence over a character activates it once a round, and influence can be turned into points.
    There are three rounds. In each, cards are dealt, drafted one by one, and then the seven characters are activated from 1 to 7. After the third round comes the final count. Most points wins.

exlibrium-topic-cards-title = Cards and stacks
exlibrium-topic-cards =
    A card bears two characters. The one that stands upright is the one that it influences.
    You have a stack for each character; new cards go on top. Of the cards below only the upright character is visible, even to you: what their other halves were is for your memory. Stacks stay from round to round.

exlibrium-topic-draft-title = The draft
exlibrium-topic-draft =
    Everybody picks a card in secret, and which way up it lies. When all have picked, the cards are revealed together, and the rest of each hand goes to the next player. Until the last pick is in you may change yours.
    {""}**Basic:** 5, 4 and 3 cards in the three rounds. **Advanced:** 7, 6, 5 with two or three players, 6, 5, 4 with four, 5, 4, 3 with five; in round 2 the hands pass the other way.
    Without passing, everybody keeps the hand that was dealt.

exlibrium-topic-activation-title = Activation
exlibrium-topic-activation =
    From 1 to 7, each character is activated by whoever has the most influence over it at that moment. That player must use its ability, even where it hurts. Where there is nothing to use it on, nothing happens.
    The table message says who will activate what if nothing changes. Anything may change it: a flip, an exchange, a doubling.

exlibrium-topic-ties-title = Ties
exlibrium-topic-ties =
    Tied players compare influence over the Berserker, then over the Mercenary, and so on to the Alchemist, as it stands just then. At each step only those with the most stay in. If several are left at the end, nobody activates the character.
    Having no card counts as 0, so even a character that nobody influences is usually activated.

exlibrium-topic-goals-title = Goals (advanced)
exlibrium-topic-goals =
    Six goal cards lie in three columns, one a round: one, two and three cards, worth 1, 2 and 3 from the bottom up. The highest card of each column is open from the start, the others open with their round. The Alchemist has no goal.
    Whoever activates a character with a goal in this round may, instead of using its ability, spend cards of its stack for a point each, no more than the goal's value, or none. Doubling does not count here.

exlibrium-topic-final-title = The final count
exlibrium-topic-final =
    Character by character, from 1 on:
    {""}**Basic:** first place may spend up to two of those cards, second place one; each is a point. Both places are found before anybody spends.
    {""}**Advanced:** only the first, and only one card.
    Ties are broken as always, with what is left by then; where they can't be, nobody spends. Most points wins. Then more influence left over the Berserker, the Mercenary and so on decides; if all is equal, the victory is shared.

exlibrium-topic-bot-title = Playing with this bot
exlibrium-topic-bot =
    {""}**Play** on the table message opens your panel, which nobody else sees. In a draft each card is offered both ways up, with what it does to your influence. **Back** takes your last choice back, as long as nothing hidden was shown by it.
    In the picture a column is a character, a row a player. The number beside a stack is what it counts: in gold for whoever leads, in a ring for who ties. The strips are covered cards, numbered from the bottom.
    In the pictures a bookmark with a bright edge shows what is new since your last turn; in the table message, since the last turn of whoever must act.
    `/exlibrium shelf` shows somebody's stacks, `/exlibrium board` (`{ argument-text }`) tells the table in words. The shuffles are sealed before anybody joins and can be checked at the end.

exlibrium-power-berserker =
    Flip the top card of one of your own stacks. It moves to the top of your stack of the character that it then shows.
exlibrium-power-mercenary =
    Move all your Mercenary cards, in order, under another of your stacks that has a card. From then on they count for that character alone, and can be flipped, exchanged or spent there. When nothing but moved Mercenaries is left in a stack, they return.
exlibrium-power-wizard =
    Name any of the seven characters. Your influence over it counts double until the end of this round, for having the most and in ties. It does not let you spend more cards than you have.
exlibrium-power-assassin =
    Flip any one card of an opponent, at any depth; a covered one unseen. It moves to the top of that opponent's stack of the character that it then shows.
exlibrium-power-knight =
    Draw the top card of the deck. You alone see it, choose which way up it lies, and put it on top of your stack of the upright character.
exlibrium-power-bard =
    Give an opponent one of your cards and take one of theirs, each at any depth. They can't refuse. Neither card is flipped: each goes on top of its new owner's stack of the same character. A moved Mercenary card goes under that stack.
exlibrium-power-alchemist =
    Spend one of your Alchemist cards for a point. Without such a card nothing happens.
