"""What a table decides together: asking it, and the buttons by which the others agree or not."""

from __future__ import annotations

from bot.app.admission import Need, read
from bot.app.clicks import language, put, put_panel
from bot.app.press import Click, on
from bot.app.seating import say
from bot.app.serving import Interaction
from bot.store.proposals import HELD
from bot.ui import looks
from bot.ui.proposal import known_page


@on("askback", Need.SEAT)
async def before_asking(interaction: Interaction, click: Click) -> None:
    """Say what would stay known if the table took back somebody's last choice."""
    known = await interaction.client.host.together.known_back(click.visit.id, interaction.user.id, click.number)
    table = await read(interaction, click.visit)
    looks.seated(table)
    await put(interaction, known_page(table, known, language(interaction)))


@on("askgo", Need.SEAT, edits=True)
async def asking(interaction: Interaction, click: Click) -> None:
    """Ask the table to take it back; where nobody else plays the question stands there again."""
    state = await interaction.client.host.together.ask_back(click.visit.id, click.visit.person, click.number)
    if state == HELD:
        await put_panel(interaction, await read(interaction, click.visit))
    else:
        await answered(interaction, state)


@on("agree", Need.SEAT)
async def agreeing(interaction: Interaction, click: Click) -> None:
    """Agree to what is proposed."""
    await answered(interaction, await _say(interaction, click, agrees=True))


@on("refuse", Need.SEAT)
async def refusing(interaction: Interaction, click: Click) -> None:
    """Say no to what is proposed, or take back what one has proposed."""
    await answered(interaction, await _say(interaction, click, agrees=False))


async def _say(interaction: Interaction, click: Click, *, agrees: bool) -> str:
    return await interaction.client.host.together.say(click.visit.id, click.visit.person, click.number, agrees=agrees)


async def answered(interaction: Interaction, state: str) -> None:
    """Say to whoever proposed or answered where the proposal stands now."""
    await say(interaction, f"consent-now-{state}")
