"""Watches a journey: nobody may see what their eye may not, and the channel must stay tidy."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.games import Sketch
from bot.studio import pictures
from bot.studio.drawing import Drawn, draw
from bot.ui.drawing import title
from bot.ui.voices import picture_names
from bot.values.table import Table
from data.exlibris import BOX
from engine.ask import Option
from engine.exlibris.view import View
from engine.exlibris.vocabulary import FACTS
from engine.facts import Fact
from engine.match import Match, Pending
from render.bookmark import Bookmark
from tests.bot.journey import PLAIN_ID, SEED, Journey
from tests.bot.seeing import controls, raw
from tests.bot.whole import whole

Eye = int | None
NAMES = {card.name: card.index for card in BOX.cards}
TITLES = {book.title: card.index for card in BOX.cards for book in card.books}
CARD = re.compile(r"(?<![\w-])[A-Z][0-9](?!\w)")
TITLE = re.compile("|".join(map(re.escape, TITLES)))
SPECIALITY = re.compile(r"secret speciality is \**[^()]*\((\w\w)\)")
PING = re.compile("<@([0-9]+)>")
IN_THE_HELP = "A1 to Z"
UNSAID = re.compile(r"\b(?:exlibris|panel|lobby|table|error|notice|refused)-[a-z]+|[{}]|Traceback|None\b(?! of)")
"""Keys without words, holes in sentences, and what only a programmer can read."""

cached = cache(draw)


@dataclass(frozen=True)
class Moment:
    """What everybody could see after a choice."""

    views: dict[Eye, View]
    pending: Mapping[int, Pending]

    @property
    def acting(self) -> tuple[int, ...]:
        return tuple(sorted(seat for seat, pending in self.pending.items() if not pending.answered))


def moment_of(match: Match) -> Moment:
    eyes = (None, *range(match.view(None).seats))
    return Moment({eye: match.view(eye) for eye in eyes}, match.pending)


def cards_in(view: View) -> Iterator[int]:
    """Return every card that a view shows."""
    for player in view.players:
        yield from player.hand or ()
        for stack in player.shelf:
            yield stack.card
            if stack.under is not None:
                yield stack.under
    yield from (card for tile in view.tiles for card in tile.cards if card is not None)
    yield from (*view.revealed, *view.search, *(view.public.books if view.public is not None else ()))
    if view.pile_top is not None:
        yield view.pile_top


def cards_told(fact: Fact) -> Iterator[int]:
    """Return every card that a fact names."""
    kinds = FACTS[fact.key]
    for place, kind in enumerate(kinds):
        if kind == "card":
            yield int(fact.args[place])
        if kind == "cards":
            yield from (int(card) for card in fact.args[place:])


def cards_offered(options: Iterable[Option]) -> Iterator[int]:
    return (int(option[1]) for option in options if option[0] == "card")


def texts(message: Any) -> str:
    """Return everything that can be read in a message: its words, its components, what its pictures are called."""
    return "\n".join(
        [message.content, *_strings(raw(message)), *(file.description or "" for file in message.attachments)]
    )


def _strings(found: Any) -> Iterator[str]:
    if isinstance(found, dict):
        yield from (text for name, value in found.items() if name != "custom_id" for text in _strings(value))
    elif isinstance(found, list | tuple):
        yield from (text for value in found for text in _strings(value))
    elif isinstance(found, str):
        yield found


def custom_ids(message: Any) -> list[str]:
    return [item["custom_id"] for item, _ in controls(message)]


@dataclass
class Watch:
    """Knows what each eye has ever been allowed to see, and looks at everything that anybody sees."""

    journey: Journey
    known: defaultdict[Eye, set[int]] = field(default_factory=lambda: defaultdict(set))
    moments: list[Moment] = field(default_factory=list)
    closings: list[View] = field(default_factory=list)
    """What everybody saw where a round ended: the picture above what is told of it."""
    read: dict[tuple[int, int], str] = field(default_factory=dict)
    """By viewer and message: what it said when it was last checked."""
    eyes: dict[int, Eye] = field(default_factory=dict)
    """The seat of each member."""
    new: defaultdict[Eye, set[Bookmark]] = field(default_factory=lambda: defaultdict(set))
    """What may be marked in each eye's pictures."""
    marked: set[Sketch] = field(default_factory=set)
    """The pictures with bookmarks that were drawn."""
    pictures: int = 0
    """How many pictures were compared."""

    def begin(self, patch: pytest.MonkeyPatch) -> None:
        """Listen to the engine, and look at Discord after every click."""
        submit = Match.submit

        def listening(match: Match, seat: int, picks: Iterable[Option]) -> list[Fact]:
            self.learn(match, ())
            facts = submit(match, seat, picks)
            self.learn(match, facts)
            if isinstance(match.closing, View):
                self.known[None].update(cards_in(match.closing))
                self.closings.append(match.closing)
            return facts

        def drawing(sketch: Sketch, language: str) -> Drawn:
            if sketch.bookmarks:
                self.marked.add(sketch)
            return cached(sketch, language)

        patch.setattr(Match, "submit", listening)
        patch.setattr(pictures, "draw", drawing)
        self.journey.checks.append(self.check)
        self.journey.readers.append(self.suggested)

    def learn(self, match: Match, facts: Iterable[Fact]) -> None:
        """Note what each eye may know now."""
        moment = moment_of(match)
        if not self.moments or self.moments[-1].views != moment.views or self.moments[-1].pending != moment.pending:
            self.moments.append(moment)
        for eye, view in moment.views.items():
            self.known[eye].update(cards_in(view))
            seen = [fact for fact in facts if fact.seen_by(eye)]
            self.known[eye].update(card for fact in seen for card in cards_told(fact))
            self.new[eye].update(bookmark for fact in seen for bookmark in whole("exlibris").pictures.bookmarks(fact))
            self.known[eye] |= self.known[None]
        for seat, pending in moment.pending.items():
            self.known[seat].update(cards_offered(pending.ask.options))

    async def check(self) -> None:
        """Look at everything that changed since the last time, with the eyes of every member."""
        live = list(self.journey.world.bot.host._ledger.matches._live.values())
        for match in live:
            self.learn(match, ())
        game = await self.journey.world.bot.host.last_in(self.journey.channel.id)
        if game is None or not self.moments:
            return
        table = await self.journey.world.bot.host.reading(game.id)
        for who in self.journey.world.members:
            self.eyes[who.id] = eye_of(table, who)
            self._look(who, table)
        self._tidy(table)

    def _look(self, who: Any, table: Table) -> None:
        for private, message in self.visible(who):
            said = f"{texts(message)}{custom_ids(message)}{[file.url for file in message.attachments]}"
            if self.read.get((who.id, message.id)) == said:
                continue
            self.read[who.id, message.id] = said
            eye = self.eyes[who.id]
            self.proper(eye, texts(message), private=private, over=self.moments[-1].views[None].over)
            assert all(PLAIN_ID.fullmatch(custom_id) for custom_id in custom_ids(message))
            for file in message.attachments:
                self._picture(file, eye if private else None, table, private=private)

    def visible(self, who: Any) -> Iterator[tuple[bool, Any]]:
        """Return every message that a member sees, and whether they alone see it."""
        for message in self.journey.channel.history(viewer=who):
            yield message.flags.ephemeral, message
        if who.user.id in self.journey.world.env.backend.dm_channels:
            for message in who.user.dm_channel.history(viewer=who.user):
                yield True, message

    def suggested(self, who: Any, text: str) -> None:
        """Look at what autocomplete suggests to somebody."""
        self.proper(self.eyes.get(who.id), text, private=True, over=self.moments[-1].views[None].over)

    def proper(self, eye: Eye, text: str, *, private: bool, over: bool) -> None:
        """Check that an eye may read a text."""
        known = self.known[eye if private else None]
        named = {NAMES[name] for name in CARD.findall(text) if name in NAMES and IN_THE_HELP not in text}
        titled = {TITLES[title] for title in TITLE.findall(text)}
        assert named | titled <= known, (eye, private, named | titled - known, text)
        own = self.moments[-1].views[eye].players[eye].speciality if eye is not None else None
        assert set(SPECIALITY.findall(text)) <= ({own} if private else set()), (eye, text)
        assert over or SEED not in text, text
        assert not UNSAID.search(text), (UNSAID.findall(text), text)

    def _picture(self, file: Any, eye: Eye, table: Table, *, private: bool) -> None:
        png = self.journey.world.env.backend.cdn.get(file.url)
        for sketch in self._sketches(eye, table, private=private):
            for drawn in (cached(one, "en") for one in self._marked(sketch, eye)):
                if drawn.picture.png == png:
                    assert file.filename == drawn.name
                    assert file.description.endswith(drawn.picture.alt)
                    self.pictures += 1
                    return
        raise AssertionError(f"a picture that this eye's view does not show: {eye} {private} {file.description}")

    def _marked(self, sketch: Sketch, eye: Eye) -> Iterator[Sketch]:
        """Return a picture without bookmarks, and with those that were drawn and that an eye may see."""
        yield sketch
        for one in self.marked:
            if replace(one, bookmarks=frozenset()) == sketch and one.bookmarks <= self.new[eye]:
                yield one

    def _sketches(self, eye: Eye, table: Table, *, private: bool) -> Iterator[Sketch]:
        """Return the pictures that an eye may be shown, the likeliest first."""
        face, names = whole("exlibris"), picture_names(table, "en")
        pictures = face.pictures
        for moment in reversed(self.moments[-12:]):
            view = moment.views[eye]
            found: list[Sketch | None] = []
            if private and eye is not None:
                asked = moment.pending.get(eye)
                found += (
                    [ask_drawn(view, names, asked.ask)] if asked and (ask_drawn := face.asks(asked.ask).draw) else []
                )
                found += [pictures.hand(view, names)]
            found += [
                pictures.board(view, names, acting) for acting in (moment.acting, (eye,), ()) if acting != (None,)
            ]
            if private:
                found += [pictures.shelf(view, names, seat) for seat in range(view.seats)]
            if view.over:
                found += [pictures.score(view, names)]
            yield from (sketch for sketch in found if sketch is not None)
        if not private:
            told = (pictures.board(view, names, ()) for view in reversed(self.closings[-4:]))
            yield from (sketch for sketch in told if sketch is not None)
        card = title(table)
        if card is not None:  # in the lobby
            yield card
        if private:
            topics = (face.help.draw(topic) for group in face.help.topics.values() for topic in group)
            yield from (sketch for sketch in topics if sketch is not None)

    def _tidy(self, table: Table) -> None:
        """One message has buttons, the table or the result, and exactly those are named in pings who must act."""
        backend = self.journey.world.env.backend
        stored = [message for message in backend.messages[self.journey.channel.id].values() if not message.is_ephemeral]
        living = [message for message in stored if controls(message) and "your turn in" not in message.content]
        (buttons,) = living
        assert (buttons.id == table.game.table_message_id) == (table.game.seed is None)
        acting = [user for seat in table.acting if (user := table.seats[seat].user_id) is not None]
        pings = [message for message in stored if "your turn in" in message.content]
        named = [set(map(int, PING.findall(message.content))) for message in pings]
        assert sorted(user for users in named for user in users) == sorted(acting), "not those who must act"
        # Whoever has just clicked is named and not called.
        assert all(set(ping.ping_user_ids) <= users for ping, users in zip(pings, named, strict=True))
        assert not any(message.ping_user_ids for message in stored if message not in pings)
        assert not any(message.mention_everyone or message.ping_role_ids for message in stored)


@contextmanager
def clean_log() -> Iterator[list[Any]]:
    """Check that nothing goes wrong behind the scenes: a sentence without words, a picture that can't be drawn."""
    with capture_logs() as logs:
        yield logs
    assert [entry for entry in logs if entry["log_level"] in {"error", "critical"}] == []


def eye_of(table: Table, who: Any) -> Eye:
    """Return the seat of a member."""
    return next((seat.seat for seat in table.seats if seat.user_id == who.id), None)
