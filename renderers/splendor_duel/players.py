"""A player's plate: name, royals and privileges, the three ways to win, then what was gathered."""

from __future__ import annotations

from games.splendor_duel.catalogue import Ability
from games.splendor_duel.events import Goal
from games.splendor_duel.view import Player, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box, Point, square
from renderers.lettering import Face
from renderers.pieces import ground, stones
from renderers.pieces.name_lines import name_line
from renderers.pieces.portraits import seat_mark
from renderers.splendor_duel import royals
from renderers.splendor_duel.changes import Changes
from renderers.splendor_duel.gathered import COLUMN, RAIL, bonuses, reserved, tokens, width_of
from renderers.splendor_duel.headings import called
from renderers.splendor_duel.signs import (
    ability_seal,
    crown,
    flag,
    milestone,
    scroll,
    stone_of,
    wheel,
)
from renderers.sprites import Sprite
from renderers.theme import GLOW, TEXT
from renderers.words import Words

SCROLL = 46  # a privilege beside a name
FLAGGED = 0.5  # of a goal: from here on a flag tells whose way to a win is furthest done
BAR, MARK = 16, 32  # the height of a meter, and of a milestone
POINTER = 32  # what stands before the name of whoever is to move
FLAG = 30
MOST_WIDE = 322  # what bonuses take, so that reserved cards have room


def player_plate(
    canvas: Canvas,
    box: Box,
    player: Player,
    name: str,
    view: View,
    changes: Changes,
) -> None:
    """All that is public about one player; nothing stands for what is not there."""
    active = player.seat == view.turn
    canvas.put(ground.plate(canvas.theme, *box.size, active=active), box)
    upper, ways, gathered, rail = box.inset(18, 12).rows(50, 76, 1, RAIL, gap=8)
    wide = _possessions(canvas, upper, player, view, changes)
    canvas.places |= {
        f"seat-{player.seat}": box,
        f"goals-{player.seat}": ways,
        f"tokens-{player.seat}": Box(upper.right - wide, upper.y, wide, upper.h),
    }
    mark = seat_mark(player.seat, canvas.theme)
    line = Box(upper.x, upper.y, upper.w - wide - 8, upper.h)
    room = line.w - mark.w - 10 - (POINTER if active else 0)
    shown = called(name, Face.MEDIUM, 27, room)
    name_line(canvas, line, player.seat, shown, active)
    meters(canvas, ways, player, view)
    left, right = gathered.columns(width_of(player, COLUMN, MOST_WIDE), 1)
    bonuses(canvas, left, player, changes)
    reserved(canvas, right, player, changes)
    tokens(canvas, rail, player, changes, loot=() if active else view.loot)


def _possessions(canvas: Canvas, box: Box, player: Player, view: View, changes: Changes) -> float:
    """Privileges, royals, and whether another turn follows, from the right; returns how wide they
    are.
    """
    active, wide = player.seat == view.turn, 0
    for place in range(player.privileges):
        spot = square(box.right_middle.moved(-wide - SCROLL / 2 + 4), SCROLL)
        if place == 0 and player.seat in changes.privileges:
            canvas.put(ground.halo(30, 38, 8), spot.place(30, 38))
        canvas.put(scroll(SCROLL, active and view.replenished), spot)
        wide += SCROLL - 4
    w, h = royals.SMALL_SIZE
    for royal in reversed(player.royals):
        spot = Box(box.right - wide - w - (4 if wide else 0), box.y, w, h)
        if royal in changes.royals:
            canvas.put(ground.halo(w - 4, h - 4, 8), spot.inset(2))
        canvas.put(royals.small(royal, w, h), spot)
        wide += w + 8
    if active and view.again:
        canvas.stamp(ability_seal(Ability.TURN, 44), box.right_middle.moved(-wide - 26))
        wide += 52
    return wide


def meters(
    canvas: Canvas, box: Box, player: Player, view: View, words: Words | None = None
) -> None:
    """The three ways to win: how far, out of what; in gold where this player is ahead, or, once the
    game is over, where the goal is reached. A flag stands where nobody is nearer to a win; where
    there is room for words, they tell how much is missing. The third way is the best colour and
    shows its stone, once there is one.

    Milestones on the crowns' bar say at how many a royal comes.
    """
    best = stones.gem(stone_of(player.best_colour), 40) if player.best else wheel(40)
    signs = {
        Goal.POINTS: glyphs.icon(glyphs.star, 40, canvas.theme.metal),
        Goal.CROWNS: crown(40),
        Goal.COLOUR: best,
    }
    others = [_ways(other, view) for other in view.players if other.seat != player.seat]
    first = set() if view.standings else nearest(view)
    ways = _ways(player, view)
    for (goal, (n, needed)), cell in zip(ways.items(), box.columns(1, 1, 1, gap=22), strict=True):
        ahead = n >= needed if view.standings else all(n > other[goal][0] for other in others)
        _meter(canvas, cell, signs[goal], n, needed, ahead)
        if (player.seat, goal) in first and n >= needed * FLAGGED:
            _flag(canvas, cell, words("picture-to-go", n=needed - n) if words else "")
        for crowns in view.royals_at if goal is Goal.CROWNS else ():
            at = Point(cell.x + cell.w * crowns / needed, cell.bottom - BAR / 2)
            canvas.stamp(milestone(MARK, crowns, n >= crowns), at)


def _flag(canvas: Canvas, box: Box, missing: str) -> None:
    """At the end of a bar; before it in words how far that is."""
    at = Point(box.right - FLAG / 2 + 6, box.bottom - FLAG / 2)
    canvas.stamp(glyphs.icon(flag, FLAG, GLOW, canvas.theme.metal), at)
    if missing:
        at = Point(box.right, box.y + 30)
        canvas.text(at, missing, Face.SERIF, 32, GLOW, Anchor.RIGHT)


def _ways(player: Player, view: View) -> dict[Goal, tuple[int, int]]:
    """How far a player has come on each way to a win, and how far it is."""
    return {
        Goal.POINTS: (player.points, view.points_goal),
        Goal.CROWNS: (player.crowns, view.crowns_goal),
        Goal.COLOUR: (player.best, view.colour_goal),
    }


def nearest(view: View) -> set[tuple[int, Goal]]:
    """Whose way to win is furthest done, and which it is; several if they are equal."""
    done = {
        (player.seat, goal): n / needed
        for player in view.players
        for goal, (n, needed) in _ways(player, view).items()
    }
    most = max(done.values())
    return {way for way, share in done.items() if share == most > 0}


def _meter(canvas: Canvas, box: Box, sign: Sprite, n: int, needed: int, gold: bool) -> None:
    upper, bar = box.rows(1, BAR, gap=4)
    canvas.stamp(sign, upper.left_middle.moved(20))
    wide = canvas.text(upper.left_middle.moved(48), str(n), Face.BOLD, 48, GLOW if gold else TEXT)
    canvas.text(
        upper.left_middle.moved(52 + wide, 5), f"/{needed}", Face.SANS, 28, canvas.theme.muted
    )
    canvas.put(ground.meter(canvas.theme, *bar.size, min(1.0, n / needed), gold), bar)
