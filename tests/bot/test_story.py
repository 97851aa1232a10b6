"""The end of a game tells its story: by what everybody was told, and with what became of ratings."""

from collections import Counter
from pathlib import Path

from bot.games.story import Gain, ahead_since, most
from bot.ui.messages import final_page
from bot.values.people import Place
from tests.bot.hosted import ANNA, BEN, hosted


def test_who_is_ahead_for_good_is_ahead_alone() -> None:
    gains = [Gain(1, 0, 3), Gain(2, 1, 3), Gain(2, 1, 1), Gain(3, 0, 1), Gain(4, 0, 2), Gain(5, 0, 2)]
    assert ahead_since(gains, 0) == 4
    assert ahead_since(gains, 1) is None
    assert ahead_since([], 0) is None


def test_what_two_share_is_the_most_of_nobody() -> None:
    assert most(Counter({1: 3, 2: 2})) == (1, 3)
    assert most(Counter({1: 3, 2: 3})) is None
    assert most(Counter()) is None


async def test_a_story_holds_what_stood_and_everybody_knows_and_nothing_before_the_end(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db") as world:
        game = await world.game(ANNA, BEN)
        assert (await world.host.past.epilogue(game)).facts == ()
        await world.answer(game, ANNA)
        await world.host.undo(game, ANNA.user_id)
        await world.play(game, (ANNA, BEN))
        told = await world.host.past.epilogue(game)
        keys = Counter(fact.key for fact in told.facts)
        assert (keys["wins"], keys["won"]) == (3, 3)
        assert all(fact.eyes is None for fact in told.facts)
        assert "drawn" not in keys


async def test_the_result_says_what_became_of_ratings(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db") as world:
        said = []
        for channel in (70, 71):
            game = await world.game(ANNA, BEN, place=Place(7, channel))
            table = await world.play(game, (ANNA, BEN))
            told = await world.host.past.epilogue(game)
            said.append(told.rerated)
            page = final_page(table, "en", told)
            for one in told.rerated:
                assert f"{'Anna' if one.seat == 0 else 'Ben'} {one.after} (" in page.content
            assert "provisional" in page.content
        assert [one.before for one in said[0]] == [1000, 1000]
        assert [one.before for one in said[1]] == [one.after for one in said[0]]
        assert [one.games for one in said[1]] == [2, 2]
