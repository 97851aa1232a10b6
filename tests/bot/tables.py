"""Tables for pages, made from a match without a store."""

from dataclasses import replace
from datetime import UTC, datetime

from bot.values.people import COLOURS
from bot.values.states import LOBBY, OVER, RUNNING
from bot.values.table import Game, Seat, Table
from engine.facts import Fact
from engine.match import Match

LONG = "*_~`|<@everyone>[](x)ÀÉ Ж" * 2
"""As bad as a name can be; Discord allows 32 characters."""
BIG = 2**32 // 2 - 1
"""As large as an id of a game or a number of a choice may become in a test."""


def game(state: str, key: str = "exlibris") -> Game:
    return Game(
        id=BIG,
        key=key,
        state=state,
        guild_id=10**18,
        channel_id=10**18 + 1,
        options={},
        host_id=1,
        language="en",
        created_at=datetime(2026, 1, 1, tzinfo=UTC),
        number=BIG,
        commitment="c" * 64,
        seed="5" * 64 if state == OVER else None,
        table_message_id=10**18 + 2,
        no_access=False,
    )


def seats(count: int, name: str = LONG) -> tuple[Seat, ...]:
    return tuple(Seat(seat, seat + 1, name[:32], COLOURS[seat], dm_closed=False, guided=True) for seat in range(count))


def lobby(count: int, name: str = LONG) -> Table:
    free = Table(game(LOBBY), seats(count, name), None, None, None, (), (), can_undo=False, scores=(), winners=())
    return replace(free, fitting=(2, 3, 4), may_be_alone=True)


def table_of(match: Match, seat: int | None, facts: list[Fact], name: str = LONG) -> Table:
    """Return what a seat would read of a match, or the public."""
    view = match.view(seat)
    return Table(
        game=game(OVER if match.over else RUNNING, match.rules.key),
        seats=seats(view.seats, name),
        seat=seat,
        view=view,
        pending=match.pending.get(seat) if seat is not None else None,
        acting=tuple(sorted(match.pending)),
        facts=tuple(fact for fact in facts if fact.seen_by(seat)),
        can_undo=seat is not None and not match.over and match.can_undo(seat) is None,
        scores=tuple(match.scores) if match.over else (),
        winners=tuple(match.winners) if match.over else (),
    )
