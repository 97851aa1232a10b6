"""The words of Ex Libris that leave the engine: keys and the kinds of their arguments, without sentences.

The kinds: `seat` a seat; `card` a card's index; `tile` a tile's number; `category` a code; `library` a library's
key, which is also its special assistant's kind; `assistant` "ordinary" or such a kind; `row`, `column` a place
on a shelf; `letter` a card's letter; `number` a count; `level` a solo game's, from 1 to 7; `space` a space, from 0;
`direction` left, right, up or down; `cards` all further arguments, each a card.
"""

from __future__ import annotations

OPTIONS: dict[str, tuple[str, ...]] = {
    "library": ("library",),
    "home": ("assistant",),  # place at home
    "tile": ("assistant", "tile", "space"),  # place on a free space
    "share": ("assistant", "tile", "space"),  # the Ghost joins an opponent
    "bid": ("assistant", "tile", "number"),  # the Auction
    "draw": (),
    "shelve": (),
    "nothing": (),  # decline the whole offer
    "done": (),  # no more of it
    "keep": (),  # leave the card in hand
    "card": ("card",),
    "stack": ("row", "column"),  # the (top) card at a place of one's shelf
    "cell": ("row", "column"),  # a free place
    "over": ("row", "column"),  # on top of a shelved card (Mummy)
    "under": ("row", "column"),  # under a shelved card (Mummy)
    "shift": ("direction",),  # first shift a group (Wizard)
    "category": ("category",),
    "seat": ("seat",),
    "pass": (),
    "move": (),  # Lodge: an assistant goes home
    "shelf": (),  # Lodge: rearrange the shelf
    "swap-hand": (),
    "swap-shelf": (),
    "lift": (),
    "assistant": ("assistant", "tile", "space"),  # one's assistant on a location
    "bump": ("assistant", "tile", "space"),  # the Guild: which of mine goes to which opponent's space
    "slide": (
        "row",
        "column",
        "column",
        "number",
    ),  # first and last column of the run; columns to the right, left < 0
    "give": (),  # Cube: a random card
    "host": (),  # Cube: its owner does both home actions
    "return": (),  # Sasquatch
    "stay": (),
    "steal": ("seat", "category"),  # Goblin
    "face-down": ("number",),  # the n-th card of a tile, unseen, from 0
    "all": (),
    "remove": ("tile",),  # a tile leaves the solo game
}
"""Each kind of option, and the kinds of its arguments."""

ASKS: dict[str, tuple[str, ...]] = {
    "library": (),  # take a library (EL-12)
    "library-discard": (),  # discard another
    "place": (),  # an assistant (EL-32)
    "home": (),  # a home action (EL-33)
    "shelve-card": (),  # which card
    "shelve": ("card",),  # where
    "wizard": ("card", "direction"),  # which group to shift, none = do not (EL-92)
    "wizard-cell": ("card",),  # which of the spaces so emptied
    "witch": ("card", "card"),  # keep the one gained or the one revealed (EL-93)
    "swap-give": ("tile",),  # EL-62
    "take": ("tile",),  # a card that lies on the tile
    "discard": ("tile",),  # any number, from hand or shelf
    "gift-card": (),  # EL-65
    "gift-to": ("card",),
    "den-category": (),  # EL-67
    "lodge": (),  # EL-68
    "lodge-move": (),
    "lodge-shelf": (),
    "lodge-stack": (),
    "lodge-hand": (),
    "lodge-pair": (),
    "dump-category": (),  # EL-71
    "dump-card": ("category",),
    "draft": (),  # EL-72
    "shack-category": (),  # EL-73
    "shack-cards": ("category",),
    "guild": (),  # EL-75
    "tax": (),  # EL-76
    "yard-reveal": (),  # EL-77
    "yard-take": ("seat",),
    "slide": (),  # EL-78
    "pay": ("number",),  # EL-63
    "goblin": (),  # EL-83
    "goblin-give": ("seat", "category"),
    "cube": ("seat",),  # EL-86
    "sasquatch": ("seat",),  # EL-87
    "bookworm": (),  # discard one to do both once more (EL-88)
    "golem": ("tile",),  # EL-91
    "imp": ("tile",),  # EL-93a
    "remove-tiles": (),  # which two leave the solo game (EL-98)
    "inspection": (),  # which cards to turn down (EL-40)
}
"""Each question, and the kinds of what it is about."""

