"""Clicks: each says by its component's custom_id alone what is meant, so a restart loses nothing."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import cast

from bot.app.admission import Need, Visit, admitted, expect
from bot.app.clicked import clicked
from bot.app.errors import guarded
from bot.app.limits import lets_in
from bot.app.promise import settle
from bot.app.serving import Interaction
from bot.meters import INTERACTION, measured
from bot.ui.ids import TEMPLATE, numbers_of
from bot.values.refusal import HostError


@dataclass(frozen=True, slots=True)
class Click:
    """What was clicked: what it is about, the numbers behind it, and what was picked in a menu."""

    first: int
    """The id of the game; where it is about no game, whatever the verb means by it."""
    numbers: tuple[int, ...]
    values: tuple[str, ...] = ()
    admitted: Visit | None = None

    @property
    def visit(self) -> Visit:
        """Whoever clicked at the game that it is about; raises HostError where the verb is about none."""
        if self.admitted is None:
            raise HostError("error-old-button")
        return self.admitted

    @property
    def number(self) -> int:
        """The number of the question that the component was made for."""
        return self.numbers[0] if self.numbers else 0

    @property
    def indices(self) -> tuple[int, ...]:
        """What was picked in a menu, as indices; what is no number is none of ours and falls out."""
        return tuple(int(value) for value in self.values if re.fullmatch("[0-9]{1,4}", value))

    @property
    def picked_game(self) -> int:
        """The game that was picked in a menu of games; raises HostError where none was."""
        if not self.values or re.fullmatch("[0-9]{1,10}", self.values[0]) is None:
            raise HostError("error-old-button")
        return int(self.values[0])


OURS = re.compile(TEMPLATE)
Handler = Callable[[Interaction, Click], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Deed:
    """What clicks of one verb do, and what whoever clicks needs for it."""

    work: Handler
    need: Need
    edits: bool
    costly: bool

    async def do(self, interaction: Interaction, click: Click) -> None:
        """Promise an answer to the click, let whoever clicked in, and do it."""
        await expect(interaction, edits=self.edits)
        visit = None if self.need is Need.NOTHING else await admitted(interaction, click.first, self.need)
        await self.work(interaction, replace(click, admitted=visit))
        await settle(interaction)


_deeds: dict[str, Deed] = {}


def on(verb: str, need: Need, *, edits: bool = False, costly: bool = False) -> Callable[[Handler], Handler]:
    """Let a function answer the clicks of one verb, in a new private message or by editing the one clicked on.

    What is `costly` may be asked for less often (`bot.app.limits`).
    It is called with the click acknowledged, and only for whoever has what it needs.
    """

    def register(handler: Handler) -> Handler:
        _deeds[verb] = Deed(handler, need, edits, costly)
        return handler

    return register


async def press(interaction: Interaction) -> None:
    """Answer a click on a component; raises nothing.

    What was clicked is read here, for discord.py would make objects of the whole message to say the same.
    """
    data = dict(interaction.data or {})
    said = OURS.fullmatch(str(data.get("custom_id", "")))
    deed = None if said is None else _deeds.get(said["verb"])
    if not await lets_in(interaction, interaction.client.limits, costly=deed is not None and deed.costly):
        return
    if (message := clicked(interaction)) is not None:
        interaction.client.following.stop(message.id)
    with measured(INTERACTION, "component"):
        if said is None or deed is None:  # one that this version of the bot no longer makes, or none ever made
            await interaction.client.answer(interaction, "error-old-button")
            return
        first, *numbers = numbers_of(said["numbers"])
        click = Click(first, tuple(numbers), tuple(map(str, cast("list[str]", data.get("values", ())))))
        await guarded(interaction, deed.do(interaction, click), game=click.first, number=click.number)
