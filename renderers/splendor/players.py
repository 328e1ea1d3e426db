"""A player's plate: the portrait over the points, then name, bonuses and reserved cards, tokens."""

from __future__ import annotations

from typing import TypeAlias

from games.splendor.catalogue import GEMS, GOLD, Colour, Noble, Tokens
from games.splendor.view import Owed, Player, View
from renderers.canvas import GILT_CAST, SHADED, Anchor
from renderers.geometry import Box, Point
from renderers.lettering import Face, width
from renderers.pieces import brass, jewels
from renderers.pieces.masthead import CREAM, NAMED, TO_MOVE, Call, Title
from renderers.pieces.painted_cards import back
from renderers.pieces.portraits import bust, over_foot, seat_plate
from renderers.pieces.seats import enamel
from renderers.sheet import Sheet
from renderers.splendor.cards import SMALL_SIZE, small, stone_of
from renderers.splendor.changes import Changes
from renderers.sprites import Sprite, kept
from renderers.theme import LACK, TEXT, rgb
from renderers.words import Words

Shown: TypeAlias = Sheet[View, Changes]
PORTRAIT = 142
TILE, CHIP, STEP = (58, 62), 60, 60
SCORE, OF, NAME = 62, 28, (40, 38, 36, 34)
TOP, LOW, EDGE = rgb("#24346F"), rgb("#0C1332"), rgb("#4A5FA8")
MUTED = rgb("#B9C3E4")
CALLS = {
    Owed.ACTION: TO_MOVE,
    Owed.TOKENS: Call("picture-to-return", "picture-your-return"),
    Owed.NOBLE: Call("picture-to-choose", "picture-your-choice"),
}


def title_of(view: View, words: Words) -> Title:
    """The game and its round, as headers begin."""
    key = "picture-last-round" if view.last_round else "picture-round"
    return Title(words("title"), words(key, round=view.round))


def call_of(view: View) -> Call:
    """What the player in turn is waited for."""
    return CALLS[view.owed] if view.owed else TO_MOVE


def player_plate(sheet: Shown, box: Box, player: Player) -> None:
    """All that is public about one player."""
    canvas, view, seat = sheet.canvas, sheet.view, player.seat
    w, h = box.size
    active = seat == view.turn
    if active:
        canvas.put(brass.to_move(w, h), box)
    sheet.put(ground(seat, w, h, active), box, f"seat-{seat}")
    face = Box(box.x + 8, box.y + 8, PORTRAIT, h - 16)
    if seat in sheet.changes.scores:
        canvas.put(brass.changed(*face.size, 11), face)
    canvas.put(_portrait(bust(seat, *face.size), min(1.0, player.points / view.goal)), face)
    score(sheet, face, player.points)
    canvas.stamp(enamel(seat, 50), Point(face.x + 25, face.y + 22))
    if leads(player, view):
        canvas.stamp(brass.sign("crown", 54), Point(face.right - 28, face.y + 14))
    rest = Box(box.x + PORTRAIT + 24, box.y + 8, w - PORTRAIT - 40, h - 16)
    upper, tiles, chips = rest.rows(44, TILE[1], 1, gap=2)
    name_line(sheet, upper, player)
    holdings(sheet, tiles, chips, player)


def ground(seat: int, w: int, h: int, active: bool) -> Sprite:
    """The plate itself, in a shade of the seat's colour."""
    return seat_plate(seat, w, h, (TOP, LOW, EDGE), active)


@kept
def _portrait(face: Sprite, share: float) -> Sprite:
    """Somebody over the points, and the meter of how far it is."""
    done = over_foot(face, 0.5).image
    done.alpha_composite(brass.meter(face.w - 24, 10, share).image, (12, face.h - 18))
    return Sprite(done)


def score(sheet: Shown, face: Box, points: int) -> None:
    """The points, and how many win."""
    number, goal = str(points), f"/{sheet.view.goal}"
    wide = width(number, Face.BLACK, SCORE) + 4 + width(goal, Face.BOLD, OF)
    at = Point(face.centre.x - wide / 2, face.bottom - 44)
    wide = sheet.canvas.text(at, number, Face.BLACK, SCORE, GILT_CAST)
    low = at.moved(wide + 4, 10)
    sheet.canvas.text(low, goal, Face.BOLD, OF, SHADED.inked(CREAM))


