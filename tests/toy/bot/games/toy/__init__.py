"""How Five Cards looks in Discord."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.games import Asking, Commands, Describing, Face, Help, Look, Pictures, Sketch, Speech, Vocabulary
from bot.text import Words
from engine.ask import Ask
from engine.toy import ToyView
from engine.toy.vocabulary import ASKS, FACTS, HINTS, OPTIONS
from render.names import SeatName
from render.picture import Picture, finish

Names = tuple[SeatName, ...]


def paper(kind: str, seen: object, more: object = None, *, words: Words) -> Picture:
    """Draw a picture that differs where the view differs."""
    shade = sum(map(ord, f"{kind}{seen}{more}")) % 200
    return finish(Image.new("RGB", (200 + shade, 40), (shade, 120, 60)), words("alt", kind=kind))


def board(view: ToyView, names: Names, acting: Sequence[int]) -> Sketch:
    return Sketch("toy", paper, ("board", view, tuple(acting)))


def hand(view: ToyView, names: Names) -> Sketch:
    return Sketch("toy", paper, ("hand", view))


def for_hand(view: ToyView, names: Names, ask: Ask) -> Sketch:
    return hand(view, names)


def shelf(speech: Speech, view: ToyView, seat: int) -> str:
    return f"points of {speech.name(seat)}: {view.points[seat]}"


def topic(speech: Speech, name: str) -> tuple[str, str]:
    return speech.own(f"topic-{name}-title"), speech.own(f"topic-{name}")


VOCABULARY = Vocabulary(
    game="toy",
    options=OPTIONS,
    asks=ASKS,
    facts=FACTS,
    hints=HINTS,
    say={"seat": lambda speech, seat: speech.name(seat)},
)
ASKING = {
    "wins": Asking(),
    "bid": Asking(draw=for_hand),
    "swap": Asking(draw=for_hand),
    "peek": Asking(),
}
DESCRIBING = Describing(
    headline=lambda _, view: f"round {view.round}",
    hand=lambda _, view: f"cards {view.hand}",
    table=lambda _, view: f"points {view.points}",
    shelf=shelf,
    score=lambda _, view: f"points {view.points}",
)
FACE = Face(
    vocabulary=VOCABULARY,
    asking=ASKING,
    describing=DESCRIBING,
    pictures=Pictures(board=board, hand=hand),
    commands=Commands(answers=("place",), looks={"speciality": Look(lambda _, view: f"secret {view.hand}")}),
    help=Help(topics={"game": ("rules",)}, topic=topic),
)
"""Five Cards, for the bot."""

__all__ = ["FACE"]
