"""The words in the pictures, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from data.exlibris import BOX, LEVELS
from engine.exlibris.view import PlayerView, StackView, View
from render.names import SeatName
from render.picture import ALT_LIMIT


class Words(Protocol):
    """Finds a sentence by its key; arguments fill its blanks. `words("language")` is such as "en"."""

    def __call__(self, key: str, /, **arguments: str | int) -> str: ...


def _in(names: dict[str, str], words: Words) -> str:
    return names.get(words("language"), names["en"])


def tile_name(number: int, words: Words) -> str:
    return _in(BOX.tiles[number].name, words)


def category_name(category: str, words: Words) -> str:
    return _in(BOX.categories[category].name, words)


def library_name(key: str, words: Words) -> str:
    """The library's name; the basic one and one not yet chosen have none."""
    return _in(BOX.libraries[key].name, words) if key in BOX.libraries else ""


def assistant_name(key: str, words: Words) -> str:
    """The special assistant's name; a basic library, which has none, is called what it is (EL-94)."""
    if key == "basic":
        return words("pic-basic")
    return _in(BOX.libraries[key].assistant, words) if key in BOX.libraries else ""


def level_name(level: int, words: Words) -> str:
    """A level of the solo game (EL-96)."""
    return words(f"level-{LEVELS[level - 1]}")


def effect(number: int, words: Words) -> str:
    """What a tile does, in one short line."""
    return words(f"tile-{BOX.tiles[number].key}-short")


def board_alt(view: View, names: tuple[SeatName, ...], words: Words, acting: Sequence[int]) -> str:
    """The board for whoever cannot see it: the round and how far each player is."""
    parts = [words("alt-board", round=view.round, tiles=len(view.tiles))]
    for player in view.players:
        counts = {"shelved": player.cards_shelved, "target": view.aim(player.seat), "hand": player.hand_count}
        parts.append(words("alt-player", name=names[player.seat].name[:60], turn=int(player.seat in acting), **counts))
    if view.public is not None:
        parts.append(words("alt-public", level=level_name(view.public.level, words), count=view.pile))
    return " ".join(parts)


def shelf_alt(player: PlayerView, name: SeatName, words: Words) -> str:
    """A shelf row by row, with its gaps and what lies entombed; a card that lies face down stands in brackets."""
    taken = {(stack.row, stack.column): stack for stack in player.shelf}
    left = min((column for _, column in taken), default=0)
    rows = []
    for row in sorted({row for row, _ in taken}):
        columns = range(left, max(column for at, column in taken if at == row) + 1)
        rows.append(" ".join(_stack(taken.get((row, column)), words) for column in columns))
    return words(
        "alt-shelf", name=name.name[:60], shelved=player.cards_shelved, cards=" / ".join(rows) or words("alt-gap")
    )


def _stack(stack: StackView | None, words: Words) -> str:
    if stack is None:
        return words("alt-gap")
    name = BOX.cards[stack.card].name
    said = name if stack.face_up else f"[{name}]"
    return said if stack.under is None else words("entombed", card=said, under=BOX.cards[stack.under].name)


def titled(alt: str, cards: Iterable[int], words: Words) -> str:
    """An alt text with the books' titles too, of as many cards as there is room for: the picture has none."""
    told = [f"{BOX.cards[card].name} {' / '.join(book.title for book in BOX.cards[card].books)}" for card in cards]
    for count in range(len(told), 0, -1):
        shown = "; ".join(told if count == len(told) else [*told[:count], "…"])
        if (
            len(alt) + len(shown) < ALT_LIMIT
            and len(longer := f"{alt} {words('alt-titles', titles=shown)}") <= ALT_LIMIT
        ):
            return longer
    return alt


def hand_alt(cards: tuple[int, ...], words: Words) -> str:
    """A hand's cards."""
    listed = ", ".join(BOX.cards[card].name for card in cards) or words("alt-gap")
    return words("alt-hand", count=len(cards), cards=listed)


def search_alt(cards: tuple[int, ...], words: Words) -> str:
    """The cards of the discard pile, for whoever searches it (EL-71)."""
    return words(
        "alt-search", count=len(cards), cards=", ".join(BOX.cards[card].name for card in cards) or words("alt-gap")
    )


def scores_alt(view: View, names: tuple[SeatName, ...], words: Words) -> str:
    """Everybody's total."""
    lines = [(name.name[:60], line.total) for name, line in zip(names, view.sheet, strict=False)]
    if view.public is not None and view.public.line is not None:
        lines.append((words("pic-public"), view.public.line.total))
    return words("alt-scores", scores=", ".join(f"{name} {total}" for name, total in lines))
