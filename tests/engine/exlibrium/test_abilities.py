"""The abilities but the Mercenary's (XB-21, XB-31, XB-33 to XB-37, XB-62, XB-63)."""

from random import Random

import pytest

from engine.ask import Option
from engine.exlibrium.abilities import use_ability
from engine.exlibrium.activation import activate
from engine.exlibrium.state import ALCHEMIST, ASSASSIN, BARD, BERSERKER, KNIGHT, MERCENARY, NOTHING, WIZARD
from engine.exlibrium.view import view
from engine.match import RefusedError
from tests.engine.exlibrium.table import at_each_choice, card, cards, drive, learned, match_at, new_match, table, told


def test_the_berserker_flips_one_of_ones_top_cards() -> None:  # XB-31, XB-16
    state = table({BERSERKER: "BK BW", ASSASSIN: "AR AX"}, {BARD: 2})
    (ask,) = drive(use_ability(state, 0, BERSERKER), ("card", 0, BERSERKER, 1))
    assert ask.options == (("card", 0, BERSERKER, 1), ("card", 0, ASSASSIN, 1))  # exactly two choices
    assert state.players[0].stacks[WIZARD] == [card("BW")]
    assert state.players[0].stacks[BERSERKER] == [card("BK")]
    assert told(state, "flipped") == [(0, 0, BERSERKER, WIZARD)]
    assert learned(state)  # XB-63: BK's other half shows now


def test_a_flipped_card_goes_on_top() -> None:  # XB-16, XB-31
    state = table({BERSERKER: "BW", WIZARD: "WK"}, {})
    drive(use_ability(state, 0, BERSERKER), ("card", 0, BERSERKER, 0))
    assert state.players[0].stacks[WIZARD] == cards("WK BW")
    assert not learned(state)  # XB-63: all of it was seen


def test_a_single_choice_is_made_without_asking_and_told() -> None:  # XB-62
    state = table({BERSERKER: "BW"}, {KNIGHT: "KX"})
    assert drive(use_ability(state, 0, BERSERKER)) == []
    assert drive(use_ability(state, 0, ASSASSIN)) == []
    assert told(state, "flipped") == [(0, 0, BERSERKER, WIZARD), (0, 1, KNIGHT, ALCHEMIST)]
    assert drive(use_ability(state, 0, BARD)) == []
    assert told(state, "exchanged") == [(0, 1, WIZARD, ALCHEMIST)]


@pytest.mark.parametrize("character", [BERSERKER, MERCENARY, ASSASSIN, KNIGHT, BARD, ALCHEMIST])
def test_without_a_legal_target_nothing_happens(character: int) -> None:  # XB-21
    state = table({}, {})
    assert drive(use_ability(state, 0, character)) == []
    assert told(state, "nothing") == [(0, character)]


def test_an_ability_must_be_used_even_at_a_loss() -> None:  # XB-21
    state = table({BERSERKER: 2, KNIGHT: 1}, {})
    match = match_at(state)
    ask = match.pending[0].ask
    assert (ask.key, ask.at_least, ask.at_most) == ("berserker", 1, 1)
    with pytest.raises(RefusedError, match="exactly"):
        match.submit(0, [])


def test_the_wizard_doubles_any_of_the_seven() -> None:  # XB-33
    state = table({WIZARD: 1}, {})
    (ask,) = drive(use_ability(state, 0, WIZARD), ("character", BERSERKER))
    assert ask.options == tuple(("character", character) for character in range(7))
    assert (state.doubler, state.doubled) == (0, BERSERKER)  # zero stays zero
    assert view(state, None).doubled == (0, BERSERKER)
    assert [stack.influence for stack in view(state, 1).players[0].stacks] == [0, 0, 1, 0, 0, 0, 0]


def test_doubling_counts_for_nothing_else() -> None:  # XB-24
    state = table({KNIGHT: 2}, {})
    state.doubler, state.doubled = 0, KNIGHT
    stack = view(state, None).players[0].stacks[KNIGHT]
    assert (len(stack.cards), stack.influence, stack.doubled) == (2, 4, True)


