"""Evenings on which a move is regretted in each of the games: a refusal changes nothing, consent
lays all as it was.
"""

from pathlib import Path

import pytest

from bot.hosting.host import AnyGame
from bot.sandbox.things import Message, User
from games.chance import Chance
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.course import Course, course_at, preferring
from tests.bot.evenings.evening import Evening, unhurried
from tests.bot.evenings.sentences import says, sentence
from tests.bot.evenings.test_staying import saying
from tests.bot.wire import standing
from tests.library import GAMES

FEWEST_PLIES = 7
NAMES = ("ann", "theo", "ingrid")
EVERY = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


async def regretting(course: Course) -> tuple[User, int]:
    """Who is to regret their last move, though somebody else has moved since; and the ply of that
    move.
    """
    chance = Chance(1)
    await course.play_on(preferring(), chance, FEWEST_PLIES)
    while (
        len(
            latest := {
                entry.seat: entry
                for entry in await course.bot.services.host.record.of(course.table)
            }
        )
        == 1
    ):
        await course.play_on(preferring(), chance, 1)
    entry = min(latest.values(), key=lambda entry: entry.ply)
    return course.person(entry.seat), entry.ply


async def asked(course: Course, who: User) -> Message:
    """The question to the others whether somebody may take their move back."""
    await course.evening.slash(who, course.thread, "undo")
    return await saying(course.evening, sentence("proposal-take-back"), course.thread)


@EVERY
async def test_a_refusal_leaves_everything_as_it_is(
    tmp_path: Path, clock: Clockwork, game: AnyGame
) -> None:
    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        people = [evening.person(name) for name in NAMES][: game.rules.seats[-1]]
        async with course_at(
            evening, tmp_path, 3, people, game.key, clock, undo="anything"
        ) as course:
            who, _ = await regretting(course)
            before = await course.position()
            question = await asked(course, who)
            await evening.press(
                next(other for other in people if other != who), question, "vote:1:no"
            )
            await evening.until(lambda: "Not agreed" in evening.now(question).content or None)
            after = await course.position()
    assert (after.row.ply, after.table) == (before.row.ply, before.table)


@EVERY
async def test_with_everybodys_consent_all_is_as_it_was_and_the_game_goes_on(
    tmp_path: Path, clock: Clockwork, game: AnyGame
) -> None:
    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        people = [evening.person(name) for name in NAMES][: game.rules.seats[-1]]
        async with course_at(
            evening, tmp_path, 3, people, game.key, clock, undo="anything"
        ) as course:
            who, ply = await regretting(course)
            before = await course.position()
            wanted = (
                await course.bot.services.host.replay.moment(course.table, ply - 1)
            ).position.table
            question = await asked(course, who)
            for other in people:
                if other != who:
                    await evening.press(other, question, "vote:1:yes")
            await evening.until(lambda: says(evening.now(question), "outcome-yes") or None)
            again = await course.position()
            await course.shown()
            await course.play_on(preferring(), Chance(2), 2)
            after = await course.position()
    assert again.table == wanted
    assert (again.row.ply, after.row.ply) == (before.row.ply + 1, before.row.ply + 3)
