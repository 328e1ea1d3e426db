"""A player's plate: the portrait over the name, the three ways to win, bonuses with their points,
what else was won, and tokens.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor_duel.catalogue import GEMS, Ability, Colour
from games.splendor_duel.events import Goal
from games.splendor_duel.view import Player, View
from renderers import glyphs
from renderers.canvas import EDGED, GILT_CAST, SHADED, Anchor
from renderers.geometry import Box, Point
from renderers.lettering import Face, width
from renderers.pieces import brass, jewels
from renderers.pieces.masthead import NAMED
from renderers.pieces.painted_cards import back
from renderers.pieces.portraits import bust, over_foot, seat_plate
from renderers.pieces.seats import enamel
from renderers.splendor_duel import royals
from renderers.splendor_duel.cards import BACK_SIZE
from renderers.splendor_duel.field import Shown
from renderers.splendor_duel.signs import (
    ability_seal,
    eye,
    flag,
    milestone,
    no_colour,
    scroll,
    stone_of,
    wheel,
)
from renderers.sprites import Sprite
from renderers.theme import GLOW, LACK, TEXT, rgb

FLAGGED = 0.5  # of a goal: from here on a flag tells whose way to a win is furthest done
FLAG = 30
PORTRAIT = 150
TOP, LOW, EDGE = rgb("#4A2A68"), rgb("#1A0A28"), rgb("#7A55A0")
MUTED, VIOLET = rgb("#D8C6E6"), rgb("#7A55A0")
TILE, COLUMN, CHIP, LEAST_CHIP, MOST_APART = (58, 64), 62, 54, 42, 56
WORTH = 97
"""How high a bonus is with its points."""
SCROLL, SCROLLS_APART, BELOW = 50, 24, 20
"""How large a scroll is, and how far the next one lies beside it, or below it."""
CAMEO, EYE = 46, 28
WAYS = (138, 1, 1)  # how wide the ways are: points have two digits, the others hardly ever
WAY, LOWER, BAR = 80, 32, 12
"""How high a way is, the room for its bar with milestones, and the bar itself."""
NARROW = 140
"""In a narrower column goals are written smaller."""
NAME = (40, 36, 34, 31, 28)


def player_plate(sheet: Shown, box: Box, player: Player) -> None:
    """All that is public about one player; nothing stands for what is not there."""
    canvas, view, seat = sheet.canvas, sheet.view, player.seat
    w, h = box.size
    active = seat == view.turn
    if active:
        canvas.put(brass.to_move(w, h), box)
    sheet.put(ground(seat, w, h, active), box, f"seat-{seat}")
    face = Box(box.x + 8, box.y + 8, PORTRAIT, h - 16)
    canvas.put(over_foot(bust(seat, *face.size), 0.66), face)
    canvas.stamp(enamel(seat, 52), Point(face.x + 28, face.y + 28))
    if active and view.again:
        canvas.stamp(ability_seal(Ability.TURN, 50), Point(face.right - 30, face.y + 30))
    _name(sheet, face, seat, active=active)
    right = Box(face.right + 16, box.y + 8, box.right - face.right - 28, h - 16)
    ways, middle, rail = right.rows(WAY, 1, 58, gap=5)
    tiles, won = _spread(middle, player)
    if _few(player):  # scrolls alone need no line of their own
        tiles, won = tiles.columns(len(GEMS) * COLUMN, 1, gap=4)
    canvas.places[f"goals-{seat}"] = ways
    ways_to_win(sheet, ways.columns(*WAYS, gap=6), player)
    _bonuses(sheet, tiles, player)
    _won(sheet, won, player)
    _tokens(sheet, rail, player)


def _spread(box: Box, player: Player) -> tuple[Box, Box]:
    """Where bonuses lie, and below them what was won: as high as they are, and as far apart as
    there is room, so that a player who has little has no hole in the plate.
    """
    high = WORTH if player.prestige or unbound(player) else TILE[1]
    some = bool(player.privileges or player.royals or player.reserved) and not _few(player)
    apart = (box.h - high - SCROLL * some) / (2 + some)
    tiles = Box(box.x, box.y + apart, box.w, high)
    return tiles, Box(box.x, box.bottom - apart * some - SCROLL, box.w, SCROLL)


def _few(player: Player) -> bool:
    """Whether nothing but scrolls was won, which have room beside the bonuses."""
    return bool(player.privileges) and not (player.royals or player.reserved or unbound(player))


def ground(seat: int, w: int, h: int, active: bool) -> Sprite:
    """The plate itself, in a shade of the seat's colour."""
    return seat_plate(seat, w, h, (TOP, LOW, EDGE), active)


