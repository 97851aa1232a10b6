"""What an error from Discord means for a row."""

from __future__ import annotations

from enum import Enum, auto

from bot.outbox.claim import Claim
from bot.outbox.delivery import LaterError
from bot.values.refusal import HostError


class Verdict(Enum):
    """What becomes of a row that could not be delivered."""

    RETRY = auto()
    """Once more after a pause."""
    CREATE = auto()
    """The message to edit is gone: make a new one at once."""
    REOPEN = auto()
    """The direct message channel is not the one we knew: open it at once."""
    ANEW = auto()
    """The message to edit is there and takes no edits: make a new one at once, and retire it."""
    DELETE = auto()
    """The message to retire takes no edits: take it away."""
    REPOST = auto()
    """The ping to shorten is gone, though some of its people must still act."""
    DONE = auto()
    """What was to be taken away or shortened is gone already."""
    CLOSED = auto()
    """This person takes no direct messages from the bot."""
    NO_ACCESS = auto()
    """The channel is gone, or the bot's rights in it."""
    LATER = auto()
    """Nobody can tell yet: not before somebody looks, and meanwhile others of the lane are not kept waiting."""
    GIVE_UP = auto()
    """It will never work."""


UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
EDITS_USED_UP = 30046
DMS_TOO_FAST = 40003
NO_DMS = {50007, 50278, 10013}
"""Cannot send to this user, no server in common, unknown user."""
ARCHIVED = 50083
"""A thread in which nothing can be edited until a new message opens it again."""
NO_ENTRY = {10003, 10004, 50001, 50013, 50083, 160005}
"""Unknown channel, unknown server, missing access, missing permissions, archived thread, locked thread."""
GONE = {10003, 10004}
"""Those of them that never end."""
PASSING = {401, 408, 429}
"""HTTP statuses below 500 that may be better next time."""
DATABASE_TROUBLE = {"not-readable", "not-saved", "busy-elsewhere"}


def judge(error: Exception, claim: Claim) -> Verdict:
    """Return what an error means; anything unknown is tried again, a limited number of times."""
    if isinstance(error, LaterError | HostError):
        return _ours(error)
    code = getattr(error, "code", 0)
    if code == UNKNOWN_MESSAGE:
        return _message_gone(claim)
    if code == EDITS_USED_UP or (code == ARCHIVED and not claim.creates):
        return _no_edits(claim, code)
    if claim.delivery.user_id is not None and code in NO_DMS | {UNKNOWN_CHANNEL}:
        known = claim.delivery.dm_channel_id is not None
        return Verdict.REOPEN if code == UNKNOWN_CHANNEL and known else Verdict.CLOSED
    if code in NO_ENTRY and claim.key.startswith("channel:"):
        return Verdict.NO_ACCESS
    return _by_status(code, getattr(error, "status", 0))


def _ours(error: LaterError | HostError) -> Verdict:
    if isinstance(error, LaterError):
        return Verdict.LATER
    return Verdict.RETRY if error.key in DATABASE_TROUBLE else Verdict.GIVE_UP


def _message_gone(claim: Claim) -> Verdict:
    if claim.kind == "shorten":
        return Verdict.REPOST
    if claim.kind in {"clear", "retire", "lost"}:
        return Verdict.DONE
    return Verdict.CREATE if claim.delivery.message_id is not None else Verdict.GIVE_UP


def _no_edits(claim: Claim, code: int) -> Verdict:
    if claim.kind in {"table", "hand"}:
        return Verdict.ANEW if claim.delivery.message_id is not None else Verdict.GIVE_UP
    if code == ARCHIVED:
        return Verdict.RETRY  # until the new table message opens the thread
    return Verdict.DELETE if claim.kind == "retire" else Verdict.DONE


def _by_status(code: int, status: int) -> Verdict:
    if code == DMS_TOO_FAST or status in PASSING or not 400 <= status < 500:
        return Verdict.RETRY
    return Verdict.GIVE_UP
