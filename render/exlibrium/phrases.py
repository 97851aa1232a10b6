"""The words in the pictures, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from data.exlibrium import BOX
from engine.exlibrium.view import PlayerView, StackView, View
from render.names import SeatName


class Words(Protocol):
    """Finds a sentence by its key; arguments fill its blanks. `words("language")` is such as "en"."""

    def __call__(self, key: str, /, **arguments: str | int) -> str: ...


def character_name(character: int, words: Words) -> str:
    names = BOX.characters[character].name
    return names.get(words("language"), names["en"])


def halves(card: int, facing: int) -> tuple[int, int]:
    """The half of a card that stands upright, and the other one."""
    one, other = BOX.cards[card].characters
    return (one, other) if facing == one else (other, one)


def card_name(card: int, words: Words) -> str:
    """A card by both its halves."""
    return "/".join(character_name(character, words) for character in BOX.cards[card].characters)


def title(view: View, words: Words) -> str:
    """Which round it is, or that it is the end."""
    if view.phase in {"count", "over"}:
        return words(f"pic-{view.phase}")
    return words("pic-round", round=view.round)


def doing(view: View, words: Words) -> str:
    """What is being done, in a few words."""
    if view.phase == "draft":
        return words("pic-draft", left=view.players[0].hand_count)
    if view.phase == "over" or view.character is None:
        return ""
    key = "pic-counted" if view.phase == "count" else "pic-activated"
    return words(key, number=view.character + 1, character=character_name(view.character, words))


def _stack_alt(stack: StackView, words: Words) -> str:
    name = character_name(stack.character, words)
    top = stack.cards[-1]
    shown = "" if top.card is None else character_name(halves(top.card, top.facing)[1], words)
    return words("alt-stack", character=name, cards=len(stack.cards), influence=stack.influence, other=shown or "none")


def player_alt(player: PlayerView, name: SeatName, words: Words) -> str:
    """One player's stacks."""
    stacks = ", ".join(_stack_alt(stack, words) for stack in player.stacks if stack.cards)
    return words("alt-player", name=name.name[:40], points=player.points, stacks=stacks or "none")


def table_alt(view: View, names: tuple[SeatName, ...], words: Words, acting: Sequence[int]) -> str:
    """The table for whoever cannot see it."""
    who = ", ".join(names[seat].name[:40] for seat in acting)
    parts = [f"{told}." for told in (title(view, words), doing(view, words)) if told]
    parts.append(words("alt-acting", who=who or "none"))
    parts += [player_alt(player, names[player.seat], words) for player in view.players]
    return " ".join(part for part in parts if part)


def hand_alt(cards: Sequence[int], words: Words) -> str:
    """A hand's cards."""
    return words("alt-hand", count=len(cards), cards=", ".join(card_name(card, words) for card in cards) or "none")


def sheet_alt(view: View, names: tuple[SeatName, ...], words: Words) -> str:
    """Everybody's points, and who has won."""
    points = ", ".join(f"{names[player.seat].name[:40]} {player.points}" for player in view.players)
    winners = ", ".join(names[seat].name[:40] for seat in view.winners)
    return words("alt-sheet", points=points, winners=winners or "none")
