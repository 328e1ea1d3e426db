"""Evenings on which people solve the puzzle of the day."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from datetime import datetime
from math import ceil
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.hosting.puzzles import DAY_SECONDS, Daily, daily
from bot.messages.language import words_of
from bot.sandbox import access
from bot.sandbox.layouts import text_of
from bot.sandbox.server import StandIn
from bot.sandbox.things import Message, User
from games.moves import Action
from games.packs import kind_of, moves_of, question_of, solution_of
from games.puzzles import Solution
from games.questions import notation_of
from games.text import Text
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening, bot_at
from tests.bot.evenings.sentences import says, sentence
from tests.bot.evenings.test_layouts import names
from tests.bot.operations.test_maintenance import said_by
from tests.library import GAMES


def of_day(clock: Clockwork) -> tuple[Daily, Solution]:
    today = daily(GAMES, int(clock()) // DAY_SECONDS)
    assert today is not None
    solution = solution_of(today.game, today.puzzle)
    assert solution is not None
    return today, solution


async def asked(evening: Evening, who: User, *keys: str) -> Message:
    """What `/puzzle` says of today's puzzle, or of yesterday's solution before it; once it says all
    this.
    """
    before = {one.id for one in evening.stand_in.world.messages_in(evening.games)}
    await evening.slash(who, evening.games, "puzzle")

    def found() -> Message | None:
        there = evening.stand_in.world.messages_in(evening.games)
        new = [m for m in there if m.id not in before and m.only_for == who.id]
        return next((m for m in new if all(says(m, key) for key in keys)), None)

    return await evening.until(found)


def is_pressed(message: Message, starts: str) -> bool:
    return f"'custom_id': '{starts}" in str(message.components)


async def answered(evening: Evening, who: User, today: Daily, action: Action) -> None:
    """Open one's table, and make this move there."""
    begun = await evening.answer(who, await asked(evening, who, "puzzle-how"), "puzzle")
    assert says(begun, "puzzle-begun"), text_of(begun)
    await played(evening, who, today, begun, action)


async def played(evening: Evening, who: User, today: Daily, begun: Message, action: Action) -> None:
    """Make this move at the table that has *begun*."""
    number = text_of(begun).partition("Table #")[2].split()[0]
    table, _ = moves_of(today.game, today.puzzle)
    notation = notation_of(table.waiting[0].ask(table), action)
    told = await evening.slash(who, evening.games, "play", table=number, move=notation)
    assert says(told, "puzzle-next"), "a typed answer is looked at, too"
    await evening.answer(who, told, "do:")


async def test_the_first_move_is_the_answer_and_the_solution_comes_the_next_day(
    evening: Evening, clock: Clockwork, ann: User, theo: User, ingrid: User
) -> None:
    today, solution = of_day(clock)
    await answered(evening, ann, today, solution.best.action)
    told = await asked(evening, ann, "puzzle-answered")
    assert not says(told, "puzzle-right")
    assert not is_pressed(told, "puzzle:"), "one answer a day"
    await answered(evening, theo, today, solution.second.action)
    await asked(evening, theo, "puzzle-answered")

    clock.tick(DAY_SECONDS)
    found = await asked(evening, ann, "puzzle-solution", "puzzle-best", "puzzle-right")
    kind, words = kind_of(today.game, today.puzzle), words_of("en", today.game)
    why = kind.why(solution)
    for part in (question_of(today.game, today.puzzle), why):
        assert words.say(part, today.players(ann.shown_name)) in text_of(found)
    assert "1 of 2 found it" in text_of(found)
    assert f"1. <@{ann.id}> – 1" in text_of(found)
    assert not found.mentions
    lies, own = names(found)
    assert lies.startswith(today.game.key)
    assert own.startswith(f"{today.game.key}-{today.puzzle.seat}")
    new = await asked(evening, ann, "puzzle-how")
    then, _ = of_day(clock)
    lies, own = names(new)
    assert lies.startswith(then.game.key)
    assert own.startswith(f"{then.game.key}-{then.puzzle.seat}"), "all that it takes to solve it"
    await asked(evening, theo, "puzzle-solution", "puzzle-wrong")
    never = await asked(evening, ingrid, "puzzle-how")
    there = evening.stand_in.world.messages_in(evening.games)
    hers = [message for message in there if message.only_for == ingrid.id]
    assert not any(says(message, "puzzle-solution") for message in hers), "they may want to try it"
    solution_of_it = await evening.answer(ingrid, never, "solution:")
    assert says(solution_of_it, "puzzle-best")
    assert not says(solution_of_it, "puzzle-wrong")
    clock.tick(DAY_SECONDS)
    assert says(await evening.answer(ingrid, never, "solution:"), "menu-old")


