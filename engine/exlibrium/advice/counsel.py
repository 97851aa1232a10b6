"""The automatic player's table: for each question its answer and its reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.ask import Ask, Option, Picks
from engine.counsel import Counsel, Reason
from engine.exlibrium.advice.answers import (
    TRYING,
    Try,
    ability_at_best,
    ability_used,
    faced,
    spent,
    value_of,
    worths,
)
from engine.exlibrium.advice.reasons import ALIKE, CLOSE, NEW_CARD, difference
from engine.exlibrium.state import CHARACTERS, KNIGHT, State
from engine.picks import number_of

Values = Callable[[State, Ask], dict[Option, float]]
"""What the options of a question are worth, in their order."""


def _best(values: dict[Option, float]) -> Option:
    return max(values, key=lambda option: values[option])


def _against_the_next(table: State, ask: Ask, option: Option, values: dict[Option, float], attempt: Try) -> Reason:
    """What tells the choice from the best one that is worth less."""
    less = {other: value for other, value in values.items() if value < values[option] - CLOSE}
    if not less:
        return ALIKE
    chosen, other = attempt(table, ask.seat, option), attempt(table, ask.seat, _best(less))
    return difference(table, ask.seat, chosen, other)


def _one(trying: Callable[[Ask], Try]) -> Counsel[State]:
    """The row of a question for one card or character: each option is tried."""

    def values(table: State, ask: Ask) -> dict[Option, float]:
        return worths(table, ask.seat, ask.options, trying(ask))

    def answer(table: State, ask: Ask) -> Picks:
        return (_best(values(table, ask)),)

    def reason(table: State, ask: Ask, option: Option) -> Reason:
        return _against_the_next(table, ask, option, values(table, ask), trying(ask))

    return Counsel(answer, reason, values=values)


def _numbers(table: State, ask: Ask) -> dict[Option, float]:
    """What it is worth to spend so many cards of a stack, or to use the ability instead (XB-41, XB-52)."""
    character = number_of(ask.about, 0)
    return {
        option: ability_used(table, ask.seat, character)
        if option[0] == "ability"
        else value_of(table, ask.seat, option, _spending(character))
        for option in ask.options
    }


def _spending(character: int) -> Try:
    """So many cards of a stack spent, or its ability used as well as may be."""

    def attempt(table: State, seat: int, option: Option) -> Iterable[State]:
        if option[0] == "spend":
            return spent(table, seat, character, range(number_of(option)))
        if character == KNIGHT:
            return [tried for facing in range(CHARACTERS) for tried in faced(table, seat, ("face", facing))]
        choice, ability = ability_at_best(table, seat, character)
        return ability(table, seat, choice)

    return attempt


def _number(table: State, ask: Ask) -> Picks:
    return (_best(_numbers(table, ask)),)


def _why_number(table: State, ask: Ask, option: Option) -> Reason:
    character = number_of(ask.about, 0)
    if option[0] == "ability" and character == KNIGHT:
        return NEW_CARD
    return _against_the_next(table, ask, option, _numbers(table, ask), _spending(character))


def _cards(table: State, ask: Ask) -> Picks:
    """Which cards of a stack to spend: the lowest or the highest, with Mercenary cards among them or not (XB-40)."""
    return max(_lowest_and_highest(ask), key=lambda picks: value_of(table, ask.seat, (), _these(ask, picks)))


def _lowest_and_highest(ask: Ask) -> tuple[Picks, Picks]:
    return ask.options[: ask.at_least], ask.options[-ask.at_least :]


def _these(ask: Ask, picks: Picks) -> Try:
    """These cards of a stack spent."""
    places = [number_of(pick, 3) for pick in picks]

    def attempt(table: State, seat: int, option: Option) -> Iterable[State]:
        return spent(table, seat, number_of(ask.about, 0), places)

    return attempt


def _why_cards(table: State, ask: Ask, option: Option) -> Reason:
    lowest, highest = (list(_these(ask, picks)(table, ask.seat, ())) for picks in _lowest_and_highest(ask))
    chosen, other = (lowest, highest) if option == ask.options[0] else (highest, lowest)
    return difference(table, ask.seat, chosen, other)


COUNSEL: dict[str, Counsel[State]] = {
    **{key: _one(trying) for key, trying in TRYING.items()},
    "goal": Counsel(_number, _why_number, values=_numbers),
    "goal-cards": Counsel(_cards, _why_cards),
    "final": Counsel(_number, _why_number, values=_numbers),
    "final-cards": Counsel(_cards, _why_cards),
}
"""The row of each question of the vocabulary; a table is the one that a seat imagines."""
