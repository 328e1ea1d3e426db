"""What pictures begin with: the city at dusk with the title, how far the game has come, the least
work, what is owed by whom, and the last move.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.princes_of_florence.view import View, Waiting
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.lettering import Face, largest, width
from renderers.pieces.headings import private
from renderers.pieces.lines import LEAST, SENTENCE, Style, naming, narrow_line
from renderers.princes_of_florence import roles
from renderers.princes_of_florence.crests import crest
from renderers.princes_of_florence.moves import illustrated_move
from renderers.princes_of_florence.room import pill
from renderers.princes_of_florence.signs import Sign, dot, sign
from renderers.princes_of_florence.skyline import panorama
from renderers.theme import ACTIVE, TEXT
from renderers.words import Words

HEIGHT, SKY = 212, 90  # and how high the strip of sky is
TOWN = 440, 748  # where the city begins and ends
ROUNDS, HINT, FRAMED = 396, 470, 370  # how wide title, hint and what is framed are at most
MARK = 52  # the arms of whoever is waited for
TOLD = 34  # the size of the sentence on the last move
CLOSEST = 0.72  # how narrow letters may become
DOT = 22  # from one round to the next


def heading(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str]) -> None:
    """The header of the table, and that of a hand, in which somebody is spoken to. In the sky stand
    the title and, in a frame, the least work or who sees the hand.
    """
    canvas.put(panorama(*box.size, SKY, *TOWN), box)
    sky, lines = box.rows(SKY, 1)
    top, lower = lines.inset(24, 6).rows(1, 1)
    at, title = Point(box.x + 24, sky.centre.y - 6), words("title")
    canvas.text(at, title, Face.SERIF, 36, canvas.theme.metal, room=ROUNDS, squeeze=CLOSEST)
    framed = Box(box.x, sky.y, box.w - 20, SKY).place(FRAMED, 54, 1, 0.46)
    used = _rounds(canvas, top, view, words)
    if view.me is None:
        _framed(canvas, framed, words("picture-minimum"), str(view.minimum))
    else:
        called = view.me in view.owing or len(view.waiting) != 1
        told = words("picture-minimum") if called else ""  # a name needs the room
        used += 34 + _least(canvas, top.left_middle.moved(used + 34), view, told)
        canvas.put(pill(*framed.size, roles.CALM, roles.CALM_EDGE), framed)
        private(canvas, framed.right_middle.moved(-20), words, roles.CALM, size=TOLD)
    spoken = Box(top.x + used + 24, top.y, top.w - used - 24, top.h)
    _owed(canvas, spoken, view, words, names)
    room = lower.w
    if hint := hint_of(view, words) or task_of(view, words):
        size, at = largest(hint, Face.SANS, (34, 32), HINT), lower.right_middle
        room -= 28 + canvas.text(
            at, hint, Face.SANS, size, roles.SAND, Anchor.RIGHT, HINT, squeeze=CLOSEST
        )
    less = room * SENTENCE / TOLD  # as clauses are measured
    parts = illustrated_move(view, words, names, less)
    narrow_line(canvas, lower.left_middle, parts, Style(Face.SANS, TOLD, TEXT), room, CLOSEST)


def _framed(canvas: Canvas, box: Box, text: str, figure: str) -> None:
    """The least work on a strip of parchment."""
    room = box.w - 50 - 16 - 24 - width(figure, Face.SERIF, 42)
    wide = min(room, width(text, Face.SANS, TOLD))
    box = Box(box.right - (box.w - room + wide), box.y, box.w - room + wide, box.h)
    canvas.put(pill(*box.size, roles.PARCHMENT, roles.PALACE_EDGE), box)
    canvas.stamp(sign(Sign.WORK, 38, roles.BRONZE), box.left_middle.moved(36))
    at = box.left_middle.moved(62)
    canvas.text(at, text, Face.SANS, TOLD, roles.INK, room=room, squeeze=CLOSEST)
    end = box.right_middle.moved(-22)
    canvas.text(end, figure, Face.SERIF, 42, roles.INK, Anchor.RIGHT)


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


def _least(canvas: Canvas, at: Point, view: View, told: str) -> float:
    """What a work must be worth in this round, behind the rounds; returns how wide it is."""
    canvas.stamp(sign(Sign.WORK, 40, roles.SAND), at.moved(20))
    wide = 50.0
    if told:
        wide += 10 + canvas.text(at.moved(wide), told, Face.SANS, TOLD, roles.SAND)
    figure = str(view.minimum) if told else f"≥ {view.minimum}"
    return wide + canvas.text(at.moved(wide), figure, Face.SERIF, 42)


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
        if view.me in view.owing:  # what is asked stands there, and the value beside the work
            return ""
        return words("picture-hint-pay", value=view.pay.total)
    if view.turn is not None and view.turn.seat in view.owing:
        return words("picture-actions-left", n=view.turn.actions)
    return ""
