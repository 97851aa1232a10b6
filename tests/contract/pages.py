"""All pages that one reader of a table can come to."""

from collections.abc import Iterator
from dataclasses import replace

from bot.app.emblems import emblems
from bot.games import face_of
from bot.text.emblems import called, offer
from bot.ui import looks
from bot.ui.arranging import Turned, pages
from bot.ui.controls import MOST_OPTIONS
from bot.ui.folds import folds
from bot.ui.help import explained
from bot.ui.messages import final_page, hand_page
from bot.ui.orders.answers import answers_page, kinds_page
from bot.ui.orders.listing import orders_page
from bot.ui.orders.planning import Planning, plan_page
from bot.ui.orders.said import answerable, planned
from bot.ui.page import Page
from bot.ui.panel import News, panel
from bot.ui.question import question_of
from bot.ui.table_message import table_page
from bot.ui.voices import labels_for
from bot.values.orders import Order, Ordered
from bot.values.states import OVER
from bot.values.table import Table, Whole
from engine.ask import Ask
from engine.catalogue import rules_of
from engine.chaining import listed_moves, whole_moves
from engine.orders import MOST_PLANNED

PLACE = "#" + "c" * 60
LONGEST_ID = 2**63 - 1


def upload() -> None:
    """Let Discord have all emblems, at ids that are as long as they may be."""
    offer({called(name, "ffffff"): LONGEST_ID - place for place, name in enumerate(emblems())})


def all_pages(table: Table, language: str) -> Iterator[Page]:
    """What everybody sees, and what a seat alone sees if the reader has one."""
    face = face_of(table.game.key)
    if table.seat is None:
        yield table_page(table, language)
    yield looks.board_page(table, language, text=True)
    yield looks.board_page(table, language, text=False)
    yield looks.status(table, language, PLACE)
    if face.describing.shelf is not None:
        yield from (looks.shelf(table, seat, language) for seat in range(len(table.seats)))
    if table.game.state == OVER:
        yield final_page(table, language)
    if table.seat is not None:
        yield from own_pages(table, language)


def own_pages(table: Table, language: str) -> Iterator[Page]:
    face = face_of(table.game.key)
    yield from panels(table, language)
    if face.describing.hand is not None:
        yield looks.hand(table, language)
    yield hand_page(table, language, PLACE)
    yield from (looks.look(table, name, language) for name in face.commands.looks)
    if table.pending is not None and face.help is not None:
        yield explained(table, language)


def panels(table: Table, language: str) -> Iterator[Page]:
    yield panel(table, language, news=News("panel-happened", table.facts, "w" * 300))
    if table.pending is None:
        return
    for turned in ways(table, language):
        yield panel(table, language, turned=turned)
    hint = rules_of(table.game.key).hint(table.view, table.pending.ask)
    yield panel(table, language, news=News(facts=table.facts, hint=hint))
    moves = whole_moves(rules_of(table.game.key), table.view, table.pending.ask)
    if moves:
        yield panel(table, language, whole=Whole(tuple(moves), 2**32 - 1))
    every = listed_moves(rules_of(table.game.key), table.view, table.pending.ask, 25)
    if every:
        yield panel(table, language, whole=Whole(tuple(every), 2**32 - 1, advised=False))


def ways(table: Table, language: str) -> Iterator[Turned]:
    """Every way to open a question: each page with all marked, each heading, each answer to be sure of."""
    if table.pending is None:
        return
    question = question_of(table, table.pending, labels_for(table, language))
    marks = tuple(range(len(question.labels)))
    yield from (Turned(page, marks) for page in range(pages(question)))
    for place, (_, indices) in enumerate(folds(question) if question.folded else []):
        yield from (Turned(page, fold=place) for page in range(-(-len(indices) // MOST_OPTIONS)))
    yield from (Turned(sure=index) for index, label in enumerate(question.labels) if label.warning)


def orders_pages(table: Table, language: str) -> Iterator[Page]:
    """What can be chosen beforehand: nothing and all that there is, every plan and every question."""
    plan = planned(table)
    kinds = answerable(table)
    if kinds:
        yield kinds_page(table, language, lasting=False)
    yield from (answers_page(table, language, kind, lasting=True) for kind in kinds)
    for chosen in ((), orders_of(table, plan)):
        yield orders_page(Ordered(table, chosen), language, "w" * 100)
    if plan is not None:
        begun = Planning.begun(table, plan)
        for page in range(-(-len(plan.options) // MOST_OPTIONS)):
            yield plan_page(table, plan, language, replace(begun, page=page))
        wishes = tuple(range(len(plan.options)))[:MOST_PLANNED]
        yield plan_page(table, plan, language, replace(begun, wishes=wishes, alone=True, rest=True))


def orders_of(table: Table, plan: Ask | None) -> tuple[Order, ...]:
    """A plan, and the last answer to each question."""
    questions = rules_of(table.game.key).orders.questions
    answers = [Order(False, key, answers[-1:], lasting=True) for key, answers in questions.items()]
    plans = [] if plan is None else [Order(True, plan.key, plan.options[-MOST_PLANNED:], alone=True, rest=True)]
    return (*plans, *answers)
