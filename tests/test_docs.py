"""What the documents say is there: the code that they show, the files that they name, the commands that they give."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cli import _parser

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(\w+) (\S+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
UNNAMED = re.compile(r"^```(?:python|fluent|toml)$", re.MULTILINE)
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")
CODE = re.compile(r"`([^`\n]+)`|^((?:make|\.venv/bin/|exlibris )[^#\n]*)", re.MULTILINE)
TARGETS = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)

every_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)


def blocks() -> Iterator[tuple[str, str, str]]:
    for document in DOCUMENTS:
        for _, source, block in BLOCK.findall(document.read_text(encoding="utf-8")):
            yield document.name, source, block


BLOCKS = tuple(blocks())


@pytest.mark.parametrize("source, block", [(source, block) for _, source, block in BLOCKS])
def test_each_piece_of_code_stands_in_the_file_that_it_is_cut_out_of(source: str, block: str) -> None:
    assert f"\n{block}" in (ROOT / source).read_text(encoding="utf-8")


def test_both_tutorials_show_code_and_name_where_it_stands() -> None:
    shown = [document for document, _, _ in BLOCKS]
    assert min(shown.count("adding-a-game.md"), shown.count("adding-a-location.md")) > 8


@every_document
def test_no_piece_of_code_lacks_its_file(document: Path) -> None:
    assert not UNNAMED.search(document.read_text(encoding="utf-8"))


@every_document
def test_every_place_that_it_links_to_is_there(document: Path) -> None:
    places = LINK.findall(document.read_text(encoding="utf-8"))
    assert [place for place in places if not (document.parent / place).exists()] == []


def commands(document: Path) -> Iterator[list[str]]:
    """The commands of ours that a document gives, in a line or within a sentence."""
    for spans in CODE.findall(document.read_text(encoding="utf-8")):
        words = shlex.split("".join(spans).replace("<key>", "toy"), comments=True)
        if len(words) > 1 and words[0] in {"make", "exlibris", ".venv/bin/exlibris", ".venv/bin/python"}:
            yield words


@every_document
def test_every_command_that_it_gives_exists(document: Path) -> None:
    for program, *arguments in commands(document):
        if program == "make":
            assert [word for word in arguments if "=" not in word and word not in TARGETS] == []
        elif program.endswith("exlibris"):
            _parser().parse_args(arguments)  # leaves the program where it knows no such thing
        else:
            assert arguments[:2] == ["-m", "pytest"]
            paths = [word for word in arguments[2:] if word.startswith("tests")]
            assert [path for path in paths if not (ROOT / path).exists()] == []


def test_the_commands_are_found() -> None:
    given = {tuple(words[:2]) for document in DOCUMENTS for words in commands(document)}
    assert {("make", "play"), (".venv/bin/exlibris", "languages"), (".venv/bin/python", "-m")} <= given
