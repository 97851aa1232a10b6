"""Luck that anyone can check afterwards."""

import re
from collections import Counter
from hashlib import blake2b, sha256
from itertools import permutations
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.chance import Chance, mixed, seating
from tests.engine.playing import seed_of

SEED = seed_of(1)


def chi_square(counts: Counter[object], outcomes: int) -> float:
    expected = sum(counts.values()) / outcomes
    missing = (outcomes - len(counts)) * expected
    return missing + sum((count - expected) ** 2 / expected for count in counts.values())


def test_the_commitment_is_the_sha256_of_the_seeds_bytes() -> None:
    assert Chance(SEED).commitment == sha256(bytes.fromhex(SEED)).hexdigest()
    assert SEED not in Chance(SEED).commitment


def test_numbers_are_blake2b_keyed_with_the_seed_eight_to_a_block() -> None:
    chance = Chance(SEED)
    drawn = [chance.below(1 << 64) for _ in range(10)]
    blocks = [blake2b(n.to_bytes(8, "big"), key=bytes.fromhex(SEED)).digest() for n in range(2)]
    numbers = [int.from_bytes(block[at : at + 8], "big") for block in blocks for at in range(0, 64, 8)]
    assert drawn == numbers[:10]
    assert chance.counter == 10


def test_the_same_seed_and_counter_repeat_every_draw() -> None:
    first = Chance(SEED)
    early = [first.below(10) for _ in range(20)]
    again = Chance(SEED)
    assert [again.below(10) for _ in range(20)] == early
    late = Chance(SEED, first.counter)
    assert [first.below(152) for _ in range(20)] == [late.below(152) for _ in range(20)]


def test_another_seed_draws_other_numbers() -> None:
    assert [Chance(seed_of(n)).below(1 << 64) for n in range(50)] != [Chance(SEED).below(1 << 64)] * 50
    assert len({Chance(seed_of(n)).below(1 << 64) for n in range(50)}) == 50


@given(bound=st.integers(1, 1 << 64), counter=st.integers(0, 1 << 40))
def test_every_number_lies_below_its_bound(bound: int, counter: int) -> None:
    assert 0 <= Chance(SEED, counter).below(bound) < bound


@pytest.mark.parametrize("bound", [0, -1, -152])
def test_no_number_lies_below_less_than_one(bound: int) -> None:
    chance = Chance(SEED)
    with pytest.raises(ValueError, match=f"no number lies below {bound}"):
        chance.below(bound)
    assert chance.counter == 0


def test_numbers_beyond_the_last_full_stretch_are_drawn_again() -> None:
    bound = (1 << 63) + 1  # nearly half of all draws must be refused, or low numbers would come twice as often
    chance = Chance(SEED)
    drawn = [chance.below(bound) for _ in range(200)]
    assert max(drawn) < bound
    assert 320 < chance.counter < 480
    assert 70 < sum(number < bound // 2 for number in drawn) < 130


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 152])
def test_each_number_is_equally_likely(bound: int) -> None:
    chance = Chance(SEED)
    counts: Counter[object] = Counter(chance.below(bound) for _ in range(bound * 100))
    freedom = bound - 1
    assert chi_square(counts, bound) < freedom + 4 * (2 * freedom) ** 0.5 + 4


def test_each_order_of_a_shuffle_is_equally_likely() -> None:
    chance = Chance(SEED)
    counts: Counter[object] = Counter()
    for _ in range(4800):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < 23 + 4 * 46**0.5


def test_each_card_is_equally_likely_at_the_top_of_a_shuffled_deck() -> None:
    counts: Counter[object] = Counter()
    for number in range(1000):
        deck = list(range(20))
        Chance(seed_of(number)).shuffle(deck)
        counts[deck[-1]] += 1
    assert chi_square(counts, 20) < 19 + 4 * 38**0.5


@given(items=st.lists(st.integers(), max_size=30), counter=st.integers(0, 1000))
def test_a_shuffle_keeps_every_item_and_can_be_repeated(items: list[int], counter: int) -> None:
    one, other = items[:], items[:]
    Chance(SEED, counter).shuffle(one)
    Chance(SEED, counter).shuffle(other)
    assert one == other
    assert sorted(one) == sorted(items)


def one_by_one(chance: Chance, items: list[int]) -> None:
    for last in range(len(items) - 1, 0, -1):
        other = chance.below(last + 1)
        items[last], items[other] = items[other], items[last]


@given(count=st.integers(0, 40), counter=st.integers(0, 50), before=st.integers(0, 9))
def test_a_shuffle_draws_one_number_after_the_other(count: int, counter: int, before: int) -> None:
    chances = Chance(SEED, counter), Chance(SEED, counter)
    orders = [*range(count)], [*range(count)]
    for chance in chances:
        for _ in range(before):
            chance.below(7)
    chances[0].shuffle(orders[0])
    one_by_one(chances[1], orders[1])
    assert orders[0] == orders[1]
    assert chances[0].counter == chances[1].counter
    assert chances[0].below(1 << 64) == chances[1].below(1 << 64)


def test_a_shuffle_passes_over_numbers_beyond_the_last_full_stretch(monkeypatch: pytest.MonkeyPatch) -> None:
    def digest(number: bytes, *, key: bytes) -> Any:
        real = blake2b(number, key=key).digest()
        return SimpleNamespace(digest=lambda: b"\xff" * 16 + real[16:])

    monkeypatch.setattr("engine.chance.blake2b", digest)
    chances = Chance(SEED), Chance(SEED)
    orders = [*range(11)], [*range(11)]
    chances[0].shuffle(orders[0])
    one_by_one(chances[1], orders[1])
    assert orders[0] == orders[1]
    assert chances[0].counter == chances[1].counter > 10


def test_there_is_nothing_to_shuffle_in_one_card() -> None:
    chance = Chance(SEED)
    chance.shuffle([])
    chance.shuffle([1])
    assert chance.counter == 0


@pytest.mark.parametrize("seed", ["no", "0x" + "0" * 62, "ab" * 65])
def test_a_seed_that_is_none_draws_nothing(seed: str) -> None:
    with pytest.raises(ValueError, match=r"hexadecimal|key"):
        Chance(seed).below(2)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_seats_are_shuffled_by_a_key_of_their_own(seats: int) -> None:
    orders = Counter(tuple(seating(seed_of(number), seats)) for number in range(600))
    assert set(orders) == set(permutations(range(seats)))
    assert seating(SEED, seats) == seating(SEED, seats)
    key = blake2b(b"seating", key=bytes.fromhex(SEED), digest_size=32).hexdigest()
    order = list(range(seats))
    Chance(key).shuffle(order)
    assert seating(SEED, seats) == order


@given(luck=st.lists(st.text(max_size=8), min_size=1, max_size=5))
def test_a_seed_is_mixed_with_everybodys_luck_in_order(luck: list[str]) -> None:
    seed = mixed(SEED, luck)
    assert (seed == SEED) == (not any(luck))
    assert re.fullmatch("[0-9a-f]{64}", seed)
    for place, words in enumerate(luck):
        assert mixed(SEED, [*luck[:place], words + "x", *luck[place + 1 :]]) != seed
    assert (mixed(SEED, luck[::-1]) == seed) == (luck == luck[::-1] or not any(luck))


def test_what_two_players_add_is_kept_apart() -> None:
    assert mixed(SEED, ["ab", "c"]) != mixed(SEED, ["a", "bc"])
