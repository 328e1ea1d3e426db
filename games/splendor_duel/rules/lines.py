"""Taking tokens in a line: how one is asked for, and which tokens please the opponent (SD-39 to
SD-48).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from games.moves import require
from games.questions import Each, Option, Pick, Question, Tone
from games.splendor_duel.actions import Take
from games.splendor_duel.catalogue import (
    GOLD,
    LINES,
    LINES_FROM,
    NEIGHBOURS,
    PEARL,
    Cell,
    Colour,
    Line,
)
from games.splendor_duel.events import Spot, named, placed
from games.splendor_duel.table import DuelTable
from games.text import Text

_LONGEST_FIRST: Mapping[Cell, Sequence[Line]] = {
    cell: sorted(lines, key=lambda line: len(line.cells), reverse=True)
    for cell, lines in LINES_FROM.items()
}
_WITHIN: Mapping[str, frozenset[str]] = {
    longer.id: frozenset(
        line.id
        for line in LINES.values()
        if len(line.cells) < len(longer.cells) and {*line.cells} <= {*longer.cells}
    )
    for longer in LINES.values()
}
"""Which lines lie within each."""
_WAYS = ("across", "down", "aslant")


def ask_line(table: DuelTable, penalty: Text | None) -> Question:
    """Ask for one end of a line, then for the other; the hint *penalty* marks what would please the
    opponent.
    """
    spots = table.open_spots
    cells = frozenset([spot.cell for spot in spots])
    return Pick(
        Text("ask-line"),
        Each(spots, lambda spot: _beginning(table, spot, cells, penalty)),
        layout=lambda: _layout(table, cells, penalty),
    )


def _layout(table: DuelTable, to_take: frozenset[Cell], penalty: Text | None) -> list[Option]:
    """The longest lines, each by both its ends, and behind a button those that could go on."""
    possible = [line for line in LINES.values() if to_take.issuperset(line.cells)]
    shorter = frozenset[str]().union(*(_WITHIN[line.id] for line in possible))
    longest = [line for line in possible if line.id not in shorter]
    longest.sort(key=lambda line: _WAYS.index(_way(line)))
    options = [_whole(table, line, penalty) for line in longest]
    if not shorter:
        return options
    left = [line for line in possible if line.id in shorter]

    def of_length(n: int) -> list[Option]:
        return [_whole(table, line, penalty) for line in left if len(line.cells) == n]

    def which_length() -> Question:
        lengths = [
            Option(f"only-{n}", Text("line-length", n=n), partial(Pick, prompt, of_length(n)))
            for n in (2, 1)
            if of_length(n)
        ]
        return Pick(prompt, lengths)

    prompt = Text("ask-line-short")
    return [*options, Option("shorter", Text("do-shorter"), which_length, tone=Tone.APART)]


def _whole(table: DuelTable, line: Line, penalty: Text | None) -> Option:
    """A line by its ends, `b2-b4`, or by its only cell."""
    first, last = line.cells[0].id, line.cells[-1].id
    colours = table.colours_of(line)
    cells = first if first == last else f"{first}–{last}"
    label = Text("line", cells=cells, tokens=tuple(map(named, colours)))
    key = first if first == last else f"{first}-{last}"
    hint = penalty if is_penalised(colours) else None
    return Option(key, label, Take(line), hint, group=Text("lines", way=_way(line)))


def _way(line: Line) -> str:
    """How a line runs; a cell alone is one of a row."""
    first, last = line.cells[0], line.cells[-1]
    if first.row == last.row:
        return "across"
    return "down" if first.column == last.column else "aslant"


def is_penalised(colours: Iterable[Colour]) -> bool:
    """Whether the tokens of one take are three alike or include both pearls (SD-46, SD-47)."""
    taken = list(colours)
    return taken.count(PEARL) == 2 or (len(taken) == 3 and len(set(taken)) == 1)


def require_token(table: DuelTable, cell: Cell) -> None:
    """Raise `Illegal` for a cell without a gem or pearl token (SD-22, SD-23, SD-41)."""
    require(table.at(cell) is not None, "refuse-cell-empty", cell=cell.id)
    require(table.at(cell) is not GOLD, "refuse-cell-gold", cell=cell.id)


def _beginning(
    table: DuelTable, first: Spot, to_take: frozenset[Cell], penalty: Text | None
) -> Option:
    """The token by itself where no line goes on from it, else the question where the line ends."""
    cell, label = first.cell, placed(first.cell, first.colour)
    if to_take.isdisjoint(NEIGHBOURS[cell]):
        return Option(cell.id, label, Take(LINES[cell.id]))
    return Option(cell.id, label, lambda: _where_to_end(table, cell, to_take, penalty))


def _where_to_end(
    table: DuelTable, first: Cell, to_take: frozenset[Cell], penalty: Text | None
) -> Question:
    """A line can be named from both its ends, so all that touch *first* are offered, the longest
    above.
    """
    lines = [line for line in _LONGEST_FIRST[first] if to_take.issuperset(line.cells)]
    return Pick(
        Text("ask-line-end", cell=first.id),
        Each(lines, lambda line: _line(table, first, line, penalty)),
    )


def _line(table: DuelTable, first: Cell, line: Line, penalty: Text | None) -> Option:
    """A line by its other end, seen from *first*."""
    ends, colours = (line.cells[0], line.cells[-1]), table.colours_of(line)
    if len(line.cells) == 1:
        return Option("only", Text("line-alone", token=named(colours[0])), Take(line))
    last = ends[1] if ends[0] is first else ends[0]
    # named from the same end as in the news, wherever the player began
    cells = f"{ends[0].id}–{ends[1].id}"
    label = Text("line", cells=cells, tokens=tuple(map(named, colours)))
    return Option(last.id, label, Take(line), penalty if is_penalised(colours) else None)
