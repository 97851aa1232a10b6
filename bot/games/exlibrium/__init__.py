"""How Exlibrium looks in Discord."""

from bot.games.exlibrium.asking import ASKING
from bot.games.exlibrium.describing import DESCRIBING
from bot.games.exlibrium.helping import HELP
from bot.games.exlibrium.naming import FORMS, SAY
from bot.games.exlibrium.pictures import PICTURES
from bot.games.exlibrium.recounting import lines
from bot.games.exlibrium.story import story
from bot.games.face import Face
from bot.games.speech import Vocabulary
from engine.exlibrium.vocabulary import ASKS, FACTS, HINTS, OPTIONS
from render.exlibrium.icons import ICONS

FACE = Face(
    vocabulary=Vocabulary(
        game="exlibrium",
        options=OPTIONS,
        asks=ASKS,
        facts=FACTS,
        hints=HINTS,
        say=SAY,
        forms=FORMS,
        rests=("cards", "seats", "chain"),
        lines=lines,
    ),
    asking=ASKING,
    describing=DESCRIBING,
    pictures=PICTURES,
    help=HELP,
    story=story,
    emblems=ICONS,
)
"""Exlibrium, for the bot."""

__all__ = ["FACE"]
