"""A sketch becomes a picture. As a program it does so for one sketch after the other, in a process of its own.

Such a process gets nothing of a game but what stands in a sketch: what its reader may see.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING

from bot.apart.worker import work
from bot.games import Sketch
from bot.text import words_of
from render.picture import Picture

if TYPE_CHECKING:
    import discord

GIVES_WAY = 10
"""How far the process gives way: answers to clicks come before pictures."""
LONGEST_ALT = 1024
"""Discord's limit for an attachment's description."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture, and the file name that tells it from every other one."""

    picture: Picture
    name: str
    news: str = ""
    """What is new in it, in words."""

    @property
    def alt(self) -> str:
        """What it shows, what is new first, in as many characters as Discord takes."""
        return f"{self.news} {self.picture.alt}".strip()[:LONGEST_ALT]

    def file(self) -> discord.File:
        """Return a file to be sent once, with its alt text."""
        import discord  # noqa: PLC0415 - the process that draws sends nothing, and does without

        return discord.File(io.BytesIO(self.picture.png), filename=self.name, description=self.alt)


def draw(sketch: Sketch, language: str) -> Drawn:
    """Draw a sketch now, here. It takes as long as a blink, so the event loop must not do it."""
    new = {"new": sketch.bookmarks} if sketch.shows else {}
    picture = sketch.draw(*sketch.args, words=words_of(sketch.game, language), **new)
    digest = blake2b(picture.png, digest_size=6).hexdigest()
    return Drawn(picture, f"{digest}.png")


def main() -> None:
    """Draw until there is nobody any more who asks."""
    work(lambda task: draw(*task), GIVES_WAY)
