"""What no game could be played with is refused when it is loaded, in one sentence that names the file."""

from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

import data.atheneum
import data.exlibris
import data.exlibrium
from data.components import Table, UnplayableError, tables_of

LOAD: Mapping[str, Callable[[Callable[[str], Table]], object]] = {
    "atheneum": data.atheneum.load,
    "exlibris": data.exlibris.load,
    "exlibrium": data.exlibrium.load,
}
FILES = {
    "atheneum": ("cards", "objectives", "shelves", "subjects", "tokens"),
    "exlibris": ("cards", "categories", "libraries", "tiles"),
    "exlibrium": ("cards", "characters", "goals"),
}
ALL = [(game, file) for game, files in FILES.items() for file in files]
GONE = object()
Change = Mapping[str, Any]
"""What stands elsewhere, by its path in the table, such as "main/0/width"."""


def changed(table: Table, change: Change) -> Table:
    copy = deepcopy(table)
    for path, value in change.items():
        *way, last = [int(step) if step.isdecimal() else step for step in path.split("/")]
        place: Any = copy
        for step in way:
            place = place[step]
        if value is GONE:
            del place[last]
        elif isinstance(place, list) and last == len(place):
            place.append(value)
        else:
            place[last] = value
    return copy


@cache
def read_once(game: str) -> Callable[[str], Table]:
    return cache(tables_of(game))


def load(game: str, file: str, change: Change) -> object:
    read = read_once(game)
    return LOAD[game](lambda name: changed(read(name), change) if name == file else read(name))


@pytest.mark.parametrize("game", LOAD)
def test_what_the_box_holds_is_playable(game: str) -> None:
    assert load(game, "", {})


