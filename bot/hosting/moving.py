"""A game that goes on in another channel: everything stands there anew, and nothing of it stays behind."""

from __future__ import annotations

from sqlmodel import select

from bot.hosting.change import Change
from bot.hosting.consent import Kind, propose, put_anew
from bot.hosting.drifting import settle_reach
from bot.hosting.ending import require_active
from bot.hosting.ledger import Ledger, refuse_second
from bot.hosting.looking import acting
from bot.hosting.owing import channel_key, settle_turns, tell, tell_hands, tell_notice, tell_table
from bot.outbox.lanes import lane_of
from bot.outbox.threads import THREAD
from bot.store.proposals import ProposalRow
from bot.store.schema import STANDING, OutboxRow
from bot.values.people import Person, Place
from bot.values.refusal import HostError

READDRESSED = {"notice"}
"""What is said in the new channel where the old one has not heard it yet."""
MADE_ANEW = {"table", "proposal", "shorten", THREAD}
"""What is told anew in the new channel anyway, or says something of a message in the old one that goes, or opens the
thread in which nothing will be."""


async def move(ledger: Ledger, game_id: int, person: Person, place: Place) -> str:
    """See `Together.move`."""
    async with ledger.changing(game_id) as change:
        require_active(change)
        await _require_free(change, place)
        if person.moderates or person.user_id == change.game.host_id:
            await _move(change, place.channel_id, person.user_id, change.name_of(person))
            return "held"
        change.seat_of(person.user_id)
        if change.game.adrift is None:
            change.require_host(person)
        return await propose(change, MOVE, person, value=str(place.channel_id), channel_id=place.channel_id)


async def _require_free(change: Change, place: Place) -> None:
    if place.guild_id != change.game.guild_id:
        raise HostError("move-other-server")
    if place.channel_id == change.game.channel_id and not change.game.opens_thread:
        raise HostError("move-here")
    await refuse_second(change.session, place.channel_id)


async def _moved(change: Change, proposal: ProposalRow) -> None:
    await refuse_second(change.session, int(proposal.value))
    await _move(change, int(proposal.value), proposal.user_id, proposal.name)


# Whoever plays there must be able to go on without a host who is away, but nobody takes a game from the others alone.
MOVE = Kind("move", _moved, need="two", moderators=False)


async def _move(change: Change, channel_id: int, user_id: int, name: str) -> None:
    game, gone = change.game, change.game.adrift is not None
    await _clear(change, channel_id, gone=gone)
    if game.table_message_id is not None and not gone:
        tell(change, "retire", message_id=game.table_message_id)
    game.channel_id, game.table_message_id, game.adrift = channel_id, None, None
    game.no_access = game.opens_thread = False
    settle_reach(change)
    tell_table(change)
    others = [seat.user_id for seat in change.people if seat.user_id not in {None, user_id}]
    if others:
        tell_notice(change, "notice-moved", ping=others, name=name)
    await put_anew(change)
    await settle_turns(change, acting(change))
    tell_hands(change, [seat.seat for seat in change.seats])


async def _clear(change: Change, channel_id: int, *, gone: bool) -> None:
    """Let nothing stand in the old channel or be delivered there any more, as far as that is possible."""
    query = select(OutboxRow).where(
        OutboxRow.game_id == change.game.id, OutboxRow.channel_key == channel_key(change.game)
    )
    for row in (await change.session.exec(query)).all():
        if row.kind in READDRESSED:
            row.channel_key = f"channel:{channel_id}"
            change.lanes.add(lane_of(row.channel_key, row.kind))
        elif gone or row.kind in MADE_ANEW:
            if row.kind == THREAD and row.message_id is not None and not gone:
                tell(change, "clear", message_id=row.message_id)
            await change.session.delete(row)
        elif row.kind == "turn":
            await _clear_ping(change, row)
    await change.session.flush()


async def _clear_ping(change: Change, row: OutboxRow) -> None:
    """Take away a ping that stands, look for one that may, and forget one that was never sent."""
    if row.state == STANDING:
        tell(change, "clear", message_id=row.message_id)
    elif row.attempts:
        tell(change, "lost")
    await change.session.delete(row)
