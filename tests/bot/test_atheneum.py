"""How Atheneum looks in Discord: words for all it says, panels within the limits, the folded shelving panel."""

import random
import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, cast

import pytest

from bot.app.components import view_of
from bot.games.atheneum.refusals import why
from bot.games.speech import Speech
from bot.text import has, refusal
from bot.tools.simulate import step
from bot.ui.arranging import Turned
from bot.ui.controls import LONGEST_LABEL, Button, Menu, buttons_of
from bot.ui.folds import folds, shown
from bot.ui.log import log_page
from bot.ui.page import Page
from bot.ui.panel import panel
from bot.ui.question import question_of
from bot.ui.voices import labels_for
from bot.values.table import LogPage, LogRow
from data.atheneum import BOX
from data.words import DEFAULT
from engine.ask import Ask, Option
from engine.atheneum.geometry import KEYS
from engine.atheneum.state import COLOURS
from engine.atheneum.view import View
from engine.atheneum.vocabulary import ASKS, FACTS, OPTIONS, REASONS
from engine.facts import Fact
from engine.match import Match
from tests.bot.tables import table_of
from tests.bot.whole import whole

NAMES = ("Ada", "Borges", "Colette", "Dante", "Eco")
FACE = whole("atheneum")
SPEECH = Speech(DEFAULT, FACE.vocabulary, NAMES)
SAMPLE: dict[str, int | str] = {
    "seat": 1, "study": 17, "studies": 18, "objective": 3, "objectives": 33, "token": 4, "colour": "pink",
    "source": "UL", "place": 17, "places": 8, "compartment": "SD1", "reward": "side-shelf", "number": 3,
}  # fmt: skip
BROKEN = re.compile(r"[{}]|atheneum-|\$|None|\?")
MORE = (
    *(f"colour-{colour}" for colour in COLOURS),
    *(f"mark-{colour}" for colour in COLOURS),
    *(f"compartment-{key}" for key in KEYS),
    *(f"headline-{phase}" for phase in ("draft", "shelving", "over")),
    *(f"pic-{phase}" for phase in ("draft", "shelving", "over")),
    *(f"warning-{kind}" for kind in ("books", "lifts", "tokens", "claims")),
    *(f"group-{kind}" for kind in ("colour", "any", "token", "named", "pair", "lift", "use", "candle", "claim")),
)


def sample(kinds: tuple[str, ...]) -> tuple[int | str, ...]:
    return tuple(SAMPLE[kind] for kind in kinds)


@pytest.mark.parametrize("key", ASKS)
def test_every_question_has_words(key: str) -> None:
    assert has(f"atheneum-ask-{key}")
    assert not re.search(r"[{}]|atheneum-", SPEECH.question(Ask(0, key, (("confirm",),), 1, 1, sample(ASKS[key]))))


@pytest.mark.parametrize("kind", OPTIONS)
def test_every_kind_of_option_has_words_that_fit_a_button(kind: str) -> None:
    said = SPEECH.option((kind, *sample(OPTIONS[kind])))
    assert has(f"atheneum-option-{kind}")
    assert not BROKEN.search(said)
    assert 1 <= len(said) <= 80


@pytest.mark.parametrize("key", FACTS)
def test_every_fact_has_words(key: str) -> None:
    assert not BROKEN.search(SPEECH.fact(Fact(key, sample(FACTS[key]))) or "?")


@pytest.mark.parametrize("reason", REASONS)
def test_every_refusal_has_words(reason: str) -> None:
    assert refusal(DEFAULT, reason, ["atheneum"]) != reason


@pytest.mark.parametrize("key", MORE)
def test_every_thing_has_a_name(key: str) -> None:
    assert has(f"atheneum-{key}")


def test_every_card_objective_and_token_can_be_said() -> None:
    said = [SPEECH.option(("claim", one.index)) for one in BOX.objectives]
    said += [SPEECH.option(("candle", one.index)) for one in BOX.tokens]
    said += [FACE.asking["claim"].detail(SPEECH, ("claim", one.index), None) for one in BOX.objectives]
    assert not any(BROKEN.search(one) for one in said)


