"""An evening of Last Will on which people leave orders: they are obeyed, and nobody else learns of
them.
"""

from __future__ import annotations

from pathlib import Path

from bot.store import MadeBy
from games.engine import Decision, Seat
from games.last_will.rules.errands import SendBoy
from games.last_will.rules.planning import DrawCards, PlanRound
from games.last_will.table import LastWillTable
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.course import Course, course_at
from tests.bot.evenings.evening import Evening, contents, unhurried
from tests.bot.evenings.sentences import sentence
from tests.bot.wire import standing
from tests.rule import rule

NAMES = ("ann", "theo", "ingrid")
SEED = 4


async def owed(course: Course) -> Decision:
    """What the game waits for."""
    return (await course.position()).table.waiting[0]


@rule("LW-270", "LW-273", "LW-275", "LW-276")
async def test_plan_and_errands_are_left_to_the_bot(tmp_path: Path, clock: Clockwork) -> None:
    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        people = [evening.person(name) for name in NAMES]
        async with course_at(evening, tmp_path, SEED, people, "last-will", clock) as course:
            for seat in range(len(people)):
                await course.type(Seat(seat), "1+2")
            table = (await course.position()).table
            assert isinstance(table, LastWillTable)
            first, second, third = table.clockwise(table.first)
            who = course.person(second)
            # The plan in the menu of the hand, the errands typed: neither replaces the other.
            hand = await evening.hand(who, sentence("order-ask"))
            left = await evening.confirm(who, hand, "3", "5", "done", "event+property")
            assert "plan 3, else 5; draw events and property**" in left.content
            await course.type(second, "errands opera extension done")
            told = (await evening.slash(who, evening.games, "orders")).content
            assert "plan 3, else 5; draw events and property; send a boy to visit the opera" in told

            await course.type(first, "3")
            await course.order_obeyed(clock)
            assert isinstance(await owed(course), DrawCards)
            await course.order_obeyed(clock)
            assert isinstance(await owed(course), PlanRound)
            table = (await course.position()).table
            assert isinstance(table, LastWillTable)
            assert table.players[second].plan == 5
            told = (await evening.slash(who, evening.games, "orders")).content
            assert "plan" not in told
            assert "send a boy to visit the opera (£2), else extend the board" in told

            for seat, notation in (
                (third, "2"),
                (third, "event-event"),
                (third, "b"),
                (first, "c"),
            ):
                await course.type(seat, notation)
            assert isinstance(await owed(course), SendBoy)
            await course.order_obeyed(clock)
            host = course.bot.services.host
            entries = [one for one in await host.record.of(course.table) if one.seat == second]
            assert [one.by for one in entries[1:]] == [MadeBy.ORDER] * 3
            seen = contents(evening.posts(course.thread))
            assert any("Theo" in post and "opera" in post for post in seen)
            for word in ("standing order", "else"):
                assert not [post for post in seen if word in post]
        assert not stand_in.rest.refused
