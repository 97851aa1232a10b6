"""The words of Exlibrium that leave the engine: keys and the kinds of their arguments, without sentences.

The kinds: `seat` a seat; `character` a character's index, from 0; `card` a card's index, with both its halves;
`place` a card's place in a stack, from 0 at the bottom; `number` a count; `round` a round; `direction` left or
right; `cards` all further arguments, each a card; `seats` all further arguments, each a seat; `chain` all further
arguments, a character and a number by turns: over whom influence was compared, and the most that anybody had.

Facts that everyone may know never name a card, only its facing (XB-15).
"""

from __future__ import annotations

OPTIONS: dict[str, tuple[str, ...]] = {
    "pick": ("card", "character"),  # from the hand, facing whom (XB-12)
    "card": ("seat", "character", "place"),  # a card in a stack, at any depth
    "stack": ("character",),  # one of one's own stacks (XB-32)
    "character": ("character",),  # XB-33
    "face": ("character",),  # which half of the drawn card stands upright (XB-35)
    "ability": (),  # rather than the goal (XB-52)
    "spend": ("number",),  # so many cards, one point each
}
"""Each kind of option, and the kinds of its arguments."""

ASKS: dict[str, tuple[str, ...]] = {
    "draft": (),  # XB-12
    "berserker": (),  # which of one's top cards to flip (XB-31)
    "mercenary": (),  # under which of one's stacks (XB-32)
    "wizard": (),  # whom to double (XB-33)
    "assassin": (),  # which card of an opponent to flip (XB-34)
    "knight": ("card",),  # which facing; about: the drawn card, which the drawer alone sees (XB-35)
    "bard-give": (),  # which of one's cards (XB-36)
    "bard-take": ("seat", "character", "place"),  # which of an opponent's; about: the card that is given
    "alchemist": (),  # which card to spend (XB-37)
    "goal": ("character", "number"),  # the ability, or how many cards to spend; about: the goal and its value (XB-52)
    "goal-cards": ("character", "number"),  # which ones
    "final": ("character", "number"),  # how many to spend; about: for whom, and as first (1) or second (2) (XB-41)
    "final-cards": ("character", "number"),  # which ones
}
"""Each question, and the kinds of what it is about."""

FACTS: dict[str, tuple[str, ...]] = {
    "round": ("round",),
    "goal-open": ("character", "round", "number"),  # the round that it is for, and its value
    "dealt": ("number",),
    "hand": ("seat", "cards"),  # private: what a seat holds now
    "placed": ("seat", "character"),
    "passed": ("direction",),
    "tied": ("character", "number", "seats"),  # who has the most, when more than one
    "tie-broken": ("seat", "character", "chain"),  # who won the tie over whom, and how
    "activates": ("seat", "character", "number"),  # with how much influence
    "nobody-activates": ("character",),
    "nothing": ("seat", "character"),  # the ability has no legal target
    "flipped": ("seat", "seat", "character", "character"),  # by whom, whose, from which stack, to which
    "transferred": ("seat", "number", "character"),
    "returned": ("seat", "number", "character"),  # Mercenary cards, from which stack
    "doubled": ("seat", "character"),
    "drew": ("seat",),
    "drew-card": ("seat", "card"),  # private
    "recruited": ("seat", "character"),
    "exchanged": ("seat", "seat", "character", "character"),  # giver, the other, from which stack given and taken
    "spent": ("seat", "character", "number"),  # none, too
    "final-count": (),
    "nobody-counts": ("character",),  # nobody has a card
    "first": ("seat", "character", "number"),
    "nobody-first": ("character",),
    "second": ("seat", "character", "number"),
    "nobody-second": ("character",),
    "scored": ("seat", "number"),
    "won": ("seat",),
}
"""Each fact, and the kinds of its arguments."""

HINTS: dict[str, tuple[str, ...]] = {
    "points": ("number",),
    "own-now": ("character",),  # one will activate it this round
    "own-later": ("character",),  # it may score in a later round
    "own-final": ("character",),  # in the final count
    "own-spare": ("character",),  # influence for its own sake
    "other-now": ("seat", "character"),  # the same, which an opponent will not have
    "other-later": ("seat", "character"),
    "other-final": ("seat", "character"),
    "other-spare": ("seat", "character"),
    "new-card": (),  # the Knight's
    "alike": (),
}
"""Each reason of a hint, and the kinds of its arguments."""

REFUSALS: tuple[str, ...] = ()
"""Why picks that are legal alone are not legal together: never, in this game."""
