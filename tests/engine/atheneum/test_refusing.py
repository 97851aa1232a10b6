"""Bad input changes nothing and has a reason (AT-24, AT-31, AT-33, AT-40, AT-80)."""

import pytest

from engine.ask import Option
from engine.atheneum.refusing import why_not
from engine.atheneum.state import State
from engine.atheneum.view import view
from engine.atheneum.vocabulary import REASONS
from engine.match import Match, RefusedError
from tests.engine.atheneum.playing import match_of_atheneum, pick_all
from tests.engine.atheneum.table import Work, at, begin, furnish, number, numbers, table


def busy() -> State:
    """Seat 0 has something of everything."""
    state = table(row="O16 O26 O01 O02")
    desk = furnish(state, UL="pp.", UC="p p", ML="pp.", BT="gb.....")
    desk.pairs[at("BT 0")] = number("T07")
    held = state.players[0].held
    held.printed, held.named, held.lifts, held.tokens = [0, 0, 0, 1, 0], [1, 0, 0, 0, 0], 1, numbers("T01 T20")
    return state


@pytest.mark.parametrize(
    "option, reason",
    [
        (("shelve", "pink", "pink", at("UR 1")), "no-support"),
        (("shelve", "pink", "pink", at("UL 2 1")), "nothing-below"),
        (("shelve", "pink", "pink", at("UL 0")), "place-taken"),
        (("shelve", "pink", "pink", at("SD1 0")), "no-such-place"),
        (("shelve", "pink", "pink", 99), "no-such-place"),
        (("shelve", "pink", "pink", -1), "no-such-place"),
        (("shelve", "green", "green", at("UL 2")), "not-held"),
        (("shelve", "any", "green", at("UL 2")), "not-held"),
        (("shelve", "UC", "green", at("UC 0")), "not-held"),
        (("shelve", "nonsense", "green", at("UC 0")), "not-held"),
        (("shelve", "UL", "green", at("UR 0")), "wrong-compartment"),
        (("pair", number("T02"), "green", at("UR 0")), "not-held"),
        (("pair", number("T01"), "green", at("UL 2")), "pair-too-wide"),
        (("pair", number("T01"), "green", at("BT 3")), "no-support"),
        (("pair", number("T01"), "green", at("ML 1")), "place-taken"),
        (("pair", number("T01"), "green", at("UL 1 1")), "nothing-below"),
        (("lift", at("UL 0")), "holds-others"),
        (("lift", at("UC 0")), "holds-others"),
        (("lift", at("UL 2")), "place-empty"),
        (("lift", at("BT 0")), "pair-needs-two"),
        (("lift", at("BT 1")), "pair-by-its-left"),
        (("use", number("T28")), "not-held"),
        (("candle", number("T28")), "not-held"),
        (("claim", number("O26")), "confirm-first"),
        (("card", number("A01")), "already-revealed"),
        (("nonsense",), "not-offered"),
    ],
)
def test_each_refusal_has_its_reason(option: Option, reason: str) -> None:
    worker = Work(busy())
    assert worker.ask is not None
    assert why_not(view(worker.state, 0), worker.ask, option) == reason
    assert reason in (*REASONS, "not-offered")


def reason_of(state: State, option: Option) -> str:
    worker = Work(state)
    assert worker.ask is not None
    return why_not(view(state, 0), worker.ask, option)


def test_a_third_side_shelf() -> None:  # AT-33
    state = busy()
    state.players[0].desk.sides = 2
    state.players[0].held.tokens = numbers("T36")
    assert reason_of(state, ("use", number("T36"))) == "two-side-shelves"


def test_tokens_without_use() -> None:  # AT-34, AT-51
    state = table()
    state.players[0].held.tokens = numbers("T20 T28 T11")
    state.players[0].held.printed = [1, 0, 0, 0, 0]
    state.players[0].desk.reserve = 0
    assert reason_of(state, ("use", number("T20"))) == "nothing-to-lift"
    assert reason_of(state, ("use", number("T28"))) == "no-wand-in-reserve"
    assert reason_of(state, ("shelve", "token", "turquoise", at("UL 0"))) == "plainer-book"
    assert reason_of(state, ("lift", at("UL 0"))) == "place-empty"
    state.players[0].desk.candles = {0: 0, 1: 1, 2: 2}
    assert reason_of(state, ("candle", number("T11"))) == "no-candle-place"


def test_no_lifts_left() -> None:  # AT-32
    state = busy()
    state.players[0].held.lifts = 0
    assert reason_of(state, ("lift", at("UC 0 1"))) == "no-lifts"


def test_claims_that_may_not_be_made() -> None:  # AT-24
    state = table(row="O16 O26 O27 O02")
    desk = furnish(state, UC="p p", ML="pp.")
    worker = Work(state)
    assert worker.ask is not None
    seen = view(state, 0)
    assert why_not(seen, worker.ask, ("claim", number("O30"))) == "not-open"
    assert why_not(seen, worker.ask, ("claim", number("O27"))) == "not-shown"
    worker.do("claim", number("O26"))
    assert why_not(view(state, 0), worker.ask, ("claim", number("O26"))) == "claimed-already"
    desk.wands, desk.claimed = 0, []
    worker.ask = type(worker.ask)(0, "claim", (("confirm",),))
    assert why_not(view(state, 0), worker.ask, ("claim", number("O26"))) == "no-wand"


def refused(match: Match, seat: int, *option: str | int) -> str:
    before, eyes = match.save(), [match.view(eye) for eye in (None, 0, 1)]
    with pytest.raises(RefusedError) as caught:
        match.submit(seat, [option])
    assert match.save() == before
    assert [match.view(eye) for eye in (None, 0, 1)] == eyes
    return caught.value.reason


def test_nothing_changes_by_what_is_refused() -> None:
    match = match_of_atheneum(2, 1)
    assert refused(match, 0, "card", match.view(1).players[1].hand[0]) == "not-offered"
    assert why_not(match.view(0), match.pending[0].ask, ("card", match.view(1).players[1].hand[0])) == "not-in-hand"
    assert why_not(match.view(0), match.pending[0].ask, ("confirm",)) == "pick-first"
    old = match.pending[0].ask.options[1]
    pick_all(match)
    assert refused(match, 0, *old) == "not-offered"
    assert refused(match, 0, "shelve", "pink", "pink", at("UR 1")) == "not-offered"
    assert refused(match, 0, "lift", at("UR 1")) == "not-offered"


def test_confirming_a_third_time() -> None:  # AT-23
    match = begin(table(played="A01 A01"))
    match.submit(0, [("confirm",)])
    assert refused(match, 0, "confirm") == "not-your-turn"