def test_the_assassin_flips_any_card_of_an_opponent() -> None:  # XB-34
    state = table({ASSASSIN: 2}, {KNIGHT: "KR KW KX"}, {BARD: "RX"})
    (ask,) = drive(use_ability(state, 0, ASSASSIN), ("card", 1, KNIGHT, 0))
    assert ask.options == (*(("card", 1, KNIGHT, place) for place in range(3)), ("card", 2, BARD, 0))
    assert state.players[1].stacks[BARD] == [card("KR")]
    assert state.players[1].stacks[KNIGHT] == cards("KW KX")
    assert told(state, "flipped") == [(0, 1, KNIGHT, BARD)]
    assert learned(state)  # XB-63: the covered card was flipped unseen


def test_the_knight_draws_and_alone_sees_the_card() -> None:  # XB-35
    state = table({KNIGHT: "KR"}, {BARD: "RX"}, character=KNIGHT)
    state.deck = cards("BM AX")
    match = match_at(state)
    assert match.pending[0].ask.options == (("face", ASSASSIN), ("face", ALCHEMIST))
    assert match.pending[0].ask.about == (card("AX"),)
    assert match.view(0).drawn == card("AX")
    assert match.view(1).drawn is None
    assert match.view(None).drawn is None
    facts = match.submit(0, [("face", ALCHEMIST)])
    assert facts[0].key == "recruited"
    assert facts[0].learned
    assert match.view(None).players[0].stacks[ALCHEMIST].cards[-1].card == card("AX")


def test_what_the_knight_draws_is_told_to_the_drawer_alone() -> None:  # XB-35, XB-63
    state = table({KNIGHT: "KR"}, {})
    state.deck = cards("AX")
    drive(use_ability(state, 0, KNIGHT), ("face", ASSASSIN))
    assert state.players[0].stacks[ASSASSIN] == cards("AX")
    drew = {fact.key: fact for fact in state.told}
    assert drew["drew"].eyes is None
    assert drew["drew"].args == (0,)
    assert drew["drew-card"].eyes == (0,)
    assert drew["drew-card"].learned
    assert drew["recruited"].args == (0, ASSASSIN)
    assert state.drawn == NOTHING
    assert state.deck == []  # the card has left it


def test_an_empty_deck_gives_nothing() -> None:  # XB-35
    state = table({KNIGHT: 1}, {}, character=KNIGHT)
    assert drive(activate(state)) == []
    assert told(state, "nothing") == [(0, KNIGHT)]


def test_the_bard_exchanges_two_cards_at_any_depth() -> None:  # XB-36
    state = table({BARD: "RX RW", KNIGHT: "KX"}, {ASSASSIN: "AB AW", BARD: "RB"}, {MERCENARY: "MX"})
    give, take = drive(use_ability(state, 0, BARD), ("card", 0, BARD, 0), ("card", 1, ASSASSIN, 0))
    assert give.options == (("card", 0, KNIGHT, 0), ("card", 0, BARD, 0), ("card", 0, BARD, 1))
    assert len(take.options) == 4
    assert take.about == (0, BARD, 0)
    assert state.players[0].stacks[ASSASSIN] == [card("AB")]  # not flipped, on top
    assert state.players[0].stacks[BARD] == [card("RW")]
    assert state.players[1].stacks[BARD] == cards("RB RX")
    assert state.players[1].stacks[ASSASSIN] == [card("AW")]
    assert told(state, "exchanged") == [(0, 1, BARD, ASSASSIN)]
    assert learned(state)


def test_an_exchange_that_changes_nothing_is_legal() -> None:  # XB-36
    state = table({BARD: "RX", BERSERKER: 1}, {BARD: "RX"})
    drive(use_ability(state, 0, BARD), ("card", 0, BARD, 0))
    assert [player.stacks[BARD] for player in state.players] == [[card("RX")], [card("RX")]]
    assert not learned(state)


