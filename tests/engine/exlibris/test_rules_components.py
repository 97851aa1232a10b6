"""What is in the box (EL-01 to EL-04)."""

import re
from collections import Counter
from importlib.resources import files

import pytest

from data.exlibris import BOX

LETTERS = "A7 B10 C9 D7 E7 F7 G7 H7 I5 J3 K4 L7 M9 N4 O4 P8 Q2 R6 S11 T11 U2 V3 W6 X1 Y3 Z2"  # EL-03
CATEGORIES = {
    "CC": ("Corrupted Codices", "Codex Corrompus", "Códices Corrompidos"),
    "FF": ("Fantastical Fictions", "Œuvres de Fiction", "Ficções Fantásticas"),
    "HV": ("Historic Volumes", "Volumes Historiques", "Volumes Históricos"),
    "MM": ("Monster Manuals", "Bestiaires Fantastiques", "Manuais de Monstros"),
    "RT": ("Reference Texts", "Manuels de Référence", "Textos de Referência"),
    "SP": ("Spells & Potions", "Potions & Sortilèges", "Feitiços e Poções"),
}
TILES = """
1 Diviner's Hut | instant | 0 0 | 1 1 1 | yes
2 Olde Book Swap | instant | 3 0 | 2 3 4 | yes
3 Auction House | delayed | 3 0 | 4 4 4 | no
4 Donation Drive | instant | 0 0 | 2 3 3 | yes
5 Community Centre | instant | 6 0 | 2 3 3 | no
6 Wishing Well | instant | 0 0 | 2 3 3 | yes
7 Gambling Den | instant | 0 0 | 2 3 4 | no
8 Librarians' Lodge | instant | 0 0 | 1 2 2 | yes
9 Book Collector | instant | 1 0 | 2 3 3 | yes
10 Bookseller | instant | 3 0 | 2 3 3 | yes
11 Garbage Dump | delayed | 0 0 | 2 2 3 | yes
12 Draft House | delayed | 0 0 | 2 3 4 | no
13 Mysterious Shack | instant | 0 5 | 2 3 3 | yes
14 Rummage Sale | instant | 5 0 | 2 3 3 | no
15 Assistants' Guild | instant | 0 0 | 1 1 2 | no
16 Tax Collector | instant | 0 0 | 1 2 2 | no
17 Yard Sale | instant | 0 0 | 1 2 2 | no
18 Shelfmasons' Guild | instant | 0 0 | 2 3 3 | yes
"""
LIBRARIES = """
goblin | Caverns of Comprehension | Goblin Sneak | no
automaton | Clockwork Stacks | Automaton | yes
mummy | Crypt of Curiosities | Mummy | yes
cube | Dungeon of Deep Thought | Gelatinous Cube | no
sasquatch | Forest of Facts | Sasquatch | no
bookworm | Garden of Chapters | Bookworm | yes
ghost | Haunted Athenaeum | Ghost | no
snowman | Igloo of Information | Snowman | no
golem | Junkyard of Journals | Trash Golem | yes
wizard | Spire of Spellbooks | Wizard | yes
witch | Swamp of Stories | Witch | yes
imp | Volcanic Biblioteca | Fire Imp | yes
"""


def test_there_are_152_book_cards_of_two_to_four_books_with_letter_and_numbers() -> None:
    """EL-01"""
    assert len(BOX.cards) == 152
    assert {len(card.books) for card in BOX.cards} == {2, 3, 4}
    by_letter = Counter(card.letter for card in BOX.cards)
    assert all(card.of == by_letter[card.letter] for card in BOX.cards)
    for letter, count in by_letter.items():
        assert [card.number for card in BOX.cards if card.letter == letter] == [*range(1, count + 1)]


def test_each_book_has_a_title_of_its_own_that_begins_with_its_letter() -> None:
    """EL-01, EL-03"""
    titles = [(book.title, card.letter) for card in BOX.cards for book in card.books]
    assert len({title.casefold() for title, _ in titles}) == len(titles) == 510
    assert [title for title, letter in titles if not title.upper().startswith(letter)] == []


def test_no_title_begins_with_an_article_which_a_librarian_would_skip() -> None:
    """EL-03: it would be filed under another letter than its card's."""
    titles = [book.title for card in BOX.cards for book in card.books]
    assert [title for title in titles if title.split()[0] in {"A", "An", "The"}] == []


AMERICAN = re.compile(
    r"\b\w*(?:olors?|avors?|apors?|armor\w*|onors?|eighbors?|arbors?|umors?|gray|cozy|catalogs?|drafty"
    r"|(?:trav|yod|canc|lab|mod|jew|marv)el(?:ed|er|ers|ing)"
    r"|(?<!s)iz(?:e|ed|es|ing)(?<!size)(?<!sizes)(?<!prize))\b",
    re.IGNORECASE,
)


