"""Every answer can be tapped: whatever a question offers, some way through the panel's pages leads to it."""

from random import Random

import pytest

from bot.tools.tapping import UnreachableError, taps
from bot.tools.taps import table_of
from engine.ask import Ask
from tests.contract.every import Setting, every_setting, notable
from tests.engine.playing import random_picks

MOST = 14
"""More taps than any of these answers takes: dozens of marks are no common answer."""


def answers(ask: Ask) -> list[list[int]]:
    """Each option alone where one may be picked alone, and the answer that picks nothing."""
    alone = [[index] for index in range(len(ask.options))] if ask.at_least <= 1 <= ask.at_most else []
    return [*alone, *([[]] if ask.at_least == 0 else [])]


@every_setting
def test_every_answer_can_be_tapped(setting: Setting) -> None:
    luck = Random(9)
    for moment in notable(setting, every=120):
        for seat, ask in moment.asks.items():
            table = table_of(moment.match, seat, hints=True)
            found = answers(ask)
            for wanted in luck.sample(found, min(len(found), 4)):
                assert 0 < taps(table, wanted, "en") <= MOST, (ask, wanted)
            picks = random_picks(moment.match, seat, luck)
            assert taps(table, [*map(ask.options.index, picks)], "en")


def test_what_no_page_offers_is_found_out() -> None:
    moment = next(notable(Setting("exlibris", 2)))
    (seat, ask), *_ = moment.asks.items()
    with pytest.raises(UnreachableError):
        taps(table_of(moment.match, seat, hints=True), [len(ask.options)], "en")
