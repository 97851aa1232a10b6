"""Nobody's view, words, pictures, suggestions, hints or log depend on what they may not know, in any language."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.app.commands.answering import suggestions
from bot.games import face_of
from bot.studio.drawing import draw
from bot.text.emblems import offer
from bot.ui.page import Page
from data.words import languages
from engine.chance import Chance
from engine.match import Match, Pending
from tests.bot.tables import table_of
from tests.contract.every import Moment, Setting, every_game, every_setting, moments, notable
from tests.contract.pages import all_pages, upload
from tests.engine.playing import eyes_of, reloaded, seed_of

Eye = int | None


@pytest.fixture(autouse=True)
def _emblems() -> Iterator[None]:
    """All is compared with its emblems, which must tell no more than words do."""
    upload()
    yield
    offer({})


def other_world(match: Match, eye: Eye, luck: Random) -> Match:
    """A match that an eye can't tell from another one, though all that it can't see lies otherwise."""
    other = reloaded(match)
    other._state = match.rules.deal(match.view(eye), Chance(seed_of(luck.randrange(10**6))))
    other._views = {}
    return other


def own_pending(match: Match, other: Match, eye: Eye) -> Match:
    """Let the other world ask what this one asks of the eye; what others are asked is told by its key alone."""
    other._pending = {
        seat: pending if seat == eye else Pending(pending.number, hidden(pending), pending.answered)
        for seat, pending in match.pending.items()
    }
    return other


def hidden(pending: Pending) -> Any:
    return replace(pending.ask, options=(("secret",),), at_least=1, at_most=1, about=())


def worlds(setting: Setting) -> Iterator[tuple[Moment, Eye, Match]]:
    luck = Random(setting.seats)
    for moment in notable(setting, every=15):
        for eye in luck.sample(eyes_of(moment.match), 2):
            yield moment, eye, other_world(moment.match, eye, luck)


@every_setting
def test_no_view_shows_what_its_eye_may_not_see(setting: Setting) -> None:
    for moment, eye, other in worlds(setting):
        assert other.view(eye) == moment.match.view(eye)


@every_game
def test_the_other_worlds_are_others_indeed(game: str) -> None:
    setting = Setting(game, 2)
    told_apart, secretive = 0, False
    for moment, _, other in worlds(setting):
        views = {seat: moment.match.view(seat) for seat in eyes_of(moment.match)}
        secretive |= any(replace(view, seat=None) != views[None] for view in views.values())
        told_apart += any(other.view(seat) != view for seat, view in views.items())
    assert told_apart > 1 or not secretive


@every_setting
def test_what_is_thought_of_a_question_hangs_on_what_is_seen(setting: Setting) -> None:
    for moment, eye, other in worlds(setting):
        ask = moment.asks.get(eye) if eye is not None else None
        if ask is not None:
            rules = moment.match.rules
            here, there = moment.match.view(eye), other.view(eye)
            assert rules.hint(there, ask) == rules.hint(here, ask)
            assert [rules.advise(there, ask, one) for one in rules.strengths] == [
                rules.advise(here, ask, one) for one in rules.strengths
            ]


def shown(match: Match, eye: Eye, moment: Moment, language: str) -> list[Page]:
    return list(all_pages(table_of(match, eye, moment.facts[-60:]), language))


@pytest.mark.parametrize("language", languages())
@every_game
def test_no_page_and_no_suggestion_shows_it_either(game: str, language: str) -> None:
    setting, luck = Setting(game, 3 if 3 in face_seats(game) else 2), Random(7)
    for moment in notable(setting, every=60):
        for eye in eyes_of(moment.match):
            other = own_pending(moment.match, other_world(moment.match, eye, luck), eye)
            assert shown(other, eye, moment, language) == shown(moment.match, eye, moment, language)
            here = suggestions(table_of(moment.match, eye, []), language, "")
            there = suggestions(table_of(other, eye, []), language, "")
            assert [one.to_dict() for one in there] == [one.to_dict() for one in here]


def face_seats(game: str) -> range:
    from engine.catalogue import rules_of

    return rules_of(game).seats


@every_game
def test_pictures_and_their_words_are_the_same_to_the_last_byte(game: str) -> None:
    luck, drawn = Random(3), 0
    for moment in notable(Setting(game, 2), every=200):
        eye = luck.choice(eyes_of(moment.match))
        other = own_pending(moment.match, other_world(moment.match, eye, luck), eye)
        pages = zip(shown(moment.match, eye, moment, "en"), shown(other, eye, moment, "en"), strict=True)
        for one, two in pages:
            if one.sketch is not None and two.sketch is not None and drawn < 12:
                here, there = draw(one.sketch, "en"), draw(two.sketch, "en")
                assert (there.picture.png, there.alt) == (here.picture.png, here.alt)
                drawn += 1
    assert drawn > 2 or face_of(game).pictures is None


@every_setting
def test_facts_name_their_eyes_and_the_public_is_told_of_no_hidden_card(setting: Setting) -> None:
    """A fact for some eyes only is told to seats that there are, and what the log shows comes from `seen_by` alone."""
    *_, last = moments(setting)
    for fact in last.facts:
        assert fact.eyes is None or (fact.eyes and set(fact.eyes) <= set(range(setting.seats)))
        assert fact.eyes is None or not fact.seen_by(None)
