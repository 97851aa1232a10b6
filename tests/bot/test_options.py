"""A game's options on their way from a stored row into the engine."""

from bot.hosting.options import engine_options


def test_colours_that_mean_something_are_told_by_seat() -> None:
    told = engine_options("atheneum", [1, 0], {"shuffle": 1, "hints": 0}, ["turquoise", "black"])
    assert told == {"favourite0": 4, "favourite1": 0}


def test_seats_of_an_early_game_have_the_bots_colours_which_the_game_was_not_told() -> None:
    assert engine_options("atheneum", [0, 1], {}, ["orange", "sky"]) == {}
    assert engine_options("atheneum", [0, 1], {}, ["orange", "black"]) == {}


def test_colours_that_mean_nothing_are_not_told() -> None:
    assert engine_options("exlibrium", [0, 1], {"passing": 1}, ["orange", "sky"]) == {"passing": 1}
