"""A mind: all that the automatic player works out from a view before it answers."""

from __future__ import annotations

from functools import cached_property
from math import fsum

from engine.exlibris.advice.outlook import Outlook, outlook
from engine.exlibris.advice.plan import Plan, plan_of
from engine.exlibris.advice.skill import FAR, Skill
from engine.exlibris.cards import BOOKS
from engine.exlibris.reading import shelf_of
from engine.exlibris.shelf import free_cells
from engine.exlibris.state import HOME, IN_HAND, Cell, Shelf
from engine.exlibris.view import AssistantView, PlayerView, TileView, View

_LATER = (0.55, 0.4, 0.28, 0.18, 0.12, 0.08, 0.05)
"""What hand cards are worth, the best first, as parts of what shelving them would gain."""
_SAMPLE = 9
"""Every ninth card stands for those that may be drawn."""


class Mind:
    """What an automatic player makes of a seat's view, as far as its skill goes."""

    def __init__(self, view: View, skill: Skill = FAR) -> None:
        self.view = view
        self.skill = skill
        self.own: PlayerView = view.players[view.seat or 0]
        self.hand: tuple[int, ...] = self.own.hand or ()
        self.tiles: dict[int, TileView] = {tile.number: tile for tile in view.tiles}

    @cached_property
    def outlook(self) -> Outlook:
        return outlook(self.view, self.own, self.skill.room)

    @cached_property
    def shelf(self) -> Shelf:
        return shelf_of(self.own)

    @cached_property
    def free(self) -> list[Cell]:
        """Where one more card may go."""
        return free_cells(self.shelf)

    @cached_property
    def plan(self) -> Plan:
        return plan_of(self.shelf, self.outlook)

    @cached_property
    def rivals(self) -> dict[int, Plan]:
        """The opponents' plans by seat, as far as one can tell without their specialities."""
        view, room = self.view, self.skill.room
        others = [player for player in view.players if player.seat != self.own.seat]
        return {player.seat: plan_of(shelf_of(player), outlook(view, player, room)) for player in others}

    def envied(self, card: int) -> float:
        """What it is worth that no opponent gets a card."""
        if not self.skill.envy:
            return 0.0
        return self.skill.envy * max([0.0, *(plan.best(card)[0] for plan in self.rivals.values())])

    def gain(self, card: int) -> float:
        """What shelving a card would gain, beside leaving it to the public library if there is one."""
        return self.plan.best(card)[0] + self.outlook.dues[card]

    def drawing(self, count: int) -> float:
        """What it costs to draw cards: alone, those that are not shelved go to the public library (EL-99)."""
        return count * self.outlook.due

    def score(self, card: int) -> float:
        """What a card is good for: to be shelved, or at least to be kept."""
        return self.gain(card) + 0.01 * self.outlook.worth[card] + 0.001 * sum(BOOKS[card].values())

    @cached_property
    def gains(self) -> list[float]:
        """What shelving each hand card would gain, the best first."""
        return sorted((self.gain(card) for card in self.hand), reverse=True)

    def best_first(self, cards: tuple[int, ...] | list[int]) -> list[int]:
        return sorted(cards, key=lambda card: (-self.score(card), card))

    @cached_property
    def drawn(self) -> list[float]:
        """What shelving cards that may be drawn would gain, the best first."""
        shown = {stack.card for player in self.view.players for stack in player.shelf}.union(self.hand)
        sample = [card for card in range(0, len(BOOKS), _SAMPLE) if card not in shown]
        return sorted((self.gain(card) for card in sample), reverse=True)

    def best_of(self, count: int) -> float:
        """What shelving the best of some unknown cards would gain."""
        return self.drawn[len(self.drawn) // (count + 1)] if count > 0 else 0.0

    def kept(self, gains: list[float]) -> float:
        """What cards in hand are worth, the best first."""
        soon = min(1.0, self.outlook.left / 4)
        return soon * fsum(part * max(0.0, gain) for part, gain in zip(_LATER, gains, strict=False))

    @cached_property
    def held(self) -> float:
        """What the cards in hand are worth."""
        return self.kept(self.gains)

    def hand_change(self, gains: list[float], lost: int = 0) -> float:
        """What it changes to get such cards and to lose the worst ones."""
        after = sorted([*self.gains, *gains], reverse=True)
        return self.kept(after[: max(0, len(after) - lost)]) - self.held

    def draw(self, count: int) -> float:
        """What it gains to draw cards into the hand."""
        return self.hand_change([self.best_of(1)] * count) - self.drawing(count)

    def shelving(self, count: int, extra: int = 0) -> float:
        """What it gains to shelve the best of the hand and of some cards drawn first."""
        unknown = [self.best_of(extra), *[self.best_of(1)] * (extra - 1)][:extra]
        gains = sorted([*self.gains, *unknown], reverse=True)
        return several(gains[:count]) + self.kept(gains[count:]) - self.held - self.drawing(extra)

    def at(self, where: int) -> list[AssistantView]:
        """The own assistants at a place."""
        return [one for one in self.own.assistants if one.where == where]

    def placed(self) -> int:
        return sum(one.where != IN_HAND for one in self.own.assistants)

    @cached_property
    def home(self) -> float:
        """What a home action gains."""
        draw = self.draw(1) if self.view.deck or self.view.pile else 0.0
        return max(0.0, draw, self.shelving(1) if self.hand else 0.0)

    def home_is_free(self) -> bool:
        return len(self.at(HOME)) < 3


def several(gains: list[float]) -> float:
    """What it gains to shelve several cards at once: they get in each other's way a little."""
    return fsum(max(0.0, gain) * 0.92**place for place, gain in enumerate(gains))
