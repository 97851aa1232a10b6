"""A state, or a part of it, copied so that the copy shares nothing that changes."""

from __future__ import annotations

from dataclasses import replace

from engine.atheneum.state import Desk, Held, Player, State


def copy(state: State) -> State:
    """Return the state at a turn's start, sharing nothing with another that changes; told facts are left out."""
    return State(
        chance=replace(state.chance),
        seats=state.seats,
        options=state.options.copy(),
        phase=state.phase,
        round=state.round,
        players=[_copy_player(player) for player in state.players],
        decks={name: cards[:] for name, cards in state.decks.items()},
        discard=state.discard[:],
        row=state.row[:],
        objectives=state.objectives[:],
        gone=state.gone[:],
        bag=state.bag[:],
        used=state.used[:],
        sheet=state.sheet[:],
        winners=state.winners[:],
    )


def _copy_player(player: Player) -> Player:
    held = player.held
    return Player(
        player.favourite,
        copy_of(player.desk),
        copy_of(player.shown),
        Held(
            held.printed[:],
            held.jokers,
            held.named[:],
            held.lifts,
            held.gifts,
            held.token_lifts,
            held.lifted[:],
            held.lifted_pairs[:],
            held.tokens[:],
            held.spent[:],
        ),
        player.hand[:],
        player.played,
        player.queue[:],
    )


def copy_of(desk: Desk) -> Desk:
    """A copy that shares nothing with the desk."""
    return Desk(
        desk.points,
        desk.wands,
        desk.reserve,
        desk.claimed[:],
        desk.books[:],
        dict(desk.pairs),
        desk.sides,
        desk.spiders,
        dict(desk.candles),
    )
