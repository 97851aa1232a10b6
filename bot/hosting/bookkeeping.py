"""How a choice becomes rows: the log, the saved match, and what there is to tell."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import orjson
from sqlmodel import col, update

from bot.hosting.chair import pass_chair
from bot.hosting.change import Change
from bot.hosting.clock import absence
from bot.hosting.clock.holidays import end_by_move
from bot.hosting.clock.nights import spare_nights
from bot.hosting.clock.running import settle_clocks
from bot.hosting.consent import overtaken
from bot.hosting.damage import damaged
from bot.hosting.memory.results import remember
from bot.hosting.memory.watchers import tell_watchers
from bot.hosting.orders_due import order_due
from bot.hosting.orders_lapsed import choose_by_hand, lapse
from bot.hosting.owing import settle_turns, tell, tell_hands, tell_notice, tell_table, tell_undone
from bot.hosting.sealing import reveal
from bot.store.columns import NONSENSE, listed
from bot.store.memory import ReviewRow
from bot.store.schema import ChoiceRow, SeatRow
from bot.values.refusal import DamagedError
from bot.values.states import OVER, RUNNING
from engine.ask import Picks
from engine.choice import Choice
from engine.facts import Fact
from engine.hint import Hint
from engine.match import Match, Pending

OPENING = "opening"
UNDO = "undo"
AGREED_UNDO = "undo-agreed"
"""What the whole table has taken back."""
TAKEN_BACK = frozenset({UNDO, AGREED_UNDO})
REPAIRED = "repaired"


def fact_to_json(fact: Fact) -> list[Any]:
    return [fact.key, fact.args, fact.eyes, fact.learned]


def fact_from_json(row: list[Any]) -> Fact:
    key, args, eyes, learned = row
    return Fact(key, tuple(args), None if eyes is None else tuple(eyes), learned)


def facts_from(text: str) -> list[Fact]:
    """Read the facts of a log row; raises DamagedError."""
    # As `of_column` does, without its calls: each look at a table reads dozens of rows.
    try:
        return [fact_from_json(row) for row in listed(orjson.loads(text))]
    except NONSENSE as error:
        raise DamagedError(repr(error)) from error


@dataclass(frozen=True, slots=True)
class Entry:
    """What a log row says beside its number, its time and its facts."""

    key: str
    seat: int | None = None
    asked: int | None = None
    automatic: bool = False
    picks: Picks = ()
    reason: str = ""
    ordered: bool = False
    """Whether a person chose so beforehand."""
    instead: bool = False
    """Whether an answer was in already, which this one replaces."""


NOBODYS = Entry("")
"""Of a change that nobody's answer brought about."""


def answer_to(
    pending: Pending, picks: Picks, *, automatic: bool = False, reason: str = "", ordered: bool = False
) -> Entry:
    """Return the entry for an answer to a question."""
    ask, again = pending.ask, pending.answered
    return Entry(ask.key, ask.seat, pending.number, automatic, picks, reason, ordered, again)


def reason_to_json(hint: Hint) -> str:
    return orjson.dumps([hint.reason, hint.args]).decode()


def log(change: Change, entry: Entry, facts: Sequence[Fact] = ()) -> None:
    """Write the row of what the match has just done, under the match's number."""
    row = {
        "game_id": change.game.id,
        "number": change.match.number,
        "seat": entry.seat,
        "key": entry.key,
        "asked": entry.asked,
        "automatic": entry.automatic,
        "ordered": entry.ordered,
        "picks": picks_to_json(entry.picks),
        "facts": orjson.dumps([fact_to_json(fact) for fact in facts]).decode(),
        "reason": entry.reason,
        "at": change.now,
        "undone": False,
    }
    change.entries.append(row)


def picks_to_json(picks: Picks) -> str:
    return orjson.dumps(picks).decode()


