"""What a box of Atheneum must be like to be played with; sizes, values and most numbers are free (AT-03)."""

from __future__ import annotations

from itertools import groupby

from data.atheneum.box import ANY, BOOK_OF_ANY_COLOUR, SIDE_SHELVES, Benefit, Compartment, Components, Objective, Part
from data.components import in_english, once, require, whole

COLOURS = ("turquoise", "green", "purple", "pink", "black")
"""The subjects that have words and pictures (AT-01)."""
COMPARTMENTS = ("UL", "UC", "UR", "ML", "BT")
"""The compartments of a main shelf that have words."""
SIDE = "SD"
_LETTERS = 26
"""Each place of the main shelf is called by a letter."""
_DIGITS = 9
"""Each place of the side shelves is called by a digit."""
_COLUMNS, _ROWS = 12, 6
"""A larger shelf would be too small to read in a picture."""
_DEALT = 30
"""Five players are dealt six cards each out of one deck (AT-11)."""
_OPENED = 13
"""Four objectives at set-up and one after each round but the last (AT-10, AT-26)."""


def check(box: Components) -> None:
    """Raise UnplayableError with one clear sentence where no game could be played with a box."""
    file = "atheneum/subjects"
    require(sorted(one.key for one in box.subjects) == sorted(COLOURS), file, f"the subjects are {', '.join(COLOURS)}")
    for subject in box.subjects:
        in_english(file, subject.key, subject.name)
    _shelves(box)
    _cards(box)
    _objectives(box)
    _tokens(box)
    keys = [*[one.key for one in box.cards], *[one.key for one in box.objectives], *[one.key for one in box.tokens]]
    once("atheneum/cards, objectives or tokens", "the key", keys)


def _shelves(box: Components) -> None:
    file, main = "atheneum/shelves", box.compartments[: box.main]
    once(file, "the compartment", [one.key for one in main])
    for one in main:
        require(one.key in COMPARTMENTS, file, f"the compartments are {', '.join(COMPARTMENTS)}; {one.key} is none")
    require(box.compartments[-1].key == f"{SIDE}{SIDE_SHELVES}", file, f"a side shelf is called {SIDE}")
    for one in (*main, box.compartments[-1]):
        for what, least, most in (("width", 1, _COLUMNS), ("levels", 1, _ROWS), ("value", 0, 99)):
            _within(file, f"{what} of {one.key}", getattr(one, what), least, most)
    places = sum(one.width * one.levels for one in main)
    require(places <= _LETTERS, file, f"a main shelf has at most {_LETTERS} places, as each has a letter; not {places}")
    places = sum(one.width * one.levels for one in box.compartments[box.main :])
    require(places <= _DIGITS, file, f"the side shelves have at most {_DIGITS} places, a digit each; not {places}")
    _laid_out(file, main)
    for values in box.candles:
        require(all(whole(value, 0, 99) for value in values), file, "a candle's place is worth 0 to 99")
    require(len(box.candles[0]) <= _free_run(main), file, "there is no room for the candles beside the compartments")
    fits = len(box.candles[1]) <= 2 * box.compartments[-1].levels
    require(fits, file, "a side shelf has room for two candles beside each level")


def _within(file: str, what: str, value: int, least: int, most: int) -> None:
    require(whole(value, least, most), file, f"the {what} is {least} to {most}, not {value}")


def _laid_out(file: str, main: tuple[Compartment, ...]) -> None:
    """The picture of a main shelf begins at its upper left, and no compartment lies upon another."""
    for what, least in (("column", min(one.column for one in main)), ("row", min(one.row for one in main))):
        require(least == 0, file, f"the first {what} is 0")
    _within(file, "number of columns", max(one.column + one.width for one in main), 1, _COLUMNS)
    _within(file, "number of rows", max(one.row + one.levels for one in main), 1, _ROWS)
    taken: dict[tuple[int, int], str] = {}
    for one in main:
        for spot in _spots(one):
            require(spot not in taken, file, f"{one.key} lies upon {taken.get(spot)}")
            taken[spot] = one.key


