"""Where a game stands: said once in `status`, and in somebody's direct message when it is their turn."""

from dataclasses import replace

import pytest

from bot.games import face_of
from bot.games.speech import Speech
from bot.ui import looks
from bot.ui.messages import hand_page
from data.exlibris import BOX
from data.words import languages
from engine.facts import Fact
from tests.bot.limits import check
from tests.bot.tables import table_of
from tests.engine.playing import new_match


@pytest.mark.parametrize("game", ["exlibris", "atheneum", "exlibrium"])
def test_status_names_the_game_once(game: str) -> None:
    match = new_match(game, 3, 1)
    page = looks.status(table_of(match, None, [], "Ada"), "en", "#library")
    title = Speech("en", face_of(game).vocabulary, ()).title
    assert page.content.count(title) == 1
    assert "round 1" in page.content or game == "exlibris"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["exlibris", "atheneum", "exlibrium"])
def test_a_hand_by_direct_message_says_when_it_is_its_readers_turn(game: str, language: str) -> None:
    match = new_match(game, 3, 1)
    seat = next(iter(match.pending))
    table = table_of(match, seat, [], "Ada")
    page = hand_page(table, language, "#library")
    check(page)
    link = f"https://discord.com/channels/{table.game.guild_id}/{table.game.channel_id}/{table.game.table_message_id}"
    assert page.content.splitlines()[1].endswith(f"]({link})")
    waiting = hand_page(replace(table, acting=()), language, "#library")
    assert link not in waiting.content


def test_a_hand_names_the_titles_of_its_books_in_words() -> None:
    match = new_match("exlibris", 2, 1)
    seat = next(iter(match.pending))
    held = match.view(seat).players[seat].hand
    page = looks.hand(table_of(match, seat, [], "Ada"), "en")
    assert all(book.title in page.content for card in held for book in BOX.cards[card].books)


def test_a_solo_games_opening_speaks_to_nobody() -> None:  # EL-95
    fact = Fact("set-up-solo", (1, "FF", "MM"))
    for language, you in {"en": "You", "fr": "Tu ", "pt": "Você", "ru": "Вы "}.items():
        assert you not in Speech(language, face_of("exlibris").vocabulary, ()).fact(fact)
