"""Breaking a game off."""

from __future__ import annotations

from sqlmodel.ext.asyncio.session import AsyncSession

from bot.hosting.change import Change, rows_of
from bot.hosting.clock.running import settle_clocks
from bot.hosting.consent import overtaken
from bot.hosting.ledger import Ledger
from bot.hosting.memory.watchers import tell_watchers
from bot.hosting.owing import settle_turns, tell_hands, tell_notice, tell_table
from bot.hosting.reading import game_of
from bot.hosting.sealing import reveal
from bot.values.people import Person
from bot.values.states import ENDED, LOBBY
from bot.values.table import Game


async def end(ledger: Ledger, game_id: int, person: Person) -> Game:
    """See `Host.end`. It never looks at the match, so that a damaged one can be ended too."""
    async with ledger.changing(game_id) as change:
        require_active(change)
        _require_right(change, person)
        await break_off(change, change.name_of(person))
        tell_hands(change, [seat.seat for seat in change.seats])
        tell_table(change)
    ledger.matches.drop(game_id)
    return game_of(change.game)


async def check_end(ledger: Ledger, game_id: int, person: Person) -> Game:
    """See `Host.check_end`."""
    async with ledger.looking() as session:
        change = await looked_at(ledger, session, game_id)
    require_active(change)
    _require_right(change, person)
    return game_of(change.game)


async def looked_at(ledger: Ledger, session: AsyncSession, game_id: int) -> Change:
    """Return a game's rows to look at; what is changed in them is not written."""
    game, seats = await rows_of(session, game_id)
    return Change.of(session, game, seats, ledger.now(), ledger.matches)


def require_active(change: Change) -> None:
    """Raise HostError "game-over" or "game-ended" where a game is no more in play."""
    if not change.game.active:
        change.require_state(LOBBY)


def _require_right(change: Change, person: Person) -> None:
    seated = any(seat.user_id == person.user_id for seat in change.seats)
    if not (seated and change.game.state == LOBBY):
        change.require_host(person)


async def break_off(change: Change, name: str) -> None:
    """End a game before its time, in somebody's name."""
    await close(change)
    tell_notice(change, "notice-ended", name=name)


async def close(change: Change) -> None:
    """Let a game be one that was ended before its time."""
    change.game.state = ENDED
    change.game.ended_at = change.now
    reveal(change.game)
    await overtaken(change)
    await settle_turns(change, set())
    settle_clocks(change, set())
    await tell_watchers(change)
