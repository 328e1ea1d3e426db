"""A move that one process hands over to another, and that is refused."""

from __future__ import annotations

from pathlib import Path

from bot.delivery.interactions import Interaction
from bot.store import TableId, UserId
from games.chance import Chance
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening
from tests.bot.host_helpers import move
from tests.bot.test_reminders_of_two import shown_by, two_workers
from tests.bot.test_roles import begun, called
from tests.bot.wire import PATIENCE, sure, until
from tests.postgres import Server


async def test_whoever_shows_a_table_forgets_a_move_that_was_refused(
    server: Server, template: str, tmp_path: Path
) -> None:
    database, clock = server.url(server.new_database(template)), Clockwork()
    async with two_workers(database, tmp_path, clock) as (stand_in, one, other):
        evening = Evening(stand_in)
        ann, theo = evening.person("ann"), evening.person("theo")
        guild = next(iter(stand_in.world.guilds.values()))
        thread = await begun(stand_in, ann, theo, shown_by(stand_in, guild, other))
        people = {ann.id: ann, theo.id: theo}
        who = await until(stand_in.world, lambda: called(evening, people, thread), PATIENCE)
        assert who is not None
        here, there = (bot.services.table_delivery.interactions for bot in (one, other))
        handing, user = here.hand_over, UserId(int(who.id))

        async def overtaken(table: TableId, ply: int, interaction: Interaction) -> None:
            await handing(table, ply, interaction)
            await sure(lambda: there.told(table, user) == ply)
            await move(other.services.host, table, Chance(1))

        here.hand_over = overtaken
        await evening.slash(who, thread, "play", move="take white+blue+green")
        await sure(lambda: there.told(TableId(1), user) == 0)
