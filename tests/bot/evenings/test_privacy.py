"""Evenings on which somebody wants to be forgotten."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, User
from bot.store import Status, TableId, UserId
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import EVERY_GAME, Evening, bot_at, unhurried
from tests.bot.evenings.test_by_direct_message import begun
from tests.bot.evenings.test_staying import closed, saying
from tests.bot.evenings.test_take_back import asked, regretted
from tests.bot.wire import reply, standing


def kept(folder: Path) -> Iterator[object]:
    """Everything that is in the database."""
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        for (table,) in connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table'"
        ).fetchall():
            yield from (
                value for row in connection.execute(f'SELECT * FROM "{table}"') for value in row
            )


async def forgotten(evening: Evening, who: User, where: Channel | None = None) -> str:
    told = await evening.slash(who, where or evening.games, "privacy")
    return (await evening.answer(who, told, "privacy:forget")).content


async def test_everybody_is_told_what_is_kept_of_them(
    evening: Evening, ann: User, theo: User
) -> None:
    await evening.begun(ann, theo)
    told = await evening.slash(ann, evening.games, "privacy")
    assert told.only_for == ann.id
    assert "you leave one table" in told.content


async def test_nothing_is_left_of_somebody_who_wants_to_be_forgotten(
    evening: Evening, ann: User, theo: User, tmp_path: Path
) -> None:
    await evening.slash(ann, evening.games, "settings", language="en", quiet="1-2")
    over = await evening.begun(ann, theo, options="heap=3")
    await evening.slash(ann, over, "play", move="take 3")
    await evening.table_saying("the game is over", over)
    await evening.slash(ann, evening.games, "leaderboard")
    running = await evening.begun(ann, theo)
    await evening.slash(ann, running, "play", move="take 1")
    assert "is deleted" in await forgotten(evening, ann)
    values = list(kept(tmp_path))
    assert int(ann.id) not in values
    assert "Ann" not in values
    assert int(theo.id) in values


async def test_nothing_says_in_whose_messages_a_table_was_opened_that_goes_on(
    evening: Evening, ann: User, theo: User, tmp_path: Path
) -> None:
    await begun(evening, ann, theo)
    conversation = evening.stand_in.world.open_conversation(ann)
    await forgotten(evening, ann, conversation)
    await evening.hand(theo, "Your turn")
    await evening.until(lambda: int(conversation.id) not in list(kept(tmp_path)))


async def test_whoever_is_forgotten_leaves_their_games_to_automas(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo, ingrid)
    await evening.table_calling(ann, thread)
    await forgotten(evening, ann)
    await evening.table_calling(theo, thread)


async def test_whoever_is_forgotten_also_leaves_a_game_that_is_no_longer_installed(
    stand_in: StandIn, tmp_path: Path, clock: Clockwork
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path, clock):
        await evening.begun(ann, theo, game="marbles", options="lots=1")
        await evening.begun(ann, theo)
    left = tuple(game for game in EVERY_GAME if game.key != "marbles")
    async with bot_at(stand_in, tmp_path, clock, games=left):
        assert "is deleted" in await forgotten(evening, ann)
        assert int(ann.id) not in list(kept(tmp_path))
        there = await evening.slash(theo, evening.games, "table list")
        assert "Ann" not in there.content
        assert "Theo" in there.content
        assert "is deleted" in await forgotten(evening, theo)
        assert int(theo.id) not in list(kept(tmp_path))
    async with bot_at(stand_in, tmp_path, clock) as bot:
        over = await bot.services.host.tables.row(TableId(1))
    assert over.status is Status.ENDED


async def test_a_finished_game_keeps_a_seat_without_a_name(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, options="heap=3")
    await evening.slash(ann, thread, "play", move="take 3")
    await evening.table_saying("the game is over", thread)
    await forgotten(evening, ann)
    assert "**Someone** takes 3" in (await evening.slash(theo, thread, "record")).content


async def test_an_offer_to_somebody_who_is_forgotten_is_over_and_names_nobody(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.slash(theo, thread, "table replace", user=ingrid.id)
    offer = await saying(evening, "would you like to take over", thread)
    await forgotten(evening, ingrid)
    await closed(evening, offer, "outcome-over")
    assert "<@" not in evening.now(offer).content


async def test_a_table_goes_on_after_its_invited_guest_was_forgotten(
    evening: Evening, clock: Clockwork, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo, absent="automatic", absent_after="24")
    await evening.slash(theo, thread, "table replace", user=ingrid.id)
    await saying(evening, "would you like to take over", thread)
    await forgotten(evening, ingrid)
    clock.tick(24 * 60 * 60)
    await saying(evening, "**Ann** is away: the computer makes this move.", thread)


async def test_what_somebody_proposed_who_is_forgotten_is_over(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo, ingrid)
    await evening.slash(ann, thread, "table pause")
    question = await saying(evening, "suggests a pause", thread)
    await forgotten(evening, ann)
    await closed(evening, question, "outcome-over")
    assert "Someone suggests a pause" in evening.now(question).content


async def test_no_move_is_taken_back_for_somebody_who_is_forgotten(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await regretted(evening, ann, theo, ingrid)
    question = await asked(evening, ann, thread)
    await forgotten(evening, ann)
    await closed(evening, question, "outcome-over")
    await evening.until(lambda: str(ann.id) not in evening.now(question).content)


async def test_the_answer_is_promised_while_a_table_is_busy(
    tmp_path: Path, clock: Clockwork
) -> None:
    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        async with bot_at(stand_in, tmp_path, clock) as bot:
            ann = evening.person("ann")
            await evening.begun(ann, evening.person("theo"))
            told = await evening.slash(ann, evening.games, "privacy")
            host = bot.services.host
            (row,) = await host.tables.of_user(UserId(int(ann.id)))
            async with host.locks.of(row.id):  # longer than Discord's three seconds
                pressed = await stand_in.people.click(ann, told, "privacy:forget")
            assert not pressed.failed
            assert "is deleted" in (await reply(stand_in, pressed)).content
        assert not stand_in.rest.refused
