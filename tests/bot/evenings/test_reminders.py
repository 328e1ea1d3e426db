"""Days on which people let a table wait: they are reminded as they like it, and never of what is
over.
"""

import asyncio
from collections.abc import Collection
from pathlib import Path

import pytest

from bot.sandbox.ids import MessageId
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, Message, MessageFlag, User
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening, bot_at

HOUR = 3600
DAY = 24 * HOUR
WAITS = "It’s your turn in a game."
NO_QUIET = "0-0"


SETTINGS = ("/settings", "/настройки")
"""What each reminder names, in English and in Russian."""


def reminders(evening: Evening, who: User, text: str = "") -> list[Message]:
    """The direct messages somebody has that remind them."""
    channel = evening.stand_in.world.conversation(who)
    found = evening.stand_in.world.messages_in(channel) if channel else []
    return [
        message
        for message in found
        if SETTINGS[who.locale == "ru"] in message.content and text in message.content
    ]


async def newly_reminded(evening: Evening, who: User, known: Collection[MessageId]) -> None:
    """Wait for a reminder that is not among those that are known."""
    await evening.until(lambda: any(message.id not in known for message in reminders(evening, who)))


async def waiting(evening: Evening, *people: User, **preferences: str | int | bool) -> Channel:
    """A table that waits for the first of these, who has said how they are to be reminded; the
    thread.
    """
    await evening.slash(people[0], evening.games, "settings", **({"quiet": NO_QUIET} | preferences))
    thread = await evening.begun(*people)
    await evening.table_calling(people[0], thread)
    await evening.hand(people[0])
    return thread


async def test_somebody_who_lets_a_table_wait_is_reminded_after_the_time_they_like(
    evening: Evening, ann: User, theo: User, clock: Clockwork
) -> None:
    await waiting(evening, ann, theo, hours=12)
    clock.tick(12 * HOUR - 2)
    assert not reminders(evening, ann)
    clock.tick(2)
    reminder = await evening.hand(ann, WAITS)
    assert "Pebbles" in reminder.content
    assert not reminders(evening, theo)


async def test_a_turn_may_be_played_from_its_reminder(
    evening: Evening, ann: User, theo: User, clock: Clockwork
) -> None:
    await waiting(evening, ann, theo)
    clock.tick(DAY)
    menu = await evening.answer(ann, await evening.hand(ann, WAITS), "play@")
    assert "**Ann** takes 2" in (await evening.confirm(ann, menu, "take", "2")).content


async def test_a_reminder_is_deleted_when_the_turn_is_over(
    evening: Evening, ann: User, theo: User, clock: Clockwork
) -> None:
    thread = await waiting(evening, ann, theo)
    clock.tick(DAY)
    reminder = await evening.hand(ann, WAITS)
    await evening.slash(ann, thread, "play", move="take 1")
    await evening.until(lambda: reminder.id not in evening.stand_in.world.messages)


async def test_a_turn_that_is_over_in_time_is_not_reminded_of(
    evening: Evening, ann: User, theo: User, clock: Clockwork
) -> None:
    thread = await waiting(evening, ann, theo)
    await evening.slash(theo, thread, "settings", quiet=NO_QUIET)
    await evening.slash(ann, thread, "play", move="take 1")
    await evening.table_calling(theo, thread)
    clock.tick(DAY)
    await evening.hand(theo, WAITS)
    assert not reminders(evening, ann)


async def test_nobody_is_reminded_in_their_quiet_hours(
    evening: Evening, ann: User, theo: User, clock: Clockwork
) -> None:
    # The clock begins at 08:00 UTC, which is 11:00 in Moscow; a day later it is the same hour.
    await waiting(evening, ann, theo, zone="Europe/Moscow", quiet="10-13")
    clock.tick(DAY)
    clock.tick(2 * HOUR - 60)
    await evening.slash(theo, evening.games, "settings")
    assert not reminders(evening, ann)
    clock.tick(60)
    await evening.hand(ann, WAITS)


