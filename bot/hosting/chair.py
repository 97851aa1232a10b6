"""The host's chair: whoever sits longest has it when its owner is gone, or who comes back first to an empty table."""

from __future__ import annotations

from bot.hosting.change import Change
from bot.hosting.owing import tell_notice
from bot.store.schema import SeatRow


def pass_chair(change: Change) -> None:
    """Let whoever sits longest be the host, and say so, where the host has no seat any more or has left the server."""
    if any(seat.user_id == change.game.host_id and seat.gone_at is None for seat in change.people):
        return
    heirs = [seat for seat in change.people if seat.gone_at is None and seat.user_id != change.game.host_id]
    if not heirs:
        return
    heir = min(heirs, key=_since)
    change.game.host_id = heir.user_id or 0
    tell_notice(change, "notice-host", name=change.name_at(heir))


def _since(seat: SeatRow) -> tuple[float, int]:
    return seat.joined_at.timestamp(), seat.seat if seat.place is None else seat.place
