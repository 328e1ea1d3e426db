"""A town of many running tables, written at once into a world and into the bot's database."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import insert

from bot.sandbox.ids import ChannelId, MessageId
from bot.sandbox.things import Channel, ChannelKind, Guild, Message, MessageFlag, ThreadState, User
from bot.sandbox.world import World
from bot.store import MadeBy, NewTable, RecordRow, Status, TableId, UserId, WaitRow, open_store
from bot.store.people_schema import WAITS
from bot.store.schema import PEOPLE, RECORD, SEATS, TABLES
from games.chance import Chance
from games.engine import Seat
from tests.bench.scripts import Script, script
from tests.library import GAMES

SCRIPTS = 8
"""For each game; tables with the same script have other people."""
PLAYED, TO_COME = 8, 30
"""Plies of each table before it is written, and the most that may be played afterwards."""
TABLES_OF_EACH = 5
"""At how many tables everybody sits, more or less, however many there are."""
MOST_THREADS = 500
"""In one server: Discord allows a thousand that are not archived."""


@dataclass(slots=True)
class Stand:
    """One table, from outside: who sits there, and which plies come next."""

    id: TableId
    script: Script
    people: tuple[User, ...]
    thread: Channel
    made: int = 0
    """How many of the plies to come have been made."""

    @property
    def ply(self) -> int:
        """The table's ply as it is now."""
        return PLAYED + self.made

    def go_on(self) -> bool:
        """Note that the next ply was made, and those that the bot makes after it; whether another
        is to come.
        """
        to_come = self.script.to_come
        self.made += 1
        while self.made < len(to_come) and to_come[self.made].forced:
            self.made += 1
        return self.made < len(to_come)


@dataclass(frozen=True, slots=True)
class _Home:
    """A server with its people, as many as live in one."""

    guild: Guild
    channel: Channel
    people: list[User]


async def build(
    world: World,
    database: Path | str,
    tables: int,
    *,
    behind: int = 0,
    scripts: int = SCRIPTS,
    threads: int = MOST_THREADS,
) -> list[Stand]:
    """Write so many tables, with so many *scripts* of each game and so many *threads* in one
    server; the newest are a ply *behind* in what is shown.
    """
    chance, now, played = Chance(tables), int(time.time()), _scripts(scripts)
    stands: list[Stand] = []
    store = await open_store(database)
    try:
        async with store.database.transaction(patient=True) as connection:
            for first in range(0, tables, threads):
                rows: dict[Any, list[dict[str, Any]]] = {
                    table: [] for table in (PEOPLE, TABLES, SEATS, RECORD, WAITS)
                }
                home = _home(world, first, min(threads, tables - first))
                rows[PEOPLE] += [
                    {"id": int(person.id), "locale": person.locale, "closed": False}
                    for person in home.people
                ]
                for number in range(first, min(first + threads, tables)):
                    of = played[number % len(played)]
                    people = tuple(islice(chance.shuffled(home.people), of.seats))
                    stand = _stand(world, home, TableId(number + 1), of, people)
                    stands.append(stand)
                    shown = PLAYED - 1 if number >= tables - behind else PLAYED
                    _write(rows, world, home, stand, now, shown)
                for table, values in rows.items():
                    await connection.execute(insert(table), values)
    finally:
        await store.database.close()
    return stands


def _scripts(number: int) -> Sequence[Script]:
    return [script(game, seed, PLAYED, TO_COME) for seed in range(number) for game in GAMES]


def _home(world: World, number: int, tables: int) -> _Home:
    people = [
        world.add_user(f"n-{number}-{n}", f"Neighbour {number + n}")
        for n in range(max(6, tables * 3 // TABLES_OF_EACH))
    ]
    guild = world.add_guild(f"Town {number}", *people)
    return _Home(guild, world.add_channel(guild, f"games-{number}"), people)


def _stand(
    world: World, home: _Home, table: TableId, of: Script, people: tuple[User, ...]
) -> Stand:
    """The table's notice and its thread, with the message that shows the game."""
    notice = _posted(world, home.channel, "A table.", MessageFlag.HAS_THREAD)
    state = ThreadState(world.clock(), world.clock(), members=(world.bot.id,))
    thread = Channel(
        ChannelId(notice.id),
        ChannelKind.PUBLIC_THREAD,
        f"{table}",
        home.guild.id,
        home.channel.id,
        thread=state,
    )
    world.registry.restore(thread)
    return Stand(table, of, people, thread)


def _posted(
    world: World, place: Channel, content: str, flags: MessageFlag = MessageFlag.NONE
) -> Message:
    message = Message(
        MessageId(world.new_id()), place.id, world.bot.id, world.clock(), content, flags=flags
    )
    world.registry.restore(message)
    return message


def _write(
    rows: dict[Any, list[dict[str, Any]]],
    world: World,
    home: _Home,
    stand: Stand,
    now: int,
    shown: int,
) -> None:
    of = stand.script
    opened = NewTable(
        game=of.game.key,
        edition=of.game.rules.edition,
        seed=of.seed,
        chosen=of.game.rules.chosen(),
        size=of.seats,
        language="en",
        guild=int(home.guild.id),
        channel=int(home.channel.id),
        opener=UserId(int(stand.people[0].id)),
        opened_at=now,
    )
    message = _posted(world, stand.thread, "The table.")
    kept = asdict(opened) | {
        "policy": opened.policy.written(),
        "id": stand.id,
    }
    kept |= {
        "status": Status.RUNNING.value,
        "ply": PLAYED,
        "state": of.state,
        "called": sorted(of.waiting),
    }
    kept["settled"] = shown
    kept |= {
        "thread": int(stand.thread.id),
        "notice": int(stand.thread.id),
        "message": int(message.id),
        "shown": shown,
    }
    rows[TABLES].append(kept)
    for seat, person in enumerate(stand.people):
        waits = now if seat in of.waiting else None
        hand = _posted(world, world.open_conversation(person), "Your hand.")
        sits = {
            "table": stand.id,
            "seat": seat,
            "user": int(person.id),
            "name": person.shown_name,
            "waits_since": waits,
        }
        sits |= {
            "hand_channel": int(hand.channel),
            "hand_message": int(hand.id),
            "hand_shown": shown,
        }
        rows[SEATS].append(sits)
        if waits is not None:
            user = UserId(int(person.id))
            wait = WaitRow(table=stand.id, seat=Seat(seat), user=user, since=now)
            rows[WAITS].append(asdict(wait))
    for number, ply in enumerate(of.played, start=1):
        user = UserId(int(stand.people[ply.seat].id))
        entry = RecordRow(
            ply=number,
            seat=ply.seat,
            user=user,
            action=ply.action,
            edition=of.game.rules.edition,
            final=ply.final,
            by=MadeBy.HAND,
            at=now,
        )
        rows[RECORD].append(asdict(entry) | {"table": stand.id, "by": entry.by.value})
