"""Hands, shelves, the whole table and the score in words."""

from __future__ import annotations

from bot.games.atheneum import colours, naming, wanting
from bot.games.atheneum.deciding import decided
from bot.games.atheneum.deeds import deeds
from bot.games.atheneum.labelling import neighbours
from bot.games.describing import Describing
from bot.games.speech import Speech
from data.atheneum import BOX
from engine.atheneum.benefits import benefits_of
from engine.atheneum.geometry import KEYS
from engine.atheneum.view import DeskView, PlayerView, View


def headline(speech: Speech, view: View) -> str:
    """Say which round it is and what is being done."""
    return speech.own(f"headline-{view.phase}", round=view.round)


def hand(speech: Speech, view: View) -> str:
    """Say a seat's study cards, or what the round gives it once they are played."""
    own = view.players[view.seat or 0]
    if view.over:
        return speech.own("hand-over")
    if own.played is not None:
        played = [player.played for player in view.players if player.played is not None]
        return speech.own("hand-round", things=naming.benefits(speech, benefits_of(played, own.seat)))
    if not own.hand:
        return speech.own("hand-empty")
    return "\n".join([speech.own("hand"), *(f"- {_card(speech, view, card)}" for card in own.hand)])


def _card(speech: Speech, view: View, card: int) -> str:
    yellow = naming.benefits(speech, BOX.cards[card].yellow)
    return f"{speech.own('card-you', yellow=yellow)} · {neighbours(speech, view, card)}"


def shelf(speech: Speech, view: View, seat: int) -> str:
    """Say one seat's shelves, compartment by compartment, levels from below."""
    player = view.players[seat]
    lines = [_summary(speech, player)]
    lines += [_row(speech, player.desk, index) for index in range(BOX.main + player.desk.sides)]
    lit, places = len(player.desk.candles), len(player.desk.candle_places)
    return "\n".join([*lines, speech.own("shelf-candles", lit=lit, places=places)])


def _summary(speech: Speech, player: PlayerView) -> str:
    desk = player.desk
    return speech.own(
        "shelf",
        seat=speech.name(player.seat),
        colour=colours.colour(speech, player.favourite),
        points=desk.points,
        wands=desk.wands,
        reserve=desk.reserve,
        books=sum(map(bool, desk.books)),
    )


def _row(speech: Speech, desk: DeskView, index: int) -> str:
    first = sum(one.width * one.levels for one in BOX.compartments[:index])
    one = BOX.compartments[index]
    levels = [desk.books[first + level * one.width :][: one.width] for level in range(one.levels)]
    said = " / ".join(
        " ".join(colours.colour(speech, book) if book else speech.own("no-book") for book in level) for level in levels
    )
    where, spider = colours.compartment(speech, KEYS[index]), int(KEYS[index] in desk.spiders)
    return speech.own("shelf-row", compartment=where, levels=said, spider=spider)


def table(speech: Speech, view: View) -> str:
    """Say the whole table as one eye sees it."""
    lines = [speech.own("table-objectives"), *(f"- {_objective(speech, view, one)}" for one in view.row)]
    return "\n".join([*lines, *(_player(speech, player) for player in view.players)])


def _objective(speech: Speech, view: View, index: int) -> str:
    claimed = [speech.name(player.seat) for player in view.players if index in player.desk.claimed]
    return speech.own(
        "table-objective",
        objective=wanting.worth(speech, index),
        pattern=wanting.pattern(speech, index),
        claimed=speech.listed(claimed) or "none",
    )


def _player(speech: Speech, player: PlayerView) -> str:
    played = "none" if player.played is None else naming.study(speech, player.played)
    books = sum(map(bool, player.desk.books))
    counts = {"points": player.desk.points, "wands": player.desk.wands, "books": books}
    return speech.own("table-player", seat=speech.name(player.seat), study=played, **counts)


def score(speech: Speech, view: View) -> str:
    """Say the final report, one line a player."""
    names = ("play", "favourite", "compartments", "candles", "wands", "total")
    return "\n".join(
        speech.own("score-row", seat=speech.name(seat), **{name: getattr(line, name) for name in names})
        for seat, line in enumerate(view.sheet)
    )


DESCRIBING = Describing(
    headline=headline,
    table=table,
    hand=hand,
    shelf=shelf,
    score=score,
    decided=decided,
    unsaid=frozenset({"hand", "shelved", "pair-shelved", "lifted", "pair-lifted", "used", "reward"}),
    deeds=deeds,
)
