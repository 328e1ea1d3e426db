"""Tables as files: what a running game gives away is public, and what a finished one gives makes it
again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.commands.table_export import file_of
from bot.hosting.host import AnyGame, Host, Position, open_host
from bot.messages.table_file import NotImported, imported
from bot.operations.doctor import examine
from bot.store import (
    MadeBy,
    NewAutoma,
    NewTable,
    Person,
    RecordRow,
    Status,
    Store,
    TableId,
    UserId,
    open_store,
)
from bot.store.record import RecordStore
from games.automa import stroll
from games.chance import Chance
from games.library import Library
from games.moves import Action, Illegal
from games.questions import read
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.marbles import GAME as MARBLES
from tests.games.playing import moments
from tests.library import GAMES, LIBRARY

SEEDS = 1
"""For each number of people. Which options a table has depends on its seed, too."""
SECRET = {"seed", "record", "action", "what", "final", "by"}
"""What no file of a running game has a word for."""


def games() -> Iterator[object]:
    for game in (MARBLES, *GAMES):
        for seats in game.rules.seats:
            for seed in range(seats, seats + SEEDS):
                yield pytest.param(game, seats, seed, id=f"{game.key}-{seats}-seed {seed}")


async def seated(
    store: Store, game: AnyGame, seats: int, seed: int, **options: str
) -> tuple[Host, TableId]:
    """A game of so many people, begun."""
    host = open_host(store, Library((MARBLES, *GAMES)), Clockwork(), lambda bits: seed)
    people = [Person(UserId(n), f"Person {n}", "en-US") for n in range(1, seats + 1)]
    row = await host.seating.open(
        game.key, people[0], size=seats, options=options.items(), language="en", guild=7, channel=8
    )
    for person in people[1:]:
        await host.seating.join(row.id, person)
    return host, (await host.seating.begin(row.id, people[0].id)).row.id


async def step(host: Host, table: TableId, chance: Chance) -> bool:
    """A random move of somebody who must act; whether there was one to make."""
    position = await host.tables.position(table)
    if not position.live:
        return False
    decision = chance.pick(position.table.waiting)
    user = position.row.seats[decision.seat].user
    assert user is not None
    while True:
        action = stroll(decision.ask(position.table), chance)
        assert isinstance(action, Action)
        try:
            await host.moves.play(table, position.row.ply, user, action)
        except Illegal:
            continue
        return True


def meant(position: Position, notation: str) -> Action:
    """The action that whoever must act would type like this."""
    move = read(position.table.waiting[0].ask(position.table), notation).here
    assert isinstance(move, Action)
    return move


def keys(written: object) -> Iterator[str]:
    match written:
        case dict():
            yield from written
            for value in written.values():
                yield from keys(value)
        case list():
            for value in written:
                yield from keys(value)


async def played(store: Store, game: AnyGame, seats: int, seed: int) -> tuple[Host, TableId]:
    """A random game of automas, from its set-up to its end."""
    wishes = {
        choice.key: choice.options[(seed + n) % len(choice.options)]
        for n, choice in enumerate(game.rules.choices)
    }
    table = NewTable(
        game=game.key,
        edition=game.rules.edition,
        seed=seed,
        chosen=game.rules.chosen(wishes.items()),
        size=seats,
        language="ru",
        guild=7,
        channel=8,
        opener=UserId(1),
        opened_at=1_800_000_000,
    )
    moves = list(moments(game, seats, seed=seed, wishes=wishes))
    record = [
        RecordRow(
            ply=ply,
            seat=move.decision.seat,
            user=None,
            action=game.rules.codec.write_move(move.action),
            edition=game.rules.edition,
            final=move.played.final,
            by=MadeBy.AUTOMA,
            at=1_800_000_000 + ply,
        )
        for ply, move in enumerate(moves, start=1)
    ]
    players = [NewAutoma(f"Cog {n}") for n in range(seats)]
    row = await store.tables.add_imported(
        table, players, record, game.rules.codec.write_table(moves[-1].after), Status.FINISHED
    )
    return open_host(store, Library((MARBLES, *GAMES))), row.id


async def kept(store: Store, game: AnyGame, table: TableId) -> tuple[object, ...]:
    """All that there is to know about a table; of sets of cards not in which order they were
    written.
    """
    found = await store.tables.find_with_state(table)
    assert found is not None
    row, state = found
    assert state is not None
    record = [replace(entry, action=b"") for entry in await store.record.of(table)]
    actions = [game.rules.codec.read_action(entry.action) for entry in await store.record.of(table)]
    return (
        row.names,
        row.seed,
        row.chosen,
        row.status,
        record,
        actions,
        game.rules.codec.read_table(state),
    )


@pytest.mark.parametrize(("game", "seats", "seed"), list(games()))
async def test_a_finished_game_imported_elsewhere_is_the_same_table(
    store: Store, tmp_path: Path, game: AnyGame, seats: int, seed: int
) -> None:
    host, table = await played(store, game, seats, seed)
    found = imported(await file_of(host, table), Library((MARBLES, *GAMES)).find)
    other = await open_store(tmp_path / "elsewhere" / "parlour.db")
    again = await other.tables.add_imported(
        found.table, found.players, found.record, found.state, found.status
    )
    here, there = await kept(store, game, table), await kept(other, game, again.id)
    await other.database.close()
    assert here == there


@pytest.mark.parametrize("game", [MARBLES, *GAMES], ids=lambda game: game.key)
async def test_the_file_of_a_running_game_says_what_everybody_was_told_and_nothing_else(
    store: Store, game: AnyGame
) -> None:
    host, table = await seated(store, game, game.rules.seats.start, 2**62 + 7)
    chance = Chance(5)
    for _ in range(12):
        await step(host, table, chance)
    file = await file_of(host, table)
    if (await host.tables.row(table)).status is Status.RUNNING:
        assert not SECRET & set(keys(json.loads(file)))
        assert str(2**62 + 7).encode() not in file


async def test_a_sealed_answer_is_in_no_file(store: Store) -> None:
    host, table = await seated(store, MARBLES, 2, 1, auction="sealed")
    await host.moves.play(table, 0, UserId(1), meant(await host.tables.position(table), "up-to 7"))
    (_, move) = json.loads(await file_of(host, table))["moves"]
    assert move["told"] == ["Person 1 has decided."]


class BusyRecord(RecordStore):
    """A record in which somebody enters a move whenever somebody else has read it."""

    host: Host

    async def of(self, table: TableId) -> Sequence[RecordRow]:
        found = await super().of(table)
        position = await self.host.tables.position(table)
        await self.host.moves.play(table, 0, UserId(1), meant(position, "up-to 7"))
        return found


async def test_somebody_may_move_while_a_file_is_made(store: Store) -> None:
    host, table = await seated(store, MARBLES, 2, 1, auction="sealed")
    record = BusyRecord(store.database)
    record.host = host
    assert json.loads(await file_of(replace(host, record=record), table))["status"] == "running"


async def test_no_file_says_which_moves_were_made_by_order(store: Store) -> None:
    host, table = await seated(store, MARBLES, 2, 1, lots="1")
    await host.orders.leave(table, UserId(2), "pass")
    await host.moves.play(table, 0, UserId(1), meant(await host.tables.position(table), "lay 4"))
    clock = host.clock
    assert isinstance(clock, Clockwork)
    clock.tick(1000)
    await host.moves.obey(table, (await host.tables.row(table)).seats[1].seat)
    assert (await host.tables.row(table)).status is Status.FINISHED
    assert b'"order"' not in await file_of(host, table)


async def test_a_closed_game_comes_back_as_a_closed_game_with_what_was_taken_back(
    store: Store, tmp_path: Path
) -> None:
    host, table = await seated(store, MARBLES, 2, 1)
    await host.moves.play(table, 0, UserId(1), meant(await host.tables.position(table), "lay 4"))
    await host.proposals.take_back(table, UserId(1))
    await host.proposals.end(table, UserId(1))
    found = imported(await file_of(host, table), Library((MARBLES,)).find)
    folder = tmp_path / "elsewhere"
    other = await open_store(folder / "parlour.db")
    row = await other.tables.add_imported(
        found.table, found.players, found.record, found.state, found.status
    )
    await other.database.close()
    assert (row.status, row.ply) == (Status.ENDED, 3)
    findings = [finding async for finding in examine(folder, Library((MARBLES,)).find)]
    assert findings[-1].text == f"Table {row.id}, marbles, ply 3: the record leads to the snapshot."


async def test_a_running_game_is_not_imported(store: Store) -> None:
    host, table = await seated(store, MARBLES, 2, 1)
    with pytest.raises(NotImported, match="only what everybody was told"):
        imported(await file_of(host, table), Library((MARBLES,)).find)


@pytest.mark.parametrize(
    "file",
    [
        b"",
        b"[]",
        b"{}",
        b'{"parlour": 2}',
        b'{"parlour": 1, "record": []}',
        b"[" * 100_000,
        b'{"parlour":' * 100_000,
    ],
    ids=("empty", "list", "object", "format", "record", "deep lists", "deep objects"),
)
def test_what_is_no_table_is_refused(file: bytes) -> None:
    with pytest.raises(NotImported):
        imported(file, LIBRARY.find)


async def finished(store: Store) -> dict[str, object]:
    """The file of a finished game."""
    host, table = await seated(store, MARBLES, 2, 1)
    chance = Chance(1)
    while await step(host, table, chance):
        pass
    written: dict[str, object] = json.loads(await file_of(host, table))
    return written


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "ludo"}, "does not know the game ludo"),
        ({"edition": 99}, "edition 99"),
        ({"record": []}, "does not lead to a game that is finished"),
        ({"status": "running"}, "does not lead to a game that is running"),
        ({"options": {"auction": "dutch"}}, "no option"),
        ({"options": None}, "AttributeError"),
        ({"game": {}}, "no text"),
        ({"seats": []}, "0 seats"),
        ({"seats": [{"name": "\ud800"}, {"name": "Bo"}]}, "UnicodeEncodeError"),
        ({"seats": [{"name": "Al", "level": "godlike"}, {"name": "Bo"}]}, "KeyError"),
        ({"seed": 10**400}, "no number"),
        ({"opened_at": 10**30}, "no number"),
        ({"opened_at": float("inf")}, "no number"),
    ],
)
async def test_what_does_not_fit_together_is_refused(
    store: Store, change: dict[str, object], reason: str
) -> None:
    written = await finished(store) | change
    with pytest.raises(NotImported, match=reason):
        imported(json.dumps(written).encode(), Library((MARBLES,)).find)
