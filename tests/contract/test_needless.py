"""What leaves no choice is not asked, but for what silence would tell and for a last look before what ends a turn."""

from tests.contract.every import Setting, every_setting, moments

ASKED_ALL_THE_SAME = {
    ("atheneum", "shelve"),  # AT-81: Confirm, once something was used
    ("atheneum", "claim"),
    ("exlibris", "shack-cards"),  # EL-A2: whether a looked-at card is found
    ("exlibris", "dump-card"),  # EL-A2: whether one is found in the pile
    ("exlibris", "goblin-give"),  # EL-A2: which of several hand cards hold the category
}
"""What hidden information answers, or nobody's silence should."""


@every_setting
def test_no_question_with_one_answer_is_asked_that_all_could_answer(setting: Setting) -> None:
    for number in (1, 2):
        for moment in moments(setting, number):
            for ask in moment.asks.values():
                if ask.at_least == len(ask.options):
                    assert (setting.game, ask.key) in ASKED_ALL_THE_SAME, ask
