"""What is chosen from in a menu of High Society: the notes in their places with what each would
leave, or the luxury cards that the thief may take, under the card for sale and everybody's bids.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.high_society.catalogue import RED_FRAMES, THIEF
from games.high_society.view import Phase, Player, View
from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas, Cast, Part, line_width
from renderers.geometry import Box
from renderers.high_society import cards, lacquer, notes
from renderers.high_society.headings import yours
from renderers.high_society.lacquer import CREAM, FIGURE, GOLD, HOME, SOFT, State
from renderers.high_society.moves import lowest_bid
from renderers.high_society.players import inks, score
from renderers.high_society.table import name_of
from renderers.lettering import Face, largest, spelled
from renderers.painted import painted
from renderers.pieces import brass, masthead
from renderers.pieces.portraits import medallion
from renderers.scenes import Asked, Marks
from renderers.sprites import Sprite
from renderers.telling import capital
from renderers.theme import ACTIVE, GLOW, LACK, Colour
from renderers.words import Words

WIDTH, MARGIN, GAP = 1200, 20, 8
HEAD, LEGEND = 62, 40
CARD = (216, 303)
TILE, NAME, NAMES = 168, 38, (32, 30, 28)
"""How high somebody's tile is, and the name there."""
NARROW, SMALL_FACE, LARGE_FACE, SMALL_NOTE = 200, 66, 96, 36
BESIDE = 100  # for the figures beside a face that is not small
NOTES = ((7, 112), (9, 104), (11, 96))
"""How wide a note is where there are so many at most."""
APART = 34  # at most, from one note to the next
LIFT, PILL = 8, (72, 40)
"""By how much a note that is chosen stands higher, and where it is told what a note would leave."""
OWN, CLOCK, FACE = 118, 48, 58
DARK, LOWER = 0.5, 0.72
"""How bright what cannot be chosen is, and a hand that would not beat the highest bid."""
LOWEST = (36, 34, 31)
HEADLINE = (52, 48, 44, 40, 36)
NOTHING = Marks(frozenset(), frozenset())


def draw(view: View, asked: Asked, words: Words, names: Sequence[str]) -> Canvas:
    """What is for sale and who bids what above, below what the figures count and what the owner
    has.
    """
    low = cards.height_of(OWN) if view.phase is Phase.DISCARD else _note(view)[1] + PILL[1] + GAP
    high = 2 * MARGIN + HEAD + TILE + LEGEND + low + 3 * GAP
    canvas = lacquer.sheet(WIDTH, high)
    head, rest = canvas.box.inset(MARGIN, MARGIN).rows(HEAD, 1, gap=GAP)
    _head(canvas, head, view, asked, words)
    left, right = rest.columns(CARD[0], 1, gap=2 * GAP)
    lot, below = left.rows(CARD[1], 1, gap=GAP)
    upper, legend, lower = right.rows(TILE, LEGEND, 1, gap=GAP)
    _legend(canvas, legend, view, asked, words)
    card = view.card or THIEF
    canvas.put(brass.shadow(*lot.size, 16, 8), lot)
    canvas.put(cards.large(card, *lot.size, name_of(card, words)), lot)
    canvas.places |= {"lot": lot, "bidders": upper, "notes": lower}
    tiles = upper.columns(*[1] * len(view.players), gap=GAP)
    for player, tile in zip(view.players, tiles, strict=True):
        spot = Box(round(tile.x), round(tile.y), *tile.size)
        _bidder(canvas, spot, view, player, words, names[player.seat])
    if view.phase is Phase.DISCARD:
        _luxuries(canvas, lower, view, asked)
    else:
        _notes(canvas, lower, view, asked, words)
        _in_hand(canvas, below, view, asked, words)
    return canvas


def _head(canvas: Canvas, box: Box, view: View, asked: Asked, words: Words) -> None:
    """Who is asked for what, and the lowest bid; once notes are chosen, what they come to and what
    they leave.
    """
    seat = view.owner.seat
    canvas.put(medallion(seat, FACE, canvas.theme.cast), Box(box.x + 2, box.y, FACE, FACE))
    at, room = box.left_middle.moved(FACE + 24), box.w - FACE - 30
    wide = masthead.headline(canvas, at, headline(view, asked, words), room, HEADLINE) + 40
    mine, bidding = view.mine, view.phase is Phase.BIDDING and seat in view.owed
    if mine and mine.least and bidding and not asked.chosen:
        lowest = lowest_bid(view.owner, mine, words)
        fits = (size for size in LOWEST if line_width(lowest, Face.MEDIUM, size) <= room - wide)
        if size := next(fits, 0):
            end = box.right_middle.moved(-8)
            canvas.line(end, lowest, Face.MEDIUM, size, SHADED.inked(CREAM), Anchor.RIGHT)


