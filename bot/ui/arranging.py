"""From any question to rows of components: a line with a button for each option, or menus, pages beyond 25."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from bot.text import Words
from bot.text.emblems import leading
from bot.text.names import safe_around
from bot.ui.controls import (
    LONGEST_LINE,
    MOST_BUTTONS,
    MOST_OPTIONS,
    MOST_ROWS,
    Beside,
    Button,
    Heading,
    Line,
    Menu,
    Row,
    Style,
)
from bot.ui.ids import MOST_MARKS, packed

MOST_TOLD = 12
"""So many lines with a button each at most, where a message has room for them; a menu holds more."""


@dataclass(frozen=True, slots=True)
class Label:
    """How an option is shown."""

    text: str
    detail: str = ""
    group: str = ""
    """The heading of its menu, where a question has several kinds of answer."""
    where: bool = False
    """Whether it is a place for what its heading names."""
    warning: str = ""
    """What this answer costs, where it must be made sure of."""
    mark: str = ""
    """The letter by which the picture marks it; its text begins with it too."""

    pictured: Label | None = None
    """The same with emblems in its words, where there are some."""

    @property
    def emblem(self) -> str:
        """What the emblem is called with which its words begin; "" where there is none."""
        return leading(self.pictured.unmarked) if self.pictured else ""

    @property
    def headed(self) -> str:
        """What it says where it stands alone, its heading first."""
        return f"{self.group} → {self.text}" if self.group else self.text

    @property
    def heading(self) -> str:
        """Its heading in a message."""
        return self.pictured.group if self.pictured else self.group

    @property
    def unmarked(self) -> str:
        """Its text without the letter."""
        return self.text.removeprefix(f"{self.mark} · ") if self.mark else self.text


@dataclass(frozen=True, slots=True)
class Question:
    """A question to one seat, ready to be shown."""

    game: int
    number: int
    labels: tuple[Label, ...]
    """One for each option, in the order of the options."""
    least: int
    most: int
    nothing: str
    """What the answer that picks nothing is called."""
    undo: int | None = None
    """The game's number that a Back button carries; None where there is nothing to take back."""
    proposed: tuple[int, ...] | None = None
    """What is marked from the start, where the game proposes an answer that is to be confirmed."""
    folded: bool = False
    """Whether its answers are shown one heading at a time (`bot.ui.folds`)."""
    hints: bool = False
    """Whether a hint may be asked for."""
    advised: tuple[int, ...] | None = None
    """What a hint advises to pick; None where no hint is shown."""
    given: tuple[int, ...] | None = None
    """What has been answered, where that may still be changed."""
    suggested: tuple[tuple[int, str], ...] = ()
    """Answers of a folded question that get a button of their own, each with what it says."""


@dataclass(frozen=True, slots=True)
class Turned:
    """Where somebody has leafed to in a long question, and what is marked there. It lives in the custom_ids."""

    page: int = 0
    marks: tuple[int, ...] | None = None
    """None: what the question proposes, or nothing."""
    fold: int = 0
    """Which heading of a folded question is open."""
    sure: int | None = None
    """An answer that is to be made sure of."""


FIRST_PAGE = Turned()


def rows(question: Question, words: Words, turned: Turned = FIRST_PAGE, *, lines: int = 0) -> tuple[Row, ...]:
    """Return the rows that let a seat answer a question, leaf through it and take its last choice back.

    They are five at most, and besides as many as `lines` of an option with its own button. Whether those find room
    depends on all that a page holds: see `bot.ui.room`.
    """
    if turned.marks is None:
        turned = Turned(turned.page, question.proposed or ())
    if _marks(question):
        return (*_marking(question, words, turned), *_foot(question, words, turned))
    told = _told(question, lines)
    if _buttons(question) and not told:
        return (_choices(question), *_foot(question, words, turned))
    menus = _menus(question, words, turned, but=told)
    return (*_besides(question, words, told), *menus, *_foot(question, words, turned))


