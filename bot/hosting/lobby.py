"""Before a game begins: opening a lobby, sitting down, standing up."""

from __future__ import annotations

from collections.abc import Mapping

import orjson
from sqlmodel import col, select

from bot.hosting.barring import refuse_barred
from bot.hosting.change import Change
from bot.hosting.customs import usual_pace
from bot.hosting.damage import options_of
from bot.hosting.ledger import Ledger
from bot.hosting.options import checked, colours_of, seats_for
from bot.hosting.owing import tell, tell_hand, tell_table
from bot.hosting.reading import game_of
from bot.hosting.sealing import seal
from bot.hosting.silence import stir
from bot.hosting.strengths import wanted
from bot.store.schema import GameRow, SeatRow
from bot.values.pace import PACE
from bot.values.people import Person, Place
from bot.values.refusal import HostError
from bot.values.states import LOBBY
from bot.values.table import Game
from engine.catalogue import rules_of
from engine.options import defaults


async def start(
    ledger: Ledger,
    key: str,
    place: Place,
    person: Person,
    options: Mapping[str, int],
    *,
    language: str,
    thread: bool,
) -> Game:
    """See `Host.start`."""
    require_human(person)
    usual = {PACE: await usual_pace(ledger, place.guild_id)}
    row = GameRow(
        key=key,
        state=LOBBY,
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        options=orjson.dumps(checked(key, {**usual, **options})).decode(),
        host_id=person.user_id,
        language=language,
        created_at=ledger.now(),
        opens_thread=thread,
    )
    seal(row, ledger.new_seed())
    async with ledger.opening(row, place.beside) as change:
        if thread:
            tell(change, "thread")
        stir(change)
        tell_table(change)
        await sit_down(change, person, None)
    return game_of(row)


async def join(ledger: Ledger, game_id: int, person: Person, colour: str | None) -> Game:
    """See `Host.join`."""
    require_human(person)
    async with ledger.changing(game_id) as change:
        seated = [seat for seat in change.seats if seat.user_id == person.user_id]
        if seated and (colour is None or change.game.state != LOBBY):
            raise HostError("already-joined", id=game_id)
        change.require_state(LOBBY)
        await refuse_barred(change, person)
        if seated:
            seated[0].colour = _colour(change, colour)
        else:
            await sit_down(change, person, colour)
        stir(change)
        tell_table(change)
    return game_of(change.game)


async def add_automatic(ledger: Ledger, game_id: int, person: Person, strength: str | None) -> Game:
    """See `Host.add_automatic`."""
    async with ledger.changing(game_id) as change:
        change.require_state(LOBBY)
        change.seat_of(person.user_id)
        chosen = wanted(change.game.key, strength)
        add_seat(change, colour=_colour(change, None)).strength = chosen
        stir(change)
        tell_table(change)
    return game_of(change.game)


async def vary(ledger: Ledger, game_id: int, person: Person, options: Mapping[str, int]) -> Game:
    """See `Host.vary`."""
    async with ledger.changing(game_id) as change:
        change.require_state(LOBBY)
        change.require_host(person)
        usual = defaults(rules_of(change.game.key).options)
        others = {name: value for name, value in options_of(change.game).items() if name not in options}
        unusual = {name: value for name, value in options.items() if value != usual.get(name)}
        chosen = checked(change.game.key, others | unusual)
        if len(change.seats) > max(seats_for(change.game.key, chosen)):
            raise HostError("too-full")
        change.game.options = orjson.dumps(chosen).decode()
        stir(change)
        tell_table(change)
    return game_of(change.game)


def require_human(person: Person) -> None:
    """Raise HostError("bot-account") where a bot would like to sit down."""
    if person.is_bot:
        raise HostError("bot-account", name=person.name)


async def send_hand(ledger: Ledger, game_id: int, user_id: int) -> None:
    """See `Host.send_hand`."""
    async with ledger.changing(game_id) as change:
        tell_hand(change, change.seat_of(user_id))


async def sit_down(change: Change, person: Person, colour: str | None) -> None:
    """Seat somebody in a lobby; in a rematch where they sat, in their colour, as far as both are free."""
    before = await _seat_before(change, person)
    taken = {seat.colour for seat in change.seats}
    if before is not None and colour is None and before.colour not in taken:
        colour = before.colour
    seat = add_seat(change, _colour(change, colour), before.seat if before is not None else None)
    seat.user_id = person.user_id
    seat.name, seat.account, seat.luck = person.name, person.account, person.luck
    seat.dm_channel_id = await known_dm(change, person)
    # Closed direct messages show now rather than when the hand is dealt.
    tell_hand(change, seat)


def add_seat(change: Change, colour: str, number: int | None = None) -> SeatRow:
    """Add a seat to a lobby, by default the last one; raises HostError("lobby-full")."""
    most = max(seats_for(change.game.key, options_of(change.game)))
    if len(change.seats) >= most:
        raise HostError("lobby-full", most=most)
    if number is None:
        # In a rematch the seats of those who have still to come are kept.
        kept = -1 if change.game.rematch_of is None else most
        number = max([kept, *(seat.seat for seat in change.seats)]) + 1
    seat = SeatRow(game_id=change.game.id, seat=number, colour=colour, joined_at=change.now)
    change.rows.add(seat)
    change.seats.append(seat)
    change.seats.sort(key=lambda one: one.seat)
    return seat


async def _seat_before(change: Change, person: Person) -> SeatRow | None:
    """Return where somebody sat in the game of which this is the rematch."""
    if change.game.rematch_of is None:
        return None
    query = select(SeatRow).where(SeatRow.game_id == change.game.rematch_of, SeatRow.user_id == person.user_id)
    return (await change.session.exec(query)).first()


def _colour(change: Change, wanted: str | None) -> str:
    known = colours_of(change.game.key)
    free = [colour for colour in known if colour not in {seat.colour for seat in change.seats}]
    if wanted is None:
        return free[0] if free else known[len(change.seats) % len(known)]
    if wanted not in known:
        raise HostError("unknown-colour", colour=wanted)
    if wanted not in free:
        raise HostError("colour-taken", colour=wanted)
    return wanted


async def known_dm(change: Change, person: Person) -> int | None:
    """Return somebody's direct message channel from another game: opening one costs a request."""
    query = select(SeatRow.dm_channel_id).where(
        SeatRow.user_id == person.user_id, col(SeatRow.dm_channel_id).is_not(None)
    )
    return (await change.session.exec(query.limit(1))).first()
