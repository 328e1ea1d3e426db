"""A player's plate: who and how much is in hand, the cards that were won, and the bid."""

from __future__ import annotations

from games.high_society.view import Phase, Player, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.high_society import cards, lacquer, notes
from renderers.high_society.changes import Changes
from renderers.high_society.lacquer import GOLD, State
from renderers.high_society.packing import packed
from renderers.high_society.signs import Sign, opener, sign
from renderers.lettering import READ, Face, largest, spelled, width
from renderers.pieces import ground
from renderers.pieces.captions import caption
from renderers.pieces.portraits import seat_mark
from renderers.sprites import Light
from renderers.theme import ACTIVE, GOOD, GOOD_INK, TEXT, Colour, mix
from renderers.words import Words

BADGE = 44
WON, STAKE, APART = 216, 218, 24
TALL = 190  # how high the part of a plate is that has room for larger cards
FAN, FAN_TALL = (28, 6), (48, 12)  # a note from behind, and how much of it the next leaves bare
NOTES = 148  # of the stake, for the notes of a bid; the rest is for their sum
WIDTHS = (104, 96, 84, 72, 64, 58, 50, 46, 42)
EVEN = 64  # nobody's cards are larger than anybody else's, unless those are smaller than this
NOTE_WIDTHS = (114, 96, 84, 70, 58, 46, 42)
FILL = 0.85  # of the height of a plate, at most, for one card
DIM = 0.55  # cards of whoever is out of it
SUMS, COUNT = (56, 42), 42
DULL = mix(GOLD, lacquer.OUT[0], 0.4)  # gold on the plate of whoever is out of it


def player_plate(
    canvas: Canvas, box: Box, view: View, player: Player, words: Words, name: str, changes: Changes
) -> None:
    """All that is public about one player."""
    active = player.seat in view.owed
    state = State.ACTIVE if active else State.OUT if player.passed else State.PLAIN
    canvas.put(lacquer.plate(*box.size, state), box)
    canvas.places[f"seat-{player.seat}"] = box
    who, won, stake = parts_of(box)
    canvas.places[f"bid-{player.seat}"] = stake
    for part in (won, stake):
        canvas.put(lacquer.rule(2, round(box.h - 44)), Box(part.x - APART / 2, box.y + 22, 0, 0))
    _person(canvas, who, view, player, words, name)
    _cards(canvas, won, view, player, changes)
    _stake(canvas, stake, view, player, words, changes)
    if active:
        canvas.stamp(glyphs.icon(glyphs.pointer, 34, ACTIVE), box.left_middle.moved(1))


def parts_of(box: Box) -> list[Box]:
    """Where on a plate its owner, the cards that were won and the bid lie: the last two no wider
    than they must be, so that names have room.
    """
    return box.inset(22, 7).columns(1, WON, STAKE, gap=APART)


def column_captions(canvas: Canvas, box: Box, words: Words, points: bool) -> None:
    """What the parts of all plates are, above the first of them."""
    keys = ("picture-column-money", "picture-column-won", "picture-column-bid")
    who, *_ = parts = parts_of(box)
    for key, part in zip(keys, parts, strict=True):
        caption(canvas, Point(part.x, box.centre.y), words(key), room=part.w)
    if points:
        at = Point(who.right, box.centre.y)
        caption(canvas, at, words("picture-column-points"), anchor=Anchor.RIGHT)


def inks(player: Player) -> tuple[Colour, Colour]:
    """Strong and soft text; both nearer to the plate for whoever has passed, and still 4.9 : 1."""
    if not player.passed:
        return TEXT, lacquer.SOFT
    return mix(TEXT, lacquer.OUT[0], 0.38), mix(lacquer.SOFT, lacquer.OUT[0], 0.34)


def _person(canvas: Canvas, box: Box, view: View, player: Player, words: Words, name: str) -> None:
    """Badge, name and who started the auction; below, the money in hand from behind, its number
    and the score as it stands.
    """
    ink, _ = inks(player)
    active, tall = player.seat in view.owed, box.h >= TALL
    upper, *lower = (
        box.place(box.w, 192).rows(52, 1, 52, gap=8)
        if tall
        else box.place(box.w, 112).rows(52, 1, gap=6)
    )
    mark = seat_mark(player.seat, canvas.theme, BADGE)
    canvas.stamp(mark, upper.left_middle.moved(mark.w / 2))
    started = player.seat == view.starter and view.phase is not Phase.DISCARD
    if started:
        canvas.stamp(opener(28), upper.left_middle.moved(mark.w - 5, 18))
    at = upper.left_middle.moved(mark.w + 14)
    fill, room = ACTIVE if active else ink, upper.right - at.x
    canvas.text(at, spelled(name), Face.MEDIUM, READ, fill, room=room, squeeze=0.7)
    _money(canvas, lower[0], player, tall)
    if player.reckoning:
        star = glyphs.icon(glyphs.star, 26, DULL if player.passed else GOLD)
        points: list[Part] = [score(player.reckoning.halves, words), star]
        soft = inks(player)[1]
        if leads(player, view):
            ink = GOLD if player.passed else ACTIVE
        foot = lower[-1]
        spot, anchor = (
            (foot.left_middle, Anchor.LEFT) if tall else (foot.right_middle, Anchor.RIGHT)
        )
        wide = canvas.line(spot, points, Face.BOLD, COUNT, ink, anchor, gap=4)
        if tall:
            word = words("picture-column-points")
            canvas.text(spot.moved(wide + 10, 2), word, Face.SANS, READ, soft)