def pages(question: Question) -> int:
    """Return how many pages a question has."""
    longest = max(len(indices) for _, indices in _groups(question))
    return -(-longest // MOST_OPTIONS)


def _marks(question: Question) -> bool:
    """Tell whether the picks must be gathered over several menus before they are sent."""
    many = question.most > 1 and len(question.labels) > MOST_OPTIONS
    return (many or question.proposed is not None) and len(question.labels) <= MOST_MARKS


def _buttons(question: Question) -> bool:
    headed = any(label.group for label in question.labels)
    return question.most == 1 and len(question.labels) <= MOST_BUTTONS and not headed


def _told(question: Question, lines: int) -> set[int]:
    """Return which groups of options are lines with a button each, as far as there is room: the others are menus.

    The last groups come first: what is special stands before what is ordinary. A few short answers are bare buttons.
    """
    found: set[int] = set()
    if question.most > 1 or (_buttons(question) and not any(label.detail for label in question.labels)):
        return found
    for place, (_, indices) in reversed(list(enumerate(_groups(question)))):
        if len(indices) <= lines:
            found.add(place)
            lines -= len(indices)
    return found


def _besides(question: Question, words: Words, told: Collection[int]) -> list[Row]:
    found: list[Row] = []
    for place, (heading, indices) in enumerate(_groups(question)):
        if place in told:
            shown = question.labels[indices[0]].heading if heading else ""
            found += [Heading(f"**{safe_around(shown, LONGEST_LINE)}**")] if heading else []
            found += _lines(question, words, indices)
    return found


def _lines(question: Question, words: Words, indices: list[int]) -> list[Row]:
    """Return a line for each option; a few that say nothing more than their name, such as Pass, are buttons below."""
    named = [index for index in indices if not question.labels[index].detail and not question.labels[index].mark]
    if len(named) in {0, len(indices)} or len(named) > MOST_BUTTONS:
        return [beside(question, words, index) for index in indices]
    told = [beside(question, words, index) for index in indices if index not in named]
    return [*told, tuple(_choice(question, index) for index in named)]


def beside(question: Question, words: Words, index: int) -> Beside:
    """Return an option as a line: what it is, what it does, and the button that picks it."""
    label = question.labels[index].pictured or question.labels[index]
    text, name = safe_around(label.unmarked, LONGEST_LINE), label.mark or words("panel-take")
    told = f"**{text}**\n{safe_around(label.detail, 2 * LONGEST_LINE)}" if label.detail else text
    numbers = (question.game, question.number, index)
    if question.given == (index,):
        return Beside(told, Button("pick", numbers, words("panel-taken"), on=False))
    return Beside(told, Button("pick", numbers, name, "main"))


def below(question: Question, words: Words, index: int, *, named: bool = True) -> str:
    """Return what a menu asks that holds the options below a heading, of which one is given.

    A phone shows some twenty letters of it: where the heading stands above it, it is not `named` again.
    """
    label = question.labels[index]
    asks = "where" if label.where else "which"
    return words("panel-below", heading=label.group, asks=asks) if named else words("panel-asks", asks=asks)


def advice(question: Question, words: Words, text: str) -> Row:
    """Return a hint's words with the button that does as it says, where an answer has room in that."""
    picks, most = question.advised or (), len(question.labels)
    if most > MOST_MARKS:
        return Heading(text)
    numbers = (question.game, question.number, *packed(picks, most))
    return Beside(text, Button("heed", numbers, words("panel-heed"), "good"))


def _groups(question: Question) -> list[tuple[str, list[int]]]:
    """Return headings and the indices under each; one heading only where the picks must stay in one menu."""
    found: dict[str, list[int]] = {}
    for index, label in enumerate(question.labels):
        found.setdefault(label.group, []).append(index)
    together = question.most > 1 or len(found) > MOST_ROWS - 1
    return [("", list(range(len(question.labels))))] if together else list(found.items())


def _choices(question: Question) -> tuple[Button, ...]:
    return tuple(_choice(question, index) for index in range(len(question.labels)))


def _choice(question: Question, index: int) -> Button:
    label = question.labels[index]
    return Button("pick", (question.game, question.number, index), label.text, "main", emblem=label.emblem)


def _menus(question: Question, words: Words, turned: Turned, *, but: Collection[int]) -> list[Menu]:
    menus = []
    for place, (heading, indices) in enumerate(_groups(question)):
        shown = [] if place in but else _page(indices, turned.page)
        if shown:
            numbers = (question.game, question.number, place)
            most = min(question.most, len(shown))
            lines = tuple(line(question, index) for index in shown)
            name = below(question, words, shown[0]) if heading else _placeholder(question, words)
            menus.append(Menu("menu", numbers, name, lines, min(max(question.least, 1), most), most))
    return menus


def _marking(question: Question, words: Words, turned: Turned) -> list[Menu]:
    shown = _page(list(range(len(question.labels))), turned.page)
    marks = turned.marks or ()
    numbers = (question.game, question.number, turned.page, *packed(marks, len(question.labels)))
    lines = tuple(line(question, index, marked=index in marks) for index in shown)
    return [Menu("mark", numbers, _placeholder(question, words), lines, 0, min(question.most, len(shown)))]


def line(question: Question, index: int, *, marked: bool = False) -> Line:
    """Return an option as a line of a menu."""
    label = question.labels[index]
    return Line(index, label.text, label.detail, marked, label.emblem)


def _page(indices: list[int], page: int) -> list[int]:
    return indices[page * MOST_OPTIONS : (page + 1) * MOST_OPTIONS]


def _placeholder(question: Question, words: Words) -> str:
    if question.least == question.most > 1:
        return words("panel-choose-exactly", count=question.most)
    return words("panel-choose", least=question.least, most=question.most)


def _foot(question: Question, words: Words, turned: Turned) -> list[tuple[Button, ...]]:
    foot = [*_ending(question, words, turned), *_leafing(question, words, turned), *helping(question, words)]
    return [tuple(foot)] if foot else []


def _ending(question: Question, words: Words, turned: Turned) -> list[Button]:
    at = (question.game, question.number)
    if _marks(question):
        count = len(turned.marks or ())
        label = words("panel-done", count=count)
        ready = question.least <= count <= question.most
        style: Style = "good" if count else "plain"
        return [Button("done", (*at, *packed(turned.marks or (), len(question.labels))), label, style, ready)]
    return [Button("none", at, question.nothing)] if question.least == 0 else []


def _leafing(question: Question, words: Words, turned: Turned) -> list[Button]:
    last = pages(question) - 1
    if last < 1:
        return []
    marks = packed(turned.marks or (), len(question.labels)) if _marks(question) else ()
    back, on = max(turned.page - 1, 0), min(turned.page + 1, last)
    here = words("panel-page", page=turned.page + 1, pages=last + 1)
    # Two buttons of one message may not share a custom_id, so at either end the dead one leafs nowhere else.
    return [
        Button("prev", (question.game, question.number, back, *marks), "◀", on=turned.page > 0),
        Button("next", (question.game, question.number, on, *marks), f"{here} ▶", on=turned.page < last),
    ]


def helping(question: Question, words: Words) -> list[Button]:
    """Return the buttons of any question: Hint where none is shown, and Back where something can be taken back."""
    undo = question.undo
    wanted = question.hints and question.advised is None
    hint = [Button("hint", (question.game, question.number), words("panel-hint"))] if wanted else []
    return [*hint, *([] if undo is None else [_back(question.game, undo, words)])]


def _back(game: int, number: int, words: Words) -> Button:
    return Button("back", (game, number), words("panel-back"))
