"""What pictures begin with: how far the game has come, the least work, what is owed by whom, and
the last move.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.princes_of_florence.view import View, Waiting
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.lettering import Face, largest
from renderers.pieces.headings import private
from renderers.pieces.lines import LEAST, SENTENCE, Style, naming, narrow_line
from renderers.princes_of_florence import roles
from renderers.princes_of_florence.crests import crest
from renderers.princes_of_florence.moves import illustrated_move
from renderers.princes_of_florence.room import Plate, plate
from renderers.princes_of_florence.signs import Sign, dot, sign
from renderers.theme import ACTIVE, TEXT
from renderers.words import Words

HEIGHT = 152
ROUNDS = 372  # how wide the title is at most
MARK = 52  # the arms of whoever is waited for
TOLD = 34  # the size of the sentence on the last move
CLOSEST = 0.72  # how narrow letters may become
DOT = 22  # from one round to the next


def heading(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str]) -> None:
    """The header of the table, and that of a hand, in which somebody is spoken to."""
    canvas.put(plate(*box.size, Plate.CALM), box)
    top, middle, lower = box.inset(24, 8).rows(0.5, 0.5, 48, gap=0)
    title, metal = words("title"), canvas.theme.metal
    wide = canvas.text(top.left_middle, title, Face.SERIF, 34, metal, room=ROUNDS, squeeze=CLOSEST)
    hint = hint_of(view, words) or task_of(view, words)
    used = _rounds(canvas, middle, view, words)
    room = lower.w
    if view.me is not None:
        used += 34 + _least(canvas, middle.left_middle.moved(used + 34), view, words)
        room -= private(canvas, lower.right_middle, words, roles.CALM, size=TOLD) + 20
    else:
        room -= _least_below(canvas, lower, view, words) + 28
    # What is said to whoever looks has the first line for itself, beside the title.
    apart = bool(hint) or view.me is not None
    whole = top if apart else top.joined(middle)
    left = max(wide, 0 if apart else used) + 24
    spoken = Box(whole.x + left, whole.y, whole.w - left, whole.h)
    _owed(canvas, spoken, view, words, names)
    if hint:
        left = middle.w - used - 24
        size = largest(hint, Face.SANS, (34, 32, 30), left)
        at = middle.right_middle
        canvas.text(at, hint, Face.SANS, size, roles.SAND, Anchor.RIGHT, left, squeeze=CLOSEST)
    less = room * SENTENCE / TOLD  # as clauses are measured
    parts = illustrated_move(view, words, names, less)
    narrow_line(canvas, lower.left_middle, parts, Style(Face.SANS, TOLD, TEXT), room, CLOSEST)


def _rounds(canvas: Canvas, box: Box, view: View, words: Words) -> float:
    """How far the game has come, in words and as beads; returns how wide that is."""
    text = words("picture-round", n=view.round, rounds=view.rounds)
    wide = canvas.text(box.left_middle, text, Face.SERIF, 34) + 24
    at = box.left_middle.moved(wide)
    for number in range(1, view.rounds + 1):
        now = number == view.round
        fill = ACTIVE if now else roles.COIN if number < view.round else roles.CALM
        canvas.stamp(
            dot(20 if now else 16, fill, ACTIVE if now else roles.COIN),
            at.moved((number - 1) * DOT, 1),
        )
    return wide + DOT * (view.rounds - 1) + 12


def _least(canvas: Canvas, at: Point, view: View, words: Words) -> float:
    """What a work must be worth in this round, behind the rounds; returns how wide it is."""
    canvas.stamp(sign(Sign.WORK, 40, roles.SAND), at.moved(20))
    wide = 50 + canvas.text(at.moved(50), words("picture-minimum"), Face.SANS, TOLD, roles.SAND)
    return wide + 10 + canvas.text(at.moved(wide + 10), str(view.minimum), Face.SERIF, 42)


def _least_below(canvas: Canvas, box: Box, view: View, words: Words) -> float:
    """The same in a line, at the right of the last move; returns how wide it is."""
    end = box.right_middle
    wide = canvas.text(end, str(view.minimum), Face.SERIF, 42, anchor=Anchor.RIGHT) + 10
    at, text = end.moved(-wide), words("picture-minimum")
    wide += canvas.text(at, text, Face.SANS, TOLD, roles.SAND, Anchor.RIGHT) + 10
    canvas.stamp(sign(Sign.WORK, 42, roles.SAND), end.moved(-wide - 21))
    return wide + 42


def _owed(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str]) -> None:
    """What is owed, and by whom, as large as it can be said; letters become narrower before a name
    is cut.
    """
    mine = view.me is not None and view.me in view.owing
    active = view.me is None or mine
    seats = [view.me] if view.me is not None and mine else sorted(view.owing)
    marks: list[Part] = [glyphs.icon(glyphs.pointer, 32, ACTIVE)] if active else []
    marks += [crest(seat, MARK) for seat in seats[:1] if len(seats) == 1]
    room = box.w - sum(mark.w + 10 for mark in marks if not isinstance(mark, str))
    size = largest(owed(view, words, names, 10_000, 42), Face.SERIF, (42, LEAST), room)
    shown, ink = owed(view, words, names, room / CLOSEST, size), ACTIVE if active else TEXT
    at = box.right_middle
    wide = canvas.text(at, shown, Face.SERIF, size, ink, Anchor.RIGHT, room, squeeze=CLOSEST)
    canvas.line(at.moved(-wide - 10), marks, Face.SERIF, size, anchor=Anchor.RIGHT, gap=10)


def owed(view: View, words: Words, names: Sequence[str], room: float, size: int) -> str:
    """What is waited for, for so much room; whose it is is said by name only of one player."""
    if not view.waiting:
        return ""
    kind = kind_of(view.waiting[0])
    if view.me is not None and view.me in view.owing:
        return words("picture-you-turn") if task_of(view, words) else asked_of(view, words)
    if len(view.waiting) > 1:
        return words(f"picture-several-{kind}", n=len(view.waiting))
    name = names[view.waiting[0].seat]
    return naming(
        lambda shown: words(f"picture-owes-{kind}", name=shown), name, Face.SERIF, size, room
    )


def asked_of(view: View, words: Words) -> str:
    """What is asked of whoever looks."""
    (waiting,) = (waiting for waiting in view.waiting if waiting.seat == view.me)
    return words(f"picture-you-{kind_of(waiting)}")


def task_of(view: View, words: Words) -> str:
    """The same where it stands below “Your turn”: where nobody else is waited for, and nothing else
    stands there.
    """
    alone = view.me is not None and view.owing == {view.me}
    return asked_of(view, words) if alone and view.round and not hint_of(view, words) else ""


def kind_of(waiting: Waiting) -> str:
    """The kind of what is waited for, by which its sentences are called."""
    return waiting.line.key.removeprefix("waiting-")


def hint_of(view: View, words: Words) -> str:
    """What to know about it in a few words; nothing where the rest of the picture says it."""
    if view.auction is not None:
        lot = words("lot", lot=view.auction.lot.value)
        if view.auction.sealed:
            return words("picture-hint-seal", lot=lot, price=view.auction.price)
        return words("picture-hint-bid", lot=lot, price=view.auction.raised_to)
    if view.pay is not None:
        return words("picture-hint-pay", value=view.pay.total)
    if view.turn is not None and view.turn.seat in view.owing:
        return words("picture-actions-left", n=view.turn.actions)
    return ""
