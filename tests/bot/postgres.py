"""A PostgreSQL of the tests' own, where the machine has one to start."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

SERVERS = Path("/usr/lib/postgresql")
OPTIONS = "-c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=60"


@contextmanager
def server() -> Iterator[str]:
    """Start a server on this machine and give the address of an empty database; skips where there is none."""
    found = shutil.which("pg_ctl") or next((str(path) for path in sorted(SERVERS.glob("*/bin/pg_ctl"))), None)
    if found is None:
        pytest.skip("NO POSTGRESQL ON THIS MACHINE, so nothing of it was tested: apt-get install postgresql")
    # Not pytest's folder, which nobody else may enter: PostgreSQL does not run as root.
    folder = Path(tempfile.mkdtemp(prefix="exlibris-postgres-"))
    try:
        yield from _started(found, folder)
    finally:
        shutil.rmtree(folder)


def _started(program: str, folder: Path) -> Iterator[str]:
    user = "postgres" if os.getuid() == 0 else None
    if user:
        shutil.chown(folder, user)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    def control(*words: str) -> None:
        subprocess.run(  # noqa: S603 - our own words
            [program, "--pgdata", folder / "data", "--silent", *words],
            user=user, cwd=folder, check=True, stdout=subprocess.DEVNULL,
        )  # fmt: skip

    control("initdb", "-o", "--username=tester --auth=trust --encoding=UTF8")
    control("start", "-w", "-l", str(folder / "log"), "-o", f"{OPTIONS} -p {port} -k {folder}")
    try:
        yield f"postgresql+asyncpg://tester@127.0.0.1:{port}/postgres"
    finally:
        control("stop", "-m", "immediate")
