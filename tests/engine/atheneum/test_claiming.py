"""Objectives (AT-24, AT-25, AT-27, AT-61)."""

from tests.engine.atheneum.table import Work, furnish, number, numbers, table, wands_on_cards


def test_the_printed_example() -> None:  # AT-24, AT-61
    state = table(row="O16 O01 O02 O03")
    desk = furnish(state, UR=".t. tb.")
    worker = Work(state)  # nothing to shelve, so there is no first confirm to ask for
    worker.do("claim", number("O16"))
    assert (desk.wands, desk.points, desk.reserve) == (1, 7, 4)
    assert worker.offered("claim") == []
    worker.confirm()
    assert worker.done


def test_the_same_cells_elsewhere_do_not_count() -> None:  # AT-61
    state = table(row="O16 O01 O02 O03")
    furnish(state, UL=".t. tb.")
    assert Work(state).done


def test_claims_come_after_ones_own_first_confirm() -> None:  # AT-23, AT-27
    state = table(row="O16 O01 O02 O03")
    furnish(state, UR=".t. tb.")
    state.players[0].held.jokers = 1
    worker = Work(state)
    assert worker.offered("claim") == []
    assert worker.confirm().offered("claim") == [(number("O16"),)]


def test_several_objectives_in_a_round_with_the_same_books() -> None:  # AT-24, AT-61
    state = table(row="O26 O27 O30 O28")
    desk = furnish(state, UL="ppp", UR="ppp", UC="p p", ML="pp.")
    worker = Work(state)
    assert worker.offered("claim") == [(number(key),) for key in ("O26", "O27", "O30")]
    worker.do("claim", number("O30")).do("claim", number("O26")).do("claim", number("O27"))
    assert (desk.wands, desk.points) == (1, 5 + 3 + 3)  # each of two gave its wand back, usable at once
    assert desk.wands + desk.reserve + wands_on_cards(desk, state.row) == 6


def test_an_objective_is_claimed_once_by_each_player() -> None:  # AT-24
    state = table(row="O26 O01 O02 O03")
    for seat in (0, 1):
        furnish(state, seat, UC="p p", ML="pp.")
        worker = Work(state, seat).do("claim", number("O26"))
        assert worker.offered("claim") == []
        worker.confirm()
    state.players[0].held = type(state.players[0].held)()
    assert Work(state).done  # the next round, still open


def test_no_claim_without_a_wand() -> None:  # AT-24
    state = table(row="O26 O01 O02 O03")
    desk = furnish(state, UC="p p", ML="pp.")
    desk.wands, desk.reserve = 0, 6
    assert Work(state).done


def test_claiming_may_wait() -> None:  # AT-24
    state = table(row="O26 O01 O02 O03")
    desk = furnish(state, UC="p p", ML="pp.")
    Work(state).confirm()
    assert desk.points == 0
    Work(state).do("claim", number("O26")).confirm()
    assert desk.points == 3


def test_the_wand_is_paid_before_the_reward_is_taken() -> None:  # AT-25
    state = table(row="O26 O01 O02 O03")
    desk = furnish(state, UC="p p", ML="pp.")
    desk.wands, desk.reserve = 1, 1
    Work(state).do("claim", number("O26"))
    assert (desk.wands, desk.reserve) == (1, 0)
    state = table(row="O26 O01 O02 O03")
    desk = furnish(state, UC="p p", ML="pp.")
    desk.wands, desk.reserve = 6, 0  # the one just paid lies on the card, not in the reserve
    worker = Work(state).do("claim", number("O26"))
    assert (desk.wands, desk.reserve) == (5, 0)
    assert worker.told("own-wand-lost") == [(0,)]


def test_a_wand_from_a_token_pays_at_once() -> None:  # AT-23, AT-24
    state = table(row="O26 O01 O02 O03")
    desk = furnish(state, UC="p p", ML="pp.")
    desk.wands, desk.reserve = 0, 6
    state.players[0].held.tokens = numbers("T28")
    worker = Work(state).confirm()
    assert worker.offered("claim") == []
    worker.do("use", number("T28")).do("claim", number("O26"))
    assert desk.points == 3
