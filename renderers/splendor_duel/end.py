"""The end: who has won with what, and how far both came on the three ways; a draw has no winner."""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor_duel.events import Goal, Reached
from games.splendor_duel.view import Player, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.lettering import Face, largest, spelled
from renderers.pieces import ground, stones
from renderers.pieces.headings import Title, end_heading
from renderers.pieces.lines import HEADER, LEAST, Style, header
from renderers.pieces.portraits import seat_mark
from renderers.splendor_duel import cards, royals
from renderers.splendor_duel.changes import Changes
from renderers.splendor_duel.headings import called, called_above
from renderers.splendor_duel.players import holdings, meters
from renderers.splendor_duel.signs import crown, hairline, stone_of
from renderers.splendor_duel.triumph import glory, half_wreath, medallion, scales
from renderers.sprites import Sprite
from renderers.telling import NOTHING
from renderers.theme import ACTIVE, SPLENDOR_DUEL, TEXT
from renderers.words import Words

WON, LOST, GAP = 430, 352, 14  # how high the plates are
RANK, EDGE = 350, 4  # how wide the left of a plate is, and the edge of the winner's
TITLE, BAND = 54, 216  # in a draw: the line above, and what tells of it
FIGURE, SILVER = 104, 84  # of what won, and of how far the other came
ROYAL, MINI = (86, 120), (62, 86)
CAPTION, APART = 32, 12
LOWER = 196  # how high what was gathered is at most
COLUMNS, COURT = 332, 186  # how wide the columns of colours are, and the royals


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """A plate for each player, the winner's first and larger."""
    places = view.standings
    winners = [player.seat for player in view.players if player.reached]
    highs = [WON if standing.seat in winners else LOST for standing in places]
    top = HEADER if winners else TITLE + BAND
    height = 2 * 26 + top + 15 + sum(highs) + (len(places) - 1) * GAP
    canvas = ground.canvas(SPLENDOR_DUEL, 1200, height)
    head, body = canvas.box.inset(30, 26).rows(top, 1, gap=15)
    title = Title(words("title"), words("picture-end-turn", n=view.number))
    if winners:
        _heading(canvas, head, title, view, words, names, view.players[winners[0]])
    else:
        _draw(canvas, head, title, view, words)
    way = next((player.reached[0] for player in view.players if player.reached), None)
    for standing, row in zip(places, body.rows(*highs, gap=GAP), strict=True):
        _plate(canvas, row, view.players[standing.seat], way, view, words, names[standing.seat])
    return canvas


def _heading(
    canvas: Canvas,
    box: Box,
    title: Title,
    view: View,
    words: Words,
    names: Sequence[str],
    winner: Player,
) -> None:
    """Who has won, and below it with what, and how far the other came."""
    way = winner.reached[0]
    other = next(player for player in view.players if player.seat != winner.seat)
    goals = {
        Goal.POINTS: view.points_goal,
        Goal.CROWNS: view.crowns_goal,
        Goal.COLOUR: view.colour_goal,
    }
    why = words(
        "picture-end-order",
        way=way.goal.value,
        n=way.n,
        goal=goals[way.goal],
        name=called(spelled(names[other.seat]), Face.SERIF, LEAST, 300),
        other=_score(other, way.goal),
    )

    def won(name: str) -> str:
        return words("picture-wins", name=name, count=1)

    style = Style(Face.SERIF, largest(why, Face.SERIF, (36, 33, 30, 27), box.w - 60), ACTIVE)
    victor = called_above(title, won, names[winner.seat], box.w)
    order: list[Part] = [_sign(canvas, way, 40), why]
    end_heading(canvas, box, title, words, [victor], [0], order, style)


def _draw(canvas: Canvas, box: Box, title: Title, view: View, words: Words) -> None:
    """That nobody has won, larger than the title, between two branches below level scales; and
    why.
    """
    upper, band = box.rows(TITLE, BAND)
    header(canvas, upper, title.game, title.aside, [], lambda _room, _size: "", [])
    sign, word, why = band.rows(92, 1, 40)
    canvas.stamp(scales(canvas.theme, 92), sign.centre)
    wide = canvas.text(
        word.centre.moved(dy=-2), words("picture-end-drawn"), Face.SERIF, 76, TEXT, Anchor.MIDDLE
    )
    for side, right in ((-1, False), (1, True)):
        branch = half_wreath(canvas.theme, 184, right)
        at = Point(band.centre.x + side * (wide / 2 + 60 + branch.w / 2), band.centre.y - 20)
        canvas.stamp(branch, at)
    text = words("picture-end-quiet", n=view.quiet)
    canvas.text(why.centre, text, Face.SANS, 32, canvas.theme.muted, Anchor.MIDDLE)


