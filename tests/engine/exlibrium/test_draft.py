"""Options, deal and draft (XB-10 to XB-14, XB-60)."""

from random import Random

import pytest

from data.exlibrium import BOX
from engine.match import Match, RefusedError
from tests.engine.exlibrium.table import at_each_choice, new_match, state_of
from tests.engine.playing import random_picks, seed_of

DEALT = {
    (0, 2): (5, 4, 3), (0, 3): (5, 4, 3), (0, 4): (5, 4, 3), (0, 5): (5, 4, 3),
    (1, 2): (7, 6, 5), (1, 3): (7, 6, 5), (1, 4): (6, 5, 4), (1, 5): (5, 4, 3),
}  # fmt: skip


@pytest.mark.parametrize(
    "options",
    [{"advanced": 2}, {"passing": -1}, {"advanced": "1"}, {"advanced": None}, {"passing": 1.0}, {"nonsense": 1}],
)
def test_options_are_checked(options: dict[str, object]) -> None:  # XB-11, XB-14
    with pytest.raises(ValueError, match=r"0 or 1|no option"):
        Match.new("exlibrium", 2, options, seed_of(1))


@pytest.mark.parametrize("seats", [1, 6])
def test_it_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 5"):
        new_match(seats, 1)


@pytest.mark.parametrize("advanced, seats", DEALT)
def test_hands_of_three_rounds(advanced: int, seats: int) -> None:  # XB-10, XB-11
    dealt: dict[int, int] = {}
    for match in at_each_choice(new_match(seats, 3, advanced=advanced), Random(3)):
        view = match.view(None)
        if view.phase == "draft":
            dealt.setdefault(view.round, max(player.hand_count for player in view.players))
    assert tuple(dealt.values()) == DEALT[advanced, seats]
    assert list(dealt) == [1, 2, 3]


@pytest.mark.parametrize("advanced, seats", DEALT)
def test_at_least_three_cards_are_left_for_the_knight(advanced: int, seats: int) -> None:  # XB-11
    needed = seats * sum(DEALT[advanced, seats])
    assert len(BOX.deck) - needed >= 3
    match = new_match(seats, 4, advanced=advanced)
    for _ in at_each_choice(match, Random(4)):
        assert len(state_of(match).deck) >= 0
    assert len(state_of(match).deck) >= len(BOX.deck) - needed - 3


def draft_once(match: Match, rng: Random) -> list[tuple[int, int]]:
    """Let everyone pick; return each one's card and facing."""
    picks = [random_picks(match, seat, rng) for seat in sorted(match.pending)]
    for seat, pick in enumerate(picks):
        match.submit(seat, pick)
    return [(int(card), int(character)) for ((_, card, character),) in picks]


def hands(match: Match) -> list[list[int]]:
    return [sorted(player.hand) for player in state_of(match).players]


def rest(hand: list[int], card: int) -> list[int]:
    left = hand[:]
    left.remove(card)
    return left


def test_picks_are_revealed_together_and_lie_on_top() -> None:  # XB-12, XB-60
    match = new_match(3, 5)
    before = match.view(None)
    picks = [random_picks(match, seat, Random(5)) for seat in range(3)]
    for seat in (2, 0):
        assert match.submit(seat, picks[seat]) == []
        assert match.view(None) == before
        assert match.pending[seat].answered
    facts = match.submit(1, picks[1])
    placed = [fact for fact in facts if fact.key == "placed"]
    assert [fact.args for fact in placed] == [(seat, picks[seat][0][2]) for seat in range(3)]
    assert all(fact.learned for fact in placed)
    for seat, ((_, card, character),) in enumerate(picks):
        assert match.view(None).players[seat].stacks[int(character)].cards[-1].card == card


def test_a_pick_can_be_changed_until_the_last_one_is_in() -> None:  # XB-60
    match = new_match(2, 6)
    first, other = match.pending[0].ask.options[:2]
    match.submit(0, (first,))
    match.submit(0, (other,))
    match.submit(1, random_picks(match, 1, Random(6)))
    assert match.view(None).players[0].stacks[int(other[2])].cards[-1].card == other[1]


def test_every_card_is_offered_in_both_facings_and_copies_once() -> None:  # XB-01, XB-12
    for number in range(20):
        match = new_match(2, number, advanced=1)
        hand = state_of(match).players[0].hand
        wanted = {("pick", card, facing) for card in hand for facing in BOX.cards[card].characters}
        assert len(match.pending[0].ask.options) == len(wanted)
        assert set(match.pending[0].ask.options) == wanted


@pytest.mark.parametrize("advanced, turns", [(0, {1: 1, 2: 1, 3: 1}), (1, {1: 1, 2: -1, 3: 1})])
def test_hands_pass_left_and_right_in_round_2_of_the_advanced_rules(advanced: int, turns: dict[int, int]) -> None:
    # XB-13
    match, rng = new_match(3, 7, advanced=advanced), Random(7)
    passed = {1: 0, 2: 0, 3: 0}
    while not match.over:
        if match.view(None).phase != "draft":
            seat = next(iter(match.pending))
            match.submit(seat, random_picks(match, seat, rng))
            continue
        before, now = hands(match), match.view(None).round
        picks = draft_once(match, rng)
        if len(before[0]) > 1:
            passed[now] += 1
            for seat in range(3):
                assert hands(match)[(seat + turns[now]) % 3] == rest(before[seat], picks[seat][0])
    assert min(passed.values()) >= 2


@pytest.mark.parametrize("advanced", [0, 1])
def test_without_passing_everyone_keeps_the_dealt_hand(advanced: int) -> None:  # XB-14
    match, rng = new_match(4, 8, advanced=advanced, passing=0), Random(8)
    while len(hands(match)[0]) > 1:
        before = hands(match)
        picks = draft_once(match, rng)
        assert hands(match) == [rest(before[seat], picks[seat][0]) for seat in range(4)]
    assert match.view(None).passing == 0


def test_the_last_card_is_played_too() -> None:  # XB-13
    match = new_match(2, 9)
    for _ in range(5):
        assert match.view(None).phase == "draft"
        draft_once(match, Random(9))
    assert match.view(None).phase == "activation"
    assert [sum(len(stack.cards) for stack in player.stacks) for player in match.view(None).players] == [5, 5]


def test_a_card_that_is_not_in_the_hand_is_refused() -> None:  # XB-12
    match = new_match(2, 10)
    before = match.save()
    hand = state_of(match).players[0].hand
    missing = next(card for card in BOX.cards if card.index not in hand)
    held = BOX.cards[hand[0]]
    neither = next(character for character in range(7) if character not in held.characters)
    for pick in (("pick", missing.index, missing.characters[0]), ("pick", held.index, neither)):
        with pytest.raises(RefusedError, match="not-offered"):
            match.submit(0, [pick])
    with pytest.raises(RefusedError, match="exactly"):
        match.submit(0, match.pending[0].ask.options[:2])
    assert match.save() == before
