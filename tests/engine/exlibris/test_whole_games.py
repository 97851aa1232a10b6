"""Whole games of Ex Libris played by luck: what the box holds stays in the game, and each word is a known one."""

from collections import Counter
from collections.abc import Iterable
from itertools import product
from random import Random

import pytest

from data.exlibris import BOX
from engine.ask import Ask, Option
from engine.catalogue import Json
from engine.exlibris.cards import CATEGORIES
from engine.exlibris.shelf import lawful
from engine.exlibris.state import BASIC, HOME, HOME_SPACES, IN_HAND, NOTHING, ORDINARY, State
from engine.exlibris.variants import SPACES, VARIANTS, tiles_for
from engine.exlibris.view import View
from engine.exlibris.vocabulary import ASKS, FACTS, OPTIONS, REFUSALS
from engine.facts import Fact
from engine.match import Match, RefusedError
from tests.engine.playing import new_match, play_randomly, random_games, random_picks, steps

HUT = 1
PRIVATE = {"speciality": 1, "drew-card": 1, "gave-card": 2, "looked-cards": 1, "showed-cards": 2}
"""Facts for some eyes only, and for how many; their first argument is the first of these eyes."""
SELDOM = {"face-down", "showed-cards", "showed-hand"}
"""Words that even a hundred random games may not need."""


def state_of(match: Match) -> State:
    state = match._state
    assert isinstance(state, State)
    return state


def cards_of(state: State) -> list[int]:
    """Every card wherever it may be."""
    found = [*state.deck, *state.pile, *state.revealed]
    for lying in state.stock.values():
        found += lying
    for player in state.players:
        found += player.hand
        for stack in player.shelf.values():
            found += [stack.card, stack.under] if stack.under != NOTHING else [stack.card]
    return found


def everything_is_in_one_place(state: State) -> None:
    assert sorted(cards_of(state)) == list(range(152))
    tiles = [*state.tiles, *state.permanent, *state.stack, *state.used]
    assert sorted(tiles if state.round or state.public else [HUT, *tiles]) == tiles_for(state.seats, state.options)
    assert set(state.stock) == (set(state.open_tiles()) if state.phase != "libraries" else set())
    specialities = [player.speciality for player in state.players]
    if state.public is not None:
        specialities += [state.public.speciality, *state.public.shown]
    assert sorted([state.prominent, state.banned, *specialities, *state.unseen]) == sorted(CATEGORIES)


def assistants_stand_where_they_may(state: State) -> None:
    spaces: dict[tuple[int, int, int], list[str]] = {}
    for seat, player in enumerate(state.players):
        kinds = [one.kind for one in player.assistants]
        assert kinds == assistants_of(state, player.library)
        for one in player.assistants:
            assert one.owner == seat
            if one.where != IN_HAND:
                home = seat if one.where == HOME else NOTHING
                spaces.setdefault((one.where, one.space, home), []).append(one.kind)
    for (where, space, _), kinds in spaces.items():
        assert len(kinds) == 1 or (len(kinds) == 2 and "ghost" in kinds and where != HOME)
        if where == HOME:
            assert 0 <= space < HOME_SPACES
        else:
            assert where in state.open_tiles()
            assert 0 <= space < SPACES[state.seats][where]


def assistants_of(state: State, library: str) -> list[str]:
    if not library:
        return []
    if library == BASIC:
        return [ORDINARY] * 3  # EL-94
    return [library, *[ORDINARY] * (3 if state.public is not None else 2)]  # EL-13, EL-95


def shelves_are_lawful(checkpoint: Json) -> None:
    for player in checkpoint["players"]:
        cells = [(row, column) for row, column, *_ in player["shelf"]]
        assert lawful(cells)
        assert len(cells) == len(set(cells))


@random_games(20)
def test_nothing_is_lost_and_nothing_is_in_two_places(number: int, seats: int) -> None:
    match = new_match("exlibris", seats, number)
    for _ in steps(match, Random(number)):
        everything_is_in_one_place(state_of(match))
        assistants_stand_where_they_may(state_of(match))
        shelves_are_lawful(match.save()["checkpoint"])


