"""The first line of a menu: whose choice it is, what is chosen, and what there is to spend with."""

from __future__ import annotations

from collections.abc import Sequence

from games.last_will.catalogue import Card
from games.last_will.events import Phase
from games.last_will.view import View
from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas, Part, line_width
from renderers.geometry import Box
from renderers.last_will import roles
from renderers.last_will.headings import kind_of
from renderers.last_will.means import sterling, titled
from renderers.last_will.salon import Plate, plate
from renderers.last_will.signs import Sign, action, sign, spent_action
from renderers.lettering import Face, largest
from renderers.pieces.portraits import medallion
from renderers.scenes import Asked
from renderers.words import Words

HEIGHT = 72
FACE = 68
ASKED = (48, 44, 40, 37, 34)
CLOSEST = 0.66
MONEY, SIDE = 46, 42
MOST = 5
"""Actions that are drawn; more are a number."""
APART = 26
ASKS = frozenset({"play", "place", "buy", "use", "mark", "sell", "discard"})
ERRANDS = frozenset({"market", "opera", "random"})


def question(
    canvas: Canvas, box: Box, view: View, asked: Asked, chosen: Sequence[Card], words: Words
) -> None:
    """Portrait and question at the left, at the right money, errand boys, actions, and how many
    cards may be kept.
    """
    canvas.put(plate(*box.size, Plate.PLAIN), box)
    canvas.places["ledger"] = box
    end = box.right - 20
    for name, parts in reversed(_means(view)):
        wide = line_width(parts, Face.BOLD, MONEY, 5)
        canvas.line(
            box.right_middle.moved(end - box.right),
            parts, Face.BOLD, MONEY, SHADED.inked(roles.CREAM), Anchor.RIGHT, 5,
        )  # fmt: skip
        canvas.places[name] = Box(end - wide - 8, box.y + 4, wide + 16, box.h - 8)
        end -= wide + APART
    at = box.left_middle.moved(10)
    canvas.stamp(medallion(view.owner.seat, FACE, canvas.theme.cast), at.moved(FACE / 2))
    at = at.moved(FACE + 14)
    text, room = asking(view, asked, chosen, words), end - at.x
    size = largest(text, Face.BOLD, ASKED, room / 0.9)
    canvas.text(at, text, Face.BOLD, size, GILT_CAST, room=room, squeeze=CLOSEST)


def asking(view: View, asked: Asked, chosen: Sequence[Card], words: Words) -> str:
    """What is chosen, as far as one has come."""
    card = " + ".join(titled(each, words) for each in chosen[:1])
    verb = asked.path[0] if asked.path else ""
    if verb in ASKS:
        return words(f"picture-ask-{verb}", card=card or "none")
    if verb in ERRANDS:
        return words(f"picture-sent-{verb}")
    if view.me not in view.owing:
        return card or words("title")
    (mine,) = (waiting for waiting in view.waiting if waiting.seat == view.me)
    said = words(f"picture-you-{kind_of(mine)}")
    return f"{said} · {card}" if card and view.keep is None else said


def _means(view: View) -> list[tuple[str, list[Part]]]:
    """What there is to spend with, each by the name of its place."""
    owner = view.owner
    means: list[tuple[str, list[Part]]] = [("money", [sterling(owner.money)])]
    if owner.plan is not None and view.phase in {Phase.PLANNING, Phase.ERRANDS}:
        boys = sign(Sign.BOY, SIDE, roles.BRASS_LIGHT)
        means.append(("boys", [boys, str(owner.boys)]))
    if owner.plan is not None and view.phase in {Phase.PLANNING, Phase.ERRANDS, Phase.ACTIONS}:
        whole = max(owner.actions, owner.actions_given)
        if whole > MOST:
            means.append(("actions", [action(SIDE), str(owner.actions)]))
        else:
            drawn = [
                action(SIDE) if n < owner.actions else spent_action(SIDE) for n in range(whole)
            ]
            means.append(("actions", [*drawn] or [action(SIDE), "0"]))
    means.append(("limit", [sign(Sign.CARDS, SIDE, roles.BRASS_LIGHT), str(owner.limit)]))
    return means
