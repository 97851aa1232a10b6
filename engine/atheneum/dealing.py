"""What an eye can't see of a table, dealt by luck (AT-20, AT-23a, AT-80)."""

from __future__ import annotations

from collections.abc import Iterable

from data.atheneum import BOX
from engine.atheneum.reading import desk_of, held_of
from engine.atheneum.state import COLOURS, NOTHING, Held, Line, Player, State
from engine.atheneum.view import PlayerView, View
from engine.atheneum.working import copy_of
from engine.chance import Chance
from engine.dealing import other_luck

_DECKS = {deck: [card.index for card in BOX.cards if card.deck == deck] for deck in ("A", "B")}
"""The study cards of each deck (AT-11)."""


def deal(view: View, chance: Chance) -> State:
    """Return a table that looks like a view, all that it doesn't show dealt by luck.

    What the others do on their desks while all shelve at the same time is not done yet.
    """
    state = State(
        other_luck(chance),
        view.seats,
        dict(view.options),
        view.phase,
        view.round,
        players=[_player(player) for player in view.players],
        discard=list(view.discard),
        row=list(view.row),
        objectives=_unseen(range(len(BOX.objectives)), {*view.row, *view.gone}, chance),
        gone=list(view.gone),
        used=list(view.used),
        sheet=[Line(**{name: getattr(line, name) for name in Line.__slots__}) for line in view.sheet],
        winners=list(view.winners),
    )
    _deal_cards(state, view, chance)
    _deal_tokens(state, chance)
    return state


def _player(player: PlayerView) -> Player:
    desk = desk_of(player.desk)
    return Player(
        COLOURS.index(player.favourite),
        desk,
        copy_of(desk),
        Held() if player.held is None else held_of(player.held),
        list(player.hand or ()),
        NOTHING if player.played is None else player.played,
    )


def _unseen(all_of_them: Iterable[int], seen: set[int], chance: Chance) -> list[int]:
    """What of a kind is not seen, in any order."""
    found = [one for one in all_of_them if one not in seen]
    chance.shuffle(found)
    return found


def _deal_cards(state: State, view: View, chance: Chance) -> None:
    """The study cards of the decks and of hands; these are of the phase's deck, as their backs show (AT-11)."""
    played = {player.played for player in state.players}
    seen = {*state.discard, *played, *(card for player in state.players for card in player.hand)}
    for deck, cards in _DECKS.items():
        state.decks[deck] = _unseen(cards, seen, chance)
    for player, shown in zip(state.players, view.players, strict=True):
        if shown.hand is None:
            player.hand = [state.decks[view.deck].pop() for _ in range(shown.hand_count)]


def _deal_tokens(state: State, chance: Chance) -> None:
    """The bonus tokens of the bag; while all shelve they lie in queues (AT-23a)."""
    seen = set(state.used)
    for player in state.players:
        seen |= {*player.held.tokens, *player.held.lifted_pairs, *player.held.spent}
        seen |= {*player.desk.pairs.values(), *player.desk.candles.values()}
    tokens = _unseen(range(len(BOX.tokens)), seen, chance)
    if state.phase != "shelving":
        state.bag = tokens
        return
    for seat, player in enumerate(state.players):
        player.queue = tokens[seat :: state.seats]
