"""What Discord would check of a message or a command before it takes it."""

from typing import Any, cast

from simcord.components import walk_components

from bot.app.layout import laid_out
from bot.studio.drawing import Drawn
from bot.ui.controls import Beside
from bot.ui.page import Page
from bot.ui.room import fits, parts_of
from bot.ui.room import texts_of as written
from render.picture import Picture

ROW = 1
BESIDE = 14
"""A longer label beside a long text was cut on phones."""

SELECT = 3
"""The type of a menu."""


def length(command: dict[str, Any]) -> int:
    """Count as Discord does: names, descriptions and values of a command and all that is in it, at their longest."""
    own = len(command["name"]) + max(map(len, texts(command, "description")), default=0)
    for choice in command.get("choices", ()):
        own += max(map(len, texts(choice, "name"))) + len(str(choice["value"]))
    return own + sum(length(option) for option in command.get("options", ()))


def texts(part: dict[str, Any], name: str) -> list[str]:
    """Return what a name or a description is in each language."""
    return [*([part[name]] if name in part else []), *(part.get(f"{name}_localizations") or {}).values()]


def check(page: Page) -> None:
    """Assert what Discord would check, of a plain message or of a laid-out one as the page becomes."""
    assert page.content
    assert "@everyone" not in "".join(written(page)).replace("@\u200beveryone", "")
    if page.rows or page.sketch or page.laid_out:
        check_laid_out(page)
    else:
        assert len(page.content) <= 2000


def check_laid_out(page: Page) -> None:
    """Assert that there is room for all of a page, counted by itself and by its parts."""
    picture = None if page.sketch is None else Drawn(Picture(b"", "What it shows", 3, 2), "picture.png")
    parts = list(walk_components(cast("Any", laid_out(page, picture)).to_components()))
    assert fits(page)
    assert len(parts) == parts_of(page)
    assert sum(len(part.get("content", "")) for part in parts) == sum(map(len, written(page)))
    assert all(len(part["components"]) <= 5 for part in parts if part["type"] == ROW)
    controls = [part for part in parts if "custom_id" in part]
    for component in controls:
        check_component(component)
    ids = [component["custom_id"] for component in controls]
    assert len(set(ids)) == len(ids)
    assert max(map(len, ids), default=0) <= 100
    assert all(len(row.button.label) <= BESIDE for row in page.rows if isinstance(row, Beside))


def check_component(component: Any) -> None:
    assert 1 <= len(component.get("label") or "x") <= 80
    options = component.get("options", ())
    assert len(options) <= 25
    assert len({option["value"] for option in options}) == len(options)
    for option in options:
        assert 1 <= len(option["label"]) <= 100
        assert len(option.get("description") or "") <= 100
    if component["type"] == SELECT:
        assert options
        assert 0 <= component["min_values"] <= component["max_values"] <= len(options)
