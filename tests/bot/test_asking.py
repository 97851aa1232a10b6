"""A question's key stands in one row of each game's table, and what the row names is there."""

import pytest
from fluent.syntax import FluentParser, ast

from bot.games import Face, face_of
from bot.games.speech import Speech
from bot.ui.help import topics
from data.words import DEFAULT, sources
from engine.catalogue import packages

FACES = pytest.mark.parametrize("face", [face_of(game) for game in packages()], ids=lambda face: face.key)


@FACES
def test_every_question_of_the_engine_has_a_row_and_no_row_is_left_over(face: Face) -> None:
    assert face.asking.keys() == face.vocabulary.asks.keys()


@FACES
def test_every_topic_that_a_row_names_is_one_of_the_help(face: Face) -> None:
    named = {name for row in face.asking.values() if isinstance(row.topics, tuple) for name in row.topics}
    assert named <= set(topics(face))


@FACES
def test_every_line_of_the_guide_belongs_to_a_row_and_every_row_has_one(face: Face) -> None:
    keys = [entry.id.name for text in sources(DEFAULT).values() for entry in FluentParser().parse(text).body
            if isinstance(entry, ast.Message)]  # fmt: skip
    beginning = f"{face.key}-guide-"
    guided = {key.removeprefix(beginning) for key in keys if key.startswith(beginning)}
    assert guided == {row.guide for row in face.asking.values()}
    assert Speech(DEFAULT, face.vocabulary, ()).says("guide-other")


@FACES
def test_letters_stand_only_where_a_picture_shows_them(face: Face) -> None:
    assert [key for key, row in face.asking.items() if row.marks and not row.draw] == []
