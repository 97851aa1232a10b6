"""All of somebody's games, and the tables of a server that have a free seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games import faces
from bot.text import joined, safe, words
from bot.ui.controls import Button, Line, Menu
from bot.ui.leafing import cut, leafing
from bot.ui.messages import address_of
from bot.ui.page import Page, fitted
from bot.values.states import LOBBY
from bot.values.table import Game, Glance, OpenTable

AT_ONCE = 8
"""So many games fill a page."""
JOINS_AT_ONCE = 5


@dataclass(frozen=True, slots=True)
class Where:
    """What a game's place is called."""

    place: str
    """In messages."""
    label: str
    """In labels, which show no links."""
    server: str
    """The raw name of its server; "" where we are not there."""


def mine_page(games: Sequence[tuple[Glance, Where]], page: int, language: str, *, here: bool) -> Page:
    """Return a page of somebody's games, each with its place, and a menu that opens them.

    `here`: in a server, with its open tables.
    """
    others = (Button("lobbies", (0,), words(language, "games-lobbies")),) if here else ()
    if not games:
        return Page(words(language, "games-none"), (others,) if others else (), language=language)
    shown, page, pages = cut(games, page, AT_ONCE)
    head = words(language, "games-head", count=sum(mine.must_act for mine, _ in games))
    content = fitted(head, [_row(mine, where, language) for mine, where in shown], "", "…")
    foot = (*leafing("games", page, pages, language), *others)
    lines = tuple(_line(mine, where, language) for mine, where in shown)
    menu = Menu("mine", (page,), words(language, "games-choose"), lines)
    return Page(content, (menu, *([foot] if foot else [])), language=language)


def open_page(tables: Sequence[tuple[OpenTable, Where]], page: int, language: str) -> Page:
    """Return a page of a server's lobbies, with a button that joins each."""
    if not tables:
        commands = [f"`/{face.key} start`" for face in faces()]
        return Page(
            words(language, "lobbies-none", commands=joined(language, commands, either=True)), language=language
        )
    shown, page, pages = cut(tables, page, JOINS_AT_ONCE)
    lines = [_open_row(table, where, language) for table, where in shown]
    joins = tuple(Button("sit", (table.game.id,), _join(table, where, language), "good") for table, where in shown)
    foot = leafing("lobbies", page, pages, language)
    content = fitted(words(language, "lobbies-head"), lines, "", "…")
    return Page(content, (joins, *([foot] if foot else [])), language=language)


def _row(mine: Glance, where: Where, language: str) -> str:
    mark = "🔔" if mine.must_act else "▫️"
    place = _in_server(where.place, safe(where.server) if where.server else "", language)
    title = _title(mine.game, language)
    told = _state(mine, language)
    if mine.due is not None:
        told = words(language, "until", who=told, when=f"<t:{mine.due}:R>")
    return words(language, "games-row", mark=mark, game=title, link=address_of(mine.game), place=place, state=told)


def _line(mine: Glance, where: Where, language: str) -> Line:
    title = words(language, "games-line", game=_title(mine.game, language), place=where.label)
    return Line(mine.game.id, title, _in_server(_state(mine, language), where.server, language))


def _in_server(text: str, server: str, language: str) -> str:
    return words(language, "games-server", text=text, server=server) if server else text


def _state(mine: Glance, language: str) -> str:
    if mine.game.adrift:
        return words(language, "games-adrift")
    if mine.game.no_access:
        return words(language, "games-unreached")
    if mine.game.state == LOBBY:
        return words(language, "games-lobby")
    return words(language, "games-turn" if mine.must_act else "games-others")


def _open_row(table: OpenTable, where: Where, language: str) -> str:
    return words(
        language,
        "lobbies-row",
        game=_title(table.game, language),
        link=address_of(table.game),
        place=where.place,
        host=safe(table.host),
        taken=table.taken,
        seats=table.seats,
    )


def _join(table: OpenTable, where: Where, language: str) -> str:
    return words(language, "lobbies-join", game=_title(table.game, language), place=where.label)


def _title(game: Game, language: str) -> str:
    return words(language, f"{game.key}-title")
