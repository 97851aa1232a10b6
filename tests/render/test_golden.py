"""A few pictures of each kind look as they were approved. `pytest --update-golden` approves them as they are now."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from pathlib import Path

import pytest
from PIL import Image

from bot.text import words_of
from bot.tools.gallery import played
from bot.values.people import COLOURS
from engine.match import Match
from render import atheneum, exlibris, exlibrium
from render.bookmark import Bookmark
from render.names import SeatName
from render.picture import Picture
from render.series import series
from render.style_sheet import style_sheet
from tests.render import golden_pictures
from tests.render.golden_pictures import FEW, FOLDER, approve, check, compare, phone_sized
from tests.render.tables import NAMES, OWN, early, holding, inspected, late, shelf_of, words
from tests.render.test_series import games_of

PEOPLE = tuple(map(SeatName, ("Ada", "Borges", "Colette", "Dante", "Eco"), COLOURS))
MATCHES = {
    "atheneum-early": ("atheneum", 3, 8, {}),
    "atheneum-late": ("atheneum", 5, 130, {}),
    "atheneum-over": ("atheneum", 4, 3000, {}),
    "exlibrium-early": ("exlibrium", 3, 6, {}),
    "exlibrium-late": ("exlibrium", 5, 90, {"advanced": 1}),
    "exlibrium-over": ("exlibrium", 4, 3000, {"advanced": 1}),
}
"""Game, players, choices made and options; stored, so that a stronger automatic player changes no picture."""


@cache
def match_of(name: str) -> Match:
    """The stored match; it is played and stored where its file is missing."""
    path = FOLDER / f"{name}.json"
    if not path.exists():
        game, seats, moves, options = MATCHES[name]
        match = played(game, seats, "golden", moves, options=options)
        path.write_text(json.dumps(match.save()) + "\n", encoding="utf-8")
    return Match.restore(json.loads(path.read_text(encoding="utf-8")))


def the_shelf() -> Picture:
    view = late()
    own = replace(view.players[0], shelf=shelf_of(13), cards_shelved=13)
    places = exlibris.place_letters([(0, 3), (0, 4), (0, -1)])
    return exlibris.shelf(replace(view, players=(own, *view.players[1:])), NAMES, words, 0, places)


def the_atheneum(name: str, kind: str) -> Picture:
    match, speech = match_of(f"atheneum-{name}"), words_of("atheneum", "en")
    view, names = match.view(None if kind in {"board", "scores"} else 0), PEOPLE[: match.view(None).seats]
    if kind == "shelf":
        return atheneum.shelf(view, names, speech, 0, tuple(range(0, 24, 3)))
    if kind == "board":
        return atheneum.board(view, names, speech, tuple(match.pending))
    return (atheneum.hand if kind == "hand" else atheneum.scores)(view, names, speech)


def the_exlibrium(name: str, kind: str) -> Picture:
    match, speech = match_of(f"exlibrium-{name}"), words_of("exlibrium", "en")
    view, names = match.view(0 if kind == "hand" else None), PEOPLE[: match.view(None).seats]
    if kind == "shelf":
        return exlibrium.shelf(view, names, speech, 1)
    if kind == "board":
        return exlibrium.table(view, names, speech, tuple(match.pending))
    return (exlibrium.hand if kind == "hand" else exlibrium.sheet)(view, names, speech)


def the_news(game: str) -> Picture:
    """A table with something new of each kind."""
    if game == "exlibris":
        view = late()
        cards = [card for tile in view.tiles for card in tile.cards if card is not None]
        placed = [(tile.number, one) for tile in view.tiles for space in tile.spaces for one in space]
        new: set[Bookmark] = {("card", card) for card in cards[::3]} | {
            ("hand", 0),
            ("shelf", 1),
            ("first", view.first),
        }
        new |= {("on", number, one.seat, one.kind) for number, one in placed[::2]} | {("tile", view.tiles[-1].number)}
        return exlibris.board(view, NAMES, words, (1,), frozenset(new))
    match, speech = match_of(f"{game}-late"), words_of(game, "en")
    view, names = match.view(None), PEOPLE[:5]
    if game == "exlibrium":
        new = {("stack", seat, seat + 1) for seat in range(5)} | {
            ("points", 2),
            ("goal", 3, view.columns[2][0].character),
        }
        return exlibrium.table(view, names, speech, (1,), frozenset(new))
    new = {("book", seat, place) for seat in range(5) for place in range(0, 30, 4)} | {("study", 1), ("points", 2)}
    new |= {("objective", view.row[0]), ("candle", 3, view.players[3].desk.candles[0][1]), ("wands", 0)}
    return atheneum.board(view, names, speech, (1,), frozenset(new))


def kinds() -> Iterator[tuple[str, Callable[[], Picture]]]:
    yield "exlibris-early-board", partial(exlibris.board, early(), NAMES, words, (0,))
    yield "exlibris-late-board", partial(exlibris.board, late(), NAMES, words, (1,))
    yield "exlibris-shelf", the_shelf
    yield "exlibris-hand", partial(exlibris.hand, holding(5), OWN, words)
    yield "exlibris-large-hand", partial(exlibris.hand, holding(17), OWN, words)
    yield "exlibris-scores", partial(exlibris.scores, inspected(), NAMES, words)
    for game in ("atheneum", "exlibris", "exlibrium"):
        yield f"{game}-new-board", partial(the_news, game)
    yield "theme", style_sheet
    yield "series", partial(series, games_of(24), PEOPLE[0], words_of("exlibris", "en"))
    for game, draw in (("atheneum", the_atheneum), ("exlibrium", the_exlibrium)):
        for name in ("early-board", "late-board", "late-shelf", "early-hand", "over-scores"):
            yield f"{game}-{name}", partial(draw, *name.split("-"))


KINDS = dict(kinds())


@pytest.mark.parametrize("name", KINDS)
def test_a_picture_looks_as_it_was_approved(name: str, request: pytest.FixtureRequest) -> None:
    image = phone_sized(KINDS[name]())
    if request.config.getoption("--update-golden"):
        approve(name, image)
    assert check(name, image) == ""


def test_nothing_golden_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.png") if path.name.count(".") == 1} == set(KINDS)
    assert {path.stem for path in FOLDER.glob("*.json")} == set(MATCHES)
    assert sum(path.stat().st_size for path in FOLDER.glob("*.png") if path.name.count(".") == 1) <= 500_000


def test_a_difference_is_written_beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden_pictures, "FOLDER", tmp_path)
    usual = phone_sized(exlibris.hand(holding(5), OWN, words))
    assert "no golden picture" in check("hand", usual)
    approve("hand", usual)
    assert check("hand", usual) == ""
    assert sorted(path.name for path in tmp_path.iterdir()) == ["hand.png"]
    other = phone_sized(exlibris.hand(holding(5, seed=8), OWN, words))
    assert "pixels differ" in check("hand", other)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["hand.diff.png", "hand.got.png", "hand.png"]


def test_a_few_pixels_may_differ_and_no_more() -> None:
    plain = Image.new("RGB", (40, 40), (200, 200, 200))
    spotted = plain.copy()
    for place in range(FEW):
        spotted.putpixel((place, 3), (0, 0, 0))
    assert compare(plain, spotted).same
    spotted.putpixel((30, 30), (0, 0, 0))
    assert not compare(plain, spotted).same
    assert not compare(plain, Image.new("RGB", (40, 41), (200, 200, 200))).same
    assert compare(plain, Image.new("RGB", (40, 40), (210, 190, 200))).same