def headline(view: View, asked: Asked, words: Words) -> str:
    """What is being chosen."""
    owner, mine = view.owner, view.mine
    key = yours(view)
    if key is None:
        return capital(words("picture-hand-order"))
    if mine is None or view.phase is not Phase.BIDDING:
        return words(key)
    picked = sum(value for value in mine.hand if str(value) in asked.chosen)
    if picked and owner.total + picked > view.high:
        left = sum(mine.hand) - picked
        return words("picture-hand-turn", total=owner.total + picked, left=left)
    return words("picture-strip-more", high=view.high) if view.high else words(key)


def _put(canvas: Canvas, place: Box, sprite: Sprite, key: str, marks: Marks) -> None:
    """A piece in its place: in light when it is chosen, darker when it cannot be."""
    canvas.places[key] = place
    if key in marks.chosen:
        canvas.put(brass.changed(*place.size, 9), place)
    canvas.put(brass.dimmed(sprite, DARK) if marks.dim(key) else sprite, place)


def _legend(canvas: Canvas, box: Box, view: View, asked: Asked, words: Words) -> None:
    """What the figures over the notes are, and at the other end the clock of the red frames."""
    at = box.left_middle
    if _pays(view) and view.mine and len(asked.chosen) < len(view.mine.hand):
        text = capital(words("picture-hand-leaves"))
        at = at.moved(canvas.text(at, text, Face.SERIF, 36, SHADED.inked(CREAM)) + 30)
    told = capital(words("picture-reds"))
    room = box.right - at.x - CLOCK - 90
    size = largest(told, Face.MEDIUM, (30, 28), room)
    end = box.right_middle
    wide = canvas.text(end, told, Face.MEDIUM, size, SOFT, Anchor.RIGHT, room, 0.62)
    left = end.moved(-wide - 14)
    number = f"{view.reds}/{RED_FRAMES}"
    left = left.moved(-canvas.text(left, number, Face.BLACK, 34, SHADED.inked(FIGURE),
                                   Anchor.RIGHT))  # fmt: skip
    clock = left.moved(-10 - CLOCK / 2)
    canvas.stamp(painted(HOME, f"clock-{view.reds}", CLOCK), clock)
    canvas.places["reds"] = Box(clock.x - CLOCK / 2, box.y, end.x - clock.x + CLOCK / 2, box.h)


def _pays(view: View) -> bool:
    """Whether notes of the owner's can be chosen."""
    return view.phase is Phase.BIDDING and view.owner.seat in view.owed


def _bidder(canvas: Canvas, box: Box, view: View, player: Player, words: Words, name: str) -> None:
    """Who it is and looks like, how many notes are left, the score, and the bid or what has become
    of it.
    """
    mine = player.seat == view.me
    state = State.ACTIVE if mine else State.OUT if player.passed else State.PLAIN
    canvas.put(lacquer.plate(*box.size, state), box)
    canvas.places[f"seat-{player.seat}"] = box
    ink, soft = inks(player)
    name_row, middle = box.inset(12, 6).rows(NAME, 1, gap=4)
    canvas.name(name_row.left_middle, spelled(name), Face.MEDIUM, NAMES, ink, name_row.w, 0.8)
    narrow = box.w < NARROW
    low = middle
    if narrow and player.passed:  # that takes the whole width
        middle, low = middle.rows(1, 36)
    face = SMALL_FACE if narrow else min(LARGE_FACE, round(box.w - 24 - 14 - BESIDE))
    shown = medallion(player.seat, face, canvas.theme.cast)
    shown = brass.dimmed(shown, DARK) if player.passed else shown
    canvas.put(shown, Box(middle.x, round(middle.centre.y - face / 2), face, face))
    beside = Box(middle.x + face + 14, middle.y, middle.w - face - 14, middle.h)
    wide = SMALL_NOTE if beside.w < BESIDE + 20 else notes.SIGN
    lines: list[list[Part]] = [[notes.sign(player.seat, wide), str(player.notes)]]
    if player.reckoning:
        points: list[Part] = [brass.sign("star", 30), score(player.reckoning.halves, words)]
        lines = [points, *lines]
    stake = _stake(view, player, words)
    if low is middle and stake:
        *_, low = beside.rows(*[1] * (len(lines) + 1))
        beside = Box(beside.x, beside.y, beside.w, low.y - beside.y)
    rows = beside.rows(*[1] * len(lines))
    for parts, row in zip(lines, rows, strict=True):
        size = 32 if narrow else 36
        canvas.line(row.left_middle, parts, Face.BOLD, size, ink, gap=6)
    if stake:
        parts, face_, size, fill = stake
        fits = (s for s in range(size, 25, -2) if line_width(parts, face_, s) <= low.w)
        canvas.line(low.left_middle, parts, face_, next(fits, 26), soft if fill is None else
                    fill, gap=8)  # fmt: skip


