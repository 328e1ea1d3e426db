"""Evenings on which the answer to `/table new`, which bears the table's notice, does not arrive."""

from __future__ import annotations

from pathlib import Path

from bot.delivery.notices import LOST_SECONDS
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, Message, User
from bot.store import Person, UserId
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening, bot_at

ANSWERS = r"/callback$"


async def opened(evening: Evening, who: User) -> bool:
    """Open a table; return whether Discord says that the bot did not answer."""
    people = evening.stand_in.people
    answer = await people.slash(who, evening.games, "table new", game="pebbles", seats=2)
    return answer.failed


def notices(evening: Evening, where: Channel) -> list[Message]:
    return [post for post in evening.posts(where) if "Pebbles" in post.content]


async def test_a_table_whose_answer_comes_too_late_can_be_joined(
    evening: Evening, ann: User, theo: User
) -> None:
    evening.stand_in.faults.come_too_late()
    assert await opened(evening, ann)
    notice = await evening.table_saying("Pebbles", evening.games)
    await evening.press(theo, notice, "join")
    await evening.until(lambda: "2. Theo" in evening.now(notice).content)
    evening.forgive(404)


async def test_an_answer_that_was_taken_though_the_line_was_cut_is_the_only_notice(
    evening: Evening, ann: User, theo: User
) -> None:
    evening.stand_in.faults.hang_up(ANSWERS)
    await opened(evening, ann)
    notice = await evening.table_saying("Pebbles", evening.games)
    await evening.press(theo, notice, "join")
    await evening.until(lambda: "2. Theo" in evening.now(notice).content)
    assert len(notices(evening, evening.games)) == 1
    evening.forgive(400)


async def test_a_table_whose_opener_was_to_be_answered_by_a_process_that_ended_gets_its_notice(
    stand_in: StandIn, tmp_path: Path, clock: Clockwork
) -> None:
    """Found at a later look: at the first one its answer may be on its way."""
    evening = Evening(stand_in)
    ann = evening.person("ann")
    async with bot_at(stand_in, tmp_path, clock) as bot:
        services, games = bot.services, evening.games
        await services.host.seating.open(
            "pebbles",
            Person(UserId(int(ann.id)), "Ann", "en-US"),
            size=2,
            language="en",
            guild=int(games.guild or 0),
            channel=int(games.id),
        )
        for notice in (False, True):
            await services.table_delivery.show_unshown()
            clock.tick(LOST_SECONDS)
            if notice:
                await evening.table_saying("Pebbles", games)
            assert bool(notices(evening, games)) is notice
