"""How a whole move of Atheneum is said: each book with the letter of its place."""

from __future__ import annotations

from bot.games.atheneum import colours, naming, wanting
from bot.games.atheneum.labelling import heading, text
from bot.games.speech import Speech
from engine.moves import Move, Step
from render.atheneum import LETTERS


def whole(speech: Speech, move: Move) -> str:
    """Say what stands where afterwards, and what else is done."""
    return ", ".join(_say(speech, step) for step in move)


def _say(speech: Speech, step: Step) -> str:
    option = step.picks[0]
    match option[0]:
        case "shelve":
            return speech.own("whole-book", book=colours.colour(speech, str(option[2])), letter=LETTERS[int(option[3])])
        case "pair":
            return speech.own("whole-book", book=naming.colours(speech, int(option[1])), letter=LETTERS[int(option[3])])
        case "lift":
            return speech.own("whole-lift", letter=LETTERS[int(option[1])])
        case "claim":
            return _lower(speech.own("suggest-claim", objective=wanting.short(speech, int(option[1]))))
        case "use" | "candle":
            return _lower(f"{heading(speech, option)} ({text(speech, step.ask, option, step.view)})")
        case reward:
            return speech.own("whole-reward", reward=naming.reward(speech, str(reward)))


def _lower(said: str) -> str:
    return said[:1].lower() + said[1:]
