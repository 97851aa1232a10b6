"""Hints and their reasons: what decided the advice, told by a key of the vocabulary."""

from collections import Counter
from random import Random

import pytest

from data.atheneum import BOX
from engine.ask import Ask
from engine.atheneum.advice.choosing import book_values, own_value
from engine.atheneum.advice.counsel import COUNSEL
from engine.atheneum.advice.worth import Worth
from engine.atheneum.advise import advise, hint
from engine.atheneum.state import State
from engine.atheneum.view import view
from engine.atheneum.vocabulary import ASKS, HINTS
from engine.hint import Hint
from tests.engine.atheneum.playing import match_of_atheneum, steps
from tests.engine.atheneum.table import Work, at, furnish, number, numbers, table


def hinted(worker: Work) -> Hint:
    """The hint to what is asked now."""
    assert worker.ask is not None
    given = hint(view(worker.state, worker.seat), worker.ask)
    assert given.picks == advise(view(worker.state, worker.seat), worker.ask)
    return given


def test_every_question_has_a_row() -> None:
    assert set(COUNSEL) == set(ASKS)


def test_each_hint_says_what_decided_it_in_the_vocabulary() -> None:
    found = Counter[str]()
    for seed in range(3):
        match = match_of_atheneum(2 + seed, seed)
        for _ in steps(match, Random(seed)):
            for seat in match.pending:
                given = match.hint(seat)
                assert len(given.args) == len(HINTS[given.reason]), given
                found[given.reason] += 1
    assert len(found) > len(HINTS) / 2


def holding(state: State, **held: object) -> Work:
    for name, value in held.items():
        setattr(state.players[0].held, name, value)
    return Work(state)


FULL = {"UL": "ppp ppp", "UC": "p p", "UR": "ppp ppp", "ML": "ppp", "BT": "ppppppp"}


def test_a_book_that_completes_an_objective() -> None:  # AT-60
    state = table(row="O16 O01 O02 O03", favourite0=4)  # O16: turquoise above black in UR
    furnish(state, UR=".t. t..")
    given = hinted(holding(state, named=[0, 0, 1, 0, 0]))
    assert given == Hint((("shelve", "UR", "black", at("UR 1")),), "shows", (number("O16"),))


def test_a_book_that_catches_a_spider_and_one_that_only_fills() -> None:  # AT-50, AT-71
    state = table(row="O01 O02 O03 O04", favourite0=4)
    furnish(state, UC="p")
    worker = holding(state, printed=[0, 0, 0, 1, 0])
    assert (hinted(worker).reason, hinted(worker).args) == ("catches", ("UC",))
    state.players[0].desk.spiders &= ~0b10
    assert (hinted(worker).reason, hinted(worker).args) == ("fills", ("UC",))


def test_a_favourite_book_beside_another_one() -> None:  # AT-70
    state = table(row="O11 O12 O13 O14", favourite0=3)
    state.round = 10  # nothing is to come, so only what scores counts
    state.row = []
    furnish(state, BT="p......")
    given = hinted(holding(state, printed=[0, 0, 0, 1, 0]))
    assert given == Hint((("shelve", "pink", "pink", at("BT 1")),), "favourite", ("pink",))


def test_a_lift_says_where_to_and_what_for() -> None:  # AT-32
    state = table(row="O01 O02 O03 O04", favourite0=4)
    state.row = []
    furnish(state, UC="p", BT="g......")
    given = hinted(holding(state, lifts=1))
    assert given == Hint((("lift", at("BT 0")),), "lift-compartment", (at("UC 0 1"), "UC"))


def test_a_claim_names_its_objective() -> None:  # AT-24
    state = table(row="O26 O01 O02 O03")
    furnish(state, UC="p p", ML="pp.")
    given = hinted(Work(state))
    assert given == Hint((("claim", number("O26")),), "claim", (number("O26"),))


