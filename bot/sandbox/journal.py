"""The world survives: every change is a line appended to a journal, every upload a file beside it.

Killed at any moment the world comes back as it was after the last whole line; a torn line at the
end is dropped. At the start the journal is written anew with only what is still there, and files
that no message holds are cleared away. Interactions that were open are not kept: the bot that
should have answered them is gone as well.
"""

import os
import time
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

import orjson
from cattrs.preconf.orjson import make_converter

from bot.sandbox import world_events
from bot.sandbox.ids import ChannelId, Clock, CommandId, EmojiId, MessageId
from bot.sandbox.registry import Thing
from bot.sandbox.shelf import FolderShelf
from bot.sandbox.things import Channel, Command, Guild, Message, StoredEmoji, User
from bot.sandbox.world import World

_KINDS: dict[str, type[Thing]] = {
    "user": User,
    "guild": Guild,
    "channel": Channel,
    "message": Message,
    "command": Command,
    "emoji": StoredEmoji,
}
_NAMES = {kind: name for name, kind in _KINDS.items()}
_converter = make_converter()


class Journal:
    """Writes down what happens to the world in a folder; `with Journal(folder) as journal:
    journal.world`.
    """

    def __init__(self, folder: Path, clock: Clock = time.time) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / "journal.jsonl"
        shelf = FolderShelf(folder / "files")
        lines = list(_whole_lines(self._path))
        self.world = World(
            clock=clock, shelf=shelf, token=str(lines[0]["token"]) if lines else None
        )
        for line in lines[1:]:
            self._replay(line)
        held = {
            attachment.id
            for message in self.world.messages.values()
            for attachment in message.attachments
        }
        shelf.keep_only(held | {emoji.file for emoji in self.world.emojis.values()})
        self._rewrite()
        self._file = self._path.open("ab", buffering=0)
        self._stop_watching = self.world.watch(self._hear)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Write nothing any more."""
        self._stop_watching()
        self._file.close()

    def _hear(self, note: world_events.WorldEvent) -> None:
        for line in self._lines(note):
            # One write per line, straight to the system: a kill leaves whole lines, or at worst one
            # torn at the end.
            self._file.write(line)

    def _lines(self, note: world_events.WorldEvent) -> Iterator[bytes]:
        match note:
            case world_events.UserChanged(thing) | world_events.GuildChanged(thing):
                yield _kept(thing)
            case (
                world_events.ChannelCreated(thing)
                | world_events.ChannelUpdated(thing)
                | world_events.PinsChanged(thing)
            ):
                yield _kept(thing)
            case (
                world_events.MessageCreated(message)
                | world_events.MessageEdited(message)
                | world_events.MessageDismissed(message)
            ):
                yield _kept(message)
            case world_events.ReactionChanged(message=message):
                yield _kept(message)
            case world_events.MessageDeleted(message):
                yield _gone(message)
            case world_events.ChannelDeleted(channel):
                yield _gone(channel)
            case world_events.EmojiAdded(emoji):
                yield _kept(emoji)
            case world_events.EmojiDeleted(emoji):
                yield _gone(emoji)
            case world_events.CommandsChanged(guild):
                yield orjson.dumps({"commands_of": guild}) + b"\n"
                for command in self.world.commands_for(guild):
                    yield _kept(command)
            case _:
                return

    def _replay(self, line: dict[str, object]) -> None:
        match line:
            case {"keep": str(kind), "thing": shape}:
                self.world.registry.restore(_converter.structure(shape, _KINDS[kind]))
            case {"gone": "message", "id": str(gone)}:
                self.world.registry.forget_message(MessageId(gone))
            case {"gone": "channel", "id": str(gone)}:
                self.world.registry.forget_channel(ChannelId(gone))
            case {"gone": "emoji", "id": str(gone)}:
                self.world.registry.forget_emoji(EmojiId(gone))
            case {"commands_of": guild}:
                for command in [
                    known for known in self.world.commands.values() if known.guild == guild
                ]:
                    del self.world.commands[CommandId(command.id)]

    def _rewrite(self) -> None:
        """Begin anew with what there is; the old journal stays until the new one is whole."""
        world = self.world
        things: list[Thing] = [
            *world.users.values(),
            *world.guilds.values(),
            *world.channels.values(),
        ]
        things += [*world.messages.values(), *world.commands.values(), *world.emojis.values()]
        unfinished = self._path.with_suffix(".part")
        with unfinished.open("wb") as file:
            file.write(orjson.dumps({"token": world.token}) + b"\n")
            file.writelines(_kept(thing) for thing in things)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(self._path)


def _kept(thing: Thing) -> bytes:
    return (
        orjson.dumps({"keep": _NAMES[type(thing)], "thing": _converter.unstructure(thing)}) + b"\n"
    )


def _gone(thing: Thing) -> bytes:
    return orjson.dumps({"gone": _NAMES[type(thing)], "id": thing.id}) + b"\n"


def _whole_lines(path: Path) -> Iterator[dict[str, object]]:
    if path.exists():
        for line in path.read_bytes().split(b"\n")[:-1]:
            yield orjson.loads(line)