async def test_a_question_names_those_who_sit_at_the_table(
    evening: Evening, clock: Clockwork, ann: User
) -> None:
    today, _ = of_day(clock)
    while isinstance(kind_of(today.game, today.puzzle).question, Text):
        clock.tick(DAY_SECONDS)
        today, _ = of_day(clock)
    question = question_of(today.game, today.puzzle)
    told = words_of("en", today.game).say(question, today.players(ann.shown_name))
    shown = await asked(evening, ann, "puzzle-how")
    assert told in text_of(shown)
    begun = await evening.answer(ann, shown, "puzzle")
    assert says(begun, "puzzle-asked")
    assert told in text_of(begun)


async def test_an_answer_is_looked_at_before_it_counts(evening: Evening, ann: User) -> None:
    begun = await evening.answer(ann, await asked(evening, ann, "puzzle-how"), "puzzle")
    hand = await evening.hand(ann, sentence("puzzle-next"))
    assert says(hand, "puzzle-asked")
    assert len(names(begun)) == 2, "what lies there, and what is chosen from"
    menu = begun
    while not is_pressed(menu, "do:"):
        assert says(menu, "puzzle-asked"), text_of(menu)
        ids = evening.stand_in.people.component_ids(menu)
        menu = await evening.answer(ann, menu, next(one for one in ids if one.startswith("ask:")))
    told = await evening.answer(ann, menu, "do:")
    assert not says(told, "puzzle-next"), "what follows is played on"
    assert says(told, "puzzle-noted")


async def test_a_table_that_was_opened_waits_for_the_answer(
    evening: Evening, ann: User, theo: User
) -> None:
    shown = await asked(evening, ann, "puzzle-how")
    await evening.answer(ann, shown, "puzzle")
    waiting = await asked(evening, ann, "puzzle-waiting")
    assert not is_pressed(waiting, "puzzle:")
    assert says(await evening.answer(ann, waiting, "play"), "puzzle-asked")
    # Pressed again, it is the same table; and nobody else comes near it.
    again = await evening.answer(ann, shown, "puzzle")
    assert "#1 " in text_of(again)
    assert says(again, "puzzle-asked")
    assert "table" in (await evening.slash(theo, evening.games, "board", table="1")).content


async def test_a_table_that_was_closed_waits_for_no_answer(evening: Evening, ann: User) -> None:
    shown = await asked(evening, ann, "puzzle-how")
    await evening.answer(ann, shown, "puzzle")
    sure = await evening.slash(ann, evening.games, "table end", table="1")
    await evening.answer(ann, sure, "sure")
    told = await asked(evening, ann, "puzzle-over")
    assert not says(told, "puzzle-waiting")
    assert says(await evening.answer(ann, shown, "puzzle"), "puzzle-over")


def at(clock: Clockwork, hour: int, zone: str = "Europe/Berlin") -> int:
    """How many seconds are left until an hour of the day in a time zone."""
    now = datetime.fromtimestamp(clock(), ZoneInfo(zone))
    then = now.replace(hour=hour, minute=0, second=0, microsecond=0)
    return ceil(((then - now).total_seconds()) % DAY_SECONDS)


