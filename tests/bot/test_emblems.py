"""Emblems as emojis of the application: how they are called and drawn, and how Discord gets them."""

import io
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from PIL import Image

from bot.app.emblems import PAUSES, bring, emblems, keep_bringing
from bot.app.show import show
from bot.studio.pictures import Studio
from bot.text.emblems import OURS, bare, called, emoji, markup, offer
from bot.tools.taps import table_of
from bot.ui.page import Page
from bot.ui.question import labels_of, question_of
from bot.ui.voices import labels_for
from data.exlibris import BOX
from data.prints import FILE, prints
from data.words import languages
from engine.ask import Ask
from engine.catalogue import packages
from engine.match import Match
from render.icon import SIZE, Icon, icon

LARGEST = 256 * 1024
SEED = "e" * 64
NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
LONG_AGO = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.fixture(scope="module")
def drawn() -> dict[str, Icon]:
    return {name: icon(draw) for name, draw in emblems().items()}


@pytest.fixture(autouse=True)
def _clean() -> Iterator[None]:
    yield
    offer({})


class Application:
    """Discord's emojis of one application. Without `refuses` it takes everything but a name that it has."""

    def __init__(self, *names: str, since: datetime = LONG_AGO, refuses: int = 0) -> None:
        self.emojis: dict[str, Any] = {}
        self.refuses = refuses
        self.created: list[str] = []
        for name in names:
            self.add(name, since)

    def add(self, name: str, since: datetime) -> None:
        async def delete() -> None:
            del self.emojis[name]

        self.emojis[name] = SimpleNamespace(name=name, id=len(self.emojis) + 1, created_at=since, delete=delete)

    async def fetch_application_emojis(self) -> list[Any]:
        return list(self.emojis.values())

    async def create_application_emoji(self, *, name: str, image: bytes) -> None:
        status = 400 if name in self.emojis else self.refuses
        if status:
            raise discord.HTTPException(SimpleNamespace(status=status, reason="no"), {"code": 50035})
        self.created.append(name)
        self.add(name, discord.utils.utcnow())


async def brought(application: Any) -> None:
    studio = Studio()
    await bring(application, studio, 0)
    studio.close()


def test_each_name_is_one_that_discord_takes_and_each_drawing_small_enough(drawn: dict[str, Icon]) -> None:
    names = [called(name, one.print) for name, one in drawn.items()]
    assert all(NAME.fullmatch(name) and OURS.fullmatch(name) for name in names)
    assert len(set(names)) == len(names) <= 2000
    assert len({one.print for one in drawn.values()}) == len(drawn)
    for one in drawn.values():
        image = Image.open(io.BytesIO(one.png))
        assert image.size == (SIZE, SIZE)
        assert image.mode == "RGBA"
        assert len(one.png) <= LARGEST


def test_all_prints_are_known_without_drawing(drawn: dict[str, Icon], request: pytest.FixtureRequest) -> None:
    """`pytest --update-golden` writes them down anew; emojis are brought by these names to Discord."""
    lines = [f'{name} = "{one.print}"\n' for name, one in sorted(drawn.items())]
    if request.config.getoption("--update-golden"):
        Path(str(FILE)).write_text("".join(lines), encoding="utf-8")
    assert FILE.read_text(encoding="utf-8") == "".join(lines)


async def test_where_discord_has_all_of_them_nothing_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.studio.pictures.icon", lambda _: pytest.fail("drawn"))
    application = Application(*(called(name, one) for name, one in prints().items()))
    await brought(application)
    assert application.created == []
    assert emoji("el_hv")


async def test_an_emblem_of_a_game_of_somebody_else_is_drawn_to_be_known(monkeypatch: pytest.MonkeyPatch) -> None:
    others = {name: one for name, one in prints().items() if name != "el_hv"}
    monkeypatch.setattr("bot.app.emblems.prints", lambda: others)
    application = Application()
    await brought(application)
    assert called("el_hv", prints()["el_hv"]) in application.emojis


def test_categories_characters_subjects_assistants_and_players_have_one() -> None:
    assert {"seat_orange", "el_hv", "xb_knight", "at_purple", "el_wizard"} <= emblems().keys()
    assert {f"el_{code.lower()}" for code in BOX.categories} <= emblems().keys()


async def test_discord_gets_what_it_lacks_and_sentences_show_it(drawn: dict[str, Icon]) -> None:
    application = Application("xl_of_the_host")
    await brought(application)
    assert {called(name, one.print) for name, one in drawn.items()} == application.emojis.keys() - {"xl_of_the_host"}
    shown = called("el_hv", drawn["el_hv"].print)
    assert markup("el_hv") == f"<:{shown}:{application.emojis[shown].id}>"
    application.created.clear()
    await brought(application)
    assert application.created == []


async def test_a_changed_drawing_replaces_the_old_one_a_day_later(drawn: dict[str, Icon]) -> None:
    others = {"xl_el_hv", "el_hv_000000", "party"}
    application = Application("xl_el_hv_000000", *others)
    await brought(application)
    assert "xl_el_hv_000000" in application.emojis  # a process that was started earlier may still show it
    for one in application.emojis.values():
        one.created_at -= timedelta(days=2)
    await brought(application)
    assert "xl_el_hv_000000" not in application.emojis
    assert others <= application.emojis.keys()


