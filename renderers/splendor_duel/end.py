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
from renderers.pieces.lines import HEADER, LEAST, Style, header, naming
from renderers.pieces.portraits import seat_mark
from renderers.splendor_duel import cards, royals
from renderers.splendor_duel.changes import Changes
from renderers.splendor_duel.gathered import TAB, WIDE_TILE, bonuses
from renderers.splendor_duel.headings import called, called_above
from renderers.splendor_duel.players import meters
from renderers.splendor_duel.signs import crown, hairline, stone_of
from renderers.splendor_duel.triumph import glory, medallion, stalemate
from renderers.sprites import Sprite
from renderers.theme import ACTIVE, SPLENDOR_DUEL, TEXT
from renderers.words import Words

WON, LOST, DREW, GAP = 430, 400, 384, 14  # how high the plates are
RANK, EDGE = 350, 14  # how wide the left of a plate is, and how far the scene in it is inset
SCENE_RADIUS = 10
TITLE, BAND = 54, 420  # in a draw: the line above, and the scene
FIGURE, SILVER = 104, 84  # of what won, and of how far the other came
EVEN, ASIDE = 176, 370  # the medallions of a draw, and how far they are from its middle
ROYAL = (100, 140)
KEPT, NAMED = (112, 156), 118  # a card that was kept, and how high above its id
CAPTION, APART = 34, 12
LOWER = 208  # how high what was gathered is at most
COLUMNS, COURT = 350, 212  # how wide the columns of colours are, and the royals


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """A plate for each player, the winner's first and larger."""
    places = view.standings
    winners = [player.seat for player in view.players if player.reached]
    lost = LOST if winners else DREW
    highs = [WON if standing.seat in winners else lost for standing in places]
    top = HEADER if winners else TITLE + 10 + BAND
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

    def compared(name: str) -> str:
        return words(
            "picture-end-order",
            way=way.goal.value,
            n=way.n,
            goal=goals[way.goal],
            name=name,
            other=_score(other, way.goal),
        )

    loser, room = called(spelled(names[other.seat]), Face.SERIF, LEAST, 300), box.w - 60
    size = largest(compared(loser), Face.SERIF, (36, 33, 30, 27), room)
    why = naming(compared, loser, Face.SERIF, size, room)

    def won(name: str) -> str:
        return words("picture-wins", name=name, count=1)

    style = Style(Face.SERIF, size, ACTIVE)
    victor = called_above(title, won, names[winner.seat], box.w)
    order: list[Part] = [_sign(canvas, way, 40), why]
    end_heading(canvas, box, title, words, [victor], [0], order, style)


