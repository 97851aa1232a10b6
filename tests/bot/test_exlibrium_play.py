"""Whole games of Exlibrium in a strict Discord, by clicking only what is offered."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
import simcord

from bot.store import engines
from data.exlibrium import BOX
from engine.ask import Option
from engine.exlibrium.view import View
from engine.facts import Fact
from engine.match import Match
from tests.bot.conftest import World
from tests.bot.journey import PLAIN_ID, SEED, Journey, labels, parts
from tests.bot.watch import clean_log, custom_ids, texts
from tests.campaign.running import PATIENT, Legs

pytestmark = [pytest.mark.simcord(settle_timeout=30.0), pytest.mark.timeout(300)]
CARDS = {"/".join(BOX.characters[half].name["en"] for half in card.characters): card.index for card in BOX.cards}
"""What a card is called where both its halves are told."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    # These tests cut no power.
    monkeypatch.setattr(engines, "SYNCHRONOUS", "OFF")


class Guard:
    """Knows which cards each seat may know, and reads what everybody is shown."""

    def __init__(self, journey: Journey, patch: pytest.MonkeyPatch) -> None:
        self.journey = journey
        self.known: defaultdict[int | None, set[int]] = defaultdict(set)
        self.read: set[tuple[int, str]] = set()
        self.seats: dict[int | None, int] = {}
        submit = Match.submit

        def listening(match: Match, seat: int, picks: Iterable[Option]) -> list[Fact]:
            self.learn(match)
            facts = submit(match, seat, picks)
            self.learn(match)
            return facts

        patch.setattr(Match, "submit", listening)
        journey.checks.append(self.check)

    def learn(self, match: Match) -> None:
        for eye in (None, *range(match.view(None).seats)):
            self.known[eye] |= cards_in(match.view(eye))

    async def check(self) -> None:
        """Look at what everybody in the channel sees, and at what each one sees alone."""
        game = await self.journey.world.bot.host.last_in(self.journey.channel.id)
        table = await self.journey.world.bot.host.reading(game.id) if game else None
        self.seats = {seat.user_id: seat.seat for seat in table.seats} if table else {}
        for match in self.journey.world.bot.host._ledger.matches._live.values():
            self.learn(match)
        for message in self.journey.public():
            self.proper(None, message)
        for who in self.journey.people:
            private = [message for message in self.journey.channel.history(viewer=who) if message.flags.ephemeral]
            for message in [*private, *who.user.dm_channel.history(viewer=who.user)]:
                self.proper(who.id, message)

    def proper(self, user: int | None, message: Any) -> None:
        """Check that nobody reads of a card that they may not know, and that no component names one."""
        said = texts(message)
        if (message.id, said) in self.read:
            return
        self.read.add((message.id, said))
        named = {index for name, index in CARDS.items() if name in said}
        eye = None if user is None else self.seats.get(user)
        assert named <= self.known[eye] | self.known[None], said
        assert all(PLAIN_ID.fullmatch(custom_id) for custom_id in custom_ids(message))


def cards_in(view: View) -> set[int]:
    """Return every card whose both halves a view shows."""
    tops = {card.card for player in view.players for stack in player.stacks for card in stack.cards}
    hands = {card for player in view.players for card in player.hand or ()}
    return {card for card in (*tops, *hands, view.drawn) if card is not None}


async def reading(journey: Journey) -> Any:
    game = await journey.world.bot.host.last_in(journey.channel.id)
    assert game is not None
    return await journey.world.bot.host.reading(game.id)


def fifth(world: World) -> Any:
    return world.guild.add_member(world.env.create_user("erin", global_name="Erin"))


async def turn(journey: Journey) -> bool:
    """Let one of those who must act answer all they are asked; return whether somebody had to."""
    table = await reading(journey)
    acting = [table.seats[seat].user_id for seat in table.acting]
    if not acting:
        return False
    who = journey.luck.choice([person for person in journey.people if person.id in acting])
    shown = await journey.click(who, journey.table(), "Play")
    await journey.answer(who, shown.response)
    journey.dismiss()
    return True


@pytest.mark.deep
@PATIENT
async def test_five_members_play_an_advanced_game_to_the_end_with_a_restart_in_the_draft(
    world: World, monkeypatch: pytest.MonkeyPatch, legs: Legs
) -> None:
    """Or as far as there is time for it."""
    with legs("exlibrium_of_five") as leg:
        journey = Journey(world, leg.luck, [*world.members, fifth(world)], game="exlibrium")
        Guard(journey, monkeypatch)
        await restarted(journey)
        with clean_log():
            while leg.going() and await turn(journey):
                leg.counts["turns"] += 1
        over = not (await reading(journey)).acting
        leg.counts.update(games=1, ended=int(over))
        if over:
            await it_is_told(journey)


