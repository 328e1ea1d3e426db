"""The end: who has won with what, and how far both came on the three ways; a draw has no winner."""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor_duel.events import Goal, Reached
from games.splendor_duel.view import Player, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part, line_width
from renderers.geometry import Box
from renderers.lettering import Face, fit, largest, spelled, width
from renderers.pieces import ground, stones
from renderers.pieces.headings import Title, end_heading
from renderers.pieces.lines import HEADER, header
from renderers.pieces.portraits import seat_mark
from renderers.pieces.seats import badge
from renderers.splendor_duel import cards, royals
from renderers.splendor_duel.changes import Changes
from renderers.splendor_duel.players import holdings, meters
from renderers.splendor_duel.signs import crown, stone_of
from renderers.sprites import Sprite
from renderers.theme import ACTIVE, SPLENDOR_DUEL, TEXT
from renderers.words import Words

PLATE, GAP, RANK = 352, 14, 196
KEPT = 0.75  # how narrow the words before reserved cards may become
BOUGHT, APART = 96, 10  # how wide the count of cards is; from one royal to the next


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """A plate for each player, the winner's first."""
    places = view.standings
    height = 2 * 26 + HEADER + 15 + len(places) * PLATE + (len(places) - 1) * GAP
    canvas = ground.canvas(SPLENDOR_DUEL, 1200, height)
    head, body = canvas.box.inset(30, 26).rows(HEADER, 1, gap=15)
    title = Title(words("title"), words("picture-end-turn", n=view.number))
    winners = [player.seat for player in view.players if player.reached]
    if winners:
        ways = words(
            "picture-end-order",
            points=view.points_goal,
            crowns=view.crowns_goal,
            colour=view.colour_goal,
        )
        end_heading(canvas, head, title, words, names, winners, ways)
    else:
        drawn, why = words("picture-end-drawn"), words("picture-end-quiet", n=view.quiet)
        header(
            canvas,
            head,
            title.game,
            title.aside,
            [],
            lambda room, size: fit(drawn, Face.SERIF, size, room),
            [why],
        )
    for standing, row in zip(places, body.rows(*[1] * len(places), gap=GAP), strict=True):
        _plate(
            canvas,
            row,
            view.players[standing.seat],
            standing.place,
            view,
            words,
            names[standing.seat],
        )
    return canvas


def _plate(
    canvas: Canvas, box: Box, player: Player, place: int, view: View, words: Words, name: str
) -> None:
    """At the left what won, in laurels, or the place; then name, meters, columns; at the right what
    was reserved.
    """
    won = bool(player.reached)
    canvas.put(ground.plate(canvas.theme, *box.size, active=won), box)
    canvas.places[f"seat-{player.seat}"] = box
    rank, rest = box.inset(22, 16).columns(RANK, 1, gap=22)
    if won:
        _laurels(canvas, rank, player, player.reached[0])
    elif any(other.reached for other in view.players):
        canvas.stamp(ground.medal(place, 84), rank.centre)
    else:
        canvas.stamp(badge(player.seat, 84), rank.centre)
    upper, ways, lower = rest.rows(52, 76, 1, gap=12)
    mark = seat_mark(player.seat, canvas.theme, 48)
    canvas.stamp(mark, upper.left_middle.moved(mark.w / 2))
    ink, room = ACTIVE if won else TEXT, upper.w - mark.w - 12
    size = largest(spelled(name), Face.SERIF, (46, 40), room)
    canvas.text(
        upper.left_middle.moved(mark.w + 12), spelled(name), Face.SERIF, size, ink, room=room
    )
    canvas.places[f"goals-{player.seat}"] = ways
    meters(canvas, ways, player, view)
    columns, far = lower.columns(420, 1, gap=24)
    holdings(canvas, columns, player, Changes(), active=won)
    _rest(canvas, far, player, words)


def _laurels(canvas: Canvas, box: Box, player: Player, reached: Reached) -> None:
    """The goal that was reached: its figure over its sign."""
    canvas.stamp(glyphs.icon(glyphs.laurel, 236, ACTIVE), box.centre)
    canvas.text(box.centre.moved(dy=-22), str(reached.n), Face.BOLD, 86, anchor=Anchor.MIDDLE)
    canvas.stamp(_sign(canvas, reached), box.centre.moved(dy=46))


def _sign(canvas: Canvas, reached: Reached) -> Sprite:
    match reached.goal:
        case Goal.POINTS:
            return glyphs.icon(glyphs.star, 48, canvas.theme.metal)
        case Goal.CROWNS:
            return crown(52)
    assert reached.colour, "the third goal has a colour"
    return stones.gem(stone_of(reached.colour), 50)


def _rest(canvas: Canvas, box: Box, player: Player, words: Words) -> None:
    """How many cards were bought, and the royals; then what was still reserved, which all may see
    now: behind a lock where there is no room for words.
    """
    theme = canvas.theme
    held: list[Part] = [
        part
        for reserve in player.reserved
        if reserve.card
        for part in ["  ", *cards.marked(reserve.card)]
    ][1:]
    kept = words("picture-end-reserved")
    beside = width(kept, Face.SANS, 32) * KEPT + 14
    crowded = beside + line_width(held, Face.SANS, 30) > box.w
    upper, *lines = box.rows(1, *[48] * bool(held), gap=8)
    count, court = upper.columns(BOUGHT, 1, gap=20)
    figure, label = count.place(count.w, 96).rows(1, 40)
    bought: list[Part] = [
        glyphs.icon(glyphs.card, 40, theme.muted, theme.plate),
        str(len(player.bought)),
    ]
    canvas.line(figure.centre, bought, Face.BOLD, 44, anchor=Anchor.MIDDLE)
    text = words("picture-end-bought", n=len(player.bought))
    canvas.text(
        label.centre, text, Face.SANS, 32, theme.muted, Anchor.MIDDLE, label.w, squeeze=0.75
    )
    _court(canvas, court, player)
    for line in lines:
        at = line.left_middle
        if crowded:
            lock = glyphs.icon(glyphs.lock, 34, theme.muted, theme.plate)
            canvas.line(at, [lock, *held], Face.SANS, 30, gap=5)
            continue
        wide = canvas.text(at, kept, Face.SANS, 32, theme.muted, room=line.w, squeeze=KEPT)
        canvas.line(at.moved(wide + 14), held, Face.SANS, 30)


def _court(canvas: Canvas, box: Box, player: Player) -> None:
    """The royals as their tiles, as large as there is room for."""
    wide, tall = royals.TILE_SIZE
    n = len(player.royals)
    if not n:
        return
    share = min(box.h / tall, (box.w - (n - 1) * APART) / n / wide)
    w, h = round(wide * share), round(tall * share)
    row = box.place(n * w + (n - 1) * APART, h, 0, 0.5)
    for royal, spot in zip(player.royals, row.columns(*[w] * n, gap=APART), strict=True):
        canvas.put(royals.tile(royal, w, h), spot)
