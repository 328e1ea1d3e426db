"""What everybody bids, beside the card that is for sale."""

from __future__ import annotations

from collections.abc import Sequence

from games.high_society.view import Phase, Player
from renderers.canvas import EDGED, GILT_CAST, SHADED, Anchor, Part, line_width
from renderers.geometry import Box, Point
from renderers.high_society import lacquer, notes
from renderers.high_society.lacquer import CREAM, FIGURE, GOLD
from renderers.high_society.players import DIM, Shown, slips
from renderers.lettering import READ, Face, largest
from renderers.pieces import brass
from renderers.pieces.seats import enamel
from renderers.sprites import Light
from renderers.theme import ACTIVE, SEAT_MARKS, TEXT

MARK, SUM = 52, 104
SCALES = ((150, 78, 1), (128, 58, 1), (108, 46, 1), (84, 42, 2))
"""Of notes in a row: how wide, how much of each is seen at least, in how many rows."""
ROOMY = (
    (224, 116, 1),
    (196, 100, 1),
    (160, 84, 2),
    (140, 62, 2),
    (128, 58, 2),
    (108, 46, 2),
    (84, 42, 3),
)
"""The same where few people leave much room."""
TALL, MOST_TALL = 130, 200
"""From this height on notes have much room, and how much a bid takes at most."""
SLOT = 224, 112
"""How large a place is at which no bid lies yet."""
TURNS = (3, -4, 2, -3, 4)
REMARK = (32, 30, 28)