def _spots(one: Compartment) -> list[tuple[int, int]]:
    """The row and column of each place in the picture."""
    return [(one.row + down, one.column + across) for down in range(one.levels) for across in range(one.width)]


def _free_run(main: tuple[Compartment, ...]) -> int:
    """The widest run of columns that no compartment takes: candles stand there."""
    taken = {spot for one in main for spot in _spots(one)}
    columns = range(max(one.column + one.width for one in main))
    free = [
        len(list(run))
        for row in range(max(one.row + one.levels for one in main))
        for is_free, run in groupby([(row, column) not in taken for column in columns])
        if is_free
    ]
    return max(free, default=0)


def _cards(box: Components) -> None:
    file, here = "atheneum/cards", {one.key for one in box.compartments[: box.main]}
    for card in box.cards:
        require(card.deck in ("A", "B"), file, f"the deck of {card.key} is A or B, not {card.deck}")
        for name in ("grey", "yellow", "blue"):
            require(getattr(card, name), file, f"the {name} section of {card.key} is empty")
            for benefit in getattr(card, name):
                require(
                    _known(benefit, here), file, f'"{benefit.what}" of {card.key} is neither colour nor compartment'
                )
    for deck in ("A", "B"):
        number = sum(card.deck == deck for card in box.cards)
        require(number >= _DEALT, file, f"deck {deck} has at least {_DEALT} cards, for five players; not {number}")


def _known(benefit: Benefit, compartments: set[str]) -> bool:
    match benefit.kind:
        case "book":
            return benefit.what in (*COLOURS, ANY)
        case "book-in":
            return benefit.what in compartments
        case _:
            return True


def _objectives(box: Components) -> None:
    file = "atheneum/objectives"
    require(
        len(box.objectives) >= _OPENED, file, f"there are at least {_OPENED} objectives, or a game runs out of them"
    )
    for one in box.objectives:
        require(one.kind in ("any", "named", "colourless"), file, f"the kind of {one.key} is any, named or colourless")
        _within(file, f"points of {one.key}", one.points, 0, 99)
        require(one.parts, file, f"{one.key} has no part")
        for part in one.parts:
            _part(file, one, part, box)


def _part(file: str, objective: Objective, part: Part, box: Components) -> None:
    key, colours = objective.key, {colour for _, _, colour in part.cells}
    wrong = sorted(colours - {*COLOURS, BOOK_OF_ANY_COLOUR})
    require(not wrong, file, f"{key} shows {', '.join(wrong)}, which is no colour")
    require((part.where == ANY) == (objective.kind == "any"), file, f"{key} is for any compartment or for named ones")
    colourless = colours == {BOOK_OF_ANY_COLOUR}
    require(colourless == (objective.kind == "colourless"), file, f"{key} is colourless where all its books are *")
    places = [one for one in box.compartments if part.where in (ANY, one.key)]
    require(places, file, f"{key} names the compartment {part.where}, which there is not")
    wide, high = (1 + max(int(cell[way]) for cell in part.cells) for way in (0, 1))
    fits = any(wide <= one.width and high <= one.levels for one in places)
    require(fits, file, f"{key} fits into no compartment that it may stand in")


def _tokens(box: Components) -> None:
    file = "atheneum/tokens"
    for one in box.tokens:
        kinds = ("pair", "book", "rearrange", "wand", "side-shelf")
        require(one.kind in kinds, file, f"the kind of {one.key} is one of {', '.join(kinds)}")
        if one.kind == "pair":
            good = all(colour in COLOURS for colour in one.colours) and len(one.colours) == 2
            require(good and one.colours[0] != one.colours[1], file, f"the pair {one.key} has two different colours")
        if one.kind == "rearrange":
            _within(file, f"count of {one.key}", one.count, 1, 99)
