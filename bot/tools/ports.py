"""Which ports of this machine are free."""

from __future__ import annotations

import socket

from bot.values.complaint import Complaint

MOST_TRIED = 50


def free_ports(first: int) -> int:
    """Return the first port, from a given one on, that is free with the one after it; raises Complaint without any."""
    for port in range(first, first + MOST_TRIED):
        if _free(port) and _free(port + 1):
            return port
    raise Complaint(f"no two ports in a row are free from {first} on; try another one with --port")


def _free(port: int) -> bool:
    with socket.socket() as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind(("127.0.0.1", port))
        except (OSError, OverflowError):
            return False
    return True
