"""Evenings of Last Will over the wire: four heirs with a restart in mid-turn, and the whole game of
two with neutral markers.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from bot.hosting.host import Position
from bot.store import MadeBy
from games.chance import Chance
from games.engine import Seat, play
from games.last_will.mind.habits import habit
from games.last_will.rules.turns import Turn
from games.last_will.table import LastWillTable
from games.moves import Action, Illegal
from games.questions import notation_of
from tests.bot.evenings.course import Course, course_at, preferring
from tests.bot.evenings.evening import Evening, bot_at, contents, unhurried
from tests.bot.wire import standing

NAMES = ("ann", "pyotr", "theo", "ingrid")
SEED = 4
AFTERWARDS = 25
"""So many moves are made after a restart: everybody has their turn again."""
SPENDING = preferring("play", "use", "place", "buy", "end")
"""Whoever plays and uses what there is, and owns a house only where nothing else is left."""


def free_moves(position: Position, seat: Seat) -> list[Action]:
    """What a seat may do for nothing, one move after the other."""
    found, table = list[Action](), position.table
    while (action := replace(position, table=table).free_move(seat)) is not None:
        found.append(action)
        table = play(table, seat, action).table
    return found


async def with_free_moves(course: Course, chance: Chance) -> tuple[Position, Seat, list[Action]]:
    """Play by habit until somebody whose turn it is may do two things for nothing."""
    while True:
        position = await course.position()
        decision = position.table.waiting[0]
        free = free_moves(position, decision.seat)
        if len(free) > 1:
            return position, decision.seat, free
        assert isinstance(position.table, LastWillTable)
        action = habit(position.table, decision, chance)
        assert action is not None
        await course.type(decision.seat, notation_of(decision.ask(position.table), action))


async def in_mid_turn(course: Course, chance: Chance) -> None:
    """Play until somebody has taken the first of several steps of a turn."""
    seat = None
    while True:
        decision = (await course.position()).table.waiting[0]
        if isinstance(decision, Turn) and decision.seat == seat:
            return
        seat = decision.seat if isinstance(decision, Turn) else None
        await course.play_on(SPENDING, chance, plies=1)


async def test_four_heirs_go_on_after_a_restart_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    async with standing(rates=unhurried()) as stand_in:
        evening, chance = Evening(stand_in), Chance(SEED)
        people = [evening.person(name) for name in NAMES]
        async with course_at(evening, tmp_path, SEED, people, "last-will") as course:
            await in_mid_turn(course, chance)
            before = await course.position()
        async with bot_at(stand_in, tmp_path) as bot:
            course = replace(course, bot=bot)
            assert (await course.position()).table == before.table
            posted = len(evening.posts(course.thread))
            after = await course.play_on(SPENDING, chance, plies=AFTERWARDS)
            assert after.row.ply >= before.row.ply + AFTERWARDS
        told = contents(evening.posts(course.thread)[posted:])
    assert all(any(f"**{who.shown_name}** " in one for one in told) for who in people)
    assert not stand_in.rest.refused


async def test_two_heirs_block_planning_spaces_with_neutral_markers(tmp_path: Path) -> None:
    async with standing(rates=unhurried()) as stand_in:
        evening, chance = Evening(stand_in), Chance(SEED)
        people = [evening.person(name) for name in NAMES[:2]]
        async with course_at(evening, tmp_path, SEED, people, "last-will") as course:
            assert (await course.play_on(SPENDING, chance)).table.over
        told = "\n".join(contents(evening.posts(course.thread)))
    assert all(re.search(rf"\*\*{person.shown_name}\*\* blocks ", told) for person in people)
    assert re.search(r"the game is over\n1\. .* in total.*\n2\. ", told)
    assert not stand_in.rest.refused


async def test_all_that_is_free_is_used_with_one_press(tmp_path: Path) -> None:
    async with standing(rates=unhurried()) as stand_in:
        evening, chance = Evening(stand_in), Chance(SEED)
        people = [evening.person(name) for name in NAMES[:2]]
        async with course_at(evening, tmp_path, SEED, people, "last-will") as course:
            before, seat, free = await with_free_moves(course, chance)
            who = course.person(seat)
            menu = await evening.slash(who, course.thread, "play")
            answer = await evening.answer(who, menu, "free@")
            await course.shown()
            after, host = await course.position(), course.bot.services.host
            person = after.row.seats[seat].user
            assert person is not None
            assert isinstance(before.table, LastWillTable)
            assert isinstance(after.table, LastWillTable)
            assert after.table.players[seat].actions == before.table.players[seat].actions
            assert after.row.ply == before.row.ply + len(free)
            made = (await host.record.of(course.table))[-len(free) :]
            assert [entry.action for entry in made] == list(
                map(after.game.rules.codec.write_move, free)
            )
            assert {entry.by for entry in made} == {MadeBy.HAND}
            assert answer.content.count("• ") >= len(free)
            left = stand_in.people.component_ids(answer)
            assert not any(name.startswith("free@") for name in left)
            with pytest.raises(Illegal, match="free-none"):
                await host.moves.play_free_moves(course.table, person)
            told = evening.posts(course.thread)[-1].content
            assert told.count("• ") >= len(free)
    assert not stand_in.rest.refused
