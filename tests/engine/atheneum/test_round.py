"""Set-up, draft and the end of a round (AT-01, AT-10, AT-11, AT-20, AT-23a, AT-26, AT-80)."""

import pytest

from data.atheneum import BOX
from engine.atheneum.draft import phase_of
from engine.atheneum.state import COLOURS
from engine.chance import Chance
from engine.match import RefusedError
from tests.engine.atheneum.playing import confirm_all, match_of_atheneum, pick_all, state_of
from tests.engine.atheneum.table import begin, furnish, number, table
from tests.engine.playing import set_up


def favourites(seats: int, **options: int) -> list[str]:
    return [COLOURS[player.favourite] for player in set_up("atheneum", seats, "00" * 32, **options).players]


def test_who_has_not_chosen_takes_the_next_free_subject() -> None:  # AT-01
    assert favourites(3) == ["turquoise", "green", "purple"]
    assert favourites(5, favourite1=0, favourite3=4) == ["green", "turquoise", "purple", "black", "pink"]
    assert favourites(2, favourite4=0) == ["turquoise", "green"]  # nobody sits there


@pytest.mark.parametrize("options", [{"favourite0": 5}, {"favourite0": 1, "favourite1": 1}, {"first": 0}])
def test_bad_options_are_refused(options: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"favourite|option"):
        set_up("atheneum", 2, "00" * 32, **options)


def test_only_two_to_five_play() -> None:
    for seats in (1, 6):
        with pytest.raises(ValueError, match="2 to 5"):
            match_of_atheneum(seats, 1)


def test_the_set_up() -> None:  # AT-10, AT-11
    match = match_of_atheneum(4, 1)
    view = match.view(2)
    assert len(view.row) == 4
    assert view.objectives == 31
    for player in view.players:
        assert (player.desk.points, player.desk.wands, player.desk.reserve, player.hand_count) == (0, 2, 4, 6)
        assert player.desk.spiders == ("UL", "UC", "UR", "ML", "BT")
        assert player.desk.candle_places == (4, 3, 2)
    hand = view.players[2].hand
    assert all(BOX.cards[card].deck == "A" for card in hand)
    assert match.pending[2].ask.options == tuple(("card", card) for card in hand)
    assert [view.players[seat].hand for seat in (0, 1, 3)] == [None] * 3


def test_the_first_objective_drawn_is_the_rightmost() -> None:  # AT-10, AT-26
    state = set_up("atheneum", 2, "00" * 32)
    deck = list(range(35))
    twin = Chance("00" * 32)
    for name in ("A", "B"):
        cards = [card.index for card in BOX.cards if card.deck == name]
        twin.shuffle(cards)
    twin.shuffle(deck)
    assert state.row == deck[:-5:-1][::-1]


def test_picks_are_secret_and_can_be_changed_until_the_last_is_in() -> None:  # AT-20, AT-80
    match = match_of_atheneum(3, 5)
    first, second = match.pending[0].ask.options[:2]
    before = [match.view(eye) for eye in (None, 0, 1, 2)]
    assert match.submit(0, [first]) == []
    assert match.submit(1, [match.pending[1].ask.options[0]]) == []
    assert match.pending[0].answered
    assert match.submit(0, [second]) == []
    assert [match.view(eye) for eye in (None, 0, 1, 2)] == before
    facts = match.submit(2, [match.pending[2].ask.options[0]])
    assert next(fact.args for fact in facts if fact.key == "revealed") == (0, second[1])
    assert all(fact.learned for fact in facts if fact.key == "revealed")
    assert match.view(None).players[0].played == second[1]


