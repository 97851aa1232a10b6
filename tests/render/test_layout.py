"""Nothing overlaps, nothing leaves its canvas, everything that matters is large enough: numbers, not pixels."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import combinations

import pytest

from bot.text import Words, words_of
from bot.tools.gallery import played
from bot.values.people import COLOURS
from data.exlibris import BOX
from data.words import languages
from engine.exlibris.view import View
from render import atheneum, exlibris, exlibrium
from render.canvas import Canvas
from render.fonts import family_for
from render.names import SeatName, shows, written
from render.odds import odds
from render.picture import Picture, nearly_square
from render.series import series
from render.theme import PAPER, TEXT
from tests.render.layout import Sheet, inside, overlap, sheets_of
from tests.render.tables import OWN, holding, inspected, late, shelf_of, stocked, table
from tests.render.test_odds import course_of
from tests.render.test_series import games_of

LONG = ("W" * 32, "Щ" * 32, "Ë" * 32, "Анастасия Щербакова-Ямпольская", "É" * 32)
ODD = ("שׁ" * 32, "محمد " * 6, "🦊" * 32, "さくら", "Z̷̢̛͖a̵͉̋l̶̗͝g̸̦̈́o̶͎͗" * 4)
NAMES = tuple(map(SeatName, LONG, COLOURS))
STRANGE = tuple(SeatName(name, colour, "w" * 32) for name, colour in zip(ODD, COLOURS, strict=True))
SMALL_PRINT = {word for library in BOX.libraries.values() for name in library.name.values() for word in name.split()}
"""Names of libraries: no rule needs them, and beside the assistants' they are said in words."""
Draw = Callable[[], Picture]
Names = tuple[SeatName, ...]


def shelf_with(count: int, columns: int, names: Names, words: Words) -> Picture:
    view = late()
    own = replace(view.players[0], shelf=shelf_of(count, columns=columns), cards_shelved=count)
    return exlibris.shelf(replace(view, players=(own, *view.players[1:])), names, words, 0)


def town(seats: int) -> View:
    """All eighteen tiles at once."""
    return table(seats, tiles=stocked(tuple(range(1, 19)), seats, permanent=tuple(range(1, 11))))


def of_exlibris(language: str, names: Names) -> Iterator[tuple[str, Draw]]:
    words = words_of("exlibris", language)
    for seats in (2, 3, 4):
        yield f"empty table for {seats}", partial(exlibris.board, table(seats, tiles=()), names, words, (0,))
        yield f"full table for {seats}", partial(exlibris.board, town(seats), names, words, (1,))
    yield "late table", partial(exlibris.board, late(), names, words, (1,))
    yield "empty shelf", partial(shelf_with, 0, 5, names, words)
    yield "shelf of 30", partial(shelf_with, 30, 10, names, words)
    yield "row of 30", partial(shelf_with, 30, 30, names, words)
    for count in (0, 1, 5, 40):
        yield f"hand of {count}", partial(exlibris.hand, holding(count), OWN, words)
    yield "discard pile", partial(exlibris.search, replace(holding(5), search=tuple(range(152))), "FF", words)
    yield "score sheet", partial(exlibris.scores, inspected(), names, words)
    for moves in (12, 1000):
        alone = played("exlibris", 1, "layout", moves, options={"level": 3}).view(None)
        yield f"table for one, {moves} moves", partial(exlibris.board, alone, names[:1], words, (0,))
    yield "exam", partial(exlibris.scores, alone, names[:1], words)


def of_atheneum(seats: int, moves: int, language: str, people: Names) -> Iterator[tuple[str, Draw]]:
    speech, match = words_of("atheneum", language), played("atheneum", seats, "layout", moves)
    public, own, names = match.view(None), match.view(0), people[:seats]
    yield f"table for {seats}", partial(atheneum.board, public, names, speech, (0,))
    yield f"shelves with letters, {seats} players", partial(atheneum.shelf, own, names, speech, 0, tuple(range(24)))
    yield f"hand, {seats} players", partial(atheneum.hand, own, names, speech)
    yield f"report, {seats} players", partial(atheneum.scores, public, names, speech)


def of_exlibrium(seats: int, moves: int, language: str, people: Names) -> Iterator[tuple[str, Draw]]:
    speech, match = (
        words_of("exlibrium", language),
        played("exlibrium", seats, "layout", moves, options={"advanced": 1}),
    )
    public, own, names = match.view(None), match.view(0), people[:seats]
    yield f"table for {seats}", partial(exlibrium.table, public, names, speech, (0,))
    yield f"stacks, {seats} players", partial(exlibrium.shelf, public, names, speech, 0)
    yield f"hand, {seats} players", partial(exlibrium.hand, own, names, speech)
    yield f"result, {seats} players", partial(exlibrium.sheet, public, names, speech)


