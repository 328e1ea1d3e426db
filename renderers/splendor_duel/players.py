"""A player's plate: the portrait over the name, the three ways to win, bonuses with their points,
what else was won, and tokens; and the ways once more as other pictures show them.
"""

from __future__ import annotations

from PIL import Image

from games.splendor_duel.catalogue import GEMS, Ability, Colour
from games.splendor_duel.events import Goal
from games.splendor_duel.view import Player, View
from renderers import glyphs
from renderers.canvas import EDGED, GILT_CAST, SHADED, Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.lettering import Face, largest, spelled, width
from renderers.pieces import brass, ground, jewels, stones
from renderers.pieces.brass import Metal
from renderers.pieces.masthead import NAMED
from renderers.pieces.portraits import bust
from renderers.pieces.seats import enamel
from renderers.splendor_duel import royals
from renderers.splendor_duel.cards import BACK_SIZE, back
from renderers.splendor_duel.field import Shown
from renderers.splendor_duel.gathered import unbound
from renderers.splendor_duel.headings import called
from renderers.splendor_duel.signs import (
    ability_seal,
    crown,
    eye,
    flag,
    milestone,
    no_colour,
    scroll,
    stone_of,
    wheel,
)
from renderers.sprites import Light, Sprite, kept
from renderers.theme import GLOW, LACK, SEAT_MARKS, TEXT, mix, rgb
from renderers.words import Words

FLAGGED = 0.5  # of a goal: from here on a flag tells whose way to a win is furthest done
BAR, MARK = 16, 32  # the height of a meter, and of a milestone
FLAG = 30
RADIUS, PORTRAIT = 16, 150
TOP, LOW, EDGE = rgb("#4A2A68"), rgb("#1A0A28"), rgb("#7A55A0")
MUTED, AHEAD = rgb("#D8C6E6"), rgb("#FFE08A")
TILE, COLUMN, CHIP, MOST_APART = (54, 60), 57, 54, 53
SCROLL, SCROLLS_APART = 50, 24
CAMEO, EYE = 46, 28
WAYS = (128, 1, 1)  # how wide the ways are: points have two digits, the others hardly ever
NAME = (40, 36, 34, 31, 28)


def player_plate(sheet: Shown, box: Box, player: Player) -> None:
    """All that is public about one player; nothing stands for what is not there."""
    canvas, view, seat = sheet.canvas, sheet.view, player.seat
    w, h = box.size
    active = seat == view.turn
    if active:
        canvas.put(brass.light(w, h, RADIUS, rgb("#FFCF5C"), 11, 3, meaning=Light.FIRST), box)
    sheet.put(_ground(seat, w, h, active), box, f"seat-{seat}")
    face = Box(box.x + 8, box.y + 8, PORTRAIT, h - 16)
    canvas.put(_portrait(bust(seat, *face.size)), face)
    canvas.stamp(enamel(seat, 52), Point(face.x + 28, face.y + 28))
    if active and view.again:
        canvas.stamp(ability_seal(Ability.TURN, 50), Point(face.right - 30, face.y + 30))
    _name(sheet, face, seat, active=active)
    right = Box(face.right + 16, box.y + 8, box.right - face.right - 28, h - 16)
    ways, tiles, won, rail = right.rows(66, 94, 1, 62, gap=6)
    canvas.places[f"goals-{seat}"] = ways
    _ways_to_win(sheet, ways, player)
    _bonuses(sheet, tiles, player)
    _won(sheet, won, player)
    _tokens(sheet, rail, player)


@kept
def _ground(seat: int, w: int, h: int, active: bool) -> Sprite:
    """The plate itself, in a shade of the seat's colour."""
    colour = SEAT_MARKS[seat].colour
    top = mix(TOP, colour, 0.1 if active else 0.2)
    plain = brass.plate(w, h, top, LOW, mix(EDGE, colour, 0.4), RADIUS)
    cast = brass.shadow(w, h, RADIUS)
    image = cast.image.copy()
    image.alpha_composite(plain.image, (cast.margin, cast.margin))
    if active:
        edge = brass.frame(w + 4, h + 4, RADIUS + 2, 4.5, Metal.ACTIVE).image
        image.alpha_composite(edge, (cast.margin - 2, cast.margin - 2))
    return Sprite(image, cast.margin)


