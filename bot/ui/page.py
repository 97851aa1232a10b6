"""What is shown in one message: words, rows of components and a picture still to be drawn."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games import Sketch
from bot.text.emblems import bare
from bot.ui.controls import Row

LONGEST_CONTENT = 2000


@dataclass(frozen=True, slots=True)
class TextFile:
    """A file to be kept."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Page:
    """One message, before it is drawn and sent."""

    content: str
    rows: tuple[Row, ...] = ()
    sketch: Sketch | None = None
    language: str = "en"
    """In which language the picture's alt text is."""
    file: TextFile | None = None
    """A file beside the words, in an answer to one person only."""
    news: str = ""
    """What is new in the picture, in words for whoever cannot see it."""
    below: str = ""
    """How the words end: that much of them stands below the picture."""
    colour: int | None = None
    """Whose page it is, as the colour of its frame; without a frame where there is none."""
    laid_out: bool = False
    """Whether a message that the bot sends of its own accord is laid out: its notification on a phone says nothing."""

    @property
    def words(self) -> tuple[str, ...]:
        """The words as they stand: above the picture and below it, where they are parted."""
        if not self.below or self.sketch is None or not self.content.endswith(self.below):
            return (self.content,)
        return tuple(filter(None, (self.content.removesuffix(self.below).strip(), self.below)))


def fitted(head: str, lines: list[str], foot: str, earlier: str, longest: int = LONGEST_CONTENT) -> str:
    """Return head, lines and foot in at most `longest` characters; emblems give way, then the oldest to `earlier`."""
    kept = list(lines)
    text = _text(head, kept, foot)
    for place, line in enumerate(lines):
        if len(text) > longest:
            kept[place] = bare(line)
            text = _text(head, kept, foot)
    if len(text) > longest:
        head, foot = bare(head), bare(foot)
        text = _text(head, kept, foot)
    while len(text) > longest and kept:
        kept = kept[1:]
        text = _text(head, [earlier, *kept], foot)
    return text[:longest]


def _text(*parts: str | list[str]) -> str:
    # An empty line ends a list, or its last row would take in what follows.
    texts = ["\n".join([*part, ""]) if isinstance(part, list) and part else part for part in parts]
    return "\n".join(str(text) for text in texts if text).strip()
