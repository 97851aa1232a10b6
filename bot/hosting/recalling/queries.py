"""Which results are meant, and what is asked of all results of a server."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Select, and_, bindparam, exists, func, literal, select
from sqlalchemy.sql.base import ReadOnlyColumnCollection
from sqlmodel import col

from bot.store.memory import ResultRow, ReviewRow
from bot.store.persons import PersonRow
from bot.store.rows import table_of
from bot.store.schema import ChoiceRow, GameRow
from bot.store.statements import Statement
from bot.values.past import SETTLED, Wanted

RESULTS, PERSONS = table_of(ResultRow).c, table_of(PersonRow).c
THEIRS = and_(col(ResultRow.user_id).is_not(None), 2 * col(ResultRow.own) >= col(ResultRow.choices))
"""A person's result; whoever came late to a seat has not played that game."""

GAMES, CHOICES, REVIEWS = table_of(GameRow).c, table_of(ChoiceRow).c, table_of(ReviewRow).c
STATE = Statement(select(GAMES.state).where(GAMES.id == bindparam("game_id")))
TOLD = Statement(
    select(CHOICES.facts, CHOICES.number)
    .where(CHOICES.game_id == bindparam("game_id"), CHOICES.undone.is_(False))
    .order_by(CHOICES.number)
)
"""All that was told in a game."""
REVIEWED = select(REVIEWS.game_id).where(REVIEWS.game_id == bindparam("game_id"), REVIEWS.made.is_distinct_from(""))
"""Whether a game has a review, or is owed one."""

Where = tuple[ColumnElement[bool], ...]
Columns = ReadOnlyColumnCollection[str, Any]


def meant(wanted: Wanted) -> Where:
    """Return what holds for the results that are meant."""
    found: list[ColumnElement[bool]] = []
    if wanted.key:
        found.append(RESULTS.key == wanted.key)
    if wanted.seats is not None:
        found.append(RESULTS.seats == wanted.seats)
    if wanted.variant is not None:
        found.append(_varied(wanted.variant))
    if wanted.guild_id is not None:
        found.append(RESULTS.guild_id == wanted.guild_id)
    if wanted.strength:
        # Whose games these are is known by then: each is looked up, and not all that such players ever were in.
        other = table_of(ResultRow).alias("other").c
        found.append(exists().where(other.game_id == RESULTS.game_id, other.strength == wanted.strength))
    return tuple(found)


def _varied(variant: str) -> ColumnElement[bool]:
    """Return what holds for games with a variant, whatever else was chosen; for "" that nothing was."""
    if not variant:
        return RESULTS.variant == ""
    return (literal("+") + RESULTS.variant + "+").contains(f"+{variant}+", autoescape=True)


def counted(here: Where) -> Select[Any]:
    """Ask how many games of each kind were played, and by how many people."""
    games, people = func.count(RESULTS.game_id.distinct()), func.count(RESULTS.user_id.distinct())
    return select(RESULTS.key, games, people).where(*here).group_by(RESULTS.key).order_by(RESULTS.key)


def highest(here: Where) -> Select[Any]:
    """Ask for the best score of each game and size, the first of equal ones first; then those below it."""
    columns = (RESULTS.key, RESULTS.seats, RESULTS.score, RESULTS.user_id, RESULTS.game_id, RESULTS.ended_at)
    tops = (
        select(RESULTS.key, RESULTS.seats, func.max(RESULTS.score).label("score"))
        .where(THEIRS, *here)
        .group_by(RESULTS.key, RESULTS.seats)
        .subquery()
    )
    same = and_(tops.c.key == RESULTS.key, tops.c.seats == RESULTS.seats, tops.c.score == RESULTS.score)
    query = select(*columns).join(tops, same).where(THEIRS, *here)
    return query.order_by(RESULTS.key, RESULTS.seats, RESULTS.ended_at, RESULTS.game_id)


def rerated(game_id: int) -> Select[Any]:
    """Ask whose rating a game has changed, from what and to what."""
    earlier = table_of(ResultRow).alias("earlier")
    before = and_(
        earlier.c.user_id == RESULTS.user_id, earlier.c.key == RESULTS.key, earlier.c.rated == RESULTS.rated - 1
    )
    return (
        select(RESULTS.seat, RESULTS.rated, RESULTS.mu, earlier.c.mu)
        .select_from(table_of(ResultRow).join(earlier, before, isouter=True))
        .where(RESULTS.game_id == game_id, RESULTS.rated.is_not(None))
        .order_by(RESULTS.seat)
    )


def strongest(here: Where) -> Select[Any]:
    """Ask for the settled ratings of those who have played here and wish to be told of, the highest first."""
    wishing = table_of(ResultRow).join(
        table_of(PersonRow), and_(PERSONS.user_id == RESULTS.user_id, PERSONS.leaderboard)
    )
    people = select(RESULTS.user_id, RESULTS.key).select_from(wishing).where(*here).distinct().subquery()
    one, now, theirs = people.c, table_of(ResultRow).alias("at_last"), table_of(ResultRow).alias("theirs").c
    newest = select(func.max(theirs.rated)).where(_alike(theirs, one)).correlate(people).scalar_subquery()
    return (
        select(now.c.key, now.c.user_id, now.c.mu, now.c.rated)
        .join_from(people, now, and_(_alike(now.c, one), now.c.rated == newest))
        .where(now.c.rated >= SETTLED)
        .order_by(now.c.key, now.c.mu.desc(), now.c.user_id)
    )


def _alike(one: Columns, other: Columns) -> ColumnElement[bool]:
    return and_(one.user_id == other.user_id, one.key == other.key)