async def test_reminders_are_silent_until_somebody_has_chosen_their_time_zone(
    evening: Evening, ann: User, theo: User, clock: Clockwork
) -> None:
    await waiting(evening, ann, theo, quiet="22-8")
    clock.tick(DAY)
    first = await evening.hand(ann, WAITS)
    assert first.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
    asked = await evening.answer(ann, first, "settings")
    assert "not chosen, so reminders come without a sound" in asked.content
    await evening.choose(ann, asked, "settings:zone", "UTC")
    clock.tick(DAY)
    await newly_reminded(evening, ann, {first.id})
    (second,) = [found for found in reminders(evening, ann) if found.id != first.id]
    assert not second.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
    assert "settings" not in evening.stand_in.people.component_ids(second)


async def test_a_reminder_at_the_table_is_silent_as_well_while_the_time_zone_is_unknown(
    evening: Evening, ann: User, theo: User, clock: Clockwork
) -> None:
    thread = await waiting(evening, ann, theo, quiet="22-8", reminders="thread")
    clock.tick(DAY)
    reminder = await evening.table_saying("your turn began", thread)
    assert reminder.flags & MessageFlag.SUPPRESS_NOTIFICATIONS


async def test_no_more_reminders_come_of_a_turn_than_somebody_likes(
    evening: Evening, ann: User, theo: User, clock: Clockwork
) -> None:
    await waiting(evening, ann, theo, most=2)
    clock.tick(DAY)
    first = await evening.hand(ann, WAITS)
    clock.tick(DAY)
    await evening.until(lambda: first.id not in evening.stand_in.world.messages)
    (second,) = reminders(evening, ann)
    clock.tick(10 * DAY)
    await evening.slash(theo, evening.games, "settings")
    assert reminders(evening, ann) == [second]


async def test_a_turn_may_be_muted(
    evening: Evening, ann: User, theo: User, clock: Clockwork
) -> None:
    await waiting(evening, ann, theo)
    clock.tick(DAY)
    reminder = await evening.hand(ann, WAITS)
    assert (
        "No more reminders for this" in (await evening.answer(ann, reminder, "nudge:mute")).content
    )
    clock.tick(3 * DAY)
    await evening.slash(theo, evening.games, "settings")
    assert reminders(evening, ann) == [evening.now(reminder)]


async def test_a_turn_muted_while_the_next_reminder_is_sent_stays_muted(
    evening: Evening, ann: User, theo: User, clock: Clockwork, caplog: pytest.LogCaptureFixture
) -> None:
    await waiting(evening, ann, theo)
    clock.tick(DAY)
    first = await evening.hand(ann, WAITS)
    evening.stand_in.faults.force_429(f"^/channels/{first.channel}/messages$", retry_after=0.5)
    clock.tick(DAY)
    while "rate limited" not in caplog.text:  # noqa: ASYNC110  # a log tells nobody
        await asyncio.sleep(0.01)
    await evening.answer(ann, first, "nudge:mute")
    await newly_reminded(evening, ann, {first.id})
    await evening.until(lambda: first.id not in evening.stand_in.world.messages)
    clock.tick(3 * DAY)
    await evening.slash(theo, evening.games, "settings")
    assert len(reminders(evening, ann)) == 1


async def test_several_tables_make_one_reminder(
    evening: Evening, ann: User, theo: User, clock: Clockwork
) -> None:
    await waiting(evening, ann, theo)
    clock.tick(HOUR)
    second = await waiting(evening, ann, theo)
    clock.tick(DAY)
    digest = await evening.hand(ann, "It’s your turn in 2 games.")
    assert len(reminders(evening, ann)) == 1
    await evening.slash(ann, second, "play", move="take 1")
    await evening.until(lambda: WAITS in evening.now(digest).content or None)
    assert f"<#{second.id}>" not in evening.now(digest).content


