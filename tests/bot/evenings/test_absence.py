"""Evenings on which somebody does not act: the table does what it was opened to do about that, once
and in time.
"""

from pathlib import Path

from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, Message, User
from bot.store import MadeBy
from games.chance import Chance
from games.engine import Seat
from games.last_will.rules.turns import Turn
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.course import course_at, preferring
from tests.bot.evenings.evening import Evening, bot_at, unhurried
from tests.bot.evenings.test_staying import closed, saying
from tests.bot.wire import standing

HOUR = 60 * 60
AWAY = "**Ann** hasn’t moved for 24 hours."
STOOD_IN = "**Ann** is away: the computer makes this move."


async def waited(
    evening: Evening, clock: Clockwork, *people: User, absent: str = "vote", hours: int = 24
) -> Channel:
    """A game that has waited so long for the first of these people."""
    thread = await evening.begun(*people, absent=absent, absent_after="24")
    await evening.table_calling(people[0], thread)
    clock.tick(hours * HOUR)
    return thread


async def asked(evening: Evening, clock: Clockwork, *people: User) -> tuple[Channel, Message]:
    """A game whose people are asked what is to become of the first of them; the thread, and the
    question.
    """
    thread = await waited(evening, clock, *people)
    return thread, await saying(evening, AWAY, thread)


async def test_the_notice_says_what_happens_to_those_who_stay_away(
    evening: Evening, ann: User
) -> None:
    notice = await evening.slash(
        ann, evening.games, "table new", game="pebbles", absent="vote", absent_after="24"
    )
    assert "If a player doesn’t move for 24 hours, the others decide what to do." in notice.content


async def test_the_others_are_asked_once_the_patience_is_over(
    evening: Evening, clock: Clockwork, ann: User, theo: User, ingrid: User
) -> None:
    thread = await waited(evening, clock, ann, theo, ingrid, hours=23)
    await evening.slash(theo, thread, "record")
    assert not any(AWAY in post.content for post in evening.posts(thread))
    clock.tick(HOUR)
    question = await saying(evening, AWAY, thread)
    assert set(question.mentions) == {theo.id, ingrid.id}


