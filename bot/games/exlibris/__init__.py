"""How Ex Libris looks in Discord."""

from bot.games.exlibris.bookmarks import bookmarks
from bot.games.exlibris.deciding import decided
from bot.games.exlibris.describing import hand, headline, score, shelf, speciality, table
from bot.games.exlibris.explaining import explains
from bot.games.exlibris.helping import TOPICS, draw_topic, topic
from bot.games.exlibris.inspecting import standing_now
from bot.games.exlibris.labelling import detail, group, marks, proposal, text
from bot.games.exlibris.naming import SAY
from bot.games.exlibris.pictures import draw_ask, draw_board, draw_hand, draw_score, draw_shelf, draw_standing
from bot.games.exlibris.recounting import lines
from bot.games.exlibris.solo import standing
from bot.games.exlibris.varying import chosen
from bot.games.face import Face
from bot.games.speech import Vocabulary
from engine.exlibris.vocabulary import ASKS, FACTS, HINTS, OPTIONS

FACE = Face(
    vocabulary=Vocabulary(
        game="exlibris",
        options=OPTIONS,
        asks=ASKS,
        facts=FACTS,
        hints=HINTS,
        say=SAY,
        rests=("cards",),
        lines=lines,
    ),
    group=group,
    text=text,
    marks=marks,
    proposal=proposal,
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
    looks={"speciality": speciality, "score": standing_now},
    draw_looks={"score": draw_standing},
    answers=("place",),
    chosen=chosen,
    alone="level",
    topics=TOPICS,
    topic=topic,
    draw_topic=draw_topic,
    explains=explains,
)
"""Ex Libris, for the bot."""

__all__ = ["FACE"]