def test_every_help_topic_has_a_title_and_a_text_that_fits() -> None:
    for names in FACE.help.topics.values():
        for name in names:
            title, told = FACE.help.topic(SPEECH, name)
            assert not re.search(r"[{}]|atheneum-|\$|None", title + told), name
            assert len(title) <= 100
            assert len(title + told) <= 1950


def shelving(seed: str = "3c", seat: int = 0, *, ready: str = "shelve") -> Match:
    """A match in which a seat is asked to shelve something that is worth suggesting or losing."""
    match, luck = Match.new("atheneum", 3, {}, seed * 32), random.Random(1)
    while seat not in match.pending or match.pending[seat].ask.key != ready or match.view(None).round < 4:
        step(match, ["auto"] * 3, luck)
    return match


def buttons(page: Page) -> list[Button]:
    return [button for row in page.rows for button in buttons_of(row)]


def menus(page: Page) -> list[Menu]:
    return [row for row in page.rows if isinstance(row, Menu)]


def test_first_a_book_is_chosen_then_a_lettered_place_in_one_panel() -> None:
    match = shelving()
    table = table_of(match, 0, [])
    first, second = menus(panel(table, DEFAULT))
    assert [first.numbers[:2], second.numbers[:2]] == [(table.game.id, match.pending[0].number)] * 2
    assert sum(line.marked for line in first.lines) == 1
    assert all(re.match(r"[A-X1-8] · ", line.label) for line in second.lines)


def test_the_picture_letters_the_places_of_the_open_book_only() -> None:
    match = shelving()
    table = table_of(match, 0, [])
    assert table.pending is not None
    question = question_of(table, table.pending, labels_for(table, DEFAULT))
    for fold in range(len(folds(question))):
        sketch = panel(table, DEFAULT, turned=Turned(fold=fold)).sketch
        offered = {table.pending.ask.options[index] for index in shown(question, Turned(fold=fold))}
        places = {int(option[{"lift": 1}.get(str(option[0]), 3)]) for option in offered if len(option) > 1
                  and option[0] in {"lift", "shelve", "pair"}}  # fmt: skip
        assert sketch is not None
        assert set(sketch.args[3]) == places  # type: ignore[call-overload] # a tuple of places


def test_confirming_with_something_left_asks_once_more() -> None:
    match = shelving()
    page = panel(table_of(match, 0, []), DEFAULT)
    sure = next(button for button in buttons(page) if button.verb == "sure")
    again = panel(table_of(match, 0, []), DEFAULT, turned=Turned(sure=sure.numbers[2]))
    assert "you lose" in again.content
    assert [(button.verb, button.style) for button in buttons(again)] == [("pick", "bad"), ("fold", "plain")]
    assert buttons(again)[0].numbers == sure.numbers


def test_what_completes_something_has_a_green_button_and_says_what() -> None:
    seen = []
    for seed in ("1a", "2b", "3c", "4d"):
        match, luck = Match.new("atheneum", 2, {}, seed * 32), random.Random(1)
        while not match.over:
            for seat in match.pending:
                if match.pending[seat].ask.key in {"shelve", "claim"}:
                    page = panel(table_of(match, seat, []), DEFAULT)
                    seen += [button.label for button in buttons(page) if button.style == "good"]
            step(match, ["auto"] * 2, luck)
    assert any(re.fullmatch(r".+ → [A-X1-8]: .*\+\d.*", label) for label in seen)
    assert any(label.endswith((", 🕷️", ": 🕷️")) for label in seen)
    assert any(re.fullmatch(r"Claim .+(, \d points| \(\+\d\))", label) for label in seen)
    assert not any(re.search(r"\b[OAB]\d\d\b", label) for label in seen)


def ask_of(match: Match, seat: int = 0) -> tuple[Ask, View]:
    return match.pending[seat].ask, match.view(seat)


