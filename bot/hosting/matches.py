"""Live matches: a small cache that nothing depends on."""

from __future__ import annotations

from collections import OrderedDict

import orjson

from bot.hosting.damage import damaged
from bot.store.schema import GameRow
from engine.catalogue import View
from engine.match import DivergedError, Match

LIVE = 128


class Matches:
    """The matches used last, each as it was committed."""

    def __init__(self, size: int = LIVE) -> None:
        self._size = size
        self._live: OrderedDict[int, Match] = OrderedDict()
        self._closed: OrderedDict[int, View] = OrderedDict()

    def take(self, game: GameRow) -> Match:
        """Return a match to change. It is in the cache no more, so that a failed commit leaves nothing behind.

        Raises DivergedError, and HostError("game-damaged") where the row holds no match.
        """
        match = self._live.pop(game.id, None)
        return match if match is not None and match.number == game.number else restored(game)

    def peek(self, game: GameRow) -> Match:
        """Return a match to look at, without an await before one is done with it; raises like `take`."""
        match = self._live.get(game.id)
        if match is None or match.number != game.number:
            match = restored(game)
            self.put(game.id, match)
        return match

    def put(self, game_id: int, match: Match) -> None:
        """Keep a match as it was committed, unless a newer one is here."""
        live = self._live.get(game_id)
        if live is None or live.number < match.number:
            self._live[game_id] = match
        self._live.move_to_end(game_id)
        while len(self._live) > self._size:
            self._live.popitem(last=False)

    def close(self, game_id: int, seen: View) -> None:
        """Keep what everybody saw at the end of a game's chapter, for as long as it takes to tell of it."""
        self._closed[game_id] = seen
        self._closed.move_to_end(game_id)
        while len(self._closed) > self._size:
            self._closed.popitem(last=False)

    def closed(self, game_id: int, chapter: int) -> View | None:
        """Return what everybody saw at the end of a game's chapter, if that was the last one to end."""
        seen = self._closed.get(game_id)
        return seen if seen is not None and seen.chapter == chapter else None

    def drop(self, game_id: int) -> None:
        """Forget a match, whose game has ended."""
        self._live.pop(game_id, None)


def restored(game: GameRow) -> Match:
    """Load the match of a row. Damaged data are left as they are: somebody may still repair them."""
    try:
        match = Match.restore(orjson.loads(game.saved or ""))
    except DivergedError:
        raise
    except Exception as error:
        raise damaged(game) from error
    if match.number != game.number:
        raise damaged(game)
    return match
