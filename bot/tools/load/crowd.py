"""People at tables: they sit down, begin, press what their panels offer, look around, and start anew after the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from time import monotonic

from bot.tools.load import asking
from bot.tools.load.answers import Answer
from bot.tools.load.loopback import Loopback
from bot.tools.load.messages import LAID_OUT
from bot.tools.load.town import Json, Place, Town
from bot.tools.load.ways import ANSWERS, LOOKS, Way, answers, verb, verbs
from engine.catalogue import games, rules_of

LOOKING = 0.1
"""How likely somebody who could act looks at something instead."""
PATIENCE = 2.0
"""Seconds after which somebody looks again whether it is their turn, though nobody has called them."""
MOST_PEOPLE = 4
CALLED = re.compile(r"<@([0-9]+)>")


@dataclass(eq=False)
class Reader:
    """Somebody at a table."""

    id: int
    panel: Json | None = None
    """Their own message, where it asks something."""
    busy: bool = False
    looked: float = 0.0
    """When they last looked whether it is their turn."""


@dataclass(eq=False)
class Table:
    """A channel in which one game after the other is played."""

    place: Place
    game: str
    people: list[Reader]
    board: Json | None = None
    """The message with the buttons for everybody."""
    begins: bool = False
    """Whether that is a lobby."""
    busy: bool = False
    """Whether somebody is about to sit down, to begin, or to start a game."""
    joined: int = 0
    pings: dict[str, set[int]] = field(default_factory=dict)
    """Who is called, by message."""

    @property
    def plays(self) -> bool:
        """Whether a game is under way."""
        return self.board is not None and not self.begins

    def hear(self, message: Json, *, gone: bool) -> None:
        """Read what stands in the channel by now."""
        self.pings.pop(message["id"], None)
        if gone:
            return
        if not message["flags"] & LAID_OUT:
            self.pings[message["id"]] = {int(number) for number in CALLED.findall(message["content"])}
            return
        found = verbs(message)
        if "rematch" in found:
            self.board, self.joined, self.pings = None, 0, {}
        elif {"join", "begin", "play"} & found.keys():
            self.board, self.begins = message, "play" not in found


@dataclass(frozen=True, slots=True)
class Deed:
    """What somebody is about to do."""

    table: Table
    who: Reader
    about: Json
    way: Way | None = None
    looks: bool = False
    """Whether it opens another message than their panel."""


class Crowd:
    """All tables; whatever they do is by luck from a seed."""

    def __init__(self, discord: Loopback, town: Town, luck: Random) -> None:
        self._discord, self._luck = discord, luck
        kinds = [game for game in games() if max(rules_of(game).seats) > 1]
        self.tables = [self._table(town, place, kinds[one % len(kinds)]) for one, place in enumerate(town.places)]
        self._by_channel = {str(table.place.channel): table for table in self.tables}
        discord.readers.append(self._hear)

    def _table(self, town: Town, place: Place, game: str) -> Table:
        seats = [count for count in rules_of(game).seats if 1 < count <= MOST_PEOPLE]
        return Table(place, game, [Reader(town.newcomer()) for _ in range(self._luck.choice(seats))])

    def _hear(self, message: Json, gone: bool) -> None:  # noqa: FBT001 - what the loopback tells
        if (table := self._by_channel.get(message["channel_id"])) is not None:
            table.hear(message, gone=gone)

    def deed(self, *, seating: bool = False) -> Deed | None:
        """Return what somebody does next, wherever there is something to do; None where all wait.

        `seating`: only where a game is still to begin.
        """
        for table in self._luck.sample(self.tables, len(self.tables)):
            if not (seating and table.plays) and (found := next(self._deeds(table), None)) is not None:
                return found
        return None

    def _deeds(self, table: Table) -> Iterator[Deed]:
        if table.board is None:
            if not table.busy:
                yield self._start(table)
        elif table.begins:
            if not table.busy:
                yield from self._sit_down(table, verbs(table.board))
        else:
            free = [one for one in table.people if not one.busy]
            yield from self._playing(table, table.board, self._luck.sample(free, len(free)))

    def _start(self, table: Table) -> Deed:
        command = next(one for one in self._discord.commands if one["name"] == table.game)
        who, table.joined = table.people[0], 0
        return Deed(table, who, asking.called(who.id, table.place, command, "start"))

    def _sit_down(self, table: Table, buttons: dict[str, Json]) -> Iterator[Deed]:
        """Let the next one join, or the first one begin as soon as the lobby says so."""
        joins = table.joined < len(table.people) and "join" in buttons
        who, wish = (table.people[table.joined], "join") if joins else (table.people[0], "begin")
        if wish in buttons and table.board is not None:
            yield Deed(table, who, asking.pressed(who.id, table.place, table.board, buttons[wish]))

    def _playing(self, table: Table, board: Json, free: list[Reader]) -> Iterator[Deed]:
        buttons = verbs(board)
        for who in free:
            if self._luck.random() < LOOKING and (looks := [buttons[look] for look in LOOKS if look in buttons]):
                yield Deed(table, who, self._press(table, who, board, self._luck.choice(looks)), looks=True)
            elif who.panel is not None:
                ways = answers(who.panel, self._luck)
                (way,) = self._luck.choices(ways, [way.weight for way in ways])
                yield Deed(table, who, self._press(table, who, who.panel, way.part, way.values), way)
        now, called = monotonic(), set().union(*table.pings.values())
        for who in free:
            if who.panel is None and now - who.looked > (PATIENCE if who.id in called else 5 * PATIENCE):
                yield Deed(table, who, self._press(table, who, board, buttons["play"]))

    def _press(self, table: Table, who: Reader, message: Json, part: Json, values: tuple[str, ...] = ()) -> Json:
        return asking.pressed(who.id, table.place, message, part, values)

    async def do(self, deed: Deed, patience: float) -> Answer | None:
        """Do it, and wait for its answer; None where none came."""
        table, who = deed.table, deed.who
        plays = table.plays
        who.busy, table.busy = True, table.busy or not plays
        answer = await self._discord.interact(deed.about)
        found = await answer.within(patience)
        if not plays:
            table.joined += 1
            table.busy = False
        if not deed.looks:
            who.looked = monotonic()
            who.panel = _asking(deed, answer.message, self._luck)
        who.busy = False
        return answer if found else None


def _asking(deed: Deed, panel: Json | None, luck: Random) -> Json | None:
    """Return somebody's panel where it asks something that they have not just answered."""
    ways = answers(panel, luck) if panel is not None else []
    answered = deed.way is not None and deed.way.verb in {*ANSWERS, "menu"}
    if not ways or (answered and deed.way is not None and ways[0].asked == deed.way.asked):
        return None
    return panel


def verb_of(about: Json) -> str:
    """Return what an interaction does, in one word."""
    data = about["data"]
    return verb(data) if "custom_id" in data else data["options"][0]["name"]
