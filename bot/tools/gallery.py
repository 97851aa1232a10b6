"""`exlibris pictures`: the board, every shelf and every hand of a game as PNG files, to be looked at."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from pathlib import Path

from bot.games import Pictures, Sketch, face_of
from bot.studio.drawing import draw
from bot.studio.film import Cast, Script, drawn
from bot.tools.simulate import game_seed, known, step
from bot.values.complaint import Complaint
from bot.values.people import COLOURS
from data.words import DEFAULT, languages
from engine.match import Choice, Match
from engine.record import Record
from render.names import SeatName
from render.style_sheet import style_sheet

NAMES = tuple(map(SeatName, ("Ada", "Borges", "Colette", "Dante", "Eco"), COLOURS))


Options = Mapping[str, int] | None


def draw_all(
    game: str, players: int, seed: str, moves: int, out: Path, *, options: Options = None, language: str = DEFAULT
) -> list[Path]:
    """Play some moves and write the pictures of what every seat sees; raises Complaint where it can't be done."""
    _speaks(language)
    match = played(game, players, seed, moves, options=options)
    pictures = _pictures_of(game)
    try:
        out.mkdir(parents=True, exist_ok=True)
        found = _sketches(match, NAMES[:players], pictures)
        return [_write(out / f"{name}.png", sketch, language) for name, sketch in found]
    except OSError as error:
        raise Complaint(f"--out: {error}") from None


def _speaks(language: str) -> None:
    if language not in languages():
        raise Complaint(f"--language: one of {', '.join(languages())}")


def _pictures_of(game: str) -> Pictures:
    """Return the pictures that a game has; raises Complaint where it has none."""
    pictures = face_of(game).pictures
    if pictures is None:
        raise Complaint(f"{game} has no pictures")
    return pictures


def played(game: str, players: int, seed: str, moves: int, *, options: Options = None) -> Match:
    """Return a match after some moves of automatic players, or at its end."""
    known(game)
    if not 1 <= players <= len(NAMES):
        raise Complaint(f"--players: 1 to {len(NAMES)}")
    try:
        match = Match.new(game, players, options or {}, game_seed(seed, 0))
    except ValueError as error:
        raise Complaint(str(error)) from None
    luck = random.Random(seed)  # noqa: S311 - nobody bets on it
    for _ in range(moves):
        if match.over:
            break
        step(match, ["auto"] * players, luck)
    return match


def theme_of(out: Path) -> Path:
    """Write the page that shows the theme; raises Complaint where it can't be done."""
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_bytes(style_sheet().png)
    except OSError as error:
        raise Complaint(f"--out: {error}") from None
    return out


def film_of(game: str, players: int, seed: str, out: Path, *, options: Options = None, language: str = DEFAULT) -> Path:
    """Let automatic players play a game and write its film; raises Complaint where it can't be done."""
    _speaks(language)
    known(game)
    _pictures_of(game)
    film = drawn(Script(recorded(game, players, seed, options=options), (Cast(0, NAMES[:players]),), language))
    path = out / "film.gif"
    try:
        out.mkdir(parents=True, exist_ok=True)
        path.write_bytes(film)
    except OSError as error:
        raise Complaint(f"--out: {error}") from None
    return path


def recorded(game: str, players: int, seed: str, *, options: Options = None) -> Record:
    """Return the record of a game that automatic players have played; raises Complaint where it can't be played."""
    match = played(game, players, seed, 0, options=options)
    choices = []
    while not match.over:
        ask = next(pending.ask for pending in match.pending.values() if not pending.answered)
        picks = match.check(ask, match.advise(ask.seat))
        match.submit(ask.seat, picks)
        choices.append(Choice(match.number, ask.seat, ask.key, picks))
    return Record(
        game=game,
        version=match.rules.version,
        options=options or {},
        commitment=match.commitment,
        seed=match.seed,
        choices=tuple(choices),
        names=tuple(name.name for name in NAMES[:players]),
        scores=tuple(match.scores),
        winners=tuple(match.winners),
    )


def _sketches(match: Match, names: tuple[SeatName, ...], pictures: Pictures) -> Iterator[tuple[str, Sketch]]:
    """Return all pictures that there are of a match as it stands."""
    public = match.view(None)
    yield "board", pictures.board(public, names, tuple(match.pending))
    for seat in range(len(names)):
        if pictures.shelf:
            yield f"shelf-{seat}", pictures.shelf(public, names, seat)
        yield from _own(match, seat, names, pictures)
    if match.over and pictures.score:
        yield "scores", pictures.score(public, names)


def _own(match: Match, seat: int, names: tuple[SeatName, ...], pictures: Pictures) -> Iterator[tuple[str, Sketch]]:
    """Return the pictures that are for one seat alone."""
    view, ask = match.view(seat), match.pending[seat].ask if seat in match.pending else None
    hand = pictures.hand(view, names) if pictures.hand else None
    if hand is not None:
        yield f"hand-{seat}", hand
    draw = face_of(match.rules.key).asks(ask).draw if ask else None
    question = draw(view, names, ask) if draw and ask else None
    if question is not None:
        yield f"question-{seat}", question


def _write(path: Path, sketch: Sketch, language: str) -> Path:
    path.write_bytes(draw(sketch, language).picture.png)
    return path
