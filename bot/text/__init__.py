"""From a key and typed arguments to a sentence, in the reader's language."""

from bot.text.fluent import Words, has, language_for, refusal, words, words_in, words_of
from bot.text.lists import joined
from bot.text.names import clipped, plain, safe

__all__ = [
    "Words",
    "clipped",
    "has",
    "joined",
    "language_for",
    "plain",
    "refusal",
    "safe",
    "words",
    "words_in",
    "words_of",
]