def _money(canvas: Canvas, box: Box, player: Player, tall: bool) -> None:
    """The notes in hand, as many backs as there are, and their number."""
    ink, _ = inks(player)
    share = DIM if player.passed else 1
    at = box.left_middle
    if player.notes:
        w, step = FAN_TALL if tall else FAN
        backs = notes.fan(player.notes, player.seat, w, step, share)
        canvas.put(backs, Box(at.x, at.y - backs.h / 2, backs.w, backs.h))
        at = at.moved(backs.w + 10)
    else:
        canvas.stamp(sign(Sign.NOTE, 44, DULL), at.moved(22))
        at = at.moved(52)
    canvas.text(at, str(player.notes), Face.SERIF, COUNT, ink)


def leads(player: Player, view: View) -> bool:
    """Whether nobody's score is higher as it stands, and somebody's lower, as far as all are
    known.
    """
    scores = [one.reckoning.halves for one in view.players if one.reckoning]
    own = player.reckoning.halves if player.reckoning else None
    return len(scores) == len(view.players) and min(scores) < max(scores) == own


def score(halves: int, words: Words) -> str:
    """A score that is given in halves."""
    whole, half = divmod(halves, 2)
    return words("picture-half", whole=whole) if half else str(whole)


def _cards(canvas: Canvas, box: Box, view: View, player: Player, changes: Changes) -> None:
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
        canvas.put(ground.slot(canvas.theme, *first.size, 6), first)
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
        parts: list[Part] = [sign(Sign.CROSS, 30, soft), words("picture-passed")]
        wide = width(words("picture-passed"), Face.MEDIUM, READ) + 40
        if player.seat in changes.passed:
            mark = box.place(wide + 32, 62, 0, 0.5)
            canvas.put(lacquer.ring(*mark.size, 20), mark)
        canvas.line(box.left_middle.moved(14), parts, Face.MEDIUM, READ, soft, gap=10)
    elif player.bid:
        bid(canvas, box, player, changes)
    elif view.phase is Phase.BIDDING:
        key = "picture-no-bid" if player.notes else "picture-no-money"
        canvas.text(box.left_middle, words(key), Face.SANS, READ, soft, room=box.w, squeeze=0.8)


def bid(canvas: Canvas, box: Box, player: Player, changes: Changes) -> None:
    """The notes of a bid, and their sum; the leading one is gold."""
    laid, total = box.columns(NOTES, 1)
    widths = [w for w in NOTE_WIDTHS if notes.height_of(w) <= box.h * FILL]
    packing = packed(laid, len(player.bid), widths, notes.TALL, notes.SLIP)
    for value, place in zip(player.bid, packing.places, strict=True):
        if (player.seat, value) in changes.notes:
            near = place.inset(3)
            canvas.put(ground.halo(*near.size, 5), near)
        canvas.put(
            notes.slip(value, player.seat)
            if packing.crowded
            else notes.note(value, player.seat, packing.w),
            place,
        )
    fill, figure = ACTIVE if player.leading else TEXT, str(player.total)
    size = largest(figure, Face.BOLD, SUMS, total.w)
    canvas.text(total.right_middle, figure, Face.BOLD, size, fill, Anchor.RIGHT)


def _sealed(canvas: Canvas, box: Box, player: Player, words: Words, changes: Changes) -> None:
    """Whether a limit has been handed in; and what the last one was, when it has just been
    opened.
    """
    lines = box.place(box.w, 84).rows(1, 1)
    opened = [limit for seat, limit in changes.limits if seat == player.seat]
    first = lines[0].left_middle if opened else box.left_middle
    if player.submitted:
        seal = glyphs.icon(glyphs.tick, 38, GOOD, GOOD_INK)
        if player.seat in changes.submitted:
            near = Box(first.x, first.y - 19, 38, 38).inset(2)
            canvas.put(ground.halo(*near.size, 17), near)
        canvas.line(first, [seal, words("picture-handed-in")], Face.MEDIUM, READ, gap=12)
    elif player.notes:
        canvas.text(first, words("picture-awaited"), Face.MEDIUM, READ, ACTIVE, room=box.w)
    else:
        said = words("picture-no-money")
        canvas.text(first, said, Face.SANS, READ, lacquer.SOFT, room=box.w, squeeze=0.8)
    for limit in opened:
        canvas.text(
            lines[1].left_middle,
            words("picture-last-limit", limit=limit),
            Face.SANS,
            READ,
            lacquer.SOFT,
            room=box.w,
            squeeze=0.8,
        )
