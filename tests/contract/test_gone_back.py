"""What a table takes back together, whatever was shown by it, leaves nothing but its numbers, in every game."""

from collections import Counter
from random import Random

from engine.match import Choice, Match
from tests.contract.every import every_game
from tests.engine.playing import new_match, play_some, random_picks, reloaded, seats_of, step, without_numbers
from tests.engine.test_record import last_of, recorded

LONGEST = 80
SELDOM = 0.1
"""How often a table goes back; it gets on all the same."""


def told(match: Match) -> tuple[object, ...]:
    return (
        without_numbers(match.save()),
        match.rules.dump(match._state),
        {seat: match.view(seat) for seat in (None, *seats_of(match))},
    )


@every_game
def test_a_table_goes_back_to_where_its_turn_stood_from_wherever_it_is(game: str) -> None:
    luck, far = Random(5), 0
    match = play_some(new_match(game, 3, 5), luck, 10)
    stood: dict[int, tuple[object, ...]] = {}
    for _ in range(LONGEST):
        if match.over:
            break
        before = told(match)
        step(match, luck)
        stood[match.number] = before
        for seat in seats_of(match):
            gone = match.since(seat)
            if gone and gone[0].number in stood:
                far += match.can_undo(seat) == "undo-revealed"
                back = reloaded(match)
                assert back.go_back(seat) == gone
                assert told(back)[1:] == stood[gone[0].number][1:]
                assert told(reloaded(back)) == told(back)
                goes_on_alike(back, reloaded(match), len(gone))
    assert far, "nothing was shown in all this time"


@every_game
def test_a_game_in_which_tables_went_back_is_told_again_from_its_seed(game: str) -> None:
    match, luck, back = new_match(game, 2, 3), Random(3), 0
    standing: dict[int, Choice] = {}
    while not match.over:
        gone = match.since(luck.randrange(2)) if luck.random() < SELDOM else ()
        if gone:
            for choice in match.go_back(gone[0].seat):
                del standing[choice.number]
            back += 1
            continue
        one = step(match, luck)
        standing[match.number] = Choice(match.number, one.seat, one.ask.key, one.picks)
    again = last_of(recorded(match, tuple(standing.values()), ("Ada", "Borges"), {}))
    assert back
    assert (again.over, again.scores, again.winners, again.mark) == (True, match.scores, match.winners, match.mark)


@every_game
def test_what_was_learned_before_a_table_went_back_nobody_takes_back_alone(game: str) -> None:
    luck, learned = Random(5), Counter[int]()
    match, may = new_match(game, 3, 5), 0
    for _ in range(LONGEST):
        if match.over:
            break
        one = step(match, luck)
        if any(fact.learned for fact in one.facts):
            learned[one.seat] = match.number
        for seat in seats_of(match):
            if match.since(seat):
                back = match_gone_back(match, seat, luck)
                for alone in seats_of(back):
                    if back.can_undo(alone) is None:
                        may += 1
                        assert back.since(alone)[0].number > learned[alone]
    assert may


def match_gone_back(match: Match, seat: int, luck: Random) -> Match:
    """The match after the table went back and another seat went on, loaded anew."""
    back = reloaded(match)
    back.go_back(seat)
    others = [other for other, pending in back.pending.items() if other != seat and not pending.answered]
    for other in others[:1]:
        back.submit(other, random_picks(back, other, luck))
    return reloaded(back)


def goes_on_alike(back: Match, live: Match, count: int) -> None:
    """Make the same choices again, and stand where the other match stands."""
    for choice in live.save()["tail"][-count:]:
        back.submit(choice[1], [tuple(option) for option in choice[3]])
    assert told(back)[1:] == told(live)[1:]
