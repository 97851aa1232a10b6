"""What hints give as their reason is so: by the views before and after the choice that they advise."""

from collections import Counter
from random import Random

from engine.atheneum.geometry import COMPARTMENTS, KEYS
from engine.atheneum.patterns import filled_by, shows
from engine.atheneum.reading import desk_of
from engine.hint import Hint
from engine.match import Match
from tests.engine.playing import new_match, random_picks, reloaded

CHOICES = 90
"""So many of a game are looked at."""


def wrong_in_atheneum(match: Match, seat: int, hint: Hint) -> bool:
    """Tell whether the shelves after the choice belie its reason (AT-24, AT-50, AT-60)."""
    before, after = desk_of(match.view(seat).players[seat].desk), reloaded(match)
    after.submit(seat, hint.picks)
    then = desk_of(after.view(seat).players[seat].desk)
    match hint.reason:
        case "shows":
            objective = int(hint.args[0])
            return shows(before.books, objective) or not shows(then.books, objective)
        case "fills" | "catches":
            place = KEYS.index(str(hint.args[0]))
            spider = bool(before.spiders >> place & 1) == (hint.reason == "catches")
            return bool(COMPARTMENTS[place] & ~filled_by(then.books)) or not spider
        case "claim":
            return hint.args[0] not in then.claimed
        case "nothing-left":
            return len(match.pending[seat].ask.options) > 1
        case _:
            return False


def wrong_in_exlibris(match: Match, seat: int, hint: Hint) -> bool:
    """Tell whether a card is said to be where the view doesn't show it (EL-33, EL-34)."""
    seen = match.view(seat)
    match hint.reason:
        case "ready":
            return hint.args[0] not in seen.players[seat].hand
        case "lies-there" if hint.picks[0][0] == "tile":
            return hint.args[0] not in next(tile.cards for tile in seen.tiles if tile.number == hint.picks[0][2])
        case _:
            return False


def wrong_in_exlibrium(match: Match, seat: int, hint: Hint) -> bool:
    """Tell whether another number of points is made at once than was said (XB-40, XB-52)."""
    if hint.reason != "points" or hint.picks[0][0] != "spend":
        return False
    return bool(hint.args[0] != hint.picks[0][1])


WRONG = {"exlibris": wrong_in_exlibris, "atheneum": wrong_in_atheneum, "exlibrium": wrong_in_exlibrium}


def test_reasons_are_true() -> None:
    found = Counter[str]()
    for number, (game, wrong) in enumerate(WRONG.items()):
        match, rng = new_match(game, 2, number), Random(number)
        for _ in range(CHOICES):
            if match.over:
                break
            seat = rng.choice([seat for seat, pending in match.pending.items() if not pending.answered])
            hint = match.hint(seat)
            assert not wrong(match, seat, hint), (game, hint)
            found[hint.reason] += 1
            match.submit(seat, hint.picks if rng.random() < 0.7 else random_picks(match, seat, rng))
    assert found.keys() >= {"shows", "fills", "claim", "ready", "lies-there"}
