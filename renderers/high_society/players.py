"""A player's plate: who and how much is in hand, the cards that were won, and the bid."""

from __future__ import annotations

from games.high_society.view import Phase, Player, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part, line_width
from renderers.geometry import Box, Point
from renderers.high_society import cards, lacquer, notes
from renderers.high_society.changes import Changes
from renderers.high_society.lacquer import GOLD, State
from renderers.high_society.packing import fitting, packed
from renderers.high_society.paragraphs import height_of, paragraph
from renderers.high_society.signs import Sign, sign
from renderers.lettering import READ, Face, spelled, width
from renderers.pieces import ground
from renderers.pieces.captions import caption
from renderers.pieces.portraits import seat_mark
from renderers.sprites import Light
from renderers.theme import ACTIVE, GOOD, GOOD_INK, TEXT, Colour, mix
from renderers.words import Words

BADGE = 44
INSET = 18
STAKE, STAKE_SEALED = 152, 176  # how wide the part of the bid is
WHO, POINTS = 236, 88
APART, NEAR = 24, 8  # between parts with a rule between them, and between cards and points
GUTTER = 12  # by so much more the points and the bid lie apart: both are figures
RULE = 26  # how high a rule is between two captions
TALL = 190  # how high a plate is that has room for larger things
FAN, FAN_TALL = (28, 6), (42, 5)  # a note from behind, and how much of it the next leaves bare
WIDTHS = (104, 96, 84, 80, 72, 64, 58, 50, 46, 42)
EVEN = 64  # nobody's cards are larger than anybody else's, unless those are smaller than this
NOTE_WIDTHS = (96, 84, 78, 70, 58)
MARGIN, HAMMER = 9, 36  # above and below a lone note, and the sign of whoever leads
FILL = 0.85  # of the height of a plate, at most, for one card
DIM = 0.7  # cards of whoever is out of it
SUM, SUM_LEADING = 44, 54
COUNT, SCORE, NAME = 34, 46, 38
DULL = mix(GOLD, lacquer.OUT[0], 0.4)  # the sign of money where there is none


def player_plate(
    canvas: Canvas, box: Box, view: View, player: Player, words: Words, name: str, changes: Changes
) -> None:
    """All that is public about one player."""
    active = player.seat in view.owed
    state = State.ACTIVE if active else State.OUT if player.passed else State.PLAIN
    canvas.put(lacquer.plate(*box.size, state), box)
    canvas.places[f"seat-{player.seat}"] = box
    who, won, points, stake = parts_of(box, view)
    canvas.places[f"bid-{player.seat}"] = stake
    for x in _between(won, stake):
        canvas.put(lacquer.rule(2, round(box.h - 44)), Box(x, box.y + 22, 0, 0))
    _person(canvas, who, view, player, words, name)
    _cards(canvas, won, view, player, words, changes)
    if player.reckoning:
        figure = score(player.reckoning.halves, words)
        at, ink = points.right_middle, inks(player)[0]
        canvas.text(at, figure, Face.BOLD, SCORE, ink, Anchor.RIGHT)
    _stake(canvas, stake, view, player, words, changes)
    if active:
        canvas.stamp(glyphs.icon(glyphs.pointer, 34, ACTIVE), box.left_middle.moved(1))


def parts_of(box: Box, view: View) -> tuple[Box, Box, Box, Box]:
    """Where on a plate its owner, the cards that were won, their points and the bid lie; what lies
    face down has no points, and while the thief is at work nobody bids.
    """
    inner, points = box.inset(INSET, 7), 0 if view.hidden_scoring else POINTS + NEAR
    last = 0 if view.phase is Phase.DISCARD else STAKE_SEALED if view.sealed else STAKE
    who, shown, stake = inner.columns(WHO, 1, last, gap=APART)
    gutter = GUTTER if last else 0
    won, score_part, _ = shown.columns(1, points, gutter)
    return who, won, score_part, stake


def _between(won: Box, stake: Box) -> list[float]:
    """Where the rules stand between the parts of a plate."""
    first = won.x - APART / 2
    return [first, stake.x - (APART + GUTTER) / 2] if stake.w else [first]


