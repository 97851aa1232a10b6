"""What each game lets people choose beforehand: it can be said, it may become legal, and it tells nothing hidden."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from structlog.testing import capture_logs

from bot.games import face_of
from bot.ui.controls import Menu
from bot.ui.orders.answers import answers_page, kinds_page, order_of
from bot.ui.orders.listing import ways
from bot.ui.page import Page
from bot.values.table import HINTS
from data.words import languages
from engine import catalogue
from engine.ask import Ask, Flow
from engine.catalogue import AnyRules, rules_of
from engine.chance import Chance
from engine.match import Choice, Match, RefusedError
from engine.picks import ask_word
from tests.bot.limits import check
from tests.bot.tables import table_of
from tests.campaign.running import Campaign
from tests.contract.every import Setting, every_game, every_setting, moments, story
from tests.contract.pages import orders_pages
from tests.contract.test_blindness import other_world, own_pending
from tests.contract.test_words import BROKEN, unsaid
from tests.engine.playing import match_of, reloaded, seed_of
from tests.toy.engine.toy import RULES, Toy, bids

MANY = 120
"""So many games are enough to meet every question at two tables that look the same."""


UNLIKELY = {"draft", "peek"}
"""What cards come first that are new to all or to the eye: two tables hardly ever look the same until then."""


@every_game
def test_what_may_be_answered_beforehand_is_asked_at_all(game: str) -> None:
    orders, said = rules_of(game).orders, face_of(game).vocabulary
    assert orders.possible
    assert set(orders.questions) | orders.follows <= set(said.asks)
    for answers in orders.questions.values():
        assert len(set(answers)) == len(answers)
        assert {str(answer[0]) for answer in answers} <= set(said.options)


@every_setting
def test_all_that_a_turn_offers_could_be_planned_before(setting: Setting) -> None:
    orders, plans = rules_of(setting.game).orders, dict[int, tuple[Ask, int]]()
    for moment in moments(setting):
        match = moment.match
        for seat in range(setting.seats):
            view, ask = match.view(seat), moment.asks.get(seat)
            plan, given = plans.pop(seat, (None, 0)) if ask is not None else (None, 0)
            if ask is not None and plan is not None and plan.key == ask.key and given + orders.ahead >= view.round:
                assert all(any(orders.means(one, offered) for one in plan.options) for offered in ask.options)
            found = orders.plan(view)
            if found is not None and ask is None:
                assert (found.seat, len(set(found.options))) == (seat, len(found.options))
                plans[seat] = (found, view.round)


@pytest.mark.parametrize("language", languages())
@every_game
def test_what_can_be_chosen_is_said_whole_and_hangs_on_nothing_that_others_hide(game: str, language: str) -> None:
    luck, met = Random(5), set[str]()
    with capture_logs() as logged:
        for moment in moments(Setting(game, 2)):
            plans = {seat: rules_of(game).orders.plan(moment.match.view(seat)) for seat in range(2)}
            key = f"{[plan and plan.key for plan in plans.values()]}"
            if key not in met and not moment.match.over:
                met.add(key)
                for seat in range(2):
                    other = own_pending(moment.match, other_world(moment.match, seat, luck), seat)
                    here, there = (orders_pages(table_of(one, seat, []), language) for one in (moment.match, other))
                    for page, same in zip(here, there, strict=True):
                        check(page)
                        assert page == same
                        assert not BROKEN.search(page.content), page.content
    assert unsaid(logged) == []


@pytest.mark.parametrize("hints", [0, 1])
@every_game
def test_whatever_leads_to_answers_ends_at_one(game: str, hints: int) -> None:
    table = table_of(Setting(game, 2).begin(), 0, [])
    table = replace(table, game=replace(table.game, options={HINTS: hints}))
    leads = "before" in {button.verb for button in ways(table, "en")}
    kinds = menu_of(kinds_page(table, "en", lasting=False)) if leads else []
    answers = [menu_of(answers_page(table, "en", kind, lasting=False)) for kind in kinds]
    assert bool(kinds) is leads
    assert all(answers)
    for kind, numbers in zip(kinds, answers, strict=True):
        assert all(order_of(table, kind, number, lasting=False) for number in numbers)


def menu_of(page: Page) -> list[int]:
    return [line.index for row in page.rows if isinstance(row, Menu) for line in row.lines]


def turns(setting: Setting, number: int) -> Iterator[tuple[AnyRules, object, list[Choice]]]:
    """The turns of a game: the state at the start of each, and the choices made in it."""
    match, made = (
        reloaded(setting.begin(number)),
        story(setting, number),
    )  # of what was loaded each turn's start is kept
    for place, choice in enumerate(made):
        if match.turn == match.number and match._boundary is not None and match._boundary.checkpoint is not None:
            state = match.rules.load(match._boundary.checkpoint, match.rules.version)
            yield match.rules, state, list(made[place:])
        match.submit(choice.seat, choice.picks)


def asked(match: Match, eye: int) -> str | None:
    """What a seat could answer beforehand and is asked now."""
    orders, pending = match.rules.orders, match.pending.get(eye)
    if pending is None or pending.answered:
        return None
    plan = orders.plan(match.view(eye))
    named = pending.ask.key in orders.questions or pending.ask.key in orders.follows
    return pending.ask.key if named or (plan is not None and plan.key == pending.ask.key) else None


def told_apart(setting: Setting, number: int = 1, tables: int = 1) -> tuple[list[str], Counter[str]]:
    """What is asked here and not there, or there at another moment, though an eye can't tell the two tables apart.

    So many tables are dealt for each turn. Beside it what was compared, by the question.
    """
    luck, apart, compared = Random(number), list[str](), Counter[str]()
    for rules, state, choices in turns(setting, number):
        for _ in range(tables):
            eye = luck.randrange(setting.seats)
            dealt = rules.deal(rules.view(state, eye), Chance(seed_of(luck.randrange(10**6))))
            here, there = match_of(setting.game, state), match_of(setting.game, dealt)
            apart += asked_apart(here, there, eye, choices, compared)
    return apart, compared


def asked_apart(here: Match, there: Match, eye: int, choices: list[Choice], compared: Counter[str]) -> list[str]:
    """Make the same choices at two tables, as long as an eye can't tell them apart."""
    for choice in choices:
        if here.turn != 0 or here.view(eye) != there.view(eye):
            return []
        one, other = asked(here, eye), asked(there, eye)
        compared[one or ""] += 1
        if one != other:
            return [f"{choice.number}: {one} here, {other} there"]
        try:
            elsewhere = there.submit(choice.seat, choice.picks)
        except RefusedError:
            return []
        happened = here.submit(choice.seat, choice.picks)
        if [fact for fact in happened if fact.seen_by(eye)] != [fact for fact in elsewhere if fact.seen_by(eye)]:
            return []
    return []


