"""The automatic player: an answer to any question from a view alone."""

from __future__ import annotations

from engine.ask import Ask, Option, Picks
from engine.exlibrium.advice.answers import Value, ability_used, best, picked, spent, taken_for, values
from engine.exlibrium.advice.imagined import imagine
from engine.exlibrium.state import State
from engine.exlibrium.view import View
from engine.hint import AUTOMATIC


def advise(view: View, ask: Ask, strength: str = AUTOMATIC) -> Picks:
    """Answer a question with what the view shows, and nothing else: try each answer, look one step ahead."""
    table = imagine(view)
    if ask.key in {"goal-cards", "final-cards"}:
        return _cards(table, ask)
    return (best(table, ask.seat, ask.options, _value(ask))[0],)


def _value(ask: Ask) -> Value:
    """How the options of a question are valued."""
    if ask.key == "draft":
        return picked
    if ask.key == "bard-take":
        return taken_for(("card", *ask.about))
    if ask.key in {"goal", "final"}:
        return _number(int(ask.about[0]))
    return values(ask.key)


def _number(character: int) -> Value:
    """How many cards of a stack to spend, or the ability instead (XB-41, XB-52)."""

    def value(table: State, seat: int, option: Option) -> float:
        if option[0] == "ability":
            return ability_used(table, seat, character)
        return spent(table, seat, character, range(int(option[1])))

    return value


def _cards(table: State, ask: Ask) -> Picks:
    """Which cards of a stack to spend: the lowest or the highest, with Mercenary cards among them or not (XB-40)."""
    number, character = ask.at_least, int(ask.about[0])

    def value(picks: Picks) -> float:
        return spent(table, ask.seat, character, [int(option[3]) for option in picks])

    return max((ask.options[:number], ask.options[-number:]), key=value)
