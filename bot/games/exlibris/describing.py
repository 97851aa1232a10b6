"""Hands, shelves, the whole table and the score in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.describing import Describing
from bot.games.exlibris import naming, solo
from bot.games.exlibris.deciding import decided
from bot.games.exlibris.deeds import deeds
from bot.games.speech import Speech
from bot.text.emblems import bare
from data.exlibris import BOX
from engine.exlibris.view import StackView, TileView, View

LONGEST_TITLES = 1300
"""So many signs of titles leave room for what else stands in a message."""


def headline(speech: Speech, view: View) -> str:
    """Say which round it is and what is being done."""
    round_said: str | int = view.round
    if view.public is not None:
        round_said = speech.own("solo-round", round=view.round, rounds=view.public.rounds)
    said = speech.own(f"headline-{view.phase}", round=round_said)
    last = view.last_round and view.phase not in {"inspection", "over"}
    return speech.own("headline-last", headline=said) if last else said


def hand(speech: Speech, view: View) -> str:
    """Say a seat's hand and speciality."""
    held = view.players[view.seat or 0].hand
    said = speech.own("hand", cards=_held(speech, held)) if held else speech.own("hand-empty")
    # Without an empty line the speciality would be read as part of the last card's line.
    parted = "\n\n" if "\n" in said else "\n"
    return f"{said}{parted}{speciality(speech, view)}"


def _held(speech: Speech, cards: Sequence[int]) -> str:
    """Say the cards of a hand, a line each with the titles of its books, or in one where these would be too long."""
    lines = [f"- {speech.words('named', name=naming.card(speech, card), text=naming.titles(card))}" for card in cards]
    if sum(len(bare(line)) for line in lines) > LONGEST_TITLES:
        return naming.cards(speech, list(cards))
    return "\n".join(["", *lines])


def speciality(speech: Speech, view: View) -> str:
    """Say a seat's secret category."""
    secret = view.players[view.seat or 0].speciality
    if secret is None:
        return speech.own("speciality-none")
    return speech.own("speciality", category=naming.category(speech, secret))


def shelf(speech: Speech, view: View, seat: int) -> str:
    """Say one seat's shelf, row by row from the top."""
    player = view.players[seat]
    counts = {"shelved": player.cards_shelved, "target": view.aim(seat)}
    lines = [speech.own("shelf", seat=speech.name(seat), **counts)]
    if player.library in BOX.libraries:
        names = {
            "library": naming.library(speech, player.library),
            "assistant": naming.assistant(speech, player.library),
        }
        lines.append(speech.own("shelf-library", **names))
    rows = sorted({stack.row for stack in player.shelf})
    lines += [_row(speech, player.shelf, row, place + 1) for place, row in enumerate(rows)]
    return "\n".join(lines if rows else [*lines, speech.own("shelf-empty")])


def _row(speech: Speech, stacks: tuple[StackView, ...], row: int, number: int) -> str:
    here = {stack.column: stack for stack in stacks if stack.row == row}
    leftmost = min(stack.column for stack in stacks)
    columns = range(leftmost, max(here) + 1)
    said = [_stack(speech, here[column]) if column in here else speech.own("gap") for column in columns]
    return speech.own("shelf-row", row=number, cards=" · ".join(said))


def _stack(speech: Speech, stack: StackView) -> str:
    name = naming.card(speech, stack.card) if stack.face_up else f"[{BOX.cards[stack.card].name}]"
    if stack.under is None:
        return name
    return speech.own("entombed", card=name, under=BOX.cards[stack.under].name)


def table(speech: Speech, view: View) -> str:
    """Say the whole table as one eye sees it."""
    lines = [_categories(speech, view)]
    if view.pool:
        libraries = speech.listed([naming.library(speech, key) for key in view.pool])
        lines.append(speech.own("table-pool", libraries=libraries))
    lines += [_tile(speech, tile) for tile in view.tiles]
    if view.revealed:
        lines.append(speech.own("table-revealed", cards=naming.cards(speech, list(view.revealed))))
    lines += [_player(speech, view, seat) for seat in range(view.seats)]
    if view.public is not None:
        lines += [solo.tiles_to_come(speech, view), solo.situation(speech, view)]
    return "\n".join(lines)


def _categories(speech: Speech, view: View) -> str:
    return speech.own(
        "table-categories",
        prominent=naming.category(speech, view.prominent),
        banned=naming.category(speech, view.banned),
        deck=view.deck,
        pile=view.pile,
        top="none" if view.pile_top is None else BOX.cards[view.pile_top].name,
        first=speech.name(view.first) if view.public is None else "none",
    )


def _tile(speech: Speech, tile: TileView) -> str:
    spaces = [
        " + ".join(
            speech.words("named", name=speech.name(one.seat), text=naming.assistant(speech, one.kind)) for one in space
        )
        or speech.own("table-space-free")
        for space in tile.spaces
    ]
    return speech.own(
        "table-tile",
        tile=naming.numbered(speech, tile.number),
        permanent="yes" if tile.permanent else "no",
        spaces=" | ".join(spaces),
        cards=_cards_on(speech, tile),
    )


def _cards_on(speech: Speech, tile: TileView) -> str:
    seen = [BOX.cards[card].name for card in tile.cards if card is not None]
    hidden = len(tile.cards) - len(seen)
    if hidden:
        seen.append(speech.own("table-face-down", count=hidden))
    return ", ".join(seen) or "none"


def _player(speech: Speech, view: View, seat: int) -> str:
    player = view.players[seat]
    waiting = sum(one.where < 0 for one in player.assistants)
    counts = {"shelved": player.cards_shelved, "target": view.aim(seat), "hand": player.hand_count, "waiting": waiting}
    return speech.own("table-player", seat=speech.name(seat), **counts)


def score(speech: Speech, view: View) -> str:
    """Say the score sheet, one line a player; alone also the public library's."""
    rows = []
    for seat, line in enumerate(view.sheet):
        points = {name: getattr(line, name) for name in ("prominent", "banned", "variety", "speciality", "total")}
        stable = line.stability + line.mummy
        rows.append(speech.own("score-row", seat=speech.name(seat), stability=stable, **points))
    return "\n".join([*rows, *solo.row(speech, view)])


DESCRIBING = Describing(
    headline=headline,
    situation=solo.situation,
    table=table,
    hand=hand,
    shelf=shelf,
    score=score,
    decided=decided,
    legend=naming.legend,
    deeds=deeds,
    visits=frozenset({"placed", "placed-home", "bid", "shared"}),
)
