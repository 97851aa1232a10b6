"""What happened, told in fewer lines: what one location leaves in one, and what one player draws or discards in one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.games.exlibris import naming
from bot.games.speech import Speech
from data.exlibris import BOX
from engine.facts import Fact

Run = Sequence[Fact]


def lines(speech: Speech, facts: Sequence[Fact]) -> list[str]:
    """Return what happened, a line each for what belongs together."""
    told: list[str] = []
    at = 0
    while at < len(facts):
        ends, say = RUNS.get(facts[at].key, (_alone, _single))
        end = ends(facts, at)
        told.append(say(speech, facts[at:end]))
        at = end
    return [line for line in told if line]


def _alone(facts: Run, at: int) -> int:
    return at + 1


def _single(speech: Speech, run: Run) -> str:
    return speech.fact(run[0])


def _same(facts: Run, at: int, keys: tuple[str, ...]) -> int:
    """Return where facts of some keys about the same seat or location end."""
    end = at
    while end < len(facts) and facts[end].key in keys and facts[end].args[0] == facts[at].args[0]:
        end += 1
    return end


def _draws(facts: Run, at: int) -> int:
    return _same(facts, at, ("drew", "drew-card"))


def _drawn(speech: Speech, run: Run) -> str:
    """Say what somebody draws: the cards to whoever sees them, who is their owner, and their number to others."""
    cards = [int(fact.args[1]) for fact in run if fact.key == "drew-card"]
    count = sum(int(fact.args[1]) for fact in run if fact.key == "drew")
    if cards and count in {0, len(cards)}:
        return speech.own("drew-yourself", cards=naming.cards(speech, cards))
    if cards:
        return " ".join(map(speech.fact, run))
    return speech.fact(Fact("drew", (run[0].args[0], count)))


def _cards(facts: Run, at: int) -> int:
    """Return where somebody has done the same with several cards, one after the other."""
    return _same(facts, at, (facts[at].key,))


def _several(speech: Speech, run: Run) -> str:
    """Say it of all of them, in the sentence that is made for one."""
    cards = [int(fact.args[1]) for fact in run]
    return speech.own(f"fact-{run[0].key}", seat=speech.name(int(run[0].args[0])), card=naming.cards(speech, cards))


def _leftovers(facts: Run, at: int) -> int:
    """Return where what a location leaves ends; that it is resolved belongs to it."""
    end = _same(facts, at, ("tile-discarded",))
    done = end < len(facts) and (facts[end].key, facts[end].args[0]) == ("resolved", facts[at].args[0])
    return end + done


def _left(speech: Speech, run: Run) -> str:
    cards = [BOX.cards[int(fact.args[1])].name for fact in run if fact.key == "tile-discarded"]
    key = "resolved-leaving" if run[-1].key == "resolved" else "left-at"
    tile = naming.tile(speech, int(run[0].args[0]))
    return speech.own(key, tile=tile, cards=speech.listed(cards), number=len(cards))


def _tiles(facts: Run, at: int) -> int:
    """Return where several locations have opened, or left the game, one after the other."""
    end = at
    while end < len(facts) and facts[end].key == facts[at].key:
        end += 1
    return end


def _named(speech: Speech, run: Run) -> str:
    if len(run) == 1:
        return speech.fact(run[0])
    tiles = speech.listed([naming.tile(speech, int(fact.args[0])) for fact in run])
    return speech.own(f"{run[0].key}-several", tiles=tiles)


RUNS: dict[str, tuple[Callable[[Run, int], int], Callable[[Speech, Run], str]]] = {
    "drew": (_draws, _drawn),
    "drew-card": (_draws, _drawn),
    "took": (_cards, _several),
    "revealed": (_cards, _several),
    "discarded": (_cards, _several),
    "tile-discarded": (_leftovers, _left),
    "tile-open": (_tiles, _named),
    "tile-removed": (_tiles, _named),
}
"""The facts that begin a run: where it ends, and how it is told."""
