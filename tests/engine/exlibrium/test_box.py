"""The components (XB-01 to XB-04)."""

from collections import Counter
from itertools import combinations

import pytest

from data.components import UnplayableError
from data.exlibrium import BOX, goals_of
from engine.exlibrium.state import ALCHEMIST
from tests.engine.exlibrium.table import all_cards, new_match, state_of

NAMES = [
    ("Berserker", "Берсерк", "Flip", "Переворот"),
    ("Mercenary", "Наёмник", "Transfer", "Перенос"),
    ("Wizard", "Волшебник", "Doubling", "Удвоение"),
    ("Assassin", "Ассасин", "Intrigue", "Интрига"),
    ("Knight", "Рыцарь", "Recruit", "Получение"),
    ("Bard", "Бард", "Exchange", "Обмен"),
    ("Alchemist", "Алхимик", "Extraction", "Добыча"),
]


def test_every_pair_of_the_seven_is_on_three_of_63_cards() -> None:  # XB-01
    assert len(BOX.deck) == 63
    pairs = Counter(BOX.cards[card].characters for card in BOX.deck)
    assert pairs == dict.fromkeys(combinations(range(7), 2), 3)


def test_the_characters_stand_in_activation_order() -> None:  # XB-02, XB-03
    assert [character.number for character in BOX.characters] == [1, 2, 3, 4, 5, 6, 7]
    assert [character.index for character in BOX.characters] == [0, 1, 2, 3, 4, 5, 6]
    named = [(c.name["en"], c.name["ru"], c.ability["en"], c.ability["ru"]) for c in BOX.characters]
    assert named == NAMES
    assert [stack.character for stack in new_match(2, 0).view(None).players[0].stacks] == [0, 1, 2, 3, 4, 5, 6]


def test_all_but_the_alchemist_have_a_goal() -> None:  # XB-04
    assert sorted(BOX.goals) == [0, 1, 2, 3, 4, 5]
    assert ALCHEMIST not in BOX.goals


def test_another_set_of_goals_is_a_list_of_six() -> None:  # XB-04
    keys = [character.key for character in BOX.characters]
    assert goals_of(keys[1:], BOX.character_by_key) == (1, 2, 3, 4, 5, 6)
    for wrong in (keys, keys[:5], [*keys[:5], keys[0]]):
        with pytest.raises(UnplayableError, match="6 different"):
            goals_of(wrong, BOX.character_by_key)


def test_the_whole_deck_is_in_play() -> None:  # XB-01
    assert all_cards(state_of(new_match(5, 1))) == sorted(BOX.deck)
