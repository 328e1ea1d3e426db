"""Evenings on which Discord, the line to it, or its moderators fail: no move is lost, and nobody
asks like mad.

What becomes of each fault, for players and for whoever runs the bot, is told in docs/operating.md.
"""

import logging
from pathlib import Path

import pytest
from yarl import URL

from bot.delivery import tables as table_delivery
from bot.operations.logging import shorten_discord
from bot.sandbox import access
from bot.sandbox.posting import post
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, User
from bot.sandbox.world_events import RequestServed, WorldEvent
from bot.store import DELAY
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening, bot_at
from tests.bot.evenings.sentences import says, sentence

FEW = 3
"""Requests that are refused for one fault, at the most."""
POSTS = r"^/channels/\d+/messages$|^/webhooks/\d+/…$"
"""Where the bot posts: with a request of its own, or as a follow-up."""
ANSWERS = r"^/interactions/"
IN_VAIN_SECONDS = 4.0
"""How long people wait for an answer that Discord refuses."""
THEOS_MOVE = "**Theo** takes 1"
"""What Ann's hand says when it is her turn again, and not before."""


def forced(stand_in: StandIn) -> int:
    """How many requests were refused because the evening wanted it."""
    return sum(exchange.forced for exchange in stand_in.rest.exchanges)


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What could not be shown is tried again at once."""
    monkeypatch.setattr(table_delivery, "RETRY_SECONDS", 0.01)


async def at_once(shard_id: int | None, *, initial: bool = False) -> None:
    """Discord's pause of five seconds between two logins is of no interest here."""


async def hand_of_whoever_must_act(evening: Evening, ann: User, theo: User) -> Channel:
    """A table at which Ann has moved, and Theo's hand says that it is his turn; its thread."""
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    await evening.slash(ann, thread, "play", move="take 1")
    await evening.table_calling(theo, thread)
    await evening.hand(theo, sentence("menu-your-turn"))
    return thread


async def once_known(
    evening: Evening, who: User, where: Channel, caplog: pytest.LogCaptureFixture
) -> None:
    """Wait until the bot knows that a table is not to be seen: nobody sees that either, but answers
    come meanwhile.
    """
    while "cannot all be shown" not in caplog.text:
        await evening.slash(who, where, "help")


# Discord refuses


