"""Whatever somebody is called, no picture shows a box, a blank or letters in the wrong order."""

import os

import pytest
from hypothesis import example, given
from hypothesis import strategies as some

from render import text
from render.fonts import NOBODY_S, faces, family_for, font
from render.names import SeatName, shows, written
from render.runs import joined, runs
from tests.render.layout import Box, overlap

PLAIN = {
    "Rita": "Rita",
    "Łukasz Żółć": "Łukasz Żółć",
    "Анна": "Анна",
    "Đặng Thị Ánh": "Đặng Thị Ánh",
    "ნინო": "ნინო",
    "𝓕𝓪𝓷": "Fan",
    "a\nb": "ab",
    "x" * 500: "x" * 60,
    "\u202eevil\u202c": "evil",
    "Ada\u3164\u3164": "Ada",
    "꧁Ada꧂": "Ada",
    "Z̷̢̛͖a̵͉̋l̶̗͝g̸̦̈́o̶͎͗": "Zalgo",
    "🦊🔥": "🦊🔥",
    "🎲 Bo": "🎲 Bo",
    "👍🏽": "👍",
    "👨‍👩‍👧": "👨👩👧",
    "🏳️‍🌈": "🏳🌈",
    "1️⃣": "1",
    "Ada ﷽": "Ada",
}
"""Names, and how they are drawn."""
LEFTWARD = {
    "דנה לוי": "יול הנד",
    "דָּנָה": "הנד",
    "דנה (7)!": "!(7) הנד",
    "Ada דנה": "Ada הנד",
    "محمد": "ﺪﻤﺤﻣ",
    "پریسا": "ﺎﺴﯾﺮﭘ",
}
"""Names, and what the eye meets from left to right."""
UNDRAWN = ("さくら", "山田太郎", "王小明", "김민준", "ไทย", "नमस्ते", "ئۇيغۇرچە", "ツ", "Ada ツ")
BLANK = ("", "  ", "\u3164", "\u3164\u3164 \u2800", "\u200b\ufe0f", "\u202e\U000e0041")
FACES = ("title", "narrow-title", "bold", "narrow")
mixed = some.text("אבּג ()12a-،محمدلاێپ🦊🏽\u200d\ufe0f\u0301\u064b\u3164🇫", max_size=40)
names = some.one_of(some.text(max_size=80), mixed, some.sampled_from((*PLAIN, *LEFTWARD, *UNDRAWN)), some.emails())


@pytest.mark.parametrize("name,shown", PLAIN.items())
def test_a_name_is_drawn_as_it_is_without_ornaments(name: str, shown: str) -> None:
    assert written(SeatName(name, "sky", "account")) == shown


@pytest.mark.parametrize("name,seen", LEFTWARD.items())
def test_a_name_from_right_to_left_is_turned_and_joined(name: str, seen: str) -> None:
    shown = written(SeatName(name, "sky", "account"))
    assert "".join(part for _, part in runs(shown, "bold")) == seen
    assert "".join(part for _, part in runs(f"To {shown}: 3", "bold")) == f"To {seen}: 3"


def test_a_clipped_name_from_right_to_left_ends_at_the_left() -> None:
    shown = written(SeatName("דנה לוי", "sky"))
    assert runs(text.clip(shown, "bold", 24, text.width(shown, "bold", 24) - 1), "bold")[0] == ("", "…")


@pytest.mark.parametrize("name", UNDRAWN + BLANK)
def test_a_name_that_cannot_be_drawn_is_that_of_the_account(name: str) -> None:
    assert written(SeatName(name, "sky", "reader_7")) == "reader_7"
    assert written(SeatName(name, "sky")) == "?"


@given(names, names, some.sampled_from(FACES))
@example("\U0001fae8 x", "", "title")
@example("🏽", "", "bold")
@example("א\U0001fae8(", "", "bold")
def test_no_name_shows_a_box_or_loses_a_letter_while_it_is_drawn(name: str, account: str, face: str) -> None:
    shown = written(SeatName(name, "sky", account))
    assert any(map(shows, shown))
    for family, part in runs(shown, face):
        typeface = font(face, 24, family)
        boxes = {bytes(typeface.getmask(NOBODY_S)), b""}
        assert [letter for letter in part if letter != " " and bytes(typeface.getmask(letter)) in boxes] == []
    letters = filter(shows, joined(shown))
    assert [letter for letter in letters if family_for(letter, face) is None] == []


@pytest.mark.parametrize("anchor", ["ls", "mm", "rs"])
def test_what_stands_in_is_beside_the_letters_and_on_their_line(anchor: str) -> None:
    def box(words: str) -> Box:
        mask, left, top = text._label(words, "bold", 40, anchor)
        inner = mask.getbbox()
        assert inner is not None
        return left + inner[0], top + inner[1], left + inner[2], top + inner[3]

    own, both = box("HH"), box("HH דד HH")
    assert (own[1], own[3]) == (both[1], both[3])
    assert both[2] - both[0] > 2 * (own[2] - own[0])
    assert abs(box("דד")[3] - own[3]) <= 1
    assert overlap(box("👍"), own)


@given(names, some.integers(0, 400))
def test_any_name_keeps_within_its_room(name: str, room: int) -> None:
    shown, face, size = text.shrink(written(SeatName(name, "sky")), ("title", "narrow-bold"), 34, room)
    assert text.width(shown, face, size) <= room


@pytest.mark.parametrize("face", faces())
def test_a_typeface_draws_the_same_without_the_tables_that_are_left_out(
    face: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = "Ada’s “fi” 1/2 Жук, Łódź: AVATAR"
    lean = font.__wrapped__(face, 23)
    with monkeypatch.context() as patch:
        patch.setattr("render.fonts._lean", str)
        full = font.__wrapped__(face, 23)
    assert lean.path != full.path or not hasattr(os, "memfd_create")
    assert lean.getlength(line) == full.getlength(line)
    assert bytes(lean.getmask(line)) == bytes(full.getmask(line))
