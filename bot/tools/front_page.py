"""The playground's first page: where there is something to see, what is new there, and a clock that can be set on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from html import escape

from bot.text import Words

LEAPS = (6, 20, 72)
"""By how many hours the clock can be set on at once."""
HINTS = 5


@dataclass(frozen=True, slots=True)
class Spot:
    """A channel, a thread or somebody's direct messages."""

    key: str
    """By which its address names it."""
    label: str
    news: int = 0
    """How many messages have come since somebody looked."""


def front_page(say: Words, spots: Sequence[Spot], now: datetime) -> str:
    """Return the page as HTML."""
    links = "".join(_link(say, spot) for spot in spots)
    leaps = "".join(
        f'<button formaction="/later/{hours}">{escape(say("play-later", hours=hours))}</button>' for hours in LEAPS
    )
    hints = "".join(f"<li>{escape(say(f'play-hint-{number}'))}</li>" for number in range(1, HINTS + 1))
    clock = escape(say("play-clock", time=f"{now:%Y-%m-%d %H:%M} UTC"))
    return PAGE.format(title=escape(say("play-title")), links=links, clock=clock, leaps=leaps, hints=hints)


def _link(say: Words, spot: Spot) -> str:
    news = f" <b>{escape(say('play-news', count=spot.news))}</b>" if spot.news else ""
    return f'<li><a href="/go/{escape(spot.key)}">{escape(spot.label)}{news}</a></li>'


PAGE = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>{title}</title>
<style>
body {{ font: 18px/1.5 Georgia, serif; max-width: 34em; margin: 2em auto; padding: 0 1em;
        background: #f5e6cc; color: #33241a; }}
a {{ color: #7e3f00; }} b {{ color: #b3261e; }} ul.places {{ list-style: none; padding: 0; }}
ul.places a {{ display: block; margin: .4em 0; padding: .6em 1em; background: #fff9e9; border-radius: 10px;
        text-decoration: none; }}
button {{ font: inherit; margin: 0 .4em .4em 0; padding: .3em .8em; border: 1px solid #7e3f00; border-radius: 10px;
        background: #fff9e9; color: #7e3f00; }}
</style>
<h1>{title}</h1><ul class="places">{links}</ul>
<form method="post"><p>{clock}</p>{leaps}</form><ul>{hints}</ul>
"""
