"""How Ex Libris looks in Discord."""

from bot.games.commands import Commands, Look
from bot.games.exlibris.asking import ASKING
from bot.games.exlibris.describing import DESCRIBING, speciality
from bot.games.exlibris.helping import HELP
from bot.games.exlibris.naming import FORMS, SAY
from bot.games.exlibris.pictures import PICTURES, draw_score_now
from bot.games.exlibris.recounting import lines
from bot.games.exlibris.score_now import score_now
from bot.games.exlibris.story import story
from bot.games.exlibris.varying import chosen
from bot.games.exlibris.whole import whole
from bot.games.face import Face
from bot.games.speech import Vocabulary
from bot.games.start import Start
from engine.exlibris.vocabulary import ASKS, FACTS, HINTS, OPTIONS
from render.exlibris.icons import ICONS

FACE = Face(
    vocabulary=Vocabulary(
        game="exlibris",
        options=OPTIONS,
        asks=ASKS,
        facts=FACTS,
        hints=HINTS,
        say=SAY,
        forms=FORMS,
        rests=("cards",),
        lines=lines,
    ),
    asking=ASKING,
    describing=DESCRIBING,
    pictures=PICTURES,
    help=HELP,
    story=story,
    emblems=ICONS,
    whole=whole,
    commands=Commands(
        answers=("place",),
        looks={"speciality": Look(speciality), "score": Look(score_now, draw_score_now)},
    ),
    start=Start(chosen=chosen, alone="level", needs={"removal": "beginner"}),
)
"""Ex Libris, for the bot."""

__all__ = ["FACE"]
