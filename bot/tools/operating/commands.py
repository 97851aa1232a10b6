"""The commands of an operator, for the command line; each imports what it needs when it is used."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add all of them to a command line."""
    games = commands.add_parser("games", help="list the games of the database, those in play unless told otherwise")
    games.add_argument("--state", action="append", choices=["lobby", "running", "over", "ended"], default=[])
    games.add_argument("--game", default="", help="only of this kind, such as exlibris")
    games.add_argument("--server", type=int, default=0, help="only in the server with this id")
    games.set_defaults(do=_games)
    show = commands.add_parser("show", help="show one game: seats, options, what it has still to tell; no card")
    show.add_argument("id", type=int)
    show.set_defaults(do=_show)
    check = commands.add_parser("check", help="look whether all that must hold of a game, or of all, does hold")
    check.add_argument("id", type=int, nargs="?")
    check.set_defaults(do=_check)
    repair = commands.add_parser("repair", help="bring a game that can't be loaded back to the start of its turn")
    repair.add_argument("id", type=int)
    repair.add_argument("--back", action="store_true", help="though it can be loaded")
    repair.set_defaults(do=_repair)
    backup = commands.add_parser("backup", help="copy the database into a new file, also while the bot runs")
    backup.add_argument("file", type=Path)
    backup.set_defaults(do=_backup)
    restore = commands.add_parser("restore", help="put a backup in the place of the database; the bot must be stopped")
    restore.add_argument("file", type=Path)
    restore.set_defaults(do=_restore)
    move = commands.add_parser("move", help="copy all into another, empty database; the bot must be stopped")
    move.add_argument(
        "--from", dest="source", metavar="URL", required=True, help="such as sqlite+aiosqlite:///exlibris.db"
    )
    move.add_argument(
        "--to", dest="target", metavar="URL", required=True, help="such as postgresql+asyncpg://me@host/exlibris"
    )
    move.set_defaults(do=_move)
    doctor = commands.add_parser("doctor", help="look at settings, database, typefaces, Discord and the clock")
    doctor.set_defaults(do=_doctor)


def _games(chosen: argparse.Namespace) -> None:
    from bot.tools.operating.listing import IN_PLAY, games
    from bot.tools.operating.opening import address, opened

    async def listed() -> list[str]:
        async with opened(address()) as store:
            return await games(store, chosen.state or IN_PLAY, chosen.game, chosen.server)

    print("\n".join(asyncio.run(listed())) or "no such game")


def _show(chosen: argparse.Namespace) -> None:
    from bot.tools.operating.listing import show
    from bot.tools.operating.opening import address, opened

    async def shown() -> list[str]:
        async with opened(address()) as store:
            return await show(store, chosen.id)

    print("\n".join(asyncio.run(shown())))


def _check(chosen: argparse.Namespace) -> None:
    from bot.tools.operating.checking import check
    from bot.tools.operating.opening import address, opened

    async def checked() -> tuple[int, list[str]]:
        async with opened(address()) as store:
            return await check(store, chosen.id)

    count, wrong = asyncio.run(checked())
    print("\n".join([*wrong, f"{count} looked at, {len(wrong)} things wrong"]))
    sys.exit(1 if wrong else 0)


def _repair(chosen: argparse.Namespace) -> None:
    from bot.tools.operating.opening import address, opened
    from bot.tools.operating.repairing import repair

    async def repaired() -> str:
        async with opened(address()) as store:
            return await repair(store, chosen.id, back=chosen.back)

    print(asyncio.run(repaired()))


def _backup(chosen: argparse.Namespace) -> None:
    from bot.tools.operating.backups import backup
    from bot.tools.operating.opening import address

    print(backup(address(), chosen.file))


def _restore(chosen: argparse.Namespace) -> None:
    from bot.tools.operating.backups import restore
    from bot.tools.operating.opening import address

    print(restore(address(), chosen.file))


def _move(chosen: argparse.Namespace) -> None:
    from bot.tools.operating.moving import move

    print(asyncio.run(move(chosen.source, chosen.target)))


def _doctor(_: argparse.Namespace) -> None:
    from bot.tools.operating.doctor import doctor

    found = asyncio.run(doctor())
    print("\n".join(map(str, found)))
    sys.exit(0 if all(finding.well for finding in found) else 1)
