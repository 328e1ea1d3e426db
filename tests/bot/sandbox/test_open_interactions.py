"""Interactions have three seconds for the first answer and a quarter of an hour for the rest."""

import asyncio

import pytest

from bot.sandbox.interactions import AnswerKind, Interaction
from bot.sandbox.open_interactions import OpenInteractions
from bot.sandbox.refusals import Refusal
from bot.sandbox.things import InteractionKind
from bot.sandbox.world import World
from bot.sandbox.world_events import InteractionFailed, InteractionStarted, WorldEvent
from tests.bot.wire import furnished


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 2_000_000_000.0

    def __call__(self) -> float:
        return self.now


async def begin(
    world: World, open_interactions: OpenInteractions
) -> tuple[Interaction, asyncio.Task[Interaction]]:
    """An action that waits for its answer."""
    begun: asyncio.Future[Interaction] = asyncio.get_running_loop().create_future()

    def hear(note: WorldEvent) -> None:
        if isinstance(note, InteractionStarted):
            begun.set_result(note.interaction)

    world.watch(hear)
    ann, lobby = world.person("ann"), world.channel_named("lobby")
    waiting = asyncio.create_task(
        open_interactions.put(InteractionKind.COMMAND, ann.id, lobby.id, {"name": "play"})
    )
    return await begun, waiting


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def world(clock: Clock) -> World:
    return furnished(clock)


async def test_an_answer_in_time_ends_the_waiting(world: World, clock: Clock) -> None:
    open_interactions = OpenInteractions(world)
    interaction, waiting = await begin(world, open_interactions)
    clock.now += 2.9
    open_interactions.answered(
        open_interactions.to_answer(interaction.id, interaction.token), AnswerKind.DEFER
    )
    assert await waiting is interaction
    assert interaction.seconds == pytest.approx(2.9)


async def test_without_an_answer_everybody_is_told_of_the_failure_once(world: World) -> None:
    heard: list[WorldEvent] = []
    world.watch(heard.append)
    _, waiting = await begin(world, OpenInteractions(world, answer_seconds=0.01))
    failed = await waiting
    assert failed.failed
    assert [note for note in heard if isinstance(note, InteractionFailed)] == [
        InteractionFailed(failed)
    ]


async def test_an_answer_too_late_by_the_clock_is_refused_before_the_timer_rings(
    world: World, clock: Clock
) -> None:
    open_interactions = OpenInteractions(world)
    interaction, waiting = await begin(world, open_interactions)
    clock.now += 3.1
    with pytest.raises(Refusal, match="10062"):
        open_interactions.to_answer(interaction.id, interaction.token)
    assert (await waiting).failed


async def test_another_token_answers_nothing(world: World) -> None:
    open_interactions = OpenInteractions(world, answer_seconds=0.01)
    interaction, waiting = await begin(world, open_interactions)
    with pytest.raises(Refusal, match="10062"):
        open_interactions.to_answer(interaction.id, "another")
    await waiting


async def test_a_token_is_worth_nothing_after_a_quarter_of_an_hour(
    world: World, clock: Clock
) -> None:
    open_interactions = OpenInteractions(world)
    interaction, waiting = await begin(world, open_interactions)
    open_interactions.answered(interaction, AnswerKind.MESSAGE)
    await waiting
    clock.now += 15 * 60 - 1
    assert open_interactions.to_follow(interaction.token) is interaction
    clock.now += 2
    with pytest.raises(Refusal, match="50027"):
        open_interactions.to_follow(interaction.token)


async def test_nothing_follows_before_the_first_answer(world: World) -> None:
    open_interactions = OpenInteractions(world, answer_seconds=0.01)
    interaction, waiting = await begin(world, open_interactions)
    with pytest.raises(Refusal, match="10015"):
        open_interactions.to_follow(interaction.token)
    await waiting
