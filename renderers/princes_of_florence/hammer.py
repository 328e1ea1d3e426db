"""What is under the hammer: the object, the bid that stands, and the ladder of earlier bids."""

from __future__ import annotations

from collections.abc import Sequence

from games.princes_of_florence.catalogue import LANDSCAPES
from games.princes_of_florence.view import Auction, View
from renderers.canvas import Anchor, Canvas, Pen
from renderers.geometry import Box
from renderers.lettering import Face, largest, spelled, wrapped
from renderers.pieces.seats import BADGE, badge
from renderers.princes_of_florence import roles
from renderers.princes_of_florence.changes import Changes
from renderers.princes_of_florence.niches import niche
from renderers.princes_of_florence.room import light
from renderers.princes_of_florence.signs import coin, lot_sign
from renderers.sprites import Sprite, kept
from renderers.theme import Colour, mix
from renderers.words import Words

LOT = 112, 190  # how high the object under the hammer stands, at least and at most
WIDEST, LARGE = 0.36, 150  # its share of the width; from which height on its words are large
TEXT = 34
LEADING = 8  # between name, bid and bidder, so that no tail touches what is below
CLOSEST = 0.62  # how narrow letters may become
STEP, LADDER = 26, 5  # how much higher each bid stands, and how many are shown


def lot_for_sale(
    canvas: Canvas,
    box: Box,
    view: View,
    auction: Auction,
    words: Words,
    names: Sequence[str],
    changes: Changes,
) -> None:
    """What is sold, the bid that stands and whose it is; earlier bids as a ladder where there is
    room.
    """
    tall = box.h > 300
    least, most = LOT
    side = least if tall else round(min(most, max(least, box.h - 16), box.w * WIDEST))
    upper, ladder = box.rows(side + 12, 1, gap=14) if tall else (box, box)
    frame, facts = upper.place(upper.w, side, 0, 0.5 if not tall else 0.2).columns(side, 1, gap=18)
    canvas.put(light(*frame.inset(2).size, 12), frame.inset(2))
    seen = auction.lot.value if auction.lot.value in LANDSCAPES else None
    canvas.put(niche(*frame.size, roles.BRONZE, seen), frame)
    if not seen:
        canvas.stamp(lot_sign(auction.lot, round(side * 0.64)), frame.centre.moved(dy=side * 0.06))
    facts = facts.place(facts.w, facts.h + 2 * LEADING)
    name, price, leader = facts.rows(0.3, 0.42, 0.28, gap=LEADING)
    lot = words("lot", lot=auction.lot.value)
    large = side > LARGE
    size = 44 if large else 36
    at = name.left_middle
    canvas.text(at, lot, Face.SERIF, size, roles.INK, room=name.w, squeeze=CLOSEST)
    mark_ = coin(64 if large else 44)
    canvas.stamp(mark_, price.left_middle.moved(mark_.w / 2))
    at, figure = price.left_middle.moved(mark_.w + 10), words("picture-number", n=auction.price)
    sizes = (84, 72, 60, 56) if large else (60, 56)
    size = largest(figure, Face.SERIF, sizes, price.right - at.x)
    canvas.text(at, figure, Face.SERIF, size, roles.INK)
    canvas.stamp(badge(auction.leader, BADGE), leader.left_middle.moved(20))
    at, who = leader.left_middle.moved(48), spelled(names[auction.leader])
    room = leader.right - at.x
    canvas.text(at, who, Face.SANS, TEXT, roles.INK, room=room, squeeze=CLOSEST)
    if tall and auction.sealed:
        sentence(canvas, ladder, words("picture-seal-hint"))
    elif tall:
        _ladder(canvas, ladder, auction, words, bool(changes.bids))


def _ladder(canvas: Canvas, box: Box, auction: Auction, words: Words, changed: bool) -> None:
    """The latest bids as steps, each with who made it, and the next one."""
    bids = auction.bids[-(LADDER - 1) :]
    cells = box.columns(*[1] * LADDER, gap=6)
    rise = min(STEP, (box.h - 90) / LADDER)
    for place, (bid, cell) in enumerate(zip(bids, cells, strict=False)):
        high = 44 + rise * place
        step = cell.place(cell.w, high, 0, 1)
        last = place == len(bids) - 1
        if last and changed:
            canvas.put(light(*step.inset(2).size, 8), step.inset(2))
        canvas.put(_step(*step.size, roles.BRONZE if last else roles.FADED_EDGE), step)
        text = words("picture-number", n=bid.florins)
        ink = roles.IVORY if last else roles.INK
        canvas.text(
            step.place(0, 44, 0.5, 0).centre,
            text,
            Face.SERIF,
            TEXT,
            ink,
            Anchor.MIDDLE,
            room=cell.w - 6,
            squeeze=CLOSEST,
        )
        canvas.stamp(badge(bid.seat, BADGE), step.place(0, 0, 0.5, 0).centre.moved(dy=-24))
    cell = cells[len(bids)]
    step = cell.place(cell.w, 44 + rise * len(bids), 0, 1)
    canvas.put(_step(*step.size, roles.FADED_EDGE, hollow=True), step)
    next_one = words("picture-number", n=auction.raised_to)
    canvas.text(
        step.place(0, 44, 0.5, 0).centre,
        next_one,
        Face.SERIF,
        TEXT,
        roles.INK_SOFT,
        Anchor.MIDDLE,
        room=cell.w - 6,
        squeeze=CLOSEST,
    )


@kept
def _step(w: int, h: int, fill: Colour, hollow: bool = False) -> Sprite:
    """A stone step of the ladder; the next one is an outline."""
    pen = Pen(w, h)
    if hollow:
        pen.outline(pen.body, 8, fill, 2)
    else:
        pen.box(pen.body, 8, mix(fill, roles.DEEP, 0.3))
        pen.box(pen.body.inset(1.5), 6.5, fill)
    return pen.done()


def sentence(canvas: Canvas, box: Box, text: str) -> None:
    lines = wrapped(text, Face.SANS, TEXT, box.w / 0.9)
    for line, row in zip(
        lines, box.place(box.w, 42 * len(lines), 0, 0.3).rows(*[1] * len(lines)), strict=True
    ):
        canvas.text(row.left_middle, line, Face.SANS, TEXT, roles.INK, room=row.w, squeeze=0.8)
