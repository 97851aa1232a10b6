"""Exlibrium in words: every key has some, what belongs together is one line, nothing covered is told."""

import re
from random import Random

import pytest

from bot.app.commands.answering import meant
from bot.app.components import view_of
from bot.app.errors import refused
from bot.games import face_of
from bot.games.exlibrium import describing, naming, situation
from bot.games.exlibrium.recounting import lines
from bot.games.speech import Speech
from bot.text import has
from bot.ui.controls import Menu
from bot.ui.panel import panel
from bot.ui.question import labels_of
from bot.values.refusal import HostError
from data.exlibrium import BOX
from data.words import DEFAULT
from engine.ask import Ask
from engine.exlibrium.influence import contest, influence
from engine.exlibrium.state import ASSASSIN, BARD, BERSERKER, KNIGHT, MERCENARY, State
from engine.exlibrium.view import view
from engine.exlibrium.vocabulary import ASKS, FACTS, HINTS, OPTIONS
from engine.facts import Fact
from engine.hint import Hint
from engine.match import Match
from tests.bot.tables import table_of
from tests.bot.whole import whole
from tests.engine.exlibrium.table import at_each_choice, match_at, new_match, reshuffled, state_of, table

NAMES = ("Ada", "Borges", "Colette", "Dante", "Eco")
SPEECH = Speech(DEFAULT, face_of("exlibrium").vocabulary, NAMES)
SAMPLE: dict[str, int | str] = {
    "seat": 1,
    "character": 4,
    "card": 17,
    "cards": 20,
    "seats": 2,
    "place": 0,
    "number": 3,
    "round": 2,
    "direction": "left",
}
BROKEN = re.compile(r"[{}]|exlibrium-|\$|None")
CARDS = ["/".join(BOX.characters[half].name["en"] for half in card.characters) for card in BOX.cards]


def sample(kinds: tuple[str, ...]) -> tuple[int | str, ...]:
    return tuple(arg for kind in kinds for arg in ((0, 2, 3, 1) if kind == "chain" else (SAMPLE[kind],)))


@pytest.mark.parametrize("key", ASKS)
def test_every_question_has_words(key: str) -> None:
    said = SPEECH.question(Ask(0, key, (("ability",), ("spend", 0)), 1, 1, sample(ASKS[key])))
    assert has(f"exlibrium-ask-{key}")
    assert not BROKEN.search(said)


@pytest.mark.parametrize("kind", OPTIONS)
def test_every_kind_of_option_has_words_that_fit_a_button(kind: str) -> None:
    said = SPEECH.option((kind, *sample(OPTIONS[kind])))
    assert has(f"exlibrium-option-{kind}")
    assert not BROKEN.search(said)
    assert len(said) <= 80


@pytest.mark.parametrize("key", FACTS)
def test_every_fact_has_words(key: str) -> None:
    said = SPEECH.fact(Fact(key, sample(FACTS[key])))
    assert said
    assert not BROKEN.search(said)
    assert not BROKEN.search(" ".join(lines(SPEECH, [Fact(key, sample(FACTS[key]))])))


@pytest.mark.parametrize("key", ASKS)
def test_every_question_says_why_another_answer_does_not_fit(key: str) -> None:
    said = refused(DEFAULT, HostError(f"unfit-{key}", text="Borges: 5 Knight"))
    assert "5 Knight" in said
    assert not BROKEN.search(said)


def test_every_help_topic_has_a_title_and_a_text() -> None:
    for names in whole(SPEECH.game).help.topics.values():
        assert len(names) <= 25
        for name in names:
            title, told = whole(SPEECH.game).help.topic(SPEECH, name)
            assert not BROKEN.search(title + told), name
            assert has(f"exlibrium-topic-{name}") or has(f"exlibrium-power-{name}")
            assert len(title) <= 100


def test_a_reveal_is_one_line_and_a_tie_with_what_came_of_it_another() -> None:
    facts = [Fact("placed", (seat, KNIGHT)) for seat in range(5)]
    facts += [Fact("tied", (0, 2, 0, 1)), Fact("tie-broken", (1, 0, 0, 2, 1, 1)), Fact("activates", (1, 0, 2))]
    reveal, tie = lines(SPEECH, facts)
    assert all(f"{name} Knight" in reveal for name in NAMES)
    assert tie == "Borges activates the Berserker with 2. A tie of Ada and Borges, decided by Mercenary (1)."


