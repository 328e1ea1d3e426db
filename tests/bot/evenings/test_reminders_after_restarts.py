"""Reminders that fell due, or whose turn ended, while the bot was away."""

from pathlib import Path

import pytest

from bot.sandbox.server import StandIn
from bot.store import TableId, open_store
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening, bot_at
from tests.bot.evenings.test_reminders import DAY, NO_QUIET, SETTINGS, WAITS, reminders, waiting
from tests.bot.evenings.test_reminders_that_fail import noted


async def test_ten_reminders_that_fell_due_while_the_bot_was_away_are_sent_once(
    stand_in: StandIn, tmp_path: Path, clock: Clockwork
) -> None:
    evening = Evening(stand_in)
    people = [evening.person(name) for name in ("ann", "theo", "ingrid", "pyotr", "mei")]
    async with bot_at(stand_in, tmp_path, clock):
        for who in people:
            await evening.slash(who, evening.games, "settings", quiet=NO_QUIET)
        for number in range(10):
            await evening.begun(people[number % 5], people[(number + 1) % 5])
        for who in people:
            await evening.hand(who)
    clock.tick(DAY)
    async with bot_at(stand_in, tmp_path, clock):
        for who in people:
            await evening.hand(who, SETTINGS[who.locale == "ru"])
    async with bot_at(stand_in, tmp_path, clock):
        await evening.slash(people[0], evening.games, "settings")
    assert [len(reminders(evening, who)) for who in people] == [1] * 5


@pytest.mark.parametrize("where", ["direct", "thread"])
async def test_a_reminder_that_was_sent_and_not_noted_is_not_sent_again(
    stand_in: StandIn, tmp_path: Path, clock: Clockwork, where: str
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path, clock) as bot:
        thread = await waiting(evening, ann, theo, reminders=where)
        unnoted = await bot.services.waiting_turns.at(TableId(1))
        clock.tick(DAY)
        reminded = await evening.until(lambda: reminders(evening, ann) or evening.posts(thread)[1:])
    store = await open_store(tmp_path / "tables.db")
    await store.turns.keep(unnoted)
    await store.database.close()
    stand_in.world.nonces.forget()
    looked = ("GET", f"/channels/{reminded[0].channel}/messages")
    async with bot_at(stand_in, tmp_path, clock) as bot:
        await evening.until(
            lambda: any((seen.method, seen.path) == looked for seen in stand_in.rest.exchanges)
        )
        await noted(
            bot.services.waiting_turns,
            1,
            lambda waits: [wait.message for wait in waits] == [int(reminded[0].id)],
        )
        await evening.slash(theo, evening.games, "settings")
    assert len([*reminders(evening, ann), *evening.posts(thread)[1:]]) == 1


async def test_a_turn_that_ended_while_the_bot_was_away_is_not_reminded_of(
    stand_in: StandIn, tmp_path: Path, clock: Clockwork
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path, clock) as bot:
        thread = await waiting(evening, ann, theo)
        await evening.slash(theo, thread, "settings", quiet=NO_QUIET)
        bot.services.host.changes.on_change.remove(bot.services.reminders.wake)
        await evening.slash(ann, thread, "play", move="take 1")
        await evening.table_calling(theo, thread)
        bot.services.host.changes.on_change.append(bot.services.reminders.wake)
    clock.tick(DAY)
    async with bot_at(stand_in, tmp_path, clock):
        clock.tick(DAY)
        await evening.hand(theo, WAITS)
    assert not reminders(evening, ann)
