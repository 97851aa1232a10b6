"""A finished game as a film: a picture a turn in the public's eyes, the winner last, drawn apart from the bot."""

import asyncio
from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import pairwise
from random import Random
from typing import Any

import pytest
import simcord
from PIL import Image

from bot.games import Sketch
from bot.studio import cinema, film
from bot.studio.cinema import Cinema, FilmError, in_a_process
from bot.studio.drawing import draw
from bot.studio.film import Cast, Script, drawn, shots, turns
from bot.tools.gallery import NAMES, recorded
from engine.catalogue import packages
from engine.record import Record, retold
from render import film as encoding
from render.names import SeatName
from tests.bot.conftest import World
from tests.bot.journey import Journey
from tests.bot.presses import press_old, private, raw_button, same_moment
from tests.bot.whole import whole

GAMES = packages()
discord = [
    pytest.mark.simcord(settle_timeout=20.0),
    pytest.mark.timeout(240),
    pytest.mark.usefixtures("no_power_cuts"),
]


@cache
def record_of(game: str) -> Record:
    return recorded(game, 2, "film")


def script_of(game: str) -> Script:
    return Script(record_of(game), (Cast(0, NAMES[:2]),), "en")


@cache
def short() -> Script:
    """A script that is quickly drawn: the first choices of a game."""
    script = script_of("exlibrium")
    return replace(script, record=replace(script.record, choices=script.record.choices[:5]))


def sketches(script: Script) -> list[Sketch]:
    return [shot.sketch for shot in shots(script)]


@pytest.mark.parametrize("game", GAMES)
def test_a_film_has_a_picture_for_each_turn_and_the_winner_last(game: str) -> None:
    script = script_of(game)
    played, shown = turns(script.record), sketches(script)
    assert len(shown) == len(played) + 1
    *_, match = retold(script.record)
    assert shown[-1] == whole(game).pictures.score(match.view(None), NAMES[:2])
    assert played[-1].view == match.view(None)
    assert any(sketch.bookmarks for sketch in shown)


@pytest.mark.parametrize("game", GAMES)
def test_a_film_shows_what_the_public_saw_and_was_told(game: str) -> None:
    played = turns(record_of(game))
    assert all(turn.view.seat is None for turn in played)
    assert all(fact.seen_by(None) for turn in played for fact in turn.facts)
    hands = [player.hand for turn in played for player in turn.view.players if not turn.view.over]
    assert set(hands) == {None}


@pytest.mark.parametrize("game", GAMES)
def test_each_turn_shows_something_new_and_one_player_has_one_turn_at_a_time(game: str) -> None:
    played = turns(record_of(game))
    assert all(one.view != after.view for one, after in pairwise(played))
    assert not any(one.acting and one.acting == after.acting for one, after in pairwise(played))


@pytest.mark.parametrize("game", GAMES)
def test_with_hands_open_each_seat_shows_its_own_at_that_moment_and_the_end_is_the_same(game: str) -> None:
    script = script_of(game)
    plain, opened = list(shots(script)), list(shots(replace(script, hands_open=True)))
    assert [shot.sketch for shot in opened] == [shot.sketch for shot in plain]
    assert {shot.hands for shot in plain} == {()}
    played = turns(script.record, hands_open=True)
    assert {tuple(view.seat for view in turn.seats) for turn in played} == {(0, 1)}
    hand = whole(game).pictures.hand
    assert hand is not None
    for turn, shot in zip(played, opened, strict=False):
        assert shot.hands == tuple(hand(view, NAMES[:2]) for view in turn.seats)
    assert opened[-1].hands == ()
    assert len({shot.hands for shot in opened}) > 2


def test_open_hands_stand_below_the_table_in_its_width() -> None:
    (first, *_), (table, *_) = frames(drawn(replace(short(), hands_open=True))), frames(drawn(short()))
    assert first.width == table.width
    assert first.height > table.height


def test_a_very_long_game_leaves_turns_out_but_never_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(film, "MOST_TURNS", 10)
    played, shown = turns(record_of("exlibris")), sketches(script_of("exlibris"))
    assert 5 < len(shown) <= 11
    assert shown[-2].args[0] == whole("exlibris").pictures.board(played[-1].view, NAMES[:2], ()).args[0]


