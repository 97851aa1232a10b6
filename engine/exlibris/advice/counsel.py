"""The automatic players' table: for each question its answer and its reason, and the apprentice's own answer if any."""

from __future__ import annotations

from engine.ask import Ask, Picks
from engine.counsel import Counsel, always
from engine.exlibris.advice import answers, beginner, giving, placing, reasons, shelving
from engine.exlibris.advice.mind import Mind
from engine.exlibris.advice.removing import remove_tiles

COUNSEL: dict[str, Counsel[Mind]] = {
    "library": Counsel(answers.choose_library, always("proven"), simple=beginner.choose_library),
    "library-discard": Counsel(answers.choose_library, always("proven-for-others"), simple=beginner.choose_library),
    "place": Counsel(answers.place, reasons.place, simple=beginner.place, values=placing.worths),
    "home": Counsel(shelving.home_action, reasons.home, simple=beginner.home_action, values=shelving.home_worths),
    "shelve-card": Counsel(
        shelving.choose_card, reasons.card, simple=beginner.choose_card, values=shelving.card_worths
    ),
    "shelve": Counsel(shelving.place_card, reasons.shelve, simple=beginner.place_card, values=shelving.place_worths),
    "wizard": Counsel(shelving.shift_group, always("makes-room")),
    "wizard-cell": Counsel(shelving.emptied_cell, always("makes-room")),
    "witch": Counsel(answers.take_best, reasons.card, simple=beginner.take),
    "swap-give": Counsel(giving.give_worst, always("least-missed")),
    "take": Counsel(answers.take_best, reasons.card, simple=beginner.take),
    "discard": Counsel(giving.discard_some, always("least-missed")),
    "gift-card": Counsel(giving.choose_gift, always("least-help")),
    "gift-to": Counsel(giving.choose_receiver, reasons.receiver),
    "den-category": Counsel(answers.name_category, reasons.category, simple=beginner.name_category),
    "lodge": Counsel(answers.at_lodge, reasons.lodge, simple=beginner.decline),
    "lodge-move": Counsel(answers.move_home, always("acts-too")),
    "lodge-shelf": Counsel(answers.rebuild, always("tidies")),
    "lodge-stack": Counsel(answers.rebuilt_stack, always("tidies")),
    "lodge-hand": Counsel(answers.rebuilding_card, always("tidies")),
    "lodge-pair": Counsel(answers.rebuilt_pair, always("tidies")),
    "dump-category": Counsel(answers.name_category, reasons.category, simple=beginner.name_category),
    "dump-card": Counsel(answers.take_best, reasons.card, simple=beginner.take),
    "draft": Counsel(answers.take_best, reasons.card, simple=beginner.take),
    "shack-category": Counsel(answers.name_category, reasons.category, simple=beginner.name_category),
    "shack-cards": Counsel(answers.take_all, always("no-limit")),
    "guild": Counsel(answers.place, reasons.place, simple=beginner.place),
    "tax": Counsel(giving.give_worst, always("least-missed")),
    "yard-reveal": Counsel(giving.offer, always("sells")),
    "yard-take": Counsel(answers.buy, reasons.card),
    "slide": Counsel(answers.slide, reasons.slide, simple=beginner.decline),
    "pay": Counsel(giving.give_worst, always("least-missed")),
    "goblin": Counsel(answers.steal, reasons.steal),
    "goblin-give": Counsel(giving.give_worst, always("least-missed")),
    "cube": Counsel(answers.meet_cube, always("random-card")),
    "sasquatch": Counsel(answers.take_back, reasons.sasquatch),
    "bookworm": Counsel(shelving.once_more, always("goes-on")),
    "golem": Counsel(answers.take_best, reasons.card, simple=beginner.take),
    "imp": Counsel(answers.burn, always("burns")),
    "inspection": Counsel(answers.inspect, always("best-total"), idle=("best-as-it-is", ())),
    "remove-tiles": Counsel(remove_tiles, always("promise-least")),
}
"""The row of each question of the vocabulary."""


def fitting(ask: Ask, picks: Picks) -> Picks:
    """Return picks in the order of the question, or its first options where they are not what it asks for."""
    chosen = tuple(option for option in ask.options if option in picks)
    if ask.at_least <= len(chosen) <= ask.at_most:
        return chosen
    return ask.options[: ask.at_least]
