"""A player's plate: the three ways to win, then bonuses, points and tokens by colour, reserved
cards and royals.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor_duel.catalogue import GEMS, Ability, Colour
from games.splendor_duel.events import Goal
from games.splendor_duel.view import Player, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point, square
from renderers.lettering import Face
from renderers.pieces import ground, stones
from renderers.pieces.cards import back
from renderers.pieces.name_lines import name_line
from renderers.pieces.portraits import seat_mark
from renderers.pieces.shelf import seal
from renderers.splendor_duel import royals
from renderers.splendor_duel.cards import BACK_SIZE
from renderers.splendor_duel.changes import Changes
from renderers.splendor_duel.headings import called
from renderers.splendor_duel.signs import (
    ability_seal,
    crown,
    eye,
    faded,
    flag,
    invitation,
    milestone,
    no_colour,
    scroll,
    stone_of,
    wheel,
)
from renderers.sprites import Sprite
from renderers.theme import GLOW, TEXT
from renderers.words import Words

FLAGGED = 0.5  # of a goal: from here on a flag tells whose way to a win is furthest done
BAR, MARK = 16, 32  # the height of a meter, and of a milestone
COIN, LARGE_COIN = 48, 60
POINTER = 32  # what stands before the name of whoever is to move
TILE, LARGE_TILE = (46, 92), (62, 104)  # a bonus; lower where there is less room
EYE, FLAG, SIGN = 38, 30, 36
COLOURLESS, WORTH = 24, 46  # the lettering of whose points these are, and room for them
KEPT_WIDE = 166  # how wide the reserved cards are, and the royals below them


def player_plate(
    canvas: Canvas,
    box: Box,
    player: Player,
    name: str,
    view: View,
    changes: Changes,
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
    mark = seat_mark(player.seat, canvas.theme)
    line = Box(upper.x, upper.y, upper.w - wide - 16, upper.h)
    room = line.w - mark.w - 10 - (POINTER if active else 0)
    shown = called(name, Face.MEDIUM, 27, room)
    name_line(canvas, line, player.seat, shown, active)
    meters(canvas, ways, player, view)
    left, far = body.columns(1, KEPT_WIDE, gap=16)
    loot = view.loot if not active else ()
    holdings(canvas, left, player, changes, loot=loot, active=active)
    held, won = far.rows(1, 54, gap=4)
    reserved(canvas, held, player, changes, active)
    _guests(canvas, won, player, len(view.royals_at), changes, active)


def _guests(
    canvas: Canvas, box: Box, player: Player, most: int, changes: Changes, active: bool
) -> None:
    """The royals from the right, and a faint place for each that may still come."""
    w, h = royals.SMALL_SIZE
    for place in range(most):
        spot = Box(box.right - w - (w + 8) * place, box.bottom - h, w, h)
        if place >= len(player.royals):
            canvas.put(ground.slot(canvas.theme, w, h, 9, active), spot)
            dim = ground.faint(canvas.theme, 0.3, active)
            canvas.stamp(glyphs.icon(glyphs.crown, 30, dim, dim), spot.centre)
            continue
        royal = player.royals[-1 - place]
        if royal in changes.royals:
            canvas.put(ground.halo(w - 4, h - 4, 8), spot.inset(2))
        canvas.put(royals.small(royal, w, h), spot)


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


def holdings(
    canvas: Canvas,
    box: Box,
    player: Player,
    changes: Changes,
    words: Words | None = None,
    loot: Sequence[Colour] = (),
    active: bool = False,
    empty: bool = True,
) -> None:
    """Columns of bonus, points and token for each colour; then, in a box of their own, the points
    that count for no colour, and below it pearls and gold. With words, all is larger; places of
    tokens that are not there are shown while some may come.
    """
    coin = LARGE_COIN if words else COIN
    tall, tags, coins = box.rows(1, 34, coin + 6, gap=4)
    cells = (row.columns(*[1] * len(Colour)) for row in (tall, tags, coins))
    best = player.best
    for colour, upper, tag, lower in zip(Colour, *cells, strict=True):
        if colour in GEMS:
            _bonus(canvas, upper, player, colour, changes, LARGE_TILE if words else TILE)
            points = player.prestige[colour]
            worth(canvas, tag, str(points or ""), best=points == best)
        if empty or player.tokens[colour]:
            _coin(canvas, lower, player, colour, changes, active, coin)
        if colour in loot:
            ring = square(lower.centre, coin - 6)
            canvas.put(invitation(round(ring.w)), ring)
            seal(canvas, Box(lower.x, lower.y, lower.w + 8, lower.h + 8), 28)
    apart = [row.columns(*[1] * len(Colour))[-2:] for row in (tall, tags)]
    whole = apart[0][0].joined(apart[1][1])
    _colourless(canvas, Box(whole.x + 5, whole.y, whole.w - 5, whole.h), player, words, active)


def _colourless(
    canvas: Canvas, box: Box, player: Player, words: Words | None, active: bool
) -> None:
    """Points that count for no colour, those of royals apart from those of cards: a sign, a word
    where there is room, and how many; faint while there are none.
    """
    theme = canvas.theme
    canvas.put(ground.slot(theme, *box.size, 12, active), box)
    regal = sum(royal.points for royal in player.royals)
    sources = (
        ("royals", regal, royals.head(SIGN)),
        ("cards", player.colourless - regal, no_colour(theme, SIGN, SIGN)),
    )
    for (whose, points, sign), row in zip(sources, box.inset(6, 7).rows(1, 1), strict=True):
        head, rest = row.columns(SIGN + 2, 1)
        canvas.stamp(sign if points else faded(sign), head.centre)
        if words:
            at, text = rest.left_middle.moved(4), words("picture-colourless", whose=whose)
            tone, room = theme.muted, rest.w - WORTH - 10
            canvas.text(at, text, Face.SANS, COLOURLESS, tone, room=room, squeeze=0.85)
        tag = Box(rest.right - WORTH, rest.y, WORTH, rest.h) if words else rest
        worth(canvas, tag, str(points or ""), best=False)


def worth(canvas: Canvas, box: Box, points: str, best: bool) -> None:
    """Points with their star; gold in the colour that is nearest to its goal."""
    if points:
        star = glyphs.icon(glyphs.star, 22, GLOW if best else canvas.theme.muted)
        canvas.line(
            box.centre, [points, star], Face.BOLD, 30, GLOW if best else None, Anchor.MIDDLE, gap=2
        )


def _bonus(
    canvas: Canvas,
    box: Box,
    player: Player,
    colour: Colour,
    changes: Changes,
    size: tuple[int, int],
) -> None:
    spot = box.place(size[0], min(size[1], box.h), 0.5, 1)
    if (player.seat, colour) in changes.bonuses:
        light = spot.inset(2)
        canvas.put(ground.halo(*light.size, 7), light)
    canvas.put(stones.tile(stone_of(colour), *spot.size, player.bonuses[colour]), spot)


def _coin(
    canvas: Canvas,
    box: Box,
    player: Player,
    colour: Colour,
    changes: Changes,
    active: bool,
    size: int,
) -> None:
    count = player.tokens[colour]
    if (player.seat, colour) in changes.tokens:
        canvas.put(ground.halo(size - 8, size - 8, size // 2 - 4), square(box.centre, size - 8))
    empty = stones.no_chip(canvas.theme, size, active)
    canvas.stamp(stones.chip(stone_of(colour), size, count) if count else empty, box.centre)


def reserved(
    canvas: Canvas, box: Box, player: Player, changes: Changes, active: bool = False
) -> None:
    """Backs with their level, on each an eye: open where both have seen the card, closed where it
    came unseen from a deck; and a faint place for each card that may still be reserved.
    """
    places = box.columns(*[1] * player.places, gap=8)
    held = player.reserved
    spots = [place.place(*BACK_SIZE, 0.5, 0) for place in places]
    canvas.places[f"reserved-{player.seat}"] = places[0].joined(places[-1])
    free = len(places) - len(held)
    for spot in spots[:free]:
        canvas.put(ground.slot(canvas.theme, *spot.size, 7, active), spot)
    for number, (card, spot) in enumerate(zip(held, spots[free:], strict=True)):
        if (player.seat, number) in changes.reserved:
            light = spot.inset(2)
            canvas.put(ground.halo(*light.size, 6), light)
        canvas.put(back(card.level, *spot.size), spot)
        canvas.stamp(eye(EYE, card.blind), Point(spot.centre.x, spot.bottom))
