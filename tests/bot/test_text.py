"""Words: every key has some, names do no harm, nothing is left unsaid."""

import re
from itertools import cycle
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term
from hypothesis import given
from hypothesis import strategies as st

from bot.games import face_of
from bot.games.exlibris.labelling import text
from bot.games.speech import Speech
from bot.text import called, clipped, folded, has, joined, language_for, plain, refusal, safe, seen, words, words_of
from bot.text.bundle import Sentences, entries
from bot.text.lines import filled, parts_of
from data.exlibris import BOX
from data.words import DEFAULT, languages, sources
from engine.ask import Ask
from engine.exlibris.inspection import inspect
from engine.exlibris.view import view as view_of
from engine.exlibris.vocabulary import ASKS, FACTS, HINTS, OPTIONS, REFUSALS
from engine.facts import Fact
from engine.hint import Hint
from tests.bot.whole import whole
from tests.engine.exlibris.table import asked, shelf, table

pytestmark = pytest.mark.short

ROOT = Path(__file__).parents[2]
NAMES = ("Ada", "Borges", "Colette", "Dante")
SPEECH = Speech(DEFAULT, face_of("exlibris").vocabulary, NAMES)
SAMPLE: dict[str, int | str] = {
    "seat": 1,
    "card": 17,
    "cards": 20,
    "tile": 6,
    "category": "FF",
    "library": "goblin",
    "assistant": "ordinary",
    "row": 0,
    "letter": "T",
    "column": 1,
    "number": 3,
    "level": 2,
    "space": 0,
    "direction": "left",
}
BROKEN = re.compile(r"[{}]|exlibris-|\$|None")


def sample(kinds: tuple[str, ...]) -> tuple[int | str, ...]:
    return tuple(SAMPLE[kind] for kind in kinds)


@pytest.mark.parametrize("key", ASKS)
def test_every_question_has_words(key: str) -> None:
    said = SPEECH.question(Ask(0, key, (("done",), ("keep",)), 0, 1, sample(ASKS[key])))
    assert has(f"exlibris-ask-{key}")
    assert not BROKEN.search(said)


@pytest.mark.parametrize("reason", HINTS)
def test_every_reason_of_a_hint_has_words_of_one_line(reason: str) -> None:
    said = SPEECH.reason(Hint((), reason, sample(HINTS[reason])))
    assert has(f"exlibris-hint-{reason}")
    assert not BROKEN.search(said)
    assert said.endswith(".")
    assert len(said) <= 100


def test_a_hint_without_a_reason_of_the_game_says_whose_advice_it_is() -> None:
    assert SPEECH.reason(Hint((), "plain")) == "That is what an automatic player would do."


@pytest.mark.parametrize("kind", OPTIONS)
def test_every_kind_of_option_has_words_that_fit_a_button(kind: str) -> None:
    said = SPEECH.option((kind, *sample(OPTIONS[kind])))
    assert has(f"exlibris-option-{kind}")
    assert not BROKEN.search(said)
    assert len(said) <= 80


@pytest.mark.parametrize("key", FACTS)
def test_every_fact_has_words(key: str) -> None:
    said = SPEECH.fact(Fact(key, sample(FACTS[key])))
    assert said
    assert not BROKEN.search(said)


OF_THE_KERNEL = ("not-offered", "count", "exactly", "not-your-turn", "over", "undo-nothing")


@pytest.mark.parametrize("reason", [*REFUSALS, *OF_THE_KERNEL])
def test_every_refusal_has_words(reason: str) -> None:
    assert refusal(DEFAULT, reason, ["exlibris"], least=1, most=2) != reason


def test_every_key_that_the_host_refuses_with_has_words() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "bot").rglob("*.py")))
    keys = set(re.findall(r'HostError\(\s*"([a-z-]+)"', code)) | {
        "already-done",
        "stale",
        "busy-elsewhere",
        "not-saved",
    }
    assert sorted(key for key in keys if not has(key) and not has(f"refused-{key}")) == []


def test_every_notice_has_words() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "bot" / "hosting").rglob("*.py")))
    code += "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "bot" / "outbox").rglob("*.py")))
    assert sorted(key for key in set(re.findall(r'"(notice-[a-z-]+)"', code)) if not has(key)) == []


def test_every_key_that_our_code_says_has_words() -> None:
    missing = []
    for path in sorted((ROOT / "bot").rglob("*.py")):
        code = path.read_text(encoding="utf-8")
        keys = re.findall(r'\.words\(\s*"([a-z-]+)"', code) + re.findall(r'hint\("([a-z-]+)"', code)
        own = re.findall(r'\.own\(\s*"([a-z-]+)"', code)
        game = path.parent.name if path.parent.parent.name == "games" else "exlibris"
        missing += [key for key in keys if not has(key)] + [key for key in own if not has(f"{game}-{key}")]
    assert sorted(set(missing)) == []


