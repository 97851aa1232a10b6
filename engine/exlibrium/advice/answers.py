"""What an answer may lead to, for each kind of question: tables on which it is tried, each as likely as the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import fsum

from engine.ask import Ask, Option
from engine.exlibrium.abilities import ABILITIES, exchange, opponents_cards
from engine.exlibrium.advice.imagined import another, flipped
from engine.exlibrium.advice.worth import worth
from engine.exlibrium.stacks import card_at, lift, put, settle, spend, transfer
from engine.exlibrium.state import BARD, CHARACTERS, KNIGHT, State
from engine.picks import number_of

Try = Callable[[State, int, Option], Iterable[State]]
"""The tables that an option may lead to, from a table and the seat that chooses."""


def value_of(table: State, seat: int, option: Option, attempt: Try) -> float:
    """What an option is worth to a seat, on average over the tables that it may lead to."""
    values = [worth(tried, seat) for tried in attempt(table, seat, option)]
    return fsum(values) / len(values)


def picked(table: State, seat: int, option: Option) -> Iterator[State]:
    """A draft pick (XB-12)."""
    return _after(table, lambda tried: put(tried.players[seat], number_of(option, 2), number_of(option)))


def faced(table: State, seat: int, option: Option) -> Iterator[State]:
    """A facing of the drawn card (XB-35); what its other half is does not matter yet."""
    return _after(table, lambda tried: put(tried.players[seat], number_of(option), 0))


def transferred(table: State, seat: int, option: Option) -> Iterator[State]:
    """The Mercenary cards moved (XB-32)."""
    return _after(table, lambda tried: transfer(tried, seat, number_of(option)))


def doubled(table: State, seat: int, option: Option) -> Iterator[State]:
    """A character doubled (XB-33)."""
    tried = another(table)
    tried.doubler, tried.doubled = seat, number_of(option)
    yield tried


def given(table: State, seat: int, option: Option) -> Iterator[State]:
    """A card given away, whatever is taken for it (XB-36)."""
    return _after(table, lambda tried: lift(tried.players[seat], *card_at(option)[1:]))


def taken_for(give: Option) -> Try:
    """A card taken for one that is known (XB-36)."""

    def taken(table: State, seat: int, option: Option) -> Iterator[State]:
        return _after(table, lambda tried: exchange(tried, give, option))

    return taken


def extracted(table: State, seat: int, option: Option) -> Iterator[State]:
    """One card spent for a point (XB-37)."""
    card = card_at(option)
    return spent(table, seat, card.character, [card.place])


def spent(table: State, seat: int, character: int, places: Iterable[int]) -> Iterator[State]:
    """Cards spent for points (XB-40)."""
    return _after(table, lambda tried: spend(tried, seat, character, places))


def ability_used(table: State, seat: int, character: int) -> float:
    """The best that a character's ability promises."""
    if character == KNIGHT:
        return _recruited(table, seat)
    option, attempt = ability_at_best(table, seat, character)
    return value_of(table, seat, option, attempt)


def ability_at_best(table: State, seat: int, character: int) -> tuple[Option, Try]:
    """The best use of a character's ability, but for the Knight's, and how it is tried."""
    attempt = TRIES[character]
    choice = best(table, seat, ABILITIES[character].targets(table, seat), attempt)
    if character == BARD:
        return best(table, seat, opponents_cards(table, seat), taken_for(choice)), taken_for(choice)
    return choice, attempt


def _recruited(table: State, seat: int) -> float:
    """What a card by luck promises: the better of its two halves (XB-35)."""
    values = sorted(value_of(table, seat, ("face", character), faced) for character in range(CHARACTERS))
    pairs = CHARACTERS * (CHARACTERS - 1) // 2
    return fsum(value * rank for rank, value in enumerate(values)) / pairs


def best(table: State, seat: int, options: Sequence[Option], attempt: Try) -> Option:
    """The option that is worth most, the first of several."""
    values = worths(table, seat, options, attempt)
    return max(values, key=lambda option: values[option])


def worths(table: State, seat: int, options: Sequence[Option], attempt: Try) -> dict[Option, float]:
    """What options are worth, in their order; cards that look alike are tried once, the first one."""
    seen: set[Option] = set()
    found: dict[Option, float] = {}
    for option in options:
        looks = _looks(table, option)
        if looks not in seen:
            seen.add(looks)
            found[option] = value_of(table, seat, option, attempt)
    return found


def _looks(table: State, option: Option) -> Option:
    """What tells a card in a stack from others there: whether it is moved, and what shows of it."""
    if option[0] != "card":
        return option
    owner, character, place = card_at(option)
    player = table.players[owner]
    return (owner, character, place < player.moved[character], player.stacks[character][place])


def _after(table: State, change: Callable[[State], object]) -> Iterator[State]:
    tried = another(table)
    change(tried)
    settle(tried)
    yield tried


TRIES: tuple[Try, ...] = (flipped, transferred, doubled, flipped, faced, given, extracted)
"""How the targets of each character's ability are tried, in activation order."""


def _always(attempt: Try) -> Callable[[Ask], Try]:
    """How a question is tried whose options are always tried the same way."""

    def trying(ask: Ask) -> Try:
        return attempt

    return trying


_ABILITIES = ("berserker", "mercenary", "wizard", "assassin", "knight", "bard-give", "alchemist")
TRYING: dict[str, Callable[[Ask], Try]] = {
    "draft": _always(picked),
    **{key: _always(attempt) for key, attempt in zip(_ABILITIES, TRIES, strict=True)},
    "bard-take": lambda ask: taken_for(("card", *ask.about)),
}
"""How the options of each question for one card or character are tried."""
