"""The solo game of Ex Libris in words: where it stands, what is asked, how it ended (EL-95 to EL-99)."""

from typing import Any

import pytest

from bot.games.exlibris import naming
from bot.games.speech import Speech
from bot.ui.messages import final_page, hand_page
from bot.ui.table_message import table_page
from data.exlibris import BOX
from engine.exlibris.inspection import inspect
from engine.exlibris.state import State
from engine.exlibris.view import view
from engine.match import Match
from tests.bot.tables import table_of
from tests.bot.whole import whole
from tests.engine.exlibris.table import run, shelf, table
from tests.engine.playing import match_of, new_match

FACE = whole("exlibris")
SPEECH = Speech("en", FACE.vocabulary, ("Ada",))


def played(choices: int, level: int = 3) -> Match:
    match = new_match("exlibris", 1, 4, level=level)
    for _ in range(choices):
        match.submit(0, match.advise(0))
    return match


def until_asked(match: Match, key: str) -> Any:
    while match.pending[0].ask.key != key:
        match.submit(0, match.advise(0))
    return match.pending[0].ask


def test_the_table_message_tells_rounds_level_and_the_top_of_the_public_library() -> None:
    """EL-95, EL-96: and which category cards were shown."""
    match = played(1)
    first = table_page(table_of(match, None, [], "Ada"), "en").content
    assert "round 1 of 5, placing assistants" in first
    assert "at the level **Professor**, has 3 cards; on top lies " in first
    assert "4 more rounds come after this one." in first
    assert "Its speciality is not" not in first
    until_asked(match, "remove-tiles")
    match.submit(0, match.advise(0))
    second = table_page(table_of(match, None, [], "Ada"), "en").content
    shown = naming.category(SPEECH, match.view(None).public.shown[0])
    assert f"Its speciality is not {shown}. One more category card is hidden." in second


def test_both_categories_that_were_shown_are_ruled_out() -> None:
    """EL-96: "not A and B" would leave A possible."""
    match = played(1)
    while len(match.view(None).public.shown) < 2:
        match.submit(0, match.advise(0))
    one, other = (naming.category(SPEECH, shown) for shown in match.view(None).public.shown)
    assert f"Its speciality is not {one} or {other}." in table_page(table_of(match, None, [], "Ada"), "en").content


def test_before_the_first_round_the_game_has_five() -> None:
    """EL-95"""
    content = table_page(table_of(new_match("exlibris", 1, 4), None, [], "Ada"), "en").content
    assert "has no cards yet. The game has 5 rounds." in content


def test_which_tiles_leave_is_asked_by_number_and_name_with_the_board() -> None:
    """EL-98"""
    match = played(1)
    ask = until_asked(match, "remove-tiles")
    seen = match.view(0)
    said = [FACE.asks(ask).text(SPEECH, ask, option, seen) for option in ask.options]
    assert said == [f"{tile.number} {BOX.tiles[tile.number].name['en']}" for tile in seen.tiles]
    assert all(FACE.asks(ask).detail(SPEECH, option, seen) for option in ask.options)
    assert FACE.asks(ask).draw(seen, (), ask) is not None


def ended(own: str, pile: str, speciality: str = "FF", theirs: str = "HV") -> State:
    """A solo game that is over; prominent RT, banned CC."""
    state = table("", shelves=[shelf(own)], pile=pile, specialities=(speciality, theirs))
    state.phase, state.round = "inspection", 5
    run(inspect(state), (0, "inspection"))
    return state


def final(state: State) -> list[str]:
    return final_page(table_of(match_of("exlibris", state), 0, [], "Ada"), "en").content.splitlines()


WON = ended("A1 A4 B2 C1 D1 E2 F3 G1 H1", "Z1")
LOST = ended("A1 A4 B2", "G1 G2 H1 H2 I1 I2 J1 K1 L1 M1 N1 O1")


