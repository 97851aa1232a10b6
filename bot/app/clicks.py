"""What each click does: acknowledge, ask the host, show the page that follows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.app.errors import refused
from bot.app.press import Click, on
from bot.app.serving import Interaction
from bot.app.show import show
from bot.games import face_of, faces
from bot.games.speech import Speech
from bot.text import called, language_for, words
from bot.ui import looks
from bot.ui.arranging import FIRST_PAGE, Turned
from bot.ui.controls import MOST_OPTIONS
from bot.ui.help import explained, help_page, topics
from bot.ui.ids import unpacked
from bot.ui.log import ROWS, log_page
from bot.ui.page import Page
from bot.ui.panel import TAKEN_BACK, News, panel
from bot.ui.voices import speech_for
from bot.values.people import Person
from bot.values.refusal import HostError
from bot.values.table import Table, Told


def language(interaction: Interaction) -> str:
    """Return the language of whoever clicked."""
    return language_for(interaction.locale)


def person(interaction: Interaction) -> Person:
    """Return who clicked, for the host."""
    user = interaction.user
    moderates = interaction.guild_id is not None and interaction.permissions.manage_channels
    return Person(user.id, called(user.display_name, user.name), user.bot, moderates, user.name)


async def own(interaction: Interaction) -> None:
    """Acknowledge with a new message that only whoever clicked will see."""
    await interaction.response.defer(ephemeral=True, thinking=True)


async def read(interaction: Interaction, game: int) -> Table:
    """Return the table as whoever clicked may see it."""
    return await interaction.client.host.reading(game, interaction.user.id)


async def put(interaction: Interaction, page: Page) -> None:
    """Show a page in the acknowledged answer."""
    await show(interaction, interaction.client.studio, page)


# The table message, and everywhere else where a button opens a message of its own.


@on("play")
async def play(interaction: Interaction, click: Click) -> None:
    """Open the panel."""
    await own(interaction)
    table = await read(interaction, click.game)
    looks.seated(table)
    await put(interaction, panel(table, language(interaction)))


@on("hand")
async def hand(interaction: Interaction, click: Click) -> None:
    """Show the hand."""
    await own(interaction)
    await put(interaction, looks.hand(await read(interaction, click.game), language(interaction)))


@on("shelves")
async def shelves(interaction: Interaction, click: Click) -> None:
    """Show one's own shelf, or the first one."""
    await own(interaction)
    await put(interaction, looks.shelf(await read(interaction, click.game), None, language(interaction)))


@on("log")
async def log(interaction: Interaction, click: Click) -> None:
    """Show the newest page of the log."""
    await own(interaction)
    await _leaf(interaction, click.game, None)


@on("help")
async def helping(interaction: Interaction, click: Click) -> None:
    """Show the help."""
    await own(interaction)
    table = await interaction.client.host.reading(click.game)
    await put(interaction, help_page(speech_for(table, language(interaction))))


@on("explain")
async def explain(interaction: Interaction, click: Click) -> None:
    """Explain what matters at the question, beside the panel, which stays as it is."""
    await own(interaction)
    table = await read(interaction, click.game)
    looks.seated(table)
    await put(interaction, explained(table, language(interaction)))


# Inside such a message: it is edited in place.


@on("shelf")
async def shelf(interaction: Interaction, click: Click) -> None:
    """Show another shelf."""
    await interaction.response.defer()
    await put(interaction, looks.shelf(await read(interaction, click.game), click.number, language(interaction)))


@on("older")
@on("newer")
async def leaf(interaction: Interaction, click: Click) -> None:
    """Show another page of the log."""
    await interaction.response.defer()
    await _leaf(interaction, click.game, click.number)


async def _leaf(interaction: Interaction, game: int, number: int | None) -> None:
    table = await interaction.client.host.reading(game)
    page = await interaction.client.host.log(game, None, number, rows=ROWS)
    await put(interaction, log_page(table, page, language(interaction)))


@on("topic")
async def topic(interaction: Interaction, click: Click) -> None:
    """Show another topic of the help."""
    await interaction.response.defer()
    kinds = faces()
    if click.game >= len(kinds):
        raise HostError("error-old-button")
    speech = Speech(language(interaction), kinds[click.game].vocabulary, ())
    known = topics(face_of(speech.game))
    chosen = [known[index] for index in click.indices if index < len(known)]
    await put(interaction, help_page(speech, chosen[0] if chosen else None))


# The panel.


@on("pick")
async def pick(interaction: Interaction, click: Click) -> None:
    """Answer by a button."""
    await _answer(interaction, click, click.numbers[1:2])