async def keep(
    change: Change, facts: Iterable[Fact], *concerned: int, everyone: bool = False, entry: Entry = NOBODYS
) -> None:
    """Save the match in its row, and tell whom its new state concerns, and whom no more if a choice was undone."""
    undone = entry.key in TAKEN_BACK
    match, game = change.match, change.game
    game.number = match.number
    game.saved = orjson.dumps(match.save()).decode()
    before, game.round = game.round, match.public.chapter
    anew = game.round != before and not match.over
    tell_table(change, anew=anew, ended=before if anew and game.round > before else None)
    if anew and (closing := match.closing) is not None:
        change.matches.close(game.id, closing)
    if match.over:
        await _finish(change)
    if match.over or game.round > before:
        await tell_watchers(change)
    await overtaken(change)
    lapse(change)
    told = {seat for fact in facts for seat in fact.eyes or ()} | set(concerned)
    if everyone or match.over:
        told |= {seat.seat for seat in change.seats}
    await _settle_clocks(change, entry)
    due = automatic_due(change)
    # While automatic seats answer, a ping would go to people who may have nothing to do a moment later.
    if not due:
        settled = await settle_turns(change, to_act(match))
        told |= settled.pinged
        if undone and settled.freed:
            tell_undone(change, settled.freed)
    tell_hands(change, told)


async def _settle_clocks(change: Change, entry: Entry) -> None:
    """Let clocks run for those who have to act now, as far as their people are there."""
    acting, answered = to_act(change.match), None if entry.automatic or entry.ordered else entry.seat
    for seat in change.seats:
        if seat.seat == answered:
            absence.answered(seat)
            pass_chair(change)
            await end_by_move(change, seat)
    await absence.end_turns(change, acting)
    settle_clocks(change, acting, answered, undone=entry.key in TAKEN_BACK)
    await spare_nights(change)


def to_act(match: Match) -> set[int]:
    """Return the seats whose answer is not in."""
    return {seat for seat, pending in match.pending.items() if not pending.answered}


def automatic_seat(seats: Iterable[SeatRow], match: Match) -> SeatRow | None:
    """Return the seat for which the bot has to answer next: an automatic one, or one in which it stands in."""
    acting = to_act(match)
    return next((seat for seat in seats if seat.bot_answers and seat.seat in acting), None)


def automatic_due(change: Change) -> bool:
    """Tell whether the bot has to answer for a seat, or by an order, before people are pinged."""
    if change.game.state != RUNNING:
        return False
    seats, match = change.seats, change.match
    return automatic_seat(seats, match) is not None or order_due(seats, match, change.orders) is not None


def note_bot(change: Change) -> None:
    """Note whether the bot has to answer next, where this change knows the match that tells it."""
    if change.game.state != RUNNING:
        change.game.awaits_bot = False
    elif change.match_in_hand is not None:
        with suppress(DamagedError):  # nobody has to stay at a table that is damaged; whoever plays on is told
            change.game.awaits_bot = automatic_due(change)


async def _finish(change: Change) -> None:
    change.game.state = OVER
    change.game.ended_at = change.now
    reveal(change.game)
    change.game.seed = change.game.seed or change.match.seed
    await remember(change)
    if change.reviews and change.people and change.match.rules.foresight is not None:
        change.rows.add(ReviewRow(game_id=change.game.id))
    tell(change, "final")


async def repair(change: Change) -> None:
    """Go back to the checkpoint where the choices since no longer fit the rules, and tell the table.

    Raises HostError("game-damaged") where there is no way back either.
    """
    saved = _saved(change)
    # A number of its own, or a button made for the lost question would fit the new one.
    saved["number"] += 1
    change.match_in_hand = _at_checkpoint(change, saved)
    lost = [Choice.from_json(row) for row in saved["tail"]]
    await mark_undone(change, saved["checkpoint_number"] + 1)
    choose_by_hand(change, lost)
    log(change, Entry(REPAIRED))
    tell_notice(change, "notice-repaired", lost=len(lost))
    await keep(change, ())


async def mark_undone(change: Change, first: int, last: int | None = None) -> None:
    """Mark the log's rows from one number to another, or to the end, as undone."""
    numbers = [col(ChoiceRow.number) >= first]
    if last is not None:
        numbers.append(col(ChoiceRow.number) <= last)
    here = col(ChoiceRow.game_id) == change.game.id
    await change.session.exec(update(ChoiceRow).where(here, *numbers).values(undone=True))


def _saved(change: Change) -> dict[str, Any]:
    try:
        saved: dict[str, Any] = orjson.loads(change.game.saved or "")
        _ = saved["number"], saved["tail"], saved["checkpoint_number"]
    except (ValueError, KeyError, TypeError) as error:
        raise damaged(change.game) from error
    return saved


def _at_checkpoint(change: Change, saved: dict[str, Any]) -> Match:
    try:
        return Match.restore_checkpoint(saved)
    except Exception as error:
        raise damaged(change.game) from error