def test_a_film_lasts_a_minute_and_a_half_at_most() -> None:
    assert film.MOST_TURNS * encoding.TURN + encoding.END <= 90_000
    assert 400 <= encoding.TURN <= 700


def frames(made: bytes) -> list[Image.Image]:
    image = Image.open(BytesIO(made))
    found = []
    for number in range(getattr(image, "n_frames", 1)):
        image.seek(number)
        found.append(image.convert("RGB"))
    return found


def test_a_drawn_film_plays_for_ever_and_stays_longest_at_its_end() -> None:
    made = drawn(short())
    image = Image.open(BytesIO(made))
    assert (image.format, image.width, image.info["loop"]) == ("GIF", 800, 0)
    assert len(frames(made)) == len(sketches(short()))
    image.seek(len(frames(made)) - 1)
    assert image.info["duration"] == encoding.END


def test_a_film_keeps_its_size(monkeypatch: pytest.MonkeyPatch) -> None:
    pngs = [draw(sketch, "en").picture.png for sketch in sketches(short())]
    whole = encoding.film(pngs)
    monkeypatch.setattr(encoding, "LARGEST", len(whole) * 3 // 4)
    smaller = encoding.film(pngs)
    assert len(smaller) <= len(whole) * 3 // 4
    assert frames(smaller)[0].width < 800
    monkeypatch.setattr(encoding, "LARGEST", 30_000)
    fewest = encoding.film(pngs)
    assert len(frames(fewest)) < len(pngs)
    assert frames(fewest)[-1].tobytes() == frames(encoding.film(pngs[-1:]))[0].resize(frames(fewest)[-1].size).tobytes()


def test_a_script_goes_through_text() -> None:
    before = Cast(0, (SeatName("さくら", "sky", "sakura"), SeatName("Ada", "pink")))
    script = replace(script_of("atheneum"), casts=(before, Cast(7, NAMES[:2])), hands_open=True)
    assert Script.from_json(script.to_json()) == script


def test_a_film_names_who_played_then() -> None:
    script, (turn, *_, last) = script_of("exlibrium"), turns(record_of("exlibrium"))
    others = NAMES[2:4]
    changed = replace(script, casts=(*script.casts, Cast(turn.number + 1, others)))
    first, *_, result = sketches(changed)
    assert (first.args[1], result.args[1]) == (NAMES[:2], others)
    assert turn.number < last.number == script.record.choices[-1].number


async def test_a_film_is_drawn_in_a_process_of_its_own() -> None:
    assert await in_a_process(short().to_json()) == drawn(short())


async def test_what_its_process_said_at_last_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FilmError, match="JSONDecodeError"):
        await in_a_process(b"no script")
    monkeypatch.setattr(cinema, "PATIENCE", 0.01)
    with pytest.raises(FilmError, match=r"longer than 0\.01 s"):
        await in_a_process(short().to_json())


class Studio:
    """Draws films as slowly as a test wants, and counts them."""

    def __init__(self) -> None:
        self.drawn = self.at_once = self.most = 0
        self.go_on = asyncio.Event()
        self.fails = False

    async def draw(self, script: bytes) -> bytes:
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        await self.go_on.wait()
        self.at_once -= 1
        self.drawn += 1
        if self.fails:
            raise FilmError("torn")
        return b"film %d" % self.drawn


async def test_whoever_asks_meanwhile_waits_for_the_same_film() -> None:
    studio = Studio()
    place = Cinema(studio.draw)
    one, other = place.film(1, short()), place.film(1, short())
    assert place.knows(1)
    one.cancel()
    studio.go_on.set()
    assert await other == b"film 1"
    assert await place.film(1, short()) == b"film 1"
    assert studio.drawn == 1


async def test_films_are_drawn_one_at_a_time_and_the_last_ones_are_kept() -> None:
    studio = Studio()
    place = Cinema(studio.draw)
    asked = [place.film(number, short()) for number in range(7)]
    studio.go_on.set()
    await asyncio.gather(*asked)
    await asyncio.sleep(0)
    assert (studio.most, studio.drawn) == (1, 7)
    assert [number for number in range(7) if place.knows(number)] == [3, 4, 5, 6]


async def test_a_film_with_open_hands_is_another_one() -> None:
    studio = Studio()
    studio.go_on.set()
    place = Cinema(studio.draw)
    plain, opened = place.film(1, short()), place.film(1, replace(short(), hands_open=True))
    assert await plain != await opened
    assert place.knows(1, hands_open=True)
    assert not place.knows(2, hands_open=True)