async def test_by_vote_an_automa_plays_the_one_turn_and_no_other(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    thread, question = await asked(evening, clock, ann, theo)
    await evening.press(theo, question, "vote:1:skip")
    table = await saying(evening, STOOD_IN, thread)
    assert "• **Ann** takes" in table.content
    await closed(evening, question, "outcome-skip")
    await evening.slash(theo, thread, "play", move="take 1")
    assert "**Ann** takes 1" in (await evening.slash(ann, thread, "play", move="take 1")).content
    assert STOOD_IN in (await evening.slash(theo, thread, "record")).content.replace("`1` ", "")


async def test_by_vote_an_automa_takes_the_seat(
    evening: Evening, clock: Clockwork, ann: User, theo: User, ingrid: User
) -> None:
    thread, question = await asked(evening, clock, ann, theo, ingrid)
    await evening.press(theo, question, "vote:1:automa")
    await evening.until(
        lambda: "The computer takes the seat: **Theo**." in evening.now(question).content or None
    )
    await evening.press(ingrid, question, "vote:1:automa")
    await saying(evening, f"**Cog**, a computer player, takes over from <@{ann.id}>.", thread)
    await evening.table_calling(theo, thread)


async def test_by_vote_the_table_is_closed(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    thread, question = await asked(evening, clock, ann, theo)
    await evening.press(theo, question, "vote:1:end")
    await saying(evening, "The table is closed before the end of the game.", thread)


async def test_whoever_comes_back_settles_the_question_by_moving(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    thread, question = await asked(evening, clock, ann, theo)
    await evening.slash(ann, thread, "play", move="take 1")
    await closed(evening, question, "outcome-over")
    await evening.table_calling(theo, thread)


async def test_whom_it_concerns_has_no_vote(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    _, question = await asked(evening, clock, ann, theo)
    assert "You can’t vote on this." in (await evening.answer(ann, question, "vote:1:end")).content


async def test_automatically_an_automa_moves_in_time(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    thread = await waited(evening, clock, ann, theo, absent="automatic")
    await saying(evening, STOOD_IN, thread)
    await evening.table_calling(theo, thread)


async def test_a_stand_in_plays_a_whole_turn_and_nobody_is_called_in_the_middle_of_it(
    tmp_path: Path, clock: Clockwork
) -> None:
    manners: dict[str, str | int] = {"absent": "automatic", "absent_after": "24"}
    async with standing(rates=unhurried()) as stand_in:
        evening, chance = Evening(stand_in), Chance(1)
        people = [evening.person(name) for name in ("ann", "theo")]
        async with course_at(
            evening, tmp_path, 3, people, "last-will", clock, None, **manners
        ) as course:
            course.bot._automas._seconds = 0
            while not isinstance((turn := (await course.position()).table.waiting[0]), Turn):
                await course.play_on(preferring(), chance, plies=1)
            ply, posts = (await course.position()).row.ply, len(evening.posts(course.thread))
            clock.tick(24 * HOUR)
            await evening.table_calling(course.person(Seat(1 - turn.seat)), course.thread)
            record = await course.bot.services.host.record.of(course.table)
    made = {(entry.seat, entry.by) for entry in record[ply:]}
    assert made in (
        {(turn.seat, MadeBy.STAND_IN)},
        {(turn.seat, MadeBy.STAND_IN), (turn.seat, MadeBy.FORCED)},
    )
    assert len(record) > ply + 1
    assert len(evening.posts(course.thread)) == posts + 1


async def test_a_table_that_only_reminds_waits_for_ever(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    thread = await waited(evening, clock, ann, theo, absent="remind", hours=10000)
    assert "There are 7 pebbles." in (await evening.slash(ann, thread, "play")).content
    assert not any(AWAY in post.content for post in evening.posts(thread))


async def test_what_fell_due_while_the_bot_was_away_happens_once(
    stand_in: StandIn, tmp_path: Path, clock: Clockwork
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path, clock):
        forced = await waited(evening, clock, ann, theo, absent="automatic", hours=23)
        voted = await waited(evening, clock, ann, theo, hours=0)
    clock.tick(100 * HOUR)
    for _ in range(2):
        async with bot_at(stand_in, tmp_path, clock):
            await saying(evening, STOOD_IN, forced)
            await saying(evening, AWAY, voted)
    async with bot_at(stand_in, tmp_path, clock):
        record = (await evening.slash(theo, forced, "record")).content
        assert record.count("is away") == 1
    assert sum(AWAY in post.content for post in evening.posts(voted)) == 1


async def test_a_vote_goes_on_after_a_restart(
    stand_in: StandIn, tmp_path: Path, clock: Clockwork
) -> None:
    evening = Evening(stand_in)
    ann, theo, ingrid = (evening.person(name) for name in ("ann", "theo", "ingrid"))
    async with bot_at(stand_in, tmp_path, clock):
        thread, question = await asked(evening, clock, ann, theo, ingrid)
        await evening.press(theo, question, "vote:1:automa")
    async with bot_at(stand_in, tmp_path, clock):
        await evening.press(ingrid, question, "vote:1:automa")
        await saying(evening, "**Cog**, a computer player, takes over from", thread)
        await closed(evening, question, "outcome-automa")


async def test_somebody_who_has_left_the_server_is_replaced_by_vote(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    evening.stand_in.faults.close_direct_messages(ann)
    evening.forgive(403)
    thread, question = await asked(evening, clock, ann, theo)
    await evening.press(theo, question, "vote:1:automa")
    await saying(evening, "**Cog**, a computer player, takes over from", thread)
    await evening.table_calling(theo, thread)
    assert "**Theo** takes 1" in (await evening.slash(theo, thread, "play", move="take 1")).content


# Threads that come and go


async def test_in_an_archived_thread_the_game_goes_on(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    evening.stand_in.world.archive(thread)
    await evening.slash(ann, evening.games, "play", move="take 1")
    table = await evening.table_calling(theo, thread)
    assert table.attachments
    evening.forgive(400)


async def test_a_question_comes_to_the_channel_when_the_thread_is_gone(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, absent="vote", absent_after="24")
    await evening.table_calling(ann, thread)
    evening.stand_in.world.delete_channel(thread)
    evening.forgive(404, 400)
    clock.tick(24 * HOUR)
    question = await saying(evening, AWAY, evening.games)
    await evening.press(theo, question, "vote:1:skip")

    def called() -> bool:
        places = [evening.games, *evening.stand_in.world.threads_of(evening.games)]
        return any(
            theo.id in post.mentions and STOOD_IN in post.content
            for p in places
            for post in evening.posts(p)
        )

    await evening.until(lambda: called() or None)
