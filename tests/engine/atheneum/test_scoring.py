"""The end of the game (AT-70 to AT-75)."""

from engine.atheneum.scoring import line_of, rank, score
from engine.atheneum.state import Line, State
from tests.engine.atheneum.table import furnish, number, table


def line(*, total: int = 0, books: int = 0, favourites: int = 0) -> Line:
    return Line(0, 0, 0, 0, 0, total, books, favourites)


def test_favourite_books_that_stand_together() -> None:  # AT-70
    state = table(favourite0=3)
    furnish(state, UL="p.. pp.", UR=".p. p..", BT="p.p.pp.", UC="p")
    assert line_of(state.players[0]).favourite == 3 + 2
    assert line_of(state.players[0]).favourites == 10


def test_full_compartments_as_they_stand_at_the_end() -> None:  # AT-71
    state = table()
    desk = furnish(state, UL="ppp ppp", UC="p p", ML="pp.", BT="ppppppp")
    desk.sides = 1
    assert line_of(state.players[0]).compartments == 6 + 2 + 7
    furnish(state, SD1="pp pp")
    assert line_of(state.players[0]).compartments == 4


def test_candles_and_wands() -> None:  # AT-72, AT-73
    state = table()
    desk = state.players[0].desk
    desk.sides, desk.wands = 1, 3
    desk.candles = {0: number("T01"), 1: number("T02"), 4: number("T03")}
    found = line_of(state.players[0])
    assert (found.candles, found.wands, found.total) == (4 + 3 + 1, 3, 11)


def test_a_pair_counts_as_two_books() -> None:  # AT-43, AT-70, AT-75
    state = table(favourite0=3)
    desk = furnish(state, ML="pbp")
    desk.pairs = {desk_place: number("T10") for desk_place in (14,)}
    found = line_of(state.players[0])
    assert (found.books, found.favourites, found.compartments) == (3, 2, 3)


def test_ties() -> None:  # AT-75
    ranked = [line(total=70), line(total=69, books=9), line(total=70, books=1), line(total=70, books=1, favourites=1)]
    assert sorted(ranked, key=rank) == [ranked[1], ranked[0], ranked[2], ranked[3]]


def winners(state: State) -> list[int]:
    score(state)
    return state.winners


def test_more_books_win_a_tie_then_more_favourites() -> None:  # AT-75
    state = table(3, favourite0=3, favourite1=4, favourite2=0)
    for player in state.players:
        player.desk.points = 10
    assert winners(state) == [0, 1, 2]  # shared
    furnish(state, 0, UC="g")
    furnish(state, 1, UC="g")
    assert winners(state) == [0, 1]
    furnish(state, 1, UC="b")
    assert winners(state) == [1]
    furnish(state, 0, UC="g p", BT="..p....")
    furnish(state, 1, UC="g g", BT="..g...g")
    state.players[0].desk.points = 8  # the same in all: two favourites stand apart, and UC is full
    state.players[1].desk.points = 8
    assert winners(state) == [1]  # more books, fewer favourite ones
