"""A program that tests start in a folder with a fourth game among ours: it plays it whole, through the host.

It must import nothing of the tests that puts the game on offer by hand.
"""

import asyncio
import re
import sys
from pathlib import Path

from bot.app.commands import group_for
from bot.games import face_of, faces
from bot.hosting.host import Host
from bot.store import Store
from bot.studio.drawing import draw
from bot.tools.simulate import simulate
from bot.ui.help import help_page
from bot.ui.messages import final_page
from bot.ui.page import Page
from bot.ui.panel import panel
from bot.ui.table_message import table_page
from bot.ui.voices import speech_for
from bot.values.people import Person, Place
from bot.values.table import Table
from data.words import languages
from engine.catalogue import games
from tests.bot.fake_discord import Discord, FakeCourier

PEOPLE = (Person(1, "Ada"), Person(2, "Borges"))


def looked_at(page: Page, game: str) -> None:
    """Assert that a page says all that it says in words, and that its picture can be drawn."""
    assert page.content
    assert not re.search(rf"\b{game}-[a-z]|\*\*\*\*|[{{}}]", page.content), page.content
    if page.sketch is not None:
        assert draw(page.sketch, page.language).picture.alt


async def play(game: str, database: str) -> Table:
    """Play a game whole: two people by the first answers that are legal, and an automatic player."""
    store = await Store.open(database)
    host, discord = Host(store), Discord()
    await host.open(FakeCourier(host, discord))
    opened = (await host.start(game, Place(1, 2), PEOPLE[0], {})).id
    await host.join(opened, PEOPLE[1])
    await host.add_automatic(opened, PEOPLE[0])
    await host.begin(opened, PEOPLE[0])
    while (table := await host.reading(opened)).game.active:
        for language in languages():
            looked_at(table_page(table, language), game)
        for person in PEOPLE:
            await answer(host, opened, person, game)
    await host.settle()
    assert discord.of("final")
    await host.close()
    await store.close()
    return table


async def answer(host: Host, opened: int, person: Person, game: str) -> None:
    """Answer what somebody is asked, if they are."""
    table = await host.reading(opened, person.user_id)
    looked_at(panel(table, "fr"), game)
    if table.pending is not None and table.game.active:
        least = table.pending.ask.at_least
        await host.submit(opened, person.user_id, table.pending.number, indices=tuple(range(least)))


def main(game: str, database: str) -> None:
    """Play a game that this process has only found."""
    assert game in games()
    assert [face.key for face in faces()] == list(games())
    face = face_of(game)
    names = {command.name for command in group_for(face).commands}
    assert names >= {"start", "play", "board", *face.commands.answers, *face.commands.looks}
    simulate(game, ["random"] * 3, 5, "seed", {})
    over = asyncio.run(play(game, database))
    looked_at(final_page(over, "en"), game)
    if face.help is not None:
        looked_at(help_page(speech_for(over, "en")), game)
    here = Path(sys.modules[f"engine.{game}"].__file__ or "")
    assert here.is_relative_to(Path.cwd()), here


if __name__ == "__main__":
    main(*sys.argv[1:])
