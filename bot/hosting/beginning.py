"""From a lobby to a running game: seats, the secret seed, the first question."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import orjson

from bot.hosting.automatic import Outcome, kept, told
from bot.hosting.bookkeeping import OPENING, Entry
from bot.hosting.change import Change
from bot.hosting.damage import options_of
from bot.hosting.guiding import guide_newcomers
from bot.hosting.ledger import Ledger
from bot.hosting.options import FIRST, checked, may_be_alone, new_match, seating_of, seats_for
from bot.hosting.sealing import match_seed, seal
from bot.hosting.tenure import open_tenures
from bot.store.rows import values_of
from bot.store.schema import SeatRow
from bot.values.people import Person
from bot.values.refusal import HostError
from bot.values.states import LOBBY, RUNNING
from bot.values.table import Table


async def begin(
    ledger: Ledger,
    game_id: int,
    person: Person,
    options: Mapping[str, int] | None = None,
    *,
    eye: int | None = None,
) -> Table:
    """See `Host.begin`. `eye` is who sees at once what comes of it, by default the host."""
    eye = person.user_id if eye is None else eye
    async with ledger.changing(game_id) as change:
        change.require_state(LOBBY)
        change.require_host(person)
        if options:
            chosen = checked(change.game.key, {**options_of(change.game), **options})
            change.game.options = orjson.dumps(chosen).decode()
        _require_enough(change)
        if change.game.secret is None:  # a lobby that was opened before secrets were sealed there
            seal(change.game, ledger.new_seed())
        _add_luck(change, person)
        first = await _begin(change, eye)
    begun = await told(ledger, game_id, eye, first)
    return replace(begun.table, facts=begun.facts)


def _require_enough(change: Change) -> None:
    options = options_of(change.game)
    least = min(seats_for(change.game.key, options))
    if len(change.seats) == 1 < least and may_be_alone(change.game.key, options):
        raise HostError("alone")
    if len(change.seats) < least:
        raise HostError("too-few", least=least, have=len(change.seats))


def _add_luck(change: Change, person: Person) -> None:
    """Let whoever begins add luck once more: the starter's first came before the seed was sealed."""
    for seat in change.people:
        if seat.user_id == person.user_id:
            seat.luck = " ".join(filter(None, (seat.luck, person.luck)))


async def _begin(change: Change, eye: int) -> Outcome:
    options, seed = _options(change), match_seed(change.game, change.seats)
    order = seating_of(options, len(change.seats), seed)
    match = new_match(change.game.key, order, options, seed, [seat.colour for seat in change.seats])
    await _seat(change, order)
    open_tenures(change)
    await guide_newcomers(change)
    change.match_in_hand = match
    change.game.state = RUNNING
    change.game.closes_at = None
    # The lobby's message stays where it is and the table gets a new one below.
    change.game.round = match.public.chapter - 1
    return await kept(change, Entry(OPENING), match.opening, eye, everyone=True)


def _options(change: Change) -> dict[str, int]:
    """Return the game's options; in a rematch with fewer players the first one is still one of them."""
    options = options_of(change.game)
    if change.game.rematch_of is not None and options.get(FIRST, -1) >= len(change.seats):
        options[FIRST] %= len(change.seats)
        change.game.options = orjson.dumps(options).decode()
    return options


async def _seat(change: Change, order: list[int]) -> None:
    """Give seat i to the place order[i] of the joining order."""
    there = [values_of(change.seats[place]) for place in order]
    for row in change.seats:
        change.rows.remove(row)
    places = zip(order, there, strict=True)
    change.seats = [SeatRow(**{**row, "seat": seat, "place": place}) for seat, (place, row) in enumerate(places)]
    for row in change.seats:
        change.rows.add(row)
