"""Tables of Exlibrium made by hand, rules driven without a match, and what an eye can't see reshuffled."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import cast

from data.exlibrium import BOX
from engine.ask import Ask, Flow, Option, Picks
from engine.chance import Chance
from engine.exlibrium.dealing import deal
from engine.exlibrium.saved import dump, load
from engine.exlibrium.state import (
    ALCHEMIST,
    ASSASSIN,
    BARD,
    BERSERKER,
    KNIGHT,
    MERCENARY,
    NOTHING,
    WIZARD,
    Player,
    State,
)
from engine.exlibrium.view import view
from engine.match import Match
from tests.engine.playing import match_of, seed_of, step

LETTERS = dict(zip("BMWAKRX", (BERSERKER, MERCENARY, WIZARD, ASSASSIN, KNIGHT, BARD, ALCHEMIST), strict=True))
"""A character's letter in these tests; the Bard is R and the Alchemist X."""
LONGEST = 300
"""More choices than any game makes."""

Stacks = Mapping[int, int | str]
"""By character: how many cards lie there, or which: from the bottom, two letters each, such as "KR KW"."""


def card(letters: str) -> int:
    """The card that bears two characters."""
    one, other = sorted(LETTERS[letter] for letter in letters)
    return next(card.index for card in BOX.cards if card.characters == (one, other))


def cards(row: str) -> list[int]:
    return [card(letters) for letters in row.split()]


def bearing(character: int, number: int) -> list[int]:
    """So many cards that bear a character."""
    return [card.index for card in BOX.cards if character in card.characters][:1] * number


def player(stacks: Stacks, moved: Mapping[int, int]) -> Player:
    made = Player()
    for character, what in stacks.items():
        made.stacks[character] = bearing(character, what) if isinstance(what, int) else cards(what)
    for character, number in moved.items():
        made.moved[character] = number
    return made


def table(
    *stacks: Stacks,
    moved: Mapping[int, Mapping[int, int]] | None = None,
    advanced: int = 0,
    phase: str = "activation",
    character: int = 0,
    round_: int = 1,
) -> State:
    """A table in the middle of a game; `moved` says by seat how many cards at a stack's bottom are moved ones."""
    state = State(Chance(seed_of(0)), len(stacks), {"advanced": advanced, "passing": 1}, phase, round_, character)
    state.players = [player(one, (moved or {}).get(seat, {})) for seat, one in enumerate(stacks)]
    if advanced:
        state.columns = [[WIZARD], [BERSERKER, MERCENARY], [ASSASSIN, KNIGHT, BARD]]
    return state


def drive(flow: Flow[object], *answers: Option | Picks) -> list[Ask]:
    """Run a rule, giving these answers to its questions; return the questions. One option may stand alone."""
    asks: list[Ask] = []
    left = list(answers)
    try:
        wait = next(flow)
        while True:
            (ask,) = wait.asks
            asks.append(ask)
            picks = _picks(left.pop(0))
            assert set(picks) <= set(ask.options), f"{picks} is not offered in {ask}"
            assert ask.at_least <= len(picks) <= ask.at_most
            wait = flow.send((ask.seat, picks))
    except StopIteration:
        assert left == []
    return asks


def _picks(answer: Option | Picks) -> Picks:
    return (answer,) if isinstance(answer[0], str) else cast("Picks", answer)


def told(state: State, key: str) -> list[Option]:
    """The arguments of each fact of a key."""
    return [fact.args for fact in state.told if fact.key == key]


def learned(state: State) -> bool:
    return any(fact.learned for fact in state.told)


def match_at(state: State) -> Match:
    return match_of("exlibrium", state)


def new_match(seats: int, number: int, **options: int) -> Match:
    return Match.new("exlibrium", seats, options, seed_of(number))


def state_of(match: Match) -> State:
    state = match._state
    assert isinstance(state, State)
    return state


def at_each_choice(match: Match, rng: Random, *, again: float = 0.1) -> Iterator[Match]:
    """Play to the end by luck; yield the match before each choice and at the end."""
    for _ in range(LONGEST):
        yield match
        if match.over:
            return
        step(match, rng, again=again)
    raise AssertionError("this game does not end")


def finish(match: Match, rng: Random, *, again: float = 0.1) -> Match:
    for _ in at_each_choice(match, rng, again=again):
        pass
    return match


def all_cards(state: State) -> list[int]:
    """Every card of a match, wherever it is."""
    found = [*state.deck, *([] if state.drawn == NOTHING else [state.drawn])]
    for one in state.players:
        found += [*one.hand, *one.spent, *(card for stack in one.stacks for card in stack)]
    return sorted(found)


def copy_of(state: State) -> State:
    return load(dump(state), 1)


def reshuffled(state: State, eye: int | None, rng: Random) -> State:
    """The same table to an eye: all that it can't see lies otherwise."""
    return deal(view(state, eye), Chance(seed_of(rng.randrange(10**6))))
