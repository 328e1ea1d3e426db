"""Steps that tests of the host share: people, tables of theirs, and moves at random."""

from __future__ import annotations

from collections.abc import Awaitable
from itertools import islice

import pytest

from bot.hosting.host import Host, MovedOn, PlayedMove, Position
from bot.store import Person, TableId, UserId
from games.automa import stroll
from games.chance import Chance
from games.moves import Action, Illegal
from games.questions import answers
from tests.library import GAMES

GAME = GAMES[0]
MOST = max(GAME.rules.seats)
ANN, THEO, MEI = (
    Person(UserId(n), name, "en-US") for n, name in enumerate(("Ann", "Theo", "Mei"), start=1)
)


async def opened(host: Host, size: int = 2, automas: int = 0) -> TableId:
    """A table of Ann's."""
    row = await host.seating.open(
        GAME.key, ANN, size=size, automas=automas, language="en", guild=7, channel=8
    )
    return row.id


async def begun(host: Host) -> TableId:
    """A game of Ann and Theo's."""
    table = await opened(host)
    await host.seating.join(table, THEO)
    await host.seating.begin(table, ANN.id)
    return table


def mover(position: Position) -> UserId:
    """Who must act."""
    user = position.row.seats[position.table.waiting[0].seat].user
    assert user is not None
    return user


def moves(position: Position) -> list[Action]:
    """What whoever must act may do: legal actions, as far as the questions tell."""
    decision = position.table.waiting[0]
    return [
        move
        for _, move in islice(answers(decision.ask(position.table)), 50)
        if isinstance(move, Action)
    ]


async def move(host: Host, table: TableId, chance: Chance) -> PlayedMove:
    """Let whoever must act do something at random that is legal."""
    position = await host.tables.position(table)
    decision = position.table.waiting[0]
    while True:
        action = stroll(decision.ask(position.table), chance)
        assert isinstance(action, Action)
        try:
            return await host.moves.play(table, position.row.ply, mover(position), action)
        except MovedOn:
            raise
        except Illegal:
            continue


async def refused(work: Awaitable[object]) -> str:
    """The key of the refusal."""
    with pytest.raises(Illegal) as refusal:
        await work
    return refusal.value.text.key
