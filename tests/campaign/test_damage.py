"""No damaged file is played on as if it were sound, and none is told of by more than one line."""

from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from tests.campaign import damage
from tests.campaign.running import Campaign

FILES = 2000


def test_damaged_files_are_refused_or_played(tmp_path: Path) -> None:
    seen = sum((damage.file("suite", number, tmp_path) for number in range(4)), Counter[str]())
    assert seen["refused at the start"] > 0


@pytest.mark.deep
def test_files_that_are_damaged_anywhere_are_refused_or_played(campaign: Campaign, tmp_path: Path) -> None:
    campaign("damage", FILES, partial(damage.file, folder=tmp_path))
