"""Who gets which benefits, and what collecting them brings (AT-21, AT-22, AT-30 to AT-36)."""

from collections import Counter
from copy import deepcopy

import pytest

from data.atheneum import BOX, Benefit
from engine.atheneum.benefits import benefits_of, collect, deal_tokens
from engine.atheneum.state import COLOURS, Held, State
from tests.engine.atheneum.table import keys_of, number, numbers, table

IN_UL = Benefit("book-in", "UL")


def collected(*played: str, state: State | None = None) -> State:
    """What seat 0 has after playing the first card; its left neighbour played the second, and so on."""
    state = state or table(max(2, len(played)))
    for player, key in zip(state.players, played, strict=True):
        player.played = number(key)
    deal_tokens(state)
    collect(state, 0)
    return state


def test_with_two_players_both_come_from_the_other_one() -> None:  # AT-21
    mine, other = BOX.cards[number("A01")], BOX.cards[number("B06")]
    assert benefits_of(numbers("A01 B06"), 0) == (*mine.yellow, *other.blue, *other.grey)
    assert benefits_of(numbers("A01 B06"), 1) == (*other.yellow, *mine.blue, *mine.grey)


def test_with_more_blue_comes_from_the_left_and_grey_from_the_right() -> None:  # AT-21
    a, b, c = (BOX.cards[number(key)] for key in ("A01", "A06", "A11"))
    assert benefits_of(numbers("A01 A06 A11"), 0) == (*a.yellow, *b.blue, *c.grey)
    assert benefits_of(numbers("A01 A06 A11"), 1) == (*b.yellow, *c.blue, *a.grey)
    assert benefits_of(numbers("A01 A06 A11"), 2) == (*c.yellow, *a.blue, *b.grey)


def test_books_of_a_colour_and_jokers() -> None:  # AT-30
    held = collected("A04", "A21", "A22").players[0].held
    assert [COLOURS[colour] for colour, count in enumerate(held.printed) for _ in range(count)] == [
        "pink",
        "pink",
        "black",
    ]
    assert held.jokers == 2


def test_books_for_a_compartment_and_lifts() -> None:  # AT-31, AT-32
    held = collected("A06", "B02", "A17").players[0].held
    assert held.named == [1, 0, 0, 1, 0]
    blue, grey = (next(card.key for card in BOX.cards if IN_UL in getattr(card, name)) for name in ("blue", "grey"))
    assert collected("A06", blue, grey).players[0].held.named == [3, 0, 0, 0, 0]
    held = collected("B01", "B26", "B11").players[0].held
    assert held.lifts == 3 + 3 + 1  # one pool


def test_points_wands_and_side_shelves_are_taken_at_once() -> None:  # AT-22, AT-33, AT-34, AT-36
    state = collected("A21", "A06", "B06")
    desk = state.players[0].desk
    assert (desk.points, desk.wands, desk.reserve, desk.sides) == (2, 3, 3, 1)
    assert desk.spiders == 0b111111
    assert keys_of(state.told) == ["side-shelf", "wand", "points"]


def test_a_wand_without_a_reserve_is_lost() -> None:  # AT-34
    state = table(3)
    state.players[0].desk.wands, state.players[0].desk.reserve = 6, 0
    collected("B06", "A06", "A01", state=state)
    assert (state.players[0].desk.wands, state.players[0].desk.reserve) == (6, 0)
    assert keys_of(state.told) == ["wand-lost", "wand-lost"]


def test_a_third_side_shelf_is_lost() -> None:  # AT-33
    state = table(3)
    for expected, told in ((1, "SD1"), (2, "SD2"), (2, "")):
        state.told.clear()
        collected("A21", "A01", "A01", state=state)
        assert state.players[0].desk.sides == expected
        assert [fact.args[1:] for fact in state.told if fact.key == "side-shelf"] == ([(told,)] if told else [])
    assert keys_of(state.told) == ["side-shelf-lost"]
    assert state.players[0].desk.spiders == 0b1111111


def test_a_token_is_the_next_of_ones_own_queue() -> None:  # AT-35, AT-23a
    state = table(3)
    for player in state.players:
        player.played = number("A16")
    deal_tokens(state)
    queue = state.players[0].queue[:]
    collect(state, 0)
    assert state.players[0].held.tokens == [queue[-1]]
    assert state.players[0].queue == queue[:-1]
    drawn = next(fact for fact in state.told if fact.key == "drew-token")
    assert (drawn.args, drawn.eyes, drawn.learned) == ((0, queue[-1]), (0,), True)
    state.players[1].queue = []
    collect(state, 1)
    assert state.players[1].held.tokens == []
    assert keys_of(state.told)[-1] == "token-lost"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_bag_is_dealt_round_robin(seats: int) -> None:  # AT-23a
    state = table(seats)
    deal_tokens(state)
    queues = [player.queue for player in state.players]
    assert Counter(token for queue in queues for token in queue) == Counter(range(40))
    assert max(map(len, queues)) - min(map(len, queues)) <= 1
    assert state.bag == []


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("used", [[], list(range(35))])
def test_the_bag_is_shuffled_anew_before_each_deal(seats: int, used: list[int]) -> None:  # AT-23a
    """Once, and the discard with it where it goes back in; otherwise everybody would know what comes."""
    state = table(seats)
    state.bag, state.used = [token for token in state.bag if token not in used], used[:]
    bag, twin = state.bag + used, deepcopy(state.chance)
    for _ in range(2):
        deal_tokens(state)
        twin.shuffle(bag)
        assert [player.queue for player in state.players] == [bag[seat::seats] for seat in range(seats)]
        assert bag != sorted(bag)
        assert state.chance.counter == twin.counter
        state.bag = bag[:]


def test_the_discard_goes_back_in_when_the_bag_runs_low() -> None:  # AT-23a
    state = table(3)
    state.bag, state.used = list(range(12)), list(range(12, 30))
    deal_tokens(state)
    assert sum(len(player.queue) for player in state.players) == 12
    assert len(state.used) == 18
    state.bag, state.used = list(range(11)), list(range(11, 30))
    deal_tokens(state)
    assert sum(len(player.queue) for player in state.players) == 30
    assert state.used == []


def test_nothing_of_it_must_be_used() -> None:  # AT-22
    state = collected("A04", "A21", "A22")
    assert state.players[0].held != Held()
    assert state.players[0].desk.books == [0] * 5
