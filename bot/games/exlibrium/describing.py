"""Hands, stacks, the whole table and the result in words."""

from __future__ import annotations

from bot.games.describing import Describing
from bot.games.exlibrium import naming
from bot.games.exlibrium.deciding import decided
from bot.games.exlibrium.deeds import deeds
from bot.games.exlibrium.situation import headline, situation
from bot.games.speech import Speech
from engine.exlibrium.view import GoalView, PlayerView, StackView, View


def hand(speech: Speech, view: View) -> str:
    """Say a seat's hand, the card that its Knight has just drawn, and where the hand goes next."""
    seat = view.seat or 0
    own = view.players[seat]
    cards = naming.cards(speech, list(own.hand or ()))
    lines = [speech.own("hand", cards=cards) if cards else speech.own("hand-empty")]
    if view.drawn is not None:
        lines = [speech.own("drawn", card=naming.card(speech, view.drawn))]
    if view.phase == "draft" and view.passing and own.hand_count > 1:
        following = (seat + view.passing) % view.seats
        way = naming.direction(speech, "left" if view.passing > 0 else "right")
        lines.append(speech.own("hand-passes", seat=speech.name(following), direction=way))
    return "\n".join(lines)


def shelf(speech: Speech, view: View, seat: int) -> str:
    """Say one seat's stacks, a line each."""
    player = view.players[seat]
    lines = [speech.own("shelf", seat=speech.name(seat), points=player.points)]
    lines += [_stack(speech, stack) for stack in player.stacks if stack.cards]
    return "\n".join(lines if len(lines) > 1 else [*lines, speech.own("shelf-empty")])


def _stack(speech: Speech, stack: StackView) -> str:
    """Say a stack: how much it counts, its top card, and the moved Mercenary cards under it."""
    return speech.own(
        "stack",
        character=naming.numbered(speech, stack.character),
        cards=len(stack.cards),
        other=_top(speech, stack),
        moved=stack.moved,
        doubled="yes" if stack.doubled else "no",
    )


def _top(speech: Speech, stack: StackView) -> str:
    """Say the other half of the top card, which all can see."""
    top = stack.cards[-1]
    return "?" if top.card is None else naming.character(speech, naming.other_half(top.card, top.facing))


def table(speech: Speech, view: View) -> str:
    """Say the whole table as one eye sees it."""
    lines = [situation(speech, view)]
    lines += [_column(speech, number, column) for number, column in enumerate(view.columns)]
    lines += [_player(speech, player) for player in view.players]
    lines.append(speech.own("table-deck", cards=view.deck))
    return "\n".join(filter(None, lines))


def _column(speech: Speech, number: int, column: tuple[GoalView, ...]) -> str:
    goals = [
        speech.own("goal", character=_goal(speech, goal.character), number=goal.value) for goal in reversed(column)
    ]
    return speech.own("table-goals", round=number + 1, goals=", ".join(goals))


def _goal(speech: Speech, character: int | None) -> str:
    return speech.own("goal-closed") if character is None else naming.character(speech, character)


def _player(speech: Speech, player: PlayerView) -> str:
    stacks = ", ".join(_short(speech, stack) for stack in player.stacks if stack.cards)
    counts = {"points": player.points, "hand": player.hand_count}
    return speech.own("table-player", seat=speech.name(player.seat), stacks=stacks or "none", **counts)


def _short(speech: Speech, stack: StackView) -> str:
    return speech.own(
        "table-stack",
        character=naming.character(speech, stack.character),
        cards=len(stack.cards),
        other=_top(speech, stack),
        moved=stack.moved,
    )


def score(speech: Speech, view: View) -> str:
    """Say everybody's points, one line a player."""
    return "\n".join(
        speech.own("score-row", seat=speech.name(player.seat), points=player.points) for player in view.players
    )


DESCRIBING = Describing(
    headline=headline,
    situation=situation,
    table=table,
    hand=hand,
    shelf=shelf,
    score=score,
    decided=decided,
    unsaid=frozenset({"hand"}),
    deeds=deeds,
)