def _plate(
    canvas: Canvas,
    box: Box,
    player: Player,
    way: Reached | None,
    view: View,
    words: Words,
    name: str,
) -> None:
    """At the left what won, in laurels, or how far the other came on the same way; then name,
    meters, and all that was gathered.
    """
    theme, won = canvas.theme, bool(player.reached)
    canvas.put(ground.plate(theme, *box.size, active=won), box)
    canvas.places[f"seat-{player.seat}"] = box
    left, rest = box.columns(RANK, 1)
    if won and way:
        scene = Box(box.x + EDGE, box.y + EDGE, RANK - 2 * EDGE, box.h - 2 * EDGE)
        canvas.put(glory(theme, *scene.size, ground.PLATE_RADIUS - EDGE), scene)
        at = Point(scene.centre.x, scene.y + scene.h * 0.47)
        _figure(canvas, at, way.n, _sign(canvas, way, 62), FIGURE)
    else:
        canvas.stamp(medallion(theme, 196), left.centre)
        goal = way.goal if way else Goal.POINTS
        own = Reached(goal, _score(player, goal), player.best_colour)
        _figure(canvas, left.centre, own.n, _sign(canvas, own, 46), SILVER)
    gap = 18 if won else 8
    inner = Box(rest.x + 4, rest.y + 16, rest.w - 26, rest.h - 32)
    upper, ways, lower = inner.rows(52, 76, 1, gap=gap)
    _name(canvas, upper, player, words, name, won)
    canvas.places[f"goals-{player.seat}"] = ways
    meters(canvas, ways, player, view)
    lower = lower.place(lower.w, min(lower.h, LOWER))
    columns, court, kept = lower.columns(COLUMNS, COURT, 1, gap=18)
    holdings(canvas, columns, player, Changes(), active=won, empty=False)
    _court(canvas, court, player, words)
    _cards(canvas, kept, player, words)


def _figure(canvas: Canvas, at: Point, n: int, sign: Sprite, size: int) -> None:
    """A score over its sign."""
    ink = ACTIVE if size == FIGURE else canvas.theme.metal
    canvas.text(at.moved(dy=-size * 0.24), str(n), Face.BOLD, size, ink, Anchor.MIDDLE)
    canvas.stamp(sign, at.moved(dy=size * 0.5))


def _name(canvas: Canvas, box: Box, player: Player, words: Words, name: str, won: bool) -> None:
    """Badge and name; at the right how many cards were bought."""
    theme, n = canvas.theme, len(player.bought)
    bought: list[Part] = [
        glyphs.icon(glyphs.card, 38, theme.muted, theme.plate),
        str(n),
        words("picture-end-bought", n=n),
    ]
    wide = canvas.line(box.right_middle, bought, Face.MEDIUM, 32, TEXT, Anchor.RIGHT)
    mark = seat_mark(player.seat, theme, 48)
    canvas.stamp(mark, box.left_middle.moved(mark.w / 2))
    room = box.w - mark.w - 12 - wide - 24
    shown = spelled(called(name, Face.SERIF, 34, room))
    size = largest(shown, Face.SERIF, (46, 40, 34), room)
    ink = ACTIVE if won else TEXT
    canvas.text(box.left_middle.moved(mark.w + 12), shown, Face.SERIF, size, ink, room=room)


def _score(player: Player, goal: Goal) -> int:
    """How far a player has come on one of the ways to win."""
    match goal:
        case Goal.POINTS:
            return player.points
        case Goal.CROWNS:
            return player.crowns
        case Goal.COLOUR:
            return player.best


def _sign(canvas: Canvas, reached: Reached, size: int) -> Sprite:
    match reached.goal:
        case Goal.POINTS:
            return glyphs.icon(glyphs.star, size, canvas.theme.metal)
        case Goal.CROWNS:
            return crown(size)
    assert reached.colour, "the third goal has a colour"
    return stones.gem(stone_of(reached.colour), size)


def _captioned(canvas: Canvas, box: Box, caption: str) -> Box:
    """A caption over a hairline; returns what is below them."""
    upper, rest = box.rows(CAPTION, 1, gap=8)
    theme = canvas.theme
    canvas.text(upper.left_middle.moved(dy=-3), caption, Face.SANS, 26, theme.muted, room=box.w,
                squeeze=0.75)  # fmt: skip
    line = hairline(theme, round(box.w))
    canvas.put(line, Box(upper.x, upper.bottom, upper.w, 2))
    return rest


def _court(canvas: Canvas, box: Box, player: Player, words: Words) -> None:
    """The royals, all of one size."""
    rest = _captioned(canvas, box, words("picture-hand-royals"))
    for place, royal in enumerate(player.royals):
        spot = Box(rest.x + place * (ROYAL[0] + APART), rest.y + 2, *ROYAL)
        canvas.put(royals.tile(royal, *ROYAL, named=False), spot)
    if not player.royals:
        _nothing(canvas, Box(rest.x, rest.y + 2, *ROYAL))


def _cards(canvas: Canvas, box: Box, player: Player, words: Words) -> None:
    """What was still reserved, which all may see now: small cards over their ids. Of whoever had
    nothing left there, the card bought last, larger.
    """
    held = [one.card for one in player.reserved if one.card]
    if not held and player.bought:
        rest = _captioned(canvas, box, words("picture-end-last"))
        card = player.bought[-1].card
        spot = Box(rest.x, rest.y + 2, *ROYAL)
        canvas.put(cards.mini(card, *ROYAL), spot)
        at = Point(spot.right + 14, spot.centre.y)
        canvas.text(at, card.id, Face.MEDIUM, 28, TEXT)
        return
    rest = _captioned(canvas, box, words("picture-end-reserved"))
    for card, cell in zip(held, rest.columns(*[1] * player.places), strict=False):
        spot = Box(cell.x, cell.y + 2, *MINI)
        canvas.put(cards.mini(card, *MINI), spot)
        at = Point(spot.centre.x, spot.bottom + 20)
        canvas.text(at, card.id, Face.MEDIUM, 26, TEXT, Anchor.MIDDLE)
    if not held:
        _nothing(canvas, Box(rest.x, rest.y + 2, *MINI))


def _nothing(canvas: Canvas, spot: Box) -> None:
    """An empty place."""
    canvas.put(ground.slot(canvas.theme, *spot.size, 9), spot)
    canvas.text(spot.centre, NOTHING, Face.SANS, 32, canvas.theme.muted, Anchor.MIDDLE)