def test_a_win_is_told_with_the_figures_that_decided_it() -> None:
    """EL-99"""
    own, public = WON.sheet[0], view(WON, None).public
    assert public is not None
    assert public.line is not None
    head, won, how, why, row, theirs, *_ = final(WON)
    assert head == "**Ex Libris** · The game is over."
    assert (won, row.startswith("**Ada**: prominent 15,")) == ("**Ada** wins!", True)
    assert theirs.startswith("**The public library**, one card: prominent 0,")
    lead = own.total - public.line.total
    assert how == (
        f"**Ada** beats the public library at the level Novice, {own.total} to {public.line.total}: {lead} points more."
    )
    books = (own.counts["RT"], dict(public.line.counts)["RT"])
    assert why.startswith(f"The 15 points for prominent works (RT) go to Ada, with {books[0]} books to {books[1]}. ")
    assert "Apart from that, variety decided most: " in why


def test_a_loss_is_told_with_the_figures_that_decided_it() -> None:
    """EL-99: nobody has won then."""
    own, public = LOST.sheet[0], view(LOST, None).public
    assert public is not None
    assert public.line is not None
    text = "\n".join(final(LOST))
    assert "wins!" not in text
    assert "share" not in text
    short = public.line.total - own.total
    margin = f"{public.line.total} to {own.total}".replace("-", "−")
    assert f"The public library wins, {margin}: **Ada** is {short} points short." in text
    assert "go to the public library, with " in text
    assert "**The public library**, 12 cards: prominent 15," in text
    told = hand_page(table_of(match_of("exlibris", LOST), 0, [], "Ada"), "en", "x").content
    assert f"You lose this time, with {own.total} point".replace("-", "−") in told


def test_a_tie_goes_to_the_public_library() -> None:
    """EL-99: in points, and in prominent books."""
    line = WON.sheet[0]
    state = ended("A1", "Z1")
    assert state.public is not None
    assert state.public.line is not None
    state.public.line.total = state.sheet[0].total = line.total
    state.winners = []
    books = state.sheet[0].counts["RT"]
    state.public.line.counts["RT"] = books
    said = FACE.describing.decided(SPEECH, view(state, 0))
    assert f"The public library wins a tie: both have {line.total} points, and **Ada** needed one more." in said


@pytest.mark.parametrize("state", [WON, LOST], ids=["won", "lost"])
def test_a_place_is_told_to_the_only_player(state: State) -> None:
    """EL-99"""
    told = hand_page(table_of(match_of("exlibris", state), 0, [], "Ada"), "en", "x").content
    assert ("You win, with" in told) is bool(state.winners)


def test_the_public_librarys_books_are_told_once_they_are_spread_out() -> None:
    """EL-99: before one turns cards face down."""
    match = played(1)
    until_asked(match, "inspection")
    seen = match.view(None)
    said = FACE.describing.situation(SPEECH, seen)
    held = [category for card in seen.public.books for category in BOX.cards[card].categories]
    assert f"Its books: CC {held.count('CC')}, FF {held.count('FF')}, " in said
    assert "This is the last round." in said


def test_the_table_in_words_has_no_target_and_no_first_player() -> None:
    """EL-95"""
    match = played(40)
    said = FACE.describing.table(SPEECH, match.view(0))
    assert "goes first" not in said
    assert "/0" not in said
    assert " to come." in said
    assert "The public library" in said
    assert " of " not in FACE.describing.shelf(SPEECH, match.view(0), 0).splitlines()[0]


def test_games_of_several_say_nothing_of_a_public_library() -> None:
    """EL-95"""
    match = new_match("exlibris", 3, 4)
    assert FACE.describing.situation(SPEECH, match.view(None)) == ""
    assert "public" not in table_page(table_of(match, None, [], "Ada"), "en").content


def test_the_score_as_it_stands_waits_for_nobody_else() -> None:
    """EL-99: nor does it know what the public library has."""
    said = FACE.commands.looks["score"].describe(SPEECH, played(30).view(0))
    assert "as long as the others" not in said.splitlines()[0]
    assert "If the public library has fewer, add 15; nobody can see that yet." in said
    several = FACE.commands.looks["score"].describe(
        Speech("en", FACE.vocabulary, ("Ada", "Ben")), new_match("exlibris", 2, 4, beginner=1).view(0)
    )
    assert "as long as the others turn nothing down." in several
