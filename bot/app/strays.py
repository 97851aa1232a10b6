"""Messages that stand though we never learned that they were made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import discord

from bot.outbox.delivery import Delivery
from bot.ui.ids import custom_id

FAR_BACK = 100
"""So many of a channel's newest messages are looked through, in one request."""


def _ids(components: Any) -> Iterator[str]:
    for component in components:
        yield from _ids(getattr(component, "children", ()))
        if (found := getattr(component, "custom_id", None)) is not None:
            yield found


def _stray(message: discord.Message, delivery: Delivery) -> bool:
    """Tell whether a message of ours is a ping for a game, or in somebody's direct messages anything of it.

    Discord seldom tells the nonce of an old message, but lets us read what we wrote ourselves.
    """
    of_the_game = custom_id("play", delivery.game_id) in set(_ids(message.components))
    private = delivery.user_id is not None
    return message.nonce == delivery.nonce or (of_the_game and (private or message.content.startswith("<@")))


def strays(newest: Sequence[discord.Message], me: int, delivery: Delivery) -> list[discord.Message]:
    """Return which of the newest messages, the newest first, nobody needs: see `Courier.lost`."""
    found = [message for message in newest if message.author.id == me and _stray(message, delivery)]
    kept = set(delivery.payload["known"])
    for users in delivery.payload["doubt"] if delivery.user_id is None else ():
        naming = (one.id for one in found if one.id not in kept and all(f"<@{user}>" in one.content for user in users))
        kept |= set(islice(naming, 1))
    return [message for message in found if message.id not in kept]