@every_setting
def test_whether_it_is_asked_hangs_on_nothing_that_others_hide(setting: Setting) -> None:
    apart, compared = told_apart(setting)
    assert not apart
    assert sum(compared.values()) > compared[""] > 0 or setting.seats == 1 or not compared[""]


@pytest.mark.deep
@every_game
def test_of_rare_questions_too_whether_they_are_asked_hangs_on_nothing_that_others_hide(
    campaign: Campaign, game: str
) -> None:
    rules = rules_of(game)
    advanced = tuple((one.name, 1) for one in rules.options if one.name == "advanced")  # the rules that ask most

    def play(seed: str, number: int) -> Counter[str]:
        seats = (2, max(rules.seats))[number % 2]
        luck = Random(f"{seed}:{number}").randrange(10**6)
        apart, compared = told_apart(Setting(game, seats, advanced), luck, tables=10)
        assert not apart
        return Counter({"games": 1, **{question or "none": times for question, times in compared.items()}})

    book = campaign(f"questions_{game}", MANY, play)
    assert book.next < MANY or not {key for key in set(rules.orders.questions) - UNLIKELY if not book.done[key]}


def leaking(toy: Toy) -> Flow[None]:
    """A turn that asks the first seat something only where the second one holds a low card."""
    if min(toy.hands[1]) < 5:
        yield from ask_word(0, "peek", ["yes", "no"])
    toy.wins = yield from ask_word(0, "wins", ["high", "low"])
    yield from bids(toy)
    toy.round = toy.rounds


def test_a_question_that_gives_another_hand_away_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue._registered, "leaking", replace(RULES, key="leaking", turn=leaking))
    found = [line for number in range(1, 20) for line in told_apart(Setting("leaking", 2), number)[0]]
    assert any("peek here" in line or "peek there" in line for line in found)
