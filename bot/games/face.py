"""A game's face: the parts by which one user interface serves every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module

from bot.games.asking import PLAIN, Asking
from bot.games.commands import Commands
from bot.games.describing import Describing
from bot.games.helping import Help
from bot.games.pictures import Pictures
from bot.games.speech import Speech, Vocabulary
from bot.games.start import Start
from bot.games.story import Story
from engine.ask import Ask
from engine.catalogue import packages
from engine.moves import Move
from render.icon import Draw


@dataclass(frozen=True)
class Face:
    """How a game looks in Discord. What a game lacks has no button, no command and no page."""

    vocabulary: Vocabulary
    """What leaves the engine and can be said; its key is also the name of the command group."""
    asking: Mapping[str, Asking]
    """A row for each question of the vocabulary."""
    describing: Describing
    pictures: Pictures | None = None
    help: Help | None = None
    start: Start | None = None
    commands: Commands = field(default_factory=Commands)
    story: Story | None = None
    """What is told of a game that is over, below who has won."""
    emblems: Mapping[str, Draw] = field(default_factory=dict)
    """What has an emblem in a line of words: what each is called, in all games, and what draws it."""
    whole: Callable[[Speech, Move], str] | None = None
    """How a whole move is said; by default its answers one after the other."""

    @property
    def key(self) -> str:
        """The engine's key and the name of the command group."""
        return self.vocabulary.game

    @property
    def alone(self) -> str:
        """The option that makes it a game for one; "" where there is none."""
        return self.start.alone if self.start else ""

    def asks(self, ask: Ask) -> Asking:
        """Return how a question is asked."""
        return self.asking.get(ask.key, PLAIN)


_presented: dict[str, Face] = {}


def present(face: Face) -> Face:
    """Show a game by this face, and return it; a face of the same key is replaced."""
    _presented[face.key] = face
    return face


def face_of(key: str) -> Face:
    """Return a game's face; raises KeyError where there is no such game, LookupError where it has no face."""
    if key not in _presented and key in packages():
        present(_found(key))
    return _presented[key]


def _found(key: str) -> Face:
    """The FACE of the module of this package that is called as the game is."""
    name = f"{__package__}.{key}"
    try:
        face: Face = import_module(name).FACE
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        message = f"the game {key} has no face: there is no module {name}"
        raise LookupError(message) from error
    return face


def faces() -> tuple[Face, ...]:
    """Return the faces of all games, in alphabetical order of their keys; raises LookupError where one is missing."""
    return tuple(face_of(key) for key in sorted({*packages(), *_presented}))
