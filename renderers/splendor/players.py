"""A player's plate: name and tokens above; points beside bonuses over tokens; at the foot the
nobles and the reserved cards.
"""

from __future__ import annotations

from games.splendor.catalogue import GEMS, Colour, Noble, Tokens
from games.splendor.view import Owed, Player, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part, line_width
from renderers.geometry import Box, square
from renderers.lettering import Face, spelled, width
from renderers.pieces import ground, stones
from renderers.pieces.cards import back
from renderers.pieces.headings import TO_MOVE, Call, Title
from renderers.pieces.name_lines import name_line
from renderers.pieces.portraits import seat_mark
from renderers.splendor import cards, counters, nobles
from renderers.splendor.cards import SMALL_SIZE, stone_of
from renderers.splendor.changes import Changes
from renderers.splendor.moves import marks
from renderers.theme import ACTIVE, GOOD, GOOD_INK, LACK, TEXT
from renderers.words import Words

CREST = (94, 126)
TILE, COUNTER = (54, 68), 60  # a bonus and the tokens below it
FOOT = 62
FACE, MISSED, TOLD = 54, 42, 36  # nobles, the stones they miss, and what they have brought
LATEST, NAMED = 27, 31  # how large a player's latest turn is, and a name beside it at most
CLOSEST = 2  # so many nobles who wait are shown
APART = 22  # between one noble and the next
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


def player_plate(
    canvas: Canvas,
    box: Box,
    player: Player,
    name: str,
    view: View,
    changes: Changes,
    words: Words,
) -> None:
    """All that is public about one player; the latest turn, too, where the header tells a later
    one.
    """
    theme, active = canvas.theme, player.seat == view.turn
    canvas.put(ground.plate(theme, *box.size, active=active), box)
    canvas.places[f"seat-{player.seat}"] = box
    upper, body, foot = box.inset(16, 11).rows(40, 1, FOOT, gap=8)
    over = player.tokens.total > player.token_limit
    tokens: list[Part] = [
        glyphs.icon(glyphs.token, 26, theme.muted),
        f"{player.tokens.total}/{player.token_limit}",
    ]
    ink = LACK if over else TEXT
    wide = canvas.line(upper.right_middle, tokens, Face.MEDIUM, 29, ink, Anchor.RIGHT)
    canvas.places[f"tokens-{player.seat}"] = Box(upper.right - wide, upper.y, wide, upper.h)
    if player in view.earlier:
        spot, told = upper.right_middle.moved(-wide - 22), marks(player.latest)
        wide += 22
        said, spare = words("picture-latest"), upper.w - wide - 20 - named(canvas, player, name)
        if line_width([said, *told], Face.MEDIUM, LATEST, gap=8) <= spare:
            told = [said, *told]
        wide += canvas.line(spot, told, Face.MEDIUM, LATEST, theme.muted, Anchor.RIGHT, gap=8)
    room = Box(upper.x, upper.y, upper.w - wide - 20, upper.h)
    name_line(canvas, room, player.seat, name, active, squeeze=0.8)
    left, middle = body.columns(CREST[0], 1, gap=14)
    changed, first = player.seat in changes.scores, leads(player, view)
    crest = counters.crest(theme, *CREST, player.points, view.goal, changed, first)
    canvas.put(crest, left.place(*CREST))
    holdings(canvas, middle, player, changes)
    canvas.places[f"held-{player.seat}"] = middle
    hand = player.places if not player.reserved else len(player.reserved)
    court, held = foot.columns(1, hand * (SMALL_SIZE[0] + 5) - 5, gap=12)
    reserved(canvas, held, player, changes)
    guests(canvas, court if player.reserved else foot, player, view)


def named(canvas: Canvas, player: Player, name: str) -> float:
    """How wide the line with a name is at its best, without the pointer of whoever is to move."""
    mark = seat_mark(player.seat, canvas.theme)
    return mark.w + 10 + width(spelled(name), Face.MEDIUM, NAMED)


