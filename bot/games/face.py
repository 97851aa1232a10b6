"""A game's face: one row of data and small functions that let one user interface serve every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any

from bot.games.sketch import Sketch
from bot.games.speech import Speech, Vocabulary
from engine.ask import Ask, Option
from engine.catalogue import packages
from engine.facts import Fact

if TYPE_CHECKING:
    from render.bookmark import Bookmark


@dataclass(frozen=True, slots=True)
class Answer:
    """A command that answers a question with some kinds of option only."""

    name: str
    kinds: tuple[str, ...]
    asks: tuple[str, ...]
    """What it asks for: nothing where it can mean one answer only, an answer, or its heading and then itself."""


def _no_group(speech: Speech, ask: Ask, option: Option) -> str:
    return ""


def _plain_text(speech: Speech, ask: Ask, option: Option, view: Any) -> str:
    return speech.option(option)


def _no_marks(ask: Ask) -> Mapping[Option, str]:
    return {}


def _no_proposal(ask: Ask, view: Any) -> tuple[int, ...] | None:
    return None


def _no_lines(speech: Speech, options: Mapping[str, int]) -> Sequence[str]:
    return ()


def _no_topic(speech: Speech, topic: str) -> tuple[str, str]:
    return topic, ""


def _no_topics(ask: Ask, view: Any) -> tuple[str, ...]:
    return ()


def _no_words(speech: Speech, view: Any) -> str:
    return ""


def _no_detail(speech: Speech, option: Option, view: Any) -> str:
    return ""


def _no_note(speech: Speech, ask: Ask, view: Any) -> str:
    return ""


def _no_suggestions(speech: Speech, ask: Ask, view: Any) -> Sequence[tuple[Option, str]]:
    return ()


def _no_warning(speech: Speech, ask: Ask, option: Option, view: Any) -> str:
    return ""


def _no_reason(speech: Speech, ask: Ask, view: Any, command: str, typed: Sequence[str]) -> str:
    return ""


def _no_sketch(*args: Any) -> Sketch | None:
    return None


def _no_bookmarks(fact: Fact) -> tuple[Bookmark, ...]:
    return ()


@dataclass(frozen=True)
class Face:
    """How a game looks in Discord. Everything but its vocabulary may be left out."""

    vocabulary: Vocabulary
    """What leaves the engine and can be said; its key is also the name of the command group."""
    group: Callable[[Speech, Ask, Option], str] = _no_group
    """Under which heading an option stands when one question has several kinds of answer."""
    text: Callable[[Speech, Ask, Option, Any], str] = _plain_text
    """How an option of a question is said to somebody with a view; it may say more than the option alone tells."""
    marks: Callable[[Ask], Mapping[Option, str]] = _no_marks
    """The letters that `draw_ask` puts beside some options of a question."""
    folded: tuple[str, ...] = ()
    """Questions whose answers are shown one heading at a time; what has no heading is a button."""
    suggestions: Callable[[Speech, Ask, Any], Sequence[tuple[Option, str]]] = _no_suggestions
    """Answers of a folded question that are worth a button of their own, with what it says; the best first."""
    note: Callable[[Speech, Ask, Any], str] = _no_note
    """What is said below a question."""
    warning: Callable[[Speech, Ask, Option, Any], str] = _no_warning
    """What an answer of a folded question costs; it is asked for once more then."""
    proposal: Callable[[Ask, Any], tuple[int, ...] | None] = _no_proposal
    """The indices of the options that a question proposes to pick; None where it proposes nothing."""
    detail: Callable[[Speech, Option, Any], str] = _no_detail
    """A second, smaller line for an option in a menu."""
    headline: Callable[[Speech, Any], str] = _no_words
    """Where the game stands, in a few words: the round and what is being done."""
    standing: Callable[[Speech, Any], str] = _no_words
    """More on that, for everybody, under the headline of table message, status and panel: such as why somebody acts."""
    table: Callable[[Speech, Any], str] = _no_words
    """The whole table in words, as one eye sees it."""
    hand: Callable[[Speech, Any], str] = _no_words
    """What a seat holds in secret, in words."""
    shelf: Callable[[Speech, Any, int], str] | None = None
    """What lies before a seat, in words."""
    score: Callable[[Speech, Any], str] = _no_words
    """The result in words."""
    decided: Callable[[Speech, Any], str] = _no_words
    """What decided a game that is over, in a sentence."""
    draw_board: Callable[..., Sketch | None] = _no_sketch
    """The picture of the table from a view, the names, and who must act."""
    draw_hand: Callable[..., Sketch | None] = _no_sketch
    """The picture of the hand from a view and the names."""
    draw_shelf: Callable[..., Sketch | None] = _no_sketch
    """The picture of a seat's shelf from a view, the names and the seat."""
    draw_score: Callable[..., Sketch | None] = _no_sketch
    """The picture of the score sheet from a view and the names."""
    draw_ask: Callable[[Any, Any, Ask], Sketch | None] = _no_sketch
    """The picture that helps to answer a question, from a view, the names and the question."""
    bookmarks: Callable[[Fact], tuple[Bookmark, ...]] = _no_bookmarks
    """What a fact leaves that pictures mark as new for whoever may know it."""
    looks: Mapping[str, Callable[[Speech, Any], str]] = field(default_factory=dict)
    """More commands that only show something of a seat's own, such as the speciality."""
    draw_looks: Mapping[str, Callable[[Any, Any], Sketch | None]] = field(default_factory=dict)
    """The pictures beside some of them, from a view and the names."""
    answers: tuple[str, ...] = ()
    """More commands, each of which answers the question of its own name, such as "place"."""
    commands: tuple[Answer, ...] = ()
    """More commands, each of which answers with some kinds of option."""
    why: Callable[[Speech, Ask, Any, str, Sequence[str]], str] = _no_reason
    """Why what was typed into a command is not on offer, as a key of a refusal; "" where there is no better reason."""
    chosen: Callable[[Speech, Mapping[str, int]], Sequence[str]] = _no_lines
    """What the options of a game change, a line each, for the lobby."""
    alone: str = ""
    """The option, by its name, that makes it a game for one; "" where it takes several."""
    topics: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The topics of its help under each heading, at most 25 under one."""
    topic: Callable[[Speech, str], tuple[str, str]] = _no_topic
    """A topic's title and text."""
    draw_topic: Callable[[str], Sketch | None] = _no_sketch
    """The picture beside a topic."""
    explains: Callable[[Ask, Any], tuple[str, ...]] = _no_topics
    """The topics that matter at a question, the nearest first; from the question and a view."""

    @property
    def key(self) -> str:
        """The engine's key and the name of the command group."""
        return self.vocabulary.game


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
