"""Games as readable text: who played what, in notation, how many moves there were to choose from,
and what came of it.

A transcript is read back by its moves alone; the rest is written anew from the rules and compared.
"""

import re
from collections.abc import Callable
from itertools import count
from pathlib import Path

from games.automa import choose
from games.chance import Chance
from games.engine import Played, Table, play
from games.moves import Action, Illegal
from games.package import AnyGame
from games.questions import answers, notation_of, read
from games.text import Text
from renderers.words import words_for
from tests.games.playing import first_table

FOLDER = Path(__file__).parent.parent / "transcripts"
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
MOVE = re.compile(r"^ *\d+ +\w+ +(?P<notation>[^\[]+) \[\d+\]$", re.MULTILINE)

THOUGHTS = 200
"""How often a thoughtful mover looks at its clock."""


class HalfAMove(Exception):
    """A transcript's move that leaves something open, now that more is asked."""


Mover = Callable[[AnyGame, Table], str]
"""Chooses a move for whoever must act, in notation."""


def transcribe(game: AnyGame, heading: str, table: Table, mover: Mover) -> str:
    """Play a game to its end and write it down."""
    lines = [heading, ""]
    ply = 0
    while not table.over:
        ply += 1
        decision = table.waiting[0]
        question = decision.ask(table)
        notation = mover(game, table)
        action = read(question, notation).here
        if not isinstance(action, Action):
            raise HalfAMove(f"{notation} is only half a move")
        choice = sum(1 for _ in answers(question))
        lines.append(f"{ply:3}  {NAMES[decision.seat]}  {notation} [{choice}]")
        played = play(table, decision.seat, action)
        lines += _news(game, played)
        table = played.table
    return "\n".join([*lines, "", *_final(game, table), ""])


def dealt(game: AnyGame, seats: int, seed: int, **wishes: str) -> tuple[str, Table]:
    """A table at its first decision, under a heading with the options that are not as they always
    are.
    """
    chosen = game.rules.chosen((key.replace("_", "-"), option) for key, option in wishes.items())
    unusual = [
        f"{choice.key}={chosen[choice.key]}"
        for choice in game.rules.choices
        if chosen[choice.key] != choice.default
    ]
    heading = ", ".join([game.key, f"{seats} seats", f"seed {seed}", *unusual])
    return heading, first_table(game, seats, seed, chosen)


def path_of(game: AnyGame, name: str) -> Path:
    """Where a transcript of that name lies."""
    return FOLDER / game.key / f"{name}.txt"


def goes_as_it_is_written(
    game: AnyGame, name: str, lay_out: Callable[[], tuple[str, Table]], mover: Mover, *, anew: bool
) -> None:
    """Whether the moves of a transcript still lead to what it says; it is written anew first, if
    that is asked for.

    Anew is with the same moves, as long as the rules allow them.
    """
    path = path_of(game, name)
    if anew:
        path.parent.mkdir(parents=True, exist_ok=True)
        told = path.read_text(encoding="utf-8") if path.exists() else ""
        try:
            told = transcribe(game, *lay_out(), replaying(told))
        except (HalfAMove, Illegal, StopIteration):
            told = transcribe(game, *lay_out(), mover)
        path.write_text(told, encoding="utf-8")
    written = path.read_text(encoding="utf-8")
    try:
        assert transcribe(game, *lay_out(), replaying(written)) == written
    except (AssertionError, HalfAMove, Illegal, StopIteration) as error:
        error.add_note(
            "If the rules or words are meant to have changed, write it anew and read what has"
            " changed: make test ARGS='tests/games/…/test_transcripts.py --regenerate'"
        )
        raise


def moves(written: str) -> list[str]:
    """The moves of a transcript, in notation."""
    return [found["notation"] for found in MOVE.finditer(written)]


def replaying(written: str) -> Mover:
    """A mover that plays a transcript again."""
    following = iter(moves(written))
    return lambda game, table: next(following)


def thoughtful(chance: Chance) -> Mover:
    """A mover that thinks a little before every move, and always alike."""

    def move(game: AnyGame, table: Table) -> str:
        decision = table.waiting[0]
        steps = count()
        action = choose(game, table, decision.seat, chance, lambda: float(next(steps)), THOUGHTS)
        return notation_of(decision.ask(table), action)

    return move


def _news(game: AnyGame, played: Played[Table]) -> list[str]:
    told = []
    for event in played.news:
        reader = "" if event.to is None else f"({NAMES[event.to]} alone) "
        told.append(f"     {reader}{_said(game, event.line)}")
    return told


def _final(game: AnyGame, table: Table) -> list[str]:
    rows = game.rules.standings(table)
    accounts = ("; ".join(_said(game, part) for part in row.account) for row in rows)
    return [
        f"{row.place}. {NAMES[row.seat]}  {_said(game, row.score)} ({account})"
        for row, account in zip(rows, accounts, strict=True)
    ]


def _said(game: AnyGame, text: Text) -> str:
    return words_for("en", game.home, strict=True).say(text, NAMES)
