"""What finished games add up to, in words and as a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

from bot.games import Sketch, face_of, faces
from bot.games.speech import Speech
from bot.text import joined, lasting, words
from bot.ui.controls import Button, Line, Menu
from bot.ui.leafing import cut, leafing
from bot.ui.page import Page, fitted
from bot.values.past import Against, Best, Leader, Played, Server, Sum, Wanted
from bot.values.people import NAMELESS, known
from render.names import SeatName
from render.series import MOST, Point, series

AT_ONCE = 10
"""So many past games fill a page."""


def mine_page(sums: Sequence[Sum], wanted: Wanted, name: SeatName, language: str) -> Page:
    """Return what somebody's own games add up to, for their eyes only."""
    head = words(language, "stats-head-me")
    lines = [line for one in sums for line in (*_sum(one, language, rating=True), *_wait(one, language))]
    rows = ((Button("past", (0, number_of(wanted.key)), words(language, "stats-past")),),) if sums else ()
    return _page(head, lines, wanted, language, rows=rows, sketch=_sketch(sums, name, rating=True))


def member_page(
    sums: Sequence[Sum], wanted: Wanted, name: SeatName, user_id: int, language: str, *, rating: bool
) -> Page:
    """Return what somebody else's games on this server add up to; their rating only where they show it."""
    head = words(language, "stats-head-member", who=f"<@{user_id}>")
    lines = [line for one in sums for line in _sum(one, language, rating=rating)]
    return _page(head, lines, wanted, language, sketch=_sketch(sums, name, rating=rating))


def against_page(kinds: Sequence[Against], wanted: Wanted, user_id: int, language: str) -> Page:
    """Return how whoever asks did against somebody."""
    who = f"<@{user_id}>"
    lines = [
        words(
            language,
            "stats-against",
            game=title(one.key, language),
            who=who,
            played=one.played,
            ahead=one.ahead,
            behind=one.behind,
            even=one.even,
        )
        for one in kinds
    ]
    return _page(words(language, "stats-head-against", who=who), lines, wanted, language)


def server_page(server: Server, language: str) -> Page:
    """Return what a server has played, its best scores and its leaderboard."""
    head = words(language, "stats-head-server")
    if not server.played:
        return Page(f"{head}\n{words(language, 'stats-none')}", language=language)
    lines = [
        words(language, "stats-server-line", game=title(key, language), played=played, people=people)
        for key, played, people in server.played
    ]
    lines += [words(language, "stats-best"), *(_best(best, language) for best in server.best)]
    lines += [words(language, "stats-leaders"), *_leaders(server.leaders, language)]
    return Page(fitted(head, lines, "", "…"), language=language)


def past_page(games: Sequence[Played], page: int, kind: int, language: str) -> Page:
    """Return a page of somebody's past games, the newest first, with a menu that opens each."""
    if not games:
        return Page(words(language, "stats-none"), language=language)
    shown, page, pages = cut(games[::-1], page, AT_ONCE)
    head = words(language, "stats-head-past", page=page + 1, pages=pages)
    content = fitted(head, [_past(game, language) for game in shown], "", "…")
    menu = Menu(
        "over", (page, kind), words(language, "stats-past-pick"), tuple(_line(game, language) for game in shown)
    )
    foot = leafing("past", page, pages, language, kind)
    return Page(content, (menu, *([foot] if foot else [])), language=language)


def kind_of(number: int) -> str:
    """Return the key of the game that a button's number means; "" for all of them."""
    keys = [face.key for face in faces()]
    return keys[number - 1] if 0 < number <= len(keys) else ""


def number_of(key: str) -> int:
    """Return the number by which a button means a game; 0 for all of them."""
    keys = [face.key for face in faces()]
    return keys.index(key) + 1 if key in keys else 0


def title(key: str, language: str) -> str:
    """Return the name of a game."""
    return words(language, f"{key}-title")


def variant_label(key: str, part: str, language: str) -> str:
    """Return what a part of a variant is called, such as "long=yes"; "" is the usual game."""
    if not part:
        return words(language, "stats-variant-usual")
    speech, (name, _, value) = Speech(language, face_of(key).vocabulary, ()), part.partition("=")
    return speech.own(f"variant-{name}") if speech.says(f"variant-{name}") else speech.own(f"start-{name}-{value}")


def _page(
    head: str,
    lines: list[str],
    wanted: Wanted,
    language: str,
    *,
    rows: tuple[tuple[Button, ...], ...] = (),
    sketch: Sketch | None = None,
) -> Page:
    only = joined(language, _only(wanted, language))
    heads = [head, words(language, "stats-only", what=only)] if only else [head]
    content = fitted("\n".join(heads), lines or [words(language, "stats-none")], "", "…")
    return Page(content, rows, sketch, language)


def _only(wanted: Wanted, language: str) -> Iterator[str]:
    """Say by what games were chosen, beside the kind of game, which each line names."""
    if wanted.seats is not None:
        yield words(language, "stats-players", count=wanted.seats)
    if wanted.variant == "":
        yield words(language, "stats-variant-usual")
    elif wanted.variant is not None:
        yield words(language, "stats-variant", name=variant_label(wanted.key, wanted.variant, language))
    if wanted.strength:
        yield words(language, "stats-strength", name=words(language, f"player-{wanted.strength}"))


def _sum(one: Sum, language: str, *, rating: bool) -> Iterator[str]:
    game, mean = title(one.key, language), round(one.mean, 1)
    yield words(language, "stats-line", game=game, played=one.played, won=one.won, mean=mean, best=one.best)
    if rating and one.standing is not None:
        key = "stats-rating-open" if one.standing.provisional else "stats-rating"
        yield words(language, key, points=str(one.standing.points))


def _wait(one: Sum, language: str) -> Iterator[str]:
    if one.seconds is not None:
        yield words(language, "stats-wait", time=lasting(language, one.seconds))


def _sketch(sums: Sequence[Sum], name: SeatName, *, rating: bool) -> Sketch | None:
    """Return the picture of the game that was played most."""
    if not sums:
        return None
    points = tuple(
        Point(game.score, game.won, game.points if rating and game.rated is not None else None)
        for game in sums[0].games[-MOST:]
    )
    return Sketch(sums[0].key, series, (points, name))


def _best(best: Best, language: str) -> str:
    said = {"game": title(best.key, language), "seats": best.seats, "points": best.score}
    who = f"<@{best.user_id}>" if known(best.user_id) else NAMELESS
    return words(language, "stats-best-line", who=who, day=_day(best.ended_at), **said)


def _leaders(leaders: Sequence[Leader], language: str) -> Iterator[str]:
    if not leaders:
        yield words(language, "stats-leaders-none")
    place, key = 0, ""
    for leader in leaders:
        if leader.key != key:
            place, key = 0, leader.key
            yield f"**{title(key, language)}**"
        place += 1
        who = f"<@{leader.user_id}>"
        yield words(language, "stats-leaders-line", place=place, who=who, points=str(leader.points), games=leader.games)


def _past(game: Played, language: str) -> str:
    said = {"game": title(game.key, language), "seats": game.seats, "points": game.score, "place": game.place}
    return words(language, "stats-past-line", day=_day(game.ended_at), **said)


def _line(game: Played, language: str) -> Line:
    named = {"number": str(game.game_id), "game": title(game.key, language), "seats": game.seats}
    detail = words(language, "stats-past-detail", day=game.ended_at.date().isoformat(), points=game.score)
    return Line(game.game_id, words(language, "stats-past-label", **named), detail)


def _day(at: datetime) -> str:
    return f"<t:{round(at.timestamp())}:d>"
