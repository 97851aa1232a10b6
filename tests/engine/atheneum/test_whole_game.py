"""The example of the rulebook's end, played as a whole game of three: 34 + 9 + 17 + 9 + 1 = 70 (AT-74)."""

from engine.atheneum.state import State
from engine.match import Match
from tests.engine.atheneum.playing import state_of
from tests.engine.atheneum.table import at, begin, drawn, number, numbers
from tests.engine.playing import set_up

PLAYED = (
    "A04 A08 A12 A03 A26 B01 B02 B03 B04 B10",
    "A01 A02 A19 A28 A21 B16 B18 B20 B28 B26",  # the left neighbour's
    "A07 A15 A22 A24 A17 B06 B08 B11 B24 B22",  # the right neighbour's
)
ROW = "O05 O06 O07 O08"
LATER = "O09 O26 O27 O30 O34 O32 O33 O10 O11"
"""The objectives that enter in rounds 2 to 10."""
SCRIPT: dict[int, str] = {
    1: "pink:UL 0, pink:UL 1, pink:UL 2, black:UC 0",
    2: "UR/green:UR 0, pink:UR 1, pink:UR 2, pink:UL 0 1",
    3: "pink:UL 1 1, pink:UL 2 1, spider=token, candle, any/black:UC 0 1, spider=token, candle",
    4: "purple:ML 0, any/green:ML 1, pink:UR 2 1, confirm, claim O26, claim O27",
    5: "ML/green:ML 2, spider=token, candle, any/green:UR 0 1, any/black:UR 1 1, spider=book, confirm, claim O30",
    6: "confirm, claim O34",
    7: "confirm, claim O32",
    8: "confirm, claim O33",
}
"""What the seat does in each round; the second confirm goes without saying."""


def deck(letter: str, step: int) -> list[int]:
    """A deck that deals each seat a hand out of which the right cards can be played as it goes round."""
    rounds = range(5) if letter == "A" else range(5, 10)
    plays = [numbers(cards) for cards in PLAYED]
    hands = [[plays[(seat + step * turn) % 3][rounds[turn]] for turn in range(5)] for seat in range(3)]
    taken = {card for hand in hands for card in hand}
    spare = [number(f"{letter}{card:02}") for card in range(1, 31)]
    rest = [card for card in spare if card not in taken]
    order = [card for hand in hands for card in (*hand, rest.pop())]
    return [*rest, *reversed(order)]


def match_of_the_example() -> Match:
    state: State = set_up("atheneum", 3, "5eed" * 16, favourite0=3)
    state.decks = {"A": deck("A", 1), "B": deck("B", -1)}
    state.row = numbers(ROW)
    others = [card for card in range(35) if card not in numbers(f"{ROW} {LATER}")]
    state.objectives = [*others, *reversed(numbers(LATER))]
    return begin(state)


def do(match: Match, step: str) -> None:
    if step.startswith("spider="):
        match.submit(0, [(step.removeprefix("spider="),)])
    elif step == "candle":
        match.submit(0, [("candle", state_of(match).players[0].held.tokens[0])])
    elif step.startswith("claim "):
        match.submit(0, [("claim", number(step.removeprefix("claim ")))])
    elif step == "confirm":
        match.submit(0, [("confirm",)])
    else:
        book, _, place = step.partition(":")
        source, _, colour = book.partition("/")
        match.submit(0, [("shelve", source, colour or source, at(place))])


def finish(match: Match, seat: int) -> None:
    """Confirm until the seat's round is over."""
    round_ = match.view(None).round
    while not match.over and match.view(None).round == round_ and seat in match.pending:
        match.submit(seat, [("confirm",)])


def test_the_example_scores_seventy() -> None:  # AT-74
    match = match_of_the_example()
    for round_ in range(1, 11):
        for seat, cards in enumerate(PLAYED):
            match.submit(seat, [("card", numbers(cards)[round_ - 1])])
        for step in filter(None, SCRIPT.get(round_, "").split(", ")):
            do(match, step)
        for seat in (1, 2, 0):
            finish(match, seat)
    sheet = match.view(None).sheet[0]
    assert (sheet.play, sheet.favourite, sheet.compartments, sheet.candles, sheet.wands) == (34, 9, 17, 9, 1)
    assert sheet.total == match.scores[0] == 70
    assert match.winners == [0]
    shelves = state_of(match).players[0].desk.books
    assert drawn(shelves) == {"UL": "ppp ppp", "UC": "b b", "UR": "gbp gpp", "ML": "ugg"}