def _stake(
    view: View, player: Player, words: Words
) -> tuple[list[Part], Face, int, Colour | Cast | None] | None:
    """What somebody bids, or what has become of their bid; of whoever is to move, what they must
    beat; with the lettering, and the ink unless that is the tile's soft one.
    """
    if view.phase is Phase.SEALED:
        return ([brass.sign("tick", 40)], Face.SANS, 28, None) if player.submitted else None
    if player.passed:
        return [lacquer.sign("cross", 26), words("picture-passed")], Face.MEDIUM, 30, None
    if _pays(view) and player.seat in view.owed and view.high:
        before = [f"{player.total} "] if player.bid else []
        return [*before, f"> {view.high}"], Face.BLACK, 44, GILT_CAST
    if not player.bid:
        return None
    if player.leading:
        return [str(player.total), lacquer.sign("gavel", 46)], Face.BLACK, 44, ACTIVE
    return [str(player.total)], Face.BLACK, 44, FIGURE


def _note(view: View) -> tuple[int, int]:
    """How wide and high the notes are: fewer are larger."""
    mine = view.mine
    assert mine is not None, "a menu is for somebody who sits here"
    count = len(mine.hand) + len(mine.bid)
    w = next(w for most, w in NOTES if count <= most)
    return w, round(w * notes.UPRIGHT)


def _notes(canvas: Canvas, box: Box, view: View, asked: Asked, words: Words) -> None:
    """The notes of the hand and those on the table, which glow; chosen ones are lifted, over each
    of the others is what it would leave. Dark are those that cannot be chosen, and all where even
    the whole hand would not beat the highest bid.
    """
    mine = view.mine
    assert mine is not None, "a menu is for somebody who sits here"
    owner, (w, h) = view.owner, _note(view)
    bidding = _pays(view)
    marks = asked.marks(str(value) for value in mine.hand) if bidding else NOTHING
    whole = sum(mine.hand)
    picked = sum(value for value in mine.hand if str(value) in marks.chosen)
    values = sorted((*mine.hand, *mine.bid))
    step = min(w + APART, (box.w - w) / max(1, len(values) - 1))
    for number, value in enumerate(values):
        place, key = Box(round(box.x + step * number), round(box.bottom - h), w, h), str(value)
        bare = min(1.0, step / w) if number < len(values) - 1 else 1.0
        note = notes.upright(value, owner.seat, w, 0, round(bare, 2))
        if value in mine.bid:
            _put(canvas, place, note, key, Marks(frozenset({key}), frozenset()))
            continue
        up = LIFT if key in marks.chosen else 0
        if bidding and not mine.least:
            note = brass.dimmed(note, LOWER)
        _put(canvas, Box(place.x, place.y - up, w, h), note, key, marks)
        if bidding and key not in marks.chosen:
            middle = place.x + min(step, w) / 2
            at = Box(round(middle - PILL[0] / 2), round(box.y), *PILL)
            beats = owner.total + picked + value > view.high
            _leaves(canvas, at, whole - picked - value, beats=beats)


def _in_hand(canvas: Canvas, box: Box, view: View, asked: Asked, words: Words) -> None:
    """What the notes of the hand come to, and those that are chosen with the bid."""
    mine, owner = view.mine, view.owner
    assert mine is not None, "a menu is for somebody who sits here"
    picked = sum(value for value in mine.hand if str(value) in asked.chosen)
    parts = box.place(box.w, 96 + (48 if picked else 0)).rows(34, 62, *([48] if picked else []))
    text, ink = words("picture-hand-hand"), SHADED.inked(SOFT)
    canvas.text(parts[0].centre, text, Face.MEDIUM, 34, ink, Anchor.MIDDLE, box.w, squeeze=0.8)
    figure, cast = str(sum(mine.hand)), SHADED.inked(FIGURE)
    canvas.text(parts[1].centre, figure, Face.BLACK, 62, cast, Anchor.MIDDLE)
    if picked:
        bid = owner.total + picked
        ink = SHADED.inked(GLOW if bid > view.high else LACK)
        canvas.text(parts[2].centre, f"→ {bid}", Face.BOLD, 42, ink, Anchor.MIDDLE)


def _leaves(canvas: Canvas, box: Box, left: int, *, beats: bool) -> None:
    """What would be left without a note, in gold if that alone would beat the highest bid."""
    ink = ACTIVE if beats else CREAM
    canvas.put(brass.glass(*box.size, 20, ACTIVE if beats else GOLD, 0.9, lacquer.NIGHT), box)
    canvas.text(box.centre, str(left), Face.BLACK, 32, ink, Anchor.MIDDLE)


def _luxuries(canvas: Canvas, box: Box, view: View, asked: Asked) -> None:
    """The owner's cards; the thief takes one of those that are not in the shade."""
    won = view.owner.cards or ()
    marks = asked.marks(card.id for card in won)
    step = min(OWN + 14, (box.w - 40 - OWN) / max(1, len(won) - 1))
    for number, card in enumerate(won):
        place = Box(box.x + 20 + number * step, box.y, OWN, box.h)
        place = place.place(OWN, cards.height_of(OWN))
        last = number == len(won) - 1
        sprite = cards.small(card, OWN, tucked=step < OWN and not last)
        _put(canvas, place, sprite, card.id, marks)
