"""What somebody has left to do and to spend with: figures over the own cards, each with its
word.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from games.last_will.events import Phase
from games.last_will.view import Player, TurnState, View
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box
from renderers.last_will import roles
from renderers.last_will.changes import Changes
from renderers.last_will.means import sterling
from renderers.last_will.salon import Plate, light, plate, rule
from renderers.last_will.signs import Sign, action, pill, sign, spent_action
from renderers.lettering import Face, largest, width
from renderers.theme import ACTIVE
from renderers.words import Words

LEDGER = 128
MONEY = (76, 66, 56, 48)  # the lettering of money, the largest that fits
MOST = 6  # actions that are drawn; more are a number
WORD = 34
SIDE = 16  # of a part, beside what it says
CLOSEST = 0.6


@dataclass(frozen=True, slots=True)
class _Part:
    """One figure: its word, how wide it is at least, and how it is drawn into a box."""

    word: str
    wide: float
    draw: Callable[[Box], None]
    place: str = ""
    """The name of the place where it is shown, if it is spoken of."""


def ledger(
    canvas: Canvas, box: Box, view: View, owner: Player, words: Words, changes: Changes
) -> None:
    """Money and what counts in the end, actions, errand boys, and the limit of the hand; the parts
    share all the room. What helpers give is said by their cards, which are in the same picture.
    """
    active = owner.seat in view.owing
    canvas.put(plate(*box.size, Plate.BUSY if active else Plate.PLAIN), box)
    canvas.places["ledger"] = box
    parts = list(_parts(canvas, view, owner, words, changes, active))
    inner = box.inset(8, 8)
    wide = [*_shares(parts, inner.w)]
    cells = inner.columns(*wide)
    for place, (part, cell) in enumerate(zip(parts, cells, strict=True)):
        if place:
            canvas.put(rule(2, round(cell.h - 12)), Box(cell.x - 1, cell.y + 6, 0, 0))
        upper, lower = cell.inset(SIDE - 4, 0).rows(40, 1)
        canvas.text(
            upper.centre,
            part.word,
            Face.SANS,
            WORD,
            roles.CREAM_SOFT,
            Anchor.MIDDLE,
            upper.w,
            squeeze=CLOSEST,
        )
        part.draw(lower)
        if part.place:
            canvas.places[part.place] = cell


def _shares(parts: list[_Part], room: float) -> Iterator[float]:
    """How wide the parts are: their words are set narrower only where there is no room, and then
    all alike.
    """
    words = [width(part.word, Face.SANS, WORD) + 2 for part in parts]
    least = [max(part.wide, word * CLOSEST) for part, word in zip(parts, words, strict=True)]
    whole = [max(part.wide, word) for part, word in zip(parts, words, strict=True)]
    room -= 2 * SIDE * len(parts)
    scale = min(1.0, room / sum(least))
    more = max(0.0, room - sum(least))
    share = min(1.0, more / max(1.0, sum(whole) - sum(least)))
    wide = [few + (many - few) * share for few, many in zip(least, whole, strict=True)]
    spare = max(0.0, room - sum(wide)) / len(parts)
    for one in wide:
        yield one * scale + spare + 2 * SIDE


def _parts(
    canvas: Canvas, view: View, owner: Player, words: Words, changes: Changes, active: bool
) -> list[_Part]:
    figure = sterling(owner.money)
    money = _Part(
        words("picture-money"),
        width(figure, Face.BOLD, MONEY[0]) + 10,
        lambda box: _money(canvas, box, owner, active, changes),
        "money",
    )
    parts = [money]
    if owner.bankrupt:
        word = words("picture-bankrupt")
        wide = width(word, Face.MEDIUM, 34) + 40
        parts.append(_Part(words("picture-state"), wide, lambda box: _pill(canvas, box, word)))
    elif owner.worth != owner.money:
        text = sterling(owner.worth)
        wide = width(text, Face.SERIF, 50) + 60
        parts.append(
            _Part(words("picture-with-property"), wide, lambda box: _worth(canvas, box, text))
        )
    if view.phase in {Phase.PLANNING, Phase.ERRANDS, Phase.ACTIONS} and owner.plan is not None:
        if view.phase is not Phase.ACTIONS:
            boys = max(1, owner.boys)
            parts.append(
                _Part(
                    words("picture-plan-errands"),
                    50.0 * boys,
                    lambda box: _boys(canvas, box, owner),
                )
            )
        shown = min(MOST, max(owner.actions, owner.actions_given, 1))
        done = words("picture-done") if _done(view, owner) else ""
        told = 130.0 if owner.actions > MOST else 54.0 * shown
        wide = width(done, Face.SANS, 34) if done else told
        parts.append(
            _Part(
                words("picture-plan-actions"),
                wide,
                lambda box: _actions(canvas, box, owner, done),
                "actions",
            )
        )
    parts.append(
        _Part(words("picture-keeps"), 70, lambda box: _limit(canvas, box, owner), "limit"),
    )
    return parts


def _done(view: View, owner: Player) -> bool:
    return view.phase is Phase.ACTIONS and owner.turn is TurnState.DONE


def _money(canvas: Canvas, box: Box, owner: Player, active: bool, changes: Changes) -> None:
    figure = sterling(owner.money)
    size = largest(figure, Face.BOLD, MONEY, box.w)
    if owner.seat in changes.money:
        wide = width(figure, Face.BOLD, size)
        near = box.place(wide + 16, 68)
        canvas.put(light(*near.size, 12), near)
    ink = roles.DEBT if owner.money < 0 else ACTIVE if active else roles.CREAM
    canvas.text(box.centre, figure, Face.BOLD, size, ink, Anchor.MIDDLE)


def _worth(canvas: Canvas, box: Box, text: str) -> None:
    parts: list[Part] = [sign(Sign.HOUSE, 40, roles.BRASS), text]
    canvas.line(box.centre, parts, Face.SERIF, 50, roles.CREAM, Anchor.MIDDLE, gap=10)


def _pill(canvas: Canvas, box: Box, word: str) -> None:
    spot = box.place(min(box.w, width(word, Face.MEDIUM, 34) + 36), 44)
    canvas.put(pill(*spot.size, roles.CLARET), spot)
    canvas.text(spot.centre, word, Face.MEDIUM, 34, roles.CREAM, Anchor.MIDDLE)


def _boys(canvas: Canvas, box: Box, owner: Player) -> None:
    start = box.centre.moved(-25 * (owner.boys - 1))
    for place in range(owner.boys):
        canvas.stamp(sign(Sign.BOY, 46, roles.BRASS), start.moved(50 * place))
    if not owner.boys:
        canvas.text(box.centre, "0", Face.SERIF, 46, roles.DIM, Anchor.MIDDLE)


def _actions(canvas: Canvas, box: Box, owner: Player, done: str) -> None:
    """Actions that are left, those that are spent dark."""
    if done:
        at, room = box.centre, box.w
        canvas.text(at, done, Face.SANS, 34, roles.CREAM_SOFT, Anchor.MIDDLE, room, squeeze=CLOSEST)
        return
    if owner.actions > MOST:
        parts: list[Part] = [action(50), str(owner.actions)]
        canvas.line(box.centre, parts, Face.BOLD, 50, roles.CREAM, Anchor.MIDDLE, gap=8)
        return
    whole = max(owner.actions, min(MOST, owner.actions_given))
    step = min(56.0, box.w / max(1, whole))
    start = box.centre.moved(-step * (whole - 1) / 2)
    for place in range(whole):
        mark = action(50) if place < owner.actions else spent_action(50)
        canvas.stamp(mark, start.moved(step * place))
    if not whole:
        canvas.text(box.centre, "0", Face.SERIF, 46, roles.DIM, Anchor.MIDDLE)


def _limit(canvas: Canvas, box: Box, owner: Player) -> None:
    parts: list[Part] = [sign(Sign.CARDS, 42, roles.BRASS), str(owner.limit)]
    canvas.line(box.centre, parts, Face.SERIF, 46, roles.CREAM, Anchor.MIDDLE, gap=8)
