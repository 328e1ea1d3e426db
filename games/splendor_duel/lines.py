"""Taking tokens in a line: how one is asked for, and which tokens please the opponent (SD-39 to
SD-48).
"""

from __future__ import annotations

from collections.abc import Iterable

from games.engine import require
from games.questions import Option, Pick, Question
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


def ask_line(table: DuelTable, penalty: Text | None) -> Question:
    """Ask for one end of a line, then for the other; the hint *penalty* marks what would please the
    opponent.
    """
    spots = table.open_spots
    cells = frozenset([spot.cell for spot in spots])
    return Pick(Text("ask-line"), [_beginning(table, spot, cells, penalty) for spot in spots])


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
    lines = [line for line in LINES_FROM[first] if to_take.issuperset(line.cells)]
    lines.sort(key=lambda line: len(line.cells), reverse=True)
    return Pick(
        Text("ask-line-end", cell=first.id), [_line(table, first, line, penalty) for line in lines]
    )


def _line(table: DuelTable, first: Cell, line: Line, penalty: Text | None) -> Option:
    ends = line.cells[0], line.cells[-1]
    colours = [colour for cell in line.cells if (colour := table.at(cell)) is not None]
    if len(line.cells) == 1:
        return Option("only", Text("line-alone", token=named(colours[0])), Take(line))
    last = ends[1] if ends[0] is first else ends[0]
    # named from the same end as in the news, wherever the player began
    cells = f"{ends[0].id}–{ends[1].id}"
    label = Text("line", cells=cells, tokens=tuple(map(named, colours)))
    return Option(last.id, label, Take(line), penalty if is_penalised(colours) else None)
