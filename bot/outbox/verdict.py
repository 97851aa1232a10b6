"""What an error from Discord means for a row."""

from __future__ import annotations

from enum import Enum, auto

from bot.outbox.claim import Claim
from bot.values.refusal import HostError


class Verdict(Enum):
    """What becomes of a row that could not be delivered."""

    RETRY = auto()
    """Once more after a pause."""
    CREATE = auto()
    """The message to edit is gone or closed to edits: make a new one at once."""
    REOPEN = auto()
    """The direct message channel is not the one we knew: open it at once."""
    DONE = auto()
    """What was to be taken away or shortened is gone already."""
    CLOSED = auto()
    """This person takes no direct messages from the bot."""
    NO_ACCESS = auto()
    """The channel is gone, or the bot's rights in it."""
    GIVE_UP = auto()
    """It will never work."""


UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
EDITS_USED_UP = 30046
DMS_TOO_FAST = 40003
NO_DMS = {50007, 50278, 10013}
"""Cannot send to this user, no server in common, unknown user."""
NO_ENTRY = {10003, 10004, 50001, 50013, 50083, 160005}
"""Unknown channel, unknown server, missing access, missing permissions, archived thread, locked thread."""
PASSING = {401, 408, 429}
"""HTTP statuses below 500 that may be better next time."""
DATABASE_TROUBLE = {"not-readable", "not-saved", "busy-elsewhere"}


def judge(error: Exception, claim: Claim) -> Verdict:
    """Return what an error means; anything unknown is tried again, a limited number of times."""
    if isinstance(error, HostError):
        return Verdict.RETRY if error.key in DATABASE_TROUBLE else Verdict.GIVE_UP
    code = getattr(error, "code", 0)
    if code in {UNKNOWN_MESSAGE, EDITS_USED_UP}:
        return _message_gone(claim)
    if claim.delivery.user_id is not None and code in NO_DMS | {UNKNOWN_CHANNEL}:
        known = claim.delivery.dm_channel_id is not None
        return Verdict.REOPEN if code == UNKNOWN_CHANNEL and known else Verdict.CLOSED
    if code in NO_ENTRY and claim.key.startswith("channel:"):
        return Verdict.NO_ACCESS
    return _by_status(code, getattr(error, "status", 0))


def _message_gone(claim: Claim) -> Verdict:
    if claim.kind in {"clear", "retire", "shorten"}:
        return Verdict.DONE
    return Verdict.CREATE if claim.delivery.message_id is not None else Verdict.GIVE_UP


def _by_status(code: int, status: int) -> Verdict:
    if code == DMS_TOO_FAST or status in PASSING or not 400 <= status < 500:
        return Verdict.RETRY
    return Verdict.GIVE_UP
