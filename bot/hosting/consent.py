"""What a table decides together: somebody proposes, the others agree or not, and then it is done.

It holds when all other people agree, or most of them where its kind says so; it falls at the no that decides, after a
day, and where the game has moved on if it is about the game as it stood. Seats that the bot plays have no say. Where
nobody else has one, and where a moderator says so, it is done at once.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from functools import partial

import orjson
import structlog
from sqlmodel import col, func, select

from bot.hosting.change import Change
from bot.hosting.owing import tell, tell_notice, tell_person
from bot.store.columns import numbers, of_column
from bot.store.proposals import EXPIRED, HELD, OPEN, OVERTAKEN, REFUSED, WITHDRAWN, ProposalRow
from bot.store.schema import SeatRow
from bot.values.people import Person
from bot.values.refusal import HostError

logger = structlog.get_logger(__name__)

NEEDS: dict[str, Callable[[int], int]] = {
    "all": lambda count: count,
    "most": lambda count: count // 2 + 1,
    "two": lambda count: min(2, count),
}
"""How many of those whose say counts have to agree."""
PATIENCE = timedelta(days=1)
"""So long a proposal stands."""
MOST_A_DAY = 5
"""So often somebody may ask a table something in this time."""


def always(change: Change, row: ProposalRow) -> bool:
    """Let a proposal fit whatever has become of the game."""
    return True


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of proposal. `consent-<key>` is the sentence that asks."""

    key: str
    do: Callable[[Change, ProposalRow], Awaitable[None]]
    """What is done when it holds; raises HostError, with nothing changed, where that is not possible any more."""
    fits: Callable[[Change, ProposalRow], bool] = always
    """Whether it can still be done; it falls where it can't any more."""
    need: str = "all"
    """How many have to agree, whoever proposes among them: see `NEEDS`."""
    of_a_seat: bool = False
    """Whether it is about the seat `about`, whose owner has no say."""
    of_the_moment: bool = False
    """Whether it is off once the game has moved on."""
    notice: str = ""
    """What is said in the channel where it is done without asking; "" where doing it says enough."""
    moderators: bool = True
    """Whether a moderator may do it without asking anybody."""


async def propose(
    change: Change, kind: Kind, person: Person, *, about: int = 0, value: str = "", channel_id: int | None = None
) -> str:
    """Propose something, and return its state: OPEN, or HELD where it is done at once.

    It is put in the game's channel, or in another one.

    Somebody who proposes what is proposed already agrees to it. Raises HostError "not-in-game", "proposal-open" where
    something else of the kind is, "proposal-often", "already-done", and what doing it raises.
    """
    alike = await _alike(change, kind, about)
    if alike is not None and alike.value != value:
        raise HostError("proposal-open")
    row = alike or _made(change, kind, person, about, value)
    row.channel_id = channel_id if alike is None else row.channel_id
    if kind.moderators and person.moderates:
        return await _at_once(change, kind, row, asked=alike is not None)
    change.seat_of(person.user_id)
    if alike is not None:
        return await answer(change, kind, alike, person, agrees=True)
    if not waits_for(change.seats, kind, row):
        return await _at_once(change, kind, row, asked=False)
    await _ask(change, row)
    return row.state


async def answer(change: Change, kind: Kind, row: ProposalRow, person: Person, *, agrees: bool) -> str:
    """Let somebody say yes or no to a proposal, and return its state.

    Raises HostError "proposal-over", "not-in-game", "no-say", "already-done", and what doing it raises.
    """
    if row.state != OPEN:
        raise HostError("proposal-over")
    change.seat_of(person.user_id)
    if person.user_id not in (says := _say(change.seats, kind, row)):
        raise HostError("no-say")
    if change.now >= row.until:
        return await _close(change, row, EXPIRED)
    if not kind.fits(change, row):
        return await _close(change, row, OVERTAKEN)
    if person.user_id == row.user_id and not agrees:
        return await _close(change, row, WITHDRAWN)
    _note(row, person, agrees=agrees)
    if holds(change.seats, kind, row):
        return await _hold(change, kind, row, asked=True)
    if len(says - ids_of(row.refused)) < NEEDS[kind.need](len(says)):
        row.by = change.name_of(person)
        return await _close(change, row, REFUSED)
    _put(change, row)
    return row.state


def holds(seats: list[SeatRow], kind: Kind, row: ProposalRow) -> bool:
    """Tell whether enough have agreed to a proposal."""
    says = _say(seats, kind, row)
    agreed = says & (ids_of(row.agreed) | {row.user_id})
    return len(agreed) >= NEEDS[kind.need](len(says))


def waits_for(seats: list[SeatRow], kind: Kind, row: ProposalRow) -> tuple[int, ...]:
    """Return the users whose say counts and who have said nothing yet; nobody where it holds without them."""
    if holds(seats, kind, row):
        return ()
    return tuple(sorted(_say(seats, kind, row) - ids_of(row.agreed) - ids_of(row.refused) - {row.user_id}))


async def overtaken(change: Change) -> None:
    """Let proposals about the game as it stood fall, where it has moved on; all of them where it is over."""
    if change.game.proposals:
        await _fall(change, OVERTAKEN, partial(_past, change))


async def withdraw(change: Change, user_id: int) -> None:
    """Let the proposals of somebody fall who has left, and those about them."""
    if change.game.proposals:
        await _fall(change, OVERTAKEN, lambda row: row.user_id == user_id or row.value == str(user_id))


async def expire(change: Change) -> None:
    """Let proposals fall that have stood for a day, and count what is open."""
    await _fall(change, EXPIRED, lambda row: row.until <= change.now)


