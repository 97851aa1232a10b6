"""What the automatic players think of, each as far as its skill goes."""

import pytest

from engine.ask import Ask
from engine.exlibris.advice.counsel import COUNSEL
from engine.exlibris.advice.deciding import keeps_open, why_here
from engine.exlibris.advice.foresight import choices, prospect
from engine.exlibris.advice.mind import Mind
from engine.exlibris.advice.outlook import CARDS, outlook
from engine.exlibris.advice.placing import visible
from engine.exlibris.advice.plan import Plan
from engine.exlibris.advice.skill import FAR, PRESENT, QUICK
from engine.exlibris.shelf import stability
from engine.exlibris.state import Stack
from engine.exlibris.view import view
from engine.exlibris.vocabulary import HINTS
from tests.engine.exlibris.table import cards, number, shelf, table
from tests.engine.playing import new_match


def test_only_the_strongest_keeps_room_for_cards_to_come() -> None:
    state = table("W1", "", shelves=(shelf("B1"),), tiles={10: ""})
    near, far = (Mind(view(state, 0), skill).plan for skill in (PRESENT, FAR))
    beside, below = (0, 1), (1, 0)
    assert near.gain(number("W1"), beside) == near.gain(number("W1"), below)
    assert far.gain(number("W1"), beside) < far.gain(number("W1"), below) - 5


def test_only_the_strongest_thinks_of_what_a_card_is_worth_to_others() -> None:
    state = table("", "", shelves=({}, shelf("B1", "L1")), tiles={10: "F3"})
    near, far = (Mind(view(state, 0), skill) for skill in (PRESENT, FAR))
    lying = number("F3")
    assert near.envied(lying) == 0 < far.envied(lying)
    assert far.envied(lying) == pytest.approx(FAR.envy * far.rivals[1].best(lying)[0])
    assert visible(far, 10) == [far.gain(lying) + far.envied(lying)]


def test_alone_prominent_works_are_worth_most_where_the_public_library_is_near() -> None:  # EL-99
    tastes = []
    for pile in ("A1 A2", "A1 A2 A3 B1 B2 B3 C1 C2 C3 D1 D2 D3 E1 E2 E3 F1 F2 F3 G1 G2 G3 H1 H2 H3"):
        seen = view(table("", tiles={10: ""}, pile=pile), 0)
        tastes.append(Mind(seen).outlook.tastes["RT"])
    assert tastes[0] > tastes[1] > 0


def test_alone_a_card_is_shelved_that_would_go_to_the_public_library() -> None:  # EL-99
    rows = (shelf("B1 B2 B3", "K1 K2 K3", "W1 W2 W3"),)
    ask = Ask(0, "shelve", (("cell", 2, 3), ("keep",)), about=(number("A1"),))
    minds = [Mind(view(table(*hands, shelves=rows), 0)) for hands in (("A1", ""), ("A1",))]
    assert [COUNSEL["shelve"].answer(mind, ask)[0][0] for mind in minds] == ["keep", "cell"]


def test_alone_what_the_public_library_gains_is_lost() -> None:  # EL-99
    piles = ("A1", "A1 H1", "A1 H1 H3 M4 S2")
    leads = [prospect(table("", pile=pile, shelves=(shelf("B1 L1"),)), 0).lead for pile in piles]
    assert leads == sorted(leads, reverse=True)
    assert leads[0] > leads[-1] + 2


def test_alone_a_victory_is_hoped_for_and_counts_in_the_end() -> None:  # EL-99
    state = table("", pile="A1 H1 H3", shelves=(shelf("B1 L1"),))
    hopes = []
    for level in (1, 7):
        state.options["level"] = level
        hopes.append(prospect(state, 0).hope)
    assert hopes[0] > hopes[1] > 0


def test_alone_each_book_that_is_missing_for_the_prominent_reward_is_worth_its_part() -> None:  # EL-99
    state = table("", pile="A1 H1 H3", shelves=(shelf("B1 L1"),))
    wishes = []
    for level in (4, 7):
        state.options["level"] = level
        seen = view(state, 0)
        wishes.append(outlook(seen, seen.players[0], 0.0).tastes[state.prominent])
    assert min(wishes) > 2.5


