"""How sentences are set: what their grammar and typography ask of every one of them."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bot
from bot.text import words
from data.words import DEFAULT, languages, sources
from tests.engine.exlibris.test_rules_components import AMERICAN

TIGHT = re.compile(r"^(?!#).*[ ][;:!?»]|^(?!#).*«[ ]", re.MULTILINE)
COLON = re.compile(r"""": "\.join|\}\*{0,2}: \{""")
COUNTED = re.compile(r"\{(\w+)\} (?:(?!(?:in|and|of|to) )[a-z]+ )?([a-z]+[^s\W]s)\b")
"""A blank, perhaps an adjective, and a noun in the plural."""
NOT_NOUNS = {"is", "has", "does", "as", "this", "its", "was", "wins", "stands", "comes", "leads", "begins", "reads"}
Reading = tuple[str, frozenset[str]]
"""A sentence as it may come out, and the numbers that chose it from others."""


def messages(language: str) -> Iterator[ast.Message]:
    for source in sources(language).values():
        yield from (entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message))


def chooses_plural(select: ast.SelectExpression) -> bool:
    """Tell whether a number chooses, with a sentence of its own for one."""
    keys = {one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in select.variants}
    return bool(keys & {"one", "1"})


class Numbers(Visitor):
    """The arguments that choose a plural somewhere: these are numbers."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - its base's name
        if isinstance(node.selector, ast.VariableReference) and chooses_plural(node):
            self.found.add(node.selector.id.name)
        self.generic_visit(node)


def numbers() -> set[str]:
    visitor = Numbers()
    for language in languages():
        for message in messages(language):
            visitor.visit(message)
    return visitor.found


def readings(pattern: ast.Pattern) -> list[Reading]:
    """Return every way in which a sentence may come out."""
    found: list[Reading] = [("", frozenset())]
    for element in pattern.elements:
        found = [(text + more, chosen | by) for text, chosen in found for more, by in said(element)]
    return found


def said(element: ast.TextElement | ast.Placeable) -> list[Reading]:
    if isinstance(element, ast.TextElement):
        return [(element.value, frozenset())]
    inner = element.expression
    if isinstance(inner, ast.SelectExpression) and isinstance(inner.selector, ast.VariableReference):
        by = frozenset({inner.selector.id.name} if chooses_plural(inner) else ())
        return [(text, chosen | by) for one in inner.variants for text, chosen in readings(one.value)]
    return [(f"{{{inner.id.name}}}" if isinstance(inner, ast.VariableReference) else "", frozenset())]


def miscounted(message: ast.Message, counts: set[str]) -> list[str]:
    """Return the nouns in the plural beside a number that could be one."""
    assert message.value is not None
    return [
        f"{message.id.name}: {match[0]}"
        for text, chosen in dict.fromkeys(readings(message.value))
        for match in COUNTED.finditer(text)
        if match[1] in counts - chosen and match[2] not in NOT_NOUNS
    ]


def test_english_has_a_singular_wherever_a_number_stands_beside_a_noun() -> None:
    counts = numbers()
    assert [one for message in messages(DEFAULT) for one in miscounted(message, counts)] == []


def test_a_bare_number_beside_a_plural_is_found_however_deep_it_stands() -> None:
    bare = "a = { $to ->\n [0] { $points }\n *[other] { $to }\n} { $kind ->\n [x] banned\n *[y] good\n} books"
    mended = "b = { $points ->\n    [one] 1 book\n   *[other] { $points } books\n}"
    first, second = (one for one in FluentParser().parse(f"{bare}\n{mended}\n").body if isinstance(one, ast.Message))
    assert miscounted(first, {"points"}) == ["a: {points} banned books", "a: {points} good books"]
    assert miscounted(second, {"points"}) == []


def test_french_signs_are_never_left_alone_on_a_line() -> None:
    """A plain space before them would let a narrow screen break the line there."""
    assert [line for source in sources("fr").values() for line in TIGHT.findall(source)] == []


def test_no_code_parts_a_name_from_what_is_said_of_it_by_a_colon() -> None:
    """French sets it apart: "named" does so in each language."""
    root = Path(bot.__file__).parent
    files = [path for room in ("games", "ui", "app") for path in (root / room).rglob("*.py")]
    for path in (root / "ui" / "exported.py", root / "app" / "onepiece.py"):  # JSON, and headers
        files.remove(path)
    assert [path.name for path in files if COLON.search(path.read_text())] == []


SIGNS = {"en": "“”", "pt": "“”", "fr": "«»", "ru": "«»"}
"""The quotes of each language."""
WRONG = re.compile(r"[’‘´`]s\b|[’‘´]|\.\.\.|(?<!\d)–(?!\d)|(?<![\w{$`/-])-\d|(?<=\w)--(?=\w)")
"""Curly apostrophes, three dots, a dash for numbers where none are, a hyphen for a minus."""
QUOTES = set('“”„«»‹›"')


def spoken(language: str) -> Iterator[str]:
    """Every sentence as it may come out."""
    for message in messages(language):
        assert message.value is not None
        yield from dict.fromkeys(text for text, _ in readings(message.value))


@pytest.mark.parametrize("language", languages())
def test_a_language_has_one_kind_of_quotes_and_apostrophes(language: str) -> None:
    """Straight apostrophes, as people type them when they answer by command."""
    wrong = QUOTES - set(SIGNS[language])
    lines = [text for text in spoken(language) if text not in ("–", "-# ")]
    assert [text for text in lines if wrong & set(text) or WRONG.search(text)] == []


def test_what_is_wrongly_set_is_found() -> None:
    assert all(map(WRONG.search, ("it’s", "wait...", "a – b", "down to -3")))
    assert not any(map(WRONG.search, ("it's", "wait…", "1–4", "-# small", "2027-07-31", "down to −3")))


@pytest.mark.parametrize("language", languages())
def test_numbers_below_zero_have_a_minus_and_not_a_hyphen(language: str) -> None:
    told = dict.fromkeys(("prominent", "banned", "variety", "speciality", "stability", "total"), -5)
    said = words(language, "exlibris-score-row", seat="Ada-2", **told)
    assert said.count("−5") == len(told)
    assert "Ada-2" in said


def test_words_are_spelled_the_british_way() -> None:
    """As the titles are, by the same list (EL-03)."""
    text = "\n".join(sources(DEFAULT).values())
    assert AMERICAN.findall(re.sub(r"`[^`]*`|\{[^}]*\}|^[a-z0-9-]+ =", "", text, flags=re.MULTILINE)) == []
