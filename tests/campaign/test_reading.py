"""Whatever is typed, forged or edited is read or refused in a sentence, at once."""

from functools import partial
from pathlib import Path

import pytest

from tests.campaign import reading
from tests.campaign.running import Campaign

NUMBERS = 700


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "DATABASE_URL"):
        monkeypatch.delenv(name, raising=False)


def test_anything_is_read_or_refused(tmp_path: Path) -> None:
    assert reading.inputs("suite", 0, tmp_path)["inputs"] > 1000


@pytest.mark.deep
def test_anything_at_all_is_read_or_refused(campaign: Campaign, tmp_path: Path) -> None:
    campaign("reading", NUMBERS, partial(reading.inputs, folder=tmp_path))
