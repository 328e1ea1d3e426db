"""Reminders that cannot be sent, or of turns at tables of another worker: the others still come."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

from bot.delivery.reminder_messages import RETRY_SECONDS
from bot.delivery.reminders import LOOK_AGAIN_SECONDS
from bot.delivery.waiting_turns import CALL_MARGIN_SECONDS, WaitingTurns
from bot.sandbox.layouts import text_of
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, Message
from bot.store import DELAY, StoreAway, TableId, UserId, WaitRow
from bot.store.startup import StartupStore
from games.engine import Seat
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import EVERY_GAME, Evening, bot_at
from tests.bot.evenings.test_reminders import DAY, HOUR, NO_QUIET, WAITS, reminders, waiting
from tests.bot.wire import PATIENCE, sure

MOST_LOOKS = 100
"""Far more than are needed; an event loop that is never left looks without end."""


class Elsewhere:
    """Says of one table that another worker holds it, and counts how often that was asked."""

    def __init__(self, table: TableId) -> None:
        self._table = table
        self.asked = 0

    async def __call__(self, table: TableId) -> bool:
        if table != self._table:
            return True
        self.asked += 1
        if self.asked > MOST_LOOKS:
            raise AssertionError("the event loop is never left")
        return False


async def is_held_elsewhere(table: TableId) -> bool:
    """Whether this process acts on a table: it does on none."""
    return False


async def is_held_here(table: TableId) -> bool:
    """Whether this process acts on a table: it does on all."""
    return True


async def noted(
    turns: WaitingTurns, table: int, sought: Callable[[Sequence[WaitRow]], bool]
) -> None:
    """Wait until the turns at a table are as sought."""
    async with asyncio.timeout(PATIENCE):
        while not sought(await turns.at(TableId(table))):  # noqa: ASYNC110  # nobody tells of it
            await asyncio.sleep(0.01)


def told(stand_in: StandIn, direct: Channel) -> list[Message]:
    """The hands of somebody who must act."""
    found = stand_in.world.messages_in(direct)
    return [message for message in found if "Your turn." in text_of(message)]


async def test_a_turn_that_another_worker_has_not_yet_reported_as_over_holds_up_nothing(
    stand_in: StandIn, tmp_path: Path, clock: Clockwork
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path, clock) as bot:
        thread = await waiting(evening, ann, theo)
        await evening.slash(theo, evening.games, "settings", quiet=NO_QUIET)
        table, reminding, turns = TableId(1), bot.services.reminders, bot.services.waiting_turns
        await noted(turns, table, bool)
        reminding.owns = elsewhere = Elsewhere(table)
        bot.services.host.changes.owns = is_held_elsewhere
        await evening.slash(ann, thread, "play", move="take 1")
        clock.tick(DAY)
        await sure(lambda: elsewhere.asked > 0)
        asked = elsewhere.asked
        clock.tick(LOOK_AGAIN_SECONDS)
        await sure(lambda: elsewhere.asked > asked)
        bot.services.host.changes.owns, reminding.owns = None, is_held_here
        bot.services.host.changes.announce(table)
        await evening.table_calling(theo, thread)
        await noted(turns, table, lambda waits: [wait.user for wait in waits] == [int(theo.id)])
        clock.tick(DAY)
        await evening.hand(theo, WAITS)
    assert not reminders(evening, ann)


async def test_a_reminder_that_fails_for_good_does_not_end_the_others(
    stand_in: StandIn, tmp_path: Path, clock: Clockwork
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path, clock) as bot:
        turns, gone = bot.services.waiting_turns, TableId(99)
        user, since = UserId(int(theo.id)), int(clock()) - 1
        bot.services.reminders.owns = Elsewhere(gone)
        await evening.slash(theo, evening.games, "settings", quiet=NO_QUIET)
        await turns.keep(WaitRow(table=gone, seat=Seat(0), user=user, since=since))
        await waiting(evening, ann, theo)
        await noted(turns, 1, bool)
        clock.tick(DAY)
        await evening.hand(ann, WAITS)


async def test_a_table_whose_game_is_no_longer_installed_keeps_no_other_reminder_back(
    stand_in: StandIn, tmp_path: Path, clock: Clockwork
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path, clock) as bot:
        await evening.begun(ann, theo, game="marbles", options="lots=1")
        await waiting(evening, ann, theo)
        for table in (1, 2):
            await noted(bot.services.waiting_turns, table, bool)
    left = tuple(game for game in EVERY_GAME if game.key != "marbles")
    async with bot_at(stand_in, tmp_path, clock, games=left):
        clock.tick(DAY)
        reminder = await evening.hand(ann, WAITS)
    assert "Marbles" not in text_of(reminder)


async def test_a_turn_of_which_nobody_has_told_is_reminded_of_in_time(
    stand_in: StandIn, tmp_path: Path, clock: Clockwork
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path, clock) as bot:
        bot.services.waiting_turns.changed.clear()
        await waiting(evening, ann, theo)
        await noted(bot.services.waiting_turns, 1, bool)
        clock.tick(DAY - 1)
        await evening.slash(theo, evening.games, "settings")
        assert not reminders(evening, ann)
        clock.tick(1)
        await evening.hand(ann, WAITS)


@pytest.mark.parametrize("where", ["direct", "thread"])
async def test_a_reminder_that_could_not_be_noted_is_looked_for_before_it_is_sent_again(
    stand_in: StandIn,
    tmp_path: Path,
    clock: Clockwork,
    monkeypatch: pytest.MonkeyPatch,
    where: str,
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path, clock) as bot:
        thread, turns = await waiting(evening, ann, theo, reminders=where), bot.services.store.turns
        await noted(bot.services.waiting_turns, 1, bool)
        failed = 0

        async def away(*_: object) -> None:
            nonlocal failed
            failed += 1
            raise StoreAway("The database is away.")

        monkeypatch.setattr(turns, "keep", away)
        clock.tick(DAY)
        await sure(lambda: failed > 0)
        monkeypatch.undo()
        stand_in.world.nonces.forget()
        clock.tick(RETRY_SECONDS)
        await noted(
            bot.services.waiting_turns, 1, lambda waits: [one.times for one in waits] == [1]
        )
    assert len([*reminders(evening, ann), *evening.posts(thread)[1:]]) == 1


async def test_whoever_is_to_be_reminded_is_asked_for_again_when_the_database_was_away(
    stand_in: StandIn, tmp_path: Path, clock: Clockwork, caplog: pytest.LogCaptureFixture
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path, clock) as bot:
        await waiting(evening, ann, theo)
        await noted(bot.services.waiting_turns, 1, bool)
        asked = 0

        def away() -> StartupStore:
            nonlocal asked
            asked += 1
            raise StoreAway("The database is away.")

        bot.services.reminders.startup = away
        clock.tick(DAY)
        await sure(lambda: asked > 0)
        bot.services.reminders.startup = lambda: bot.services.host.startup
        clock.tick(LOOK_AGAIN_SECONDS)
        await evening.hand(ann, WAITS)
    assert not [said for said in caplog.records if said.levelno >= logging.WARNING]


async def test_the_database_can_be_asked_anew_while_it_is_being_asked(
    stand_in: StandIn, tmp_path: Path, clock: Clockwork
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path, clock) as bot:
        await waiting(evening, ann, theo)
        await noted(bot.services.waiting_turns, 1, bool)
        asked = list[float]()

        class Interrupted(StartupStore):
            async def to_call(self, before: float) -> Mapping[UserId, int]:
                found = await super().to_call(before)
                if not asked:  # as when the connection to other processes is opened again
                    for listener in bot.services.waiting_turns.opened:
                        listener()
                return found

            async def to_remind(self, before: float) -> Mapping[UserId, int]:
                asked.append(before)
                return await super().to_remind(before)

        bot.services.reminders.startup = lambda: Interrupted(bot._store.database)
        clock.tick(DAY)
        await evening.hand(ann, WAITS)
        await sure(lambda: len(asked) > 1)
        assert min(asked) > clock() - DAY


@pytest.mark.parametrize("refused", [True, False])
async def test_whoever_was_called_is_not_called_again_because_of_a_reminder(
    stand_in: StandIn, tmp_path: Path, clock: Clockwork, refused: bool
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path, clock) as bot:
        await waiting(evening, theo, ann, hours=12)
        turns, later = bot.services.waiting_turns, max(DELAY) + CALL_MARGIN_SECONDS
        clock.tick(12 * HOUR - later)
        thread = await evening.begun(ann, theo, game="marbles", options="lots=1")
        await evening.slash(ann, thread, "play", move="lay 4")
        direct = stand_in.world.conversation(theo)
        assert direct is not None
        await evening.until(lambda: len(told(stand_in, direct)) == 2)
        await noted(turns, 2, lambda waits: [wait.call_at is None for wait in waits] == [False])
        if refused:
            stand_in.faults.fail(rf"^/channels/{direct.id}/messages$", 400)
        clock.tick(later)
        await noted(turns, 1, lambda waits: [wait.times for wait in waits] == [1])
        await noted(turns, 2, lambda waits: [wait.call_at for wait in waits] == [None])
        await evening.slash(ann, evening.games, "settings")
    assert bool(reminders(evening, theo)) is not refused
    posted = ("POST", f"/channels/{thread.id}/messages")
    calls = [
        exchange
        for exchange in stand_in.rest.exchanges
        if (exchange.method, exchange.path) == posted and "call.2." in str(exchange.body)
    ]
    assert len(calls) == 1
