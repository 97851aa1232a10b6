"""The words in the pictures."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Protocol

from data.atheneum import ANY, BOX, Benefit


class Words(Protocol):
    """Says a sentence by its key; arguments fill its blanks. `words("language")` is such as "en"."""

    def __call__(self, key: str, /, **arguments: str | int) -> str: ...


def subject_name(subject: str, words: Words) -> str:
    """What the books of a colour are about."""
    names = next(one.name for one in BOX.subjects if one.key == subject)
    return names.get(words("language"), names["en"])


def where_said(where: str, words: Words) -> str:
    """A compartment, or that any will do."""
    return words("where-any") if where == ANY else words(f"compartment-{where}")


def benefits_said(benefits: Iterable[Benefit], words: Words) -> str:
    """Benefits in a few words, equal ones counted."""
    said = [benefit_said(benefit, words) for benefit in benefits]
    counts = {one: said.count(one) for one in said}
    line = ", ".join(one if count == 1 else words("times", count=count, thing=one) for one, count in counts.items())
    return re.sub(r"([0-9×]) ", "\\1\u00a0", line)  # no line ends between a number and what it counts


def benefit_said(benefit: Benefit, words: Words) -> str:
    """A benefit in a few words."""
    if benefit.kind == "book" and benefit.what == ANY:
        return words("benefit-any")
    if benefit.kind == "book":
        return words("benefit-book", colour=words(f"colour-{benefit.what}"))
    if benefit.kind == "book-in":
        return words("pic-book-in", compartment=where_said(benefit.what, words))
    return words(f"benefit-{benefit.kind}", count=benefit.count)