def leads(player: Player, view: View) -> bool:
    """Whether nobody has more points, and somebody fewer."""
    points = [one.points for one in view.players]
    return min(points) < player.points == max(points)


def guests(canvas: Canvas, box: Box, player: Player, view: View) -> None:
    """The nobles who have come with their points, then the closest of those who wait with the
    bonuses they miss; as many as there is room for.
    """
    at = box.left_middle
    for noble in (*player.nobles, *nearest(player, view)[:CLOSEST]):
        told = of_noble(player, noble)
        wide = line_width(told, Face.BOLD, TOLD, gap=3)
        if at.x + wide > box.right:
            break
        canvas.line(at, told, Face.BOLD, TOLD, ACTIVE, gap=3)
        at = at.moved(wide + APART)


def nearest(player: Player, view: View) -> list[Noble]:
    """The nobles who wait, whoever misses least before the others."""
    return sorted(view.nobles, key=lambda noble: (missing(player, noble).total, noble.id))


def of_noble(player: Player, noble: Noble, face: int = FACE, stone: int = MISSED) -> list[Part]:
    """A noble, with what the visit has brought or the bonuses that are missing for it."""
    told: list[Part] = [nobles.cameo(noble, face)]
    if noble in player.nobles:
        return [*told, f"+{noble.points}"]
    short = missing(player, noble).items()
    if not short:
        return [*told, glyphs.icon(glyphs.tick, stone, GOOD, GOOD_INK)]
    return [*told, *(stones.gem(stone_of(colour), stone, count) for colour, count in short)]


def missing(player: Player, noble: Noble) -> Tokens:
    """The bonuses that a noble still misses in this player."""
    return noble.requires.beyond(player.bonuses)


def holdings(
    canvas: Canvas,
    box: Box,
    player: Player,
    changes: Changes,
    tile: tuple[int, int] = TILE,
    counter: int = COUNTER,
) -> None:
    """Six columns in a fixed order, so that place helps too: bonuses above, tokens below; gold has
    no bonus, and the number of bought cards above it.
    """
    for colour, column in zip(Colour, box.columns(*[1] * len(Colour)), strict=True):
        stone = stone_of(colour)
        upper, lower = column.rows(tile[1], counter, gap=max(2, box.h - tile[1] - counter))
        bonus = upper.place(*tile)
        if (player.seat, colour) in changes.bonuses:
            canvas.put(ground.halo(*bonus.inset(2).size, 7), bonus.inset(2))
        if colour in GEMS:
            canvas.put(stones.tile(stone, *bonus.size, player.bonuses[colour]), bonus)
        else:
            bought(canvas, bonus, len(player.bought))
        count = player.tokens[colour]
        if (player.seat, colour) in changes.tokens:
            close = square(lower.centre, counter - 8)
            canvas.put(ground.halo(*close.size, counter // 2 - 4), close)
        if count:
            canvas.stamp(counters.counter(stone, counter, count), lower.centre)


def bought(canvas: Canvas, box: Box, count: int) -> None:
    """How many cards somebody has bought, which breaks ties."""
    soft = canvas.theme.muted
    upper, lower = box.rows(0.52, 0.48)
    canvas.stamp(glyphs.icon(glyphs.card, 34, soft, canvas.theme.plate), upper.centre)
    canvas.text(lower.centre, str(count), Face.MEDIUM, 30, soft, Anchor.MIDDLE)


def reserved(canvas: Canvas, box: Box, player: Player, changes: Changes) -> None:
    """What all have seen by its bonus and points, the rest by its level."""
    places = box.columns(*[SMALL_SIZE[0]] * (len(player.reserved) or player.places), gap=5)
    canvas.places[f"reserved-{player.seat}"] = places[0].joined(places[-1])
    for place, (held, spot) in enumerate(zip(player.reserved, places, strict=False)):
        if (player.seat, place) in changes.reserved:
            canvas.put(ground.halo(*spot.inset(2).size, 6), spot.inset(2))
        canvas.put(
            cards.small(held.card, *spot.size) if held.card else back(held.level, *spot.size), spot
        )