@random_games(10)
def test_the_public_counts_are_true(number: int, seats: int) -> None:
    match, luck = new_match("exlibris", seats, number), Random(number)
    for _ in steps(match, luck):
        if luck.random() < 0.2:
            counted(state_of(match), match.view(luck.choice([None, *range(seats)])))


def counted(state: State, view: View) -> None:
    lying = sum(len(tile.cards) for tile in view.tiles)
    hands = sum(player.hand_count for player in view.players)
    shelves = sum(player.cards_shelved for player in view.players)
    assert view.deck + view.pile + lying + hands + shelves + len(view.revealed) == 152
    assert (view.deck, view.pile, view.tile_stack) == (len(state.deck), len(state.pile), len(state.stack))
    assert [player.hand_count for player in view.players] == [len(player.hand) for player in state.players]
    assert [player.seat for player in view.players if player.hand is not None] == (
        [] if view.seat is None else [view.seat]
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(4))
def test_a_whole_game(seats: int, number: int) -> None:
    match = new_match("exlibris", seats, 100 * seats + number)
    made = play_randomly(match, Random(number))
    view = match.view(None)
    told = [fact.key for one in made for fact in one.facts]
    assert (match.over, view.over, view.phase) == (True, True, "over")
    assert told.count("last-round") >= 1
    assert told.count("round") == view.round
    assert [fact.args for fact in made[-1].facts if fact.key == "scored"] == list(enumerate(match.scores))
    assert [fact.args for fact in made[-1].facts if fact.key == "won"] == [(seat,) for seat in match.winners]
    assert [line.total for line in view.sheet] == match.scores
    assert max(match.scores) == match.scores[match.winners[0]]
    assert view.winners == tuple(match.winners)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_of_automatic_players(seats: int) -> None:
    match = new_match("exlibris", seats, seats)
    while not match.over:
        seat = next(seat for seat, question in match.pending.items() if not question.answered)
        match.submit(seat, match.advise(seat))
        everything_is_in_one_place(state_of(match))
    assert len(match.scores) == seats


VARIED = [
    {**dict(zip(VARIANTS, flags, strict=True)), "removal": removal}
    for flags in product((0, 1), repeat=len(VARIANTS))
    for removal in ((1, 0) if flags[0] else (1,))
]
"""Every combination of variants (EL-94), and beginners with all tiles too."""


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", VARIED, ids=str)
def test_a_whole_game_in_every_combination_of_variants(options: dict[str, int], seats: int) -> None:
    """EL-94: by luck and automatic players by turns, so that shelves get full and strange things happen."""
    match, luck = new_match("exlibris", seats, seats, **options), Random(seats)
    assert match.view(None).options == tuple(sorted({"first": -1, **options}.items()))
    while not match.over:
        seat = next(seat for seat, question in match.pending.items() if not question.answered)
        match.submit(seat, match.advise(seat) if luck.random() < 0.8 else random_picks(match, seat, luck))
        everything_is_in_one_place(state_of(match))
        assistants_stand_where_they_may(state_of(match))
    assert len(match.scores) == seats
    assert match.winners


@pytest.mark.parametrize("level", range(1, 8))
def test_a_whole_solo_game_at_every_level(level: int) -> None:
    """EL-95 to EL-99: once by luck and once by the automatic player."""
    for lucky in (True, False):
        match, luck, told = new_match("exlibris", 1, level, level=level), Random(level), Counter[str]()
        while not match.over:
            facts = match.submit(0, random_picks(match, 0, luck) if lucky else match.advise(0))
            told.update(fact.key for fact in facts)
            everything_is_in_one_place(state_of(match))
            assistants_stand_where_they_may(state_of(match))
            counted(state_of(match), match.view(0))
        solo_is_over(match, told)


