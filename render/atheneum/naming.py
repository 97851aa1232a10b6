"""How study cards and objectives are called: by what they give and want, never by a code."""

from __future__ import annotations

from data.atheneum import ANY, BOOK_OF_ANY_COLOUR, BOX, Benefit, Part
from render.atheneum.phrases import Words, benefit_said, where_said


def study_names(card: int, words: Words) -> tuple[str, str]:
    """A study card by what it gives to its player (AT-21), at length and briefly."""
    yellow = BOX.cards[card].yellow
    plain = [_book(one, words) or benefit_said(one, words) for one in yellow]
    brief = [_book(one, words) or _briefly(one, words) for one in yellow]
    return _sum(plain, words), _sum(brief, words)


def _sum(said: list[str], words: Words) -> str:
    return " + ".join(
        words("brief-times", thing=one, count=said.count(one)) if said.count(one) > 1 else one
        for one in dict.fromkeys(said)
    )


def _book(benefit: Benefit, words: Words) -> str:
    """A book by its colour or its compartment; "" for whatever is none."""
    if benefit.kind == "book" and benefit.what != ANY:
        return words(f"colour-{benefit.what}")
    if benefit.kind == "book-in":
        return words("brief-book-in", compartment=where_said(benefit.what, words))
    return ""


def _briefly(benefit: Benefit, words: Words) -> str:
    if benefit.kind == "rearrange":
        return words("brief-rearrange", count=benefit.count)
    return benefit_said(benefit, words)


def objective_name(index: int, words: Words) -> str:
    """An objective: its books, their compartment and what it brings (AT-24, AT-60)."""
    said = [_placed(part, words) for part in BOX.objectives[index].parts]
    return words("objective", shape=" + ".join(said), worth=worth(index, words))


def worth(index: int, words: Words) -> str:
    """What an objective brings."""
    found = BOX.objectives[index]
    return words("worth-wand" if found.wand else "worth", points=found.points)


def _placed(part: Part, words: Words) -> str:
    said = shape(part, words)
    if part.where == ANY:
        return said
    return words("shape-in", shape=said, compartment=where_said(part.where, words))


def shape(part: Part, words: Words) -> str:
    """Books side by side with hyphens, those on them behind an arrow; where colours don't count, how many stand how."""
    levels = levels_of(part)
    if any(book != BOOK_OF_ANY_COLOUR for _, _, book in part.cells):
        return " ↑".join("-".join(words(f"colour-{book}") for _, book in sorted(here.items())) for here in levels)
    wide, high = max(map(len, levels)), len(levels)
    kind = "row" if high == 1 else "stack" if wide == 1 else "block"
    return words(f"shape-{kind}", count=len(part.cells))


def levels_of(part: Part) -> list[dict[int, str]]:
    """The books of each level by column, from below."""
    high = 1 + max(level for _, level, _ in part.cells)
    return [{column: book for column, there, book in part.cells if there == level} for level in range(high)]
