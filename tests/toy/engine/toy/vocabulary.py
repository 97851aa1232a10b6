"""The words of Five Cards that leave the engine: keys and the kinds of their arguments, without sentences.

The kinds: `seat` a seat; `number` a card, or a count; `way` high or low.
"""

from __future__ import annotations

OPTIONS: dict[str, tuple[str, ...]] = {
    "card": ("number",),
    "high": (),
    "low": (),
    "yes": (),
    "no": (),
}
"""Each kind of option, and the kinds of its arguments."""

ASKS: dict[str, tuple[str, ...]] = {"wins": (), "bid": (), "swap": (), "peek": ()}
"""Each question, and the kinds of what it is about."""

FACTS: dict[str, tuple[str, ...]] = {
    "drawn": ("card", "number"),  # private
    "wins": ("seat", "way"),
    "bid": ("seat", "number"),
    "won": ("seat",),
    "swapped": ("seat", "number"),
    "top": ("card", "number"),  # private
}
"""Each fact, and the kinds of its arguments."""

HINTS: dict[str, tuple[str, ...]] = {"best-card": ("number",), "best-guess": ()}
"""Each reason of a hint, and the kinds of its arguments."""
