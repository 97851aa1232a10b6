"""What is new is marked in a colour that nothing else has, and hides nothing."""

import pytest

from bot.text import words_of
from bot.tools.simulate import game_seed
from engine.atheneum.view import View as AtheneumView
from engine.exlibris.view import View
from engine.exlibrium.view import View as ExlibriumView
from engine.match import Match
from render import atheneum, bookmark, exlibrium
from render.bookmark import Bookmark, New
from render.exlibris import board, hand, shelf
from render.exlibris.grounds import caption
from render.exlibris.header import HEIGHT as HEAD
from render.names import SeatName
from render.picture import Picture
from render.theme import CREAM, GLOW, GOLD, INK, MEADOW, NEW, PLAYERS, STREET, WOOD_DARK, Colour
from tests.render.pixels import opened
from tests.render.tables import NAMES, OWN, holding, late, words
from tests.render.vision import EYES, nearest

LEAST = 18
VIEW = late()
FIVE = tuple(map(SeatName, ("Rita", "Eric", "Ondine", "Daria", "Vera"), PLAYERS))


def amount(picture: Picture, colour: Colour = NEW) -> int:
    image = opened(picture)
    return sum(count for count, found in image.getcolors(image.width * image.height) or [] if found == colour)


def drawn(new: New, view: View = VIEW) -> Picture:
    return board(view, NAMES[: view.seats], words, (0,), new)


def on_the_board(view: View) -> list[tuple[str | int, ...]]:
    tile = next(tile for tile in view.tiles if any(card is not None for card in tile.cards))
    card = next(card for card in tile.cards if card is not None)
    here, one = next((tile.number, space[0]) for tile in view.tiles for space in tile.spaces if space)
    at_home = next(one for player in view.players for one in player.assistants if one.where == 0)
    return [
        ("tile", tile.number),
        ("card", card),
        ("on", here, one.seat, one.kind),
        ("home", at_home.seat, at_home.kind),
        ("library", 1),
        ("first", view.first),
        ("hand", 1),
        ("shelf", 1),
        ("pile", view.pile_top or 0),
    ]


@pytest.mark.parametrize("new", on_the_board(VIEW))
def test_whatever_is_new_on_the_board_is_marked(new: tuple[str | int, ...]) -> None:
    assert amount(drawn(frozenset())) == 0
    assert amount(drawn(frozenset({new}))) > 200


def test_a_new_tile_marks_its_cards_too() -> None:
    tile, card = on_the_board(VIEW)[:2]
    assert drawn(frozenset({tile, card})) == drawn(frozenset({tile}))


def test_what_is_no_longer_there_is_not_marked() -> None:
    gone = frozenset({("card", 9999), ("on", 99, 0, "ordinary"), ("shelved", 0, 1)})
    assert drawn(gone) == drawn(frozenset())


@pytest.mark.parametrize("seed", ["ab", "cd"])
def test_what_is_new_of_the_public_library_is_marked(seed: str) -> None:  # EL-96
    match = Match.new("exlibris", 1, {"level": 3}, seed * 32)
    while match.view(None).round < 3:
        match.submit(0, match.advise(0))
    view: View = match.view(None)
    assert view.public is not None
    shown: list[Bookmark] = [("shown", category) for category in view.public.shown]
    for new in [("pile", view.pile_top or 0), *shown]:
        assert amount(drawn(frozenset({new}), view)) > 200, new
    assert amount(drawn(frozenset({("shown", "XX"), ("pile", -1)}), view)) == 0


def test_new_cards_on_a_shelf_and_in_a_hand_are_marked() -> None:
    seat = next(player.seat for player in VIEW.players if player.shelf)
    card = VIEW.players[seat].shelf[0].card
    assert amount(shelf(VIEW, NAMES, words, seat, new=frozenset({("shelved", seat, card)}))) > 500
    assert amount(shelf(VIEW, NAMES, words, seat, new=frozenset({("shelved", seat + 1, card)}))) == 0
    own = holding(3)
    held = (own.players[0].hand or ())[1]
    assert amount(hand(own, OWN, words, new=frozenset({("held", 0, held)}))) > 500


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("other", [GOLD, GLOW, CREAM, MEADOW, STREET, WOOD_DARK])
def test_new_is_no_turn_and_no_ground_to_any_eye(other: Colour, eye: str) -> None:
    assert nearest([NEW, other], eye) >= LEAST


