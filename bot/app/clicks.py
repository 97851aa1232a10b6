"""What each click does: ask the host, show the page that follows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from bot.app import tongue
from bot.app.admission import Need, Visit, read
from bot.app.errors import refused
from bot.app.press import Click, on
from bot.app.serving import Interaction
from bot.app.show import show
from bot.games import face_of, faces
from bot.games.speech import Speech
from bot.text import words
from bot.ui import looks
from bot.ui.arranging import FIRST_PAGE, Turned
from bot.ui.help import explained, help_page, topics
from bot.ui.ids import unpacked
from bot.ui.log import ROWS, log_page
from bot.ui.page import Page
from bot.ui.panel import TAKEN_BACK, News, panel
from bot.ui.recap import recap
from bot.ui.turning import TURNING
from bot.ui.voices import speech_for
from bot.values.refusal import HostError
from bot.values.table import Game, Table, Told, Waiting

language = tongue.language


MOST_THOUGHT = 60.0
"""Seconds for which a panel waits for masters to go on by itself."""


async def put(interaction: Interaction, page: Page) -> int:
    """Show a page in the acknowledged answer; return the id of its message."""
    return await show(interaction, interaction.client.studio, page)


async def put_panel(
    interaction: Interaction, table: Table, *, turned: Turned = FIRST_PAGE, news: News | None = None
) -> None:
    """Show somebody's panel, which leads on to their next game where this one asks nothing more of them.

    Where a master thinks it goes on by itself afterwards.
    """
    others = () if table.must_act else await _others(interaction, table)
    whole = await interaction.client.host.whole.moves(table)
    page = panel(table, language(interaction), turned=turned, news=news, others=others, whole=whole)
    message = await put(interaction, page)
    if table.thinking and not table.must_act:
        interaction.client.following.start(message, partial(_gone_on, interaction, table.game))


async def _others(interaction: Interaction, table: Table) -> tuple[Waiting, ...]:
    """Return somebody's other games that wait for them; none where they can't be read, for what they chose is saved."""
    try:
        return await interaction.client.host.waiting_for(interaction.user.id, but=table.game.id)
    except HostError:
        return ()


async def _gone_on(interaction: Interaction, game: Game) -> None:
    """Show the panel again once masters have thought."""
    host, user = interaction.client.host, interaction.user.id
    await host.thought(game.id, MOST_THOUGHT)
    table = await host.reading(game.id, user)
    if table.game.number != game.number and table.seat is not None:
        await put_panel(interaction, table)


# The table message, and everywhere else where a button opens a message of its own.


@on("go", Need.SEAT)
@on("play", Need.SEAT)
async def play(interaction: Interaction, click: Click) -> None:
    """Open the panel."""
    table = await read(interaction, click.visit)
    looks.seated(table)
    await put_panel(interaction, table)


@on("hand", Need.SEAT)
async def hand(interaction: Interaction, click: Click) -> None:
    """Show the hand."""
    await show_hand(interaction, click.visit)


async def show_hand(interaction: Interaction, visit: Visit) -> None:
    """Show somebody their hand, and bring it by direct message too, if these are open by now."""
    await put(interaction, looks.hand(await read(interaction, visit), language(interaction)))
    interaction.client.host.send_hand(visit.id, visit.person.user_id)


@on("shelves", Need.LOOK)
async def shelves(interaction: Interaction, click: Click) -> None:
    """Show one's own shelf, or the first one."""
    await put(interaction, looks.shelf(await read(interaction, click.visit), None, language(interaction)))


@on("log", Need.LOOK)
async def log(interaction: Interaction, click: Click) -> None:
    """Show the newest page of the log."""
    await _leaf(interaction, click.visit, None)


@on("help", Need.LOOK)
async def helping(interaction: Interaction, click: Click) -> None:
    """Show the help."""
    table = await read(interaction, click.visit)
    await put(interaction, help_page(speech_for(table, language(interaction))))


@on("explain", Need.SEAT)
async def explain(interaction: Interaction, click: Click) -> None:
    """Explain what matters at the question, beside the panel, which stays as it is."""
    table = await read(interaction, click.visit)
    looks.seated(table)
    await put(interaction, explained(table, language(interaction)))


@on("more", Need.SEAT)
async def more(interaction: Interaction, click: Click) -> None:
    """Tell all that happened since one's last move, beside the panel, which stays as it is."""
    table = await interaction.client.host.reading(click.visit.id, click.visit.person.user_id, own=True)
    looks.seated(table)
    await put(interaction, recap(table, language(interaction)))


# Inside such a message: it is edited in place.


@on("shelf", Need.LOOK, edits=True)
async def shelf(interaction: Interaction, click: Click) -> None:
    """Show another shelf."""
    await put(interaction, looks.shelf(await read(interaction, click.visit), click.number, language(interaction)))


@on("older", Need.LOOK, edits=True)
@on("newer", Need.LOOK, edits=True)
async def leaf(interaction: Interaction, click: Click) -> None:
    """Show another page of the log."""
    await _leaf(interaction, click.visit, click.number)


async def _leaf(interaction: Interaction, visit: Visit, number: int | None) -> None:
    table = await interaction.client.host.reading(visit.id, before=visit.glimpse)
    page = await interaction.client.host.log(visit.id, None, number, rows=ROWS)
    await put(interaction, log_page(table, page, language(interaction)))


