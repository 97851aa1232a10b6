"""The command group of any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from discord import app_commands

from bot.app import afterwards, seating
from bot.app.admission import Need, read
from bot.app.clicks import advised, language, put, put_panel, show_hand
from bot.app.commands import suggest
from bot.app.commands.answering import answered
from bot.app.commands.door import privately
from bot.app.commands.extras import answer_command, board_command, look_command, start_command
from bot.app.commands.finding import game_for, seat_of
from bot.app.commands.hints import hint, of_a_game, of_a_game_over
from bot.app.commands.typed import typed_command
from bot.app.places import place_of_game
from bot.app.serving import Interaction
from bot.games import Face
from bot.games.speech import Speech
from bot.ui import looks
from bot.ui.help import help_page, searched
from bot.ui.log import ROWS, log_page
from bot.ui.panel import TAKEN_BACK, News
from bot.values.states import Last

Number = app_commands.Range[int, 1, 100_000]


LACKING: Mapping[str, Callable[[Face], bool]] = {
    "hand": lambda face: face.describing.hand is None,
    "shelf": lambda face: face.describing.shelf is None,
    "film": lambda face: face.pictures is None,
    "rules": lambda face: face.help is None,
}
"""The commands of parts that a game may lack."""


def group_for(face: Face) -> app_commands.Group:
    """Return a new command group for a game; it goes into one command tree."""
    group, commands = GameGroup(face), face.commands
    group.add_command(start_command(face))
    group.add_command(board_command(face))
    for name in commands.answers:
        group.add_command(answer_command(face, name))
    for answer in commands.typed:
        group.add_command(typed_command(face, answer))
    for name in commands.looks:
        group.add_command(look_command(face, name))
    return group


class GameGroup(app_commands.Group):
    """What every game can do. Each command does what a button would do."""

    def __init__(self, face: Face) -> None:
        self.face = face
        title = Speech("en", face.vocabulary, ()).title
        super().__init__(name=face.key, description=hint("command-group", game=title))
        for name, lacking in LACKING.items():
            if lacking(face):
                self.remove_command(name)

    @app_commands.command(description=hint("command-join"))
    @app_commands.describe(colour=hint("option-colour"), luck=hint("option-luck"))
    @app_commands.autocomplete(colour=suggest.colours)
    @privately(Need.HERE)
    async def join(self, interaction: Interaction, colour: str | None = None, luck: str | None = None) -> None:
        meant = suggest.colour_of(interaction, colour) if colour else None
        await seating.join(interaction, await game_for(interaction, self.face, None), meant, luck)

    @app_commands.command(description=hint("command-leave"))
    @of_a_game
    @privately(Need.SEAT)
    async def leave(self, interaction: Interaction, game: str | None = None) -> None:
        await seating.leave(interaction, await game_for(interaction, self.face, game))

    @app_commands.command(description=hint("command-begin"))
    @privately(Need.LOOK)
    async def begin(self, interaction: Interaction) -> None:
        await seating.begin(interaction, await game_for(interaction, self.face, None))

    @app_commands.command(description=hint("command-end"))
    @of_a_game
    @privately(Need.LOOK)
    async def end(self, interaction: Interaction, game: str | None = None) -> None:
        await seating.end(interaction, await game_for(interaction, self.face, game))

    @app_commands.command(description=hint("command-play"))
    @of_a_game
    @privately(Need.SEAT)
    async def play(self, interaction: Interaction, game: str | None = None) -> None:
        table = await read(interaction, await game_for(interaction, self.face, game))
        looks.seated(table)
        await put_panel(interaction, table)

    @app_commands.command(description=hint("command-choose"))
    @app_commands.describe(answer=hint("option-answer"))
    @app_commands.autocomplete(answer=suggest.answers)
    @of_a_game
    @privately(Need.SEAT)
    async def choose(self, interaction: Interaction, answer: str, game: str | None = None) -> None:
        await answered(interaction, self.face, answer, game)

    @app_commands.command(name="hint", description=hint("command-hint"))
    @of_a_game
    @privately(Need.SEAT, costly=True)
    async def advice(self, interaction: Interaction, game: str | None = None) -> None:
        found = await game_for(interaction, self.face, game)
        looks.seated(await read(interaction, found))
        await put(interaction, await advised(interaction, found))

    @app_commands.command(description=hint("command-undo"))
    @of_a_game
    @privately(Need.SEAT)
    async def undo(self, interaction: Interaction, game: str | None = None) -> None:
        found = await game_for(interaction, self.face, game)
        told = await interaction.client.host.undo(found.id, interaction.user.id)
        await put_panel(interaction, told.table, news=News(TAKEN_BACK, told.facts))

    @app_commands.command(description=hint("command-hand"))
    @of_a_game
    @privately(Need.SEAT)
    async def hand(self, interaction: Interaction, game: str | None = None) -> None:
        await show_hand(interaction, await game_for(interaction, self.face, game))

    @app_commands.command(description=hint("command-shelf"))
    @app_commands.describe(player=hint("option-player"))
    @app_commands.autocomplete(player=suggest.players)
    @of_a_game
    @privately(Need.LOOK)
    async def shelf(self, interaction: Interaction, player: str | None = None, game: str | None = None) -> None:
        table = await read(interaction, await game_for(interaction, self.face, game, Last.BEGUN))
        seat = None if player is None else seat_of(table, language(interaction), player)
        await put(interaction, looks.shelf(table, seat, language(interaction)))

    @app_commands.command(description=hint("command-status"))
    @of_a_game
    @privately(Need.LOOK)
    async def status(self, interaction: Interaction, game: str | None = None) -> None:
        found = await game_for(interaction, self.face, game, Last.OPENED)
        tongue = language(interaction)
        place = place_of_game(interaction.client, found.game, tongue)
        await put(interaction, looks.status(await read(interaction, found), tongue, place))
        interaction.client.host.look(found.id, check=True)

    @app_commands.command(description=hint("command-log"))
    @app_commands.describe(page=hint("option-page"))
    @of_a_game
    @privately(Need.LOOK)
    async def log(self, interaction: Interaction, page: Number | None = None, game: str | None = None) -> None:
        found = await game_for(interaction, self.face, game, Last.BEGUN)
        host = interaction.client.host
        rows = await host.log(found.id, None, page, rows=ROWS)
        await put(interaction, log_page(await host.reading(found.id), rows, language(interaction)))

    @app_commands.command(description=hint("command-rematch"))
    @privately(Need.HERE, costly=True)
    async def rematch(self, interaction: Interaction) -> None:
        await afterwards.rematch(interaction, await game_for(interaction, self.face, None, Last.BEGUN))

    @app_commands.command(description=hint("command-film"))
    @of_a_game_over
    @privately(Need.LOOK, costly=True)
    async def film(self, interaction: Interaction, game: str | None = None) -> None:
        await afterwards.film(interaction, await game_for(interaction, self.face, game, Last.OVER))

    @app_commands.command(description=hint("command-export"))
    @of_a_game_over
    @privately(Need.LOOK, costly=True)
    async def export(self, interaction: Interaction, game: str | None = None) -> None:
        await afterwards.export(interaction, await game_for(interaction, self.face, game, Last.OVER))

    @app_commands.command(description=hint("command-rules"))
    @app_commands.describe(topic=hint("option-topic"))
    @app_commands.autocomplete(topic=suggest.topics)
    @privately(Need.NOTHING)
    async def rules(self, interaction: Interaction, topic: str | None = None) -> None:
        speech = Speech(language(interaction), self.face.vocabulary, ())
        found = searched(speech, topic) if topic else []
        chosen = topic if topic is None or not found else found[0][0]
        await put(interaction, help_page(speech, chosen))