@pytest.mark.parametrize("key", [f"tile-{tile.key}" for tile in BOX.tiles.values()])
def test_every_location_has_its_effect_and_a_line_of_at_most_40_letters(key: str) -> None:
    say = words_of("exlibris", DEFAULT)
    assert len(say(key)) > 40
    assert has(f"exlibris-{key}-short")
    assert len(say(f"{key}-short")) <= 40


@pytest.mark.parametrize("key", ["ordinary", *BOX.libraries])
def test_every_assistant_has_its_power_and_a_line_of_at_most_40_letters(key: str) -> None:
    say = words_of("exlibris", DEFAULT)
    assert len(say(f"power-{key}")) > 40
    assert has(f"exlibris-power-{key}-short")
    assert len(say(f"power-{key}-short")) <= 40


def test_every_help_topic_has_a_title_and_a_text() -> None:
    for names in whole(SPEECH.game).help.topics.values():
        assert len(names) <= 25
        for name in names:
            title, told = whole(SPEECH.game).help.topic(SPEECH, name)
            assert not BROKEN.search(title + told), name
            assert len(title) <= 100


def test_no_language_says_a_key_twice() -> None:
    for language in languages():
        keys = re.findall(r"^([a-zA-Z][\w-]*) =", "\n".join(sources(language).values()), re.MULTILINE)
        assert sorted({key for key in keys if keys.count(key) > 1}) == []


def test_a_missing_key_is_said_as_it_stands_and_raises_nothing() -> None:
    assert words(DEFAULT, "no-such-key", name="x") == "no-such-key"


def test_a_missing_argument_raises_nothing() -> None:
    assert words(DEFAULT, "notice-ended").endswith("has ended the game.")


@pytest.mark.parametrize("locale, language", [("en-GB", "en"), ("en-US", "en"), ("xx", "en")])
def test_a_discord_locale_finds_the_nearest_language(locale: str, language: str) -> None:
    assert language_for(locale) == language


def test_lists_are_joined_as_english_does() -> None:
    assert joined(DEFAULT, ["a", "b", "c"]) == "a, b, and c"
    assert joined(DEFAULT, []) == ""


MARKUP = re.compile(r"[*_~|`\[<]|@(?:everyone|here|[!&]?\d{17})|://|^(?:[>#+-]|\d+\.)")
"""What pings, links or formats, where what is escaped is a letter like any other."""


def left_to_discord(shown: str) -> str:
    return re.sub(r"\\[^0-9A-Za-z\s]", "x", shown)


@pytest.mark.parametrize(
    "name, shown",
    [
        ("**bold**_~|`", r"\*\*bold\*\*\_\~\|\`"),
        (r"\*", r"\\\*"),
        ("[a](http://b)", "\\[a](http:\u200b//b)"),
        ("<#123>", r"\<#123>"),
        ("@everyone", "@\u200beveryone"),
        ("# head-line", r"\# head-line"),
        ("1. first", r"1\. first"),
        ("Ada-Marie", "Ada-Marie"),
    ],
)
def test_names_are_shown_as_they_are_written(name: str, shown: str) -> None:
    assert safe(name) == shown


@given(st.text(max_size=40) | st.text(r"\*_~|`<@[]()#>-+!&12. :/", max_size=40) | st.just("<@!123456789012345678>"))
def test_no_name_pings_links_or_formats(name: str) -> None:
    assert not MARKUP.search(left_to_discord(safe(name)))
    assert safe(name).replace("\u200b", "").replace("\\", "") == plain(name).replace("\u200b", "").replace("\\", "")


@given(st.text(max_size=200))
def test_any_text_makes_a_harmless_name(name: str) -> None:
    assert 1 <= len(plain(name)) <= 32
    assert seen(plain(name))
    assert len(safe(name)) <= 32 * 4
    assert "\n" not in safe(name)
    assert not re.search("[\u202a-\u202e\u2066-\u2069]", safe(name))


@pytest.mark.parametrize("name", ["\u3164", " \u2800\u3164 ", "\u200b\u202e", "\ufe0f", ""])
def test_somebody_of_whose_name_nothing_is_to_be_seen_is_called_as_the_account(name: str) -> None:
    assert called(name, "reader_7") == "reader_7"
    assert called(f"{name}Ada", "reader_7") == f"{name}Ada"
    assert plain(name) == "?"


@given(st.text(max_size=300), st.integers(2, 100))
def test_clipping_keeps_to_the_length(told: str, longest: int) -> None:
    assert len(clipped(told, longest)) <= longest


