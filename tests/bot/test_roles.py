"""Several processes on one database: gateways answer, workers show, and whoever is killed is
replaced by the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.sandbox.ids import UserId
from bot.sandbox.logins import shard_of
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, Message, User
from tests.bench.players import Seen
from tests.bot.evenings import test_cups as cups
from tests.bot.evenings.evening import Evening, unhurried
from tests.bot.evenings.sentences import says
from tests.bot.evenings.test_finding import calls
from tests.bot.processes import Processes, holding
from tests.bot.tab import outcome, start
from tests.bot.test_http import answers, free_port
from tests.bot.wire import PATIENCE, standing, until
from tests.postgres import Server

TAKEN_OVER_SECONDS = 25.0
"""Sooner than a process looks for what was missed, every half a minute; a busy machine has taken
ten seconds to see that a line was cut.
"""
MOVES = 4
"""At each table: at first, after each of two kills of a worker, and after that of a gateway."""


@pytest.fixture
async def processes(server: Server, template: str, tmp_path: Path) -> AsyncIterator[Processes]:
    database = server.new_database(template)
    async with standing(rates=unhurried()) as stand_in:
        stand_in.world.logins.apart = 0.0
        async with AsyncExitStack() as opened:
            yield Processes(stand_in, server.url(database), tmp_path, opened)
        assert not stand_in.rest.faults
    server.drop(database)


def on_two_shards(stand_in: StandIn) -> list[Channel]:
    """Add servers until each of two shards has one, with everybody in it; a channel of each."""
    world = stand_in.world
    elsewhere = home = next(iter(world.guilds.values()))
    while len({shard_of(guild, 2) for guild in world.guilds}) < 2:
        people = [world.users[member] for member in home.members if not world.users[member].bot]
        elsewhere = world.add_guild("Elsewhere", *people)
    return [world.channel_named("games"), world.add_channel(elsewhere, "games-elsewhere")]


async def test_gateways_and_workers_play_and_whoever_is_killed_is_replaced(
    processes: Processes,
) -> None:
    stand_in = processes.stand_in
    channels = on_two_shards(stand_in)
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    people = {ann.id: ann, theo.id: theo}
    gateways = [await processes.start("gateway", "--shards", f"{of}/2") for of in range(2)]
    workers = [await processes.start("worker") for _ in range(2)]
    await until(stand_in.world, lambda: stand_in.gateway.is_connected, PATIENCE)
    for _, port in workers:
        await holding(port, 32)
    threads = [await begun(stand_in, ann, theo, channel) for channel in channels]
    for thread in threads:
        await moved(evening, people, thread)

    async def worker_is_killed(killed: int) -> None:
        """Kill a worker; the other one takes over soon, and does its work."""
        await workers[killed][0].kill()
        async with asyncio.timeout(TAKEN_OVER_SECONDS):
            await holding(workers[1 - killed][1], 64)
        await asyncio.gather(*(moved(evening, people, thread) for thread in threads))

    await worker_is_killed(0)
    workers[0] = await processes.start("worker")
    for _, port in workers:
        await holding(port, 32)
    await worker_is_killed(1)

    second, _ = await processes.start("gateway", "--shards", "1/2")
    code = await asyncio.wait_for(second.process.wait(), PATIENCE)
    assert code == 1
    assert second.logged[-1] == ("Error: Another gateway on this database holds shard 1 of 2.")
    await gateways[0][0].kill()
    await processes.start("gateway", "--shards", "0/2")
    await until(stand_in.world, lambda: stand_in.gateway.is_connected, PATIENCE)
    for thread in threads:
        await moved(evening, people, thread)
    for thread in threads:
        posts = [post.content for post in evening.posts(thread)]
        assert len(posts) == MOVES + 1, posts  # one for each turn, and none twice


async def test_a_worker_posts_by_the_interaction_that_a_gateway_hands_over(
    processes: Processes,
) -> None:
    stand_in = processes.stand_in
    evening, seen = Evening(stand_in), Seen(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    people = {ann.id: ann, theo.id: theo}
    await processes.start("gateway")
    _, port = await processes.start("worker")
    await until(stand_in.world, lambda: stand_in.gateway.is_connected, PATIENCE)
    await holding(port, 64)
    thread = await begun(stand_in, ann, theo, evening.games)
    await moved(evening, people, thread)
    stop = stand_in.world.watch(seen.hear)
    for _ in range(1, MOVES):  # there are no more gems of these colours
        await moved(evening, people, thread)
    stop()
    of_the_table = {
        kind: number
        for kind, number in seen.requests.items()
        if kind.startswith(("thread ", "hand "))
    }
    assert not [kind for kind in of_the_table if kind.startswith("thread ")], seen.requests
    assert sum(of_the_table.values()) <= 2 * MOVES, seen.requests
    await asked_again(evening, people, thread)


async def asked_again(evening: Evening, people: dict[UserId, User], thread: Channel) -> None:
    """Whoever is called presses; the gateway asks them again below the worker's next post."""
    first = called(evening, people, thread)
    assert first is not None
    menu = await evening.answer(first, evening.posts(thread)[-1], "play@")
    await evening.confirm(first, menu, "two", "red")
    second = next(person for person in people.values() if person is not first)
    await evening.table_calling(second, thread)
    await evening.slash(second, thread, "play", move="two black")
    post = await evening.table_calling(first, thread)

    def below() -> bool:
        newest = evening.menu_of(first, thread)
        return newest is not None and int(newest.id) > int(post.id)

    assert await evening.until(below)


