"""A table that is dealt from a view looks like it, and other luck deals another one."""

from random import Random

from engine.chance import Chance
from tests.contract.every import Setting, every_setting, notable
from tests.engine.playing import eyes_of, seed_of


@every_setting
def test_a_dealt_table_looks_like_the_view(setting: Setting) -> None:
    luck = Random(setting.seats)
    for moment in notable(setting, every=25):
        rules, eye = moment.match.rules, luck.choice(eyes_of(moment.match))
        seen = moment.match.view(eye)
        state = rules.deal(seen, Chance(seed_of(luck.randrange(10**6))))
        assert rules.view(state, eye) == seen


@every_setting
def test_the_same_luck_deals_the_same_table_and_other_luck_another_seed(setting: Setting) -> None:
    moment = next(notable(setting))
    rules, seen = moment.match.rules, moment.match.view(0)
    one, again, other = (rules.deal(seen, Chance(seed_of(number))) for number in (1, 1, 2))
    assert rules.dump(one) == rules.dump(again)
    assert one.chance.seed not in (other.chance.seed, moment.match._state.chance.seed)