@kept
def _portrait(face: Sprite) -> Sprite:
    """Somebody over a dark foot, on which the name stands."""
    image = face.image.convert("RGB").copy()
    foot = Image.linear_gradient("L").point(
        lambda v: round(235 * min(1, max(0, (v / 255 - 0.66) / 0.2)))
    )
    image.paste((4, 2, 10), (0, 0), foot.resize(image.size))
    return brass.framed(image, 11, 3)


def _name(sheet: Shown, face: Box, seat: int, *, active: bool) -> None:
    room = face.w - 16
    name = spelled(called(sheet.names[seat], Face.BOLD, NAME[-1], room / 0.8))
    size = largest(name, Face.BOLD, NAME, room)
    ink = EDGED.inked(NAMED if active else TEXT)
    at = Point(face.centre.x, face.bottom - 34)
    sheet.canvas.text(at, name, Face.BOLD, size, ink, Anchor.MIDDLE, room, squeeze=0.78)


def _ways_to_win(sheet: Shown, box: Box, player: Player) -> None:
    """How far on each way, out of what, in gold where this player is ahead; a flag where nobody is
    nearer to a win, and on the way of the crowns milestones, at which a royal comes.
    """
    canvas, view = sheet.canvas, sheet.view
    best = jewels.jewel(stone_of(player.best_colour), 40) if player.best else wheel(40)
    signs = {
        Goal.POINTS: brass.sign("star", 38),
        Goal.CROWNS: brass.sign("crown", 40),
        Goal.COLOUR: best,
    }
    others = [_ways(other, view) for other in view.players if other.seat != player.seat]
    first, ways = nearest(view), _ways(player, view)
    for (goal, (n, needed)), cell in zip(ways.items(), box.columns(*WAYS, gap=12), strict=True):
        upper, bar = cell.rows(1, 12, gap=6)
        canvas.stamp(signs[goal], upper.left_middle.moved(20))
        ahead = all(n > other[goal][0] for other in others)
        ink = GILT_CAST if ahead else SHADED.inked(TEXT)
        wide = canvas.text(upper.left_middle.moved(43), str(n), Face.BLACK, 44, ink)
        at = upper.left_middle.moved(45 + wide, 6)
        canvas.text(at, f"/{needed}", Face.MEDIUM, 26, SHADED.inked(MUTED))
        canvas.put(brass.meter(*bar.size, n / needed), bar)
        for crowns in view.royals_at if goal is Goal.CROWNS else ():
            at = Point(cell.x + cell.w * crowns / needed, bar.centre.y)
            canvas.stamp(milestone(30, crowns, n >= crowns), at)
        if (player.seat, goal) in first and n >= needed * FLAGGED:
            pole = glyphs.icon(flag, FLAG - 4, GLOW, rgb("#8A5A18"))
            canvas.stamp(pole, Point(cell.right - 4, bar.centre.y - 1))


def _bonuses(sheet: Shown, box: Box, player: Player) -> None:
    """Columns in a fixed order; below each colour its points, and last those of cards without
    one.
    """
    canvas, plain = sheet.canvas, unbound(player)
    for place, colour in enumerate(GEMS):
        spot, owned = Box(box.x + place * COLUMN, box.y, *TILE), player.bonuses[colour]
        if (player.seat, colour) in sheet.changes.bonuses:
            canvas.put(brass.changed(*TILE, 9), spot)
        stone = stone_of(colour)
        canvas.put(
            jewels.tile(stone, *TILE, owned) if owned else jewels.no_tile(stone, *TILE), spot
        )
        _worth(sheet, spot, player.prestige[colour])
    if plain:
        spot = Box(box.x + len(GEMS) * COLUMN + 6, box.y, *TILE)
        canvas.put(no_colour(sheet.theme, *TILE), spot)
        _worth(sheet, spot, plain)


