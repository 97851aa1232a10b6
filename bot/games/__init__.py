"""What the bot must know of each game to show it. Never a rule.

A game's package is called here as it is in the engine, and fills a `Face` by parts, each in a file of the same name:
`naming` (how its things are called), `asking` (a row for each question) with `labelling` (the options of questions),
`describing` (hands, shelves and the table in words) with `situation`, `recounting` (what happened), `deciding` (what
decided the game), `pictures` and `bookmarks` (what is new in them), `helping` (the help), `refusals` (why not).
"""

from bot.games.asking import Asking, Folding
from bot.games.commands import Answer, Commands, Look
from bot.games.describing import Describing
from bot.games.face import Face, face_of, faces, present
from bot.games.helping import Help
from bot.games.pictures import Pictures
from bot.games.sketch import Sketch
from bot.games.speech import Speech, Vocabulary
from bot.games.start import Start

__all__ = [
    "Answer",
    "Asking",
    "Commands",
    "Describing",
    "Face",
    "Folding",
    "Help",
    "Look",
    "Pictures",
    "Sketch",
    "Speech",
    "Start",
    "Vocabulary",
    "face_of",
    "faces",
    "present",
]
