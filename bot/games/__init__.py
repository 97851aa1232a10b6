"""What the bot must know of each game to show it: kinds of options, pictures, words. Never a rule."""

from bot.games.face import Answer, Face, GameOption, Sketch, face_of, faces, present

__all__ = ["Answer", "Face", "GameOption", "Sketch", "face_of", "faces", "present"]
