"""What the bot must know of each game to show it: kinds of options, pictures, words. Never a rule."""

from bot.games.face import Answer, Face, face_of, faces, present
from bot.games.sketch import Sketch

__all__ = ["Answer", "Face", "Sketch", "face_of", "faces", "present"]
