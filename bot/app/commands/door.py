"""The way in and out of every command: acknowledged first, refused in a sentence."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec

import discord

from bot.app.admission import NEED, Need, acknowledge
from bot.app.clicks import language
from bot.app.errors import refused, tell
from bot.meters import INTERACTION, measured
from bot.values.refusal import HostError

P = ParamSpec("P")
Work = Callable[P, Coroutine[Any, Any, None]]


def privately(need: Need, *, costly: bool = False) -> Callable[[Work[P]], Work[P]]:
    """Let a command acknowledge with an answer that only its user will see, and say a refusal in a sentence.

    `need` is what `game_for` asks of its user; what is `costly` may be asked for less often (`bot.app.limits`). What is
    unexpected goes on to the command tree, whose door gives it an id.
    """

    def answering(command: Work[P]) -> Work[P]:
        @wraps(command)
        async def answered(*args: P.args, **options: P.kwargs) -> None:
            interaction = next(arg for arg in args if isinstance(arg, discord.Interaction))
            interaction.extras[NEED] = need
            with measured(INTERACTION, "command"):
                await acknowledge(interaction)
                try:
                    await command(*args, **options)
                except HostError as refusal:
                    await tell(interaction, refused(language(interaction), refusal))

        # discord.py reads the options off the signature, and would look up their types here instead of there.
        answered.__signature__ = inspect.signature(command, eval_str=True)  # type: ignore[attr-defined] # it takes one
        answered.need = need  # type: ignore[attr-defined] # it takes this too
        answered.costly = costly  # type: ignore[attr-defined] # and this
        return answered

    return answering
