"""A fault that is planted in any game is found by this suite."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.games import face_of, present
from engine.ask import Ask, Picks
from engine.catalogue import AnyRules, register, rules_of
from engine.hint import PLAIN, Hint
from engine.match import DivergedError, RefusedError
from tests.contract import test_blindness, test_playing, test_relived, test_words
from tests.contract.every import Setting, every_game
from tests.engine.playing import new_match


@pytest.fixture
def planted(game: str) -> Iterator[Callable[..., None]]:
    """Put a game on offer with some of its rules replaced; its own come back at the end."""
    sound, face = rules_of(game), face_of(game)

    def plant(**faults: Any) -> None:
        register(replace(sound, **faults))

    yield plant
    register(sound)
    present(face)


def leaking(rules: AnyRules) -> Callable[[Any, int | None], Any]:
    """A view in which the round hangs on the secret seed."""

    def view(state: Any, seat: int | None) -> Any:
        return replace(rules.view(state, seat), round=int(state.chance.seed[:4], 16))

    return view


@every_game
def test_a_view_that_leaks_is_found(game: str, planted: Callable[..., None]) -> None:
    planted(view=leaking(rules_of(game)))
    with pytest.raises(AssertionError):
        test_blindness.test_no_view_shows_what_its_eye_may_not_see(Setting(game, 2))


@every_game
def test_a_player_that_answers_nonsense_is_found(game: str, planted: Callable[..., None]) -> None:
    def nonsense(view: Any, ask: Ask, strength: str) -> Picks:
        return ask.options[:1] * 2

    planted(advise=nonsense)
    with pytest.raises(RefusedError):
        test_playing.test_every_strength_answers_every_question_legally_and_in_time(Setting(game, 2))


@every_game
def test_a_hint_without_a_reason_is_found(game: str, planted: Callable[..., None]) -> None:
    sound = rules_of(game)
    planted(hint=lambda view, ask: Hint(sound.advise(view, ask, sound.strengths[-1]), PLAIN))
    with pytest.raises(AssertionError):
        test_playing.test_every_question_has_a_hint_with_a_reason_of_its_game(Setting(game, 2))


@every_game
def test_a_load_that_forgets_is_found(game: str, planted: Callable[..., None]) -> None:
    sound = rules_of(game)

    def load(saved: Mapping[str, Any], version: int) -> Any:
        state = sound.load(dict(saved), version)
        state.chance.counter += 8
        return state

    planted(load=load)
    with pytest.raises((AssertionError, DivergedError)):
        test_relived.goes_on_alike(new_match(game, 2, 5), test_relived.by_luck, Random(5))


@every_game
def test_a_question_without_words_is_found(game: str, planted: Callable[..., None]) -> None:
    face = face_of(game)
    asks = {**face.vocabulary.asks, "sneeze": ()}
    present(replace(face, vocabulary=replace(face.vocabulary, asks=asks)))
    with pytest.raises(AssertionError):
        test_words.test_every_key_of_the_vocabulary_has_words(game, "fr")
