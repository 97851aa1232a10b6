"""The automatic player's answer to each kind of question."""

from __future__ import annotations

from data.exlibris import BOX
from engine.ask import Ask, Option, Picks
from engine.exlibris.advice.mind import Mind
from engine.exlibris.advice.placing import best_place
from engine.exlibris.advice.rebuilding import best_rebuilding, best_slide
from engine.exlibris.proposal import proposal
from engine.exlibris.state import HOME
from engine.picks import number_of, word_of

LIBRARIES = (
    "golem", "imp", "cube", "bookworm", "goblin", "sasquatch",
    "ghost", "witch", "mummy", "wizard", "snowman", "automaton",
)  # fmt: skip
"""The special assistants, the most useful to the automatic player first, as its games against itself have shown."""
_BUY = 1.5
"""From what gain on a card is worth a seller's reward."""


def choose_library(mind: Mind, ask: Ask) -> Picks:
    return (min(ask.options, key=lambda option: LIBRARIES.index(word_of(option, 1))),)


def place(mind: Mind, ask: Ask) -> Picks:
    return (best_place(mind, ask),)


def take_best(mind: Mind, ask: Ask) -> Picks:
    """Take the most useful card that is offered; one that would help an opponent rather than one that would not."""
    cards = [option for option in ask.options if option[0] == "card"]
    if not cards:
        return ask.options[:1]
    return (max(cards, key=lambda option: mind.score(number_of(option)) + mind.envied(number_of(option))),)


def take_all(mind: Mind, ask: Ask) -> Picks:
    """A hand has no limit (EL-23)."""
    return ask.options


def name_category(mind: Mind, ask: Ask) -> Picks:
    """Name the category that is worth most."""
    return (max(ask.options, key=lambda option: mind.outlook.tastes[word_of(option, -1)]),)


def at_lodge(mind: Mind, ask: Ask) -> Picks:
    """First an assistant home, then the shelf, each where it gains something."""
    if ("shelf",) in ask.options and best_rebuilding(mind).gain > 0.5:
        return (("shelf",),)
    if ("move",) in ask.options:
        return (("move",),)
    return (("done",),)


def move_home(mind: Mind, ask: Ask) -> Picks:
    """Which assistant goes home: the Bookworm or Automaton first, and none whose effect is still to come."""
    return (max(ask.options, key=_homesick),)


def _homesick(option: Option) -> tuple[bool, bool]:
    waits = BOX.tiles[number_of(option, 2)].effect == "delayed" or option[1] == "golem"
    return not waits, option[1] in ("bookworm", "automaton")


def rebuild(mind: Mind, ask: Ask) -> Picks:
    """How to rearrange the shelf; without a plan the first way."""
    way: Option = (best_rebuilding(mind).way,)
    return (way,) if way in ask.options else ask.options[:1]


def rebuilt_stack(mind: Mind, ask: Ask) -> Picks:
    cells = best_rebuilding(mind).cells[:1] or ((0, 0),)
    return (("stack", *cells[0]),)


def rebuilt_pair(mind: Mind, ask: Ask) -> Picks:
    return tuple(("stack", *cell) for cell in best_rebuilding(mind).cells)


def rebuilding_card(mind: Mind, ask: Ask) -> Picks:
    return (("card", best_rebuilding(mind).card),)


def slide(mind: Mind, ask: Ask) -> Picks:
    gain, option = best_slide(mind)
    return (option,) if gain > 0.5 else (("nothing",),)


def buy(mind: Mind, ask: Ask) -> Picks:
    """Take a card at a Yard Sale if it is good enough to reward its seller."""
    best = take_best(mind, ask)
    good = best[0][0] == "card" and mind.gain(number_of(best[0])) >= _BUY
    return best if good else (("pass",),)


def steal(mind: Mind, ask: Ask) -> Picks:
    """The Goblin steals from whoever has most cards, in the category that is worth most."""
    steals = [option for option in ask.options if option[0] == "steal"]
    players = mind.view.players
    best = max(steals, key=lambda one: (players[number_of(one)].hand_count, mind.outlook.tastes[word_of(one, 2)]))
    return (best,)


def meet_cube(mind: Mind, ask: Ask) -> Picks:
    """A random card is a smaller loss than the opponent's two home actions (EL-86)."""
    return (("give",),)


def take_back(mind: Mind, ask: Ask) -> Picks:
    """The Sasquatch comes back once its effect is done (EL-87)."""
    where = next(one.where for one in mind.own.assistants if one.kind == "sasquatch")
    waits = where > HOME and BOX.tiles[where].effect == "delayed"
    return (("stay",),) if waits else (("return",),)


def burn(mind: Mind, ask: Ask) -> Picks:
    """The Imp burns the worst card for a home action, or all where the hand is better than the tile (EL-93a)."""
    cards = [option for option in ask.options if option[0] in ("card", "face-down")]
    known = [option for option in cards if option[0] == "card"]
    worst = min(known, key=lambda option: mind.score(number_of(option)), default=cards[0])
    if len(cards) > 1:
        return (worst,)
    stays = mind.gain(number_of(worst)) if worst[0] == "card" else mind.best_of(1)
    return (worst,) if mind.home > stays else (("nothing",),)


def inspect(mind: Mind, ask: Ask) -> Picks:
    """Turn down what the game proposes (EL-40)."""
    return tuple(("stack", *cell) for cell in proposal(mind.view, ask.seat))
