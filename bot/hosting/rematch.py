"""Once more: the same people at the same table, the first player one seat further on.

Nobody is seated but by a press of their own. Whoever asks first opens the lobby; it begins by itself as soon as all
who played have said yes.
"""

from __future__ import annotations

import orjson
import structlog
from sqlmodel import select
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.hosting import beginning, lobby
from bot.hosting.archive import opening_of
from bot.hosting.change import Change, rows_of
from bot.hosting.damage import damaged, options_of
from bot.hosting.ledger import Ledger
from bot.hosting.options import FIRST, SHUFFLE, checked
from bot.hosting.owing import tell_notice, tell_table
from bot.hosting.reading import game_of
from bot.hosting.sealing import seal
from bot.hosting.silence import stir
from bot.store.schema import GameRow, SeatRow
from bot.values.people import Person, known
from bot.values.refusal import DamagedError, HostError
from bot.values.states import ENDED, LOBBY, OVER
from bot.values.table import Game

logger = structlog.get_logger(__name__)


async def rematch(ledger: Ledger, game_id: int, person: Person) -> Game:
    """See `Host.rematch`."""
    async with ledger.looking() as session:
        old, seats = await rows_of(session, game_id)
    _require_played(old, seats, person)
    try:
        game = await _open(ledger, old, seats, person)
    except DamagedError as error:
        raise damaged(old) from error
    except HostError as error:
        if error.key != "channel-taken" or not await _asked_before(ledger, game_id, error):
            raise
        return await join(ledger, error.args_by_name["id"], person, None)
    return await _begun(ledger, game_of(game), person.user_id)


async def asked(ledger: Ledger, game_id: int) -> bool:
    """See `Host.rematch_asked`."""
    lobby_of = select(GameRow.id).where(GameRow.state == LOBBY, GameRow.rematch_of == game_id)
    async with ledger.looking() as session:
        return (await session.exec(lobby_of)).first() is not None


async def join(ledger: Ledger, game_id: int, person: Person, colour: str | None) -> Game:
    """See `Host.join`."""
    return await _begun(ledger, await lobby.join(ledger, game_id, person, colour), person.user_id)


def _require_played(old: GameRow, seats: list[SeatRow], person: Person) -> None:
    if old.state != OVER:
        raise HostError("game-ended" if old.state == ENDED else "rematch-not-over", id=old.id)
    if all(seat.user_id != person.user_id for seat in seats):
        raise HostError("not-in-game", id=old.id)


async def _asked_before(ledger: Ledger, game_id: int, taken: HostError) -> bool:
    """Tell whether the game that has taken the channel is the very rematch that is asked for."""
    async with ledger.looking() as session:
        row, _ = await rows_of(session, taken.args_by_name["id"])
    return row.rematch_of == game_id


async def _open(ledger: Ledger, old: GameRow, seats: list[SeatRow], person: Person) -> GameRow:
    row = GameRow(
        key=old.key,
        state=LOBBY,
        guild_id=old.guild_id,
        channel_id=old.channel_id,
        options=orjson.dumps(_options(old, seats)).decode(),
        host_id=person.user_id,
        language=old.language,
        created_at=ledger.now(),
        rematch_of=old.id,
    )
    seal(row, ledger.new_seed())
    async with ledger.opening(row) as change:
        stir(change)
        tell_table(change)
        for seat in seats:
            if seat.user_id is None:
                lobby.add_seat(change, seat.colour, seat.seat).strength = seat.strength
        await lobby.sit_down(change, person, None)
        _invite(change, seats, person)
    return row


def _options(old: GameRow, seats: list[SeatRow]) -> dict[str, int]:
    """Return the options of a rematch: the seats stay as they are, and the first player is the next one."""
    options = {**options_of(old), SHUFFLE: 0}
    first = opening_of(old, seats).public.first
    if first is not None:
        options[FIRST] = (first + 1) % len(seats)
    return checked(old.key, options)


def _invite(change: Change, seats: list[SeatRow], person: Person) -> None:
    others = [user for user in (seat.user_id for seat in seats) if user and known(user) and user != person.user_id]
    if others:
        tell_notice(change, "notice-rematch", ping=others, name=change.name_of(person))


async def _begun(ledger: Ledger, game: Game, eye: int) -> Game:
    """Begin the game of a rematch's lobby if all are there who played before, and nobody else; return it."""
    if game.rematch_of is None:
        return game
    try:
        return await _begin_complete(ledger, game, eye)
    except HostError as error:
        # The seat is saved, and whoever asked for the rematch can begin it by the button.
        logger.warning("rematch-waits", game=game.id, reason=error.key)
        return game


async def _begin_complete(ledger: Ledger, game: Game, eye: int) -> Game:
    async with ledger.looking() as session:
        row, seats = await rows_of(session, game.id)
        complete = row.state == LOBBY and await _complete(session, row, seats)
    if not complete:
        return game
    host = next(seat for seat in seats if seat.user_id == row.host_id)
    return (await beginning.begin(ledger, game.id, Person(row.host_id, host.name), eye=eye)).game


async def _complete(session: AsyncSession, game: GameRow, seats: list[SeatRow]) -> bool:
    if game.rematch_of is None:
        return False
    _, before = await rows_of(session, game.rematch_of)
    return _who(seats) == _who(before)


def _who(seats: list[SeatRow]) -> list[int]:
    """Return who sits at a table; automatic players count too."""
    return sorted(seat.user_id or 0 for seat in seats if seat.user_id is None or known(seat.user_id))
