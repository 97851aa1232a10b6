"""The one kind of component: a click on it says by its custom_id alone what is meant."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Self

import discord

from bot.app.errors import guarded
from bot.app.serving import Interaction
from bot.ui.ids import TEMPLATE, numbers_of


@dataclass(frozen=True, slots=True)
class Click:
    """What was clicked: the game, the numbers behind it, and what was picked in a menu."""

    game: int
    numbers: tuple[int, ...]
    values: tuple[str, ...] = ()

    @property
    def number(self) -> int:
        """The number of the question that the component was made for."""
        return self.numbers[0] if self.numbers else 0

    @property
    def indices(self) -> tuple[int, ...]:
        """What was picked in a menu, as indices; what is no number is none of ours and falls out."""
        return tuple(int(value) for value in self.values if re.fullmatch("[0-9]{1,4}", value))


Handler = Callable[[Interaction, Click], Awaitable[None]]
_handlers: dict[str, Handler] = {}


def on(verb: str) -> Callable[[Handler], Handler]:
    """Let a function answer the clicks of one verb."""

    def register(handler: Handler) -> Handler:
        _handlers[verb] = handler
        return handler

    return register


class Press(discord.ui.DynamicItem[discord.ui.Item[Any]], template=TEMPLATE):
    """A button or a menu of ours. It is made anew for every click, so a restart loses nothing."""

    def __init__(self, item: discord.ui.Item[Any], verb: str = "", numbers: tuple[int, ...] = ()) -> None:
        super().__init__(item)
        self.verb = verb
        self.numbers = numbers

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        # Whatever is raised here is only logged by discord.py and the click is lost, so nothing is decided here.
        return cls(item, match["verb"], numbers_of(match["numbers"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        values = tuple(self.item.values) if isinstance(self.item, discord.ui.Select) else ()
        click = Click(self.numbers[0], self.numbers[1:], values)
        handler = _handlers.get(self.verb, outdated)
        await guarded(interaction, handler(interaction, click), game=click.game, number=click.number)


async def outdated(interaction: Interaction, click: Click) -> None:
    """Answer a click on a component that this version of the bot no longer makes."""
    await interaction.client.answer(interaction, "error-old-button")