async def decide(change: Change, kinds: Mapping[str, Kind]) -> bool:
    """Do what holds by now, for whoever was still to be heard has left or is away; return whether anything was done.

    What can't be done any more falls.
    """
    change.decides = True
    done = False
    while (row := await _holding(change, kinds)) is not None:
        try:
            await _hold(change, kinds[row.kind], row, asked=True)
            done = True
        except HostError as error:
            logger.info("proposal-overtaken", game=change.game.id, kind=row.kind, reason=error.key)
            await _close(change, row, OVERTAKEN)
    return done


async def _holding(change: Change, kinds: Mapping[str, Kind]) -> ProposalRow | None:
    """Return a proposal that holds as things are now: what was done last may have decided others."""
    await _fall(change, OVERTAKEN, lambda row: row.kind not in kinds or not kinds[row.kind].fits(change, row))
    return next((row for row in await _open(change) if holds(change.seats, kinds[row.kind], row)), None)


async def put_anew(change: Change) -> None:
    """Put what is open once more, for the game has moved to another channel; elsewhere it falls."""
    for row in await _open(change):
        if row.channel_id is not None:
            await _close(change, row, OVERTAKEN)
            continue
        row.message_id = None
        _put(change, row)


async def found(change: Change, proposal_id: int) -> ProposalRow:
    """Return a proposal of a game; raises HostError("proposal-over") where there is none."""
    row = await change.session.get(ProposalRow, proposal_id)
    if row is None or row.game_id != change.game.id:
        raise HostError("proposal-over")
    return row


def _say(seats: list[SeatRow], kind: Kind, row: ProposalRow) -> set[int]:
    """Return the users whose say counts."""
    there = [seat for seat in seats if not (seat.bot_answers or (kind.of_a_seat and seat.seat == row.about))]
    return {seat.user_id for seat in there if seat.user_id is not None and seat.gone_at is None}


def ids_of(held: str) -> set[int]:
    """Return the users that a proposal's row lists; raises DamagedError."""
    return set(of_column(held, numbers))


def _note(row: ProposalRow, person: Person, *, agrees: bool) -> None:
    agreed, refused = ids_of(row.agreed), ids_of(row.refused)
    if person.user_id in (agreed | {row.user_id} if agrees else refused):
        raise HostError("already-done")
    (agreed if agrees else refused).add(person.user_id)
    (refused if agrees else agreed).discard(person.user_id)
    row.agreed, row.refused = orjson.dumps(sorted(agreed)).decode(), orjson.dumps(sorted(refused)).decode()


def _made(change: Change, kind: Kind, person: Person, about: int, value: str) -> ProposalRow:
    return ProposalRow(
        game_id=change.game.id,
        kind=kind.key,
        user_id=person.user_id,
        name=change.name_of(person),
        about=about,
        value=value,
        number=change.game.number if kind.of_the_moment else None,
        until=change.now + PATIENCE,
    )


async def _ask(change: Change, row: ProposalRow) -> None:
    """Keep a proposal, and put it to those whose say counts; raises HostError("proposal-often"): each calls them."""
    today = select(func.count()).where(
        ProposalRow.game_id == change.game.id,
        ProposalRow.user_id == row.user_id,
        ProposalRow.until > change.now,
    )
    if (await change.session.exec(today)).one() >= MOST_A_DAY:
        raise HostError("proposal-often")
    change.session.add(row)
    await change.session.flush()
    await _open(change)
    _put(change, row)


async def _at_once(change: Change, kind: Kind, row: ProposalRow, *, asked: bool) -> str:
    """Do something that needs nobody's word, and say so to the others, if there are any."""
    state = await _hold(change, kind, row, asked=asked)
    if kind.notice and not asked and any(seat.user_id != row.user_id for seat in change.people):
        tell_notice(change, kind.notice, name=row.name, value=row.value)
    return state


async def _hold(change: Change, kind: Kind, row: ProposalRow, *, asked: bool) -> str:
    row.state = HELD  # before it is done, for by that the game may move on
    await kind.do(change, row)
    return await _close(change, row, HELD) if asked else HELD


def _put(change: Change, row: ProposalRow) -> None:
    to = "" if row.channel_id is None else f"channel:{row.channel_id}"
    tell(change, "proposal", to=to, proposal=row.id)


async def _close(change: Change, row: ProposalRow, state: str) -> str:
    row.state = state
    await _open(change)
    _put(change, row)
    if state in {HELD, REFUSED}:  # whoever asked may be elsewhere by now
        tell_person(change, row.user_id, f"told-consent-{state}", play=state == HELD)
    return state


def _past(change: Change, row: ProposalRow) -> bool:
    return row.number not in {None, change.game.number} or not change.game.active


async def _fall(change: Change, state: str, falls: Callable[[ProposalRow], bool]) -> None:
    for row in await _open(change):
        if falls(row):
            await _close(change, row, state)


async def _alike(change: Change, kind: Kind, about: int) -> ProposalRow | None:
    """Return what is proposed already of a kind; what has stood for too long falls first."""
    await expire(change)
    return next((row for row in await _open(change) if (row.kind, row.about) == (kind.key, about)), None)


async def _open(change: Change) -> list[ProposalRow]:
    """Return what is open, and set the game's count of it."""
    query = select(ProposalRow).where(ProposalRow.game_id == change.game.id, ProposalRow.state == OPEN)
    rows = (await change.session.exec(query.order_by(col(ProposalRow.id)))).all()
    there = [row for row in rows if row.state == OPEN]  # what this change has closed is not written yet
    change.game.proposals = len(there)
    return there
