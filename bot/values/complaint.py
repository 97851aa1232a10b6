"""What whoever runs the bot can put right."""

from __future__ import annotations


class Complaint(Exception):  # noqa: N818 - it is no error of ours, and its message is all that is shown
    """Something missing or wrong outside of the program; the message is one line that says what to do."""

    status = 1
    """What the process ends with."""


class SetUpComplaint(Complaint):
    """A complaint that starting again cannot cure; what keeps the bot running sees it by the status."""

    status = 78  # EX_CONFIG of sysexits.h