def column_captions(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """What the parts of all plates are, above the first of them."""
    who, won, points, stake = parts_of(box, view)
    for x in _between(won, stake):
        canvas.put(lacquer.rule(2, RULE), Box(x, box.centre.y - RULE / 2, 0, 0))
    keys = ("picture-column-money", "picture-column-won", "picture-column-bid")
    for key, part in zip(keys, (who, won, stake), strict=True):
        if part.w:
            caption(canvas, Point(part.x, box.centre.y), words(key), room=part.w)
    if not view.hidden_scoring:
        at = Point(points.right, box.centre.y)
        caption(canvas, at, words("picture-column-points"), anchor=Anchor.RIGHT)


def inks(player: Player) -> tuple[Colour, Colour]:
    """Strong and soft text; both nearer to the plate for whoever has passed, and still 4.9 : 1."""
    if not player.passed:
        return TEXT, lacquer.SOFT
    return mix(TEXT, lacquer.OUT[0], 0.38), mix(lacquer.SOFT, lacquer.OUT[0], 0.34)


def _person(canvas: Canvas, box: Box, view: View, player: Player, words: Words, name: str) -> None:
    """Badge and name; below, the money in hand from behind, and its number."""
    ink, soft = inks(player)
    tall = box.h >= TALL
    upper, lower = box.place(box.w, 144 if tall else 112).rows(52, 1, gap=14 if tall else 6)
    mark = seat_mark(player.seat, canvas.theme, BADGE)
    canvas.stamp(mark, upper.left_middle.moved(mark.w / 2))
    at = upper.left_middle.moved(mark.w + 12)
    fill, room = ACTIVE if player.seat in view.owed else ink, upper.right - at.x
    size = NAME if tall and width(spelled(name), Face.MEDIUM, NAME) <= room else READ
    canvas.text(at, spelled(name), Face.MEDIUM, size, fill, room=room, squeeze=0.85)
    at = lower.left_middle
    if player.notes:
        w, step = FAN_TALL if tall else FAN
        share = DIM if player.passed else 1
        backs = notes.fan(player.notes, player.seat, w, step, share)
        canvas.put(backs, Box(at.x, at.y - backs.h / 2, backs.w, backs.h))
        at = at.moved(backs.w + 10)
    else:
        canvas.stamp(sign(Sign.NOTE, 40, DULL), at.moved(20))
        at = at.moved(50)
    count, room = words("picture-hand-notes", n=player.notes), lower.right - at.x
    canvas.text(at, count, Face.SANS, COUNT, soft, room=room, squeeze=0.85)


def score(halves: int, words: Words) -> str:
    """A score that is given in halves."""
    whole, half = divmod(halves, 2)
    return words("picture-half", whole=whole) if half else str(whole)


def _cards(
    canvas: Canvas, box: Box, view: View, player: Player, words: Words, changes: Changes
) -> None:
    """What was won; face down, it is a back and a number."""
    share = DIM if player.passed else 1
    widths = [w for w in WIDTHS if cards.height_of(w) <= box.h * FILL]
    most = max(len(other.cards or ()) for other in view.players)
    widest = max(EVEN, packed(box, most, widths, cards.TALL, cards.SLIP).w)
    widths = [w for w in widths if w <= widest]
    w = widths[0]
    first = box.place(w, cards.height_of(w), 0, 0.5)
    if player.cards is None and player.won:
        if any(seat == player.seat for seat, _ in changes.won):
            canvas.put(ground.halo(*first.inset(3).size, 5, Light.SOLD), first.inset(3))
        canvas.put(cards.back(w, share), first)
        canvas.text(
            first.right_middle.moved(16), f"×{player.won}", Face.SERIF, COUNT, inks(player)[0]
        )
        return
    if not player.cards:
        none, soft = words("picture-hand-none"), inks(player)[1]
        canvas.text(box.left_middle, none, Face.SANS, READ, soft)
        return
    packing = packed(box, len(player.cards), widths, cards.TALL, cards.SLIP)
    for card, place in zip(player.cards, packing.places, strict=True):
        if (player.seat, card) in changes.won:
            near = place.inset(3)
            canvas.put(ground.halo(*near.size, 5, Light.SOLD), near)
        canvas.put(
            cards.slip(card, share) if packing.crowded else cards.small(card, packing.w, share),
            place,
        )


def _stake(
    canvas: Canvas, box: Box, view: View, player: Player, words: Words, changes: Changes
) -> None:
    """The bid and its sum; or that there is none, and why."""
    _, soft = inks(player)
    if view.phase is Phase.SEALED:
        _sealed(canvas, box, player, words, changes)
    elif player.passed:
        parts: list[Part] = [sign(Sign.CROSS, 22, soft), words("picture-passed")]
        if player.seat in changes.passed:
            wide = line_width(parts, Face.SANS, READ, 6) + 20
            mark = Box(box.x - 6, box.centre.y - 31, wide, 62)
            canvas.put(lacquer.ring(*mark.size, 20), mark)
        canvas.line(box.left_middle.moved(4), parts, Face.SANS, READ, soft, gap=6)
    elif player.bid:
        bid(canvas, box, player, words, changes)
    elif view.phase is Phase.BIDDING:
        key = "picture-hand-none" if player.notes else "picture-no-money"
        paragraph(canvas, box, words(key), soft)


def bid(canvas: Canvas, box: Box, player: Player, words: Words, changes: Changes) -> None:
    """The sum of a bid over its notes, or the one note that says it itself; the leading one is
    larger and brighter, beside the hammer that is about to fall.
    """
    lone = len(player.bid) == 1
    at = (
        _lone_note(canvas, box, player, changes)
        if lone
        else _sum_and_notes(canvas, box, player, words, changes)
    )
    if player.leading:
        canvas.stamp(sign(Sign.GAVEL, HAMMER, GOLD), at.moved(12 + HAMMER / 2))


def _lone_note(canvas: Canvas, box: Box, player: Player, changes: Changes) -> Point:
    """The one note of a bid, as large as it can be; where it ends."""
    (value,) = player.bid
    w = next(w for w in NOTE_WIDTHS if notes.height_of(w) <= box.h - 2 * MARGIN)
    place = box.place(w, notes.height_of(w), 0, 0.5)
    if (player.seat, value) in changes.notes:
        near = place.inset(3)
        canvas.put(ground.halo(*near.size, 5), near)
    canvas.put(notes.note(value, player.seat, w), place)
    return place.right_middle


def _sum_and_notes(
    canvas: Canvas, box: Box, player: Player, words: Words, changes: Changes
) -> Point:
    """The sum of a bid over its notes; where the sum ends."""
    upper, lower = box.inset(0, 5).rows(56, 1, gap=6)
    fill, size = (TEXT, SUM_LEADING) if player.leading else (lacquer.SOFT, SUM)
    wide = canvas.text(upper.left_middle, str(player.total), Face.BOLD, size, fill)
    end, laid = upper.left_middle.moved(wide), player.bid
    slip = next((slip for slip in notes.SLIPS if fitting(lower, slip) >= len(laid)), None)
    if slip is None:
        count = words("picture-hand-notes", n=len(laid))
        canvas.text(lower.left_middle, count, Face.SANS, READ, lacquer.SOFT)
        return end
    widths = [w for w in NOTE_WIDTHS if notes.height_of(w) <= lower.h]
    packing = packed(lower, len(laid), widths, notes.TALL, slip)
    for value, place in zip(laid, packing.places, strict=True):
        if (player.seat, value) in changes.notes:
            near = place.inset(3)
            canvas.put(ground.halo(*near.size, 5), near)
        canvas.put(
            notes.slip(value, player.seat, slip)
            if packing.crowded
            else notes.note(value, player.seat, packing.w),
            place,
        )
    return end


def _sealed(canvas: Canvas, box: Box, player: Player, words: Words, changes: Changes) -> None:
    """Whether a limit has been handed in; and what the last one was, when it has just been
    opened.
    """
    opened = [
        words("picture-last-limit", limit=limit)
        for seat, limit in changes.limits
        if seat == player.seat
    ]
    high = sum(height_of(text, box.w) for text in opened)
    now, before = box.place(box.w, 42 + high).rows(42, high)
    at = now.left_middle
    if player.submitted:
        seal = glyphs.icon(glyphs.tick, 38, GOOD, GOOD_INK)
        if player.seat in changes.submitted:
            near = Box(at.x, at.y - 19, 38, 38).inset(2)
            canvas.put(ground.halo(*near.size, 17), near)
        canvas.line(at, [seal, words("picture-handed-in")], Face.MEDIUM, READ, gap=12)
    elif player.notes:
        said = words("picture-awaited")
        canvas.text(at, said, Face.MEDIUM, READ, room=box.w, squeeze=0.85)
    else:
        said = words("picture-no-money")
        canvas.text(at, said, Face.SANS, READ, lacquer.SOFT, room=box.w, squeeze=0.8)
    for text in opened:
        paragraph(canvas, before, text, lacquer.SOFT)
