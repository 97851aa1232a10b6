"""What a game's options, questions and facts are called, in one language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.text.emblems import GAP, markup
from bot.text.fluent import has, words
from bot.text.lists import joined
from engine.ask import Ask, Option
from engine.facts import Fact
from engine.hint import Hint

Say = Callable[["Speech", Any], str | int]
"""How an argument of one type is said: a card's name, a tile's, a seat's player."""
Kinds = Mapping[str, tuple[str, ...]]
"""For each key of the engine the types of its arguments, such as "tile" and "space", which are also their names in
words; a second one of the same type is called "tile2"."""


@dataclass(frozen=True)
class Vocabulary:
    """All that leaves the engine of one game and can be said."""

    game: str
    """The engine's key, with which all words of its own begin."""
    options: Kinds
    asks: Kinds
    facts: Kinds
    hints: Kinds
    """The reasons of hints."""
    say: Mapping[str, Say]
    """How each type of argument is said; a type that is not here is said as it stands."""
    forms: Mapping[str, Mapping[str, Say]] = field(default_factory=dict)
    """Further forms of a type's arguments, such as "the" and "of" of a name, for languages with articles or cases; in
    words they are called "the-tile", "of-tile2"."""
    rests: tuple[str, ...] = ()
    """Types that take all arguments that are left, such as "cards"."""
    lines: Callable[[Speech, Sequence[Fact]], list[str]] | None = None
    """How several facts are told, where what belongs together is one line; by default each is a line of its own."""


@dataclass(frozen=True)
class Speech:
    """Says the things of one game in one language; raises nothing, whatever the engine offers."""

    language: str
    vocabulary: Vocabulary
    names: tuple[str, ...]
    """Each seat's name, made harmless for where it is said: `safe` in messages, `plain` in labels."""
    signs: tuple[str, ...] = ()
    """What each seat's emblem is called."""
    pictured: bool = False
    """Whether what is said may hold emblems: in messages, not in labels, suggestions and what describes a picture."""

    @property
    def game(self) -> str:
        """The game's key."""
        return self.vocabulary.game

    def words(self, key: str, /, **args: Any) -> str:
        """Say a sentence that every game shares."""
        return words(self.language, key, **args)

    def own(self, key: str, /, **args: Any) -> str:
        """Say a sentence of this game's own."""
        return words(self.language, f"{self.game}-{key}", **args)

    def says(self, key: str) -> bool:
        """Tell whether this game has words of its own for a key."""
        return has(f"{self.game}-{key}")

    def either(self, key: str, /, **args: Any) -> str:
        """Say a sentence of this game's own where it has one, or else the one that every game shares."""
        return self.own(key, **args) if self.says(key) else self.words(key, **args)

    @property
    def title(self) -> str:
        """The game's name."""
        return self.own("title")

    def name(self, seat: int) -> str:
        """Return a seat's name, with its sign where there may be emblems."""
        found = self.names[seat] if 0 <= seat < len(self.names) else "?"
        return self.beside(self.signs[seat], found) if 0 <= seat < len(self.signs) else found

    def emblem(self, name: str) -> str:
        """Return what shows an emblem; "" where there can be none. A word of the same meaning must stand beside it."""
        return markup(name) if self.pictured else ""

    def beside(self, name: str, word: str) -> str:
        """Return a word with its emblem before it, where there can be one."""
        found = self.emblem(name)
        return f"{found}{GAP}{word}" if found else word

    def listed(self, items: list[str], *, either: bool = False) -> str:
        """Return items as one list in a sentence, with "and" before the last, or with "or"."""
        return joined(self.language, items, either=either)

    def option(self, option: Option) -> str:
        """Say an option, such as "B4" for ("card", 17)."""
        kind, *args = option
        said = self._said(self.vocabulary.options.get(str(kind), ()), args)
        if self.says(f"option-{kind}"):
            return self.own(f"option-{kind}", **said)
        return " ".join(str(said[name]) for name in said if "-" not in name) or str(kind)

    def question(self, ask: Ask) -> str:
        """Say a question."""
        said = self._said(self.vocabulary.asks.get(ask.key, ()), list(ask.about))
        counts = {"least": ask.at_least, "most": ask.at_most, "count": len(ask.options), "known": len(ask.about)}
        return self.own(f"ask-{ask.key}", **counts, **said)

    def nothing(self, ask: Ask) -> str:
        """Say the answer that picks nothing."""
        key = f"nothing-{ask.key}"
        return self.own(key) if self.says(key) else self.words("panel-none")

    def fact(self, fact: Fact) -> str:
        """Say what happened; "" where this game has no words for it, because it is not worth a line."""
        if not self.says(f"fact-{fact.key}"):
            return ""
        return self.own(f"fact-{fact.key}", **self._said(self.vocabulary.facts.get(fact.key, ()), list(fact.args)))

    def facts(self, facts: list[Fact] | tuple[Fact, ...]) -> list[str]:
        """Say several facts, those without words left out: one line each, or as the game tells them together."""
        together = self.vocabulary.lines
        return together(self, facts) if together else [line for line in map(self.fact, facts) if line]

    def reason(self, hint: Hint) -> str:
        """Say what decided a hint."""
        if not self.says(f"hint-{hint.reason}"):
            return self.words("hint-plain")
        return self.own(
            f"hint-{hint.reason}", **self._said(self.vocabulary.hints.get(hint.reason, ()), list(hint.args))
        )

    def _said(self, kinds: Sequence[str], args: list[Any]) -> dict[str, str | int]:
        """Say arguments by name, each also as it stands ("raw-seat"), for words that depend on it."""
        said: dict[str, str | int] = {}
        for place, kind in enumerate(kinds[: len(args)]):
            again = kinds[:place].count(kind)
            name = f"{kind}{again + 1}" if again else kind
            value = args[place:] if kind in self.vocabulary.rests else args[place]
            said[name] = self._one(kind, value)
            said[f"raw-{name}"] = len(value) if isinstance(value, list) else value
            said |= {f"{form}-{name}": say(self, value) for form, say in self.vocabulary.forms.get(kind, {}).items()}
        return said

    def _one(self, kind: str, value: Any) -> str | int:
        say = self.vocabulary.say.get(kind)
        if say is None:
            return value if isinstance(value, int) else str(value)
        return say(self, value)
