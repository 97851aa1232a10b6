"""The `exlibris` command."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.tools.operating import commands as operating
from bot.values.complaint import Complaint, SetUpComplaint
from data.components import UnplayableError

STOPS = {signal.SIGTERM, signal.SIGINT}


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line; ends the process with 1 and one line where something is missing or wrong, or with 78."""
    chosen = _parser().parse_args(arguments)
    try:
        chosen.do(chosen)
    except Complaint as error:
        _end(error, error.status, stays=getattr(chosen, "stay", False))
    except UnplayableError as error:
        _end(error, SetUpComplaint.status, stays=getattr(chosen, "stay", False))
    except KeyboardInterrupt:
        sys.exit(130)


def _end(error: Exception, status: int, *, stays: bool) -> None:
    print(f"exlibris: {error}", file=sys.stderr)
    if stays and status == SetUpComplaint.status:
        # Blocked first, for to the first process of a container nobody delivers what is not.
        signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
        signal.sigwait(STOPS)
    sys.exit(status)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="exlibris", description="A Discord bot that hosts games about books.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    run = commands.add_parser("run", help="run the bot; DISCORD_TOKEN must be set, see .env.example")
    run.add_argument(
        "--stay",
        action="store_true",
        help="say once what must be put right first, and wait to be stopped: for whatever would start it again",
    )
    run.set_defaults(do=_run)
    _add_play(commands)
    _add_simulate(commands)
    _add_ladder(commands)
    _add_pictures(commands)
    theme = commands.add_parser("theme", help="draw the page that shows colours, emblems and type")
    theme.add_argument("--out", type=Path, default=Path("theme.png"), help="a file")
    theme.set_defaults(do=_theme)
    index = commands.add_parser("index", help="draw all kinds of pictures on one page, as phones show them")
    index.add_argument("--out", type=Path, default=Path("index.png"), help="a file")
    index.set_defaults(do=_index)
    _add_verify(commands)
    operating.add(commands)
    tongues = commands.add_parser("languages", help="list what each language has still to say")
    tongues.set_defaults(do=_languages)
    _add_bench(commands)
    return parser


