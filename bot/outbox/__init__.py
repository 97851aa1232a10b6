"""Delivery: what the database says is still to be told reaches Discord, in order, across restarts."""

from bot.outbox.box import PAUSES, Outbox

__all__ = ["PAUSES", "Outbox"]
