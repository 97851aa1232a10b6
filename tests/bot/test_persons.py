"""What people have set, as the database keeps it."""

from collections.abc import AsyncIterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from bot.store import Store
from bot.store.persons import PersonRow, VacationRow, preferences_of
from bot.values.preferences import Preferences, Quiet, Span

SUMMER = datetime(2026, 7, 1, tzinfo=UTC)
WEEK = timedelta(days=7)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    yield store
    await store.close()


def vacation(user_id: int, since: datetime) -> VacationRow:
    return VacationRow(user_id=user_id, first=date(2026, 7, 1), last=date(2026, 7, 7), since=since, until=since + WEEK)


async def test_what_several_people_wish_is_read_in_one_statement(store: Store) -> None:
    async with store.writing() as session:
        session.add(PersonRow(user_id=1, zone="Asia/Tokyo", quiet_from=0, quiet_to=420, language="fr", guide=False))
        session.add(PersonRow(user_id=2, reminders="none", hand_by_dm=False))
        session.add_all([vacation(1, SUMMER + 5 * WEEK), vacation(1, SUMMER), vacation(4, SUMMER)])
    said: list[str] = []

    def hear(_: Any, __: Any, statement: str, *___: Any) -> None:
        said.append(statement)

    event.listen(store.reader.sync_engine, "before_cursor_execute", hear)
    async with store.reading() as session:
        found = await preferences_of(session, [1, 2, 3])
    away = (Span(SUMMER, SUMMER + WEEK), Span(SUMMER + 5 * WEEK, SUMMER + 6 * WEEK))
    assert found == {
        1: Preferences(1, zone="Asia/Tokyo", quiet=Quiet(0, 420), language="fr", guide=False, vacations=away),
        2: Preferences(2, reminders="none", hand_by_dm=False),
        3: Preferences(3),
    }
    assert len(said) == 1


async def test_of_nobody_nothing_is_read(store: Store) -> None:
    async with store.reading() as session:
        assert await preferences_of(session, []) == {}


def test_somebody_is_on_vacation_from_its_first_moment_to_before_its_last() -> None:
    away = Span(SUMMER, SUMMER + WEEK)
    one = Preferences(1, vacations=(away,))
    assert one.vacation_at(SUMMER - WEEK) is None
    assert one.vacation_at(SUMMER) == away
    assert one.vacation_at(SUMMER + WEEK) is None
