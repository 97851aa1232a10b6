"""What one player does without a break is one line, and nothing of it is lost."""

import pytest

from bot.games import face_of
from bot.games.speech import Speech
from bot.games.visits import LONGEST, visits
from bot.ui.recap import told
from data.words import languages
from engine.facts import Fact
from tests.contract.every import SETTINGS, Setting, moments

NAMES = ("Al", "Al Gore", "Zoé", "Я", "Q")
SENT = Fact("placed", (0, "ordinary", 4))


def speech(language: str = "en", game: str = "exlibris", seats: int = 2) -> Speech:
    return Speech(language, face_of(game).vocabulary, NAMES[:seats])


def test_a_visit_names_its_player_once() -> None:
    facts = [SENT, Fact("took", (0, 3)), Fact("shelved", (0, 3)), SENT, Fact("took", (1, 4))]
    first, second, third = visits(speech(), facts, {"placed"})
    assert first.count("Al") == 1
    assert first.startswith("Al sends an ordinary assistant to the Donation Drive; takes ")
    assert "; shelves " in first
    assert second == "Al sends an ordinary assistant to the Donation Drive."
    assert third.startswith("Al Gore takes ")


def test_a_name_that_begins_like_another_is_nobody_elses() -> None:
    assert len(visits(speech(), [Fact("passed", (0,)), Fact("passed", (1,))])) == 2
    assert visits(speech(), [Fact("passed", (1,)), Fact("passed", (1,))]) == ["Al Gore passes; passes."]


def test_what_would_become_too_long_begins_another_line() -> None:
    lines = visits(speech(), [Fact("shelved", (0, card)) for card in range(30)])
    assert 1 < len(lines) < 30
    assert all(len(line) <= LONGEST for line in lines)
    assert all(line.startswith("Al ") and line.endswith(".") for line in lines)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("setting", [one for one in SETTINGS if not one.options and one.game != "toy"], ids=str)
def test_no_word_of_what_happened_is_lost(setting: Setting, language: str) -> None:
    *_, last = moments(setting)
    said = speech(language, setting.game, setting.seats)
    left_out = face_of(setting.game).describing.unsaid
    facts = tuple(fact for fact in last.facts if fact.seen_by(0) and fact.key not in left_out)
    whole, lines = said.facts(facts), told(said, facts)
    assert len(lines) < len(whole)
    between = said.words("between-parts").strip()

    def bare(texts: list[str]) -> str:
        text = " ".join(texts)
        for sign in (*sorted(NAMES, key=len, reverse=True), ".", ":", between, "- ", "\N{NO-BREAK SPACE}", " "):
            text = text.replace(sign, "")
        return text

    assert bare(lines) == bare(whole)