async def test_a_reminder_that_speaks_of_another_turn_early_does_not_use_up_its_own(
    evening: Evening, ann: User, theo: User, clock: Clockwork
) -> None:
    await waiting(evening, ann, theo, most=1)
    clock.tick(HOUR)
    await waiting(evening, ann, theo)
    clock.tick(DAY - HOUR)
    early = await evening.hand(ann, "It’s your turn in 2 games.")
    clock.tick(HOUR)
    await newly_reminded(evening, ann, {early.id})


async def test_a_table_is_chosen_from_a_reminder_of_several(
    evening: Evening, ann: User, theo: User, clock: Clockwork
) -> None:
    await waiting(evening, ann, theo)
    await waiting(evening, ann, theo)
    clock.tick(DAY)
    digest = await evening.hand(ann, "It’s your turn in 2 games.")
    picked = await evening.stand_in.people.pick(ann, digest, "which:play", "2")
    assert not picked.failed


async def test_whoever_prefers_it_is_reminded_at_the_table(
    evening: Evening, ann: User, theo: User, clock: Clockwork
) -> None:
    thread = await waiting(evening, ann, theo, reminders="thread")
    clock.tick(DAY)
    reminder = await evening.table_saying("your turn began", thread)
    assert reminder.mentions == (ann.id,)
    assert not reminders(evening, ann)
    assert (
        "It’s not your turn here any more"
        in (await evening.answer(theo, reminder, "nudge:mute")).content
    )


async def test_whoever_takes_no_direct_messages_is_reminded_at_the_table(
    evening: Evening, ann: User, theo: User, clock: Clockwork
) -> None:
    thread = await waiting(evening, ann, theo)
    evening.stand_in.faults.close_direct_messages(ann)
    clock.tick(DAY)
    await evening.table_saying("your turn began", thread)
    evening.forgive(403)


async def test_whoever_wants_no_reminders_gets_none(
    evening: Evening, ann: User, theo: User, clock: Clockwork
) -> None:
    thread = await waiting(evening, ann, theo, reminders="nowhere")
    posts = len(evening.posts(thread))
    clock.tick(9 * DAY)
    await evening.slash(theo, evening.games, "settings")
    assert not reminders(evening, ann)
    assert len(evening.posts(thread)) == posts


async def test_a_week_of_four_tables_makes_one_reminder_a_day_and_none_in_quiet_hours(
    evening: Evening, ann: User, theo: User, clock: Clockwork
) -> None:
    # The clock begins at 08:00 UTC, which is 11:00 in Moscow: in the middle of these quiet hours.
    quietly: dict[str, str | int] = {"zone": "Europe/Moscow", "quiet": "9-13", "most": 10}
    threads = [await waiting(evening, ann, theo, **quietly) for _ in range(4)]
    known, heard = set[MessageId](), list[int]()
    for hour in range(2, 7 * 24, 2):
        clock.tick(2 * HOUR)
        due = hour % 24 == 2 and hour > 24
        await evening.slash(theo, evening.games, "settings")
        if due:
            await newly_reminded(evening, ann, known)
        if new := {message.id for message in reminders(evening, ann)} - known:
            heard.append(hour)
            known |= new
        if hour == 50:
            for thread in threads[:2]:
                await evening.slash(ann, thread, "play", move="take 1")
            digest = await evening.hand(ann, "It’s your turn in 2 games.")
            assert threads[0].id not in digest.content
    assert heard == [26, 50, 74, 98, 122, 146]


class Running(Clockwork):
    """A clock that goes on a little whenever somebody looks at it, as clocks do."""

    def __call__(self) -> float:
        self._now += 0.000_01
        return self._now


async def test_reminders_come_by_a_clock_that_does_not_stand_still(
    stand_in: StandIn, tmp_path: Path
) -> None:
    evening, running = Evening(stand_in), Running()
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path, running):
        await waiting(evening, ann, theo)
        running.tick(DAY)
        await evening.hand(ann, WAITS)
        await evening.slash(theo, evening.games, "settings")
    assert len(reminders(evening, ann)) == 1