def test_alone_tiles_go_whose_cards_are_left_to_the_public_library() -> None:  # EL-98
    state = table("A2 B4 K1", tiles={6: "", 8: "", 11: "", 13: ""}, pile="A1 H1 H3 M4 S2")
    options = tuple(("remove", tile) for tile in state.tiles)
    assert ("remove", 13) in COUNSEL["remove-tiles"].answer(Mind(view(state, 0)), Ask(0, "remove-tiles", options, 2, 2))


def test_a_card_that_an_opponent_likes_more_is_said_to_be_kept_from_them() -> None:
    state = table("", "", shelves=(shelf("B1", "L1"), shelf("B1", "L1")), tiles={10: ""}, specialities=("FF", "HV"))
    mind = Mind(view(state, 0))
    first, second = sorted(cards("F3 F5"), key=mind.score)
    ask = Ask(0, "take", (("card", first), ("card", second)), about=(10,))
    assert COUNSEL[ask.key].why(mind, ask, (("card", second),))[0].startswith(("books-", "in-order"))
    assert COUNSEL[ask.key].why(mind, ask, (("card", first),)) == ("kept-from-others", ())


def test_a_shelf_in_order_is_best_as_it_is() -> None:  # EL-40
    mind = Mind(view(table("", "", shelves=(shelf("B1 L1"),), tiles={10: ""}), 0))
    ask = Ask(0, "inspection", (("stack", 0, 0), ("stack", 0, 1)), 0, 2)
    assert COUNSEL[ask.key].why(mind, ask, ()) == ("best-as-it-is", ())
    assert COUNSEL[ask.key].why(mind, ask, (("stack", 0, 1),)) == ("best-total", ())


@pytest.mark.parametrize("card", ["A1", "A2", "Z1", "Z2"])
@pytest.mark.parametrize("rows", [(), ("A3",), ("A3 M1",), ("Y1", "A3"), ("B1 B2 B3", "C1 C2"), ("Y2", "Y3")])
def test_there_is_a_reason_for_every_place_of_the_first_and_the_last_cards(card: str, rows: tuple[str, ...]) -> None:
    """After the last card of the alphabet no room is kept open, nor before the first."""
    state = table(card, "", shelves=(shelf(*rows),), tiles={10: ""})
    mind, rank = Mind(view(state, 0)), number(card)
    for cell in mind.free:
        key, args = keeps_open(mind, rank, cell) or why_here(mind, rank, cell)
        assert len(args) == len(HINTS[key])


def test_of_assistants_that_gain_the_same_at_a_place_one_is_weighed() -> None:
    match = new_match("exlibris", 4, 4)
    while (ask := match.pending[min(match.pending)].ask).key != "place" or len(ask.options) < 16:
        match.submit(ask.seat, match.advise(ask.seat))
    seen = match.view(ask.seat)
    few, everything = choices(seen, ask, 8), choices(seen, ask, len(ask.options))
    assert {one.picks[0] for one in everything} == set(ask.options)
    unlike, all_of_them = (
        {(*one.picks[0][:1], *one.picks[0][2:], one.worth) for one in some} for some in (few, everything)
    )
    assert len(few) == len(unlike) == min(8, len(all_of_them)) < len(everything)
    assert few[0] == everything[0]


def test_a_plan_that_is_kept_serves_only_the_same_shelf_in_the_same_outlook() -> None:
    lone, firm = shelf("B1"), shelf("B1 C1", "L1 M1")
    tables = [
        table(hand, "", shelves=(mine, theirs), tiles={10: ""})
        for hand in ("", "W1", "W1 A1")
        for mine in (lone, firm, {**lone, (1, 0): Stack(number("L1"), face_up=False)})
        for theirs in ({}, shelf("F3"), shelf("K1"))
    ]
    for skill in (PRESENT, QUICK, FAR):
        for state in tables:
            mind = Mind(view(state, 0), skill)
            fresh = Plan(mind.shelf, mind.outlook)
            assert mind.plan.value == fresh.value
            assert [mind.plan.best(card) for card in range(0, CARDS, 7)] == [
                max((fresh.gain(card, cell), cell) for cell in mind.free) for card in range(0, CARDS, 7)
            ]
            for cell in mind.free:
                firmer = stability([*mind.shelf, cell]) > stability(mind.shelf)
                assert (mind.plan.spot(cell).shape > 0.8) is firmer
