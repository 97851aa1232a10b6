"""The variants, and which options go together (EL-94, EL-37)."""

from dataclasses import replace
from typing import Any

import pytest

from data.exlibris import BOX
from engine.catalogue import UnfitError, rules_of
from engine.exlibris import variants
from engine.exlibris.state import ORDINARY, State
from engine.exlibris.turn import clean_up, play
from engine.exlibris.variants import TARGETS, libraries_for, options_for, tiles_for
from engine.exlibris.view import view
from engine.match import Match
from engine.options import defaults
from tests.engine import playing
from tests.engine.exlibris.table import SEED, asked, facts, run, shelf, table
from tests.engine.playing import new_match, seed_of

ALL = set(range(1, 19))
HARD = {3, 7, 8, 9, 15, 17}
UNFRIENDLY = {3, 7, 15, 16}
DUMP = 11
ROW = "A1 A2 A3 A4 A5 A6 A7 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 C1 C2"


def set_up(seats: int = 3, **options: int) -> State:
    state: State = playing.set_up("exlibris", seats, SEED, **options)
    return state


def tiles(state: State) -> set[int]:
    return {1, *state.stack}


@pytest.mark.parametrize(
    "options, out",
    [
        ({}, set()),
        ({"beginner": 1}, HARD),
        ({"beginner": 1, "removal": 0}, set()),
        ({"removal": 0}, set()),
        ({"friendly": 1}, UNFRIENDLY),
        ({"beginner": 1, "friendly": 1}, HARD | UNFRIENDLY),
        ({"beginner": 1, "removal": 0, "friendly": 1}, UNFRIENDLY),
        ({"long": 1}, set()),
    ],
)
def test_variants_go_without_some_tiles(options: dict[str, int], out: set[int]) -> None:
    """EL-94"""
    assert tiles(set_up(**options)) == ALL - out


def test_a_friendly_game_has_no_unfriendly_library() -> None:
    """EL-94: and still two for each of four players (EL-12)."""
    pools = {
        library for number in range(40) for library in playing.set_up("exlibris", 4, seed_of(number), friendly=1).pool
    }
    assert pools == set(BOX.libraries) - {"goblin", "cube", "snowman", "imp"}
    assert len(set_up(4, friendly=1).pool) == 8


@pytest.mark.parametrize("friendly", [0, 1])
def test_beginners_get_a_basic_library_and_three_ordinary_assistants(friendly: int) -> None:
    """EL-94: nobody chooses a library, the first question is where to send an assistant."""
    state = set_up(beginner=1, friendly=friendly)
    assert [player.library for player in state.players] == ["basic"] * 3
    assert [[one.kind for one in player.assistants] for player in state.players] == [[ORDINARY] * 3] * 3
    assert (state.pool, state.phase) == ([], "preparation")
    run(play(state))
    question = asked(play(state))
    assert (question.seat, question.key) == (state.first, "place")
    assert {option[1] for option in question.options} == {ORDINARY}


@pytest.mark.parametrize("seats, target", [(2, 19), (3, 17), (4, 15)])
@pytest.mark.parametrize("others", [{}, {"beginner": 1}, {"friendly": 1}, {"beginner": 1, "friendly": 1}])
def test_a_long_game_takes_three_more_cards(seats: int, target: int, others: dict[str, int]) -> None:
    """EL-37, EL-94"""
    for count, last in ((target - 1, False), (target, True)):
        row = " ".join(ROW.split()[:count])
        state = table(*[""] * seats, shelves=[{}, shelf(row)], tiles={DUMP: ""})
        state.options |= {"long": 1, **others}
        assert view(state, None).target == target
        run(clean_up(state))
        assert state.last_round is last
        assert facts(state, "trigger") == ([(1,)] if last else [])


def test_without_a_variant_nothing_changes() -> None:
    """EL-94: they are off unless somebody chooses them."""
    state = set_up()
    assert state.options == {"first": -1, "beginner": 0, "friendly": 0, "long": 0, "removal": 1}
    assert (view(state, None).target, state.public, len(state.pool)) == (TARGETS[3], None, 6)


REFUSED: list[tuple[int, dict[str, int], str]] = [
    (2, {"level": 1}, "solo-only"),
    (4, {"level": 3, "beginner": 1}, "solo-only"),
    (1, {"beginner": 1}, "solo-variants"),
    (1, {"level": 2, "friendly": 1}, "solo-variants"),
    (1, {"level": 2, "long": 1}, "solo-variants"),
]