async def test_of_people_who_look_for_players_one_gateway_makes_a_table_and_one_worker_calls(
    processes: Processes,
) -> None:
    stand_in = processes.stand_in
    evening, world = Evening(stand_in), stand_in.world
    ann, theo = evening.person("ann"), evening.person("theo")
    await processes.start("gateway")
    workers = [await processes.start("worker") for _ in range(2)]
    await until(world, lambda: stand_in.gateway.is_connected, PATIENCE)
    for _, port in workers:
        await holding(port, 32)
    find = {"game": "splendor", "people": "2-2", "pace": "live"}
    assert says(await evening.slash(ann, evening.games, "find", **find), "find-looking")
    assert says(await evening.slash(theo, evening.games, "find", **find), "find-opened")
    both = await until(world, lambda: next(iter(calls(evening, ann, theo)), None), PATIENCE)
    assert both is not None
    for who in (ann, theo):
        await evening.press(who, both, "ready@1")
    await until(world, lambda: world.threads_of(evening.games) or None, PATIENCE)
    await until(world, lambda: both.id not in world.messages or None, PATIENCE)
    assert not calls(evening, ann, theo)


async def test_a_cup_is_entered_at_a_gateway_and_led_by_one_worker(processes: Processes) -> None:
    stand_in = processes.stand_in
    evening, world = Evening(stand_in), stand_in.world
    people = [evening.person(name) for name in ("ann", "theo", "ingrid")]
    await processes.start("gateway")
    workers = [await processes.start("worker") for _ in range(2)]
    await until(world, lambda: stand_in.gateway.is_connected, PATIENCE)
    for _, port in workers:
        await holding(port, 32)
    post = await cups.opened(evening, people[0], most=3, game="splendor", rounds="1")
    for who in people:
        assert says(await evening.answer(who, post, "cup:enter"), "cup-in")
    thread = await until(world, lambda: next(iter(cups.threads(evening)), None), PATIENCE)
    assert thread is not None
    await cups.give_up(evening, thread, *await cups.sitting(evening, post, thread, people))
    await until(world, lambda: len(cups.posts(evening)) > 1, PATIENCE)
    await evening.slash(people[0], evening.games, "cup list")
    assert len(cups.posts(evening)) == len((post, "its end"))
    assert cups.threads(evening) == [thread]


async def begun(stand_in: StandIn, ann: User, theo: User, channel: Channel) -> Channel:
    """A game of two in a channel; the thread in which it is played."""
    evening, world = Evening(stand_in), stand_in.world
    before = len(world.threads_of(channel))
    notice = await evening.slash(ann, channel, "table new", game="splendor", seats=2)
    assert stand_in.people.component_ids(notice), notice.content
    for who, button in ((theo, "join"), (ann, "start")):
        await until(world, lambda: pressable(stand_in, notice, button), PATIENCE)  # noqa: B023
        await evening.press(who, notice, button)
    threads = await until(world, lambda: world.threads_of(channel)[before:], PATIENCE)
    return threads[0]


def pressable(stand_in: StandIn, message: Message, starts: str) -> bool:
    """Whether a message has a button whose custom id starts like this."""
    return any(one.startswith(starts) for one in stand_in.people.component_ids(message))


def called(evening: Evening, people: dict[UserId, User], thread: Channel) -> User | None:
    """Whom the newest post of a table calls."""
    posts = evening.posts(thread)
    return people.get(posts[-1].mentions[0]) if posts and posts[-1].mentions else None


async def moved(evening: Evening, people: dict[UserId, User], thread: Channel) -> None:
    """Whoever is called takes gems; once the other one is called, the move was shown."""
    world = evening.stand_in.world
    who = await until(world, lambda: called(evening, people, thread), PATIENCE)
    assert who is not None
    said = await evening.slash(who, thread, "play", move="take white+blue+green")
    assert f"**{who.shown_name}**" in said.content, said.content
    await until(world, lambda: called(evening, people, thread) not in {None, who}, PATIENCE)


async def test_a_worker_leaves_interactions_to_the_gateway_that_shares_its_environment(
    processes: Processes,
) -> None:
    port = free_port()
    _, health = await processes.start("worker", "--http", str(port))
    await holding(health, 64)
    assert not await answers(port)
    await processes.start("gateway", "--http", str(port))
    async with asyncio.timeout(PATIENCE):
        while not await answers(port):  # noqa: ASYNC110  # a port
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("role", ["gateway", "worker"])
async def test_on_a_file_there_is_one_process(role: str, tmp_path: Path) -> None:
    environment = {"PARLOUR_TOKEN": "a.b.c", "PARLOUR_DATA": str(tmp_path)}
    code, said = await outcome(await start(role, environment=environment))
    assert code == 1
    (line,) = said.splitlines()
    assert "PARLOUR_DATABASE" in line