def _draw(canvas: Canvas, box: Box, title: Title, view: View, words: Words) -> None:
    """That nobody has won: level scales between two equal piles, at either side how far a player
    came; and why.
    """
    upper, band = box.rows(TITLE, BAND, gap=10)
    header(canvas, upper, title.game, title.aside, [], lambda _room, _size: "", [])
    canvas.put(stalemate(canvas.theme, *band.size, ground.PLATE_RADIUS), band)
    said = Point(band.centre.x, band.y + 56)
    canvas.text(said, words("picture-end-drawn"), Face.SERIF, 80, TEXT, Anchor.MIDDLE)
    for player, side in zip(view.players, (-1, 1), strict=True):
        at = Point(band.centre.x + side * ASIDE, band.y + band.h * 0.48)
        canvas.stamp(medallion(canvas.theme, EVEN), at)
        star = glyphs.icon(glyphs.star, 36, canvas.theme.metal)
        _figure(canvas, at.moved(dy=10), player.points, star, SILVER - 10)
        canvas.stamp(seat_mark(player.seat, canvas.theme, 56), at.moved(dy=-EVEN / 2))
    text = words("picture-end-quiet", n=view.quiet)
    size = largest(text, Face.SANS, (34, 32, 30, 28), band.w - 60)
    at = Point(band.centre.x, band.bottom - 32)
    canvas.text(at, text, Face.SANS, size, TEXT, Anchor.MIDDLE)


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
    left, rest = box.columns(RANK if way else 24, 1)
    if won and way:
        scene = Box(box.x + EDGE, box.y + EDGE, RANK - EDGE - 10, box.h - 2 * EDGE)
        canvas.put(glory(theme, *scene.size, SCENE_RADIUS), scene)
        at = Point(scene.centre.x, scene.y + scene.h * 0.47)
        _figure(canvas, at, way.n, _sign(canvas, way, 62), FIGURE)
    elif way:
        canvas.stamp(medallion(theme, 196), left.centre)
        own = Reached(way.goal, _score(player, way.goal), player.best_colour)
        _figure(canvas, left.centre, own.n, _sign(canvas, own, 46), SILVER)
    inner = Box(rest.x + 4, rest.y + 16, rest.w - 26, rest.h - 32)
    upper, ways, lower = inner.rows(52, 76, 1, gap=18 if won else 14)
    _name(canvas, upper, player, name, won)
    # The royals' marks on the meter of crowns reach below its box.
    canvas.places[f"goals-{player.seat}"] = Box(ways.x - 6, ways.y, ways.w + 12, ways.h + 12)
    meters(canvas, ways, player, view)
    lower = lower.place(lower.w, min(lower.h, LOWER))
    columns, court, kept = lower.columns(COLUMNS, COURT, 1, gap=22)
    n = len(player.bought)
    below = _captioned(canvas, columns, f"{n} {words('picture-end-bought', n=n)}")
    row = Box(below.x, below.y + 2, below.w, WIDE_TILE[1] + TAB)
    bonuses(canvas, row, player, Changes(), WIDE_TILE, packed=True)
    if player.royals:
        _court(canvas, court, player, words)
    _cards(canvas, kept if player.royals else court.joined(kept), player, words)


def _figure(canvas: Canvas, at: Point, n: int, sign: Sprite, size: int) -> None:
    """A score over its sign."""
    ink = ACTIVE if size == FIGURE else canvas.theme.metal
    canvas.text(at.moved(dy=-size * 0.24), str(n), Face.BOLD, size, ink, Anchor.MIDDLE)
    canvas.stamp(sign, at.moved(dy=size * 0.5))


def _name(canvas: Canvas, box: Box, player: Player, name: str, won: bool) -> None:
    """Badge and name."""
    mark = seat_mark(player.seat, canvas.theme, 48)
    canvas.stamp(mark, box.left_middle.moved(mark.w / 2))
    room = box.w - mark.w - 12
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
    canvas.text(
        upper.left_middle.moved(dy=-3),
        caption,
        Face.SANS,
        28,
        theme.muted,
        room=box.w,
        squeeze=0.75,
    )
    line = hairline(theme, round(box.w))
    canvas.put(line, Box(upper.x, upper.bottom, upper.w, 2))
    return rest


def _court(canvas: Canvas, box: Box, player: Player, words: Words) -> None:
    """The royals, all of one size."""
    rest = _captioned(canvas, box, words("picture-hand-royals"))
    for place, royal in enumerate(player.royals):
        spot = Box(rest.x + place * (ROYAL[0] + APART), rest.y + 2, *ROYAL)
        canvas.put(royals.tile(royal, *ROYAL, named=False), spot)


def _cards(canvas: Canvas, box: Box, player: Player, words: Words) -> None:
    """What was still reserved, which all may see now; of whoever had nothing left there, the card
    that was bought last. The fewer, the larger.
    """
    held = [one.card for one in player.reserved if one.card]
    shown = held or [owned.card for owned in player.bought[-1:]]
    if not shown:
        return
    caption = words("picture-end-reserved" if held else "picture-end-last")
    rest = _captioned(canvas, box, caption)
    n = len(shown)
    high = min(NAMED if n > 1 else KEPT[1], (rest.w - 8 * (n - 1)) / n * KEPT[1] / KEPT[0])
    w, h = round(high * KEPT[0] / KEPT[1]), round(high)
    for place, card in enumerate(shown):
        spot = Box(rest.x + place * (w + 8), rest.y + 2, w, h)
        canvas.put(cards.mini(card, w, h), spot)
        if n > 1:
            at = Point(spot.centre.x, spot.bottom + 22)
            canvas.text(at, card.id, Face.MEDIUM, 26, TEXT, Anchor.MIDDLE)