def at(game: str, seats: int, choices: int) -> Match:
    match = Match.new(game, seats, {}, game_seed("bookmark", 0))
    while choices or (game != "exlibrium" and match.view(None).phase != "shelving"):
        seat = next(seat for seat, pending in match.pending.items() if not pending.answered)
        match.submit(seat, match.advise(seat))
        choices = max(0, choices - 1)
    return match


@pytest.mark.parametrize("seats", [2, 5])
def test_whatever_is_new_in_atheneum_is_marked(seats: int) -> None:
    view: AtheneumView = at("atheneum", seats, 60 * seats).view(None)
    says, names = words_of("atheneum", "en"), FIVE[:seats]
    seat = next(player.seat for player in view.players if player.desk.candles and any(player.desk.books))
    book = next(place for place, subject in enumerate(view.players[seat].desk.books) if subject)
    candle = ("candle", seat, view.players[seat].desk.candles[0][1])
    played = next(player.seat for player in view.players if player.played is not None)
    for one in (
        ("objective", view.row[0]),
        ("book", seat, book),
        candle,
        ("points", 0),
        ("wands", 1),
        ("study", played),
    ):
        assert amount(atheneum.board(view, names, says, (0,), frozenset({one}))) > 50, one
        shown = amount(atheneum.shelf(view, names, says, seat, new=frozenset({one})))
        assert (shown > 100) == (one[0] in {"book", "candle"})
    assert amount(atheneum.board(view, names, says, (0,))) == 0


def test_whatever_is_new_in_exlibrium_is_marked() -> None:
    view: ExlibriumView = at("exlibrium", 5, 70).view(None)
    says, names = words_of("exlibrium", "en"), FIVE
    for one in (("stack", 3, 2), ("points", 3)):
        assert amount(exlibrium.table(view, names, says, (0,), frozenset({one}))) > 150
        assert amount(exlibrium.shelf(view, names, says, 3, new=frozenset({one}))) > 150
        assert amount(exlibrium.shelf(view, names, says, 2, new=frozenset({one}))) == 0
    assert amount(exlibrium.table(view, names, says, (0,))) == 0


def test_a_new_goal_is_marked() -> None:
    match = Match.new("exlibrium", 3, {"advanced": 1}, game_seed("bookmark", 0))
    view: ExlibriumView = match.view(None)
    goal = next(goal for goal in view.columns[0] if goal.character is not None)
    says, names = words_of("exlibrium", "en"), FIVE[:3]
    assert amount(exlibrium.table(view, names, says, (), frozenset({("goal", 1, goal.character or 0)}))) > 100
    assert amount(exlibrium.table(view, names, says, (), frozenset({("goal", 3, goal.character or 0)}))) == 0


LEGEND = bookmark.legend(words("pic-new"), INK)


@pytest.mark.parametrize("new", on_the_board(VIEW))
def test_a_legend_says_what_bookmarks_mean_and_costs_the_board_no_height(new: tuple[str | int, ...]) -> None:
    marked, plain = drawn(frozenset({new})), drawn(frozenset())
    height = HEAD + caption("x", paved=True).height
    strips = [opened(picture).crop((900, HEAD, 1200, height)).tobytes() for picture in (marked, plain)]
    assert strips[0] != strips[1]


def test_a_legend_stands_below_a_shelf_and_a_hand_with_something_new() -> None:
    seat = next(player.seat for player in VIEW.players if player.shelf)
    card = VIEW.players[seat].shelf[0].card
    for new, more in ((frozenset({("shelved", seat, card)}), LEGEND.height), (frozenset({("shelved", seat, -1)}), 0)):
        marked, plain = shelf(VIEW, NAMES, words, seat, new=new), shelf(VIEW, NAMES, words, seat)
        assert marked.height - plain.height == more
    own = holding(6)
    held = frozenset({("held", 0, (own.players[0].hand or ())[1])})
    assert hand(own, OWN, words, new=held).height - hand(own, OWN, words).height == LEGEND.height


def test_a_legend_stands_below_the_other_games_tables_with_something_new() -> None:
    view: ExlibriumView = at("exlibrium", 3, 30).view(None)
    says, names = words_of("exlibrium", "en"), FIVE[:3]
    told = [exlibrium.table(view, names, says, (0,), frozenset(new)) for new in ([], [("points", 0)], [("points", 9)])]
    assert told[0] == told[2] != told[1]
    assert told[1].height > told[0].height
