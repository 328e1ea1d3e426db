"""The rule of undo stands once: the button under a message offers what `/undo` grants at once."""

from __future__ import annotations

import pytest

from bot.hosting.host import Host, open_host
from bot.hosting.stakes import stake_of
from bot.store import Store, TableId, TakeBack, UserId
from bot.store.policy import TablePolicy
from games.automa import stroll
from games.chance import Chance
from games.engine import Seat
from games.library import Library
from games.moves import Action, Illegal
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.marbles import GAME as MARBLES
from tests.bot.evenings.marbles.rules import Seal
from tests.bot.host_helpers import ANN, THEO
from tests.bot.hosting.auction import begun

TABLES = 6
"""Random tables with each policy."""
MOVES = 12


@pytest.fixture
def host(store: Store) -> Host:
    return open_host(store, Library((MARBLES,)), Clockwork(), lambda bits: 2**bits // 2)


async def granted(host: Host, table: TableId, user: UserId) -> int | None:
    """The ply of the move that somebody may take back without asking anybody."""
    try:
        way = await host.take_backs.way_back(await host.tables.position(table), user)
    except Illegal:
        return None
    return None if way.asks else way.ply


async def offered(host: Host, table: TableId, seat: Seat) -> int | None:
    """The ply of the move that a button offers to take back."""
    position = await host.tables.position(table)
    return position.free_to_undo(seat, await host.tables.news_since(table, None))


async def random_move(host: Host, table: TableId, chance: Chance) -> bool:
    """Somebody who must act makes a random move; whether the game still goes on."""
    position = await host.tables.position(table)
    if not position.live:
        return False
    decision = chance.pick(position.table.waiting)
    user = position.row.seats[decision.seat].user
    if user is None:
        return False
    action = stroll(decision.ask(position.table), chance)
    assert isinstance(action, Action)
    binding = stake_of(position, decision.seat, action) is not None
    await host.moves.play(table, position.row.ply, user, action)
    if not (await host.tables.position(table)).table.over:
        assert binding == (await granted(host, table, user) is None)
    return True


@pytest.mark.parametrize("undo", TakeBack)
@pytest.mark.parametrize("auction", ["open", "sealed", "brisk"])
async def test_what_a_button_offers_is_granted_and_what_is_granted_is_offered(
    host: Host, undo: TakeBack, auction: str
) -> None:
    found = set[bool]()
    for seed in range(TABLES):
        chance = Chance(seed)
        table = await begun(host, TablePolicy(undo=undo), auction=auction, lots="2")
        for _ in range(MOVES):
            try:
                if not await random_move(host, table, chance):
                    break
            except Illegal:
                continue
            for seat, person in enumerate((ANN, THEO)):
                at_once = await granted(host, table, person.id)
                assert await offered(host, table, Seat(seat)) == at_once
                found.add(at_once is not None)
    assert found == ({False} if undo is TakeBack.NONE else {False, True})


async def test_whoever_need_ask_nobody_is_offered_to_undo_what_has_come_to_light(
    host: Host,
) -> None:
    row = await host.seating.open(
        MARBLES.key,
        ANN,
        size=2,
        automas=1,
        options={"auction": "sealed"}.items(),
        policy=TablePolicy(undo=TakeBack.ANYTHING),
        language="en",
        guild=7,
        channel=8,
    )
    assert stake_of(await host.tables.position(row.id), Seat(0), Seal(7)) is None
    await host.moves.play(row.id, 0, ANN.id, Seal(7))
    position = await host.tables.position(row.id)
    (owed,) = position.table.waiting
    await host.moves.play_automa(row.id, position.row.ply, owed.seat, Seal(3))
    assert (await host.record.of(row.id))[-1].final
    assert await offered(host, row.id, Seat(0)) == 1
    assert await granted(host, row.id, ANN.id) == 1