def test_a_place_among_several_spaces_tells_its_space() -> None:
    ask = Ask(0, "place", (("tile", "ordinary", 11, 0), ("tile", "ordinary", 11, 1)))
    assert text(SPEECH, ask, ask.options[1], None) == "11 Garbage Dump, space 2"  # type: ignore[arg-type] # never read here


def test_an_unseen_card_is_counted_from_one() -> None:  # EL-93a
    ask = Ask(0, "imp", (("face-down", 0), ("face-down", 2)), 1, 1)
    said = [text(SPEECH, ask, option, None) for option in ask.options]  # type: ignore[arg-type] # never read here
    assert said == ["The 1st card, unseen", "The 3rd card, unseen"]


@pytest.mark.parametrize("language", languages())
def test_every_fluent_file_is_read_to_its_end_and_sentence_by_sentence(language: str) -> None:
    for name, source in sources(language).items():
        body = FluentParser().parse(source).body
        assert [entry.content for entry in body if isinstance(entry, Junk)] == [], name
        said = [entry for entry in body if isinstance(entry, Message | Term)]
        for whole_file, (_, alone) in zip(said, entries(source), strict=True):
            assert whole_file.equals(FluentParser().parse_entry(alone), ["span", "comment"])


@pytest.mark.parametrize("language", languages())
def test_a_line_is_said_as_fluent_says_it(language: str) -> None:
    texts = sources(language).values()
    sentences, found = Sentences(language, texts), [entry for text in texts for entry in entries(text)]
    values, said = cycle(["x", "", " a  ", "\u00a0", 0, 7, 999, "{ $x }", "-3"]), 0
    for name, entry in found[:: len(languages()) * 2]:
        parts = parts_of(entry)
        if parts is not None:
            args = dict(zip(parts[1::2], values, strict=False))
            assert sentences.say(name, args) == (filled(parts, args), ()), name
            said += 1
    assert said > 150


@pytest.mark.parametrize("language", languages())
def test_texts_are_filled_into_a_sentence_as_fluent_fills_them_in(language: str) -> None:
    texts = sources(language).values()
    sentences, found = Sentences(language, texts), [entry for text in texts for entry in entries(text)]
    values, said = cycle(["Ada B.", 1, "", "{ $x }", "none", 0, "\U0000fdd0 ☃", 2, "a-3, b"]), 0
    for name, entry in found:
        if parts_of(entry) is None and sentences.has(name) and "$" in entry:
            args = dict(zip(dict.fromkeys(re.findall(r"\$([a-z-]+)", entry)), values, strict=False))
            assert words(language, name, **args) == sentences.say(name, args)[0], name
            said += 1
    assert said > 50


@pytest.mark.parametrize(
    "entry",
    [
        "a = { $x ->\n   *[b] c\n}",
        "a = b { -c }",
        "a = b\n    c",
        "a =\n    b",
        "a = b\n    .c = d",
        "-a = b",
        "a = { d }",
    ],
)
def test_what_is_more_than_a_line_is_left_to_fluent(entry: str) -> None:
    assert parts_of(entry + "\n\n") is None
    assert parts_of("a = b { $c } d  \n\n") == ("b ", "c", " d")


@pytest.mark.parametrize("value", [1000, -1, 1.5, True, None, "x" * 2501])
def test_what_is_filled_in_otherwise_than_it_stands_is_left_to_fluent(value: object) -> None:
    assert filled(("", "a", ""), {"a": value}) is None
    assert filled(("", "a", ""), {}) is None


def test_a_sentence_finds_what_it_says_of_others_whichever_is_said_first() -> None:
    texts = ['# of both\nboth = { one } and { -two(form: "old") }\n', "one = { $count ->\n  *[other] many\n}\n"]
    sentences = Sentences("en", [*texts, "-two = { $form ->\n   *[new] twins\n    [old] twain\n}\none = never\n"])
    assert sentences.say("both", {"count": 2}) == ("many and twain", ())
    assert not sentences.has("two")


def test_the_cards_that_the_game_proposes_to_turn_down_are_marked() -> None:  # EL-40
    state = table("", "", shelves=[shelf("A2 T11"), {}])
    asking, view = whole("exlibris").asking, view_of(state, 0)
    assert asking["inspection"].proposal(asked(inspect(state)), view) == (1,)
    assert asking["discard"].proposal is None


@pytest.mark.parametrize(
    "typed, name", [("ETAGERE ", "Étagère"), ("nao", "Não, obrigado"), ("е", "Ё"), ("a6", "A6"), ("ﬁn", "Fin")]
)
def test_what_is_looked_for_needs_no_accents_and_no_capitals(typed: str, name: str) -> None:
    assert folded(typed) in folded(name)