@pytest.mark.parametrize("seats, options, reason", REFUSED)
def test_options_that_do_not_go_together_are_refused(seats: int, options: dict[str, int], reason: str) -> None:
    """EL-94 to EL-96"""
    with pytest.raises(UnfitError) as refusal:
        new_match("exlibris", seats, 1, **options)
    assert refusal.value.reason == reason
    assert str(refusal.value)


@pytest.mark.parametrize("name", ["beginner", "friendly", "long", "removal"])
@pytest.mark.parametrize("value", [-1, 2, "1", None])
def test_a_variant_is_on_or_off(name: str, value: Any) -> None:
    with pytest.raises(ValueError, match=f"{name} is 0 or 1"):
        Match.new("exlibris", 3, {name: value}, seed_of(1))


@pytest.mark.parametrize("value", [-1, 0, 8, "3", None, 1.5])
def test_a_level_is_one_of_seven(value: Any) -> None:
    """EL-96"""
    with pytest.raises(ValueError, match="level is 1, 2, 3, 4, 5, 6 or 7"):
        Match.new("exlibris", 1, {"level": value}, seed_of(1))


@pytest.mark.parametrize(
    "options, seats",
    [
        ({}, (2, 3, 4)),
        ({"friendly": 1, "beginner": 1, "long": 1}, (2, 3, 4)),
        ({"level": 4}, (1,)),
        ({"first": 3}, (2, 3, 4)),
    ],
)
def test_how_many_may_play_hangs_on_the_options(options: dict[str, int], seats: tuple[int, ...]) -> None:
    """EL-94, EL-95"""
    assert rules_of("exlibris").seats_for(options) == seats


@pytest.mark.parametrize("seats, options, reason", [row for row in REFUSED if row[0] == 1 and "level" in row[1]])
def test_nobody_may_play_with_options_that_never_fit(seats: int, options: dict[str, int], reason: str) -> None:
    """EL-94 to EL-96"""
    with pytest.raises(UnfitError) as refusal:
        rules_of("exlibris").seats_for(options)
    assert (seats, refusal.value.reason) == (1, reason)


@pytest.fixture
def small_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """A box with seven libraries and the Hut, the Auction and the Well, as an owner might have written it down."""
    out = ("ghost", "mummy", "wizard", "witch", "golem")
    libraries = {key: library for key, library in BOX.libraries.items() if key not in out}
    tiles = {number: BOX.tiles[number] for number in (1, 3, 6)}
    monkeypatch.setattr(variants, "BOX", replace(BOX, libraries=libraries, tiles=tiles))


@pytest.mark.usefixtures("small_box")
def test_variants_that_leave_too_few_libraries_or_tiles_are_refused() -> None:
    """EL-12, EL-30, EL-94: two libraries and one tile for each player; a basic library is always there."""
    chosen = defaults(variants.OPTIONS)
    assert (len(libraries_for(2, chosen)), tiles_for(2, chosen)) == (7, [1, 3, 6])
    assert rules_of("exlibris").seats_for({}) == (2, 3)
    for seats, options, reason in [
        (4, {}, "few-libraries"),
        (2, {"friendly": 1}, "few-libraries"),
        (3, {"beginner": 1}, "few-tiles"),
        (4, {"beginner": 1, "removal": 0}, "few-tiles"),
        (1, {}, "few-tiles"),
    ]:
        with pytest.raises(UnfitError) as refusal:
            options_for(seats, {**chosen, **options})
        assert refusal.value.reason == reason
    assert rules_of("exlibris").seats_for({"beginner": 1}) == (2,)
    with pytest.raises(UnfitError, match="too few libraries"):
        rules_of("exlibris").seats_for({"friendly": 1})


def test_the_data_say_which_tiles_and_libraries_a_variant_takes_out() -> None:
    """EL-94: whoever owns the box may write them down otherwise."""
    assert {number for number, tile in BOX.tiles.items() if not tile.beginner} == HARD
    assert {number for number, tile in BOX.tiles.items() if not tile.friendly} == UNFRIENDLY
    unfriendly = {key for key, library in BOX.libraries.items() if not library.friendly}
    assert unfriendly == {"goblin", "cube", "snowman", "imp"}
