"""What whoever runs the bot can put right."""

from __future__ import annotations

import os


class Complaint(Exception):  # noqa: N818 - it is no error of ours, and its message is all that is shown
    """Something missing or wrong outside of the program; the message is one line that says what to do."""

    status = 1
    """What the process ends with."""


class SetUpComplaint(Complaint):
    """A complaint that starting again cannot cure; what keeps the bot running sees it by the status."""

    status = 78  # EX_CONFIG of sysexits.h


def reason(error: OSError) -> str:
    """Return why the system refuses something, in one line.

    Whoever tries several things, such as all addresses of a host, may raise one error for all, which has no number.
    """
    number = error.errno or 0  # below 0: of a name that is looked up, and no number of the system's
    return os.strerror(number) if number > 0 else " ".join(str(error).split()) or type(error).__name__