async def restarted(journey: Journey) -> None:
    """Begin, and start the bot anew in the midst of the draft."""
    world = journey.world
    with clean_log():
        await journey.begin(advanced="advanced")
        for _ in range(6):  # all have played a card, and two of them a second one: the last to play went on
            await turn(journey)
        before = await reading(journey)
        assert len(before.acting) == 3
        await world.restart()
        await world.env.settle()
        after = await reading(journey)
        assert (after.acting, after.view) == (before.acting, before.view)
    assert {seat.colour for seat in after.seats} == {"orange", "sky", "green", "blue", "vermilion"}


async def it_is_told(journey: Journey) -> None:
    assert "The game is over." in journey.table().content
    assert labels(journey.table()) == ["Rematch", "Stacks", "Log", "Film", "Record", "Film, hands open"]
    (final,) = [message for message in journey.public() if SEED in message.content]
    assert final.content.count("point") >= 5
    assert final.attachments[0].description.startswith("Points: ")
    assert any("if nothing changes: " in said for said in journey.said)
    await the_log_is_whole(journey)


async def the_log_is_whole(journey: Journey) -> None:
    """Each reveal is in it as one line, and no card by both its halves."""
    shown = await journey.slash(journey.people[0], "log")
    while any(part.label == "Older" and part.on for part in parts(shown.response)):
        shown = await journey.click(journey.people[0], shown.response, "Older")
        assert not [name for name in CARDS if name in shown.response.content]
    assert "Played: " in shown.response.content


@pytest.mark.short
async def test_a_table_with_automatic_players_is_played_to_the_end(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    journey = Journey(world, Random(2), world.members[:1], game="exlibrium", restarts=0.03)
    Guard(journey, monkeypatch)
    await journey.begin(automatic=3, passing="off")
    while await turn(journey):
        pass
    assert any(SEED in message.content for message in journey.public())
    the_rounds_are_told(journey)


def the_rounds_are_told(journey: Journey) -> None:
    """Whoever scrolls up reads the whole game: each old table message tells its round, and where it goes on."""
    old = [message.content.splitlines() for message in journey.public() if "The table has moved on" in message.content]
    assert [lines[0] for lines in old if len(lines) > 1] == ["**Exlibrium** · round 1", "**Exlibrium** · round 2"]
    assert all(1 <= sum(line.startswith("- **") for line in lines) <= 4 for lines in old if len(lines) > 1)
    (table,) = [one for one in journey.public() if "The game is over." in one.content and SEED not in one.content]
    assert "\n- **" in table.content


async def test_a_pick_of_a_card_not_in_hand_gets_a_clear_sentence_and_changes_nothing(world: World) -> None:
    journey = Journey(world, Random(1), world.members[:2], game="exlibrium")
    await journey.begin()
    before = await reading(journey)
    shown = await journey.slash(world.members[0], "choose", answer="1 Berserker up, 1 Berserker down")
    simcord.assert_responded(shown, contains="one of the cards in your hand", ephemeral=True)
    after = await reading(journey)
    assert (after.game.number, after.acting) == (before.game.number, before.acting)


async def test_a_pick_can_be_changed_until_the_last_one_is_in(world: World) -> None:  # XB-60
    journey = Journey(world, Random(1), world.members[:2], game="exlibrium")
    await journey.begin()
    alice = world.members[0]
    for pick in (0, 1):
        (choice, *_) = (await journey.suggestions(alice, "choose", "answer"))[pick:]
        shown = await journey.slash(alice, "choose", answer=choice["value"])
        assert "Your answer is in" in shown.response.content
    assert len((await reading(journey)).acting) == 1


async def test_everything_that_a_game_shows_is_shown(world: World) -> None:
    journey = Journey(world, Random(1), world.members[:2], game="exlibrium")
    await journey.begin(advanced="advanced")
    for _ in range(4):
        await turn(journey)
    for command in ("hand", "board", "shelf", "status", "log", "rules", "play"):
        shown = await journey.slash(world.members[0], command)
        simcord.assert_responded(shown, ephemeral=True)
    told = (await journey.slash(world.members[0], "board", text=True)).response.content
    assert "Goals of round 3" in told
    assert "Alice" in told
    stacks = await journey.slash(world.members[0], "shelf", player="Bob")
    assert "**Bob**: 0 points" in stacks.response.content
    table = journey.table()
    assert [child for child in labels(table) if child == "Stacks"]
    assert "Round 1." in table.attachments[0].description
