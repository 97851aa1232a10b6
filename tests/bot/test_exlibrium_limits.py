"""Discord's limits for Exlibrium: whole games of two to five with the longest names, in both rule sets."""

from random import Random

import pytest
from structlog.testing import capture_logs

from bot.app.commands import group_for
from bot.games import face_of
from bot.tools.simulate import guess
from bot.ui.help import help_page, topics
from bot.ui.table_message import table_page
from bot.ui.voices import MARKS, speech_for
from bot.values.people import COLOURS
from engine.facts import Fact
from engine.match import Match
from tests.bot.tables import lobby, table_of
from tests.bot.test_limits import check, everything, panels


@pytest.mark.parametrize("seats, advanced", [(2, 0), (2, 1), (3, 1), (4, 0), (5, 0), (5, 1)])
def test_whole_games_keep_to_the_limits_and_have_all_words(seats: int, advanced: int) -> None:
    match = Match.new("exlibrium", seats, {"advanced": advanced}, f"{seats}{advanced}" * 32)
    luck, facts, count = Random(seats), list(match.opening), 0
    with capture_logs() as logged:
        while not match.over:
            for seat in match.pending:
                for page in panels(table_of(match, seat, facts[-60:])):
                    check(page)
            if count % 25 == 0:
                for page in everything(match, facts[-60:]):
                    check(page)
            facts += _next(match, luck)
            count += 1
        for page in everything(match, facts[-60:]):
            check(page)
    assert [entry for entry in logged if entry["event"].startswith("words-")] == []


def _next(match: Match, luck: Random) -> list[Fact]:
    """Make a choice by luck and return what came of it."""
    seat = next(seat for seat, pending in sorted(match.pending.items()) if not pending.answered)
    return match.submit(seat, guess(match.pending[seat].ask, luck))


def test_it_has_the_commands_it_must_have() -> None:
    wanted = "start join leave begin play choose hand board shelf status log undo rules end"
    assert {command.name for command in group_for(face_of("exlibrium")).commands} >= set(wanted.split())


def test_the_start_offers_both_rule_sets_and_passing() -> None:
    start = next(command for command in group_for(face_of("exlibrium")).commands if command.name == "start")
    assert {option.name for option in start.parameters} == {"advanced", "passing", "shuffle", "hints", "language"}  # type: ignore[union-attr] # a command


def test_a_lobby_for_five_shows_five_colours() -> None:
    shown = table_page(lobby(5), "en")
    assert all(shown.content.count(MARKS[colour]) == 1 for colour in COLOURS)


def test_every_page_of_the_help_keeps_to_the_limits() -> None:
    match = Match.new("exlibrium", 2, {}, "00" * 32)
    speech = speech_for(table_of(match, None, []), "en")
    for topic in topics(face_of(speech.game)):
        check(help_page(speech, topic))
