"""Slash commands: the same group for every game, made from its face."""

from bot.app.commands.group import group_for

__all__ = ["group_for"]
