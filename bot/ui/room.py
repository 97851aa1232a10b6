"""How much room a laid-out message has, and whether a page fits into it."""

from __future__ import annotations

from dataclasses import replace

from bot.text.emblems import bare
from bot.ui.controls import Beside, Heading, Menu, Row
from bot.ui.page import Page

MOST_PARTS = 40
"""Components of one message, those inside others too."""
MOST_SIGNS = 4000
MOST_BYTES = 10170
"""Of all texts as UTF-8 with BYTES_EACH more for each: written down nowhere, but beyond it Discord breaks."""
BYTES_EACH = 12


def fits(page: Page) -> bool:
    """Tell whether Discord takes a page laid out."""
    texts = texts_of(page)
    signs, size = sum(map(len, texts)), sum(len(text.encode()) + BYTES_EACH for text in texts)
    return parts_of(page) <= MOST_PARTS and signs <= MOST_SIGNS and size <= MOST_BYTES


def barely(page: Page) -> Page:
    """Return a page without the emblems in its texts, which need more room than they seem to."""
    return replace(page, content=bare(page.content), below=bare(page.below), rows=tuple(map(_barely, page.rows)))


def _barely(row: Row) -> Row:
    if isinstance(row, Beside):
        return Beside(bare(row.text), row.button)
    return Heading(bare(row.text)) if isinstance(row, Heading) else row


def texts_of(page: Page) -> list[str]:
    """Return everything that is written in a page, labels apart."""
    return [*page.words, *(row.text for row in page.rows if isinstance(row, Beside | Heading))]


def parts_of(page: Page) -> int:
    """Return how many components a page is made of: its frame, words, picture, file and rows."""
    others = (page.colour is not None) + (page.sketch is not None) + (page.file is not None)
    return others + len(page.words) + sum(map(_parts, page.rows))


def _parts(row: Row) -> int:
    if isinstance(row, Beside):
        return 3
    if isinstance(row, Heading):
        return 1
    return 2 if isinstance(row, Menu) else 1 + len(row)