def test_a_pick_cannot_be_changed_after_the_reveal() -> None:  # AT-80
    match = match_of_atheneum(3, 5)
    other = match.pending[0].ask.options[1]
    pick_all(match)
    before = match.save()
    with pytest.raises(RefusedError):
        match.submit(0, [other])
    assert match.can_undo(2) == "undo-revealed"
    assert match.save() == before


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_rest_goes_left_in_a_and_right_in_b(seats: int) -> None:  # AT-11, AT-20
    match = match_of_atheneum(seats, 9)
    for round_ in range(1, 11):
        view = match.view(None)
        assert (view.round, view.deck) == (round_, "A" if round_ <= 5 else "B")
        assert {len(question.ask.options) for question in match.pending.values()} == {6 - (round_ - 1) % 5}
        hands = [set(match.view(seat).players[seat].hand) for seat in range(seats)]
        pick_all(match)
        played = [player.played for player in match.view(None).players]
        if round_ % 5 == 0 and match.view(None).phase == "shelving":
            assert {player.hand_count for player in match.view(None).players} == {0}
        if not match.over and round_ % 5:
            assert all(match.view(seat).players[seat].hand is None for seat in range(seats))  # not yet looked at
        confirm_all(match)
        if round_ % 5:
            step = 1 if round_ < 5 else -1
            for seat in range(seats):
                rest = hands[seat] - {played[seat]}
                neighbour = (seat + step) % seats
                assert set(match.view(neighbour).players[neighbour].hand) == rest
        else:
            rest = {card for hand in hands for card in hand} - set(played)
            assert rest <= set(match.view(None).discard)  # the sixth card, face up
            assert len(match.view(None).discard) == 6 * seats * (round_ // 5)  # each once
    assert match.over


def test_phases() -> None:  # AT-11
    assert [phase_of(number) for number in range(1, 11)] == ["A"] * 5 + ["B"] * 5


def test_the_rightmost_objective_leaves_and_its_wands_go_to_the_reserves() -> None:  # AT-26
    state = table(row="O01 O02 O03 O26", played="A01 A01")
    desk = furnish(state, UC="p p", ML="pp.")
    desk.claimed, desk.wands, desk.reserve, desk.points = [number("O26")], 1, 4, 3
    state.players[0].shown = desk
    enters = state.objectives[-1]
    match = begin(state)
    confirm_all(match)
    view = match.view(None)
    assert view.row == (enters, number("O01"), number("O02"), number("O03"))
    assert view.gone == (number("O26"),)
    assert (view.players[0].desk.wands, view.players[0].desk.reserve) == (1, 5)  # not into the hand
    assert (view.players[1].desk.wands, view.players[1].desk.reserve) == (2, 4)  # who has none there gets none
    assert [player.played for player in view.players] == [None, None]
    assert view.discard == (number("A01"), number("A01"))


def test_nothing_moves_after_the_last_round() -> None:  # AT-26
    state = table(row="O01 O02 O03 O26", played="A01 A01")
    state.round = 10
    match = begin(state)
    confirm_all(match)
    assert match.over
    assert match.view(None).row == tuple(state.row)


def test_tokens_return_at_the_end_of_the_round_only() -> None:  # AT-23a
    state = table(played="A16 A16")
    match = begin(state)
    tokens = [player.held.tokens[0] for player in state_of(match).players]
    match.submit(0, [("candle", tokens[0])])
    assert state_of(match).bag == state_of(match).used == []
    confirm_all(match)
    live = state_of(match)
    assert sorted([*live.bag, *live.used, tokens[0]]) == list(range(40))
    assert live.used == [tokens[1]]


def test_a_round_that_gives_nothing_to_do_asks_nobody() -> None:  # AT-22, AT-81
    state = table(row="O01 O02 O03 O26", played="A01 A02")
    for seat in (0, 1):
        furnish(state, seat, UL="ppp ppp", UC="p p", UR="ppp ppp", ML="ppp", BT="ppppppp")
        state.players[seat].desk.claimed = [number("O26")]
        state.players[seat].hand = [4 * seat, 4 * seat + 2]
    match = begin(state)
    assert (match.view(None).round, match.view(None).phase) == (2, "draft")
