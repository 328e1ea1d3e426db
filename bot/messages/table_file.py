"""A table as one JSON file, and back: what everybody was told while the game is on, and everything
once it is over.

A file of a game that is over makes the same table again, here or elsewhere, as `imported` reads it.
It names nobody but by the names at the table, and never says which moves were made by order.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.hosting.acts import read_act, write_act
from bot.hosting.cache import News, replayed
from bot.hosting.host import AnyGame, Position
from bot.messages.language import words_of
from bot.store import (
    NOWHERE,
    Absence,
    MadeBy,
    NewAutoma,
    NewTable,
    RecordRow,
    Status,
    TablePolicy,
    TableRow,
    TakeBack,
)
from bot.store.people import NOBODY
from bot.store.rows import LARGEST_NUMBER
from games.engine import Seat, Table
from games.levels import BY_KEY, REGULAR
from games.moves import Illegal
from games.own_cards import family_of
from renderers.words import Words

FORMAT = 1
MENTION = re.compile(r"<@\d+>")
LONGEST_REASON = 200
_UNREADABLE = (
    AssertionError,
    AttributeError,
    LookupError,
    OverflowError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What reading a file of another shape may raise."""


class NotImported(Exception):
    """A file makes no table; the message says why."""


@dataclass(frozen=True, slots=True)
class Imported:
    """A table as a file describes it."""

    table: NewTable
    players: Sequence[NewAutoma]
    """Who sat there: in the seats of people, too, nobody sits any more."""
    status: Status
    record: Sequence[RecordRow]
    state: bytes
    """What lies on it in the end."""


def exported(position: Position, news: Sequence[News], record: Sequence[RecordRow]) -> bytes:
    """Return a table that has begun as a file.

    *record* must have been read after *news*, so that it holds every ply there is news of. *news*
    is used for a running game only.
    """
    row = position.row
    written = _head(row)
    if row.status is Status.RUNNING:
        times = {0: row.opened_at} | {entry.ply: entry.at for entry in record}
        words = words_of(row.language, position.game)
        written["moves"] = [
            {
                "ply": move.ply,
                "seat": move.seat,
                "at": times[move.ply],
                "told": _told(move, row.names, words),
            }
            for move in news
        ]
    else:
        written |= {"seed": row.seed, "record": [_entry(entry) for entry in record]}
    return json.dumps(written, ensure_ascii=False, indent=1).encode()


def _head(row: TableRow) -> dict[str, Any]:
    return {
        "parlour": FORMAT,
        "game": row.game,
        "edition": row.edition,
        "options": dict(row.chosen),
        "policy": row.policy.written(),
        "language": row.language,
        "opened_at": row.opened_at,
        "status": row.status.value,
        "seats": [
            {"name": name, "automa": seat.automa} | ({"level": seat.level} if seat.automa else {})
            for seat, name in zip(row.seats, row.names, strict=True)
        ],
    }


def _told(move: News, names: Sequence[str], words: Words) -> list[str]:
    """What everybody was told of a move, without the ids of people."""
    texts = (*move.notes, *(event.line for event in move.events if event.to is None))
    return [MENTION.sub("…", words.say(text, names)) for text in texts]


def _entry(entry: RecordRow) -> dict[str, Any]:
    by = MadeBy.HAND if entry.by is MadeBy.ORDER else entry.by
    what = json.loads(entry.action)
    return {
        "ply": entry.ply,
        "seat": entry.seat,
        "by": by.value,
        "at": entry.at,
        "final": entry.final,
        "what": what,
    }


def imported(file: bytes, find: Callable[[str], AnyGame | None]) -> Imported:
    """Read what `exported` wrote of a game that is over, and play it once more; otherwise raise
    `NotImported`.
    """
    try:
        written = json.loads(file)
        if written["parlour"] != FORMAT:
            raise NotImported(
                f"The file is of format {written['parlour']}, and this version reads {FORMAT}."
            )
        if "record" not in written:
            raise NotImported(
                "The game was not over when this file was made: it holds only what everybody"
                " was told."
            )
        return _played(written, _game(written, find))
    except _UNREADABLE as error:
        reason = " ".join(f"{type(error).__name__}: {error}".split())[:LONGEST_REASON]
        raise NotImported(f"This is no table of Parlour's ({reason}).") from error
    except Illegal as refusal:
        raise NotImported(
            f"The record cannot be played: the rules refuse a move ({refusal.text.key})."
        ) from refusal


def _number(value: object) -> int:
    if not isinstance(value, int) or not 0 <= value <= LARGEST_NUMBER:
        raise ValueError(f"no number that can be kept: {value!r}")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str) or not value.encode():  # which half a letter cannot be
        raise TypeError(f"no text: {value!r}")
    return value


def _game(written: Mapping[str, Any], find: Callable[[str], AnyGame | None]) -> AnyGame:
    key = _text(written["game"])
    game = find(key)
    if game is None and (family := family_of(key)) != key:
        raise NotImported(
            f"The game was played with own cards ({key}), which are not here: put their"
            f" file as {family}.json into the folder “cards” of the data folder."
        )
    if game is None:
        raise NotImported(f"This version does not know the game {key}.")
    if game.rules.edition != written["edition"]:
        raise NotImported(
            f"The game was played by edition {written['edition']} of its rules; here is"
            f" {game.rules.edition}."
        )
    return game


def _played(written: Mapping[str, Any], game: AnyGame) -> Imported:
    players = [
        NewAutoma(_text(seat["name"]), BY_KEY[seat.get("level", REGULAR.key)].key)
        for seat in written["seats"]
    ]
    if len(players) not in game.rules.seats:
        raise ValueError(f"{len(players)} seats")
    table = NewTable(
        game=game.key,
        edition=game.rules.edition,
        seed=_number(written["seed"]),
        chosen=game.rules.chosen(written["options"].items()),
        size=len(players),
        language=words_of(_text(written["language"]), game).language,
        guild=None,
        channel=NOWHERE,
        opener=NOBODY,
        opened_at=_number(written["opened_at"]),
        policy=replace(
            TablePolicy.read(written.get("policy", {})), undo=TakeBack.NONE, absent=Absence.NONE
        ),
    )
    record = [_read(entry, game) for entry in written["record"]]
    lying = _replay(game, table, record)
    status = Status(written["status"])
    if (status is Status.FINISHED) is not lying.over or status not in {
        Status.FINISHED,
        Status.ENDED,
    }:
        raise NotImported(f"The record does not lead to a game that is {status.value}.")
    return Imported(table, players, status, record, game.rules.codec.write_table(lying))


def _read(entry: Mapping[str, Any], game: AnyGame) -> RecordRow:
    by, what = MadeBy(entry["by"]), json.dumps(entry["what"]).encode()
    written = (
        write_act(read_act(what))
        if by is MadeBy.TABLE
        else game.rules.codec.write_move(game.rules.codec.read_action(what))
    )
    return RecordRow(
        ply=_number(entry["ply"]),
        seat=Seat(_number(entry["seat"])),
        user=None,
        action=written,
        edition=game.rules.edition,
        final=bool(entry["final"]),
        by=by,
        at=_number(entry["at"]),
    )


def _replay(game: AnyGame, table: NewTable, record: Sequence[RecordRow]) -> Table:
    if [entry.ply for entry in record] != list(range(1, len(record) + 1)):
        raise NotImported("The record is not whole.")
    *_, last = replayed(game, table, record)
    return last.table
