"""What is new is marked in a colour that nothing else has, and hides nothing."""

import pytest

from engine.exlibris.view import View
from render.bookmark import New
from render.exlibris import board, hand, shelf
from render.picture import Picture
from render.theme import CREAM, GLOW, GOLD, MEADOW, NEW, STREET, WOOD_DARK, Colour
from tests.render.pixels import opened
from tests.render.tables import NAMES, holding, late, words
from tests.render.vision import EYES, nearest

LEAST = 18
VIEW = late()


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


def test_new_cards_on_a_shelf_and_in_a_hand_are_marked() -> None:
    seat = next(player.seat for player in VIEW.players if player.shelf)
    card = VIEW.players[seat].shelf[0].card
    assert amount(shelf(VIEW, NAMES, words, seat, new=frozenset({("shelved", seat, card)}))) > 500
    assert amount(shelf(VIEW, NAMES, words, seat, new=frozenset({("shelved", seat + 1, card)}))) == 0
    own = holding(3)
    held = (own.players[0].hand or ())[1]
    assert amount(hand(own, words, new=frozenset({("held", 0, held)}))) > 500


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("other", [GOLD, GLOW, CREAM, MEADOW, STREET, WOOD_DARK])
def test_new_is_no_turn_and_no_ground_to_any_eye(other: Colour, eye: str) -> None:
    assert nearest([NEW, other], eye) >= LEAST
