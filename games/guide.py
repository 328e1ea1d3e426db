"""Guides: the rules of a game in short chapters, each with the position that it speaks of.

A game's guide.json says how each position comes about and how it is looked at. The sentences are
among the game's words: `chapter-<key>` is the title, `guide-<key>-1` the first sentence. With
`"doubts": true`, `figures-in-doubt` says which figures could not be confirmed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from games import engine
from games.automa import choose_by_habit
from games.chance import Chance
from games.codec import read_components
from games.engine import Seat, Table
from games.lesson import Look, deal, lesson_of
from games.package import AnyGame
from games.text import Text

FILE = "guide.json"


@dataclass(frozen=True, slots=True)
class Origin:
    """How a position comes about: by the moves of the lesson, or of players with some sense."""

    plies: int
    """After how many moves, or at the end of a game that is over before."""
    seats: int = 0
    """How many play; 0 means the table of the lesson."""
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of a guide."""

    key: str
    rule: str
    """The id of a rule in the section of the exact rules that says the same."""
    sentences: tuple[Text, ...]
    look: Look
    origin: Origin
    decision: str
    """The kind of decision that is faced there; empty at the end of a game."""
    lit: tuple[str, ...] = ()
    """The places in its picture that it speaks of."""

    @property
    def title(self) -> Text:
        """What the chapter is called."""
        return Text(f"chapter-{self.key}")


@dataclass(frozen=True, slots=True)
class Guide:
    """The rules of a game for whoever reads them for the first time."""

    chapters: tuple[Chapter, ...]
    doubts: Text | None = None
    """Which figures of the game could not be confirmed; None if all could."""

    def chapter(self, key: str) -> Chapter | None:
        """Return the chapter of a key, if there is one."""
        return next((chapter for chapter in self.chapters if chapter.key == key), None)


@cache
def guide_of(game: AnyGame) -> Guide | None:
    """Return the guide of a game, or None if it has none."""
    if not files(game.home).joinpath(FILE).is_file():
        return None
    written = read_components(game.home, FILE)
    doubts = Text("figures-in-doubt") if written.get("doubts") else None
    return Guide(tuple(_chapter(game, chapter) for chapter in written["chapters"]), doubts)


def _chapter(game: AnyGame, written: Mapping[str, Any]) -> Chapter:
    key = written["key"]
    return Chapter(
        key,
        written["rule"],
        tuple(
            Text(f"guide-{key}-{number}", **game.teaching.facts)
            for number in range(1, written["sentences"] + 1)
        ),
        Look(written["look"]),
        Origin(**written["from"]),
        written.get("decision", ""),
        tuple(written.get("lit", ())),
    )


@cache
def position_of(game: AnyGame, chapter: Chapter) -> Table | None:
    """Return the table that a chapter speaks of; None if it comes about in a lesson that own cards
    forbid.
    """
    origin = chapter.origin
    if not origin.seats:
        lesson = lesson_of(game)
        if lesson is None:
            return None
        table = deal(game, lesson)
        for line in lesson.lines[: origin.plies]:
            table = engine.play(table, line.seat, line.action).table
        return table
    laid_out: Table = game.rules.laid_out(origin.seats, Chance(origin.seed), {})
    table = engine.begin(laid_out).table
    for ply in range(origin.plies):
        if table.over:
            break
        seat = table.waiting[0].seat
        move = choose_by_habit(game, table, seat, Chance(origin.seed + ply))
        table = engine.play(table, seat, move).table
    return table


def seat_of(table: Table, look: Look) -> Seat | None:
    """Return from where a chapter looks at its table; None for everybody's view."""
    if look is Look.TABLE or not table.waiting:
        return None
    return table.waiting[0].seat
