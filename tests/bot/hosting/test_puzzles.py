"""Puzzles of the day: tables of one's own, whose first move is the answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from itertools import count
from typing import Any

import discord
import pytest

from bot.delivery.puzzle_posts import PuzzlePosts
from bot.hosting.codes import MOST_OPEN
from bot.hosting.host import Host, Position, open_host
from bot.hosting.preferences import Servers
from bot.hosting.puzzles import DAY_SECONDS, SOLVED_SECONDS, Daily, daily
from bot.store import Person, ServerRow, Status, Store
from bot.store.puzzles import PuzzleRow
from bot.workers.pictures import Painter
from games.automa import stroll
from games.chance import Chance
from games.last_will import GAME as LAST_WILL
from games.library import Library
from games.moves import Action, Illegal
from games.packs import puzzles_of, solution_of
from games.splendor import GAME as SPLENDOR
from tests.bot.clockwork import Clockwork
from tests.bot.host_helpers import ANN, THEO, begun, move, refused
from tests.bot.scribes import Scribes
from tests.library import GAMES


@pytest.fixture
def host(store: Store, clock: Clockwork) -> Host:
    numbers = count(1)
    return open_host(store, Library((SPLENDOR,)), clock, lambda bits: next(numbers))


async def todays(host: Host) -> Daily:
    today = await host.puzzles.today()
    assert today is not None
    return today


async def opened(host: Host, person: Person = ANN) -> PuzzleRow:
    return await host.puzzles.open(person, await todays(host), language="en", channel=8)


async def answer(host: Host, row: PuzzleRow, *, right: bool) -> None:
    """Play the best move of a puzzle, or the best of those that fail."""
    then = await host.puzzles.on(row.day)
    assert then is not None
    solution = solution_of(then.game, then.puzzle)
    assert solution is not None
    position = await host.tables.position(row.table)
    move = solution.best if right else solution.second
    await host.moves.play(row.table, position.row.ply, ANN.id, move.action)


def test_games_take_turns_and_so_do_their_puzzles() -> None:
    found = [daily(GAMES, day) for day in range(200)]
    assert all(found)
    assert len({(one.game.key, one.puzzle.key) for one in found if one}) > 40
    keys, packs = [one.game.key for one in found if one], len([*filter(puzzles_of, GAMES)])
    assert len({*keys[:packs]}) == packs
    assert keys[packs : 3 * packs] == keys[: 2 * packs]
    assert daily([], 1) is None


async def test_a_day_keeps_its_puzzle_when_others_come(
    host: Host, store: Store, clock: Clockwork
) -> None:
    row = await opened(host)
    later = open_host(store, Library(GAMES), clock, lambda bits: 1)
    differs = daily(GAMES, row.day)
    assert differs is not None
    assert differs.key != (row.game, row.puzzle)
    assert (await todays(later)).key == (row.game, row.puzzle)
    await answer(later, row, right=True)
    judged = await later.puzzles.of(ANN.id, row.day)
    assert judged is not None
    assert judged.right


async def test_a_puzzle_is_a_table_of_ones_own_at_its_position(host: Host) -> None:
    today, row = await todays(host), await opened(host)
    position = await host.tables.position(row.table)
    assert position.row.status is Status.RUNNING
    assert position.row.guild is None
    assert position.row.ply == len(today.puzzle.plies)
    (decision,) = position.table.waiting
    assert position.row.seats[decision.seat].user == ANN.id
    assert [seat.automa for seat in position.row.seats].count(True) == today.puzzle.seats - 1
    assert await opened(host) == row, "one a day"
    moment = await host.replay.moment(row.table, position.row.ply)
    assert moment.position.game.rules.codec.write_table(
        moment.position.table
    ) == position.game.rules.codec.write_table(position.table)


@pytest.mark.parametrize("right", [True, False])
async def test_the_first_move_is_the_answer(host: Host, *, right: bool) -> None:
    today, row = await todays(host), await opened(host)
    assert row.right is None
    await answer(host, row, right=right)
    judged = await host.puzzles.of(ANN.id, today.day)
    assert judged is not None
    assert judged.right is right
    assert await host.puzzles.of(ANN.id, today.day) == judged
    assert await host.puzzles.of(THEO.id, today.day) is None


async def played_on(host: Host, row: PuzzleRow) -> Position:
    """Let everybody move at random, until the game of a puzzle is over."""
    chance = Chance(3)
    while not (position := await host.tables.position(row.table)).table.over:
        decision, ply = position.table.waiting[0], position.row.ply
        action = stroll(decision.ask(position.table), chance)
        assert isinstance(action, Action)
        user = position.row.seats[decision.seat].user
        with suppress(Illegal):  # another move is drawn then
            if user is None:
                await host.moves.play_automa(row.table, ply, decision.seat, action)
            else:
                await host.moves.play(row.table, ply, user, action)
    return position


async def test_the_end_tells_what_was_asked_and_nothing_that_others_played(
    store: Store, clock: Clockwork
) -> None:
    host = open_host(store, Library((LAST_WILL,)), clock, lambda bits: 1)
    today, row = await todays(host), await opened(host)
    first = (await host.tables.position(row.table)).table
    assert await host.puzzles.ended_at(await host.tables.row(row.table), ANN.id) is None
    position = await played_on(host, row)
    ended = await host.puzzles.ended_at(position.row, ANN.id)
    assert ended is not None
    assert (ended.daily, ended.told, ended.right) == (today, False, None)
    assert await host.puzzles.ended_at(position.row, THEO.id) is None
    went = await host.replay.history(position)
    assert went is not None
    assert position.game.rules.scores is not None
    assert went.rounds[0] == position.game.rules.scores(first).points
    assert went.first > 0
    assert len(went.rounds) == 2, "the last round alone was played here"
    assert not any(await host.replay.honours(position) or ())
    clock.tick(DAY_SECONDS)
    ended = await host.puzzles.ended_at(position.row, ANN.id)
    assert ended is not None
    assert ended.told
    assert ended.right is not None


async def test_moves_older_than_another_table_are_played_there(
    store: Store, clock: Clockwork
) -> None:
    """The machine that opens a table may be ahead of those that write its moves."""
    host, chance = open_host(store, Library((SPLENDOR,)), clock, lambda bits: 1), Chance(3)
    table = await begun(host)
    clock.set_back(60)
    while not (position := await host.tables.position(table)).table.over:
        await move(host, table, chance)
    went = await host.replay.history(position)
    assert went is not None
    assert went.first == 0


async def test_what_is_best_stays_secret_until_the_solution_is_told(
    host: Host, clock: Clockwork
) -> None:
    today, row = await todays(host), await opened(host)
    table = await host.tables.row(row.table)
    asked = await host.puzzles.asked_at(table, ANN.id)
    assert asked is not None
    assert (asked.daily, asked.late) == (today, False)
    assert await host.puzzles.asked_at(table, THEO.id) is None
    assert await host.puzzles.is_secret(table, ANN.id)
    clock.tick(DAY_SECONDS)
    asked = await host.puzzles.asked_at(table, ANN.id)
    assert asked is not None
    assert asked.late
    assert not await host.puzzles.is_secret(table, ANN.id)
    clock.tick(-DAY_SECONDS)
    await answer(host, row, right=True)
    moved = await host.tables.row(row.table)
    assert await host.puzzles.asked_at(moved, ANN.id) is None
    assert await host.puzzles.is_secret(moved, ANN.id)


async def test_tomorrow_there_is_another(host: Host, clock: Clockwork) -> None:
    row = await opened(host)
    clock.tick(DAY_SECONDS)
    assert (await opened(host)).puzzle != row.puzzle
    assert (await host.tables.row(row.table)).status is Status.ENDED


async def test_yesterdays_puzzle_leaves_the_table_of_todays(host: Host, clock: Clockwork) -> None:
    yesterday = await todays(host)
    clock.tick(DAY_SECONDS)
    row = await opened(host)
    late = await host.puzzles.open(ANN, yesterday, language="en", channel=8)
    assert (await host.tables.row(row.table)).status is Status.RUNNING
    assert (await host.tables.row(late.table)).status is Status.RUNNING
    clock.tick(DAY_SECONDS)
    await opened(host)
    for ended in (row, late):
        assert (await host.tables.row(ended.table)).status is Status.ENDED


async def test_two_presses_at_once_set_one_puzzle(host: Host, store: Store) -> None:
    one, other = await asyncio.gather(opened(host), opened(host))
    assert one == other
    assert [row.id for row in await store.tables.all()] == [one.table]


async def test_the_table_of_the_last_puzzle_makes_room(host: Host, clock: Clockwork) -> None:
    async def fill(person: Person, tables: int) -> None:
        for _ in range(tables):
            await host.seating.open(
                "splendor", person, size=2, language="en", guild=None, channel=8, direct=True
            )

    row = await opened(host)
    await fill(ANN, MOST_OPEN - 1)
    await fill(THEO, MOST_OPEN)
    clock.tick(DAY_SECONDS)
    await opened(host)
    assert (await host.tables.row(row.table)).status is Status.ENDED
    assert await refused(opened(host, THEO)) == "direct-enough"


async def test_an_answer_after_the_solution_is_told_counts_for_nothing(
    host: Host, clock: Clockwork
) -> None:
    row = await opened(host)
    clock.tick(DAY_SECONDS)
    assert await host.puzzles.solved(row.day) is not None
    await answer(host, row, right=True)
    judged = await host.puzzles.of(ANN.id, row.day)
    assert judged is not None
    assert judged.right is None


async def test_days_in_a_row_are_counted_back_from_a_day(host: Host, clock: Clockwork) -> None:
    for right in (False, True, True):
        await answer(host, await opened(host), right=right)
        clock.tick(DAY_SECONDS)
    today = await todays(host)
    assert await host.puzzles.streak(ANN.id, today.day - 1) == 2
    assert await host.puzzles.streak(ANN.id, today.day) == 0
    assert await host.puzzles.streak(THEO.id, today.day - 1) == 0
    solved = await host.puzzles.solved(today.day - 3)
    assert solved is not None
    assert (solved.found, solved.answered) == (0, 1)


async def test_a_server_hears_who_found_solutions_there_this_month(
    host: Host, clock: Clockwork
) -> None:
    clock.tick(datetime(2027, 3, 30, tzinfo=UTC).timestamp() - clock())
    first = (await todays(host)).day
    for guild, right in ((7, True), (7, True), (8, True), (7, False), (7, True)):
        today = await todays(host)
        row = await host.puzzles.open(ANN, today, language="en", channel=8, guild=guild)
        await answer(host, row, right=right)
        clock.tick(DAY_SECONDS)
    march = await host.puzzles.standings(7, first + 1)
    assert march.month == {ANN.id: 2}
    assert march.finders == (ANN.id,)
    assert march.since == first - 29
    elsewhere = await host.puzzles.standings(8, first + 4)
    assert elsewhere.month == {ANN.id: 1}, "of April, on the other server"
    assert elsewhere.finders == ()
    april = await host.puzzles.standings(7, first + 4)
    assert (april.since, april.month, april.finders) == (first + 2, {ANN.id: 1}, (ANN.id,))
    assert (await host.puzzles.standings(7, first + 3)).month == {}


async def test_who_found_most_comes_first_and_whoever_is_forgotten_is_left_out(
    host: Host, store: Store, clock: Clockwork
) -> None:
    day = (await todays(host)).day
    for who, right in ((ANN, True), (THEO, True), (THEO, True)):
        today = await todays(host)
        row = await host.puzzles.open(who, today, language="en", channel=8, guild=7)
        await store.puzzles.judge(who.id, row.day, right=right)
        clock.tick(DAY_SECONDS)
    assert [*(await host.puzzles.standings(7, day + 2)).month.items()] == [
        (THEO.id, 2),
        (ANN.id, 1),
    ]
    for running in await store.tables.all():
        if running.status is Status.RUNNING:
            await host.closing.close(running.id)
    await host.data_deletion.forget(THEO.id, {"en": "Someone"})
    assert (await host.puzzles.standings(7, day + 2)).month == {ANN.id: 1}


async def test_somebody_who_is_forgotten_was_set_no_puzzle(host: Host, store: Store) -> None:
    row = await opened(host)
    await host.closing.close(row.table)
    await host.data_deletion.forget(ANN.id, {"en": "Someone"})
    assert not await store.puzzles.of(ANN.id)


async def test_the_puzzle_of_yesterday_may_be_opened_still(host: Host, clock: Clockwork) -> None:
    today = await todays(host)
    clock.tick(DAY_SECONDS)
    assert await host.puzzles.open_on(today.day) == today
    assert await host.puzzles.open_on(today.day - 1) == await host.puzzles.today()
    assert await host.puzzles.open_on(today.day + 5) == await host.puzzles.today()


async def test_a_puzzle_is_posted_once_a_date_and_no_other_twice(store: Store) -> None:
    puzzles = store.puzzles
    assert await puzzles.claim_post(7, date=100, day=50)
    assert not await puzzles.claim_post(7, date=100, day=51), "not two on a date"
    assert not await puzzles.claim_post(7, date=101, day=50), "not the same on two dates"
    assert await puzzles.claim_post(8, date=100, day=50), "another server"
    assert await puzzles.claim_post(7, date=101, day=51)
    await puzzles.give_post_back(7, date=101)
    assert await puzzles.claim_post(7, date=101, day=51)


async def test_who_found_it_is_counted_once_a_minute_and_proved_once(
    host: Host, clock: Clockwork
) -> None:
    row = await opened(host)
    clock.tick(DAY_SECONDS)
    one, other = await asyncio.gather(host.puzzles.solved(row.day), host.puzzles.solved(row.day))
    assert one is not None
    assert one is other
    clock.tick(SOLVED_SECONDS + 1)
    later = await host.puzzles.solved(row.day)
    assert later is not None
    assert later is not one
    assert later.solution is one.solution


async def look_once(store: Store, clock: Clockwork, prove: Callable[..., Any]) -> None:
    """Let a process look once whether the puzzle is to be posted on a server; *prove* is how it
    proves the last one.
    """
    (kind,) = SPLENDOR.mind.puzzles
    mind = replace(SPLENDOR.mind, puzzles=(replace(kind, prove=prove),))
    host = open_host(store, Library((replace(SPLENDOR, mind=mind),)), clock, lambda bits: 1)
    servers, looked = Servers(store.servers), asyncio.Event()
    await servers.change(ServerRow(guild=7, puzzle=8, puzzle_hour=0))

    async def sleep(_seconds: float) -> None:
        looked.set()
        await asyncio.Event().wait()

    client, painter = discord.Client(intents=discord.Intents.none()), Painter(Scribes())
    posts = PuzzlePosts(client, store.puzzles, servers, host.puzzles, painter, clock, sleep)
    posts.start()
    await looked.wait()
    await posts.close()


async def claimed(store: Store, clock: Clockwork) -> bool:
    """Claim the post of today; whether nobody had."""
    date = datetime.fromtimestamp(clock(), UTC).date().toordinal()
    return await store.puzzles.claim_post(7, date, int(clock()) // DAY_SECONDS)


@pytest.mark.parametrize("elsewhere", [True, False])
async def test_only_the_process_that_posts_a_puzzle_proves_the_last_one(
    store: Store, clock: Clockwork, *, elsewhere: bool
) -> None:
    proofs = list[object]()

    def prove(*asked: Any) -> Any:
        proofs.append(asked)
        return SPLENDOR.mind.puzzles[0].prove(*asked)

    if elsewhere:
        assert await claimed(store, clock)
    await look_once(store, clock, prove)
    assert len(proofs) == (0 if elsewhere else 1)


async def test_a_post_that_could_not_be_made_may_be_claimed_again(
    store: Store, clock: Clockwork
) -> None:
    def fail(*_asked: Any) -> Any:
        raise ArithmeticError

    await look_once(store, clock, fail)
    assert await claimed(store, clock)