async def test_a_channel_gets_the_puzzle_each_day_at_its_hour(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    await evening.slash(ann, evening.games, "settings", zone="Europe/Berlin")
    hour = 18
    clock.tick(at(clock, hour) - 120)
    told = await evening.slash(ann, evening.games, "setup", puzzle=str(hour))
    assert says(told, "setup-puzzle"), told.content
    clock.tick(60)
    await evening.slash(theo, evening.games, "puzzle")
    assert not evening.posts(evening.games)
    clock.tick(60)
    posted = await evening.until(lambda: next(iter(evening.posts(evening.games)), None))
    assert says(posted, "puzzle-post")
    assert len(names(posted)) == 2, "the position, and the hand of whoever is asked"
    assert not posted.mentions
    begun = await evening.answer(theo, posted, "puzzle")
    assert begun.only_for == theo.id
    assert says(begun, "puzzle-begun")
    today, solution = of_day(clock)
    await played(evening, theo, today, begun, solution.best.action)
    again = await evening.answer(theo, posted, "puzzle")
    assert says(again, "puzzle-play-on")
    assert not says(again, "puzzle-begun"), "it is answered"
    for _ in range(3):
        clock.tick(60)
    clock.tick(DAY_SECONDS)
    second = await evening.until(
        lambda: next((m for m in evening.posts(evening.games) if m.id != posted.id), None)
    )
    assert says(second, "puzzle-solution")
    assert says(second, "puzzle-month")
    assert f"Found on this server by <@{theo.id}>." in second.content
    assert not second.mentions, "nobody is called"
    assert len(evening.posts(evening.games)) == 2
    told = await evening.slash(ann, evening.games, "setup", puzzle="never")
    assert not says(told, "setup-puzzle")


async def test_west_of_greenwich_a_post_that_begins_late_keeps_its_hour(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    zone, hour = "America/Los_Angeles", 12
    await evening.slash(ann, evening.games, "settings", zone=zone)
    clock.tick(at(clock, 17, zone))
    await evening.slash(ann, evening.games, "setup", puzzle=str(hour))
    clock.tick(60)
    posted = await evening.until(lambda: next(iter(evening.posts(evening.games)), None))
    begun = await evening.answer(theo, posted, "puzzle")
    assert says(begun, "puzzle-late"), "the solution is told since 16:00"
    assert not says(begun, "puzzle-begun"), "no answer is asked for"
    clock.tick(at(clock, hour, zone))
    second = await evening.until(
        lambda: next((m for m in evening.posts(evening.games) if m.id != posted.id), None)
    )
    assert says(second, "puzzle-solution")


async def test_where_files_are_refused_the_position_is_told_in_words(
    evening: Evening, clock: Clockwork, ann: User
) -> None:
    access.deny(evening.stand_in.world, evening.games, "attach_files")
    evening.forgive(403)
    await evening.slash(ann, evening.games, "settings", zone="Europe/Berlin")
    clock.tick(at(clock, 18))
    await evening.slash(ann, evening.games, "setup", puzzle="18")
    clock.tick(60)
    posted = await evening.until(lambda: next(iter(evening.posts(evening.games)), None))
    assert says(posted, "puzzle-post")
    assert not posted.attachments
    assert is_pressed(posted, "puzzle:")
    *_, position = sentence("puzzle-post").split(posted.content)
    assert position.strip()


async def test_what_the_operator_tells_stands_under_a_puzzle_and_its_solution(
    tmp_path: Path, stand_in: StandIn, clock: Clockwork
) -> None:
    evening = Evening(stand_in)
    ann = evening.person("ann")
    async with bot_at(stand_in, tmp_path, clock, database=tmp_path / "parlour.db") as bot:
        shown = await asked(evening, ann, "puzzle-how")
        code, _ = await said_by("notice", "Back at ten.", "--data", tmp_path)
        assert code == 0
        await bot.services.bans.open()
        for button in ("puzzle", "solution:"):
            assert "Back at ten." in text_of(await evening.answer(ann, shown, button))


async def test_a_post_that_is_refused_for_good_waits_for_the_next_day(
    evening: Evening, clock: Clockwork, ann: User, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot.delivery.puzzle_posts")
    posts = rf"^/channels/{evening.games.id}/messages$"
    evening.stand_in.faults.fail(posts, 400, times=1, code=50083)
    await evening.slash(ann, evening.games, "settings", zone="Europe/Berlin")
    clock.tick(at(clock, 18))
    await evening.slash(ann, evening.games, "setup", puzzle="18")
    clock.tick(60)
    while "no puzzle was posted" not in caplog.text:
        await evening.slash(ann, evening.games, "setup")
    clock.tick(60)
    await evening.slash(ann, evening.games, "setup")
    assert not evening.posts(evening.games)
    clock.tick(DAY_SECONDS)
    await evening.until(lambda: next(iter(evening.posts(evening.games)), None))


async def test_a_post_that_could_not_be_given_back_is_made_once_it_can(
    tmp_path: Path, stand_in: StandIn, clock: Clockwork, caplog: pytest.LogCaptureFixture
) -> None:
    evening = Evening(stand_in)
    ann = evening.person("ann")
    stand_in.faults.fail(rf"^/channels/{evening.games.id}/messages$", 503)

    def execute(statement: str) -> None:
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
            database.execute(statement)

    async with bot_at(stand_in, tmp_path, clock):
        execute(
            "CREATE TRIGGER kept BEFORE DELETE ON puzzle_posts BEGIN SELECT RAISE(ABORT, 'no'); END"
        )
        await evening.slash(ann, evening.games, "settings", zone="Europe/Berlin")
        clock.tick(at(clock, 18))
        await evening.slash(ann, evening.games, "setup", puzzle="18")
        clock.tick(60)
        while "no puzzle can be posted" not in caplog.text:
            await evening.slash(ann, evening.games, "setup")
        assert not evening.posts(evening.games)
        execute("DROP TRIGGER kept")
        clock.tick(60)
        await evening.until(lambda: next(iter(evening.posts(evening.games)), None))


async def test_a_channel_that_is_gone_gets_no_puzzle_any_more(
    evening: Evening, clock: Clockwork, ann: User
) -> None:
    posts = rf"^/channels/{evening.games.id}/messages$"
    evening.stand_in.faults.fail(posts, 404, times=1, code=10003)
    clock.tick(DAY_SECONDS // 2)
    told = await evening.slash(ann, evening.games, "setup", puzzle="0")
    assert says(told, "setup-puzzle")
    clock.tick(60)
    while says(told, "setup-puzzle"):
        told = await evening.slash(ann, evening.games, "setup")
    assert not evening.posts(evening.games)
