"""How Atheneum looks in Discord."""

from bot.games.atheneum.bookmarks import bookmarks
from bot.games.atheneum.deciding import decided
from bot.games.atheneum.describing import hand, headline, score, shelf, table
from bot.games.atheneum.finishing import note, suggestions, warning
from bot.games.atheneum.helping import TOPICS, explains, topic
from bot.games.atheneum.labelling import FOLDED, detail, group, marks, text
from bot.games.atheneum.naming import SAY
from bot.games.atheneum.pictures import draw_ask, draw_board, draw_hand, draw_score, draw_shelf
from bot.games.atheneum.refusals import why
from bot.games.face import Answer, Face
from bot.games.speech import Vocabulary
from engine.atheneum.vocabulary import ASKS, FACTS, OPTIONS

FACE = Face(
    vocabulary=Vocabulary(
        game="atheneum",
        options=OPTIONS,
        asks=ASKS,
        facts=FACTS,
        hints={},
        say=SAY,
        rests=("studies", "objectives", "places"),
    ),
    group=group,
    text=text,
    marks=marks,
    detail=detail,
    folded=FOLDED,
    suggestions=suggestions,
    warning=warning,
    note=note,
    headline=headline,
    table=table,
    hand=hand,
    shelf=shelf,
    score=score,
    decided=decided,
    draw_board=draw_board,
    draw_hand=draw_hand,
    draw_shelf=draw_shelf,
    draw_score=draw_score,
    draw_ask=draw_ask,
    bookmarks=bookmarks,
    commands=(
        Answer("shelve", ("shelve", "pair"), ("book", "place")),
        Answer("move", ("lift",), ("place",)),
        Answer("use", ("use",), ("token",)),
        Answer("candle", ("candle",), ("token",)),
        Answer("claim", ("claim",), ("objective",)),
        Answer("confirm", ("confirm",), ()),
    ),
    why=why,
    topics=TOPICS,
    topic=topic,
    explains=explains,
)
"""Atheneum, for the bot."""

__all__ = ["FACE"]
