"""Slash commands: the same group for every game, made from its face."""

from bot.cogs.group import group_for

__all__ = ["group_for"]
