"""How long the labels of buttons are: a phone shows about 34 signs of one."""

import ast as code
import re
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.text import words_of
from bot.text.times import named
from data.exlibrium import BOX as EXLIBRIUM
from data.words import DEFAULT, languages
from engine.catalogue import packages
from tests.bot.test_wording import messages, numbers, readings

BOT = Path(__file__).parents[2] / "bot"
LONGEST = 34
BLANK = re.compile(r"\{(\w+)\}")
OPTION = re.compile(f"(?:{'|'.join(packages())})-(?:option|nothing|confirm)-.*")
"""What the words of a game's options are called."""


def keys_of(node: code.expr) -> Iterator[str]:
    """The keys of words in an expression, blanks in them as patterns."""
    for part in code.walk(node):
        if isinstance(part, code.JoinedStr):
            yield "".join(re.escape(str(one.value)) if isinstance(one, code.Constant) else ".+" for one in part.values)
        elif isinstance(part, code.Constant) and isinstance(part.value, str):
            yield part.value


def on_buttons() -> re.Pattern[str]:
    """Match the keys of all words that the house's code writes on a button."""
    found = set()
    for path in sorted(BOT.rglob("*.py")):
        for node in code.walk(code.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, code.Call) and getattr(node.func, "id", "") == "Button" and len(node.args) > 2:
                found |= {key for key in keys_of(node.args[2]) if "-" in key and not key.startswith(".")}
    return re.compile("|".join(sorted(found | {"confirm-.+-yes"})))


@pytest.mark.parametrize("language", languages())
def test_no_button_says_more_than_a_phone_shows(language: str) -> None:
    """Numbers have two digits; where a name stands, it is the name that decides."""
    house, counts = on_buttons(), numbers()
    labels = [
        (message.id.name, BLANK.sub("12", text))
        for message in messages(language)
        if message.value is not None and (house.fullmatch(message.id.name) or OPTION.fullmatch(message.id.name))
        for text, _ in readings(message.value)
        if set(BLANK.findall(text)) <= counts
    ]
    assert len(labels) > 50
    assert [(key, label) for key, label in labels if len(label) > LONGEST] == []


def test_the_words_on_buttons_are_found() -> None:
    house = on_buttons()
    assert all(map(house.fullmatch, ("table-play", "panel-back", "lobby-leave", "final-rematch")))
    assert not house.fullmatch("exlibris-title")


@pytest.mark.parametrize("language", languages())
def test_cards_of_exlibrium_are_told_apart_on_a_phone_whoever_is_on_them(language: str) -> None:
    names = [one.name.get(language, one.name[DEFAULT]) for one in EXLIBRIUM.characters]
    said = {key: words_of("exlibrium", language)(f"option-{key}", **blanks(names)) for key in CARDS}
    assert {key: text for key, text in said.items() if len(text) > LONGEST} == {}


CARDS = ("pick-other", "card-top", "card-flips", "card-covered", "card-moved", "face", "stack-cards")


def blanks(names: list[str]) -> dict[str, str | int]:
    """The two longest names, the first with its number as menus show it, and a card of nine."""
    first, second = sorted(names, key=len)[-2:]
    return {"character": f"7 {first}", "other": second, "place": 8, "cards": 9}


@pytest.mark.parametrize("language", languages())
def test_the_switches_of_orders_say_no_more_either(language: str) -> None:
    """What they say is put together from two sentences."""
    say = words_of("exlibris", language)
    told = [say(f"orders-if-{kind}", on=on) for kind in ("alone", "rest") for on in (0, 1)]
    told += [say("orders-how-long", until=say(f"orders-until-{end}")) for end in ("round", "withdrawn")]
    assert [label for label in told if len(label) > LONGEST] == []


@pytest.mark.parametrize("language", languages())
def test_a_vacation_is_cancelled_on_any_day_of_the_year(language: str) -> None:
    say = words_of("exlibris", language)
    days = [date(2026, 12, 1) + timedelta(days=number) for number in range(366)]
    told = [say("settings-vacation-cancel", day=named(language, day)) for day in days]
    assert [label for label in told if len(label) > LONGEST] == []


def test_english_days_are_british() -> None:
    assert named("en", date(2026, 12, 24)) == "24 December 2026"