@on("menu")
async def menu(interaction: Interaction, click: Click) -> None:
    """Answer by a menu."""
    await _answer(interaction, click, click.indices)


@on("none")
async def none(interaction: Interaction, click: Click) -> None:
    """Answer by picking nothing."""
    await _answer(interaction, click, ())


@on("done")
@on("heed")
async def done(interaction: Interaction, click: Click) -> None:
    """Answer by what was marked over several menus, or as a hint says."""
    await _answer(interaction, click, unpacked(click.numbers[1:]))


@on("mark")
async def mark(interaction: Interaction, click: Click) -> None:
    """Mark options of one page; those of other pages stay marked."""
    page = click.numbers[1] if len(click.numbers) > 1 else 0
    here = range(page * MOST_OPTIONS, (page + 1) * MOST_OPTIONS)
    elsewhere = [index for index in unpacked(click.numbers[2:]) if index not in here]
    await _turn(interaction, click, Turned(page, tuple(sorted({*elsewhere, *click.indices}))))


@on("prev")
@on("next")
async def turn(interaction: Interaction, click: Click) -> None:
    """Leaf through a long question."""
    page = click.numbers[1] if len(click.numbers) > 1 else 0
    await _turn(interaction, click, Turned(page, unpacked(click.numbers[2:])))


@on("fold")
async def fold(interaction: Interaction, click: Click) -> None:
    """Open another heading of a folded question, or leaf below it."""
    opened, page = (*click.indices, *click.numbers[1:3], 0, 0)[:2]
    await _turn(interaction, click, Turned(page, fold=opened))


@on("sure")
async def sure(interaction: Interaction, click: Click) -> None:
    """Ask once more before an answer that costs something."""
    await _turn(interaction, click, Turned(sure=click.numbers[1] if len(click.numbers) > 1 else None))


@on("hint")
async def hint(interaction: Interaction, click: Click) -> None:
    """Show advice on the question that waits now."""
    await interaction.response.defer()
    try:
        page = await advised(interaction, click.game)
    except HostError as refusal:
        await _refused(interaction, click, refusal)
        return
    await put(interaction, page)


async def advised(interaction: Interaction, game: int) -> Page:
    """Return the panel with advice on its question; raises HostError where none is given."""
    hinted = await interaction.client.host.hint(game, interaction.user.id)
    return panel(hinted.table, language(interaction), news=News(facts=hinted.table.facts, hint=hinted.hint))


@on("skip")
async def skip(interaction: Interaction, click: Click) -> None:
    """Leave out the guide to the first turn from now on."""
    await interaction.response.defer()
    await interaction.client.host.skip_guide(click.game, interaction.user.id)
    table = await read(interaction, click.game)
    looks.seated(table)
    await put(interaction, panel(table, language(interaction)))


@on("back")
async def back(interaction: Interaction, click: Click) -> None:
    """Take the last choice back."""
    host = interaction.client.host
    await _change(interaction, click, lambda: host.undo(click.game, interaction.user.id, click.number), TAKEN_BACK)


async def _turn(interaction: Interaction, click: Click, turned: Turned) -> None:
    await interaction.response.defer()
    table = await read(interaction, click.game)
    fresh = table.pending is not None and table.pending.number == click.number
    warning = "" if fresh else words(language(interaction), "stale")
    news = None if fresh else News(facts=table.facts, warning=warning)
    await put(interaction, panel(table, language(interaction), turned=turned if fresh else FIRST_PAGE, news=news))


async def _answer(interaction: Interaction, click: Click, indices: tuple[int, ...]) -> None:
    host = interaction.client.host
    user = interaction.user.id
    await _change(
        interaction,
        click,
        lambda: host.submit(click.game, user, click.number, indices=indices),
        "panel-happened",
    )


async def _change(interaction: Interaction, click: Click, change: Callable[[], Awaitable[Told]], heading: str) -> None:
    """Acknowledge, change the game, and show what follows or why not."""
    await interaction.response.defer()
    try:
        told = await change()
    except HostError as refusal:
        await _refused(interaction, click, refusal)
        return
    news = News(heading, told.facts)
    await put(interaction, panel(told.table, language(interaction), news=news))


async def _refused(interaction: Interaction, click: Click, refusal: HostError) -> None:
    """Say why not above the question as it stands now; raises the refusal itself where there is no panel for them."""
    table = await read(interaction, click.game)
    if table.seat is None or table.view is None:
        raise refusal
    warning = refused(language(interaction), refusal)
    await put(interaction, panel(table, language(interaction), news=News(facts=table.facts, warning=warning)))