@pytest.mark.parametrize(
    "command, typed, reason",
    [
        ("shelve", ("pink book", "A"), {"nothing-below", "not-held", "place-taken", "no-support"}),
        ("shelve", ("Book for: upper left", "R"), {"not-held", "wrong-compartment"}),
        ("shelve", ("green", "Z9"), {"no-such-place", "not-held"}),
        ("move", ("A",), {"place-empty", "holds-others", "no-lifts"}),
        ("claim", ("turquoise-green (+3)",), {"confirm-first"}),
        ("use", ("side shelf",), {"not-held"}),
        ("candle", ("wand",), {"not-held"}),
        ("choose", ("pink ×2 + black",), {"already-revealed"}),
    ],
)
def test_what_is_typed_amiss_is_refused_with_its_reason(command: str, typed: tuple[str, ...], reason: set[str]) -> None:
    ask, view = ask_of(shelving())
    assert why(SPEECH, ask, view, command, typed) in reason


def held(view: View, **changes: object) -> View:
    own = view.players[0]
    assert own.held is not None
    with_held = replace(own, held=replace(own.held, **changes))  # type: ignore[arg-type] # a test names real fields
    return replace(view, players=(with_held, *view.players[1:]))


def desk(view: View, **changes: object) -> View:
    own = view.players[0]
    with_desk = replace(own, desk=replace(own.desk, **changes))  # type: ignore[arg-type] # the same
    return replace(view, players=(with_desk, *view.players[1:]))


def test_a_third_side_shelf_is_refused_with_its_reason() -> None:
    ask, view = ask_of(shelving())
    token = BOX.named("T36")
    full = desk(held(view, tokens=(token,)), sides=2, books=("pink", *[""] * 31))
    assert why(SPEECH, ask, full, "use", ("side shelf",)) == "two-side-shelves"


def test_a_claim_without_a_wand_is_refused_with_its_reason() -> None:
    ask, view = ask_of(shelving())
    claiming = replace(ask, key="claim", options=(("confirm",),))
    poor = desk(replace(view, row=(BOX.named("O35"),)), wands=0, claimed=(), books=("",) * 17 + ("pink",) * 7, sides=0)
    assert why(SPEECH, claiming, poor, "claim", ("7 in a row (bottom), 6 points",)) == "no-wand"


def test_a_supporting_book_is_refused_with_its_reason() -> None:
    ask, view = ask_of(shelving())
    leaning = desk(held(view, lifts=2), books=("",) * 17 + ("pink", "green", *[""] * 5), pairs=(), sides=0)
    assert why(SPEECH, replace(ask, options=(("confirm",),)), leaning, "move", ("R",)) == "holds-others"


@pytest.mark.parametrize("option", [("card", 3), ("claim", 3), ("lift", 0)])
def test_what_is_offered_is_never_called_wrong(option: Option) -> None:
    ask, view = ask_of(shelving())
    offered = replace(ask, options=(option,), key="claim")
    typed = {"card": ("pink ×2 + black",), "claim": ("pink-black (+3)",), "lift": ("H",)}[str(option[0])]
    command = {"card": "choose", "claim": "claim", "lift": "move"}[str(option[0])]
    assert why(SPEECH, offered, view, command, typed) == ""


def rows_of(rows: Sequence[LogRow]) -> tuple[list[str], str]:
    page = log_page(table_of(shelving(), None, [], "Ada"), LogPage(tuple(rows), 1, 1), DEFAULT)
    return [line.split("`")[1].strip() for line in page.content.splitlines() if "`" in line], page.content


def test_what_one_player_does_in_secret_is_one_row_of_the_log_and_none_beside_news() -> None:
    when = datetime(2026, 1, 1, tzinfo=UTC)
    quiet = [LogRow(number, 0, "shelve", False, (), undone=False, at=when) for number in (4, 5, 6)]
    quiet.append(LogRow(8, 1, "shelve", False, (), undone=False, at=when))
    numbers, content = rows_of(quiet)
    assert numbers == ["6", "8"]
    assert "3 times" in content
    said = Fact("confirmed", (0, 3))
    numbers, _ = rows_of([*quiet[:3], LogRow(7, 0, "shelve", False, (said,), undone=False, at=when), quiet[3]])
    assert numbers == ["7"]


def test_long_labels_are_clipped_and_never_lost() -> None:
    row = (Button("pick", (7, 1, 0), "x" * 300), Button("pick", (7, 1, 1), "short"))
    (shown,) = cast("Any", view_of([row])).to_components()
    assert [len(button["label"]) for button in shown["components"]] == [LONGEST_LABEL, 5]