async def test_a_name_that_another_process_has_just_taken_is_used(drawn: dict[str, Icon]) -> None:
    taken = called("el_hv", drawn["el_hv"].print)
    application = Application()
    late = application.fetch_application_emojis

    async def fetch() -> list[Any]:
        found = await late()
        if not application.emojis:
            application.add(taken, LONG_AGO)
        return found

    application.fetch_application_emojis = fetch  # type: ignore[method-assign] # a Discord that refuses
    await brought(application)
    assert taken not in application.created
    assert emoji("el_hv") == (taken, 1)
    assert emoji("el_wizard")


@pytest.mark.parametrize("status", [400, 403, 500])
async def test_where_discord_takes_none_words_stay(status: int) -> None:
    application = Application(refuses=status)
    await brought(application)
    assert application.emojis == {}
    assert markup("el_hv") == ""
    assert emoji("el_hv") is None


@pytest.mark.parametrize("until, rounds", [(2, 2), (99, len(PAUSES))])
async def test_what_discord_refused_is_brought_later_in_the_same_run_but_not_for_ever(
    until: int, rounds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.app.emblems.emblems", partial(dict, el_hv=emblems()["el_hv"]))
    application, naps, studio = Application(refuses=500), list[float](), Studio()

    async def nap(seconds: float) -> None:
        naps.append(seconds)
        application.refuses = 0 if len(naps) == until else application.refuses

    await keep_bringing(application, studio, nap, 0)  # type: ignore[arg-type] # as much of a client as this needs
    studio.close()
    assert len(naps) == rounds
    assert naps == sorted(naps)
    assert bool(markup("el_hv")) == (until < len(PAUSES))


async def test_the_real_client_uploads_and_removes(world: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.app.emblems.GRACE", -timedelta(days=3650))
    await brought(world.bot)
    kept = world.env.backend.application_emojis
    assert len(kept) == len(emblems())
    world.env.backend.create_application_emoji("party")
    world.env.backend.create_application_emoji("xl_el_hv_000000")
    await brought(world.bot)
    assert len(kept) == len(emblems()) + 1
    assert "party" in {one.name for one in kept.values()}


async def test_where_somebody_deleted_an_emoji_the_words_go_out_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    offer({"xl_el_hv_0a1b2c": 7})
    tried: list[tuple[str, Any]] = []

    async def edit(_: Any, page: Page, *args: Any, **__: Any) -> int:
        tried.append((page.content, emoji("el_hv")))
        if emoji("el_hv"):
            told = {"code": 50035, "message": "In components.0.emoji.id: Invalid emoji"}
            raise discord.HTTPException(SimpleNamespace(status=400, reason="no"), told)
        return 1

    monkeypatch.setattr("bot.app.show._edit", edit)
    interaction: Any = SimpleNamespace(response=SimpleNamespace(type=None))
    await show(interaction, Studio(), Page(f"{markup('el_hv')}\u00a0High"))
    assert tried == [("<:xl_el_hv_0a1b2c:7>\u00a0High", ("xl_el_hv_0a1b2c", 7)), ("High", None)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", packages())
def test_an_option_says_with_emblems_what_it_says_without(game: str, language: str) -> None:
    offer({called(*known): 7 for known in prints().items()})
    match, luck, shown = Match.new(game, 2, {}, SEED), Random(language), 0
    for _ in range(24):
        seat, pending = luck.choice(sorted(match.pending.items()))
        table = table_of(match, seat, hints=True)
        labels = labels_for(table, language)
        found = question_of(table, pending, labels).labels
        assert tuple(replace(label, pictured=None) for label in found) == labels_of(labels, pending.ask, table.view)
        shown += sum(label.pictured is not None and bool(label.emblem) for label in found)
        match.submit(seat, match.rules.advise(table.view, pending.ask, match.rules.strengths[0]))
    assert shown


def test_a_name_that_looks_like_an_emblem_stays_what_it_is() -> None:
    offer({called(*known): 7 for known in prints().items()})
    match = Match.new("exlibris", 2, {}, SEED)
    seat, pending = next(iter(match.pending.items()))
    table = table_of(match, seat, hints=True)
    labels = replace(labels_for(table, "en"), names=(markup("el_hv"), "Ben"))
    ask = Ask(seat, "cube", (("seat", 0), ("seat", 1)), 1, 1)
    asked = question_of(table, replace(pending, ask=ask), labels)
    assert markup("el_hv") in labels_of(labels, ask, table.view)[0].text
    assert asked.labels[0].text == labels_of(labels, ask, table.view)[0].text


def test_a_sentence_without_its_emblems_is_its_words() -> None:
    offer({"xl_el_hv_0a1b2c": 7, "party": 8})
    assert bare(f"C8 ({markup('el_hv')}HV), {markup('el_hv')}\u00a0High <:party:8> <:xl_el_hv:9>") == (
        "C8 (HV), High <:party:8> <:xl_el_hv:9>"
    )