FAULTS: list[tuple[str, str, Change, str]] = [
    ("atheneum", "shelves", {"main/0/width": 0}, "the width of UL is 1 to 12, not 0"),
    ("atheneum", "shelves", {"main/0/levels": -1}, "the levels of UL is"),
    ("atheneum", "shelves", {"main/4/width": 13}, "the width of BT is 1 to 12, not 13"),
    ("atheneum", "shelves", {"main/4/width": 10}, "at most 26 places, as each has a letter; not 27"),
    ("atheneum", "shelves", {"side/0/width": 3}, "at most 9 places, a digit each; not 12"),
    ("atheneum", "shelves", {"main/0/width": True}, "width of main 1 must be a whole number, not True"),
    ("atheneum", "shelves", {"main/0/width": "3"}, "width of main 1 must be a whole number, not '3'"),
    ("atheneum", "shelves", {"main/0/widht": 3}, "main 1 has an unknown widht"),
    ("atheneum", "shelves", {"main/0/value": GONE}, "main 1 has no value"),
    ("atheneum", "shelves", {"main/0/key": "UC"}, "the compartment UC stands there twice"),
    ("atheneum", "shelves", {"main/0/key": "XX"}, "XX is none"),
    ("atheneum", "shelves", {"main/1/column": 2}, "UC lies upon UL"),
    ("atheneum", "shelves", {"main/3/row": 1}, "ML lies upon UL"),
    ("atheneum", "shelves", {"main": []}, "there is no"),
    ("atheneum", "shelves", {"side": []}, "there is no"),
    ("atheneum", "shelves", {"side/0/key": "S"}, "a side shelf is called SD"),
    ("atheneum", "shelves", {"candles/main": [1, 1, 1, 1, 1]}, "no room for the candles"),
    ("atheneum", "shelves", {"candles/side": [1, 1, 1, 1, 1]}, "two candles beside each level"),
    ("atheneum", "shelves", {"candles/main/0": "4"}, "a candle's place is worth"),
    ("atheneum", "shelves", {"candles": GONE}, "[candles] is no table"),
    ("atheneum", "subjects", {"subject/0/key": "teal"}, "the subjects are turquoise"),
    ("atheneum", "subjects", {"subject/0": GONE}, "the subjects are turquoise"),
    ("atheneum", "subjects", {"subject/0/name/en": GONE}, "turquoise has no English name"),
    ("atheneum", "cards", {"card/0/yellow/0": "turqoise"}, '"turqoise" of A01 is neither colour nor compartment'),
    ("atheneum", "cards", {"card/0/yellow/0": "in SD1"}, '"SD1" of A01 is neither'),
    ("atheneum", "cards", {"card/0/yellow/0": "in"}, '"" of A01 is neither'),
    ("atheneum", "cards", {"card/0/yellow/0": "rearrange"}, '"rearrange" of A01 needs a number'),
    ("atheneum", "cards", {"card/0/yellow/0": "points 0"}, '"points 0" of A01 needs a number'),
    ("atheneum", "cards", {"card/0/yellow/0": "wand 2"}, '"wand 2" of A01 is no benefit'),
    ("atheneum", "cards", {"card/0/yellow/0": 3}, "of A01 is neither"),
    ("atheneum", "cards", {"card/0/grey": []}, "the grey section of A01 is empty"),
    ("atheneum", "cards", {"card/0/deck": "C"}, "the deck of A01 is A or B, not C"),
    ("atheneum", "cards", {"card/0/deck": "B"}, "deck A has at least 30 cards, for five players; not 29"),
    ("atheneum", "cards", {"card/0/key": "A02"}, "the key A02 stands there twice"),
    ("atheneum", "cards", {"card/0/key": "O01"}, "the key O01 stands there twice"),
    ("atheneum", "objectives", {"objective/0/parts": {}}, "O01 has no part"),
    ("atheneum", "objectives", {"objective/0/parts/any": []}, "a part of O01 shows no book"),
    ("atheneum", "objectives", {"objective/0/parts/any": [". ."]}, "a part of O01 shows no book"),
    ("atheneum", "objectives", {"objective/0/parts/any": "pink"}, "is drawn as a list of texts"),
    ("atheneum", "objectives", {"objective/0/parts/any": ["teal pink"]}, "O01 shows teal, which is no colour"),
    ("atheneum", "objectives", {"objective/0/parts/any": ["* *"]}, "colourless where all its books are *"),
    ("atheneum", "objectives", {"objective/0/parts/any": ["pink pink"] * 3}, "O01 fits into no compartment"),
    ("atheneum", "objectives", {"objective/0/parts/UL": ["pink pink"]}, "any compartment or for named ones"),
    ("atheneum", "objectives", {"objective/0/kind": "every"}, "the kind of O01 is any, named or colourless"),
    ("atheneum", "objectives", {"objective/0/points": -1}, "the points of O01 is 0 to 99, not -1"),
    ("atheneum", "objectives", {"objective/0/wand": 1}, "wand of objective 1 must be true or false"),
    ("atheneum", "objectives", {f"objective/{number}": GONE for number in range(34, 11, -1)}, "at least 13 objectives"),
    ("atheneum", "tokens", {"token/0/kind": "book of any"}, "the kind of T01 is one of pair"),
    ("atheneum", "tokens", {"token/0/colours": ["pink", "pink"]}, "the pair T01 has two different colours"),
    ("atheneum", "tokens", {"token/0/colours": GONE}, "the pair T01 has two different colours"),
    ("atheneum", "tokens", {"token/0/kind": "rearrange"}, "the count of T01 is 1 to 99, not 0"),
    ("exlibrium", "characters", {"character/0/key": "barbarian"}, "numbered in this order: berserker"),
    ("exlibrium", "characters", {"character/0/number": 2, "character/1/number": 1}, "numbered in this order"),
    ("exlibrium", "characters", {"character/6": GONE}, "numbered in this order"),
    ("exlibrium", "characters", {"character/0/name/en": GONE}, "berserker has no English name"),
    ("exlibrium", "characters", {"character/0/the/fr": 1}, "a form of berserker is not text"),
    ("exlibrium", "characters", {"character/0/ability": {}}, "the ability of berserker has no English name"),
    ("exlibrium", "cards", {"card/0/characters": ["bard", "bard"]}, "a card bears two different characters"),
    ("exlibrium", "cards", {"card/0/characters": ["bard", "monk"]}, "a card bears two different characters"),
    ("exlibrium", "cards", {"card/0/characters": ["bard"]}, "a card bears two different characters"),
    ("exlibrium", "cards", {"card/0/characters": ["bard", "knight"]}, "the card of knight and bard stands there twice"),
    ("exlibrium", "cards", {"card/0/copies": 0}, "1 to 63 copies, not 0"),
    ("exlibrium", "cards", {"card/0/copies": 2}, "at least 63 cards, for the fullest game; not 62"),
    ("exlibrium", "goals", {"goals/0": "bard"}, "6 different characters"),
    ("exlibrium", "goals", {"goals/0": "monk"}, "6 different characters"),
    ("exlibrium", "goals", {"goals/0": 1}, "6 different characters"),
    ("exlibrium", "goals", {"goals": GONE}, "6 different characters"),
    ("exlibris", "cards", {"card/0/letter": "AB"}, "a card's letter is A to Z"),
    ("exlibris", "cards", {"card/0/number": 2}, "the cards of A are numbered 1, 2, 3"),
    ("exlibris", "cards", {"card/151": GONE}, "there are 152 book cards, not 151"),
    ("exlibris", "cards", {"card/0/books": []}, "A1 holds 1 to 4 books, not 0"),
    ("exlibris", "cards", {"card/0/books/0/category": "ZZ"}, "ZZ of A1 is no category"),
    ("exlibris", "cards", {"card/0/books/0/title": GONE}, "a book of A1 has no title"),
    ("exlibris", "categories", {"category/0": GONE}, "the categories are CC"),
    ("exlibris", "libraries", {"library/0/the/fr": ""}, "a form of goblin is not text"),
    ("exlibris", "categories", {"category/0/name": {"fr": "Codex"}}, "CC has no English name"),
    ("exlibris", "libraries", {"library/0/key": "dragon"}, "the assistants are automaton"),
    ("exlibris", "libraries", {"library/0/assistant/en": 1}, "a name of goblin is not text"),
    ("exlibris", "tiles", {"tile/0/spaces": [1, 1]}, "hut has 1 to 4 spaces with 2, 3 and 4 players"),
    ("exlibris", "tiles", {"tile/0/spaces/0": 0}, "hut has 1 to 4 spaces with 2, 3 and 4 players"),
    ("exlibris", "tiles", {"tile/0/number": 19}, "tiles are numbered 1 to 18; 19 is none"),
    ("exlibris", "tiles", {"tile/0/number": 2}, "tile 2 is called swap, not hut"),
    ("exlibris", "tiles", {"tile/0/effect": "late"}, "the effect of hut is instant or delayed"),
    ("exlibris", "tiles", {"tile/0/up": -1}, "beside hut lie 0 to 6 cards"),
    ("exlibris", "tiles", {"tile/0/freindly": True}, "tile 1 has an unknown freindly"),
    ("exlibris", "tiles", {"tile/17": GONE}, "there are 18 tiles, not 17"),
]  # fmt: skip


@pytest.mark.parametrize("game, file, change, why", FAULTS, ids=[why for *_, why in FAULTS])
def test_a_fault_is_refused_in_one_sentence(game: str, file: str, change: Change, why: str) -> None:
    with pytest.raises(UnplayableError) as caught:
        load(game, file, change)
    said = str(caught.value)
    assert why in said
    assert said.startswith(f"{game}/")
    assert "\n" not in said


def values(found: Any, path: str = "") -> list[tuple[str, Any]]:
    """Every value of a table with its path, but for a list's the first only."""
    if isinstance(found, dict):
        return [
            each for key, value in found.items() for each in [(f"{path}{key}", value), *values(value, f"{path}{key}/")]
        ]
    if isinstance(found, list) and found:
        return [(f"{path}0", found[0]), *values(found[0], f"{path}0/")]
    return []


@pytest.mark.parametrize("game, file", ALL)
def test_whatever_is_of_another_type_is_refused(game: str, file: str) -> None:
    for path, value in values(tables_of(game)(file)):
        others: tuple[Any, ...] = (None, [[]], {"": 0}, -1, "", 0.5)
        for other in others:
            if type(other) is not type(value) or value in ([], {}):
                with pytest.raises(UnplayableError):
                    load(game, file, {path: other})
