"""How the options of a question are shown, with what all can see of each card and no more (XB-15)."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.exlibrium import naming
from bot.games.speech import Speech
from engine.ask import Ask, Option
from engine.exlibrium.view import StackView, View


def owner(speech: Speech, option: Option) -> str:
    """Return the player under whose name a card stands."""
    return speech.name(int(option[1]))


def text(speech: Speech, ask: Ask, option: Option, view: View) -> str:
    """Say an option; a covered card only by its facing and its place."""
    say = _TEXTS.get(str(option[0]))
    return say(speech, ask, option, view) if say else speech.option(option)


def flipping(speech: Speech, ask: Ask, option: Option, view: View) -> str:
    """Say an option of a question that flips a card: of an open one it is told where it goes."""
    return _shown(speech, option, view, "option-card-flips") if option[0] == "card" else text(speech, ask, option, view)


def detail(speech: Speech, option: Option, view: View) -> str:
    """Say what it does to one's influence, where that is public or one's own."""
    if view.seat is None or option[0] not in {"pick", "face", "character"}:
        return ""
    character = int(option[-1])
    stack = view.players[view.seat].stacks[character]
    before = stack.influence
    after = 2 * len(stack.cards) if option[0] == "character" else before + (2 if stack.doubled else 1)
    most, who = _leading(speech, view, character)
    return speech.own("detail-influence", before=before, after=after, most=most, seat=who)


def stack_at(view: View, option: Option) -> StackView:
    """Return the stack that a card option points into."""
    return view.players[int(option[1])].stacks[int(option[2])]


def _leading(speech: Speech, view: View, character: int) -> tuple[int, str]:
    """Return the most influence that anybody has now, and who leads."""
    counts = [player.stacks[character].influence for player in view.players]
    leaders = [speech.name(seat) for seat, count in enumerate(counts) if count == max(counts)]
    return max(counts), leaders[0] if len(leaders) == 1 else "tie"


def _pick(speech: Speech, ask: Ask, option: Option, view: View) -> str:
    _, card, character = (option[0], int(option[1]), int(option[2]))
    other = naming.other_half(card, character)
    return speech.own(
        "option-pick-other", character=naming.numbered(speech, character), other=naming.numbered(speech, other)
    )


def _card(speech: Speech, ask: Ask, option: Option, view: View) -> str:
    return _shown(speech, option, view, "option-card-top")


def _shown(speech: Speech, option: Option, view: View, top: str) -> str:
    stack, place = stack_at(view, option), int(option[3])
    name = naming.numbered(speech, stack.character)
    shown = stack.cards[place]
    if shown.card is not None and place == len(stack.cards) - 1:
        other = naming.character(speech, naming.other_half(shown.card, shown.facing))
        return speech.own(top, character=name, other=other)
    key = "option-card-moved" if shown.facing != stack.character else "option-card-covered"
    return speech.own(key, character=name, place=place + 1, cards=len(stack.cards))


def _stack(speech: Speech, ask: Ask, option: Option, view: View) -> str:
    character = int(option[1])
    cards = 0 if view.seat is None else len(view.players[view.seat].stacks[character].cards)
    return speech.own("option-stack-cards", character=naming.numbered(speech, character), cards=cards)


def _numbered(speech: Speech, ask: Ask, option: Option, view: View) -> str:
    return naming.numbered(speech, int(option[1]))


def _face(speech: Speech, ask: Ask, option: Option, view: View) -> str:
    return _pick(speech, ask, ("pick", int(ask.about[0]), option[1]), view)


def _ability(speech: Speech, ask: Ask, option: Option, view: View) -> str:
    return speech.own("option-ability-named", ability=naming.ability(speech, int(ask.about[0])))


_TEXTS: dict[str, Callable[[Speech, Ask, Option, View], str]] = {
    "pick": _pick,
    "card": _card,
    "stack": _stack,
    "character": _numbered,
    "face": _face,
    "ability": _ability,
}
