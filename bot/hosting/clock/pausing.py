"""Clocks that stand still for a while, and another pace: what a table can agree on. Who may is for others to check."""

from __future__ import annotations

import orjson

from bot.hosting.change import Change
from bot.hosting.clock.moments import HOUR, seconds
from bot.hosting.clock.running import frozen_until, now_at, pace_at, wind
from bot.hosting.damage import options_of
from bot.values.pace import PACE, PACES
from bot.values.refusal import HostError
from bot.values.states import RUNNING


def pause(change: Change) -> None:
    """Let all clocks of a game stand still; raises HostError "paused-already" and those of a game that does not run."""
    change.require_state(RUNNING)
    if change.game.paused_at is not None:
        raise HostError("paused-already")
    change.game.paused_at = seconds(change.now)
    for seat in change.seats:
        seat.moment = None


def resume(change: Change) -> None:
    """Let all clocks go on with what was left; raises HostError "not-paused"."""
    if change.game.paused_at is None:
        raise HostError("not-paused")
    now, paused_at, pace = seconds(change.now), change.game.paused_at, pace_at(change)
    change.game.paused_at = None
    for seat in change.seats:
        if seat.since is None:
            continue
        stood = max(now - max(seat.since, paused_at, frozen_until(change, seat)), 0)
        seat.since += stood
        seat.due = None if seat.due is None else seat.due + stood
        wind(change, seat, pace)


def set_pace(change: Change, span: int) -> None:
    """Let a game go at another pace from now on, 0 without a clock; raises HostError("bad-options").

    Whoever has to act has the new pace from when their turn began, and at least an hour from now.
    """
    if span not in PACES.values():
        raise HostError("bad-options")
    options = {**options_of(change.game), PACE: span}
    change.game.options = orjson.dumps(options).decode()
    pace = pace_at(change)
    for seat in change.seats:
        if seat.since is None:
            continue
        seat.due = None if pace is None else max(seat.since + pace, now_at(change, seat) + HOUR)
        seat.reminded = 0
        wind(change, seat, pace)
