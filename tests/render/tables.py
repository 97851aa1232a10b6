"""Made-up tables to draw: early, middle and late in a game, and the edges of what a table may be."""

import random
from dataclasses import replace

from data.exlibris import BOX
from engine.exlibris.view import AssistantView, LineView, PlayerView, StackView, TileView, View
from render.names import SeatName

LIBRARIES = tuple(BOX.libraries)
COLOURS = ("orange", "sky", "green", "blue")
OWN = COLOURS[0]
NAMES = tuple(SeatName(name, colour) for name, colour in zip(("Rita", "Eric", "Ondine", "Daria"), COLOURS, strict=True))

EFFECTS = {
    "hut": "Draw 1 per assistant out, go first",
    "swap": "Swap a hand card for one here",
    "auction": "Bid: discard that many, take all",
    "donation": "Discard 1 or more, shelve up to 2",
    "community": "Take a card, give a card",
    "well": "Discard any, draw one more",
    "den": "Bet on a category, reveal 4 cards",
    "lodge": "Move an assistant home, swap cards",
    "collector": "Discard cards, draw half their books",
    "bookseller": "Take a card, may shelve it",
    "dump": "Name a category, search the pile",
    "draft": "Draft from 2 cards per assistant",
    "shack": "Name a category, take what holds it",
    "rummage": "Take 1, or 2 if you are not alone",
    "guild": "Move from home, bump an opponent",
    "tax": "Each opponent gives, you may trade",
    "yard": "Offer cards, draw 2 for each taken",
    "shelfmasons": "Slide cards along a shelf row",
}
SENTENCES = {
    "language": "en",
    "pic-round": "Round {round}",
    "pic-round-of": "Round {round} of {rounds}",
    "pic-setup": "Set-up",
    "pic-last-round": "Last round!",
    "pic-prominent": "Prominent works",
    "pic-banned": "Banned books",
    "pic-speciality": "Your speciality",
    "pic-deck": "deck",
    "pic-pile": "discards",
    "pic-street": "The paved street",
    "pic-market": "This round's market",
    "pic-open": "Open locations, {count} more to come",
    "pic-public": "The public library",
    "pic-cards": "cards",
    "pic-gains": "+{count} each round",
    "pic-its-speciality": "Speciality",
    "pic-not-its": "What it is not",
    "pic-basic": "Basic library",
    "pic-libraries": "Libraries to choose from",
    "pic-no-cards": "No cards in hand",
    "pic-new": "new",
    "sheet-title": "Official Library Inspection",
    "sheet-title-solo": "Librarian's Exam: {level}",
    "sheet-prominent": "Prominent works",
    "sheet-banned": "Banned books",
    "sheet-variety": "Variety",
    "sheet-speciality": "Speciality",
    "sheet-stability": "Shelf stability",
    "sheet-mummy": "Entombed cards",
    "sheet-total": "Total",
    "sheet-books": "Books face up",
    "sheet-hand": "Cards left in hand",
    "sheet-winner": "WINNER",
    "alt-board": "The table in round {round}, with {tiles} locations.",
    "alt-player": "{name}: {shelved} of {target} cards shelved, {hand} in hand.",
    "alt-public": "The public library, at the level {level}: {count} cards.",
    "alt-shelf": "{name}'s shelf, {shelved} cards, row by row: {cards}.",
    "alt-gap": "(gap)",
    "entombed": "{card} over {under}",
    "alt-hand": "Your hand, {count} cards: {cards}.",
    "alt-search": "The discard pile, {count} cards: {cards}.",
    "alt-titles": "Titles: {titles}",
    "alt-scores": "Final scores: {scores}.",
}


def words(key: str, /, **arguments: str | int) -> str:
    if key.startswith("tile-"):
        return EFFECTS[key.removeprefix("tile-").removesuffix("-short")]
    if key.startswith("level-"):
        return key.removeprefix("level-").title()
    return SENTENCES[key].format(**arguments)


def assistant(seat: int, kind: str = "ordinary", where: int = -1, space: int = 0) -> AssistantView:
    return AssistantView(seat, kind, where, space, 0)


def tile(number: int, seats: int = 4, *, permanent: bool = False, cards: tuple[int | None, ...] = ()) -> TileView:
    spaces = BOX.tiles[number].spaces[seats - 2]
    return TileView(number, permanent, ((),) * spaces, cards, BOX.tiles[number].down > 0)


