"""The end: the winner on top, and for every player the prestige before the cards, each card,
florins and total.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.game import Standing
from games.princes_of_florence.view import Player, Scored, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box
from renderers.lettering import Face, largest, spelled, wrapped
from renderers.pieces.lines import LEAST, naming_all
from renderers.princes_of_florence import roles
from renderers.princes_of_florence.cards import signs_of
from renderers.princes_of_florence.crests import crest
from renderers.princes_of_florence.players import figure
from renderers.princes_of_florence.room import EDGE, GAP, MARGIN, Plate, plate, room
from renderers.princes_of_florence.signs import Sign, coin, laurel, mark
from renderers.theme import ACTIVE, TEXT
from renderers.words import Words

BANNER, COLUMNS, ROW = 190, 44, 172
RANK, WHO, BEFORE, MONEY, TOTAL = 36, 206, 92, 158, 96
WINNER = 116  # the arms of who has won
CLOSEST = 0.58  # how narrow letters may become
SMALL = 30  # the lettering of prestige cards
CHIP = 232  # how wide a prestige card is at most
MEANT = 118  # and from which width on it says what it asks for
MOST_IN_A_ROW = 3
BETWEEN = 8  # the cards


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """A row for every place."""
    rows = len(view.standings)
    canvas = room(1200, EDGE + BANNER + COLUMNS + rows * (ROW + GAP) + GAP + EDGE)
    head, titles, body = canvas.box.inset(MARGIN, EDGE).rows(BANNER, COLUMNS, 1, gap=GAP / 2)
    _banner(canvas, head, view, words, names)
    for cell, key in zip(
        _columns(titles),
        ("", "", "picture-before", "picture-prestige-cards", "picture-florins", "picture-total"),
        strict=True,
    ):
        if key:
            canvas.text(
                cell.centre,
                words(key),
                Face.SANS,
                32,
                roles.SAND,
                Anchor.MIDDLE,
                cell.w,
                squeeze=CLOSEST,
            )
    for standing, box in zip(view.standings, body.rows(*[1] * rows, gap=GAP), strict=True):
        _row(canvas, box, view, standing, words, names[standing.seat])
    return canvas


def _columns(box: Box) -> list[Box]:
    """Rank, who, before, cards, florins and total: under each other in all rows."""
    return box.inset(22, 0).columns(RANK, WHO, BEFORE, 1, MONEY, TOTAL, gap=8)


def winners(view: View) -> list[int]:
    """The seats in the first place."""
    return [standing.seat for standing in view.standings if standing.place == 1]


def _banner(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str]) -> None:
    """Who has won, by how much or by what, and the prestige."""
    canvas.put(plate(*box.size, Plate.BUSY, lit=True), box)
    inner = box.inset(26, 12)
    crown, told, total = inner.columns(140, 1, 230, gap=22)
    canvas.stamp(crest(winners(view)[0], WINNER), crown.centre.moved(dy=22))
    canvas.stamp(glyphs.icon(glyphs.crown, 58, ACTIVE, roles.BUSY_LOW), crown.centre.moved(dy=-62))
    top, middle, low = told.rows(44, 1, 46)
    at, title, metal = top.left_middle, words("title"), canvas.theme.metal
    canvas.text(at, title, Face.SERIF, 34, metal, room=told.w, squeeze=CLOSEST)
    victors = [names[seat] for seat in winners(view)]

    def won(shown: Sequence[str]) -> str:
        return words("picture-wins", name=words.listed(shown), count=len(shown))

    size = largest(
        won([spelled(name) for name in victors]), Face.SERIF, (64, 56, 50, LEAST), middle.w
    )
    canvas.text(
        middle.left_middle,
        naming_all(won, victors, Face.SERIF, size, middle.w),
        Face.SERIF,
        size,
        ACTIVE,
    )
    canvas.text(low.left_middle, reason(view, words), Face.SANS, 34, room=low.w, squeeze=0.7)
    points = view.players[winners(view)[0]].points
    end = total.right_middle.moved(
        -canvas.text(total.right_middle, str(points), Face.SERIF, 104, ACTIVE, Anchor.RIGHT)
    )
    canvas.stamp(laurel(84), end.moved(-54))


def reason(view: View, words: Words) -> str:
    """By how many points the winner is ahead, or what decided between equals."""
    first, *others = view.standings
    if others[0].place == 1:
        return words("picture-shared")
    ahead = view.players[first.seat].points - view.players[others[0].seat].points
    return words("picture-ahead", n=ahead) if ahead else words("picture-ahead-money")


def tied(view: View, standing: Standing) -> bool:
    """Whether florins have set somebody before all others of the same prestige."""
    mine = view.players[standing.seat].points
    places = [other.place for other in view.standings if view.players[other.seat].points == mine]
    return standing.place == min(places) < max(places)


def _row(canvas: Canvas, box: Box, view: View, standing: Standing, words: Words, name: str) -> None:
    player, won = view.players[standing.seat], standing.place == 1
    canvas.places[f"seat-{standing.seat}"] = box
    kind = Plate.BUSY if won else Plate.WALNUT if standing.place < 4 else Plate.CALM
    canvas.put(plate(*box.size, kind), box)
    rank, who, before, cards, money, total = _columns(box)
    ink = ACTIVE if won else TEXT
    canvas.text(
        rank.centre,
        str(standing.place),
        Face.SERIF,
        46,
        ACTIVE if won else roles.SAND,
        Anchor.MIDDLE,
    )
    upper, lower = who.place(who.w, 124).rows(0.6, 0.4)
    canvas.stamp(crest(player.seat, 68), upper.left_middle.moved(34))
    at = lower.left_middle
    canvas.text(at, spelled(name), Face.SERIF, 36, ink, room=lower.w, squeeze=0.76)
    canvas.text(before.centre, str(player.before), Face.SERIF, 44, TEXT, Anchor.MIDDLE)
    canvas.places[f"cards-{standing.seat}"] = cards.inset(0, 4)
    _cards(canvas, cards.inset(0, 12), player, words)
    middle = money.rows(1, 1, 1)
    figure(
        canvas,
        money if not tied(view, standing) else middle[1],
        coin(36),
        words("picture-number", n=player.money),
        False,
        Anchor.RIGHT,
    )
    if tied(view, standing):
        canvas.text(
            middle[2].right_middle.moved(dy=-10),
            words("picture-tie"),
            Face.SANS,
            32,
            ACTIVE,
            Anchor.RIGHT,
            room=money.w,
            squeeze=CLOSEST,
        )
    canvas.text(
        total.right_middle,
        words("picture-number", n=player.points),
        Face.SERIF,
        70,
        ink,
        Anchor.RIGHT,
    )


def _cards(canvas: Canvas, box: Box, player: Player, words: Words) -> None:
    """The prestige cards; many lie in two rows, and say by signs alone what they ask for."""
    cards = player.scored
    box = box.inset(4, 0)
    if not cards:
        canvas.text(
            box.centre,
            words("picture-no-prestige-cards"),
            Face.SANS,
            32,
            roles.SAND,
            Anchor.MIDDLE,
            room=box.w,
            squeeze=CLOSEST,
        )
        return
    down = 1 if len(cards) <= MOST_IN_A_ROW else 2
    across = -(-len(cards) // down)
    wide = min(box.w, across * CHIP + (across - 1) * BETWEEN)
    cells = box.place(wide, box.h).grid(across, down, gap=BETWEEN)
    for scored, cell in zip(cards, cells, strict=False):
        _chip(canvas, cell, scored, words)


def _chip(canvas: Canvas, box: Box, scored: Scored, words: Words) -> None:
    """What a prestige card asks for and what it gave: in full, tied, or nothing."""
    lost = not scored.points
    canvas.put(plate(*box.size, Plate.FADED if lost else Plate.PARCHMENT, 12), box)
    ink = roles.INK_SOFT if lost else roles.INK
    inner = box.inset(6, 6)
    low = inner
    if box.w >= MEANT and box.h > 100:
        text, low = inner.rows(1, 48)
        lines = wrapped(words("prestige", id=scored.card.id), Face.SANS, SMALL, text.w / 0.76)[:3]
        for line, row in zip(
            lines, text.place(text.w, 32 * len(lines), 0, 0.3).rows(*[1] * len(lines)), strict=True
        ):
            at, room_ = row.centre, text.w
            canvas.text(at, line, Face.SANS, SMALL, ink, Anchor.MIDDLE, room_, squeeze=CLOSEST)
    if lost:
        canvas.stamp(mark(Sign.CROSS, 34, roles.NEITHER), low.right_middle.moved(-19))
        end = low.right - 40
    else:
        figures = f"+{scored.points}"
        end = (
            low.right
            - canvas.text(low.right_middle.moved(-2), figures, Face.SERIF, 36, ink, Anchor.RIGHT)
            - 6
        )
    if scored.shared and end - low.x > 60 and box.h > 100:
        canvas.text(
            low.left_middle,
            words("picture-tied"),
            Face.MEDIUM,
            SMALL,
            roles.GOLD_DEEP,
            room=end - low.x,
            squeeze=CLOSEST,
        )
        return
    at = low.left_middle
    for counted in signs_of(scored.card, 34):
        if at.x + counted.w > end:
            break
        canvas.stamp(counted, at.moved(counted.w / 2))
        at = at.moved(counted.w + 4)
