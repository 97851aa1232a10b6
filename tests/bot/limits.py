"""What Discord would check of a message or a command before it takes it."""

from typing import Any

from bot.app.components import view_of
from bot.ui.page import Page

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
    """Assert what Discord would check."""
    assert 1 <= len(page.content) <= 2000
    assert "@everyone" not in page.content.replace("@\u200beveryone", "")
    rows = view_of(page.rows).to_components()
    ids = []
    assert len(rows) <= 5
    for row in rows:
        assert len(row["components"]) <= 5
        for component in row["components"]:
            ids.append(component["custom_id"])
            check_component(component)
    assert len(set(ids)) == len(ids)
    assert max(map(len, ids), default=0) <= 100


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
