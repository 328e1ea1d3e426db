"""The buttons that move, turn and lay a piece on a grid."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.messages.components import Row, button
from bot.messages.custom_ids import MenuPress, NudgePress
from games.placements import Nudge, Placement, Spot
from renderers.words import Words

SIGNS = {
    Nudge.TURN_BACK: "↺",
    Nudge.UP: "↑",
    Nudge.TURN: "↻",
    Nudge.LEFT: "←",
    Nudge.DOWN: "↓",
    Nudge.RIGHT: "→",
}
BOTH_TURNS = 2
"""Of so many ways, turning to the left and to the right leads to the same."""


def laying_rows(
    piece: Placement,
    spot: Spot,
    nudge: Callable[[Nudge], NudgePress],
    lay: MenuPress,
    words: Words,
) -> list[Row]:
    """Two rows that move and turn the piece, and one that lays it, which is disabled where the
    rules refuse that.
    """

    def move(way: Nudge, label: str) -> discord.ui.Button[discord.ui.View]:
        item = button(label, nudge(way))
        item.disabled = piece.nudged(spot, way) is None
        return item

    turns = [Nudge.TURN_BACK] if len(piece.ways) > BOTH_TURNS else []
    above = [*turns, Nudge.UP, *([Nudge.TURN] if len(piece.ways) > 1 else [])]
    below = [Nudge.LEFT, Nudge.DOWN, Nudge.RIGHT]
    place = button(words("lay-here"), lay, discord.ButtonStyle.success)
    place.disabled = piece.refusal(spot) is not None
    flip = [move(Nudge.FLIP, words("lay-flip"))] if piece.two_sided else []
    rows: list[Row] = [[move(way, SIGNS[way]) for way in row] for row in (above, below)]
    return [*rows, [place, *flip]]