def bids(sheet: Shown, left: Box, right: Box) -> bool:
    """Whoever bids or is about to, the first half at the left of the card, the others at its right,
    the sums next to it; limits are everybody's. Returns whether anything lies at the right.
    """
    view = sheet.view
    sealed = view.phase is Phase.SEALED
    players = [
        player for player in view.players
        if sealed or ((player.bid or player.seat in view.owed) and not player.passed)
    ]  # fmt: skip
    if view.phase is Phase.DISCARD:
        players = list(view.players)
    half = -(-len(players) // 2)
    for side, mirrored, seated in ((left, False, players[:half]), (right, True, players[half:])):
        if not seated:
            continue
        block = side.place(side.w, side.h / max(2, half) * len(seated))
        cells = block.rows(*[1] * len(seated))
        for player, cell in zip(seated, cells, strict=True):
            _cell(sheet, cell.inset(0, 5), player, mirrored=mirrored)
    for player in view.players:
        seat = sheet.canvas.places.get(f"seat-{player.seat}")
        sheet.canvas.places.setdefault(f"bid-{player.seat}", seat or left)
    return len(players) > half


def _cell(sheet: Shown, box: Box, player: Player, *, mirrored: bool) -> None:
    canvas, view = sheet.canvas, sheet.view
    canvas.places[f"bid-{player.seat}"] = box
    parts = (SUM, 1, MARK) if mirrored else (MARK, 1, SUM)
    inner = box.place(box.w - 20, min(box.h, MOST_TALL))
    if player.seat in view.owed and view.phase is Phase.BIDDING:
        spot = Box(round(box.x), round(inner.y - 4), round(box.w), round(inner.h + 8))
        canvas.put(brass.glass(*spot.size, 14, ACTIVE, 0.42, lacquer.NIGHT), spot)
    first, middle, last = inner.columns(*parts, gap=10)
    mark, figure = (last, first) if mirrored else (first, last)
    badge = enamel(player.seat, MARK)
    canvas.stamp(brass.dimmed(badge, DIM) if player.passed else badge, mark.centre)
    if view.phase is Phase.SEALED:
        _sealed(sheet, middle.joined(figure), player)
        return
    if view.phase is not Phase.BIDDING:
        return
    if player.bid:
        _notes(sheet, middle, player)
    _figures(sheet, middle, figure, player)


def _figures(sheet: Shown, middle: Box, box: Box, player: Player) -> None:
    """The sum of a bid; and of whoever is to move, what they must beat."""
    canvas, view = sheet.canvas, sheet.view
    if player.seat in view.owed:
        rows = box.rows(*[1] * (2 if player.bid else 1))
        if player.bid:
            text = str(player.total)
            canvas.text(rows[0].centre, text, Face.BLACK, 50, EDGED.inked(FIGURE), Anchor.MIDDLE)
        else:
            _free_place(sheet, middle, player)
        if view.high:
            text = f"> {view.high}"
            size = largest(text, Face.BLACK, (54, 48, 42), box.w)
            canvas.text(rows[-1].centre, text, Face.BLACK, size, GILT_CAST, Anchor.MIDDLE)
        return
    if not player.bid:
        return
    size = 92 if player.leading and box.h > TALL else 76 if player.leading else 60
    size = largest(str(player.total), Face.BLACK, (size, 60, 50), box.w)
    ink = EDGED.inked(FIGURE if player.leading else CREAM)
    at = box.centre.moved(dy=14 if player.leading else 0)
    canvas.text(at, str(player.total), Face.BLACK, size, ink, Anchor.MIDDLE)
    if player.leading:
        canvas.stamp(lacquer.sign("gavel", 72), Point(box.centre.x, at.y - 62))
        canvas.places["to-beat"] = box


def _free_place(sheet: Shown, box: Box, player: Player) -> None:
    """Where the bid will lie."""
    spot = _slot(box)
    canvas, tone = sheet.canvas, SEAT_MARKS[player.seat].colour
    canvas.put(brass.place(*spot.size, 10, tone, 0.3), spot)
    canvas.text(spot.centre, "+", Face.BLACK, 54, SHADED.inked(tone), Anchor.MIDDLE)


def _slot(box: Box) -> Box:
    """Where a bid will lie, as large as there is room for."""
    spot = box.place(min(SLOT[0], box.w), min(SLOT[1], box.h))
    return Box(round(spot.x), round(spot.y), *spot.size)


def _notes(sheet: Shown, box: Box, player: Player) -> None:
    """The notes of a bid; the leading one in light, under it that it is the highest."""
    canvas, count = sheet.canvas, len(player.bid)
    told = sheet.words("picture-to-beat") if player.leading else ""
    if told:
        box, under = box.rows(1, 36)
        size = largest(told, Face.MEDIUM, REMARK, box.w)
        canvas.text(under.centre, told, Face.MEDIUM, size, SHADED.inked(CREAM), Anchor.MIDDLE,
                    box.w, squeeze=0.8)  # fmt: skip
    laid = _laid(box, count, ROOMY if box.h > TALL else SCALES)
    for number, (value, place) in enumerate(zip(player.bid, laid or slips(box, count),
                                                strict=False)):  # fmt: skip
        if (player.seat, value) in sheet.changes.notes:
            canvas.put(brass.changed(*place.size, 8), place)
        if laid is None:
            canvas.put(notes.slip(value, player.seat), place)
            continue
        turn = TURNS[number % len(TURNS)] if count <= 3 else 0
        after = laid[number + 1] if number + 1 < count else None
        tucked = after is not None and after.y == place.y and after.x - place.x < place.w / 2
        canvas.put(notes.lying(value, player.seat, round(place.w), turn, tucked=tucked), place)


def _laid(box: Box, count: int, scales: Sequence[tuple[int, int, int]]) -> list[Box] | None:
    """Where notes lie, as large as they can be, so that each value is seen; nothing for a crowd."""
    for w, least, lines in scales:
        across = -(-count // lines)
        step = min(w * 0.62, (box.w - w) / max(1, across - 1))
        h = round(w * 186 / 360)
        wide, high = w + step * (across - 1), h + h * 0.9 * (lines - 1)
        if (across == 1 or step >= least) and high <= box.h:
            left, top = box.centre.x - wide / 2, box.centre.y - high / 2
            return [
                Box(left + step * (n % across), top + h * 0.9 * (n // across), w, h)
                for n in range(count)
            ]
    return None


def _sealed(sheet: Shown, box: Box, player: Player) -> None:
    """Whether a limit has been handed in; and what the last one was, when it has just been
    opened.
    """
    canvas, words = sheet.canvas, sheet.words
    opened = [
        words("picture-last-limit", limit=limit)
        for seat, limit in sheet.changes.limits
        if seat == player.seat
    ]
    now, *before = box.place(box.w, 60 + 40 * len(opened)).rows(60, *[40] * len(opened))
    if player.submitted:
        parts: list[Part] = [brass.sign("tick", 44), words("picture-handed-in")]
        ink = TEXT
    else:
        parts = [words("picture-awaited" if player.notes else "picture-no-money")]
        ink = CREAM
    wide = round(line_width(parts, Face.MEDIUM, READ)) + 44
    pill = now.place(min(wide, now.w), 56)
    if player.submitted and player.seat in sheet.changes.submitted:
        canvas.put(brass.light(*pill.size, 28, meaning=Light.CHANGED), pill)
    edge = brass.CAN if player.submitted else GOLD
    canvas.put(brass.glass(*pill.size, 28, edge, 0.86, lacquer.NIGHT), pill)
    canvas.line(pill.centre, parts, Face.MEDIUM, READ, ink, Anchor.MIDDLE)
    for text, row in zip(opened, before, strict=True):
        size = largest(text, Face.MEDIUM, REMARK, row.w)
        ink_ = SHADED.inked(CREAM)
        canvas.text(row.centre, text, Face.MEDIUM, size, ink_, Anchor.MIDDLE, row.w, squeeze=0.8)
