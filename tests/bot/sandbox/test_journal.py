"""The world survives: whenever it was killed, it comes back as it was."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from bot.sandbox import access
from bot.sandbox.furniture import furnish
from bot.sandbox.ids import CommandId, FileId, MessageId
from bot.sandbox.journal import Journal
from bot.sandbox.things import Attachment, Channel, Command, CommandKind, Message, MessageFlag
from bot.sandbox.world import World
from tests.bot.sandbox.parrot import PICTURE, Parrot
from tests.bot.wire import logged_in, remembering, reply


def snapshot(world: World) -> tuple[object, ...]:
    """Everything that is to survive."""
    files = [
        world.file_of(held.id)
        for message in world.messages.values()
        for held in message.attachments
    ]
    return (
        world.token,
        world.users,
        world.guilds,
        world.channels,
        world.messages,
        world.commands,
        files,
    )


def post(world: World, channel: Channel, content: str) -> Message:
    file = FileId(world.new_id())
    world.shelf.put(file, PICTURE)
    held = Attachment(file, "board.png", len(PICTURE), "image/png", "A board", 640, 480)
    row = {
        "type": 1,
        "id": 1,
        "components": [{"type": 2, "style": 1, "label": "Join", "custom_id": "join", "id": 2}],
    }
    return world.add_message(
        Message(
            MessageId(world.new_id()),
            channel.id,
            world.bot.id,
            world.clock(),
            content,
            components=(row,),
            attachments=(held,),
            flags=MessageFlag.SUPPRESS_NOTIFICATIONS,
        )
    )


def live_through_an_evening(world: World) -> None:
    """A bit of everything that can happen."""
    furnish(world)
    ann, lobby = world.person("ann"), world.channel_named("lobby")
    kept, gone = post(world, lobby, "kept"), post(world, lobby, "gone")
    world.delete_message(gone)
    thread = world.add_thread(lobby, "Table one", starter=kept)
    world.add_to_thread(thread, ann)
    world.pin(post(world, thread, "pinned"))
    world.change_message(replace(world.messages[kept.id], content="edited", attachments=()))
    world.react(world.messages[kept.id], ann, "👍")
    world.put_user(replace(ann, closed_to_direct_messages=True))
    world.add_message(
        replace(post(world, world.open_conversation(ann), "hand"), id=MessageId(world.new_id()))
    )
    access.deny(world, lobby, "attach_files")
    world.archive(world.channels[thread.id])
    whisper = replace(post(world, lobby, "psst"), only_for=ann.id, flags=MessageFlag.EPHEMERAL)
    world.dismiss(world.change_message(whisper))
    world.delete_channel(world.channel_named("games"))
    for name in ("old", "new"):
        command = Command(
            CommandId(world.new_id()), "1", CommandKind.CHAT_INPUT, name, None, {"options": []}
        )
        world.set_commands(None, [command])


def lived_through(folder: Path) -> tuple[object, ...]:
    """Kill a world in the folder after an evening; what it was like at that moment."""
    with Journal(folder / "alive") as journal:
        live_through_an_evening(journal.world)
        shutil.copytree(folder / "alive", folder / "killed")
        return snapshot(journal.world)


def come_back(folder: Path) -> tuple[object, ...]:
    with Journal(folder / "killed") as journal:
        return snapshot(journal.world)


def test_a_killed_world_comes_back_as_it_was(tmp_path: Path) -> None:
    before = lived_through(tmp_path)
    assert come_back(tmp_path) == before


def test_it_comes_back_the_same_after_its_journal_was_written_anew(tmp_path: Path) -> None:
    before = lived_through(tmp_path)
    come_back(tmp_path)
    assert come_back(tmp_path) == before


def test_a_line_torn_by_the_kill_is_dropped(tmp_path: Path) -> None:
    before = lived_through(tmp_path)
    with (tmp_path / "killed" / "journal.jsonl").open("ab") as file:
        file.write(b'{"keep":"message","thing":{"id":"12')
    assert come_back(tmp_path) == before


def test_a_world_killed_after_any_line_can_be_opened(tmp_path: Path) -> None:
    with Journal(tmp_path / "whole") as journal:
        live_through_an_evening(journal.world)
    lines = (tmp_path / "whole" / "journal.jsonl").read_bytes().splitlines(keepends=True)
    for count in range(len(lines)):
        folder = tmp_path / str(count)
        folder.mkdir()
        (folder / "journal.jsonl").write_bytes(b"".join(lines[:count]))
        Journal(folder).close()


def test_files_that_nothing_shows_are_cleared_away(tmp_path: Path) -> None:
    with Journal(tmp_path) as journal:
        furnish(journal.world)
        journal.world.shelf.put(FileId("7"), b"never posted")
        shown = post(journal.world, journal.world.channel_named("lobby"), "hello").attachments[0].id
    Journal(tmp_path).close()
    assert [path.name for path in (tmp_path / "files").iterdir()] == [shown]


def test_new_ids_are_newer_than_all_that_were_there(tmp_path: Path) -> None:
    with Journal(tmp_path, clock=lambda: 2_000_000_000.0) as journal:
        furnish(journal.world)
        newest = max(int(channel) for channel in journal.world.channels)
    with Journal(tmp_path, clock=lambda: 1_900_000_000.0) as journal:
        assert int(journal.world.new_id()) > newest


@pytest.mark.parametrize("seen_by", ["ann", "theo"])
async def test_a_bot_finds_its_messages_again_and_they_still_work(
    tmp_path: Path, seen_by: str
) -> None:
    async with remembering(tmp_path) as stand_in:
        world = stand_in.world
        async with logged_in(Parrot(next(iter(world.guilds.values()))), stand_in):
            done = await stand_in.people.slash(
                world.person("ann"), world.channel_named("lobby"), "perch"
            )
            perch = await reply(stand_in, done)
    async with remembering(tmp_path) as stand_in:
        world = stand_in.world
        async with logged_in(Parrot(next(iter(world.guilds.values()))), stand_in):
            done = await stand_in.people.click(world.person(seen_by), perch, "perch:1")
            assert (await reply(stand_in, done)).content == "step 1"
