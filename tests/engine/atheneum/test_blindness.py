"""Nobody's view, question or fact depends on what they may not know (AT-20, AT-23a, AT-80)."""

from random import Random

import pytest

from engine.atheneum.dealing import deal
from engine.atheneum.view import view
from engine.atheneum.working import offers
from engine.chance import Chance
from engine.match import Match
from tests.engine.atheneum.playing import at_shelving, match_of_atheneum, state_of, steps
from tests.engine.playing import eyes_of, random_picks, random_seat, seed_of


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_no_eye_sees_what_it_may_not_see(seats: int) -> None:
    match, luck = match_of_atheneum(seats, 50 + seats), Random(seats)
    for _ in steps(match, luck):
        if luck.random() < 0.3:
            eye = luck.choice(eyes_of(match))
            other = deal(view(state_of(match), eye), Chance(seed_of(luck.randrange(10**6))))
            assert view(other, eye) == view(state_of(match), eye)
            if eye is not None and eye in match.pending and match.pending[eye].ask.key in ("shelve", "claim"):
                ask = match.pending[eye].ask
                assert tuple(offers(other, eye, ask.key)) == ask.options


@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_a_choice_shows_to_others_is_marked_as_learned(seats: int) -> None:  # AT-80
    match, luck = match_of_atheneum(seats, 60 + seats), Random(seats)
    while not match.over:
        seat = random_seat(match, luck)
        before = others(match, seat)
        tokens = state_of(match).players[seat].held.tokens[:]
        facts = match.submit(seat, random_picks(match, seat, luck))
        learned = any(fact.learned for fact in facts)
        assert learned or others(match, seat) == before
        assert learned or set(state_of(match).players[seat].held.tokens) <= set(tokens)
        if not learned:
            assert all(fact.eyes == (seat,) or fact.key.startswith(("lost", "scored", "won")) for fact in facts)


def others(match: Match, seat: int) -> list[object]:
    return [match.view(eye) for eye in eyes_of(match) if eye != seat]


def test_a_shelf_is_seen_as_its_owner_last_confirmed_it() -> None:  # AT-80
    match = at_shelving(3, 3, 2)
    seat = next(seat for seat, question in match.pending.items() if question.ask.key == "shelve")
    other = (seat + 1) % 3
    before = match.view(other)
    options = [option for option in match.pending[seat].ask.options if option[0] == "shelve"]
    facts = match.submit(seat, options[:1])
    assert match.view(other) == before
    assert match.view(seat).players[seat].desk != before.players[seat].desk
    assert all(fact.eyes == (seat,) for fact in facts)
    while match.pending[seat].ask.key != "shelve":
        match.submit(seat, [("book",)])
    facts = match.submit(seat, [("confirm",)])
    assert match.view(other).players[seat].desk == match.view(seat).players[seat].desk
    told = next(fact for fact in facts if fact.key == "confirmed")
    assert (told.eyes, told.learned) == (None, True)
    books = match.view(other).players[seat].desk.books
    shown = [place for place, book in enumerate(books) if book != before.players[seat].desk.books[place]]
    assert told.args == (seat, sum(map(bool, books)), *shown)
    assert int(options[0][3]) in shown
    assert match.view(other).players[seat].held is None
