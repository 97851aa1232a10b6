"""`exlibris index`: each kind of picture of all games as wide as a phone shows it, on one sheet."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image

from bot.games import Pictures, Sketch, face_of
from bot.games.pictures import Names
from bot.studio.drawing import draw
from bot.text import words_of
from bot.tools.gallery import NAMES, recorded
from bot.values.complaint import Complaint
from data.words import DEFAULT
from engine.facts import Fact
from engine.match import Match
from engine.record import told_again
from render.canvas import Canvas
from render.picture import Picture
from render.theme import GAP, GOLD, PAPER, WOOD_DARK

Draw = Callable[..., Picture]
PHONE = 400
"""A phone shows pictures so wide."""
ACROSS = 4
LATEST = 12
"""What so many choices brought about is marked as new."""
COLOURS = 256
_HEAD = 52


@dataclass(frozen=True, slots=True)
class Walk:
    """A game that is played to its end, and after how many choices its table is drawn in mid-game."""

    game: str
    players: int
    seed: str
    middle: int
    options: Mapping[str, int]


WALKS = (
    Walk("exlibris", 3, "5", 120, {}),
    Walk("exlibris", 1, "7", 60, {"level": 3}),
    Walk("atheneum", 3, "7", 100, {}),
    Walk("exlibrium", 4, "7", 40, {"advanced": 1}),
)
"""Games in which each kind comes up."""


def kinds(walk: Walk, known: Iterable[Sketch] = ()) -> list[Sketch]:
    """Return a picture of each kind: tables, what hands and questions show, and at the end a shelf, the score, help.

    Of the kinds that are known already only the tables and the score are repeated.
    """
    looks, names = _looks(walk.game), NAMES[: walk.players]
    told = told_again(recorded(walk.game, walk.players, walk.seed, options=walk.options))
    tables, others, match = _seen(walk, told, names)
    shown = {sketch.draw for sketch in (*tables, *known)}
    asked = [sketch for kind, sketch in others.items() if kind not in shown]
    ending = _at_the_end(looks, match.view(None), names)
    return [*tables, *asked, *(ending[-1:] if known else [*ending, *_help(walk.game)])]


def _seen(
    walk: Walk, told: Iterable[tuple[Match, list[Fact]]], names: Names
) -> tuple[list[Sketch], dict[Draw, Sketch], Match]:
    """Return the tables at the start and in mid-game, other pictures by kind, as late as mid-game, and what is left."""
    tables: list[Sketch] = []
    others: dict[Draw, Sketch] = {}
    latest: deque[list[Fact]] = deque(maxlen=LATEST)
    for number, (match, facts) in enumerate(told):
        latest.append([fact for fact in facts if fact.seen_by(None)])
        if number in {1, walk.middle}:
            tables.append(_marked(_looks(walk.game), match, names, latest))
        for sketch in _questions(_looks(walk.game), match, names):
            if number <= walk.middle or sketch.draw not in others:
                others[sketch.draw] = sketch
    return tables, others, match


def _looks(game: str) -> Pictures:
    """Return the pictures of a game; raises Complaint where it has none."""
    looks = face_of(game).pictures
    if looks is None:
        raise Complaint(f"{game} has no pictures")
    return looks


def _marked(looks: Pictures, match: Match, names: Names, latest: Iterable[list[Fact]]) -> Sketch:
    """Return the table, with what the latest choices brought about marked as new."""
    sketch = looks.board(match.view(None), names, tuple(match.pending))
    new = [one for facts in latest for fact in facts for one in (looks.bookmarks(fact) if looks.bookmarks else ())]
    return replace(sketch, bookmarks=frozenset(filter(sketch.can_show, new)))


def _questions(looks: Pictures, match: Match, names: Names) -> Iterator[Sketch]:
    """Yield what the hands and the questions of those show who must act."""
    for seat, pending in match.pending.items():
        view, draw_it = match.view(seat), face_of(match.rules.key).asks(pending.ask).draw
        hand = looks.hand(view, names) if looks.hand else None
        asked = draw_it(view, names, pending.ask) if draw_it else None
        yield from (sketch for sketch in (hand, asked) if sketch is not None)


def _at_the_end(looks: Pictures, view: Any, names: Names) -> list[Sketch]:
    """Return the winner's shelf and the score."""
    shelf = [looks.shelf(view, names, (*view.winners, 0)[0])] if looks.shelf else []
    return shelf + ([looks.score(view, names)] if looks.score else [])


def _help(game: str) -> Iterable[Sketch]:
    """Return the first picture of each kind that a game's help shows."""
    book = face_of(game).help
    topics = [topic for group in book.topics.values() for topic in group] if book and book.draw else []
    found = [sketch for topic in topics if book and book.draw and (sketch := book.draw(topic))]
    return {sketch.draw: sketch for sketch in reversed(found)}.values()


def sheet_of(sketches: Sequence[Sketch], language: str = DEFAULT) -> Image.Image:
    """Return pictures side by side, as wide as a phone shows them, each in the column that is shortest so far."""
    title = words_of(sketches[0].game, language)("title")
    ends, placed = [_HEAD + GAP] * ACROSS, []
    for sketch in sketches:
        image, column = _small(draw(sketch, language).picture.png), ends.index(min(ends))
        placed.append((image, (GAP + column * (PHONE + GAP), ends[column])))
        ends[column] += image.height + GAP
    sheet = Canvas(GAP + ACROSS * (PHONE + GAP), max(ends), PAPER)
    sheet.pen.rectangle((0, 0, sheet.width, _HEAD - 1), fill=WOOD_DARK)
    sheet.write((2 * GAP, _HEAD / 2 + 1), title, "title", 32, ink=GOLD, anchor="lm")
    for image, at in placed:
        sheet.put(image, at)
    return sheet.image


def _small(file: bytes) -> Image.Image:
    with Image.open(BytesIO(file)) as picture:
        high = picture.height * PHONE // picture.width
        return picture.convert("RGB").resize((PHONE, high), Image.Resampling.LANCZOS)


def index_of(walks: Sequence[Walk] = WALKS) -> Image.Image:
    """Return the sheets of all games, one below the other."""
    games: dict[str, list[Sketch]] = {}
    for walk in walks:
        shown = games.setdefault(walk.game, [])
        shown += kinds(walk, shown)
    sheets = [sheet_of(sketches) for sketches in games.values()]
    page = Image.new("RGB", (sheets[0].width, sum(sheet.height for sheet in sheets)))
    top = 0
    for sheet in sheets:
        page.paste(sheet, (0, top))
        top += sheet.height
    return page


def write_index(out: Path, walks: Sequence[Walk] = WALKS) -> Path:
    """Write the page with each kind of picture of all games; raises Complaint where it can't be done."""
    page = index_of(walks)
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        page.quantize(COLOURS, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    except OSError as error:
        raise Complaint(f"--out: {error}") from None
    return out
