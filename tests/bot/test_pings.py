"""Pings: whoever must act is named in one, and nobody else."""

import pytest

from bot.ui.messages import turn_content
from tests.bot.conftest import World
from tests.bot.seeing import controls
from tests.bot.tables import lobby
from tests.bot.test_cogs import begun, ping, to_act

pytestmark = pytest.mark.short


async def test_only_whoever_must_act_is_pinged_and_not_for_their_own_click(world: World) -> None:
    await begun(world)
    called = {to_act(world).id} - {world.members[0].id}  # who began sees it at once
    for message in world.channel.history():
        stored = world.env.backend.get_message(world.channel.id, message.id)
        assert set(stored.ping_user_ids) == (called if message.id == ping(world).id else set())
        assert not stored.ping_role_ids
        assert not stored.mention_everyone


async def test_a_ping_goes_away_when_they_have_acted(world: World) -> None:
    await begun(world)
    first = ping(world)
    actor = to_act(world)
    shown = await actor.click(first, label="Play")
    shown = await actor.click(shown.response, label="high")
    assert first.id in [message.id for message in world.channel.history()]
    bid = controls(shown.response)[0][0]["custom_id"]
    await actor.click(shown.response, custom_id=bid)
    assert first.id not in [message.id for message in world.channel.history()]


async def test_a_shared_ping_names_only_those_who_still_must_act(world: World) -> None:
    await begun(world, count=3)
    leader = to_act(world)
    shown = await leader.slash(world.channel, "toy play")
    await leader.click(shown.response, label="high")
    shared = ping(world)
    one, other = (next(who for who in world.members if who.id == user.id) for user in shared.mentions)
    assert f"<@{one.id}> and <@{other.id}>: your turn" in shared.content
    shown = await one.slash(world.channel, "toy play")
    bid = controls(shown.response)[0][0]["custom_id"]
    await one.click(shown.response, custom_id=bid)
    assert ping(world).id == shared.id
    assert ping(world).content.startswith(f"<@{other.id}>: your turn")


@pytest.mark.parametrize("count, who", [(1, "{0}"), (2, "{0} and {1}"), (3, "{0}, {1}, and {2}")])
def test_a_ping_names_one_or_several(count: int, who: str) -> None:
    users = [101, 102, 103][:count]
    said = turn_content(lobby(count), users, "en")
    assert said.startswith(f"{who.format(*(f'<@{user}>' for user in users))}: your turn in **Ex Libris**. [See the")