def test_titles_are_spelled_as_all_other_words_the_british_way() -> None:
    titles = [book.title for card in BOX.cards for book in card.books]
    assert [title for title in titles if AMERICAN.search(title)] == []
    assert all(map(AMERICAN.search, ("Alphabetized", "Overarmored", "The Color", "Apologizing to Trolls", "Yodeling")))
    assert not any(map(AMERICAN.search, ("Family Size", "Colours", "A Prize", "Shoe Sizes")))


def test_there_are_85_books_in_each_of_six_categories_and_a_card_may_hold_two_of_one() -> None:
    """EL-01"""
    assert Counter(key for card in BOX.cards for key in card.categories) == dict.fromkeys(CATEGORIES, 85)
    assert any(len(set(card.categories)) < len(card.categories) for card in BOX.cards)


@pytest.mark.parametrize("key", CATEGORIES)
def test_the_categories_have_their_names_in_three_languages(key: str) -> None:
    """EL-02"""
    name = BOX.categories[key].name
    assert (name["en"], name["fr"], name["pt"]) == CATEGORIES[key]
    assert set(BOX.categories) == set(CATEGORIES)


def test_the_letters_have_as_many_cards_as_the_printed_deck_as_far_as_it_is_known() -> None:
    """EL-03"""
    by_letter = Counter(card.letter for card in BOX.cards)
    assert dict(by_letter) == {entry[0]: int(entry[1:]) for entry in LETTERS.split()}
    assert (by_letter["A"], by_letter["E"], by_letter["M"] >= 8) == (7, 7, True)
    assert {letter for letter, _ in by_letter.most_common(3)} == {"B", "S", "T"}
    assert set(BOX.cards[BOX.card_by_name["E2"]].categories) == {"HV", "FF", "SP"}


def test_22_cards_hold_two_books_54_three_and_76_four() -> None:
    """EL-03"""
    assert Counter(len(card.books) for card in BOX.cards) == {2: 22, 3: 54, 4: 76}


@pytest.mark.parametrize("key", CATEGORIES)
def test_each_category_is_spread_evenly_over_the_alphabet(key: str) -> None:
    """EL-03: in each quarter of the deck about a quarter of its 85 books."""
    quarters = [BOX.cards[start : start + 38] for start in range(0, 152, 38)]
    counts = [sum(card.categories.count(key) for card in quarter) for quarter in quarters]
    assert all(17 <= count <= 26 for count in counts), counts


def test_cards_stand_in_alphabetical_order_so_that_an_index_is_a_rank() -> None:
    """EL-41"""
    ranks = [(card.letter, card.number) for card in BOX.cards]
    assert ranks == sorted(ranks)
    assert [card.index for card in BOX.cards] == [*range(152)]


def test_the_eighteen_tiles_are_as_the_table_says() -> None:
    """EL-04"""
    rows = [
        f"{tile.number} {tile.name['en']} | {tile.effect} | {tile.up} {tile.down}"
        f" | {' '.join(map(str, tile.spaces))} | {'yes' if tile.solo else 'no'}"
        for tile in BOX.tiles.values()
    ]
    assert rows == TILES.split("\n")[1:-1]
    assert (BOX.tiles[1].name["fr"], BOX.tiles[1].name["pt"]) == ("Tente du Devin", "Cabana do Adivinho")


def test_the_twelve_libraries_and_their_special_assistants_are_as_the_table_says() -> None:
    """EL-04"""
    rows = [
        f"{one.key} | {one.name['en']} | {one.assistant['en']} | {'yes' if one.solo else 'no'}"
        for one in BOX.libraries.values()
    ]
    assert rows == LIBRARIES.split("\n")[1:-1]
    assert all({"fr", "pt"} <= set(one.assistant) for one in BOX.libraries.values())


def test_every_tile_and_assistant_has_its_text_in_every_language() -> None:
    """EL-04"""
    languages = [folder for folder in files("data.words").iterdir() if folder.joinpath("exlibris-tiles.ftl").is_file()]
    assert languages
    for folder in languages:
        tiles = folder.joinpath("exlibris-tiles.ftl").read_text(encoding="utf-8")
        powers = folder.joinpath("exlibris-assistants.ftl").read_text(encoding="utf-8")
        assert [one.key for one in BOX.tiles.values() if f"\nexlibris-tile-{one.key} =" not in tiles] == []
        assert [key for key in BOX.libraries if f"\nexlibris-power-{key} =" not in powers] == []
