"""A player's plate: the three ways to win, then bonuses, points and tokens by colour, reserved
cards and royals.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor_duel.catalogue import GEMS, Ability, Colour
from games.splendor_duel.events import Goal
from games.splendor_duel.view import Player, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part, Pen
from renderers.geometry import Box, Point, square
from renderers.lettering import Face
from renderers.pieces import ground, stones
from renderers.pieces.cards import back
from renderers.pieces.name_lines import name_line
from renderers.pieces.shelf import seal
from renderers.splendor_duel import royals
from renderers.splendor_duel.cards import BACK_SIZE
from renderers.splendor_duel.changes import Changes
from renderers.splendor_duel.signs import (
    ability_seal,
    crown,
    pile,
    pyramid,
    scroll,
    stone_of,
    wheel,
)
from renderers.sprites import Sprite, kept
from renderers.theme import GLOW, TEXT, Theme, mix
from renderers.words import Words

NEAR = 0.7  # of a goal: from here on it is told in gold while the game lasts
BAR, HEAD = 16, 30  # the height of a meter, and of a royal on it
COIN = 48
COLOURLESS = 26  # the lettering that says whose points count for no colour
WORDY = 80  # as wide is a column with room for such a word
TILE = (45, 92)  # a bonus; lower where there is less room


def player_plate(
    canvas: Canvas,
    box: Box,
    player: Player,
    name: str,
    view: View,
    changes: Changes,
    words: Words,
) -> None:
    """All that is public about one player."""
    active = player.seat == view.turn
    canvas.put(ground.plate(canvas.theme, *box.size, active=active), box)
    upper, ways, body = box.inset(18, 12).rows(44, 76, 1, gap=9)
    wide = _possessions(canvas, upper, player, view, changes)
    canvas.places |= {
        f"seat-{player.seat}": box,
        f"goals-{player.seat}": ways,
        f"tokens-{player.seat}": Box(upper.right - wide, upper.y, wide, upper.h),
    }
    name_line(
        canvas, Box(upper.x, upper.y, upper.w - wide - 20, upper.h), player.seat, name, active
    )
    meters(canvas, ways, player, view, changes)
    left, far = body.columns(1, 162, gap=14)
    holdings(canvas, left, player, changes, words, view.loot if not active else (), active)
    held, won = far.rows(1, 54, gap=4)
    reserved(canvas, held, player, changes)
    for place, royal in enumerate(reversed(player.royals)):
        spot = won.place(*royals.SMALL_SIZE, 1)
        spot = Box(spot.x - 84 * place, spot.y, spot.w, spot.h)
        if royal in changes.royals:
            canvas.put(ground.halo(spot.size[0] - 4, spot.size[1] - 4, 8), spot.inset(2))
        canvas.put(royals.small(royal, *royals.SMALL_SIZE), spot)


def _possessions(canvas: Canvas, box: Box, player: Player, view: View, changes: Changes) -> float:
    """Tokens out of ten, privileges, and whether another turn follows, from the right; returns how
    wide they are.
    """
    theme, active = canvas.theme, player.seat == view.turn
    total: list[Part] = [
        glyphs.icon(glyphs.token, 24, theme.muted),
        f"{player.tokens.total}/{player.token_limit}",
    ]
    wide = 14 + canvas.line(box.right_middle, total, Face.SANS, 26, theme.muted, Anchor.RIGHT)
    for place in range(player.privileges):
        spot = square(box.right_middle.moved(-wide - 21), 42)
        if place == 0 and player.seat in changes.privileges:
            canvas.put(ground.halo(26, 34, 8), spot.place(26, 34))
        canvas.put(scroll(42, active and view.replenished), spot)
        wide += 40
    if active and view.again:
        canvas.stamp(ability_seal(Ability.TURN, 40), box.right_middle.moved(-wide - 22))
        wide += 44
    return wide


def meters(
    canvas: Canvas, box: Box, player: Player, view: View, changes: Changes, gilt: float = NEAR
) -> None:
    """The three ways to win: how far, out of what; in gold from the share `gilt` of a goal, and,
    while that is less than all, where nobody is nearer to a win. The third is the best colour and
    shows its stone, once there is one.

    The crowns' bar has a head where a royal comes on the way.
    """
    best = stones.gem(stone_of(player.best_colour), 40) if player.best else wheel(40)
    ways = (
        (
            Goal.POINTS,
            glyphs.icon(glyphs.star, 40, canvas.theme.metal),
            player.points,
            view.points_goal,
        ),
        (Goal.CROWNS, crown(40), player.crowns, view.crowns_goal),
        (Goal.COLOUR, best, player.best, view.colour_goal),
    )
    for (goal, sign, n, needed), cell in zip(ways, box.columns(1, 1, 1, gap=22), strict=True):
        gold = n >= needed * gilt or (gilt < 1 and (player.seat, goal) in nearest(view))
        _meter(canvas, cell, sign, n, needed, gold, (player.seat, goal) in changes.goals)
        for crowns in view.royals_at if goal is Goal.CROWNS else ():
            at = Point(cell.x + cell.w * crowns / needed, cell.bottom - BAR / 2)
            canvas.stamp(royals.head(HEAD), at)


def nearest(view: View) -> set[tuple[int, Goal]]:
    """Whose way to win is furthest done, and which it is; several if they are equal."""
    done = {
        (player.seat, goal): n / needed
        for player in view.players
        for goal, n, needed in (
            (Goal.POINTS, player.points, view.points_goal),
            (Goal.CROWNS, player.crowns, view.crowns_goal),
            (Goal.COLOUR, player.best, view.colour_goal),
        )
    }
    most = max(done.values())
    return {way for way, share in done.items() if share == most > 0}


def _meter(
    canvas: Canvas, box: Box, sign: Sprite, n: int, needed: int, gold: bool, changed: bool
) -> None:
    upper, bar = box.rows(1, BAR, gap=4)
    canvas.stamp(sign, upper.left_middle.moved(20))
    wide = canvas.text(upper.left_middle.moved(48), str(n), Face.BOLD, 48, GLOW if gold else TEXT)
    canvas.text(
        upper.left_middle.moved(52 + wide, 5), f"/{needed}", Face.SANS, 28, canvas.theme.muted
    )
    if changed:
        light = bar.inset(3)
        canvas.put(ground.halo(*light.size, 6), light)
    canvas.put(ground.meter(canvas.theme, *bar.size, min(1.0, n / needed), gold), bar)


def holdings(
    canvas: Canvas,
    box: Box,
    player: Player,
    changes: Changes,
    words: Words,
    loot: Sequence[Colour] = (),
    active: bool = False,
) -> None:
    """Seven columns: bonus, points of that colour, token; over pearl and gold the points of royals
    and others that count for no colour.
    """
    tall, tags, coins = box.rows(1, 34, 54, gap=4)
    cells = (row.columns(*[1] * len(Colour)) for row in (tall, tags, coins))
    for colour, upper, tag, lower in zip(Colour, *cells, strict=True):
        if colour in GEMS:
            _bonus(canvas, upper, player, colour, changes)
            points = str(player.prestige[colour]) if player.prestige[colour] else ""
            worth(canvas, tag, points, colour is player.best_colour)
        _coin(canvas, lower, player, colour, changes, active)
        if colour in loot:
            seal(canvas, Box(lower.x, lower.y, lower.w + 8, lower.h + 8), 28)
    above, below = (row.columns(*[1] * len(Colour))[-2:] for row in (tall, tags))
    _colourless(canvas, above[0].joined(above[1]), below[0].joined(below[1]), player, words)


def _colourless(canvas: Canvas, upper: Box, lower: Box, player: Player, words: Words) -> None:
    """Points that count for no colour, those of royals apart from those of cards: a sign, a word
    where there is room, and how many below.
    """
    theme, size = canvas.theme, round(min(COIN, upper.h - 30, upper.w / 2 - 8))
    regal = sum(royal.points for royal in player.royals)
    sources = (
        ("royals", regal, royals.head(size)),
        ("cards", player.colourless - regal, no_colour(theme, size, size)),
    )
    counted = [source for source in sources if source[1]]
    shares = [1] * max(1, len(counted))
    columns = zip(upper.columns(*shares), lower.columns(*shares), strict=True)
    for (whose, points, sign), (above, tag) in zip(counted, columns, strict=False):
        head = above
        if above.w >= WORDY:
            head, word = above.rows(1, 28, gap=2)
            text, wide = words("picture-colourless", whose=whose), word.w - 8
            at, tone = word.centre, theme.muted
            canvas.text(at, text, Face.SANS, COLOURLESS, tone, Anchor.MIDDLE, wide, 0.7)
        canvas.stamp(sign, head.place(size, size, 0.5, 1).centre)
        worth(canvas, tag, str(points), best=False)


@kept
def no_colour(theme: Theme, w: int, h: int) -> Sprite:
    """In a row of bonuses: what counts for none of their colours."""
    pen = Pen(w, h)
    pen.box(pen.body, 7, mix(theme.muted, theme.well, 0.62))
    pen.outline(pen.body, 7, mix(theme.muted, theme.well, 0.3), 2)
    middle, radius = pen.body.centre, w * 0.3
    pen.ring(middle, radius, theme.muted, 4)
    reach = radius * 0.72
    pen.line([middle.moved(-reach, reach), middle.moved(reach, -reach)], theme.muted, 4)
    return pen.done()


def worth(canvas: Canvas, box: Box, points: str, best: bool) -> None:
    """Points with their star; gold in the colour that is nearest to its goal."""
    if points:
        star = glyphs.icon(glyphs.star, 22, GLOW if best else canvas.theme.muted)
        canvas.line(
            box.centre, [points, star], Face.BOLD, 30, GLOW if best else None, Anchor.MIDDLE, gap=2
        )


def _bonus(canvas: Canvas, box: Box, player: Player, colour: Colour, changes: Changes) -> None:
    spot = box.place(TILE[0], min(TILE[1], box.h), 0.5, 1)
    if (player.seat, colour) in changes.bonuses:
        light = spot.inset(2)
        canvas.put(ground.halo(*light.size, 7), light)
    canvas.put(stones.tile(stone_of(colour), *spot.size, player.bonuses[colour]), spot)


def _coin(
    canvas: Canvas, box: Box, player: Player, colour: Colour, changes: Changes, active: bool
) -> None:
    count = player.tokens[colour]
    if (player.seat, colour) in changes.tokens:
        canvas.put(ground.halo(COIN - 8, COIN - 8, COIN // 2 - 4), square(box.centre, COIN - 8))
    empty = stones.no_chip(canvas.theme, COIN, active)
    canvas.stamp(stones.chip(stone_of(colour), COIN, count) if count else empty, box.centre)


def reserved(canvas: Canvas, box: Box, player: Player, changes: Changes) -> None:
    """Backs with their level, below each whether it came from the pyramid or unseen from a deck."""
    theme = canvas.theme
    places = box.columns(*[1] * player.places, gap=6)[-len(player.reserved) or None :]
    canvas.places[f"reserved-{player.seat}"] = places[0].joined(places[-1])
    for place, (held, column) in enumerate(zip(player.reserved, places, strict=False)):
        spot = column.place(*BACK_SIZE, 0.5, 0)
        if (player.seat, place) in changes.reserved:
            light = spot.inset(2)
            canvas.put(ground.halo(*light.size, 6), light)
        canvas.put(back(held.level, *spot.size), spot)
        origin = glyphs.icon(pile if held.blind else pyramid, 28, theme.muted, theme.plate)
        canvas.stamp(origin, spot.centre.moved(dy=spot.h / 2 + 19))
