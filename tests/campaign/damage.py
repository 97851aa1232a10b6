"""A database file of which some bytes are others: it is refused at the start in one line, or can be read and played."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

from structlog.testing import capture_logs

from bot.store import StoreError
from bot.tools.operating.checking import check
from bot.values.refusal import HostError
from tests.bot.hosted import ANNA, BEN, hosted

PAGE = 4096
TOLD = {"game-damaged", "not-readable", "not-saved"}


def file(seed: str, number: int, folder: Path) -> Counter[str]:
    """Damage what a seed and a number say, start on it, and let somebody play."""
    path = folder / "damaged.db"
    for old in folder.glob("damaged.db*"):
        old.unlink()
    path.write_bytes(spoilt(sound(folder / "sound.db"), Random(f"{seed}:{number}")))
    with capture_logs():
        told = asyncio.run(start(path))
    assert "\n" not in told
    assert told in {"", *TOLD} or told.startswith("refused: ")
    return Counter({"files": 1, "refused at the start" if told.startswith("refused: ") else "played": 1})


async def start(path: Path) -> str:
    """Start on a file, read and play; return what whoever runs the bot, or plays, is told of the damage."""
    try:
        async with hosted(path, deliver=False) as world:
            await world.host.resume_all()
            await world.host.reading(1, ANNA.user_id)
            await world.play(1, [ANNA, BEN], 2)
            await check(world.store)
    except StoreError as error:
        return f"refused: {error}"
    except HostError as refusal:
        return refusal.key
    return ""


def spoilt(data: bytes, luck: Random) -> bytes:
    """Return a file with a page, a few bytes or its end gone."""
    place, length = luck.randrange(len(data)), luck.choice((1, 8, 100, PAGE, 3 * PAGE))
    if luck.random() < 0.2:
        return data[:place]
    if length >= PAGE:
        place -= place % PAGE
    return data[:place] + luck.choice((bytes(length), luck.randbytes(length))) + data[place + length :]


def sound(path: Path) -> bytes:
    """Return a sound file with a game in play, made once."""
    if not path.exists():
        asyncio.run(play(path))
    return path.read_bytes()


async def play(path: Path) -> None:
    async with hosted(path) as world:
        game = await world.game(ANNA, BEN, automatic=1)
        await world.play(game, [ANNA, BEN], 4)
        await world.quiet()
