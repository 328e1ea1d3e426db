"""Evenings on which Discord refuses, or the line breaks: what passes is asked again, what does not
is asked once.

What Discord says then was found in its documentation and in what authors of other bots have met;
see docs/discord.md.
"""

from pathlib import Path

import pytest
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.app import run
from bot.delivery import errors as failures
from bot.delivery import tables as table_delivery
from bot.operations.settings import CannotRun, Settings
from bot.sandbox import access
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, Message, User
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening, bot_at
from tests.bot.evenings.test_reminders import DAY, waiting
from tests.bot.wire import until

OPENINGS = r"^/users/@me/channels$"
POSTS, EDITS = r"^/channels/\d+/messages$", r"^/channels/\d+/messages/\d+$"
LONG = 40.0
"""Seconds: nobody waits for so long."""


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What passes is tried again at once."""
    monkeypatch.setattr(table_delivery, "RETRY_SECONDS", 0.01)
    monkeypatch.setattr(failures, "OPENING_PAUSE_SECONDS", 0.01)


async def called(evening: Evening, ann: User, theo: User) -> Channel:
    """A table that has called Ann; its thread."""
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    return thread


def polls(evening: Evening, thread: Channel) -> list[Message]:
    """The posts under which people vote."""
    return [post for post in evening.posts(thread) if "vote:" in str(post.components)]


async def test_a_gateway_that_is_out_of_reach_at_the_start_is_told_in_a_line(
    stand_in: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL("ws://127.0.0.1:9/"))
    with pytest.raises(CannotRun, match="Discord cannot be reached"):
        await run(Settings(token=stand_in.world.token, folder=tmp_path, shards=1))


async def test_a_bot_that_may_not_tell_its_commands_yet_stays_and_tells_them_later(
    stand_in: StandIn, tmp_path: Path, clock: Clockwork
) -> None:
    stand_in.faults.force_429("/commands$", retry_after=LONG, scope="shared")
    async with bot_at(stand_in, tmp_path, clock):
        assert not stand_in.world.commands
        clock.tick(LONG)
        await until(stand_in.world, lambda: stand_in.world.commands)


@pytest.mark.usefixtures("soon")
async def test_a_post_whose_answer_was_lost_with_the_line_is_there_once(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await called(evening, ann, theo)
    evening.stand_in.faults.hang_up(evening.posting(thread))
    await evening.slash(ann, thread, "play", move="take 1")
    await evening.table_calling(theo, thread)
    await evening.slash(theo, thread, "play", move="take 1")
    await evening.table_saying("**Theo** takes 1", thread)
    assert len(evening.posts(thread)) == 3


async def test_what_discord_refuses_for_good_is_not_asked_again_by_itself(
    evening: Evening, ann: User, theo: User, caplog: pytest.LogCaptureFixture
) -> None:
    thread = await called(evening, ann, theo)
    evening.stand_in.faults.fail(evening.posting(thread), 400, times=50, code=200000)
    await evening.slash(ann, thread, "play", move="take 1")
    await evening.until(
        lambda: sum(exchange.forced for exchange in evening.stand_in.rest.exchanges) > 1
    )
    await evening.slash(theo, thread, "board")
    assert "cannot all be shown" in caplog.text
    assert "trying again" not in caplog.text


async def test_whoever_is_shut_out_stays_away_for_a_while(
    evening: Evening, ann: User, theo: User, caplog: pytest.LogCaptureFixture
) -> None:
    thread = await called(evening, ann, theo)
    evening.stand_in.faults.fail(evening.posting(thread), 429, times=2)
    await evening.slash(ann, thread, "play", move="take 1")
    await evening.until(
        lambda: sum(exchange.forced for exchange in evening.stand_in.rest.exchanges) > 1
    )
    await evening.slash(theo, thread, "board")
    assert "trying again in 600 s" in caplog.text


async def refused(evening: Evening, who: User, where: Channel) -> None:
    """Wait until Discord has refused what it was to refuse, and the bot has heard of that."""
    await evening.until(
        lambda: any(exchange.forced for exchange in evening.stand_in.rest.exchanges)
    )
    await evening.slash(who, where, "help")


async def full(evening: Evening, ann: User, theo: User) -> Message:
    """The notice of a table at which Ann and Theo sit, and whose game may begin."""
    await evening.slash(ann, evening.games, "table new", game="pebbles", seats=2, options="heap=3")
    # By commands: whoever presses a button of the notice lets the bot edit it without a request.
    await evening.slash(theo, evening.games, "table join")
    return await evening.until(
        lambda: next((m for m in evening.posts(evening.games) if "Theo" in m.content), None)
    )


async def test_a_notice_that_may_not_be_changed_keeps_no_table_from_being_tried_again(
    evening: Evening, ann: User, theo: User, caplog: pytest.LogCaptureFixture
) -> None:
    await full(evening, ann, theo)
    evening.stand_in.faults.hang_up(POSTS)
    evening.stand_in.faults.fail(EDITS, 403, code=50001)
    await evening.slash(ann, evening.games, "table start")
    await refused(evening, ann, evening.games)
    assert "trying again in 30 s" in caplog.text


async def test_a_notice_that_is_to_wait_for_long_is_changed_after_that(
    evening: Evening, ann: User, theo: User, caplog: pytest.LogCaptureFixture
) -> None:
    notice = await full(evening, ann, theo)
    evening.stand_in.faults.force_429(rf"/messages/{notice.id}$", retry_after=LONG, scope="shared")
    await evening.slash(ann, evening.games, "table start")
    await refused(evening, ann, evening.games)
    assert "trying again in 40 s" in caplog.text


async def test_what_became_of_a_proposal_is_told_once_it_may_be(
    evening: Evening, ann: User, theo: User, caplog: pytest.LogCaptureFixture
) -> None:
    thread = await called(evening, ann, theo)
    await evening.slash(ann, thread, "table pause")
    (poll,) = await evening.until(lambda: polls(evening, thread))
    evening.stand_in.faults.force_429(rf"/messages/{poll.id}$", retry_after=LONG, scope="shared")
    await evening.press(theo, poll, "vote:")
    await refused(evening, ann, thread)
    assert "a proposal is shown in 40 s" in caplog.text


async def test_an_edit_that_is_to_wait_for_long_becomes_a_new_message(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await called(evening, ann, theo)
    await evening.slash(ann, thread, "play", move="take 1")
    await evening.hand(theo, "Your turn.")
    hand = await evening.hand(ann)
    evening.stand_in.faults.force_429(
        rf"^/channels/{hand.channel}/messages/", retry_after=LONG, scope="shared"
    )
    await evening.slash(theo, thread, "play", move="take 1")
    assert (await evening.hand(ann, "**Theo** takes 1")).id != hand.id


@pytest.mark.usefixtures("soon")
async def test_a_hand_whose_conversation_was_opened_too_fast_comes_later(
    evening: Evening, ann: User, theo: User
) -> None:
    evening.stand_in.faults.fail(OPENINGS, 403, times=9, code=40003)
    await called(evening, ann, theo)
    assert (await evening.hand(ann, "Your turn.")).attachments


async def test_a_proposal_whose_outcome_is_told_later_keeps_no_other_from_being_put(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await called(evening, ann, theo)
    await evening.slash(ann, thread, "table pause")
    (poll,) = await evening.until(lambda: polls(evening, thread))
    evening.stand_in.faults.force_429(
        rf"/messages/{poll.id}$", retry_after=LONG, scope="shared", times=9
    )
    await evening.press(ann, poll, "unpropose:")
    await evening.slash(ann, thread, "table pause")
    assert await evening.until(
        lambda: [post for post in polls(evening, thread) if post.id != poll.id]
    )


async def test_a_reminder_that_is_refused_for_good_is_not_tried_again_before_the_next_is_due(
    evening: Evening, ann: User, theo: User, clock: Clockwork, caplog: pytest.LogCaptureFixture
) -> None:
    await waiting(evening, ann, theo)
    talk = evening.stand_in.world.open_conversation(ann)
    evening.stand_in.faults.fail(rf"^/channels/{talk.id}/messages$", 400, times=50, code=50035)
    clock.tick(DAY)
    while "reminded" not in caplog.text:
        await evening.slash(theo, evening.games, "help")
    assert "trying again" not in caplog.text


async def test_a_hand_that_is_refused_keeps_nobody_else_from_theirs(
    evening: Evening, ann: User, theo: User
) -> None:
    anns = evening.stand_in.world.open_conversation(ann)
    evening.stand_in.faults.fail(rf"^/channels/{anns.id}/messages$", 403, times=50, code=20009)
    await evening.begun(ann, theo, game="marbles", options="auction=sealed lots=1")
    assert (await evening.hand(theo, "Your turn.")).attachments


async def test_in_a_thread_only_what_a_thread_needs_is_asked_for(
    evening: Evening, ann: User
) -> None:
    world = evening.stand_in.world
    thread = world.add_thread(evening.games, "Board games")
    access.deny(world, evening.games, "send_messages")
    notice = await evening.slash(ann, thread, "table new", game="pebbles", seats=2)
    assert notice.only_for is None


async def test_at_a_table_in_a_thread_that_was_archived_the_end_is_shown(
    evening: Evening, ann: User, theo: User
) -> None:
    world = evening.stand_in.world
    thread = world.add_thread(evening.games, "Board games")
    notice = await evening.slash(
        ann, thread, "table new", game="pebbles", seats=2, options="heap=3"
    )
    await evening.press(theo, notice, "join")
    await evening.press(ann, notice, "start")
    await evening.table_calling(ann, thread)
    hand = await evening.hand(ann, "Your turn.")
    world.archive(thread)
    await evening.confirm(ann, hand, "take", "3")
    evening.forgive(400)
    assert (await evening.table_saying("the game is over", thread)).attachments
    await evening.until(lambda: "over" in evening.now(notice).content)


async def test_what_was_thought_about_takes_the_place_of_the_thinking(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await called(evening, ann, theo)
    await evening.until(lambda: "The game is on" in evening.posts(evening.games)[0].content)
    asked = len(evening.stand_in.rest.exchanges)
    assert (await evening.slash(ann, thread, "hand")).attachments
    about = [
        exchange
        for exchange in list(evening.stand_in.rest.exchanges)[asked:]
        if "/webhooks/" in exchange.path
    ]
    assert [(exchange.method, exchange.path.rpartition("/")[2]) for exchange in about] == [
        ("PATCH", "@original")
    ]


async def test_who_stops_watching_is_told_how_since_discord_lets_no_bot_do_it(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await called(evening, ann, theo)
    await evening.slash(ingrid, thread, "watch")
    told = await evening.slash(ingrid, thread, "watch", stop=True)
    assert "Leave Thread" in told.content


async def test_whoever_sits_at_a_table_is_not_told_that_they_follow_it(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await called(evening, ann, theo)
    told = await evening.slash(theo, thread, "watch")
    assert "You’re playing at this table" in told.content


async def test_whoever_is_still_to_vote_goes_on_being_called_once_somebody_has(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo, ingrid)
    await evening.table_calling(ann, thread)
    await evening.slash(ann, thread, "table pause")
    (poll,) = await evening.until(lambda: polls(evening, thread))
    await evening.press(theo, poll, "vote:")
    await evening.until(lambda: theo.id not in evening.now(poll).mentions)
    assert evening.now(poll).mentions == (ingrid.id,)