def solo_is_over(match: Match, told: Counter[str]) -> None:
    view = match.view(None)
    assert (view.round, view.phase, len(view.tiles), view.tile_stack) == (5, "over", 2, 0)
    assert told["round"] == 5
    assert told["category-shown"] == 2
    assert told["tile-removed"] == 8
    assert (told["public-gained"], told["public-scored"], told["scored"]) == (5, 1, 1)
    won = match.scores[0] > view.public.line.total
    assert (told["won"], told["public-won"]) == ((1, 0) if won else (0, 1))
    assert match.winners == list(view.winners) == ([0] if won else [])


@pytest.mark.parametrize("first", [-1, 0, 1, 2])
def test_the_first_player_is_named_or_found_by_luck(first: int) -> None:
    firsts = {new_match("exlibris", 3, number, first=first).view(None).first for number in range(30)}
    assert firsts == ({0, 1, 2} if first == -1 else {first})


# What each kind of argument may be. "cards" takes all further arguments.
KINDS = {
    "seat": range(4),
    "card": range(152),
    "tile": range(1, 19),
    "category": CATEGORIES,
    "library": tuple(BOX.libraries),
    "assistant": (ORDINARY, *BOX.libraries),
    "row": range(-100, 100),
    "column": range(-100, 100),
    "number": range(-100, 200),
    "level": range(1, 8),
    "space": range(10),
    "direction": ("left", "right", "up", "down"),
}


def fits(kinds: tuple[str, ...], args: Option) -> bool:
    """Whether arguments are as many and of such kinds as a word expects."""
    if kinds[-1:] == ("cards",):
        kinds = (*kinds[:-1], *["card"] * (len(args) - len(kinds) + 1))
    return len(kinds) == len(args) and all(
        not isinstance(arg, bool) and arg in KINDS[kind] for kind, arg in zip(kinds, args, strict=True)
    )


def test_what_fits_a_word() -> None:
    assert fits((), ())
    assert fits(("tile", "cards"), (3, 0, 151))
    assert not fits(("seat", "card"), (0,))
    assert not fits(("seat",), (0, 1))
    assert not fits(("category",), ("XX",))
    assert not fits(("card",), (152,))
    assert not fits(("seat",), (True,))


def every_word_is_known(asks: Iterable[Ask], facts: Iterable[Fact]) -> None:
    for ask in asks:
        assert fits(ASKS[ask.key], ask.about), ask
        for option in ask.options:
            assert fits(OPTIONS[str(option[0])], option[1:]), ask
    for fact in facts:
        assert fits(FACTS[fact.key], fact.args), fact
        if fact.key in PRIVATE:
            assert fact.learned
            assert fact.eyes is not None
            assert len(set(fact.eyes)) == PRIVATE[fact.key]
            assert fact.eyes[0] == fact.args[0]
        else:
            assert fact.eyes is None


def test_every_word_is_known_and_random_games_come_upon_nearly_all() -> None:
    """All questions must come up, or else the tests that play by luck would prove little."""
    asks: Counter[str] = Counter()
    words: Counter[str] = Counter()
    for number in range(44):
        match, luck = new_match("exlibris", 1 if number > 39 else 2 + number % 3, number), Random(number)
        every_word_is_known((), match.opening)
        words.update(fact.key for fact in match.opening)
        for one in steps(match, luck):
            every_word_is_known([one.ask], one.facts)
            asks[one.ask.key] += 1
            words.update({str(option[0]) for option in one.ask.options})
            words.update(fact.key for fact in one.facts)
            for question in match.pending.values():
                words.update(refused(match, question.ask, luck))
    assert set(asks) == set(ASKS)
    assert set(FACTS) - set(words) <= SELDOM
    assert {"splits-shelf", "wizard-group", "wizard-blocked", "wizard-no-place"} <= set(words) & set(REFUSALS)


def refused(match: Match, ask: Ask, luck: Random) -> list[str]:
    if ask.key not in ("discard", "wizard"):
        return []
    try:
        match.check(ask, luck.sample(ask.options, luck.randint(ask.at_least, ask.at_most)))
    except RefusedError as error:
        return [error.reason]
    return []
