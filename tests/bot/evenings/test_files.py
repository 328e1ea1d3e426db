"""Evenings on which a table is wanted as a file, and somebody leaves the server."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

from click.testing import CliRunner

from bot.operations.cli import main
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, Message, Overwrite, User
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening, bot_at
from tests.bot.evenings.test_absence import asked
from tests.bot.evenings.test_staying import saying, sure


async def file_of(evening: Evening, who: User, where: Channel) -> tuple[Message, dict[str, object]]:
    """The answer to somebody who wants a table as a file, and the file."""
    answer = await evening.slash(who, where, "table export")
    (file,) = answer.attachments
    content = evening.stand_in.world.file_of(file.id)
    assert content is not None
    written: dict[str, object] = json.loads(content)
    return answer, written


async def test_while_a_game_is_on_its_file_tells_what_everybody_was_told(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.slash(ann, thread, "play", move="take 2")
    answer, written = await file_of(evening, theo, thread)
    assert answer.only_for == theo.id
    moves = written["moves"]
    assert isinstance(moves, list)
    assert moves[-1]["told"] == ["Ann takes 2 from the heap."]
    assert "seed" not in written


async def test_after_the_end_it_holds_everything(evening: Evening, ann: User, theo: User) -> None:
    thread = await evening.begun(ann, theo, options="heap=3")
    await evening.slash(ann, thread, "play", move="take 3")
    await evening.table_saying("the game is over", thread)
    _, written = await file_of(evening, ann, thread)
    assert {"seed", "record"} <= written.keys()


async def test_the_file_names_no_ids_of_people(evening: Evening, ann: User, theo: User) -> None:
    thread = await evening.begun(ann, theo)
    await sure(evening, ann, thread, "table resign")
    await saying(evening, "takes over from", thread)
    _, written = await file_of(evening, theo, thread)
    assert ann.id not in json.dumps(written)


async def test_a_stranger_gets_no_file(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo)
    assert (
        "You’re not in this game" in (await evening.slash(ingrid, thread, "table export")).content
    )


async def test_an_operator_imports_a_file(tmp_path: Path, evening: Evening, ann: User) -> None:
    await evening.slash(ann, evening.games, "table new", game="splendor", computers=1)
    thread = await evening.until(evening.thread)
    await sure(evening, ann, thread, "table end")
    _, written = await file_of(evening, ann, thread)
    file = tmp_path / "table.json"
    file.write_text(json.dumps(written), encoding="utf-8")
    kept = tmp_path / "elsewhere"
    added = ("import", str(file), "--player", f"1={ann.id}")
    said = [await asyncio.to_thread(run, kept, *given) for given in (added, added, ("doctor",))]
    assert [code for code, _ in said] == [0, 0, 0], said
    assert "Table 2: splendor of Ann, Cog" in said[1][1]
    assert "Table 2, splendor" in said[2][1]


def run(folder: Path, *command: str) -> tuple[int, str]:
    """The exit code of an operator's command, and what it said."""
    done = CliRunner().invoke(main, [*command, "--data", str(folder)])
    return done.exit_code, done.output


async def test_an_imported_table_is_seen_by_those_whom_the_operator_says(
    stand_in: StandIn, tmp_path: Path
) -> None:
    evening, database, file = Evening(stand_in), tmp_path / "parlour.db", tmp_path / "table.json"
    ann, theo, mei, ingrid = (evening.person(name) for name in ("ann", "theo", "mei", "ingrid"))
    (guild,) = stand_in.world.guilds.values()
    lobby = stand_in.world.channel_named("lobby")
    async with bot_at(stand_in, tmp_path, database=database):
        await evening.slash(ann, evening.games, "table new", game="splendor", computers=1)
        thread = await evening.until(evening.thread)
        await sure(evening, ann, thread, "table end")
        _, written = await file_of(evening, ann, thread)
    file.write_text(json.dumps(written), encoding="utf-8")
    hidden = Overwrite(theo.id, deny=frozenset({"view_channel"}))
    unseen = Overwrite(ingrid.id, deny=frozenset({"view_channel"}))
    stand_in.world.change_channel(replace(lobby, overwrites=(hidden, unseen)))
    told = [
        await asyncio.to_thread(run, tmp_path, "import", str(file), *where)
        for where in (
            (f"--server={guild.id}", f"--channel={lobby.id}", f"--player=2={theo.id}"),
            (),
            (f"--server={guild.id}",),
            ("--player=3=7",),
            ("--player=0=7",),
            ("--player=1=7", "--player=2=7"),
        )
    ]
    assert [code for code, _ in told] == [0, 2, 2, 1, 2, 2], told
    assert f"It can be seen by whoever sees channel {lobby.id}, seat 2" in told[0][1]
    async with bot_at(stand_in, tmp_path, database=database):
        for who in (mei, theo):
            for command in ("board", "record", "table show"):
                said = await evening.slash(who, evening.games, command, table="2")
                assert "Splendor" in said.content or said.attachments, (command, said)
        refused = await evening.slash(ingrid, evening.games, "board", table="2")
        none = await evening.slash(ingrid, evening.games, "board", table="3")
        assert refused.content == none.content
    assert not stand_in.rest.faults


async def test_somebody_who_has_left_the_server_holds_nobody_up(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    evening.forgive(403)
    (guild,) = evening.stand_in.world.guilds.values()
    thread, question = await asked(evening, clock, ann, theo)
    members = tuple(member for member in guild.members if member != ann.id)
    evening.stand_in.world.put_guild(replace(guild, members=members))
    await evening.press(theo, question, "vote:1:skip")
    await saying(evening, "**Ann** is away: the computer makes this move.", thread)
    await evening.slash(theo, thread, "play", move="take 1")
    clock.tick(24 * 60 * 60)
    question = await evening.table_saying("**Ann** hasn’t moved for 24 hours.", thread)
    await evening.press(theo, question, "vote:2:automa")
    await saying(evening, "**Cog**, a computer player, takes over from", thread)
