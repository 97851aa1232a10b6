"""A database in which many games run, each like one that was begun by the host."""

from __future__ import annotations

from sqlalchemy import insert
from sqlmodel import col, delete, select

from bot.hosting.host import Host
from bot.store import Store
from bot.store.rows import table_of
from bot.store.schema import GameRow, OutboxRow, SeatRow
from bot.values.people import Person, Place

AT_ONCE = 1000
FREE = 1_000_000
"""No channel of a bench has a number from here on."""


async def begun(host: Host, key: str, place: Place, people: tuple[Person, ...], automatic: int = 0) -> int:
    """Begin a game of some people and automatic players; return its id."""
    game = await host.start(key, place, people[0], {})
    for person in people[1:]:
        await host.join(game.id, person)
    for _ in range(automatic):
        await host.add_automatic(game.id, people[0])
    await host.begin(game.id, people[0])
    return game.id


async def copied(store: Store, game: int, count: int, places: tuple[Place, ...] = ()) -> None:
    """Let so many games run in all that are like one, each in a channel of its own, and owe nothing.

    Their channels are `places` in turn where those are as many, or else ones that nobody knows.
    """
    async with store.writing() as session:
        row = await session.get_one(GameRow, game)
        row.table_message_id = row.table_message_id or 1
        first = row.model_dump()
        here = await session.exec(select(SeatRow).where(SeatRow.game_id == game).order_by(col(SeatRow.seat)))
        seats = [seat.model_dump() for seat in here]
        for part in range(1, count, AT_ONCE):
            rows = [_copy(first, number, places) for number in range(part, min(part + AT_ONCE, count))]
            await session.exec(insert(table_of(GameRow)), params=rows)
            copies = [{**seat, "game_id": row["id"]} for row in rows for seat in seats]
            await session.exec(insert(table_of(SeatRow)), params=copies)
        await session.exec(delete(OutboxRow))


def _copy(first: dict[str, object], number: int, places: tuple[Place, ...]) -> dict[str, object]:
    place = places[number] if places else Place(5, FREE + number)
    game = int(str(first["id"])) + number
    return {**first, "id": game, "guild_id": place.guild_id, "channel_id": place.channel_id}
