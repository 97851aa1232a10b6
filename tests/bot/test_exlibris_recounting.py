"""What happens in Ex Libris, told in fewer lines."""

import pytest

from bot.games import face_of
from bot.games.exlibris import naming
from bot.games.exlibris.deeds import deeds
from bot.games.speech import Speech
from data.exlibris import BOX
from engine.facts import Fact

SPEECH = Speech("en", face_of("exlibris").vocabulary, ("Ada", "Borges"))
A, B, C = 17, 20, 33
NAMES = [BOX.cards[card].name for card in (A, B, C)]


def said(card: int) -> str:
    return naming.card(SPEECH, card)


def test_what_a_location_leaves_is_one_line_with_its_resolution() -> None:
    facts = [Fact("tile-discarded", (11, A)), Fact("tile-discarded", (11, B)), Fact("resolved", (11,))]
    assert SPEECH.facts(facts) == [f"The Garbage Dump is resolved; {NAMES[0]} and {NAMES[1]} are discarded."]
    assert SPEECH.facts(facts[1:]) == [f"The Garbage Dump is resolved; {NAMES[1]} is discarded."]
    assert SPEECH.facts(facts[2:]) == ["The Garbage Dump is resolved."]


def test_what_two_locations_leave_stays_apart() -> None:
    facts = [Fact("tile-discarded", (11, A)), Fact("resolved", (12,)), Fact("tile-discarded", (12, B))]
    left, resolved, other = SPEECH.facts(facts)
    assert left == f"{NAMES[0]} is left at the Garbage Dump and discarded."
    assert resolved.endswith("is resolved.")
    assert NAMES[1] in other


def test_a_draw_is_one_line_for_its_owner_and_tells_others_the_number_only() -> None:
    drew = [
        Fact("drew", (0, 1)),
        Fact("drew-card", (0, A), (0,)),
        Fact("drew", (0, 1)),
        Fact("drew-card", (0, B), (0,)),
    ]
    assert SPEECH.facts(drew) == [f"You draw {said(A)} and {said(B)}."]
    assert SPEECH.facts(drew[:2]) == [f"You draw {said(A)}."]
    assert SPEECH.facts([fact for fact in drew if fact.seen_by(1)]) == ["Ada draws 2 cards."]
    assert SPEECH.facts([Fact("drew", (0, 1)), Fact("drew", (1, 1))]) == ["Ada draws a card.", "Borges draws a card."]


@pytest.mark.parametrize("key, verb", [("took", "takes"), ("revealed", "reveals"), ("discarded", "discards")])
def test_what_one_player_does_with_several_cards_in_a_row_is_one_line(key: str, verb: str) -> None:
    facts = [Fact(key, (0, A)), Fact(key, (0, B)), Fact(key, (1, C))]
    assert SPEECH.facts(facts) == [f"Ada {verb} {said(A)} and {said(B)}.", f"Borges {verb} {said(C)}."]


def test_facts_in_between_keep_their_place() -> None:
    facts = [Fact("discarded", (0, A)), Fact("passed", (0,)), Fact("discarded", (0, B))]
    assert SPEECH.facts(facts) == [f"Ada discards {said(A)}.", "Ada passes.", f"Ada discards {said(B)}."]


def test_locations_that_open_or_leave_together_are_one_line() -> None:
    """EL-30, EL-98"""
    opened = [Fact("tile-open", (1,)), Fact("tile-open", (4,)), Fact("tile-open", (11,))]
    gone = [Fact("tile-removed", (1,)), Fact("tile-removed", (4,))]
    assert SPEECH.facts([*gone, *opened]) == [
        "The Diviner's Hut and Donation Drive leave the game.",
        "The Diviner's Hut, Donation Drive, and Garbage Dump open.",
    ]
    assert SPEECH.facts(opened[:1]) == ["The Diviner's Hut opens."]
    assert SPEECH.facts(gone[1:]) == ["The Donation Drive leaves the game."]


def test_a_library_is_told_before_the_first_visit_and_not_with_it() -> None:
    library = Fact("library", (0, "mummy"))
    (alone,) = deeds(SPEECH, [library])[:1]
    assert alone == naming.library(SPEECH, "mummy")
    (went,) = deeds(SPEECH, [library, Fact("placed-home", (0, "ordinary"))])[:1]
    assert went == naming.place(SPEECH, 0)
