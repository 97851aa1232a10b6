"""The components of Exlibrium, read from the TOML files beside this module (XB-01 to XB-04)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

GOALS = 6
"""How many goal cards the three columns take (XB-50)."""


@dataclass(frozen=True, slots=True)
class Character:
    """A character and its ability (XB-02). Its index is its place in activation order, from 0."""

    index: int
    number: int
    """The place in activation order as it is printed, from 1."""
    key: str
    name: dict[str, str]
    ability: dict[str, str]


@dataclass(frozen=True, slots=True)
class InfluenceCard:
    """An influence card (XB-01). Its copies are alike in every way, so they share this one index."""

    index: int
    characters: tuple[int, int]
    """The characters on its two halves, the earlier one first."""
    copies: int


@dataclass(frozen=True)
class Components:
    """Everything in the box."""

    characters: tuple[Character, ...]
    cards: tuple[InfluenceCard, ...]
    deck: tuple[int, ...]
    """The index of each of the 63 cards, unshuffled."""
    goals: tuple[int, ...]
    """The characters on the goal cards (XB-04)."""
    character_by_key: dict[str, int]


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath(f"{name}.toml").read_text(encoding="utf-8"))


def _characters() -> tuple[Character, ...]:
    rows = sorted(_read("characters")["character"], key=lambda row: int(row["number"]))
    return tuple(Character(index, **row) for index, row in enumerate(rows))


def _cards(by_key: dict[str, int]) -> tuple[InfluenceCard, ...]:
    rows = [(sorted(by_key[key] for key in row["characters"]), row["copies"]) for row in _read("cards")["card"]]
    return tuple(
        InfluenceCard(index, (one, other), copies) for index, ((one, other), copies) in enumerate(sorted(rows))
    )


def goals_of(keys: list[str], by_key: dict[str, int]) -> tuple[int, ...]:
    """Return the characters of a list of goal cards; raises ValueError unless they are six different ones (XB-04)."""
    goals = tuple(by_key[key] for key in keys)
    if len(goals) != GOALS or len(set(goals)) != GOALS:
        message = f"the goals are {GOALS} different characters"
        raise ValueError(message)
    return goals


def load() -> Components:
    """Read all components; raises ValueError or KeyError where a file is not as it should be."""
    characters = _characters()
    by_key = {character.key: character.index for character in characters}
    cards = _cards(by_key)
    deck = tuple(card.index for card in cards for _ in range(card.copies))
    return Components(characters, cards, deck, goals_of(_read("goals")["goals"], by_key), by_key)


BOX = load()
"""The box that games are played with."""