def test_a_flip_of_ones_own_names_its_owner_once() -> None:
    assert lines(SPEECH, [Fact("flipped", (0, 0, KNIGHT, BARD))]) == ["Ada flips a card: Knight becomes Bard."]
    assert lines(SPEECH, [Fact("flipped", (0, 1, KNIGHT, BARD))]) == [
        "Ada flips one of Borges's cards: Knight becomes Bard."
    ]


@pytest.mark.parametrize("language, wrong", [("fr", r"\b(le|de|à) [AEIO]\w+|\b(de|à) le\b"), ("ru", "«")])
def test_a_character_is_named_in_the_form_that_its_sentence_needs(language: str, wrong: str) -> None:
    """No "le Assassin", and no nominative that a Russian sentence would have to put in quotes."""
    speech = Speech(language, face_of("exlibrium").vocabulary, ("Cid",) * 5)
    for character in range(len(BOX.characters)):
        told = [
            speech.fact(Fact(key, told_of(kinds, character))) for key, kinds in FACTS.items() if "character" in kinds
        ]
        told += [speech.reason(Hint((), key, told_of(kinds, character))) for key, kinds in HINTS.items()]
        told += [speech.question(Ask(0, key, (), 1, 1, told_of(kinds, character))) for key, kinds in ASKS.items()]
        assert [line for line in told if re.search(wrong, line)] == []


def told_of(kinds: tuple[str, ...], character: int) -> tuple[int | str, ...]:
    found = SAMPLE | {"character": character}
    return tuple(arg for kind in kinds for arg in ((0, 2, 3, 1) if kind == "chain" else (found[kind],)))


def test_where_a_language_has_no_forms_the_plain_name_stands() -> None:
    assert (naming.the(SPEECH, KNIGHT), naming.of(SPEECH, KNIGHT)) == ("Knight", "Knight")


VASYA = ({BERSERKER: 2, ASSASSIN: 2, KNIGHT: 1}, {BERSERKER: 3, ASSASSIN: 2}, {BERSERKER: 2, KNIGHT: 1})
"""The source's example (XB-25)."""


def test_the_tie_chain_is_told_in_words_when_it_decided() -> None:  # XB-22, XB-25
    said = situation.contested(SPEECH, contest(influence(table(*VASYA)), KNIGHT, range(3)))
    assert said == (
        "Knight: Ada and Colette tie with 1; still level on Berserker (2), Mercenary (0), and Wizard (0); "
        "Ada leads on Assassin (2)."
    )


def test_where_more_than_two_tie_it_is_told_who_stays() -> None:  # XB-22
    three = ({KNIGHT: 1, BERSERKER: 2, BARD: 1}, {KNIGHT: 1, BERSERKER: 2}, {KNIGHT: 1, BERSERKER: 1})
    said = situation.contested(SPEECH, contest(influence(table(*three)), KNIGHT, range(3)))
    assert "Berserker (2) leaves Ada and Borges" in said
    assert said.endswith("Ada leads on Bard (1).")


def test_the_running_line_says_who_will_activate_what_if_nothing_changes() -> None:
    said = situation.running(SPEECH, view(table(*VASYA, phase="draft"), None))
    assert "**Borges**: 1 Berserker, 2 Mercenary, " in said  # of which nobody has any
    assert "4 Assassin (tie)" in said
    assert "**Ada**: 5 Knight (tie)" in said
    even = view(table({BERSERKER: 1}, {BERSERKER: 1}, phase="draft"), None)
    assert "nobody will activate anybody" in situation.running(SPEECH, even)
    assert situation.running(SPEECH, view(table({}, {}, phase="draft"), None)) == ""


def test_the_situation_tells_why_somebody_acts_and_what_is_doubled() -> None:
    state = table({KNIGHT: 3, BARD: 1}, {KNIGHT: 1, BARD: 2}, character=BERSERKER)
    state.doubler, state.doubled = 1, BARD
    told = situation.situation(SPEECH, match_at(state).view(None))
    assert "Bard of Borges" in told
    assert "if nothing changes: " in told
    assert told.count("\n") == 2


