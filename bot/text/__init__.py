"""From a key and typed arguments to a sentence, in the reader's language."""

from bot.text.fluent import Words, has, language_for, refusal, words, words_in, words_of
from bot.text.lists import joined, lasting, own_name
from bot.text.names import called, clipped, folded, plain, safe, seen
from bot.text.numbering import Apart, Called

__all__ = [
    "Apart",
    "Called",
    "Words",
    "called",
    "clipped",
    "folded",
    "has",
    "joined",
    "language_for",
    "lasting",
    "own_name",
    "plain",
    "refusal",
    "safe",
    "seen",
    "words",
    "words_in",
    "words_of",
]
