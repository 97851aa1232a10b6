"""Players who see what Discord shows them, and click only what it offers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.bot.conftest import World
from tests.bot.seeing import controls, raw, seat_automatic

SEED = "5e" * 32
MENU = 3
MOST_CLICKS = 400
LIKED = {"Home: draw or shelve": 14.0, "Shelve a card": 40.0, " · ": 8.0}
"""Parts of labels that bring a game to its end, and how much likelier they are picked."""
BUTTONS = ("My hand", "Shelves", "Log", "Help")
LOOKS = (*BUTTONS, "hand", "speciality", "shelf", "board", "status", "log", "rules")
DISLIKED = ("Keep it in hand", "Enough", "No, thanks", "Pass", "None of these", "Draw a card")


@dataclass(frozen=True, slots=True)
class Part:
    """A button or a menu as a player sees it."""

    custom_id: str
    label: str
    on: bool
    lines: tuple[dict[str, Any], ...] = ()
    least: int = 1
    most: int = 1
    beside: str = ""
    """The words that a button stands beside."""

    @property
    def said(self) -> str:
        """What its press means to a reader."""
        return f"{self.label} · {self.beside}" if self.beside else self.label

    @property
    def verb(self) -> str:
        return self.custom_id.split(":")[1]

    @property
    def values(self) -> list[str]:
        return [line["value"] for line in self.lines]


def parts(shown: Any) -> list[Part]:
    """Return the buttons and menus of a message from top to bottom."""
    return [_part(item, beside) for item, beside in controls(shown)]


def _part(item: dict[str, Any], beside: str) -> Part:
    label = item.get("label") or item.get("placeholder") or ""
    lines = tuple(item.get("options", ()))
    on = not item.get("disabled", False)
    return Part(item["custom_id"], label, on, lines, item.get("min_values", 1), item.get("max_values", 1), beside)


def part_of(shown: Any, label: str) -> Part:
    """Return the one enabled component of a label."""
    (found,) = [part for part in parts(shown) if part.label == label and part.on]
    return found


def labels(shown: Any) -> list[str]:
    return [part.label for part in parts(shown)]


@dataclass(frozen=True, slots=True)
class Way:
    """One thing that a panel lets somebody do."""

    part: Part
    values: tuple[str, ...] = ()
    weight: float = 1.0


def liking(label: str) -> float:
    if label.split("\n", maxsplit=1)[0].strip("*") in DISLIKED:
        return 0.3
    return next((weight for words, weight in LIKED.items() if words in label), 1.0)


def ways(shown: Any, luck: Random) -> list[Way]:
    """Return what a panel offers, weighted by taste."""
    return [way for part in parts(shown) if part.on for way in _ways(part, luck)]


def _ways(part: Part, luck: Random) -> list[Way]:
    if part.verb in {"pick", "none"}:
        return [Way(part, weight=liking(part.beside or part.label))]
    if part.verb == "menu" and part.most == 1:
        return [Way(part, (line["value"],), liking(line["label"])) for line in part.lines]
    if part.verb in {"menu", "mark"}:
        count = luck.randint(max(part.least, 1 if part.verb == "menu" else 0), part.most)
        return [Way(part, tuple(luck.sample(part.values, count)), 3.0)]
    return [Way(part, weight={"done": 8.0, "next": 0.7, "prev": 0.3, "back": 0.08}.get(part.verb, 0.0))]


Check = Callable[[], Awaitable[None]]
Reader = Callable[[Any, str], None]


@dataclass
class Journey:
    """A game on its way, and who travels along."""

    world: World
    luck: Random
    people: list[Any]
    """The members who play."""
    game: str = "exlibris"
    restarts: float = 0.0
    """How likely the bot starts anew after a click."""
    typing: float = 0.0
    """How likely an answer is typed rather than clicked."""
    looking: float = 0.0
    """How likely somebody looks at something between two turns."""
    checks: list[Check] = field(default_factory=list)
    """What must hold after every click."""
    readers: list[Reader] = field(default_factory=list)
    """Who reads what autocomplete suggests to somebody."""
    used: Counter[str] = field(default_factory=Counter)
    """How often each way to act was gone."""
    said: list[str] = field(default_factory=list)
    """Everything that panels said, for whoever wants to read it."""

    @property
    def channel(self) -> Any:
        return self.world.channel

    def sow(self) -> None:
        """Let every game that begins have the same secret seed."""
        self.world.bot.host._ledger.new_seed = lambda: SEED

    def public(self) -> list[Any]:
        """Return the channel's messages as everybody sees them."""
        return list(self.channel.history())

    def table(self) -> Any:
        """Return the living table message: the last one with buttons that is no ping."""
        return [message for message in self.public() if parts(message) and not message.mentions][-1]

    def pings(self) -> list[Any]:
        return [message for message in self.public() if "your turn in" in message.content]

    async def after(self, result: Any) -> Any:
        """Check what must hold after something was done, and return what it brought."""
        assert result.acknowledged
        for check in self.checks:
            await check()
        return result

    async def click(self, who: Any, shown: Any, label: str) -> Any:
        self.used[label] += 1
        return await self.after(await who.click(shown, label=label))

    async def press(self, who: Any, shown: Any, way: Way) -> Any:
        """Use a component of a panel."""
        self.used[way.part.verb] += 1
        if way.part.lines:
            return await self.after(await who.select(shown, list(way.values), custom_id=way.part.custom_id))
        return await self.after(await who.click(shown, custom_id=way.part.custom_id))

    async def slash(self, who: Any, command: str, **options: Any) -> Any:
        self.used[f"/{command}"] += 1
        return await self.after(await who.slash(self.channel, f"{self.game} {command}", **options))

    async def suggestions(self, who: Any, command: str, option: str, typed: str = "") -> list[dict[str, Any]]:
        """Return what is suggested while somebody types an option."""
        found: list[dict[str, Any]] = await who.autocomplete(self.channel, f"{self.game} {command}", option, typed)
        for choice in found:
            for reader in self.readers:
                reader(who, f"{choice['name']}\n{choice['value']}")
        return found

    async def begin(self, *, automatic: int = 0, **options: Any) -> None:
        """Open a table, let everybody sit down by the lobby's buttons, and begin."""
        self.sow()
        first, *others = self.people
        await self.slash(first, "start", **options)
        for other in others:
            await self.click(other, self.table(), "Join")
        for _ in range(automatic):
            if "Add automatic player" in labels(self.table()):
                await self.click(first, self.table(), "Add automatic player")
                continue
            place = self.luck.randrange(3)  # the master thinks for a second each
            await self.after(await seat_automatic(first, self.table(), place))
        await self.click(first, self.table(), "Begin")

    async def open(self) -> tuple[Any, Any] | None:
        """Let somebody who is pinged open their panel in one of the ways there are; None where nobody is."""
        pings = self.pings()
        if not pings:
            return None
        ping = self.luck.choice(pings)
        ids = [user.id for user in ping.mentions]
        who = self.luck.choice([person for person in self.people if person.id in ids])
        way = self.luck.random()
        if way < 0.2:
            return who, (await self.slash(who, "play")).response
        return who, (await self.click(who, ping if way < 0.6 else self.table(), "Play")).response

    async def answer(self, who: Any, panel: Any) -> None:
        """Answer questions in a panel until it asks for nothing more."""
        for _ in range(MOST_CLICKS):
            self.said.append(panel.content)
            offered = [way for way in ways(panel, self.luck) if way.weight]
            if all(way.part.verb == "back" for way in offered) or "Your answer is in" in panel.content:
                return
            if self.luck.random() < self.typing:
                panel = await self.type_answer(who, panel)
            else:
                way = self.luck.choices(offered, [way.weight for way in offered])[0]
                panel = (await self.press(who, panel, way)).response
            await self.perhaps_restart()
        raise AssertionError(f"no end of questions: {panel.content}")

    async def type_answer(self, who: Any, panel: Any) -> Any:
        """Answer a panel's question by a slash command, with what it suggests; return the next panel."""
        if "Back" in labels(panel) and self.luck.random() < 0.1:
            return (await self.slash(who, "undo")).response
        command = "place" if "Where do you place" in panel.content else "choose"
        choices = await self.suggestions(who, command, "answer")
        assert choices, panel.content
        chosen = self.luck.choices(choices, [liking(choice["name"]) for choice in choices])[0]
        answer = await self.lengthened(who, command, chosen)
        said = (await self.slash(who, command, answer=answer)).response
        return said if raw(said) or "**Ex Libris** ·" in said.content else (await self.slash(who, "play")).response

    async def lengthened(self, who: Any, command: str, chosen: dict[str, Any]) -> str:
        """Go on typing after a first pick where the question takes several."""
        more = await self.suggestions(who, command, "answer", f"{chosen['name']} + ")
        if more and self.luck.random() < 0.7:
            return str(self.luck.choice(more)["value"])
        return str(chosen["value"])

    async def look(self) -> None:
        """Let anybody, players or not, look at something."""
        who = self.luck.choice(self.world.members)
        name = self.luck.choice(LOOKS)
        if name in BUTTONS:
            if name in labels(self.table()):
                await self.click(who, self.table(), name)
        elif name in {"shelf", "rules"}:
            option = "player" if name == "shelf" else "topic"
            choice = self.luck.choice(await self.suggestions(who, name, option))
            await self.slash(who, name, **{option: choice["value"]})
        elif name == "board":
            await self.slash(who, name, text=self.luck.random() < 0.5)
        else:
            await self.slash(who, name)

    async def perhaps_restart(self) -> None:
        if self.luck.random() < self.restarts:
            self.used["restart"] += 1
            await self.world.restart()
            await self.world.env.settle()

    async def play(self, turns: int = 2000, *, going: Callable[[], bool] = lambda: True) -> None:
        """Play so many turns, or to the end, or as long as it is going."""
        for _ in range(turns):
            opened = await self.open() if going() else None
            if opened is None:
                return
            await self.answer(*opened)
            if self.luck.random() < self.looking:
                await self.look()
            self.dismiss()

    async def play_by_command(self) -> None:
        """Play to the end by slash commands, whoever is pinged or not."""
        while any([await self._played_by_command(who) for who in self.people]):
            pass

    async def _played_by_command(self, who: Any) -> bool:
        panel = (await self.slash(who, "play")).response
        waits = any(part.verb in {"pick", "menu", "mark", "none"} for part in parts(panel))
        if waits:
            await self.answer(who, panel)
        return waits and "Your answer is in" not in panel.content

    def dismiss(self) -> None:
        """Let everybody dismiss what only they see, as people do."""
        backend = self.world.env.backend
        for message in list(backend.messages.get(self.channel.id, {}).values()):
            if message.is_ephemeral:
                backend.delete_message(self.channel.id, message.id)


PLAIN_ID = re.compile(r"x:[a-z]{2,9}(:[0-9]{1,10}){1,8}")
"""A verb, then game, number and indices: no card, no name (no secret fits into it)."""