def _add_bench(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    bench = commands.add_parser("bench", help="measure engine, pictures and clicks, as figures and ratios")
    bench.add_argument("--load", action="store_true", help="the whole bot under load instead, beside a bare one")
    bench.add_argument("--start", action="store_true", help="what a start costs instead, beside a bare bot's")
    bench.add_argument("--kept", action="store_true", help="how much room finished games take in the database instead")
    bench.add_argument("--games", type=int, default=20_000, help="of the start: so many games run")
    bench.add_argument("--seed", default="0", help="of the load: any text; the same seed has the same luck")
    bench.add_argument("--tables", type=int, default=50, help="of the load: so many games in play")
    bench.add_argument("--rate", type=float, default=40.0, help="of the load: so many interactions a second")
    bench.add_argument("--seconds", type=float, default=40.0, help="of the load: so long")
    bench.add_argument("--processes", type=int, default=1, help="of the load: so many processes of the bot")
    bench.add_argument("--database", default="", help="of the load: a PostgreSQL, on which one is made for the time")
    bench.set_defaults(do=_bench)


def _add_play(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    play = commands.add_parser("play", help="play in the browser: no token, no account")
    play.add_argument(
        "--port",
        type=int,
        default=8765,
        help="of the index page, or the next one that is free; the one after it is used too",
    )
    play.add_argument("--language", default="en", help="of everybody's Discord, such as fr, pt-BR or ru")
    play.add_argument("--no-browser", action="store_true", help="don't open the browser")
    play.set_defaults(do=_play)


def _add_simulate(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    simulate = commands.add_parser("simulate", help="play whole games through the engine alone")
    simulate.add_argument("game", help="such as exlibris")
    simulate.add_argument("--players", type=int, default=4)
    simulate.add_argument("--games", type=int, default=10)
    simulate.add_argument("--seed", default="0", help="any text; the same seed plays the same games")
    simulate.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game")
    simulate.add_argument("--seats", default="", help="a strength per player: auto, random or one of the game's own")
    simulate.add_argument("--random", action="store_true", help="all seats choose by luck")
    simulate.add_argument(
        "--waits", action="store_true", help="count how often somebody else is waited for, with orders"
    )
    simulate.add_argument("--taps", action="store_true", help="count the taps that a person needs at a phone")
    simulate.add_argument("--json", action="store_true", help="print one line of JSON")
    simulate.set_defaults(do=_simulate)


def _add_ladder(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    ladder = commands.add_parser("ladder", help="let all automatic players of a game play against each other")
    ladder.add_argument("game", help="such as exlibris")
    ladder.add_argument("--games", type=int, default=20, help="between any two; each deal is played from all seats")
    ladder.add_argument("--seats", type=int, default=2, help="one against so many others of a kind, or 1: each alone")
    ladder.add_argument("--seed", default="0", help="any text; the same seed plays the same games")
    ladder.add_argument("--players", default="", help="some of them, such as scholar,headmaster")
    ladder.add_argument("--playouts", type=int, default=0, help="how many a search has")
    ladder.add_argument("--book", type=Path, help="a file of games: what stands there is not played again")
    ladder.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game")
    ladder.add_argument("--json", action="store_true", help="print one line of JSON")
    ladder.add_argument("--ratings", action="store_true", help="play nothing; print ratings.toml from the book's games")
    ladder.set_defaults(do=_ladder)


def _add_pictures(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    pictures = commands.add_parser("pictures", help="draw board, shelves and hands of a game as PNG files")
    pictures.add_argument("game", help="such as exlibris")
    pictures.add_argument("--seed", default="0")
    pictures.add_argument("--players", type=int, default=4)
    pictures.add_argument("--moves", type=int, default=120, help="how many choices are made before it is drawn")
    pictures.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game")
    pictures.add_argument("--language", default="en", help="such as fr, pt or ru")
    pictures.add_argument("--film", action="store_true", help="draw the whole game as a film too")
    pictures.add_argument("--out", type=Path, default=Path("pictures"), help="a folder")
    pictures.set_defaults(do=_pictures)


def _add_verify(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    verify = commands.add_parser("verify", help="play an exported game again: does every shuffle follow from its seed?")
    verify.add_argument("file", type=Path, help="such as exlibris-7.json")
    verify.add_argument("--published", metavar="FINGERPRINT", help="what the bot told when the game began")
    verify.set_defaults(do=_verify)


def _run(chosen: argparse.Namespace) -> None:
    from bot.process.start import imported

    imported()()


def _play(chosen: argparse.Namespace) -> None:
    try:
        from bot.tools.playground import play
    except ModuleNotFoundError as error:
        sys.exit(f"The playground needs the extra “play”, which brings {error.name}: pip install '.[play]'")
    play(chosen.port, chosen.language, browser=not chosen.no_browser)


def _simulate(chosen: argparse.Namespace) -> None:
    from bot.tools.simulate import report, simulate

    options = dict(_option(text) for text in chosen.option)
    if chosen.waits:
        _waits(chosen, options)
        return
    if chosen.taps:
        _taps(chosen, options)
        return
    seats = chosen.seats.split(",") if chosen.seats else ["random" if chosen.random else "auto"] * chosen.players
    print(report(simulate(chosen.game, seats, chosen.games, chosen.seed, options), as_json=chosen.json))


def _waits(chosen: argparse.Namespace, options: dict[str, int]) -> None:
    from bot.tools.waits import report, waits

    how = (chosen.game, chosen.players, chosen.games)
    print(report(*how, waits(*how, chosen.seed, options), as_json=chosen.json))


def _taps(chosen: argparse.Namespace, options: dict[str, int]) -> None:
    from bot.tools.taps import report, taps

    strength = "random" if chosen.random else chosen.seats or "auto"
    hints = bool(options.pop("hints", 1))
    found = taps(chosen.game, chosen.players, chosen.games, chosen.seed, options, strength=strength, hints=hints)
    print(report(found, as_json=chosen.json))


def _ladder(chosen: argparse.Namespace) -> None:
    from bot.tools.ladder import climb, foot_of, report
    from bot.tools.ladder_ratings import as_toml
    from bot.tools.scorebook import Scorebook

    players = [name for name in chosen.players.split(",") if name]
    ladder = foot_of(chosen.game, chosen.seed, players, chosen.playouts, chosen.seats)
    book = Scorebook(chosen.book) if chosen.book else None
    if book and chosen.ratings:
        print(as_toml(chosen.game, book.games.values()))
        return
    for game in climb(ladder, chosen.games, dict(_option(text) for text in chosen.option), book):
        print(*game.seats, *game.scores, file=sys.stderr)
    print(report(ladder, as_json=chosen.json, book=book))


def _theme(chosen: argparse.Namespace) -> None:
    from bot.tools.gallery import theme_of

    print(theme_of(chosen.out))


def _index(chosen: argparse.Namespace) -> None:
    from bot.tools.contact_sheet import write_index

    print(write_index(chosen.out))


def _pictures(chosen: argparse.Namespace) -> None:
    from bot.tools.gallery import draw_all, film_of

    given = (chosen.game, chosen.players, chosen.seed)
    how: dict[str, Any] = {"options": dict(_option(text) for text in chosen.option), "language": chosen.language}
    for path in draw_all(*given, chosen.moves, chosen.out, **how):
        print(path)
    if chosen.film:
        print(film_of(*given, chosen.out, **how))


def _verify(chosen: argparse.Namespace) -> None:
    from bot.tools.verify import report, verify

    findings = verify(chosen.file, chosen.published)
    print(report(findings))
    sys.exit(0 if all(found.fits for found in findings) else 1)


def _languages(chosen: argparse.Namespace) -> None:
    from bot.tools.languages import report

    for line in report():
        print(line)


def _bench(chosen: argparse.Namespace) -> None:
    if chosen.load:
        asyncio.run(_load(chosen))
        return
    if chosen.kept:
        _kept()
        return
    if chosen.start:
        asyncio.run(_starts(chosen.games))
        return
    from bot.tools.bench import bench

    for line in bench():
        print(line)


def _kept() -> None:
    from bot.tools.bench_kept import kept

    for line in kept():
        print(line, flush=True)


async def _starts(games: int) -> None:
    from bot.tools.bench_start import starts

    async for line in starts(games):
        print(line, flush=True)


async def _load(chosen: argparse.Namespace) -> None:
    from bot.tools.load.run import Plan, load

    measured = Plan(chosen.seed, chosen.tables, chosen.rate, chosen.seconds)
    async for line in load(replace(measured, processes=chosen.processes, postgres=chosen.database)):
        print(line, flush=True)


def _option(text: str) -> tuple[str, int]:
    name, _, value = text.partition("=")
    try:
        return name, int(value)
    except ValueError:
        sys.exit(f"--option {text}: write it as name=number")
