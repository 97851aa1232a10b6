"""The commands, the options and the lobby of Exlibrium."""

from bot.app.commands import group_for
from bot.games import face_of
from bot.ui.table_message import table_page
from bot.ui.voices import MARKS
from bot.values.people import COLOURS
from tests.bot.tables import lobby


def test_it_has_the_commands_it_must_have() -> None:
    wanted = "start join leave begin play choose hand board shelf status log undo rules end"
    assert {command.name for command in group_for(face_of("exlibrium")).commands} >= set(wanted.split())


def test_the_start_offers_both_rule_sets_and_passing() -> None:
    start = next(command for command in group_for(face_of("exlibrium")).commands if command.name == "start")
    offered = {option.name for option in start.parameters}  # type: ignore[union-attr] # a command
    agreed = {"pace", "overdue", "vacations", "thread"}
    assert offered - agreed == {"advanced", "passing", "shuffle", "hints", "language"}
    assert agreed <= offered


def test_a_lobby_for_five_shows_five_colours() -> None:
    shown = table_page(lobby(5), "en")
    assert all(shown.content.count(MARKS[colour]) == 1 for colour in COLOURS)
