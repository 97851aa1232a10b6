"""Lobbies: who may sit down, who may begin, and that a refusal changes nothing."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.hosting.host import Host, HostError
from bot.values.people import COLOURS, Person, Place
from bot.values.states import ENDED, LOBBY, RUNNING
from engine.chance import seating
from engine.match import Match
from tests.bot.hosted import ANNA, BEN, CARA, DORA, EVE, HERE, SEED, Hosted, hosted
from tests.toy_game import TOY

ROBOT = Person(99, "Robot", is_bot=True)
MODERATOR = Person(50, "Mod", moderates=True)


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db") as running:
        yield running


async def test_a_lobby_seats_its_starter_and_says_so_in_the_channel(world: Hosted) -> None:
    game = await world.lobby(ANNA)
    table = await world.host.reading(game.id)
    assert (table.game.state, table.game.host_id, table.view, table.acting) == (LOBBY, 1, None, ())
    assert [(seat.seat, seat.user_id, seat.name, seat.colour) for seat in table.seats] == [(0, 1, "Anna", COLOURS[0])]
    await world.host.settle()
    assert world.discord.texts("table") == ["lobby 0 ()"]
    assert len(world.discord.of("hand", 9001)) == 1  # closed direct messages show at once


async def test_seats_are_in_joining_order_with_colours_of_their_own(world: Hosted) -> None:
    game = await world.lobby(ANNA)
    await world.host.join(game.id, BEN, COLOURS[2])
    await world.host.add_automatic(game.id, BEN)
    await world.host.join(game.id, CARA)
    seats = (await world.host.reading(game.id)).seats
    assert [seat.user_id for seat in seats] == [1, 2, None, 3]
    assert [seat.colour for seat in seats] == [COLOURS[0], COLOURS[2], COLOURS[1], COLOURS[3]]


Act = Callable[[Host, int], Awaitable[object]]

REFUSED_IN_A_LOBBY: list[tuple[str, Act]] = [
    ("already-joined", lambda host, game: host.join(game, BEN)),
    ("bot-account", lambda host, game: host.join(game, ROBOT)),
    ("bot-account", lambda host, _: host.start("toy", Place(7, 71), ROBOT)),
    ("colour-taken", lambda host, game: host.join(game, CARA, COLOURS[0])),
    ("unknown-colour", lambda host, game: host.join(game, CARA, "octarine")),
    ("no-such-game", lambda host, game: host.join(game + 1, CARA)),
    ("no-such-game", lambda host, game: host.reading(game + 1)),
    ("no-such-game", lambda host, game: host.log(game + 1)),
    ("no-such-game", lambda host, game: host.submit(game + 1, 1, 0, indices=[0])),
    ("channel-taken", lambda host, _: host.start("toy", HERE, CARA)),
    ("unknown-game", lambda host, _: host.start("chess", Place(7, 71), CARA)),
    ("bad-options", lambda host, _: host.start("toy", Place(7, 71), CARA, {"rounds": 9})),
    ("bad-options", lambda host, _: host.start("toy", Place(7, 71), CARA, {"shuffle": 2})),
    ("bad-options", lambda host, _: host.start("toy", Place(7, 71), CARA, {"unheard-of": 1})),
    ("not-in-game", lambda host, game: host.leave(game, CARA)),
    ("not-in-game", lambda host, game: host.add_automatic(game, CARA)),
    ("lobby-changed", lambda host, game: host.seats.dismiss(game, ANNA, 1, None)),
    ("dismiss-oneself", lambda host, game: host.seats.dismiss(game, ANNA, 0, 1)),
    ("not-host", lambda host, game: host.seats.dismiss(game, BEN, 0, 1)),
    ("not-host", lambda host, game: host.seats.check_dismiss(game, BEN, 0, 1)),
    ("not-host", lambda host, game: host.begin(game, BEN)),
    ("not-host", lambda host, game: host.end(game, CARA)),
    ("not-begun", lambda host, game: host.submit(game, 1, 0, indices=[0])),
    ("not-begun", lambda host, game: host.undo(game, 1)),
]


@pytest.mark.parametrize("key,act", REFUSED_IN_A_LOBBY)
async def test_what_is_refused_in_a_lobby_changes_nothing(world: Hosted, key: str, act: Act) -> None:
    game = await world.lobby(ANNA, BEN)
    await world.host.settle()
    before = await world.rows()
    with pytest.raises(HostError) as error:
        await act(world.host, game.id)
    assert error.value.key == key
    assert await world.rows() == before


REFUSED_IN_A_GAME: list[tuple[str, Act]] = [
    ("already-joined", lambda host, game: host.join(game, BEN)),
    ("already-begun", lambda host, game: host.join(game, CARA)),
    ("already-begun", lambda host, game: host.begin(game, ANNA)),
    ("already-begun", lambda host, game: host.add_automatic(game, ANNA)),
    ("already-begun", lambda host, game: host.seats.dismiss(game, ANNA, 1, 2)),
    ("channel-taken", lambda host, _: host.start("toy", HERE, CARA)),
    ("not-host", lambda host, game: host.end(game, BEN)),
    ("not-in-game", lambda host, game: host.submit(game, 3, 0, indices=[0])),
    ("not-in-game", lambda host, game: host.undo(game, 3)),
    ("undo-nothing", lambda host, game: host.undo(game, 1)),
    ("not-offered", lambda host, game: host.submit(game, 1, 0, indices=[2])),
    ("not-offered", lambda host, game: host.submit(game, 1, 0, indices=[-1])),
    ("not-offered", lambda host, game: host.submit(game, 1, 0, picks=[("middle",)])),
    ("exactly", lambda host, game: host.submit(game, 1, 0, indices=[0, 1])),
    ("exactly", lambda host, game: host.submit(game, 1, 0)),
    ("stale", lambda host, game: host.submit(game, 2, 0, indices=[0])),
    ("stale", lambda host, game: host.submit(game, 1, 5, indices=[0])),
    ("stale", lambda host, game: host.undo(game, 1, 7)),
]


@pytest.mark.parametrize("key,act", REFUSED_IN_A_GAME)
async def test_what_is_refused_in_a_game_changes_nothing(world: Hosted, key: str, act: Act) -> None:
    game = await world.game(ANNA, BEN)
    await world.host.settle()
    before = await world.rows()
    with pytest.raises(HostError) as error:
        await act(world.host, game)
    assert error.value.key == key
    assert await world.rows() == before
    await world.answer(game, ANNA)


async def test_refusals_name_what_their_sentences_need(world: Hosted) -> None:
    game = await world.lobby(ANNA)
    with pytest.raises(HostError) as taken:
        await world.host.start("toy", HERE, BEN)
    assert taken.value.args_by_name == {"game": "toy", "id": game.id, "state": LOBBY}
    with pytest.raises(HostError) as few:
        await world.host.begin(game.id, ANNA)
    assert (few.value.key, few.value.args_by_name) == ("too-few", {"least": 2, "have": 1})
    for person in (BEN, CARA, DORA):
        await world.host.join(game.id, person)
    with pytest.raises(HostError) as full:
        await world.host.join(game.id, EVE)
    assert (full.value.key, full.value.args_by_name) == ("lobby-full", {"most": 4})
    with pytest.raises(HostError) as foreign:
        await world.host.begin(game.id, BEN)
    assert foreign.value.args_by_name == {"host": "Anna"}


async def outcomes(*acts: Awaitable[object]) -> list[str]:
    """Do things at the same moment; return the keys of what is refused."""
    results = await asyncio.gather(*acts, return_exceptions=True)
    return sorted(result.key if isinstance(result, HostError) else type(result).__name__ for result in results)


async def test_two_who_start_at_once_get_one_game(world: Hosted) -> None:
    assert await outcomes(*(world.host.start("toy", HERE, person) for person in (ANNA, BEN))) == [
        "Game",
        "channel-taken",
    ]


async def test_the_last_seat_goes_to_one_of_many(world: Hosted) -> None:
    game = await world.lobby(ANNA, BEN, CARA)
    joins = [world.host.join(game.id, Person(number, "x")) for number in range(20, 30)]
    assert await outcomes(*joins) == ["Game"] + ["lobby-full"] * 9
    assert len((await world.host.reading(game.id)).seats) == 4


async def test_one_person_who_joins_many_times_at_once_gets_one_seat(world: Hosted) -> None:
    game = await world.lobby(ANNA)
    assert await outcomes(*(world.host.join(game.id, BEN) for _ in range(5))) == ["Game"] + ["already-joined"] * 4


async def test_a_game_that_is_begun_many_times_at_once_begins_once(world: Hosted) -> None:
    game = await world.lobby(ANNA, BEN)
    assert await outcomes(*(world.host.begin(game.id, ANNA) for _ in range(5))) == ["Table"] + ["already-begun"] * 4
    assert len(await world.choices(game.id)) == 1


@pytest.mark.parametrize("first", ["join", "begin"])
async def test_who_joins_at_the_moment_of_the_beginning_is_either_in_or_out(world: Hosted, first: str) -> None:
    game = await world.lobby(ANNA, BEN)
    acts = [world.host.join(game.id, CARA), world.host.begin(game.id, ANNA)]
    refused = await outcomes(*(acts if first == "join" else reversed(acts)))
    table = await world.host.reading(game.id, CARA.user_id)
    assert table.game.state == RUNNING
    assert refused == (["Game", "Table"] if first == "join" else ["Table", "already-begun"])
    assert len(table.view.hand_sizes) == len(table.seats) == (3 if first == "join" else 2)
    assert (table.seat is not None) == (first == "join")


async def test_the_host_who_leaves_a_lobby_hands_it_over_and_the_last_one_closes_it(world: Hosted) -> None:
    game = await world.lobby(ANNA, BEN, automatic=1)
    assert (await world.host.leave(game.id, ANNA)).host_id == BEN.user_id
    await world.host.join(game.id, CARA)
    seats = (await world.host.reading(game.id)).seats
    assert [(seat.user_id, seat.colour) for seat in seats] == [(2, COLOURS[1]), (None, COLOURS[2]), (3, COLOURS[0])]
    await world.host.leave(game.id, BEN)
    assert (await world.host.leave(game.id, CARA)).state == ENDED
    last = await world.host.last_in(HERE.channel_id)
    assert last is not None
    assert not last.active
    await world.lobby(DORA)


async def test_an_automatic_player_can_be_sent_away_again(world: Hosted) -> None:
    game = await world.lobby(ANNA, BEN, automatic=2)
    await world.host.seats.dismiss(game.id, BEN, 3, None)
    await world.host.leave(game.id, BEN)
    assert [seat.user_id for seat in (await world.host.begin(game.id, ANNA)).seats] == [1, None]


async def test_a_guest_who_is_taken_out_is_told_and_does_not_come_back(world: Hosted) -> None:
    await world.open()
    game = await world.lobby(ANNA, BEN, CARA)
    await world.host.seats.dismiss(game.id, ANNA, 1, BEN.user_id)
    with pytest.raises(HostError, match="barred"):
        await world.host.join(game.id, BEN)
    await world.host.settle()
    assert [text.split(" ")[0] for text in world.discord.texts("word")] == ["told-dismissed"]
    assert world.discord.of("hand", 9000 + BEN.user_id) == []
    assert (await world.host.seats.dismiss(game.id, MODERATOR, 0, ANNA.user_id)).host_id == CARA.user_id
    with pytest.raises(HostError, match="replace-last"):
        await world.host.seats.dismiss(game.id, MODERATOR, 2, CARA.user_id)
    await world.host.end(game.id, CARA)
    await world.host.start("toy", HERE, BEN)


@pytest.mark.parametrize("person", [ANNA, BEN, MODERATOR])
async def test_whoever_sits_in_a_lobby_and_any_moderator_may_close_it(world: Hosted, person: Person) -> None:
    game = await world.lobby(ANNA, BEN)
    assert (await world.host.end(game.id, person)).state == ENDED
    with pytest.raises(HostError, match="game-ended"):
        await world.host.end(game.id, person)
    with pytest.raises(HostError, match="game-ended"):
        await world.host.join(game.id, CARA)


async def test_seats_are_shuffled_by_the_seed_that_is_promised(world: Hosted) -> None:
    game = await world.host.start("toy", HERE, ANNA)
    for person in (BEN, CARA, DORA):
        await world.host.join(game.id, person)
    table = await world.host.begin(game.id, ANNA)
    people = [ANNA, BEN, CARA, DORA]
    wanted = [people[place] for place in seating(SEED, 4)]
    assert wanted != people
    assert [seat.name for seat in table.seats] == [person.name for person in wanted]
    assert table.seat == wanted.index(ANNA)
    assert (await world.host.reading(game.id, BEN.user_id)).view.seat == wanted.index(BEN)


async def test_the_first_player_is_a_place_in_joining_order_and_the_game_is_told_the_seat(
    world: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[dict[str, int]] = []
    original = Match.new

    def new(key: str, seats: int, chosen: dict[str, int], seed: str) -> object:
        asked.append(dict(chosen))
        return original(key, seats, {}, seed)

    monkeypatch.setattr(Match, "new", new)
    order = seating(SEED, 3)
    game = await world.host.start(TOY.key, HERE, ANNA, {"first": 1})
    for person in (BEN, CARA):
        await world.host.join(game.id, person)
    table = await world.host.begin(game.id, ANNA)
    assert asked == [{"first": -1}, {"first": order.index(1)}]
    assert table.seats[order.index(1)].name == "Ben"


async def test_a_first_player_who_is_not_there_keeps_a_lobby_a_lobby(world: Hosted) -> None:
    game = await world.lobby(ANNA, BEN)
    await world.host.settle()
    await world.change_game(game.id, options='{"first": 2}')
    before = await world.rows()
    with pytest.raises(HostError, match="bad-options"):
        await world.host.begin(game.id, ANNA)
    assert await world.rows() == before


async def test_games_in_other_channels_do_not_mind_each_other(world: Hosted) -> None:
    games = [await world.game(ANNA, BEN, place=Place(7, channel)) for channel in (70, 71, 72)]
    await asyncio.gather(*(world.play(game, [ANNA, BEN]) for game in games))
    assert {(await world.host.reading(game)).game.state for game in games} == {"over"}
