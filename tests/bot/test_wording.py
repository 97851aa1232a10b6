"""How sentences are set: what their grammar and typography ask of every one of them."""

import re

from data.words import sources

TIGHT = re.compile(r"^(?!#).*[ ][;:!?»]|^(?!#).*«[ ]", re.MULTILINE)


def test_french_signs_are_never_left_alone_on_a_line() -> None:
    """A plain space before them would let a narrow screen break the line there."""
    assert [line for source in sources("fr").values() for line in TIGHT.findall(source)] == []
