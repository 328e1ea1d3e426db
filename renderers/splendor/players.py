"""A player's plate: name and tokens above; points, bonuses over tokens, and reserved cards
below; at the foot, how far it is to the goal and to each noble.
"""

from __future__ import annotations

from games.splendor.catalogue import GEMS, Colour, Noble, Tokens
from games.splendor.view import Owed, Player, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part, line_width
from renderers.geometry import Box, square
from renderers.lettering import Face
from renderers.pieces import ground, stones
from renderers.pieces.cards import back
from renderers.pieces.headings import TO_MOVE, Call, Title
from renderers.pieces.name_lines import name_line
from renderers.splendor import cards, nobles
from renderers.splendor.cards import SMALL_SIZE, stone_of
from renderers.splendor.changes import Changes
from renderers.splendor.moves import marks
from renderers.theme import ACTIVE, TEXT
from renderers.words import Words

CREST = (84, 106)
BAR = 16  # the height of the bar of points
NEAR = 0.7  # of the goal: from here on the bar is gold
CLOSE = 2  # bonuses; a noble who misses no more is told in gold
# of what is told about the nobles, narrow enough that five leave room for the bar
CAMEO, TOLD, SIDE_BY_SIDE, APART = 38, 28, 4, 9
BEFORE = 6  # the first noble, besides
FADED = 0.5  # how much is seen of a noble who is neither near nor the closest
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
    upper, body, foot = box.inset(16, 11).rows(40, 1, 44, gap=7)
    tokens: list[Part] = [
        glyphs.icon(glyphs.token, 24, theme.muted),
        f"{player.tokens.total}/{player.token_limit}",
    ]
    wide = canvas.line(upper.right_middle, tokens, Face.SANS, 26, theme.muted, Anchor.RIGHT)
    canvas.places[f"tokens-{player.seat}"] = Box(upper.right - wide, upper.y, wide, upper.h)
    if player in view.earlier:
        spot = upper.right_middle.moved(-wide - 22)
        wide += 22 + canvas.line(
            spot, marks(player.latest), Face.SANS, 24, theme.muted, Anchor.RIGHT, gap=5
        )
    name_line(
        canvas, Box(upper.x, upper.y, upper.w - wide - 24, upper.h), player.seat, name, active
    )
    left, middle, far = body.columns(CREST[0], 1, player.places * (SMALL_SIZE[0] + 4) - 4, gap=11)
    crest = left.place(*CREST, 0, 0.5)
    changed, first = player.seat in changes.scores, leads(player, view)
    canvas.put(ground.shield(theme, *CREST, player.points, changed, first), crest)
    holdings(canvas, middle, player, changes, active=active)
    canvas.places[f"held-{player.seat}"] = middle
    held, bought = far.rows(SMALL_SIZE[1], 1, gap=4)
    reserved(canvas, held, player, changes)
    total: list[Part] = [
        glyphs.icon(glyphs.card, 30, theme.muted, theme.plate),
        str(len(player.bought)),
    ]
    canvas.line(bought.right_middle, total, Face.SANS, 26, theme.muted, Anchor.RIGHT)

    crowd = max(nobles_width(one, view, words) for one in view.players)
    race(canvas, Box(foot.x, foot.y, foot.w - crowd - BEFORE, 44), player, view)
    distances(canvas, foot, player, view, words)


def leads(player: Player, view: View) -> bool:
    """Whether nobody has more points, and somebody fewer."""
    points = [one.points for one in view.players]
    return min(points) < player.points == max(points)


def race(canvas: Canvas, box: Box, player: Player, view: View) -> None:
    """How far the points are on their way to the goal."""
    theme, goal = canvas.theme, str(view.goal)
    wide = 10 + canvas.text(box.right_middle, goal, Face.BOLD, 28, theme.metal, Anchor.RIGHT)
    bar = Box(box.x, box.centre.y - BAR / 2, box.w - wide, BAR)
    share = min(1.0, player.points / view.goal)
    canvas.put(ground.meter(theme, *bar.size, share, share >= NEAR), bar)


