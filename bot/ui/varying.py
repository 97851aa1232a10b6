"""The variants of a game as one menu of its lobby: what is marked is on."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games import face_of
from bot.games.speech import Speech
from bot.ui.controls import Line, Menu
from bot.values.table import Game
from engine.catalogue import rules_of
from engine.options import GameOption


def varying(speech: Speech, game: Game) -> tuple[Menu, ...]:
    """Return the menu of a game's variants, where it has any."""
    toggles = {place: option for place, option in enumerate(_toggles(game.key)) if _matters(game, option)}
    if not toggles:
        return ()
    lines = tuple(_line(speech, game, place, option) for place, option in toggles.items())
    return (Menu("vary", (game.id,), speech.words("lobby-variants"), lines, 0, len(lines)),)


def switched_on(speech: Speech, game: Game) -> list[str]:
    """Return the variants that are on, a line each, for a game that has no words of its own for them."""
    lines = (_line(speech, game, place, option) for place, option in enumerate(_toggles(game.key)))
    return [f"**{line.label}**" for line in lines if line.marked]


def picked(game: Game, indices: Iterable[int]) -> dict[str, int]:
    """Return a game's options where the variants at some places of the menu are on, and no others."""
    marked = set(indices)
    return {
        option.name: _other(option) if place in marked and _matters(game, option) else option.default
        for place, option in enumerate(_toggles(game.key))
    }


def _toggles(key: str) -> list[GameOption]:
    """The options of which there are two ways to play; the first one is the usual one."""
    found = (option for option in rules_of(key).options if option.offered and not option.optional and not option.seat)
    return [option for option in found if len(option.values) == 2]


def _matters(game: Game, option: GameOption) -> bool:
    start = face_of(game.key).start
    needed = start.needs.get(option.name) if start else None
    return needed is None or bool(game.options.get(needed))


def _other(option: GameOption) -> int:
    return next(value for value in option.values.values() if value != option.default)


def _line(speech: Speech, game: Game, place: int, option: GameOption) -> Line:
    other = next(name for name, value in option.values.items() if value != option.default)
    key = f"variant-{option.name}"
    label = speech.own(key) if speech.says(key) else speech.own(f"start-{option.name}-{other}")
    on = game.options.get(option.name, option.default) != option.default
    return Line(place, label, speech.own(f"start-{option.name}"), on)
