"""The words of Atheneum that leave the engine: keys and the kinds of their arguments, without sentences.

The kinds: `seat` a seat; `study` a study card's index; `objective` an objective's index; `token` a bonus token's
index; `colour` a colour; `source` what a book comes from: a colour (printed or lifted), "any" (a joker or a spider's
book), a compartment's key (for that one only) or "token"; `place` a place's number (`geometry.PLACES`);
`compartment` a compartment's key (UL ... SD2); `reward` a spider's reward; `number` a count; `studies`,
`objectives` and `places` all further arguments, each such an index or number.
"""

from __future__ import annotations

OPTIONS: dict[str, tuple[str, ...]] = {
    "card": ("study",),  # pick it
    "shelve": ("source", "colour", "place"),
    "pair": ("token", "colour", "place"),  # its left one's colour and place
    "lift": ("place",),  # a pair by its left place
    "use": ("token",),  # its benefit: wand, side shelf or rearranging
    "candle": ("token",),
    "claim": ("objective",),
    "confirm": (),
    "wand": (),  # a spider's rewards
    "token": (),
    "book": (),
    "side-shelf": (),
}
"""Each kind of option, and the kinds of its arguments."""

ASKS: dict[str, tuple[str, ...]] = {
    "pick": (),  # a card of the hand (AT-20)
    "shelve": (),  # until a first confirm (AT-23)
    "claim": (),  # until a second one (AT-27)
    "spider": ("compartment",),  # which reward (AT-50)
}
"""Each question, and the kinds of what it is about."""

FACTS: dict[str, tuple[str, ...]] = {
    "favourite": ("seat", "colour"),
    "objectives": ("objectives",),  # the row from left to right
    "round": ("number",),
    "hand": ("seat", "studies"),  # private
    "revealed": ("seat", "study"),
    "left-over": ("seat", "studies"),  # the sixth card, discarded
    "points": ("seat", "number"),
    "wand": ("seat",),  # from a card, a token or a spider; or from an objective, told when confirmed
    "wand-lost": ("seat",),
    "side-shelf": ("seat", "compartment"),
    "side-shelf-lost": ("seat",),
    "token": ("seat",),  # drew one
    "token-lost": ("seat",),
    "drew-token": ("seat", "token"),  # private
    "shelved": ("seat", "colour", "place"),  # private
    "pair-shelved": ("seat", "token", "colour", "place"),  # private
    "lifted": ("seat", "colour", "place"),  # private
    "pair-lifted": ("seat", "token", "place"),  # private
    "used": ("seat", "token"),  # private
    "reward": ("seat", "reward"),  # private
    "own-wand": ("seat",),  # private: an objective's
    "own-wand-lost": ("seat",),  # private
    "candle": ("seat", "token", "number"),  # private, then to all when confirmed; what its place is worth
    "spider": ("seat", "compartment"),  # likewise
    "claimed": ("seat", "objective", "number"),  # likewise; its points
    "confirmed": ("seat", "number", "places"),  # how many books stand on the shelves, and where new ones do
    "lost-books": ("seat", "number"),
    "lost-tokens": ("seat", "number"),
    "objective": ("objective", "objective"),  # leaves, enters
    "scored": ("seat", "number"),
    "won": ("seat",),
}
"""Each fact, and the kinds of its arguments."""

HINTS: dict[str, tuple[str, ...]] = {
    "shows": ("objective",),  # a book completes it
    "towards": ("objective",),
    "catches": ("compartment",),  # a book fills it, its spider is still there
    "fills": ("compartment",),
    "filling": ("compartment",),
    "favourite": ("colour",),
    "favourite-alone": ("colour",),
    "room": (),
    "lift-objective": ("place", "objective"),  # there it serves it
    "lift-compartment": ("place", "compartment"),
    "lift-favourite": ("place", "colour"),
    "claim": ("objective",),
    "candle": ("number",),  # what its place is worth
    "nothing-left": (),
    "no-better-place": (),
    "no-gain": (),
    "neighbours": (),  # another card would do more for oneself
    "neighbours-only": (),
    "any-book": (),
    "book-for": ("compartment",),
    "book-objective": ("colour", "objective"),
    "book-compartment": ("colour", "compartment"),
    "book-favourite": ("colour",),
    "book-room": ("colour",),
    "wand-pays": (),
    "wand-ahead": (),
    "side-shelf": ("number",),  # rounds to come
    "token-candle": ("number",),
    "token": (),
    "points": ("number",),
    "lifts": ("number",),
}
"""Each reason of a hint, and the kinds of its arguments."""

REASONS: tuple[str, ...] = (
    "not-in-hand",
    "pick-first",
    "already-revealed",
    "confirm-first",
    "not-held",
    "wrong-compartment",
    "no-such-place",
    "place-taken",
    "nothing-below",
    "no-support",
    "plainer-book",
    "pair-too-wide",
    "place-empty",
    "no-lifts",
    "pair-by-its-left",
    "pair-needs-two",
    "holds-others",
    "two-side-shelves",
    "no-wand-in-reserve",
    "nothing-to-lift",
    "no-candle-place",
    "not-open",
    "claimed-already",
    "not-shown",
    "no-wand",
)
"""Why something was not offered (`refusing.why_not`)."""