def shelf_of(count: int, seed: int = 1, columns: int = 5) -> tuple[StackView, ...]:
    """A tidy shelf: in order, with some gaps in the top row, the bottom row full first."""
    luck = random.Random(seed)
    cards = sorted(luck.sample(range(152), count))
    cells = sorted([(2 - place // columns if columns < 30 else 2, place % columns) for place in range(count)])
    return tuple(
        StackView(row, column, card, luck.random() > 0.12, None)
        for (row, column), card in zip(cells, cards, strict=True)
    )


def player(seat: int, shelved: int = 0, hand: int = 6, library: str | None = None, columns: int = 5) -> PlayerView:
    key = LIBRARIES[(seat * 5 + 2) % 12] if library is None else library
    mine = (assistant(seat, key), assistant(seat), assistant(seat))
    stacks = shelf_of(shelved, seat, columns)
    return PlayerView(seat, key, hand, None, None, stacks, shelved, mine, ())


def table(seats: int = 4, **changes: object) -> View:
    """An early table: round 1, nothing placed."""
    view = View(
        seat=None,
        seats=seats,
        options=(),
        round=1,
        phase="placement",
        last_round=False,
        target={2: 16, 3: 14, 4: 12}[seats],
        first=0,
        active=0,
        prominent="HV",
        banned="CC",
        tiles=stocked((1, 14, 5, 3)[:seats], seats),
        players=tuple(player(seat) for seat in range(seats)),
        pool=(),
        deck=108,
        pile=0,
        pile_top=None,
        tile_stack=14,
        used=(),
        resolving=0,
        sheet=(),
        winners=(),
    )
    return replace(view, **changes)  # type: ignore[arg-type] # a test names real fields


def stocked(
    numbers: tuple[int, ...], seats: int, permanent: tuple[int, ...] = (), seed: int = 3
) -> tuple[TileView, ...]:
    luck = random.Random(seed)
    rows = []
    for number in sorted(numbers):
        kind = BOX.tiles[number]
        cards: tuple[int | None, ...] = tuple(luck.sample(range(152), kind.up)) + (None,) * kind.down
        rows.append(tile(number, seats, permanent=number in permanent, cards=cards))
    return tuple(rows)


def put(view: View, moves: dict[tuple[int, int], list[tuple[int, int]]]) -> View:
    """Stand assistants on spaces: {(tile or 0, space): [(seat, which of their assistants)]}."""
    spaces = {one.number: list(one.spaces) for one in view.tiles}
    crews = [list(one.assistants) for one in view.players]
    for (where, space), who in moves.items():
        for seat, which in who:
            moved = replace(crews[seat][which], where=where, space=space)
            crews[seat][which] = moved
            if where:
                spaces[where][space] = (*spaces[where][space], moved)
    return replace(
        view,
        tiles=tuple(replace(one, spaces=tuple(spaces[one.number])) for one in view.tiles),
        players=tuple(replace(one, assistants=tuple(crews[one.seat])) for one in view.players),
    )


def early() -> View:
    return put(table(), {(5, 0): [(0, 1)], (0, 1): [(1, 2)]})


def middle() -> View:
    numbers = (1, 2, 4, 10, 13, 16, 18)
    view = table(
        3,
        round=4,
        tiles=stocked(numbers, 3, permanent=(1, 2, 4)),
        players=tuple(player(seat, 6 + seat, 4 + seat) for seat in range(3)),
        first=1,
        active=2,
        deck=71,
        pile=23,
        pile_top=40,
        prominent="SP",
        banned="MM",
    )
    moves = {
        (2, 0): [(0, 0)],
        (10, 1): [(1, 1)],
        (13, 0): [(2, 0)],
        (0, 0): [(1, 0)],
        (0, 2): [(2, 1)],
        (4, 0): [(0, 1)],
    }
    return put(view, moves)


def late() -> View:
    numbers = (1, 2, 3, 5, 7, 8, 9, 12, 13, 14, 17, 18)
    view = table(
        4,
        round=9,
        last_round=True,
        tiles=stocked(numbers, 4, permanent=(1, 2, 5, 7, 8, 9, 12, 13)),
        players=tuple(player(seat, 9 + seat, 3 * seat) for seat in range(4)),
        first=3,
        active=1,
        deck=12,
        pile=61,
        pile_top=151,
        prominent="RT",
        banned="FF",
    )
    moves = {
        (3, 0): [(0, 1)],
        (3, 2): [(2, 0)],
        (2, 0): [(0, 0), (1, 0)],
        (7, 0): [(1, 1)],
        (7, 1): [(2, 1)],
        (7, 2): [(3, 1)],
        (14, 0): [(3, 0)],
        (0, 0): [(3, 2)],
        (0, 1): [(0, 2)],
        (12, 1): [(1, 2)],
    }
    return put(view, moves)


def inspected(seats: int = 4) -> View:
    """The example of the rulebook's page 10 (EL-50)."""
    lines = (
        line((2, 12, 5, 6, 7, 6), 4, -2, 15, 12, 8, 37),
        line((4, 8, 10, 6, 8, 7), 9, -4, 18, 20, 12, 55),
        line((5, 3, 6, 9, 4, 9), 0, -5, 9, 18, 10, 32),
        line((9, 10, 7, 7, 9, 1), 15, -9, 3, 20, 9, 38),
    )[:seats]
    players = tuple(replace(player(seat, 12), speciality=("MM", "HV", "SP", "FF")[seat]) for seat in range(seats))
    return table(seats, phase="over", round=9, sheet=lines, winners=(1,), prominent="RT", players=players)


def line(counts: tuple[int, ...], *points: int) -> LineView:
    prominent, ban, variety, own, stability, total = points
    books = tuple(zip(sorted(BOX.categories), counts, strict=True))
    return LineView(books, prominent, ban, variety, own, stability, 0, total, sum(counts), 3)


def holding(count: int, seats: int = 2, seed: int = 7) -> View:
    """Seat 0's own view, with so many cards in hand."""
    view = table(seats, seat=0)
    cards = tuple(sorted(random.Random(seed).sample(range(152), count)))
    own = replace(view.players[0], hand=cards, hand_count=count, speciality="SP")
    return replace(view, players=(own, *view.players[1:]))
