"""Shelving and lifting books (AT-30 to AT-32, AT-40 to AT-43)."""

from __future__ import annotations

from functools import cache, lru_cache
from operator import itemgetter

from data.atheneum import ANY, BOX
from engine.ask import Option
from engine.atheneum.geometry import (
    COMPARTMENTS,
    KEPT,
    KEYS,
    OWNED,
    PARTS,
    liftable,
    numbered_for_book,
    numbers,
    places_for_pair,
)
from engine.atheneum.patterns import filled_by
from engine.atheneum.state import COLOUR_AT, COLOURS, Desk, Held, State, no_books, none_named
from engine.atheneum.telling import tell_seat

BONUS = "token"
"""The source of a book that a bonus token turns into."""
PAIR_LIFTS = 2
KINDS: tuple[str, ...] = tuple(token.kind for token in BOX.tokens)
"""The kind of each bonus token."""
_BOOKS: dict[str, tuple[tuple[Option, ...], ...]] = {
    source: tuple(
        tuple(("shelve", source, colour, place) for place in range(OWNED[-1].bit_length())) for colour in COLOURS
    )
    for source in (*COLOURS, ANY, *KEYS[: BOX.main], BONUS)
}
"""For each source and each colour the option of every place, made once."""
_PLAIN = tuple(_BOOKS[colour][index] for index, colour in enumerate(COLOURS))
"""The same of the books of each colour itself."""
_LIFTS: tuple[Option, ...] = tuple(("lift", place) for place in range(OWNED[-1].bit_length()))
_COLOURS = tuple(range(len(COLOURS)))
_NO_BOOKS, _NONE_NAMED = no_books(), none_named()
"""What is held where nothing is: to compare with it takes a third of what `any` takes."""


def lefts(desk: Desk) -> int:
    """The left places of all pairs."""
    found = 0
    for place in desk.pairs:
        found |= 1 << place
    return found


def moves(desk: Desk, held: Held) -> list[Option]:
    """All ways to shelve a held book or to lift one."""
    filled, owned = filled_by(desk.books), OWNED[desk.sides]
    plain, named = _plain_books(held), held.named != _NONE_NAMED
    found: list[Option] = []
    if plain or named:
        places, free = numbered_for_book(filled, owned)
        found += _all_at(free, plain)
        if named:
            found += _named_books(held, places)
    if held.tokens or held.lifted_pairs:
        found += _pairs(held, filled, owned)
    if held.lifts or held.token_lifts:
        found += _lifts(held, filled, lefts(desk))
    return found


def _all_at(places: tuple[int, ...], books: list[tuple[Option, ...]]) -> list[Option]:
    """The options of some places, book by book: all that a book has at once."""
    if len(places) <= 1 or not books:  # one option alone would come without a row around it
        return [options[place] for options in books for place in places]
    found: list[Option] = []
    there = itemgetter(*places)
    for options in books:
        found += there(options)
    return found


def _plain_books(held: Held) -> list[tuple[Option, ...]]:
    """Books for any compartment. A joker or a token is not offered for a colour that something plainer serves."""
    wild = _wild_source(held) if held.jokers or held.gifts or held.tokens else ""
    printed, lifted = held.printed, held.lifted
    if wild:
        other = _BOOKS[wild]
        return [_PLAIN[colour] if printed[colour] or lifted[colour] else other[colour] for colour in _COLOURS]
    if printed == _NO_BOOKS and lifted == _NO_BOOKS:
        return []
    return [_PLAIN[colour] for colour in _COLOURS if printed[colour] or lifted[colour]]


def _wild_source(held: Held) -> str:
    """The plainest source of a book of any colour that is held, or ""."""
    if held.jokers or held.gifts:
        return ANY
    for token in held.tokens:
        if KINDS[token] == "book":
            return BONUS
    return ""


def _named_books(held: Held, places: int) -> list[Option]:
    """Books of any colour for one compartment (AT-31)."""
    found: list[Option] = []
    for index, count in enumerate(held.named):
        if count:
            found += _for_compartment(index, places & COMPARTMENTS[index])
    return found


