"""What decided a game of Exlibrium (XB-44)."""

from __future__ import annotations

from bot.games.deciding import Result
from bot.games.deciding import decided as between
from bot.games.speech import Speech
from engine.exlibrium.view import View


def decided(speech: Speech, view: View) -> str:
    """Say what decided it: points, then the most influence left, character by character from the Berserker on."""
    results = [Result(player.points, tuple(stack.influence for stack in player.stacks), {}) for player in view.players]
    breakers = ["influence"] * len(view.players[0].stacks)
    return between(speech, view.winners, results, breakers)
