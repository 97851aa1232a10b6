"""Pictures for whoever wants to look: drawn in any of our languages, refused in one line where they can't be."""

from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

import render
from bot.cli import main
from bot.games import face, face_of
from bot.tools.contact_sheet import PHONE, WALKS, Walk, kinds, write_index
from bot.tools.gallery import draw_all, film_of
from bot.values.complaint import Complaint


def test_the_pictures_of_a_game_are_drawn_in_the_language_asked_for(tmp_path: Path) -> None:
    english, russian = (
        draw_all("exlibrium", 2, "0", 20, tmp_path / language, language=language) for language in ("en", "ru")
    )
    assert [path.name for path in english] == [path.name for path in russian]
    assert {"board.png", "hand-0.png", "shelf-1.png"} <= {path.name for path in english}
    assert (tmp_path / "en" / "board.png").read_bytes() != (tmp_path / "ru" / "board.png").read_bytes()


def test_an_unknown_language_is_told_and_writes_nothing(tmp_path: Path) -> None:
    out = tmp_path / "pictures"
    with pytest.raises(Complaint, match="en, fr, pt, ru"):
        draw_all("exlibris", 2, "0", 20, out, language="xx")
    with pytest.raises(Complaint, match="en, fr, pt, ru"):
        film_of("exlibris", 2, "0", out, language="xx")
    assert not out.exists()


def test_the_command_line_says_it_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["pictures", "exlibris", "--language", "xx", "--out", str(tmp_path / "no")])
    assert left.value.code == 1
    assert capsys.readouterr().err == "exlibris: --language: one of en, fr, pt, ru\n"
    main(["pictures", "exlibrium", "--language", "pt", "--players", "2", "--moves", "5", "--out", str(tmp_path)])
    assert str(tmp_path / "board.png") in capsys.readouterr().out


def test_a_game_without_pictures_is_told_and_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(face._presented, "exlibrium", replace(face_of("exlibrium"), pictures=None))
    out = tmp_path / "pictures"
    with pytest.raises(Complaint, match="exlibrium has no pictures"):
        draw_all("exlibrium", 2, "0", 20, out)
    with pytest.raises(Complaint, match="exlibrium has no pictures"):
        film_of("exlibrium", 2, "0", out)
    assert not out.exists()


def test_the_index_shows_each_kind_of_picture_and_the_table_twice(tmp_path: Path) -> None:
    walk = Walk("exlibrium", 2, "7", 5, {})
    sketches = kinds(walk)
    drawn = [sketch.draw for sketch in sketches]
    assert drawn.count(drawn[0]) == 2
    assert len(set(drawn)) == 4
    assert len(kinds(walk, known=sketches)) == 3
    with Image.open(write_index(tmp_path / "docs" / "index.png", [walk])) as page:
        assert page.width > 4 * PHONE


def test_every_game_is_in_the_index() -> None:
    drawn = {path.parent.name for path in Path(render.__file__).parent.glob("*/__init__.py")}
    assert {walk.game for walk in WALKS} == drawn