@pytest.mark.parametrize("candles, value", [({}, 4), ({0: 0}, 3), ({0: 0, 1: 1}, 2)])
def test_a_candle_says_what_its_place_is_worth(candles: dict[int, int], value: int) -> None:  # AT-51, AT-72
    state = table()
    state.players[0].desk.candles = dict(candles)
    given = hinted(holding(state, tokens=numbers("T28")))
    assert given == Hint((("candle", number("T28")),), "candle", (value,))


def test_confirming_says_why_nothing_more_is_done() -> None:  # AT-23
    state = table()
    worker = holding(state, printed=[0, 0, 0, 1, 0]).shelve("pink", "UC 0")
    assert hinted(worker) == Hint((("confirm",),), "nothing-left", ())
    state = table()
    state.row = []
    furnish(state, UL="ppp ppp")
    assert hinted(holding(state, lifts=1)) == Hint((("confirm",),), "no-better-place", ())


def pick(state: State, *keys: str) -> Hint:
    """The hint where one of some study cards is to be picked."""
    state.phase, state.players[0].hand = "draft", numbers(" ".join(keys))
    return hint(view(state, 0), Ask(0, "pick", tuple(("card", card) for card in sorted(numbers(" ".join(keys))))))


def section(*kinds: str) -> str:
    """The first card whose own section has only benefits of these kinds."""
    return next(card.key for card in BOX.cards if {one.kind for one in card.yellow} <= set(kinds))


def test_a_card_is_picked_for_what_its_own_section_gives() -> None:  # AT-21
    state = table(row="O26 O27 O30 O28")
    furnish(state, 0, **FULL)  # no book is of use
    state.players[0].desk.wands, state.players[0].desk.reserve = 0, 6
    wand = next(card.key for card in BOX.cards if any(one.kind == "wand" for one in card.yellow))
    assert pick(state, wand, section("rearrange", "book")).reason == "wand-pays"


def test_a_card_is_picked_for_a_book_that_is_wanted() -> None:  # AT-21, AT-50, AT-70
    state = table(favourite0=4)
    state.row = []
    furnish(state, UC="p")
    assert pick(state, "A01", "A02") == Hint((("card", number("A01")),), "book-compartment", ("turquoise", "UC"))
    state = table(favourite0=3)
    state.row, state.round = [], 10  # no time to fill anything
    furnish(state, BT="p......")
    assert pick(state, "A04", "A05") == Hint((("card", number("A04")),), "book-favourite", ("pink",))


def test_a_card_may_be_picked_for_what_it_keeps_from_the_neighbours() -> None:  # AT-21
    """Told so exactly where another card would gain the seat itself more."""
    found = Counter[bool]()
    for seed in range(20):
        match = match_of_atheneum(2, seed)
        seen, given = match.view(0), match.hint(0)
        worth = Worth.seen(seen)
        values = {option: own_value(worth, option, book_values(worth)) for option in match.pending[0].ask.options}
        envious = values[given.picks[0]] < max(values.values())
        assert (given.reason == "neighbours") == envious
        found[envious] += 1
    assert min(found[True], found[False]) > 0


def test_a_spiders_reward_says_what_it_is_good_for() -> None:  # AT-50
    state = table(row="O26 O27 O30 O28")
    state.round = 5
    furnish(state, 0, **{**FULL, "UC": "p"})
    state.players[0].desk.wands, state.players[0].desk.reserve = 0, 6
    worker = holding(state, named=[0, 1, 0, 0, 0]).shelve("UC", "UC 0 1", "black")
    assert hinted(worker) == Hint((("wand",),), "wand-pays", ())
    state = table()
    state.row, state.players[0].queue = [], numbers("T01")
    furnish(state, UC="p")
    state.round = 10
    worker = holding(state, named=[0, 1, 0, 0, 0]).shelve("UC", "UC 0 1", "black")
    assert hinted(worker) == Hint((("token",),), "token-candle", (4,))
    state = table()
    state.row = []
    furnish(state, UC="p")
    worker = holding(state, named=[0, 1, 0, 0, 0]).shelve("UC", "UC 0 1", "black")
    assert hinted(worker) == Hint((("side-shelf",),), "side-shelf", (9,))