def test_the_final_count_tells_both_places() -> None:  # XB-41
    match = match_at(table({KNIGHT: 3}, {KNIGHT: 2, BARD: 1}, phase="count", character=KNIGHT))
    told = situation.situation(SPEECH, match.view(None))
    assert "On the Knight Ada is first and may spend up to 2 cards; second, with one card: Borges." in told


def test_a_draft_pick_is_one_menu_with_both_facings_of_each_card() -> None:
    match = new_match(3, 1, advanced=1)
    page = panel(table_of(match, 0, list(match.opening)), DEFAULT)
    (menu,) = [row for row in page.rows if isinstance(row, Menu)]
    kinds = set(match.view(0).players[0].hand)
    assert len(menu.lines) == 2 * len(kinds) <= 25
    assert len({line.label for line in menu.lines}) == len(menu.lines)
    assert all(" ↑ · " in line.label and "→" in line.detail for line in menu.lines)
    assert len(view_of(page.rows).to_components()) == len(page.rows)


@pytest.mark.parametrize("seats, advanced", [(2, 0), (3, 1), (5, 1)])
def test_nothing_covered_is_told_in_any_words_or_labels(seats: int, advanced: int) -> None:  # XB-15, XB-40
    luck, compared = Random(seats), 0
    for match in at_each_choice(new_match(seats, 3, advanced=advanced), luck):
        if match.over or luck.random() < 0.5:
            continue
        state = state_of(match)
        for eye in (None, *match.pending):
            other = view(reshuffled(state, eye, luck), eye)
            assert everything_said(match, other, eye) == everything_said(match, match.view(eye), eye)
            compared += 1
    assert compared > 20


def everything_said(match: Match, seen: object, eye: int | None) -> list[object]:
    face = whole(SPEECH.game).describing
    said: list[object] = [face.headline(SPEECH, seen), face.situation(SPEECH, seen), face.table(SPEECH, seen)]
    said += [describing.shelf(SPEECH, seen, seat) for seat in range(match.view(None).seats)]  # type: ignore[arg-type] # a view
    if eye is not None:
        said += [face.hand(SPEECH, seen), labels_of(SPEECH, match.pending[eye].ask, seen)]
    return said


def test_a_covered_card_is_named_by_its_facing_alone() -> None:  # XB-15
    state = table({KNIGHT: "KR KX KB"}, {KNIGHT: "KR KX"}, character=BARD)
    told = describing.table(SPEECH, view(state, None)) + describing.shelf(SPEECH, view(state, None), 0)
    assert [name for name in CARDS if name in told or "/".join(name.split("/")[::-1]) in told] == [
        "Berserker/Knight", "Knight/Alchemist",
    ]  # fmt: skip


BAD = [
    ("berserker", {KNIGHT: 2, BERSERKER: 2}, "Borges: 5 Knight, top card", "only the top card of one of your own"),
    ("bard-give", {BARD: 2, KNIGHT: 1}, "Borges: 5 Knight", "you give one of your own cards"),
    ("goal", {BERSERKER: 3}, "Spend 4 cards for 4 points", "at most its value"),
]


@pytest.mark.parametrize("key, stacks, typed, sentence", BAD)
def test_what_does_not_fit_gets_a_clear_sentence(key: str, stacks: dict[int, int], typed: str, sentence: str) -> None:
    state = _at(key, stacks)
    match = match_at(state)
    refuse(match, key, typed, sentence)


def test_the_bard_exchanges_with_nobody_but_an_opponent() -> None:  # XB-36
    match = match_at(_at("bard-give", {BARD: 2, KNIGHT: 1}))
    match.submit(0, [("card", 0, KNIGHT, 0)])
    refuse(match, "bard-take", "Ada: 6 Bard, top card", "never your own")


def refuse(match: Match, key: str, typed: str, sentence: str) -> None:
    assert match.pending[0].ask.key == key
    before = match.save()
    with pytest.raises(HostError) as caught:
        meant(table_of(match, 0, []), DEFAULT, typed)
    told = refused(DEFAULT, caught.value)
    assert sentence in told
    assert typed in told
    assert match.save() == before


def _at(key: str, stacks: dict[int, int]) -> State:
    """A table where the first seat is asked a question."""
    character = {"berserker": BERSERKER, "bard-give": BARD, "goal": BERSERKER}[key]
    return table(stacks, {KNIGHT: 2, MERCENARY: 1}, advanced=int(key == "goal"), character=character, round_=2)
