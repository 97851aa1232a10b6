"""How Exlibrium looks in Discord."""

from bot.games.exlibrium.bookmarks import bookmarks
from bot.games.exlibrium.deciding import decided
from bot.games.exlibrium.describing import hand, score, shelf, table
from bot.games.exlibrium.helping import TOPICS, explains, topic
from bot.games.exlibrium.labelling import detail, group, text
from bot.games.exlibrium.naming import SAY
from bot.games.exlibrium.pictures import draw_ask, draw_board, draw_hand, draw_score, draw_shelf
from bot.games.exlibrium.recounting import lines
from bot.games.exlibrium.situation import headline, standing
from bot.games.face import Face
from bot.games.speech import Vocabulary
from engine.exlibrium.vocabulary import ASKS, FACTS, OPTIONS

FACE = Face(
    vocabulary=Vocabulary(
        game="exlibrium",
        options=OPTIONS,
        asks=ASKS,
        facts=FACTS,
        hints={},
        say=SAY,
        rests=("cards", "seats", "chain"),
        lines=lines,
    ),
    group=group,
    text=text,
    detail=detail,
    headline=headline,
    standing=standing,
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
    topics=TOPICS,
    topic=topic,
    explains=explains,
)
"""Exlibrium, for the bot."""

__all__ = ["FACE"]
