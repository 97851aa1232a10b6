"""Each game ends, asks well, and has automatic players and hints for every question of it."""

import time
from collections import Counter
from collections.abc import Iterator

from bot.games import face_of
from bot.games.speech import Speech
from bot.hosting.thought import PATIENCE
from bot.values.people import COLOURS
from engine.ask import Ask
from engine.catalogue import rules_of
from engine.hint import PLAIN
from tests.contract.every import GAMES, SETTINGS, Moment, Setting, advised, every_game, every_setting, moments, story
from tests.engine.playing import seats_of

TIMES = 3
"""How often each question is put to each strength in a game."""


@every_setting
def test_it_ends_and_somebody_wins(setting: Setting) -> None:
    *_, last = moments(setting)
    match = last.match
    assert match.over
    assert match.pending == {}
    assert len(match.scores) == setting.seats
    assert set(match.winners) <= set(range(setting.seats))
    assert match.winners or setting.seats == 1  # alone one may lose
    assert len(story(setting)) > 0


@every_setting
def test_it_asks_well(setting: Setting) -> None:
    for moment in moments(setting):
        match = moment.match
        for seat, pending in match.pending.items():
            ask = pending.ask
            assert (ask.seat, seat in seats_of(match)) == (seat, True)
            assert len(ask.options) == len(set(ask.options)) > 0
            assert 0 <= ask.at_least <= ask.at_most <= len(ask.options)
            assert ask.at_most > 0
            assert pending.number <= match.number


@every_setting
def test_what_it_says_of_itself_is_in_its_vocabulary(setting: Setting) -> None:
    known = face_of(setting.game).vocabulary
    moment = None
    for moment in moments(setting):
        for ask in moment.asks.values():
            assert ask.key in known.asks
            assert {option[0] for option in ask.options} <= set(known.options)
    assert moment is not None
    assert {fact.key for fact in moment.facts} <= set(known.facts)


def thinking(setting: Setting) -> Iterator[tuple[Moment, int, Ask]]:
    """Each question a few times, with the seat that it is put to."""
    met: Counter[str] = Counter()
    for moment in moments(setting):
        for seat, ask in moment.asks.items():
            met[ask.key] += 1
            if met[ask.key] <= TIMES:
                yield moment, seat, ask


@every_setting
def test_every_strength_answers_every_question_legally_and_in_time(setting: Setting) -> None:
    for moment, seat, _ in thinking(setting):
        for strength in moment.match.rules.strengths:
            before = time.thread_time()
            advised(moment.match, seat, strength)
            assert time.thread_time() - before < PATIENCE


@every_setting
def test_every_question_has_a_hint_with_a_reason_of_its_game(setting: Setting) -> None:
    vocabulary = face_of(setting.game).vocabulary
    names = tuple(f"Player {seat + 1}" for seat in range(setting.seats))
    speech = Speech("en", vocabulary, names)
    for moment, seat, ask in thinking(setting):
        hint = moment.match.hint(seat)
        moment.match.check(ask, hint.picks)
        assert hint.reason != PLAIN, ask.key
        assert hint.reason in vocabulary.hints
        assert speech.reason(hint) != speech.words("hint-plain")


@every_game
def test_all_its_questions_come_up(game: str) -> None:
    """What never comes up in any of these games is not held to anything here."""
    met = {ask.key for setting in every_of(game) for moment in moments(setting) for ask in moment.asks.values()}
    rare = set(face_of(game).vocabulary.asks) - met
    assert len(rare) <= len(face_of(game).vocabulary.asks) // 4, rare


def every_of(game: str) -> list[Setting]:
    return [setting for setting in SETTINGS if setting.game == game]


def test_the_toy_is_one_of_them() -> None:
    assert "toy" in GAMES
    assert len(GAMES) > 3


@every_game
def test_no_more_can_play_than_there_are_colours_of_players(game: str) -> None:
    assert max(rules_of(game).seats) <= len(COLOURS)
