"""What an answer is worth, for each kind of question: it is tried on an imagined table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from data.exlibrium import BOX
from engine.ask import Option
from engine.exlibrium.abilities import ABILITIES, exchange, opponents_cards
from engine.exlibrium.advice.imagined import another, flipped
from engine.exlibrium.advice.worth import worth
from engine.exlibrium.stacks import lift, put, settle, spend, transfer
from engine.exlibrium.state import BARD, CHARACTERS, KNIGHT, State

Value = Callable[[State, int, Option], float]
"""What an option is worth to a seat on a table."""


def picked(table: State, seat: int, option: Option) -> float:
    """A draft pick (XB-12)."""
    return _after(table, seat, lambda tried: put(tried.players[seat], int(option[2]), int(option[1])))


def faced(table: State, seat: int, option: Option) -> float:
    """A facing of the drawn card (XB-35); what its other half is does not matter yet."""
    return _after(table, seat, lambda tried: put(tried.players[seat], int(option[1]), 0))


def flip_tried(table: State, seat: int, option: Option) -> float:
    """A card flipped, on average over what it may be (XB-31, XB-34)."""
    values = [worth(tried, seat) for tried in flipped(table, seat, option)]
    return sum(values) / len(values)


def transferred(table: State, seat: int, option: Option) -> float:
    """The Mercenary cards moved (XB-32)."""
    return _after(table, seat, lambda tried: transfer(tried, seat, int(option[1])))


def doubled(table: State, seat: int, option: Option) -> float:
    """A character doubled (XB-33)."""
    tried = another(table)
    tried.doubler, tried.doubled = seat, int(option[1])
    return worth(tried, seat)


def given(table: State, seat: int, option: Option) -> float:
    """A card given away, whatever is taken for it (XB-36)."""
    return _after(table, seat, lambda tried: lift(tried.players[seat], int(option[2]), int(option[3])))


def taken_for(give: Option) -> Value:
    """A card taken for one that is known (XB-36)."""

    def taken(table: State, seat: int, option: Option) -> float:
        return _after(table, seat, lambda tried: exchange(tried, give, option))

    return taken


def extracted(table: State, seat: int, option: Option) -> float:
    """One card spent for a point (XB-37)."""
    return spent(table, seat, int(option[2]), [int(option[3])])


def spent(table: State, seat: int, character: int, places: Iterable[int]) -> float:
    """Cards spent for points (XB-40)."""
    return _after(table, seat, lambda tried: spend(tried, seat, character, places))


def ability_used(table: State, seat: int, character: int) -> float:
    """The best that a character's ability promises."""
    if character == KNIGHT:
        return _recruited(table, seat)
    choice, value = best(table, seat, ABILITIES[character].targets(table, seat), _VALUES[character])
    if character == BARD:
        return best(table, seat, opponents_cards(table, seat), taken_for(choice))[1]
    return value


def values(key: str) -> Value:
    """How the options of a question that a character's ability puts are valued."""
    return _VALUES[BOX.character_by_key[key.partition("-")[0]]]


def _recruited(table: State, seat: int) -> float:
    """What a card by luck promises: the better of its two halves (XB-35)."""
    values = sorted(faced(table, seat, ("face", character)) for character in range(CHARACTERS))
    pairs = CHARACTERS * (CHARACTERS - 1) // 2
    return sum(value * rank for rank, value in enumerate(values)) / pairs


def best(table: State, seat: int, options: Sequence[Option], value: Value) -> tuple[Option, float]:
    """The option that is worth most, the first of several; cards that look alike are tried once."""
    tried: dict[Option, float] = {}
    found, most = options[0], float("-inf")
    for option in options:
        looks = _looks(table, option)
        if looks not in tried:
            tried[looks] = value(table, seat, option)
            if tried[looks] > most:
                found, most = option, tried[looks]
    return found, most


def _looks(table: State, option: Option) -> Option:
    """What tells a card in a stack from others there: whether it is moved, and what shows of it."""
    if option[0] != "card":
        return option
    _, owner, character, place = (value if isinstance(value, int) else 0 for value in option)
    player = table.players[owner]
    return (owner, character, place < player.moved[character], player.stacks[character][place])


def _after(table: State, seat: int, change: Callable[[State], object]) -> float:
    tried = another(table)
    change(tried)
    settle(tried)
    return worth(tried, seat)


_VALUES: tuple[Value, ...] = (flip_tried, transferred, doubled, flip_tried, faced, given, extracted)
"""How each character's targets are valued, in activation order."""
