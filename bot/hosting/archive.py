"""Finished games as records, which hold everything: nobody gets one before the end."""

from __future__ import annotations

from dataclasses import replace

from sqlmodel.ext.asyncio.session import AsyncSession

from bot.hosting.bookkeeping import OPENING, REPAIRED, TAKEN_BACK
from bot.hosting.change import all_rows_of
from bot.hosting.damage import damaged, options_of
from bot.hosting.ledger import Ledger
from bot.hosting.matches import restored
from bot.hosting.options import SHUFFLE, engine_options, seating_of
from bot.hosting.picks import picks_of
from bot.hosting.sealing import match_seed
from bot.store.folds import log_of
from bot.store.schema import ChoiceRow, GameRow, SeatRow, TenureRow
from bot.values.refusal import DamagedError, HostError
from bot.values.states import ENDED, OVER
from engine.match import Choice, DivergedError, Match
from engine.record import Record, Seating, Tenure

NO_CHOICES = (OPENING, REPAIRED, *TAKEN_BACK)


async def record(ledger: Ledger, game_id: int) -> Record:
    """See `Host.record`."""
    async with ledger.looking() as session:
        game, seats, former = await all_rows_of(session, game_id)
        if game.state != OVER:
            raise HostError("game-ended" if game.state == ENDED else "record-not-over", id=game_id)
        rows = await _not_taken_back(session, game_id)
    try:
        choices = tuple(Choice.from_json([row.number, row.seat, row.key, picks_of(row)]) for row in rows)
        told = _record(game, seats, choices)
    except DamagedError as error:
        raise damaged(game) from error
    people = {seat.seat for seat in seats if seat.user_id is not None}
    by_bot = tuple(row.number for row in rows if row.automatic and row.seat in people)
    return replace(told, former=tuple(map(_tenure, former)), by_bot=by_bot)


async def _not_taken_back(session: AsyncSession, game_id: int) -> list[ChoiceRow]:
    """Return the rows of the choices that were not taken back, in the order in which they came."""
    return [row for row in await log_of(session, game_id) if not row.undone and row.key not in NO_CHOICES]


def _record(game: GameRow, seats: list[SeatRow], choices: tuple[Choice, ...]) -> Record:
    match = _match(game)
    return Record(
        game=game.key,
        version=match.rules.version,
        options=_options(game, seats, match.seed),
        commitment=game.commitment,
        seed=game.seed or match.seed,
        choices=choices,
        names=tuple(seat.name for seat in seats),
        scores=tuple(match.scores),
        winners=tuple(match.winners),
        mark=match.mark,
        seating=_seating(game, seats),
    )


def _tenure(row: TenureRow) -> Tenure:
    until = row.since if row.until is None else row.until
    return Tenure(row.seat, row.since, until, row.name)


def _seating(game: GameRow, seats: list[SeatRow]) -> Seating | None:
    """Return how the players came to their seats; None in a game that is older than their places' being kept."""
    joined = [seat.place for seat in seats if seat.place is not None]
    if len(joined) < len(seats):
        return None
    shuffled = bool(options_of(game).get(SHUFFLE, 1))
    return Seating(shuffled, tuple(joined), tuple(seat.luck for seat in seats))


def _match(game: GameRow) -> Match:
    try:
        return restored(game)
    except DivergedError as error:
        raise damaged(game) from error


def opening_of(game: GameRow, seats: list[SeatRow]) -> Match:
    """Return a game that is over as it was at its start."""
    seed = match_seed(game, seats)
    return Match.new(game.key, len(seats), _options(game, seats, seed), seed)


def _options(game: GameRow, seats: list[SeatRow], seed: str) -> dict[str, int]:
    """Return the options as the match took them when it began."""
    options = options_of(game)
    order = seating_of(options, len(seats), seed)
    colours = {place: seat.colour for place, seat in zip(order, seats, strict=True)}
    return engine_options(game.key, order, options, [colours[place] for place in sorted(colours)])