@on("topic", Need.NOTHING, edits=True)
async def topic(interaction: Interaction, click: Click) -> None:
    """Show another topic of the help."""
    kinds = faces()
    if click.first >= len(kinds):
        raise HostError("error-old-button")
    speech = Speech(language(interaction), kinds[click.first].vocabulary, ())
    known = topics(face_of(speech.game))
    chosen = [known[index] for index in click.indices if index < len(known)]
    await put(interaction, help_page(speech, chosen[0] if chosen else None))


# The panel.


@on("pick", Need.SEAT, edits=True)
async def pick(interaction: Interaction, click: Click) -> None:
    """Answer by a button."""
    await _answer(interaction, click, click.numbers[1:2])


@on("menu", Need.SEAT, edits=True)
async def menu(interaction: Interaction, click: Click) -> None:
    """Answer by a menu."""
    await _answer(interaction, click, click.indices)


@on("whole", Need.SEAT, edits=True)
async def whole(interaction: Interaction, click: Click) -> None:
    """Give several answers at once: a button names the move, or a menu of them does."""
    host, numbers = interaction.client.host, (*click.numbers[1:3], *click.indices)
    if len(numbers) < 2:
        raise HostError("error-old-button")
    mark, place = numbers[0], numbers[-1]
    work = partial(host.whole.submit, click.visit.id, interaction.user.id, click.number, mark, place)
    await _change(interaction, click, work, "panel-happened")


@on("none", Need.SEAT, edits=True)
async def none(interaction: Interaction, click: Click) -> None:
    """Answer by picking nothing."""
    await _answer(interaction, click, ())


@on("done", Need.SEAT, edits=True)
@on("heed", Need.SEAT, edits=True)
async def done(interaction: Interaction, click: Click) -> None:
    """Answer by what was marked over several menus, or as a hint says."""
    await _answer(interaction, click, unpacked(click.numbers[1:]))


@on("mark", Need.SEAT, edits=True)
async def mark(interaction: Interaction, click: Click) -> None:
    """Mark options of one page."""
    await _turn(interaction, click, "mark")


@on("prev", Need.SEAT, edits=True)
@on("next", Need.SEAT, edits=True)
async def turn(interaction: Interaction, click: Click) -> None:
    """Leaf through a long question."""
    await _turn(interaction, click, "next")


@on("fold", Need.SEAT, edits=True)
async def fold(interaction: Interaction, click: Click) -> None:
    """Open another heading of a folded question, or leaf below it."""
    await _turn(interaction, click, "fold")


@on("sure", Need.SEAT, edits=True)
async def sure(interaction: Interaction, click: Click) -> None:
    """Ask once more before an answer that costs something."""
    await _turn(interaction, click, "sure")


@on("hint", Need.SEAT, edits=True, costly=True)
async def hint(interaction: Interaction, click: Click) -> None:
    """Show advice on the question that waits now."""
    try:
        page = await advised(interaction, click.visit)
    except HostError as refusal:
        await _refused(interaction, click, refusal)
        return
    await put(interaction, page)


async def advised(interaction: Interaction, visit: Visit) -> Page:
    """Return the panel with advice on its question; raises HostError where none is given."""
    hinted = await interaction.client.host.hint(visit.id, visit.person.user_id)
    news = News(facts=hinted.table.facts, hint=hinted.hint, second=hinted.second)
    whole = await interaction.client.host.whole.moves(hinted.table)
    return panel(hinted.table, language(interaction), news=news, whole=whole)


@on("skip", Need.SEAT, edits=True)
async def skip(interaction: Interaction, click: Click) -> None:
    """Leave out the guide to the first turn from now on."""
    await interaction.client.host.skip_guide(click.visit.id, interaction.user.id)
    table = await read(interaction, click.visit)
    looks.seated(table)
    await put_panel(interaction, table)


@on("back", Need.SEAT, edits=True)
async def back(interaction: Interaction, click: Click) -> None:
    """Take the last choice back."""
    host = interaction.client.host
    await _change(interaction, click, lambda: host.undo(click.visit.id, interaction.user.id, click.number), TAKEN_BACK)


async def _turn(interaction: Interaction, click: Click, verb: str) -> None:
    turned = TURNING[verb](click.numbers[1:], click.indices)
    table = await read(interaction, click.visit)
    looks.seated(table)
    fresh = table.pending is not None and table.pending.number == click.number
    warning = "" if fresh else words(language(interaction), "stale")
    news = None if fresh else News(facts=table.facts, warning=warning)
    await put_panel(interaction, table, turned=turned if fresh else FIRST_PAGE, news=news)


async def _answer(interaction: Interaction, click: Click, indices: tuple[int, ...]) -> None:
    host = interaction.client.host
    user = interaction.user.id
    await _change(
        interaction,
        click,
        lambda: host.submit(click.visit.id, user, click.number, indices=indices),
        "panel-happened",
    )


async def _change(interaction: Interaction, click: Click, change: Callable[[], Awaitable[Told]], heading: str) -> None:
    """Change the game, and show what follows or why not."""
    try:
        told = await change()
    except HostError as refusal:
        await _refused(interaction, click, refusal)
        return
    await put_panel(interaction, told.table, news=News(heading, told.facts))


async def _refused(interaction: Interaction, click: Click, refusal: HostError) -> None:
    """Say why not above the question as it stands now; raises the refusal itself where there is no panel for them."""
    table = await read(interaction, click.visit)
    if table.seat is None or table.view is None:
        raise refusal
    warning = refused(language(interaction), refusal)
    await put_panel(interaction, table, news=News(facts=table.facts, warning=warning))
