"""Points, both final counts and victory (XB-40 to XB-44)."""

from engine.exlibrium.count import count
from engine.exlibrium.state import (
    ALCHEMIST,
    ASSASSIN,
    BARD,
    BERSERKER,
    KNIGHT,
    MERCENARY,
    NOBODY,
    WIZARD,
    State,
)
from engine.exlibrium.view import view
from tests.engine.exlibrium.table import Stacks, card, cards, drive, match_at, table, told

A, B, C = range(3)


def counting(*stacks: Stacks, character: int = 0, advanced: int = 0) -> State:
    return table(*stacks, phase="count", character=character, round_=3, advanced=advanced)


def test_the_first_spends_up_to_two_and_the_second_one() -> None:  # XB-40, XB-41
    state = counting({KNIGHT: 3}, {KNIGHT: 2}, character=KNIGHT)
    first, second = drive(count(state), ("spend", 2), ("spend", 1))
    assert (first.seat, first.options) == (A, (("spend", 0), ("spend", 1), ("spend", 2)))
    assert first.about == (KNIGHT, 1)
    assert (second.seat, second.options) == (B, (("spend", 0), ("spend", 1)))
    assert second.about == (KNIGHT, 2)
    assert [len(player.spent) for player in state.players] == [2, 1]
    assert [len(player.stacks[KNIGHT]) for player in state.players] == [1, 1]


def test_nobody_must_spend() -> None:  # XB-41
    state = counting({KNIGHT: 3}, {KNIGHT: 2}, character=KNIGHT)
    drive(count(state), ("spend", 0), ("spend", 0))
    assert [len(player.spent) for player in state.players] == [0, 0]


def test_the_advanced_rules_let_only_the_first_spend_one() -> None:  # XB-43
    state = counting({KNIGHT: 3}, {KNIGHT: 2}, character=KNIGHT, advanced=1)
    (ask,) = drive(count(state), ("spend", 1))
    assert (ask.seat, ask.options) == (A, (("spend", 0), ("spend", 1)))
    assert told(state, "second") == []


def test_there_is_no_doubling_in_the_final_count() -> None:  # XB-16, XB-41
    state = table({KNIGHT: 2}, {KNIGHT: 3}, character=ALCHEMIST, round_=3)
    state.doubler, state.doubled = A, KNIGHT
    match = match_at(state)
    assert match.pending[B].ask.about == (KNIGHT, 1)


def test_ties_are_broken_with_what_is_left() -> None:  # XB-22, XB-41
    state = counting({BERSERKER: 2, KNIGHT: 1}, {BERSERKER: 1, KNIGHT: 1})
    drive(count(state), ("spend", 2), ("spend", 0))
    state.character = KNIGHT
    asks = drive(count(state), ("spend", 1), ("spend", 1))
    assert [ask.seat for ask in asks] == [B, A]


def test_second_place_of_the_vector() -> None:  # XB-42
    for spent, second in ((0, B), (1, NOBODY)):
        state = counting({KNIGHT: 3}, {KNIGHT: 2, BERSERKER: 1}, {KNIGHT: 2})
        drive(count(state), ("spend", spent))
        state.character = KNIGHT
        asks = drive(count(state), *[("spend", 0)] * (2 if second == B else 1))
        assert [ask.seat for ask in asks] == ([A, B] if second == B else [A])
        assert told(state, "nobody-second") == ([] if second == B else [(KNIGHT,)])


def test_both_places_are_found_before_anyone_spends() -> None:  # XB-42
    state = counting({KNIGHT: 2}, {KNIGHT: 2, BERSERKER: 1}, {KNIGHT: 1, BARD: 1}, character=KNIGHT)
    match = match_at(state)
    assert match.view(None).places == (B, A)
    match.submit(B, [("spend", 2)])
    assert match.view(None).places == (B, A)
    assert list(match.pending) == [A]


def test_an_undecided_first_lets_nobody_spend() -> None:  # XB-22, XB-26, XB-42
    state = counting({BERSERKER: 2}, {BERSERKER: 2}, {BERSERKER: 1})
    for state.character in range(7):
        assert drive(count(state)) == []
    assert told(state, "nobody-first") == [(BERSERKER,)]
    assert told(state, "nobody-second") == told(state, "second") == []  # there is no second either
    assert told(state, "nobody-counts") == [(character,) for character in range(1, 7)]
    assert state.players[C].spent == []


def test_a_character_without_cards_is_not_asked() -> None:  # XB-23, XB-62
    state = counting({BERSERKER: 1}, {}, character=KNIGHT)
    assert drive(count(state)) == []


def test_which_cards_is_asked_only_where_it_matters() -> None:  # XB-32, XB-40, XB-62
    state = counting({KNIGHT: "KR KX KB"}, {}, character=KNIGHT)
    drive(count(state), ("spend", 2))
    assert len(state.players[A].spent) == 2
    state = counting({KNIGHT: "MB KR KX KB"}, {}, character=KNIGHT)
    state.players[A].moved[KNIGHT] = 1
    drive(count(state), ("spend", 2))  # an ordinary one is left in any case
    assert told(state, "returned") == []
    state = counting({KNIGHT: "MB KR"}, {}, character=KNIGHT)
    state.players[A].moved[KNIGHT] = 1
    _, which = drive(count(state), ("spend", 1), ("card", A, KNIGHT, 1))
    assert which.key == "final-cards"
    assert state.players[A].spent == [card("KR")]
    assert state.players[A].stacks[MERCENARY] == [card("MB")]
    assert told(state, "returned") == [(A, 1, KNIGHT)]


def test_most_points_wins() -> None:  # XB-44
    state = counting({BERSERKER: 3}, {BARD: 1}, character=ALCHEMIST)
    state.players[B].spent = cards("BM")
    drive(count(state))
    assert state.phase == "over"
    assert state.winners == [B]
    assert told(state, "scored") == [(A, 0), (B, 1)]
    assert told(state, "won") == [(B,)]


def test_a_tie_goes_to_influence_left_in_order() -> None:  # XB-44
    state = counting({WIZARD: 1, BARD: 5}, {WIZARD: 2}, {ASSASSIN: 9}, character=ALCHEMIST)
    for player in state.players:
        player.spent = cards("BM")
    drive(count(state))
    assert state.winners == [B]


def test_tied_on_all_shares_the_victory() -> None:  # XB-44
    state = counting({WIZARD: 2}, {WIZARD: 2}, {WIZARD: 1}, character=ALCHEMIST)
    drive(count(state))
    assert state.winners == [A, B]


def test_points_are_public_and_cards_are_not() -> None:  # XB-15, XB-40
    state = counting({KNIGHT: 3}, {KNIGHT: 2}, character=KNIGHT)
    state.players[A].spent = cards("BM AX")
    seen = view(state, A)
    assert seen.players[A].points == 2
    assert seen.players[A].spent is None
    state.phase = "over"
    assert view(state, B).players[A].spent == tuple(sorted(cards("BM AX")))