@cache
def _for_compartment(index: int, places: int) -> tuple[Option, ...]:
    """A book of any colour for some places of one compartment."""
    return tuple([options[place] for options in _BOOKS[KEYS[index]] for place in numbers(places)])


def _lifts(held: Held, filled: int, pairs: int) -> tuple[Option, ...]:
    """Books to lift, and pairs by their left places where there are lifts for both ends (AT-32, AT-43)."""
    (some, others), wide = PARTS, held.lifts + held.token_lifts >= PAIR_LIFTS
    return _lifts_among(filled & some, pairs & some)[wide] + _lifts_among(filled & others, pairs & others)[wide]


@lru_cache(KEPT)
def _lifts_among(filled: int, pairs: int) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
    """The books of a part to lift, and these with its pairs."""
    books, wide = liftable(filled, pairs)
    alone = tuple([_LIFTS[place] for place in numbers(books)])
    return alone, tuple([_LIFTS[place] for place in numbers(books | wide)]) if wide else alone


def _pairs(held: Held, filled: int, owned: int) -> list[Option]:
    """Pairs, either way round: the option names the left one's colour (AT-43)."""
    tokens = held.lifted_pairs + [token for token in held.tokens if KINDS[token] == "pair"]
    places = numbers(places_for_pair(filled, owned)) if tokens else ()
    return [
        ("pair", token, colour, place)
        for token in sorted(tokens)
        for colour in BOX.tokens[token].colours
        for place in places
    ]


def shelve(state: State, seat: int, choice: tuple[str, str, str, int]) -> None:
    """Shelve one book."""
    _, source, name, place = choice
    player = state.players[seat]
    _take(player.held, source)
    player.desk.books[COLOUR_AT[name]] |= 1 << place
    tell_seat(state, seat, "shelved", name, place)


def _take(held: Held, source: str) -> None:
    """Take a book from what is held; what is lost first goes first."""
    if source in COLOUR_AT:
        colour = COLOUR_AT[source]
        books = held.printed if held.printed[colour] else held.lifted
        books[colour] -= 1
    elif source == BONUS:
        spend(held, next(token for token in held.tokens if KINDS[token] == "book"))
    elif source != ANY:
        held.named[KEYS.index(source)] -= 1
    elif held.jokers:
        held.jokers -= 1
    else:
        held.gifts -= 1


def spend(held: Held, token: int) -> None:
    """A token whose benefit is used goes to the discard at the end of the round (AT-51)."""
    held.tokens.remove(token)
    held.spent.append(token)


def shelve_pair(state: State, seat: int, choice: tuple[str, int, str, int]) -> None:
    """Shelve a pair; from now on its token is books and no candle (AT-43, AT-51)."""
    _, token, name, place = choice
    desk, held = state.players[seat].desk, state.players[seat].held
    (held.lifted_pairs if token in held.lifted_pairs else held.tokens).remove(token)
    for step, colour in enumerate(sorted(BOX.tokens[token].colours, key=lambda colour: colour != name)):
        desk.books[COLOURS.index(colour)] |= 1 << place + step
    desk.pairs[place] = token
    tell_seat(state, seat, "pair-shelved", token, name, place)


def lift(state: State, seat: int, choice: tuple[str, int]) -> None:
    """Lift a book, or a pair for two lifts (AT-32, AT-43); lifts from cards are used up first."""
    _, place = choice
    desk, held = state.players[seat].desk, state.players[seat].held
    token = desk.pairs.pop(place, None)
    cost = 1 if token is None else PAIR_LIFTS
    from_cards = min(cost, held.lifts)
    held.lifts -= from_cards
    held.token_lifts -= cost - from_cards
    gone = (1 << cost) - 1 << place
    for colour, places in enumerate(desk.books):
        if places & gone:
            desk.books[colour] = places & ~gone
            if token is None:
                held.lifted[colour] += 1
                tell_seat(state, seat, "lifted", COLOURS[colour], place)
    if token is not None:
        held.lifted_pairs.append(token)
        tell_seat(state, seat, "pair-lifted", token, place)