def _worth(sheet: Shown, spot: Box, points: int) -> None:
    """What the cards above are worth."""
    if not points:
        return
    wide = width(str(points), Face.BLACK, 32)
    at = Point(spot.centre.x - (wide + 25) / 2, spot.bottom + 18)
    sheet.canvas.text(at, str(points), Face.BLACK, 32, SHADED.inked(TEXT))
    sheet.canvas.stamp(brass.sign("star", 22), at.moved(wide + 14, -1))


def _won(sheet: Shown, box: Box, player: Player) -> None:
    """Privileges and royals from the left; reserved cards from the right, with an eye on each: open
    where both have seen the card, closed where it came unseen from a deck.
    """
    canvas, view, seat, changes = sheet.canvas, sheet.view, player.seat, sheet.changes
    late = seat == view.turn and view.replenished
    x = box.x
    for number in range(player.privileges):
        spot = Box(x + number * SCROLLS_APART, box.centre.y - SCROLL / 2, SCROLL, SCROLL)
        if number == 0 and seat in changes.privileges:
            canvas.put(brass.changed(34, 38, 8), spot.place(34, 38))
        canvas.put(scroll(SCROLL, late), spot)
    if player.privileges:
        x += SCROLL + (player.privileges - 1) * SCROLLS_APART + 4
    for royal in player.royals:
        spot = Box(x, box.centre.y - CAMEO / 2, CAMEO, CAMEO)
        if royal in changes.royals:
            canvas.put(brass.changed(CAMEO, CAMEO, CAMEO // 2), spot)
        canvas.put(royals.cameo(royal, CAMEO), spot)
        worth = str(royal.points)
        wide = canvas.text(
            Point(spot.right - 2, box.centre.y + 10), worth, Face.BLACK, 34, EDGED.inked(TEXT)
        )
        x += CAMEO + wide + 4
    w, h = BACK_SIZE
    whole = Box(box.right - player.places * (w + 4), box.y, player.places * (w + 4), box.h)
    canvas.places[f"reserved-{seat}"] = whole
    for number, card in enumerate(player.reserved):
        place = player.places - len(player.reserved) + number
        spot = Box(whole.x + place * (w + 4) + 2, whole.centre.y - h / 2, w, h)
        if (seat, number) in changes.reserved:
            canvas.put(brass.changed(w, h, 6), spot)
        canvas.put(brass.shadow(w, h, 6, 4), spot)
        canvas.put(back(card.level, w, h), spot)
        canvas.stamp(eye(EYE, card.blind), Point(spot.centre.x, spot.bottom - 10))


def _tokens(sheet: Shown, box: Box, player: Player) -> None:
    """The tokens on dark glass; at the end how many, out of how many that may be kept."""
    canvas, seat, view = sheet.canvas, player.seat, sheet.view
    canvas.put(brass.glass(*box.size, round(box.h / 2), rgb("#A98F5C")), box)
    canvas.places[f"tokens-{seat}"] = box
    total = player.tokens.total
    said = f"{total}/{player.token_limit}"
    ink = LACK if total > player.token_limit else TEXT
    wide = canvas.text(box.right_middle.moved(-16), said, Face.MEDIUM, 34, ink, Anchor.RIGHT)
    held = [colour for colour in Colour if player.tokens[colour]]
    room = box.w - wide - 16 - 12 - CHIP - 6
    step = min(MOST_APART, room / max(1, len(held) - 1))
    loot = () if seat == view.turn else view.loot
    for number, colour in enumerate(held):
        middle = Point(box.x + 6 + CHIP / 2 + number * step, box.centre.y)
        size = CHIP if step > CHIP - 8 else round(step) + 6
        if (seat, colour) in sheet.changes.tokens:
            canvas.put(brass.changed(size - 2, size - 2, size // 2), _around(middle, size - 2))
        canvas.stamp(jewels.chip(stone_of(colour), size, player.tokens[colour]), middle)
    for number, colour in enumerate(held):
        if colour in loot:
            at = Point(box.x + 6 + CHIP / 2 + number * step, box.y + 2)
            canvas.stamp(brass.sign("tick", 32), at)


def _around(middle: Point, size: float) -> Box:
    return Box(middle.x - size / 2, middle.y - size / 2, size, size)


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
