"""How many taps an answer takes: found by looking for it in the pages that a panel shows, as a thumb would."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from heapq import heappop, heappush
from itertools import count

from bot.ui.arranging import FIRST_PAGE, Turned
from bot.ui.controls import Button, Menu, buttons_of
from bot.ui.ids import unpacked
from bot.ui.page import Page
from bot.ui.panel import panel
from bot.ui.turning import TURNING
from bot.values.table import Table, Whole

OPEN = 1
"""A menu is opened, then something is picked in it. Where several may be, it is closed too: that sends them."""
Wanted = frozenset[int]
"""The indices of an answer's options."""


class UnreachableError(Exception):
    """An answer that no page leads to."""


def taps(table: Table, wanted: Collection[int], language: str, whole: Whole | None = None) -> int:
    """Return the fewest taps from the open panel to an answer by the indices of its options.

    Asking for a hint and doing as it says does not count as a way: a person decides. Raises UnreachableError.
    """
    aim, tie = frozenset(wanted), count()
    open_: list[tuple[int, int, Turned]] = [(0, next(tie), FIRST_PAGE)]
    best: int | None = None
    met: set[Turned] = set()
    while open_:
        cost, _, turned = heappop(open_)
        if best is not None and cost >= best:
            break
        if turned in met:
            continue
        met.add(turned)
        for price, to in _steps(panel(table, language, turned=turned, whole=whole), aim):
            if to is None:
                best = cost + price if best is None else min(best, cost + price)
            else:
                heappush(open_, (cost + price, next(tie), to))
    if best is None:
        raise UnreachableError(wanted)
    return best


def taps_of(table: Table, place: int, language: str, whole: Whole) -> int:
    """Return the taps from the open panel to the whole move at a place; raises UnreachableError."""
    found = [control for control in controls(panel(table, language, whole=whole)) if control.verb == "whole"]
    for control in found:
        if isinstance(control, Button) and control.numbers[-1] == place:
            return 1
        if isinstance(control, Menu) and any(line.index == place for line in control.lines):
            return OPEN + 1
    raise UnreachableError(place)


def _steps(page: Page, aim: Wanted) -> Iterator[tuple[int, Turned | None]]:
    """What one control each costs, and where it leads; None where it is the answer."""
    for control in controls(page):
        found = _menu(control, aim) if isinstance(control, Menu) else _button(control, aim)
        yield from found


def controls(page: Page) -> Iterator[Button | Menu]:
    """Return all buttons and menus of a page that can be used."""
    for row in page.rows:
        yield from [row] if isinstance(row, Menu) else (button for button in buttons_of(row) if button.on)


def _button(button: Button, aim: Wanted) -> Iterator[tuple[int, Turned | None]]:
    rest = button.numbers[2:]
    answers = {"pick": frozenset(rest), "none": frozenset(), "done": frozenset(unpacked(rest))}
    if button.verb in answers:
        if answers[button.verb] == aim:
            yield 1, None
    elif button.verb in TURNING:
        yield 1, TURNING[button.verb](rest, ())


def _menu(menu: Menu, aim: Wanted) -> Iterator[tuple[int, Turned | None]]:
    shown = frozenset(line.index for line in menu.lines)
    if menu.verb == "menu" and aim <= shown and menu.least <= len(aim) <= menu.most:
        yield OPEN + len(aim) + (menu.most > 1), None
    elif menu.verb == "mark":
        changed = (aim & shown) ^ {line.index for line in menu.lines if line.marked}
        if changed:
            yield OPEN + len(changed) + 1, TURNING["mark"](menu.numbers[2:], sorted(aim & shown))
    elif menu.verb == "fold":
        yield from ((OPEN + 1, TURNING["fold"]((), (line.index,))) for line in menu.lines)