async def test_a_film_that_failed_can_be_asked_for_again() -> None:
    studio = Studio()
    studio.fails = True
    studio.go_on.set()
    place = Cinema(studio.draw)
    with pytest.raises(FilmError):
        await place.film(1, short())
    studio.fails = False
    assert await place.film(1, short()) == b"film 2"


async def test_a_cinema_that_closes_gives_its_film_up() -> None:
    studio = Studio()
    place = Cinema(studio.draw)
    waiting = place.film(1, short())
    await asyncio.sleep(0)
    await place.close()
    assert waiting.cancelled()
    assert not place.knows(1)


async def in_this_process(script: bytes) -> bytes:
    """The toy game of the tests is known here alone."""
    return drawn(Script.from_json(script))


async def over(world: World) -> tuple[Journey, Any]:
    """Play the toy game to its end; return the journey and the final message."""
    world.bot.cinema = Cinema(in_this_process)
    journey = Journey(world, Random(3), world.members[:2], game="toy")
    await journey.begin()
    await journey.play()
    return journey, next(message for message in journey.public() if "sealed before anybody" in message.content)


def films(journey: Journey) -> list[Any]:
    return [file for message in journey.public() for file in message.attachments if file.filename.endswith(".gif")]


class TestInDiscord:
    pytestmark = discord

    async def test_the_film_is_offered_after_the_end_and_shown_to_everybody(self, world: World) -> None:
        journey, final = await over(world)
        stranger = world.members[3]
        asked = await stranger.click(final, label="Film")
        assert asked.response.ephemeral
        assert asked.response.content == "There it is."
        (file,) = films(journey)
        assert file.filename == "toy-1.gif"
        assert file.description.startswith("The whole game of Five Cards as a film, turn by turn.")
        assert frames(world.env.backend.cdn.get(file.url))

    async def test_later_it_is_shown_to_whoever_asks_alone(self, world: World) -> None:
        journey, final = await over(world)
        await world.members[0].click(final, label="Film")
        again = await world.members[1].slash(world.channel, "toy film")
        assert len(films(journey)) == 1
        (copy,) = again.followups
        assert copy.ephemeral
        assert [file.filename for file in copy.attachments] == ["toy-1.gif"]

    async def test_a_double_tap_draws_it_once(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        journey, final = await over(world)
        made: list[bytes] = []

        async def counting(script: bytes) -> bytes:
            made.append(script)
            return await in_this_process(script)

        monkeypatch.setattr(world.bot, "cinema", Cinema(counting))
        with same_moment(world.env):
            results = [await who.click(final, label="Film") for who in (world.members[0], *world.members[:2])]
        await world.env.settle()
        assert [result.response.content for result in results] == ["There it is."] * 3
        assert len(made) == len(films(journey)) == 1

    async def test_nobody_gets_it_before_the_end(self, world: World) -> None:
        journey = Journey(world, Random(3), world.members[:2], game="toy")
        await journey.begin()
        refused = await world.members[0].slash(world.channel, "toy film")
        simcord.assert_responded(refused, contains="made when the game is over", ephemeral=True)
        for button in ("x:film:1", "x:openfilm:1"):
            forged = await press_old(world, world.members[1], journey.table(), button, raw_button(button))
            assert private(forged) == "The film of a game is made when the game is over."
        assert films(journey) == []

    async def test_with_all_hands_open_it_is_another_film_and_none_before_the_end(self, world: World) -> None:
        journey, final = await over(world)
        await world.members[0].click(final, label="Film")
        asked = await world.members[3].click(final, label="Film, hands open")
        assert asked.response.content == "There it is."
        assert [file.filename for file in films(journey)] == ["toy-1.gif", "toy-1-open.gif"]
        assert "everybody's hand" in films(journey)[-1].description

    async def test_a_film_that_cannot_be_drawn_is_said_so(self, world: World) -> None:
        journey, final = await over(world)
        studio = Studio()
        studio.fails = True
        studio.go_on.set()
        world.bot.cinema = Cinema(studio.draw)
        asked = await world.members[0].click(final, label="Film")
        assert asked.response.content.startswith("I could not draw the film.")
        assert films(journey) == []
