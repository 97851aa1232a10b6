"""The help of Atheneum: the game in short, a round, shelving, tokens, objectives, scoring."""

from __future__ import annotations

from bot.games.atheneum import colours, wanting
from bot.games.helping import Help
from bot.games.speech import Speech
from data.atheneum import BOX

TOPICS: dict[str, tuple[str, ...]] = {
    "game": ("game", "round", "cards", "shelving", "rearranging", "spiders", "tokens", "objectives", "scoring", "bot"),
    "row": ("subjects", "patterns-any", "patterns-named", "patterns-colourless"),
}
"""The topics under each heading."""


def topic(speech: Speech, name: str) -> tuple[str, str]:
    """Return a topic's title and text."""
    title, text = speech.own(f"topic-{name}-title"), speech.own(f"topic-{name}")
    if name.startswith("patterns-"):
        text = "\n".join([text, *_patterns(speech, name.removeprefix("patterns-"))])
    if name == "subjects":
        text = "\n".join([text, *_subjects(speech)])
    return title, text


def _patterns(speech: Speech, kind: str) -> list[str]:
    found = [one.index for one in BOX.objectives if one.kind == kind]
    return [_row(speech, wanting.worth(speech, index), wanting.pattern(speech, index)) for index in found]


def _subjects(speech: Speech) -> list[str]:
    names = [(one.key, one.name.get(speech.language.split("-")[0], one.name["en"])) for one in BOX.subjects]
    return [_row(speech, colours.colour(speech, key), f"{name} ({speech.own(f'mark-{key}')})") for key, name in names]


def _row(speech: Speech, name: str, text: str) -> str:
    return f"- {speech.words('named', name=name, text=text)}"


HELP = Help(topics=TOPICS, topic=topic)