def of_series(language: str, names: Names) -> Iterator[tuple[str, Draw]]:
    for game, name, count in zip(("atheneum", "exlibris", "exlibrium"), names, (1, 8, 50), strict=False):
        yield f"{count} games of {game}", partial(series, games_of(count), name, words_of(game, language))


def of_odds(language: str, names: Names) -> Iterator[tuple[str, Draw]]:
    for count in (1, 2, len(names)):
        yield f"chances of {count}", partial(odds, course_of(names[:count]), words_of("atheneum", language))


def everything(language: str, names: Names = NAMES) -> Iterator[tuple[str, Draw]]:
    yield from ((f"{language}: Ex Libris: {name}", draw) for name, draw in of_exlibris(language, names))
    yield from ((f"{language}: {name}", draw) for name, draw in of_series(language, names))
    yield from ((f"{language}: {name}", draw) for name, draw in of_odds(language, names))
    for seats, moves in ((2, 60), (5, 0), (5, 110)):
        for name, draw in of_atheneum(seats, moves, language, names):
            yield f"{language}: Atheneum: {name}, {moves} moves", draw
        for name, draw in of_exlibrium(seats, moves, language, names):
            yield f"{language}: Exlibrium: {name}, {moves} moves", draw


PICTURES = dict(picture for language in languages() for picture in everything(language))
PICTURES |= {f"strange names: {name}": draw for name, draw in everything("en", STRANGE)}


def strays(sheet: Sheet) -> list[str]:
    """What leaves a canvas, and which lines run into each other."""
    out = [f"{line.words!r} leaves {sheet.size}" for line in sheet.lines if not inside(line.box, sheet.size)]
    out += [f"a sprite at {box} leaves {sheet.size}" for box in sheet.sprites if not inside(box, sheet.size)]
    pairs = combinations(sheet.lines, 2)
    return out + [f"{one.words!r} meets {other.words!r}" for one, other in pairs if overlap(one.box, other.box)]


def lost(sheet: Sheet) -> list[str]:
    """Lines with a letter that no typeface has: it would be left out."""
    letters = ((line.words, letter) for line in sheet.lines for letter in line.words if shows(letter))
    return [words for words, letter in letters if family_for(letter, "bold") is None]


def in_small_print(word: str) -> bool:
    """Whether a word, which may be clipped, is of a library's name."""
    clipped = word.rstrip("…")
    return any(one.startswith(clipped) for one in SMALL_PRINT) if word.endswith("…") else word in SMALL_PRINT


def small(sheet: Sheet) -> list[str]:
    """Lines below the least size; numbers on furniture and small print may be so."""
    lines = [line for line in sheet.lines if line.size < TEXT and not line.words.isdigit()]
    return [line.words for line in lines if not any(map(in_small_print, line.words.split()))]


def cut(sheet: Sheet) -> list[str]:
    """Lines that are clipped; players' names and small print may be."""
    lines = [line.words.rstrip("…") for line in sheet.lines if line.words.endswith("…")]
    named = [line for line in lines if any(written(name)[:2] in line for name in (*NAMES, *STRANGE))]
    return [line for line in lines if line not in named and not in_small_print(line.split()[-1] + "…")]


@pytest.mark.parametrize("draw", PICTURES.values(), ids=PICTURES)
def test_all_has_its_place(draw: Draw) -> None:
    drawn: list[Picture] = []
    sheets = sheets_of(lambda: drawn.append(draw()))
    assert sum(len(sheet.lines) for sheet in sheets) >= 2
    assert [stray for sheet in sheets for stray in strays(sheet)] == []
    assert [words for sheet in sheets for words in lost(sheet)] == []
    assert [words for sheet in sheets for words in small(sheet)] == []
    assert [words for sheet in sheets for words in cut(sheet)] == []
    assert drawn[0].width <= 1200
    assert not nearly_square(drawn[0].width, drawn[0].height)


def test_what_has_no_place_is_found() -> None:
    def crowded() -> None:
        canvas = Canvas(100, 40, PAPER)
        canvas.write((10, 30), "one")
        canvas.write((20, 30), "other")
        canvas.write((90, 30), "beyond 本")
        canvas.put(Canvas(30, 30, PAPER).image, (80, 20))

    (sheet, _) = sheets_of(crowded)
    assert len(strays(sheet)) == 3
    assert lost(sheet) == ["beyond 本"]
    canvas = Sheet((100, 40), [replace(sheet.lines[0], size=14)])
    assert small(canvas) == ["one"]