def distances(canvas: Canvas, box: Box, player: Player, view: View, words: Words) -> None:
    """What the nobles have brought who came, and how many bonuses each who waits still misses, from
    the right. The closest says what its figure means, the others lie in the shade.
    """
    at, first = box.right_middle, closest(player, view)
    for noble in expected(player, view):
        short = missing(player, noble).total
        ink = ACTIVE if short <= CLOSE else TEXT if noble is first else canvas.theme.muted
        if noble in player.nobles:
            ink = TEXT
        told = distance(player, noble, first, words)
        wide = canvas.line(at, told, Face.MEDIUM, TOLD, ink, Anchor.RIGHT, gap=SIDE_BY_SIDE)
        at = at.moved(-APART - wide)


def nobles_width(player: Player, view: View, words: Words) -> float:
    """How wide the distances to the nobles are; the widest of a table leaves all players a bar of
    one length.
    """
    first = closest(player, view)
    return sum(
        APART + line_width(distance(player, noble, first, words), Face.MEDIUM, TOLD, SIDE_BY_SIDE)
        for noble in expected(player, view)
    )


def expected(player: Player, view: View) -> list[Noble]:
    """The nobles who came and who wait, from the right."""
    return sorted((*view.nobles, *player.nobles), key=lambda one: one.id, reverse=True)


def closest(player: Player, view: View) -> Noble | None:
    """Of the nobles who wait the one who misses least."""
    return min(
        view.nobles, key=lambda noble: (missing(player, noble).total, noble.id), default=None
    )


def distance(player: Player, noble: Noble, first: Noble | None, words: Words) -> list[Part]:
    """A noble, with what the visit has brought or what is missing for it."""
    if noble in player.nobles:
        return [nobles.cameo(noble, CAMEO), f"+{noble.points}"]
    short = missing(player, noble).total
    if noble is first:
        return [nobles.cameo(noble, CAMEO), words("picture-noble-short", n=short)]
    share = 1 if short <= CLOSE else FADED
    return [nobles.cameo(noble, CAMEO, share), str(short)]


def missing(player: Player, noble: Noble) -> Tokens:
    """The bonuses that a noble still misses in this player."""
    return noble.requires.beyond(player.bonuses)


def holdings(
    canvas: Canvas,
    box: Box,
    player: Player,
    changes: Changes,
    unit: float = 1,
    active: bool = False,
) -> None:
    """Six columns in a fixed order, so that place helps too: bonuses above, tokens below; gold has
    tokens only.
    """
    for colour, column in zip(Colour, box.columns(*[1] * len(Colour)), strict=True):
        stone = stone_of(colour)
        upper, lower = column.rows(0.575, 0.425, gap=5)
        w, size = round(43 * unit), round(46 * unit)
        if colour in GEMS:
            bonus = upper.place(w, round(upper.h))
            if (player.seat, colour) in changes.bonuses:
                canvas.put(ground.halo(w - 4, round(upper.h) - 4, 7), bonus.inset(2))
            canvas.put(stones.tile(stone, *bonus.size, player.bonuses[colour]), bonus)
        count = player.tokens[colour]
        if (player.seat, colour) in changes.tokens:
            canvas.put(
                ground.halo(size - 8, size - 8, size // 2 - 4), square(lower.centre, size - 8)
            )
        empty = stones.no_chip(canvas.theme, size, active)
        canvas.stamp(stones.chip(stone, size, count) if count else empty, lower.centre)


def reserved(canvas: Canvas, box: Box, player: Player, changes: Changes) -> None:
    """What all have seen by its bonus and points, the rest by its level."""
    places = box.columns(*[SMALL_SIZE[0]] * player.places, gap=4)[-len(player.reserved) or None :]
    canvas.places[f"reserved-{player.seat}"] = places[0].joined(places[-1])
    for place, (held, spot) in enumerate(zip(player.reserved, places, strict=False)):
        if (player.seat, place) in changes.reserved:
            canvas.put(ground.halo(*spot.inset(2).size, 6), spot.inset(2))
        canvas.put(
            cards.small(held.card, *spot.size) if held.card else back(held.level, *spot.size), spot
        )
