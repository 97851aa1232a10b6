"""The components of Exlibrium, read from the TOML files beside this module (XB-01 to XB-04)."""

from __future__ import annotations

from dataclasses import dataclass, field

from data.components import Table, Tables, in_english, once, require, rows, tables_of, texts, whole

GOALS = 6
"""How many goal cards the three columns take (XB-50)."""
CHARACTERS = ("berserker", "mercenary", "wizard", "assassin", "knight", "bard", "alchemist")
"""The characters in activation order, as their abilities are written (XB-02)."""
ENOUGH = 63
"""So many cards suffice for the fullest game, with three left for the Knight (XB-01, XB-11)."""


@dataclass(frozen=True, slots=True)
class Character:
    """A character and its ability (XB-02). Its index is its place in activation order, from 0."""

    index: int
    number: int
    """The place in activation order as it is printed, from 1."""
    key: str
    name: dict[str, str]
    ability: dict[str, str]
    the: dict[str, str] = field(default_factory=dict)
    """The name with its article, or in the case of whom something is done to, where a language needs that."""
    of: dict[str, str] = field(default_factory=dict)
    """The name of whose something is, likewise."""


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


def _characters(table: Table) -> tuple[Character, ...]:
    file = "exlibrium/characters"
    forms = {"the": dict, "of": dict}
    found = rows(file, table, "character", {"number": int, "key": str, "name": dict, "ability": dict}, forms)
    found.sort(key=lambda one: one["number"])
    numbers, keys = [one["number"] for one in found], tuple(one["key"] for one in found)
    order = f"the characters are numbered in this order: {', '.join(CHARACTERS)}"
    require(keys == CHARACTERS and numbers == list(range(1, len(found) + 1)), file, order)
    for one in found:
        in_english(file, one["key"], one["name"])
        in_english(file, f"the ability of {one['key']}", one["ability"])
        for form in forms:
            texts(file, f"a form of {one['key']}", one.get(form, {}))
    return tuple(Character(index, **one) for index, one in enumerate(found))


def _cards(table: Table, by_key: dict[str, int]) -> tuple[InfluenceCard, ...]:
    file, found = "exlibrium/cards", []
    for one in rows(file, table, "card", {"characters": list, "copies": int}):
        keys, copies = one["characters"], one["copies"]
        good = len(keys) == 2 and all(key in CHARACTERS for key in keys) and keys[0] != keys[1]
        require(good, file, f"a card bears two different characters, not {keys}")
        require(whole(copies, 1, ENOUGH), file, f"of {' and '.join(keys)} there are 1 to {ENOUGH} copies, not {copies}")
        low, high = sorted(by_key[key] for key in keys)
        found.append((low, high, copies))
    once(file, "the card of", [f"{CHARACTERS[low]} and {CHARACTERS[high]}" for low, high, _ in found])
    number = sum(copies for _, _, copies in found)
    require(number >= ENOUGH, file, f"there are at least {ENOUGH} cards, for the fullest game; not {number}")
    return tuple(InfluenceCard(index, (low, high), copies) for index, (low, high, copies) in enumerate(sorted(found)))


def goals_of(keys: object, by_key: dict[str, int]) -> tuple[int, ...]:
    """Return the characters of goal cards; raises UnplayableError unless they are six different ones (XB-04)."""
    file, why = "exlibrium/goals", f"the goals are {GOALS} different characters"
    if not isinstance(keys, list):
        keys = []
    require(len(keys) == GOALS and all(key in CHARACTERS for key in keys), file, why)
    require(len(set(keys)) == GOALS, file, why)
    return tuple(by_key[key] for key in keys)


def load(tables: Tables) -> Components:
    """Read all components; raises UnplayableError where no game could be played with them."""
    characters = _characters(tables("characters"))
    by_key = {character.key: character.index for character in characters}
    cards = _cards(tables("cards"), by_key)
    deck = tuple(card.index for card in cards for _ in range(card.copies))
    return Components(characters, cards, deck, goals_of(tables("goals").get("goals"), by_key), by_key)


BOX = load(tables_of("exlibrium"))
"""The box that games are played with."""