FACTS: dict[str, tuple[str, ...]] = {
    "set-up": ("seat", "category", "category"),  # first player, prominent, banned
    "set-up-solo": ("level", "category", "category"),  # prominent, banned (EL-95)
    "speciality": ("seat", "category"),  # private
    "library": ("seat", "library"),
    "library-discard": ("seat", "library"),
    "round": ("number",),
    "last-round": (),
    "last-round-solo": (),
    "category-shown": ("category",),  # a hidden category card goes out (EL-96)
    "public-gained": ("cards",),  # the public library, from the deck (EL-96)
    "tile-open": ("tile",),
    "stocked": ("tile", "cards"),
    "stocked-down": ("tile", "number"),
    "tiles-shuffled": (),
    "placed": ("seat", "assistant", "tile"),
    "placed-home": ("seat", "assistant"),
    "shared": ("seat", "tile"),
    "bid": ("seat", "assistant", "number"),
    "sent-back": ("seat", "assistant", "tile"),  # outbid, bumped or taken back
    "drew": ("seat", "number"),
    "drew-card": ("seat", "card"),  # private
    "shuffled": ("number",),  # the pile became a new deck
    "took": ("seat", "card"),  # in everyone's sight
    "shelved": ("seat", "card"),
    "entombed": ("seat", "card", "card"),  # the upper, the lower
    "shifted": ("seat", "number", "direction"),
    "discarded": ("seat", "card"),
    "tile-discarded": ("tile", "card"),
    "turned-up": ("tile", "cards"),
    "revealed": ("seat", "card"),
    "first-player": ("seat",),
    "swapped": ("seat", "card", "card"),  # gave, took
    "gave": ("seat", "seat", "card"),  # giver, receiver, in everyone's sight
    "gave-secretly": ("seat", "seat"),
    "gave-card": ("seat", "seat", "card"),  # private to both
    "named": ("seat", "category"),
    "den-won": ("seat", "category", "number"),
    "den-nobody": (),
    "moved-home": ("seat", "assistant", "tile"),
    "rearranged": ("seat", "card", "card"),
    "lifted": ("seat", "card"),
    "swapped-shelf": ("seat", "card", "card"),  # off the shelf, onto it
    "searched": ("seat", "category"),
    "found-nothing": ("seat",),
    "looked": ("seat", "tile"),
    "looked-cards": ("seat", "cards"),  # private
    "taxed": ("seat", "card"),
    "offered": ("seat", "cards"),
    "passed": ("seat",),
    "slid": ("seat", "number", "direction"),
    "paid": ("seat", "number"),
    "not-paid": ("seat", "number"),
    "goblin": ("seat", "seat", "category"),
    "showed-hand": ("seat", "seat"),  # public: shows hand to
    "showed-cards": ("seat", "cards"),  # private to the Goblin's owner
    "cube-host": ("seat", "seat"),  # visitor lets the owner act
    "resolved": ("tile",),
    "tile-permanent": ("tile",),
    "tile-away": ("tile",),
    "tile-removed": ("tile",),  # out of the solo game (EL-98)
    "trigger": ("seat",),  # has enough cards: one more round
    "inspected": ("seat", "number", "number"),  # turned down by choice, by the alphabet
    "scored": ("seat", "number"),
    "public-scored": ("category", "number"),  # the public library's speciality and points (EL-99)
    "won": ("seat",),
    "public-won": (),
}
"""Each fact, and the kinds of its arguments."""

HINTS: dict[str, tuple[str, ...]] = {
    "nothing-to-gain": (),
    "proven": (),  # a library that has served well
    "proven-for-others": (),
    "new-card": (),
    "ready": ("card",),  # the hand's best card
    "power": ("assistant",),  # where the special assistant does most
    "lies-there": ("card",),
    "hut": ("number",),  # so many cards, and the first turn
    "unseen": (),  # cards that nobody sees yet
    "shelves-several": (),
    "acts-too": (),  # an assistant acts once more
    "tidies": (),  # the shelf can be put in better order
    "books-speciality": ("card", "category"),  # why a card is good: for its books
    "books-prominent": ("card", "category"),
    "books-variety": ("card", "category"),
    "speciality": ("category",),  # why a category is good
    "prominent": ("category",),
    "variety": ("category",),
    "firmer": ("number",),  # points of stability
    "compact": (),
    "keeps-open": ("row", "letter"),  # room in a row, and the letter of what may come
    "in-order": ("card", "card"),
    "in-order-after": ("card",),
    "in-order-before": ("card",),
    "first": (),
    "kept-from-others": (),  # a card that an opponent would like even more
    "no-place": (),  # a card is better kept
    "makes-room": (),
    "entombs": (),
    "least-missed": (),
    "least-help": (),  # a gift helps an opponent least
    "behind": ("seat",),  # who has shelved least
    "no-limit": (),  # a hand may be of any size
    "sells": (),
    "full-hand": ("seat",),
    "random-card": (),
    "effect-waits": (),
    "works-again": (),
    "goes-on": (),
    "burns": (),
    "best-total": (),
    "best-as-it-is": (),
    "promise-least": (),  # tiles that may go
}
"""What decided a hint, and the kinds of its arguments."""

REFUSALS: tuple[str, ...] = (
    "splits-shelf",
    "wizard-group",
    "wizard-blocked",
    "wizard-no-place",
)
"""Why picks that are legal alone are not legal together."""
