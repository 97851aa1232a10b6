"""The tutorial shows no code of its own: all of it is cut out of the game that the tests play."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TUTORIAL = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(?:python|fluent)\n(.*?)```", TUTORIAL, re.DOTALL)
TOY = [
    path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "tests" / "toy").rglob("*"))
    if path.suffix in {".py", ".ftl"}
]


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.strip().split("\n")[0][:40])
def test_each_piece_of_code_is_cut_out_of_the_toy(block: str) -> None:
    assert any(block in source for source in TOY)


def test_every_place_that_it_names_is_there() -> None:
    places = re.findall(r"\]\((\.\.?/[^)]+)\)", TUTORIAL)
    assert len(places) > 3
    assert [place for place in places if not (ROOT / "docs" / place).exists()] == []
