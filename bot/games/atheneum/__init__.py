"""How Atheneum looks in Discord."""

from bot.games.atheneum.asking import ASKING
from bot.games.atheneum.describing import DESCRIBING
from bot.games.atheneum.helping import HELP
from bot.games.atheneum.naming import SAY
from bot.games.atheneum.pictures import PICTURES
from bot.games.atheneum.refusals import why
from bot.games.atheneum.story import story
from bot.games.atheneum.whole import whole
from bot.games.commands import Answer, Commands
from bot.games.face import Face
from bot.games.speech import Vocabulary
from engine.atheneum.vocabulary import ASKS, FACTS, HINTS, OPTIONS
from render.atheneum.icons import ICONS

FACE = Face(
    vocabulary=Vocabulary(
        game="atheneum",
        options=OPTIONS,
        asks=ASKS,
        facts=FACTS,
        hints=HINTS,
        say=SAY,
        rests=("studies", "objectives", "places"),
    ),
    asking=ASKING,
    describing=DESCRIBING,
    pictures=PICTURES,
    help=HELP,
    story=story,
    emblems=ICONS,
    whole=whole,
    commands=Commands(
        typed=(
            Answer("shelve", ("shelve", "pair"), ("book", "place")),
            Answer("move", ("lift",), ("place",)),
            Answer("use", ("use",), ("token",)),
            Answer("candle", ("candle",), ("token",)),
            Answer("claim", ("claim",), ("objective",)),
            Answer("confirm", ("confirm",), ()),
        ),
        why=why,
    ),
)
"""Atheneum, for the bot."""

__all__ = ["FACE"]