def _name(sheet: Shown, face: Box, seat: int, *, active: bool) -> None:
    ink = EDGED.inked(NAMED if active else TEXT)
    at, name = Point(face.centre.x, face.bottom - 34), sheet.name(seat)
    sheet.canvas.name(at, name, Face.BOLD, NAME, ink, face.w - 16, 0.78, Anchor.MIDDLE)


def ways_to_win(sheet: Shown, cells: Sequence[Box], player: Player) -> None:
    """How far on each way, out of what, in gold where this player is ahead or, once the game is
    over, where the goal is reached; a flag where nobody is nearer to a win, and on the way of the
    crowns milestones, at which a royal comes.
    """
    canvas, view = sheet.canvas, sheet.view
    others = [ways_of(other, view) for other in view.players if other.seat != player.seat]
    first = set() if view.standings else nearest(view)
    for (goal, (n, needed)), cell in zip(ways_of(player, view).items(), cells, strict=True):
        upper, low = cell.rows(1, LOWER, gap=2)
        bar = low.place(cell.w, BAR)
        canvas.stamp(way_sign(player, goal, 40), upper.left_middle.moved(20))
        gold = n >= needed if view.standings else all(n > other[goal][0] for other in others)
        ink = GILT_CAST if gold else SHADED.inked(TEXT)
        wide = canvas.text(upper.left_middle.moved(43), str(n), Face.BLACK, 44, ink)
        at = upper.left_middle.moved(45 + wide, 6)
        size = 28 if cell.w > NARROW else 26
        canvas.text(at, f"/{needed}", Face.MEDIUM, size, SHADED.inked(MUTED))
        canvas.put(brass.meter(*bar.size, n / needed), bar)
        for crowns in view.royals_at if goal is Goal.CROWNS else ():
            at = Point(cell.x + cell.w * crowns / needed, bar.centre.y)
            canvas.stamp(milestone(30, crowns, n >= crowns), at)
        if (player.seat, goal) in first and n >= needed * FLAGGED:
            pole = glyphs.icon(flag, FLAG - 4, GLOW, rgb("#8A5A18"))
            canvas.stamp(pole, Point(cell.right - 12, bar.centre.y - 1))


def way_sign(player: Player, goal: Goal, size: int) -> Sprite:
    """What a way to win is known by: a star, a crown, or the best colour once there is one."""
    match goal:
        case Goal.POINTS:
            return brass.sign("star", size)
        case Goal.CROWNS:
            return brass.sign("crown", size)
    return jewels.jewel(stone_of(player.best_colour), size) if player.best else wheel(size)


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
        worth(sheet, spot, player.prestige[colour])
    if plain:
        spot = Box(box.right - TILE[0], box.y, *TILE)
        canvas.put(no_colour(sheet.theme, *TILE), spot)
        worth(sheet, spot, plain)


def unbound(player: Player) -> int:
    """The points of cards that have no colour."""
    return player.colourless - sum(royal.points for royal in player.royals)


def worth(sheet: Shown, spot: Box, points: int) -> None:
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
    beside, below = (0, BELOW) if _few(player) else (SCROLLS_APART, 0)
    top = (TILE[1] if below else box.h) / 2 - (SCROLL + below * (player.privileges - 1)) / 2
    for number in range(player.privileges):
        spot = Box(x + number * beside, box.y + top + number * below, SCROLL, SCROLL)
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
        brought = str(royal.points)
        wide = canvas.text(
            Point(spot.right - 2, box.centre.y + 10), brought, Face.BLACK, 34, EDGED.inked(TEXT)
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
    room = box.w - wide - 16 - 16
    size = min(CHIP, max(LEAST_CHIP, round(room / max(1, len(held)))))
    step = min(MOST_APART, (room - size) / max(1, len(held) - 1))
    loot = () if seat == view.turn else view.loot
    for number, colour in enumerate(held):
        middle = Point(box.x + 6 + size / 2 + number * step, box.centre.y)
        if (seat, colour) in sheet.changes.tokens:
            canvas.put(brass.changed(size - 2, size - 2, size // 2), _around(middle, size - 2))
        canvas.stamp(jewels.chip(stone_of(colour), size, player.tokens[colour]), middle)
    for number, colour in enumerate(held):
        if colour in loot:
            at = Point(box.x + 6 + size / 2 + number * step, box.y + 2)
            canvas.stamp(brass.sign("tick", 32), at)


def _around(middle: Point, size: float) -> Box:
    return Box(middle.x - size / 2, middle.y - size / 2, size, size)


def ways_of(player: Player, view: View) -> dict[Goal, tuple[int, int]]:
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
        for goal, (n, needed) in ways_of(player, view).items()
    }
    most = max(done.values())
    return {way for way, share in done.items() if share == most > 0}
