"""The contract against circles finds one, and leaves what runs one way alone."""

from grimp import ImportGraph

from tests.circles import circle_in


def graph(*imports: tuple[str, str]) -> ImportGraph:
    found = ImportGraph()
    for importer, imported in imports:
        found.add_import(importer=importer, imported=imported)
    return found


def test_a_circle_by_way_of_a_package_is_found() -> None:
    planted = graph(("bot.cli", "bot.speech"), ("bot.speech", "bot"), ("bot", "bot.face"), ("bot.face", "bot.speech"))
    circle = circle_in(planted)
    assert circle[0] == circle[-1]
    assert set(circle) == {"bot", "bot.face", "bot.speech"}


def test_what_runs_one_way_is_no_circle() -> None:
    assert circle_in(graph(("bot.cli", "bot.speech"), ("bot.cli", "bot.face"), ("bot.face", "bot.speech"))) == []
