"""Anything that somebody may type or forge: valid texts, with a few things done to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

LONGEST = 6000
"""So many signs Discord lets somebody type into an option."""
NASTY: tuple[str, ...] = (
    *"\x00\n\t\x7f\u200b\u200d\u202e\u2066\u2028\u3164\ufe0f\ufffd\ue000\u0301\u0489\U000e0041",
    *"﷽ßİŉﬁⅧ²١２𝟙字Ж🃏∞…\"'\\`{};:,%", "👩\u200d👩\u200d👧", "🇩🇪", "@everyone", "<@1>", "<@&1>", "<#1>",
    "</x:1>", "<:a:1>", "[a](http://b.c)", "://", "```", "**", "||", "{ $name }", "--", "0", "-1", "1e9", "NaN",
    "9" * 30, "9" * 5000, "::", " + ", " / ", " ", "  ", "x:", "null", "true",
)  # fmt: skip
"""What has broken something somewhere before."""


def mutated(valid: Sequence[str], luck: Random, longest: int = LONGEST) -> str:
    """Return one of the valid texts with up to six things done to it."""
    text = luck.choice(valid)
    for _ in range(luck.randrange(7)):
        text = luck.choice(DOINGS)(text, luck)
    return text[:longest]


def _inserted(text: str, luck: Random) -> str:
    place = luck.randint(0, len(text))
    return text[:place] + luck.choice(NASTY) + text[place:]


def _cut(text: str, luck: Random) -> str:
    start, end = sorted(luck.randint(0, len(text)) for _ in range(2))
    return text[:start] + text[end:]


def _repeated(text: str, luck: Random) -> str:
    start, end = sorted(luck.randint(0, len(text)) for _ in range(2))
    times = luck.choice((1, 2, 10, 1000))
    return text[:end] + text[start:end][: LONGEST // times + 1] * times + text[end:]


def _changed(text: str, luck: Random) -> str:
    place = luck.randint(0, len(text))
    sign = chr(luck.choice((luck.randrange(32, 127), luck.randrange(0xD800), luck.randrange(0xE000, 0x110000))))
    return text[:place] + sign + text[place + 1 :]


def _cased(text: str, luck: Random) -> str:
    cased: str = luck.choice((text.upper(), text.lower(), text.title(), text[::-1]))
    return cased[:LONGEST]


def _one_less_or_more(text: str, luck: Random) -> str:
    """Change the first number in it."""
    found = next((place for place, sign in enumerate(text) if sign in "0123456789"), None)
    if found is None:
        return text
    number = luck.choice((0, 1, 2**31, 2**63, 2**64, 10**19, -1, luck.randrange(100)))
    return f"{text[:found]}{number}{text[found + 1 :]}"


DOINGS: tuple[Callable[[str, Random], str], ...] = (
    _inserted, _inserted, _cut, _repeated, _changed, _changed, _cased, _one_less_or_more,
)  # fmt: skip
