"""The page on which somebody plans their next turn."""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import blake2b

from bot.text import clipped
from bot.ui.controls import LONGEST_LABEL, MOST_OPTIONS, Button, Line, Menu, Row
from bot.ui.orders.said import labels
from bot.ui.page import Page, fitted
from bot.ui.question import labels_of
from bot.ui.voices import labels_for, speech_for
from bot.values.table import Table
from engine.ask import Ask
from engine.catalogue import rules_of
from engine.orders import MOST_PLANNED

MARK_BYTES = 4
"""So many make a number of ten digits at most, as custom_ids hold them."""


@dataclass(frozen=True, slots=True)
class Planning:
    """A plan that is being made. It lives in the custom_ids."""

    mark: int
    """A digest of the round and of all that may be planned: with other options its indices would mean others."""
    wishes: tuple[int, ...] = ()
    """Indices among all that may be planned, the dearest first."""
    alone: bool = False
    rest: bool = False
    page: int = 0

    @classmethod
    def begun(cls, table: Table, ask: Ask) -> Planning:
        """Return an empty plan for a question that may be planned."""
        known = repr((table.view.round, ask.key, ask.options)).encode()
        return cls(int.from_bytes(blake2b(known, digest_size=MARK_BYTES).digest()))

    @property
    def numbers(self) -> tuple[int, ...]:
        """Return it as numbers."""
        wishes = [*(wish + 1 for wish in self.wishes), *[0] * MOST_PLANNED][:MOST_PLANNED]
        return (self.mark, self.alone + 2 * self.rest, *wishes, self.page)

    @classmethod
    def of(cls, numbers: tuple[int, ...]) -> Planning:
        """Read what `numbers` made; whatever is missing counts as nothing."""
        found, flags, *rest = (*numbers, *[0] * (MOST_PLANNED + 3))[: MOST_PLANNED + 3]
        wishes = dict.fromkeys(number - 1 for number in rest[:MOST_PLANNED] if number)
        return cls(found, tuple(wishes), bool(flags & 1), bool(flags & 2), rest[MOST_PLANNED])


def plan_page(table: Table, ask: Ask, language: str, planning: Planning) -> Page:
    """Return a plan in the making: what is wished so far, what may be wished, and how it is to be carried out."""
    speech, names = speech_for(table, language), labels(table, language, ask)
    wishes = [f"{place}. {names[wish]}" for place, wish in enumerate(planning.wishes, 1)]
    full = len(wishes) == min(MOST_PLANNED, len(names))
    foot = speech.words("orders-wishes-full" if full else "orders-next-wish") if wishes else ""
    rows: list[Row] = [] if full else [_wishing(table, language, ask, planning)]
    if len(names) > MOST_OPTIONS and not full:
        rows.append(_leafing(table, language, planning, len(names)))
    rows += filter(None, [_switches(table, language, ask, planning), _giving(table, language, planning)])
    return Page(fitted(speech.words("orders-wish"), wishes, foot, "…"), tuple(rows), language=language)


def _wishing(table: Table, language: str, ask: Ask, planning: Planning) -> Menu:
    shown = labels_of(labels_for(table, language), ask, table.view)
    left = [index for index in range(len(shown)) if index not in planning.wishes]
    here = left[planning.page * MOST_OPTIONS :][:MOST_OPTIONS] or left[:MOST_OPTIONS]
    lines = tuple(Line(index, shown[index].headed, shown[index].detail) for index in here)
    placeholder = labels_for(table, language).words("orders-choose")
    return Menu("wishing", (table.game.id, *planning.numbers), placeholder, lines)


def _leafing(table: Table, language: str, planning: Planning, count: int) -> tuple[Button, ...]:
    last = (count - len(planning.wishes) - 1) // MOST_OPTIONS
    back, on = (replace(planning, page=page) for page in (max(planning.page - 1, 0), min(planning.page + 1, last)))
    here = labels_for(table, language).words("panel-page", page=planning.page + 1, pages=last + 1)
    return (
        Button("planning", (table.game.id, *back.numbers), "◀", on=planning.page > 0),
        Button("planning", (table.game.id, *on.numbers), f"{here} ▶", on=planning.page < last),
    )


def _switches(table: Table, language: str, ask: Ask, planning: Planning) -> tuple[Button, ...]:
    """Return the buttons that turn the plan's two conditions on and off, as far as they mean anything."""
    words, orders = labels_for(table, language).words, rules_of(table.game.key).orders
    found = []
    if any(orders.place(option) is not None for option in ask.options):
        other = replace(planning, alone=not planning.alone)
        found.append(_switch(table, other, words("orders-if-alone", on=int(planning.alone)), on=planning.alone))
    if orders.follows and table.game.hints:
        other = replace(planning, rest=not planning.rest)
        label = words("orders-if-rest", on=int(planning.rest))
        found.append(_switch(table, other, label, on=planning.rest))
    return tuple(found)


def _switch(table: Table, other: Planning, label: str, *, on: bool) -> Button:
    return Button("planning", (table.game.id, *other.numbers), clipped(label, LONGEST_LABEL), "main" if on else "plain")


def _giving(table: Table, language: str, planning: Planning) -> tuple[Button, ...]:
    words, at = labels_for(table, language).words, table.game.id
    # Two buttons of one message may not share a custom_id, and a first page leads to the same where nothing is chosen.
    anew = [replace(planning, wishes=(), page=0)] if planning.wishes else []
    return (
        Button("plan", (at, *planning.numbers), words("orders-give"), "good", on=bool(planning.wishes)),
        *(Button("planning", (at, *one.numbers), words("orders-anew")) for one in anew),
        Button("orders", (at,), words("orders-back")),
    )