def name_line(sheet: Shown, box: Box, player: Player) -> None:
    """The name; how many tokens, and how many may be kept."""
    canvas, over = sheet.canvas, player.tokens.total > player.token_limit
    count = f"{player.tokens.total}/{player.token_limit}"
    ink = SHADED.inked(LACK if over else TEXT)
    wide = canvas.text(box.right_middle, count, Face.MEDIUM, 34, ink, Anchor.RIGHT) + 6
    canvas.stamp(brass.sign("tokens", 34), box.right_middle.moved(-wide - 17))
    wide += 34
    canvas.places[f"tokens-{player.seat}"] = Box(box.right - wide, box.y, wide, box.h)
    name, room = sheet.name(player.seat), box.w - wide - 14
    ink = SHADED.inked(NAMED if player.seat == sheet.view.turn else TEXT)
    canvas.name(box.left_middle, name, Face.BOLD, NAME, ink, room, 0.72)


def leads(player: Player, view: View) -> bool:
    """Whether nobody has more points, and somebody fewer."""
    points = [one.points for one in view.players]
    return min(points) < player.points == max(points)


def missing(player: Player, noble: Noble) -> Tokens:
    """The bonuses that a noble still misses in this player."""
    return noble.requires.beyond(player.bonuses)


def holdings(sheet: Shown, upper: Box, lower: Box, player: Player) -> None:
    """Columns in a fixed order, so that place helps too: bonuses above, tokens below; reserved
    cards over the gold.
    """
    canvas, seat, changes = sheet.canvas, player.seat, sheet.changes
    canvas.places[f"held-{seat}"] = upper.joined(lower)
    coins = dict[Colour, Box]()
    for place, colour in enumerate(Colour):
        stone, x = stone_of(colour), upper.x + place * STEP
        if colour is not GOLD:
            spot, owned = Box(x, upper.y, *TILE), player.bonuses[colour]
            if (seat, colour) in changes.bonuses:
                canvas.put(brass.changed(*TILE, 9), spot)
            shown = jewels.tile(stone, *TILE, owned) if owned else jewels.no_tile(stone, *TILE)
            canvas.put(shown, spot)
        else:
            x += (upper.w - len(GEMS) * STEP - CHIP) / 2
        coins[colour] = Box(x - 1, lower.y, CHIP, CHIP)
    for colour, coin in coins.items():  # lights below all tokens: they lie close
        if (seat, colour) in changes.tokens:
            canvas.put(brass.ring_of_light(CHIP, CHIP // 2), coin)
    for colour, coin in coins.items():
        stone, count = stone_of(colour), player.tokens[colour]
        if count:
            canvas.put(jewels.chip(stone, CHIP, count), coin)
        else:
            canvas.put(jewels.no_chip(stone, CHIP - 8), coin.inset(4))
    _, last = upper.columns(len(GEMS) * STEP, 1)
    reserved(sheet, last, player)


def reserved(sheet: Shown, box: Box, player: Player) -> None:
    """What all have seen by its scene and points, the rest by its level; the last lies on top."""
    w, h = SMALL_SIZE
    held, seat = player.reserved, player.seat
    sheet.canvas.places[f"reserved-{seat}"] = box
    step = min(26, (box.w - w) / max(1, len(held) - 1))
    start = box.centre.x - (w + step * max(0, len(held) - 1)) / 2
    for place, one in enumerate(held):
        spot = Box(start + place * step, box.y, w, h)
        if (seat, place) in sheet.changes.reserved:
            sheet.canvas.put(brass.changed(w, h, 6), spot)
        sheet.canvas.put(brass.shadow(w, h, 6, 4), spot)
        sheet.canvas.put(small(one.card, w, h) if one.card else back(one.level, w, h), spot)
    if not held:
        spot = Box(start, box.y, w, h)
        sheet.canvas.put(brass.place(w, h, 7, rgb("#5A6BB0"), 0.3), spot)
