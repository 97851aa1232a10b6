"""Other worlds that look the same to some eyes: everything that they can't see is dealt anew.

A world is a stored match: a checkpoint and the choices since. What the eyes have seen up to now stays where it was
at the checkpoint; all other cards in hands, deck, pile and on the Mysterious Shack change places, so do the tiles of
the stack and the secret categories, and the seed is another one. The choices since are made again, a hidden card in
them standing for the card that took its place.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from engine.catalogue import Json
from engine.exlibris.state import State
from engine.exlibris.vocabulary import FACTS
from engine.facts import Fact
from engine.match import Match, RefusedError
from tests.engine.playing import seed_of

Eye = int | None
SHACK = 13


@dataclass
class Story:
    """A stored match told from its checkpoint, as some eyes saw it."""

    match: Match
    noted: list[Any] = field(default_factory=list)
    """For each choice what the eyes saw of it, the views themselves left out."""
    cards: set[int] = field(default_factory=set)
    """The cards that at least one of the eyes may have seen."""
    tiles: set[int] = field(default_factory=set)
    lucky: bool = False
    """Whether luck was used since the checkpoint."""


def sight(match: Match, eye: Eye) -> tuple[Any, ...]:
    """All that one eye sees: its view, and what is asked."""
    return match.view(eye), asked(match, eye)


def asked(match: Match, eye: Eye) -> tuple[Any, ...]:
    """One's own question, who else is asked what, and whether one may take back."""
    pending = match.pending
    others = {seat: (question.ask.key, question.number, question.answered) for seat, question in pending.items()}
    if eye is None:
        return None, others, None
    return pending.get(eye), others, match.can_undo(eye)


def told(facts: Iterable[Fact], eye: Eye) -> list[Fact]:
    return [fact for fact in facts if fact.seen_by(eye)]


def retell(saved: Json, eyes: Collection[Eye], *, told_before: Story | None = None) -> Story | None:
    """Play a stored match again from its checkpoint; None where it does not look as it did when told before."""
    story = Story(Match.restore_checkpoint(saved))
    note(story, [], eyes)
    for _, seat, _, picks in saved["tail"]:
        try:
            facts = story.match.submit(seat, [tuple(option) for option in picks])
        except RefusedError:
            return None
        note(story, facts, eyes)
        if told_before is not None and story.noted != told_before.noted[: len(story.noted)]:
            return None
    story.lucky = story.match._state.chance.counter != saved["checkpoint"]["chance"][1]
    return story


def note(story: Story, facts: list[Fact], eyes: Collection[Eye]) -> None:
    state: Any = story.match._state
    story.tiles |= {*state.open_tiles()}
    for eye in eyes:
        heard = told(facts, eye)
        story.noted.append((heard, asked(story.match, eye)[:2]))
        story.cards |= {*cards_before(state, eye), *cards_in_facts(heard)}


def cards_before(state: State, eye: Eye) -> set[int]:
    """The cards that an eye may see by EL-A1, found without asking the view, which might show too many."""
    spread = state.public is not None and state.phase in ("inspection", "over")  # EL-99
    found = {*state.pile[0 if spread else -1 :], *state.revealed}
    for tile, cards in state.stock.items():
        if tile != SHACK or state.turned_up == SHACK:
            found |= {*cards}
        elif eye is not None:
            found |= {*cards} & {*state.players[eye].seen}
    for player in state.players:
        for stack in player.shelf.values():
            found |= {stack.card, stack.under}
    if eye is not None:
        found |= {*state.players[eye].hand}
    if eye is not None and eye == state.searcher:
        found |= {*state.pile}
    return found


def cards_in_facts(facts: Iterable[Fact]) -> Iterator[int]:
    for fact in facts:
        kinds = FACTS[fact.key]
        for place, value in enumerate(fact.args):
            if kinds[min(place, len(kinds) - 1)] in ("card", "cards"):
                yield int(value)


def another_world(saved: Json, eyes: Collection[Eye], luck: Random) -> tuple[Story, Story] | None:
    """A stored match told twice: as it was, and in a world in which the eyes have seen the very same.

    None where the world that came up is another to the eyes: they have seen its difference already.
    """
    story = retell(saved, eyes)
    assert story is not None
    other = retell(dealt_anew(saved, story, eyes, luck), eyes, told_before=story)
    return None if other is None else (story, other)


def dealt_anew(saved: Json, story: Story, eyes: Collection[Eye], luck: Random) -> Json:
    checkpoint: Json = json.loads(json.dumps(saved["checkpoint"]))
    players = [player for seat, player in enumerate(checkpoint["players"]) if seat not in eyes]
    hands = [player["hand"] for player in players]
    shack = checkpoint["stock"].get(str(SHACK), [])
    top = checkpoint["pile"][-1:]
    places = [card for cards in (*hands, checkpoint["deck"], checkpoint["pile"], shack) for card in cards]
    swap = swapped([card for card in places if card not in story.cards and card not in top], luck)
    for cards in (*hands, checkpoint["deck"], checkpoint["pile"], shack):
        cards[:] = [swap.get(card, card) for card in cards]
    for player in players:
        player["seen"] = sorted(swap.get(card, card) for card in player["seen"])
    deal_categories(checkpoint, players, luck)
    shuffle_some(checkpoint["stack"], story.tiles, luck)
    if not story.lucky:
        checkpoint["chance"][0] = seed_of(luck.randrange(10**9))
    tail = [
        [number, seat, key, [changed(option, swap) for option in picks]] for number, seat, key, picks in saved["tail"]
    ]
    return {**saved, "checkpoint": checkpoint, "tail": tail}


def swapped(cards: list[int], luck: Random) -> dict[int, int]:
    """Which card takes whose place: all of them at random, or two only."""
    if luck.random() < 0.3 and len(cards) > 1:
        one, other = luck.sample(cards, 2)
        return {one: other, other: one}
    others = luck.sample(cards, len(cards))
    return dict(zip(cards, others, strict=True))


def deal_categories(checkpoint: Json, players: list[Json], luck: Random) -> None:
    if checkpoint["phase"] == "over":
        return
    public = [checkpoint["public"]] if checkpoint["public"] else []
    owners = [*players, *public]
    secret = [*checkpoint["unseen"], *(owner["speciality"] for owner in owners)]
    luck.shuffle(secret)
    for owner in owners:
        owner["speciality"] = secret.pop()
    checkpoint["unseen"] = secret


def shuffle_some(stack: list[int], fixed: Collection[int], luck: Random) -> None:
    free = [place for place, tile in enumerate(stack) if tile not in fixed]
    tiles = [stack[place] for place in free]
    luck.shuffle(tiles)
    for place, tile in zip(free, tiles, strict=True):
        stack[place] = tile


def changed(option: list[Any], swap: dict[int, int]) -> list[Any]:
    return ["card", swap.get(option[1], option[1])] if option[0] == "card" else option