async def test_a_refusal_for_haste_of_all_requests_holds_up_no_answer(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    evening.stand_in.faults.force_429(POSTS, retry_after=0.3, scope="global")
    assert "takes 1" in (await evening.slash(ann, thread, "play", move="take 1")).content
    assert (await evening.table_calling(theo, thread)).attachments
    assert forced(evening.stand_in) == 1


@pytest.mark.parametrize("status", [500, 502])
async def test_a_mistake_of_discord_is_tried_again_and_shows_the_move_once(
    evening: Evening, ann: User, theo: User, status: int
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    evening.stand_in.faults.fail(POSTS, status)
    await evening.slash(ann, thread, "play", move="take 1")
    assert (await evening.table_calling(theo, thread)).attachments
    assert len(evening.posts(thread)) == 2
    assert forced(evening.stand_in) == 1


@pytest.mark.usefixtures("soon")
async def test_discord_out_of_order_is_tried_again_later_and_shows_the_move_once(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    evening.stand_in.faults.fail(POSTS, 503, times=FEW)
    await evening.slash(ann, thread, "play", move="take 1")
    assert (await evening.table_calling(theo, thread)).attachments
    assert len(evening.posts(thread)) == 2
    assert forced(evening.stand_in) == FEW


@pytest.mark.usefixtures("soon")
async def test_a_hand_that_cannot_be_changed_for_now_is_not_posted_a_second_time(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await hand_of_whoever_must_act(evening, ann, theo)
    hand = await evening.hand(ann)
    evening.stand_in.faults.fail(rf"^/channels/{hand.channel}/messages/", 503)
    await evening.slash(theo, thread, "play", move="take 1")
    assert (await evening.hand(ann, THEOS_MOVE)).id == hand.id


@pytest.mark.usefixtures("soon")
async def test_what_discord_has_posted_though_it_said_that_it_could_not_is_not_posted_again(
    evening: Evening, ann: User, theo: User
) -> None:
    thread, world = await evening.begun(ann, theo), evening.stand_in.world
    await evening.table_calling(ann, thread)

    def post_all_the_same(note: WorldEvent) -> None:
        if (
            isinstance(note, RequestServed)
            and note.exchange.forced
            and isinstance(note.exchange.body, dict)
        ):
            post(world, thread, {**note.exchange.body, "attachments": [], "nonce": None}, ())

    stop = world.watch(post_all_the_same)
    evening.stand_in.faults.fail(evening.posting(thread), 503)
    await evening.slash(ann, thread, "play", move="take 1")
    await evening.until(
        lambda: len(evening.posts(thread)) > 1 and evening.posts(thread)[-1].attachments
    )
    stop()
    await evening.hand(theo, sentence("menu-your-turn"))
    assert ["**Ann** takes 1" in message.content for message in evening.posts(thread)] == [
        False,
        True,
    ]


async def test_an_answer_that_discord_loses_at_first_is_given_again(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    evening.stand_in.faults.fail(ANSWERS, 502)
    assert "takes 1" in (await evening.slash(ann, thread, "play", move="take 1")).content
    assert forced(evening.stand_in) == 1


async def test_a_move_whose_answer_comes_too_late_is_made_once_and_shown(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    evening.stand_in.faults.come_too_late()
    late = await evening.stand_in.people.slash(ann, thread, "play", move="take 1")
    assert late.failed
    assert "takes 1" in (await evening.table_calling(theo, thread)).content
    assert evening.stand_in.rest.refused == {404: 1}, "there is nobody left to apologise to"
    evening.forgive(404)


# The line is cut


async def test_a_lost_session_is_begun_anew_and_nothing_is_shown_twice(
    stand_in: StandIn, tmp_path: Path
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path) as bot:
        bot.before_identify_hook = at_once  # type: ignore[method-assign]
        thread = await hand_of_whoever_must_act(evening, ann, theo)
        before = [post.id for post in evening.posts(thread)]
        await stand_in.faults.lose_sessions()
        await evening.until(lambda: stand_in.gateway.is_connected)
        await evening.slash(theo, thread, "table list")
        assert [post.id for post in evening.posts(thread)] == before
        assert not stand_in.rest.refused


@pytest.mark.usefixtures("soon")
async def test_what_happens_while_discord_is_away_is_shown_when_it_is_back(
    stand_in: StandIn, tmp_path: Path, clock: Clockwork
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path, clock) as bot:
        bot.before_identify_hook = at_once  # type: ignore[method-assign]
        thread = await evening.begun(ann, theo, game="marbles", options="lots=1")
        await evening.confirm(theo, await evening.hand(theo, sentence("order-ask")), "up-to", "9")
        await evening.slash(ann, thread, "play", move="lay 4")
        await evening.hand(theo, sentence("order-coming"))
        await evening.table_calling(
            theo, thread
        )  # what was shown before Discord goes is not what is asked here
        port = URL(stand_in.address).port
        await stand_in.stop()
        clock.tick(max(DELAY))
        assert port is not None
        await stand_in.start(port=port)
        assert "Theo" in (await evening.table_calling(ann, thread)).content
        assert not stand_in.rest.refused


# Moderators at work


async def test_a_deleted_hand_is_posted_anew(evening: Evening, ann: User, theo: User) -> None:
    thread = await hand_of_whoever_must_act(evening, ann, theo)
    gone = await evening.hand(ann)
    evening.stand_in.faults.delete_message(gone)
    await evening.slash(theo, thread, "play", move="take 1")
    assert (await evening.hand(ann, THEOS_MOVE)).attachments
    assert evening.stand_in.rest.refused == {404: 1}
    evening.forgive(404)


async def test_a_deleted_notice_does_not_keep_the_table_from_its_players(
    evening: Evening, ann: User, theo: User
) -> None:
    notice = await evening.slash(ann, evening.games, "table new", game="pebbles", seats=2)
    await evening.press(theo, notice, "join")
    evening.stand_in.faults.delete_message(notice)
    await evening.slash(ann, evening.games, "table start")
    assert (await evening.table_calling(ann, evening.games)).attachments
    assert evening.stand_in.rest.refused[404] <= FEW
    evening.forgive(404)


async def test_at_a_table_whose_channel_is_gone_one_plays_on_and_is_told_how(
    evening: Evening, ann: User, theo: User, caplog: pytest.LogCaptureFixture
) -> None:
    thread = await hand_of_whoever_must_act(evening, ann, theo)
    games, lobby = evening.games, evening.stand_in.world.channel_named("lobby")
    for gone in (thread, games):
        evening.stand_in.world.delete_channel(gone)
    await evening.slash(theo, lobby, "play", move="take 1")
    await once_known(evening, ann, lobby, caplog)
    answer = await evening.confirm(ann, await evening.hand(ann, THEOS_MOVE), "take", "1")
    assert says(answer, "unshown-gone")
    assert "takes 1" in answer.content
    assert sum(evening.stand_in.rest.refused.values()) <= 2 * FEW
    evening.forgive(404)


async def test_whoever_plays_on_where_the_bot_was_removed_is_told_what_that_means(
    evening: Evening, ann: User, theo: User
) -> None:
    await hand_of_whoever_must_act(evening, ann, theo)
    world, guild = evening.stand_in.world, evening.games.guild
    assert guild is not None
    world.leave_guild(world.guilds[guild], world.bot)
    hand = await evening.confirm(theo, await evening.hand(theo), "take", "1")
    assert "takes 1" in hand.content
    await evening.until(
        lambda: any(says(one, "unshown-removed") for one in world.messages.values()) or None
    )
    answer = await evening.confirm(ann, await evening.hand(ann, THEOS_MOVE), "take", "1")
    assert says(answer, "unshown-removed")
    assert not says(answer, "lacking-somehow")
    evening.forgive(403, 404)


async def test_the_next_move_opens_an_archived_thread_again(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await hand_of_whoever_must_act(evening, ann, theo)
    evening.stand_in.world.archive(thread)
    await evening.confirm(theo, await evening.hand(theo, sentence("menu-your-turn")), "take", "1")
    assert (await evening.table_calling(ann, thread)).attachments
    assert not evening.stand_in.world.channels[thread.id].is_archived
    evening.forgive(400)  # the buttons of an older message, which are taken away in their own time


async def test_at_a_table_whose_thread_is_locked_one_plays_on_and_is_told_why(
    evening: Evening, ann: User, theo: User, caplog: pytest.LogCaptureFixture
) -> None:
    thread = await hand_of_whoever_must_act(evening, ann, theo)
    evening.stand_in.faults.lock(thread)
    await evening.confirm(theo, await evening.hand(theo, sentence("menu-your-turn")), "take", "1")
    await once_known(evening, ann, evening.stand_in.world.channel_named("lobby"), caplog)
    answer = await evening.confirm(ann, await evening.hand(ann, THEOS_MOVE), "take", "1")
    assert f"This table’s thread <#{thread.id}> is locked" in answer.content
    assert "takes 1" in answer.content
    assert sum(evening.stand_in.rest.refused.values()) <= 2 * FEW
    evening.forgive(400, 403)


async def test_a_channel_that_the_bot_may_not_see_any_more_is_named(
    evening: Evening, ann: User, theo: User, caplog: pytest.LogCaptureFixture
) -> None:
    await hand_of_whoever_must_act(evening, ann, theo)
    access.deny(evening.stand_in.world, evening.games, "view_channel")
    await evening.confirm(theo, await evening.hand(theo, sentence("menu-your-turn")), "take", "1")
    await once_known(evening, ann, evening.stand_in.world.channel_named("lobby"), caplog)
    answer = await evening.confirm(ann, await evening.hand(ann, THEOS_MOVE), "take", "1")
    assert "Permissions I’m missing: “View Channel”" in answer.content
    assert sum(evening.stand_in.rest.refused.values()) <= 2 * FEW
    evening.forgive(403)


@pytest.mark.parametrize(("status", "code"), [(400, 40060), (401, 50027)])
async def test_an_answer_that_discord_refuses_is_one_line_of_the_log_and_not_tried_again(
    evening: Evening,
    ann: User,
    theo: User,
    caplog: pytest.LogCaptureFixture,
    status: int,
    code: int,
) -> None:
    thread = await evening.begun(ann, theo)
    evening.forgive(status)
    evening.stand_in.open_interactions.answer_seconds = IN_VAIN_SECONDS
    evening.stand_in.faults.fail(ANSWERS, status, times=5, code=code)
    caplog.clear()
    assert (await evening.stand_in.people.slash(ann, thread, "hand")).failed
    said = unanswered(caplog)
    assert len(said) == 1
    assert str(code) in said[0]
    assert [record for record in caplog.records if record.exc_info] == []
    assert forced(evening.stand_in) == 1, "there was no second try"


async def test_suggestions_and_a_press_that_discord_refuses_are_one_line_of_the_log_each(
    evening: Evening, ann: User, theo: User, caplog: pytest.LogCaptureFixture
) -> None:
    shorten_discord()
    thread = await evening.begun(ann, theo)
    table, faults = await evening.table_calling(ann, thread), evening.stand_in.faults
    evening.forgive(400, 404)
    evening.stand_in.open_interactions.answer_seconds = IN_VAIN_SECONDS
    caplog.clear()
    faults.fail(ANSWERS, 404, code=10062)
    assert await evening.stand_in.people.autocomplete(ann, thread, "play", "move", move="ta") == []
    (late,) = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert "autocomplete for 'play'" in late.getMessage()
    assert "10062" in late.getMessage()
    assert late.levelno == logging.WARNING
    faults.fail(ANSWERS, 400, times=5, code=40060)
    press = evening.component(table, "play@")
    assert (await evening.stand_in.people.click(ann, table, press)).failed
    assert ["40060" in said for said in unanswered(caplog)] == [True]
    assert [record for record in caplog.records if record.exc_info] == []
    assert forced(evening.stand_in) == 2, "nothing was tried a second time"


def unanswered(caplog: pytest.LogCaptureFixture) -> list[str]:
    messages = [record.getMessage() for record in caplog.records]
    return [message for message in messages if "no answer could be given" in message]