def test_the_bard_needs_a_card_on_both_sides() -> None:  # XB-21, XB-36
    for own, other in ((0, 1), (1, 0)):
        state = table({BARD: own}, {BARD: other})
        assert drive(use_ability(state, 0, BARD)) == []
        assert told(state, "nothing") == [(0, BARD)]


def test_the_alchemist_spends_one_card_of_any_depth() -> None:  # XB-37, XB-40
    state = table({ALCHEMIST: "BX KX"}, {})
    (ask,) = drive(use_ability(state, 0, ALCHEMIST), ("card", 0, ALCHEMIST, 0))
    assert len(ask.options) == 2
    assert state.players[0].spent == [card("BX")]
    assert told(state, "spent") == [(0, ALCHEMIST, 1)]
    assert not learned(state)  # spent unseen
    assert drive(use_ability(state, 0, ALCHEMIST)) == []  # XB-62: the only one
    assert state.players[0].spent == cards("BX KX")


def test_spending_the_top_card_uncovers_one() -> None:  # XB-15, XB-63
    state = table({ALCHEMIST: "BX KX"}, {})
    drive(use_ability(state, 0, ALCHEMIST), ("card", 0, ALCHEMIST, 1))
    assert learned(state)


REFUSED: list[tuple[int, Option]] = [
    (BERSERKER, ("card", 1, BERSERKER, 0)),  # another's top card (XB-31)
    (BERSERKER, ("card", 0, KNIGHT, 0)),  # a covered card (XB-31)
    (MERCENARY, ("stack", MERCENARY)),  # XB-32
    (MERCENARY, ("stack", WIZARD)),  # a stack without a card (XB-32a)
    (WIZARD, ("character", 7)),  # XB-33
    (ASSASSIN, ("card", 0, KNIGHT, 0)),  # one's own (XB-34)
    (ASSASSIN, ("card", 1, KNIGHT, 5)),  # no such card
    (BARD, ("card", 1, KNIGHT, 0)),  # giving what is another's (XB-36)
    (ALCHEMIST, ("card", 0, KNIGHT, 0)),  # XB-37
]


@pytest.mark.parametrize("character, option", REFUSED)
def test_what_is_not_legal_is_refused_and_changes_nothing(character: int, option: Option) -> None:
    everything = {BERSERKER: 3, MERCENARY: 2, KNIGHT: 2, BARD: 2, ALCHEMIST: 2, ASSASSIN: 2}
    match = match_at(table(everything, {BERSERKER: 1, KNIGHT: 2}, character=character))
    before, view = match.save(), match.view(0)
    with pytest.raises(RefusedError, match="not-offered"):
        match.submit(0, [option])
    assert match.save() == before
    assert match.view(0) == view


def test_an_exchange_with_oneself_is_refused() -> None:  # XB-36
    match = match_at(table({BARD: 2, KNIGHT: 1}, {BERSERKER: 2}, character=BARD))
    match.submit(0, [("card", 0, BARD, 0)])
    assert match.pending[0].ask.key == "bard-take"
    before = match.save()
    with pytest.raises(RefusedError, match="not-offered"):
        match.submit(0, [("card", 0, KNIGHT, 0)])
    assert match.save() == before


def test_an_exchange_half_made_can_be_taken_back() -> None:  # XB-63
    match = match_at(table({BARD: 2, KNIGHT: 1}, {BERSERKER: 2}, character=BARD))
    before = match.view(0)
    match.submit(0, [("card", 0, BARD, 0)])
    match.undo(0)
    assert match.view(0) == before
    assert match.pending[0].ask.key == "bard-give"


@pytest.mark.parametrize("advanced", [0, 1])
def test_one_player_decides_at_a_time_after_the_draft(advanced: int) -> None:  # XB-61
    for match in at_each_choice(new_match(4, 61, advanced=advanced), Random(61)):
        view = match.view(None)
        if view.phase != "draft" and not match.over:
            assert list(match.pending) == [view.active]
