"""What a seat may do now, as it is put to the seat alone: its turn, an answer to give anew, an order to leave."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from bot.host import LeftOrder, Position
from bot.language import bold
from bot.memory import News
from bot.menus import Deed, Menu, Place, Row, button, menu
from bot.posts import IN_A_DIRECT_MESSAGE, Post, Verb, buttons, capital, framed, told, waiting
from bot.store import TableRow, TakeBack
from games.engine import Seat
from games.questions import Question
from renderers.words import Words

TEMPLATE = re.compile(r"undo:(?P<table>\d{1,18}):(?P<ply>\d{1,6})")
"""The custom ids of the buttons that take one certain move back."""


class Part(Enum):
    """What a table wants of a seat, or takes from it."""

    ACT = "menu-your-turn"
    REVISE = "menu-answered"
    """It has answered, and may answer anew until the last answer has come in."""
    ORDER = "order-ask"
    """It must wait, but may leave an order."""
    WAIT = ""

    @property
    def note(self) -> str:
        """The key of the sentence that goes before the question."""
        return self.value


def part_of(position: Position, seat: Seat) -> Part:
    """Return what a table wants of a seat."""
    if not position.live:
        return Part.WAIT
    if position.owed_by(seat) is not None:
        return Part.ACT
    if position.table.decision_of(seat) is not None:
        return Part.REVISE
    return Part.WAIT if position.game.ask_order(position.table, seat) is None else Part.ORDER


@dataclass(frozen=True, slots=True)
class Asking:
    """A question that is open to a seat, and whether its answers are orders."""

    question: Question
    ordering: bool = False


def asking(position: Position, seat: Seat) -> Asking | None:
    """Return what a seat has to decide, or may decide anew; without that, the question for an order."""
    decision = position.table.decision_of(seat) if position.live else None
    return Asking(decision.ask(position.table)) if decision is not None else asking_for_order(position, seat)


def asking_for_order(position: Position, seat: Seat) -> Asking | None:
    """Return the question for an order, if the game would take one from this seat now."""
    question = position.game.ask_order(position.table, seat) if position.live else None
    return Asking(question, ordering=True) if question is not None else None


def root_menu(position: Position, seat: Seat, words: Words, left: LeftOrder | None) -> Menu:
    """All that a seat may do now, and what has become of the order it *left*."""
    names, part = bold(position.row.names), part_of(position, seat)
    lines, rows = over(position, left, words), list[Row]()
    stands = left if left is not None and left.over is None else None
    if part is not Part.ACT:
        lines.append(capital(waiting(position, names, words)))
    asked = asking(position, seat)
    if asked is not None and not (asked.ordering and stands):
        shown = _first(position, asked, words)
        lines.append(f"{words(part.note)} {shown.content}")
        rows += shown.rows
    if stands is not None:
        line = words.say(stands.line, names)
        lines.append(words("order-coming", order=line) if stands.coming else words("order-stands", order=line))
        rows.append(_changing(position, seat, words))
    return Menu("\n".join(lines), rows)


def over(position: Position, left: LeftOrder | None, words: Words) -> list[str]:
    """Why an order is not obeyed any more, as a line for its owner; none if it stands, or there is none."""
    if left is None or left.over is None:
        return []
    names = bold(position.row.names)
    return [words("order-over", order=words.say(left.line, names), reason=words.say(left.over, names))]


def undo_row(position: Position, seat: Seat, news: Sequence[News], words: Words) -> Row:
    """A button that takes a seat's last move back, if the *news* tell of it and nobody would have to be asked."""
    row = position.row
    own = max((move.ply for move in news if move.seat == seat), default=None)
    if own is None or not position.live or row.take_back is TakeBack.NONE:
        return []
    mine = {seat} | {other.seat for other in row.seats if other.automa}
    if any(move.final or move.seat not in mine for move in news if move.ply >= own):
        return []
    return undoing(row, own, words)


def undoing(row: TableRow, ply: int, words: Words) -> Row:
    """The button that takes back the move of this ply."""
    return [button(words("button-undo"), f"undo:{row.id}:{ply}")]


def hand_post(position: Position, seat: Seat, news: Sequence[News], words: Words, left: LeftOrder | None) -> Post:
    """A seat's direct message: where the table is, what has happened, and what may be done now."""
    shown = root_menu(position, seat, words, left)
    return framed(position, shown, words, moves=told(position, news, seat, words), rest=IN_A_DIRECT_MESSAGE)


def _first(position: Position, asked: Asking, words: Words) -> Menu:
    place = Place(position.row.id, position.row.ply, ordering=asked.ordering)
    return menu(place, asked.question, lambda text: words.say(text, position.row.names), words)


def _changing(position: Position, seat: Seat, words: Words) -> Row:
    """Buttons to change an order, where the game would take another now, and to withdraw it."""
    row = buttons(position.row, [Verb.WITHDRAW], words)
    if asking_for_order(position, seat) is not None:
        place = Place(position.row.id, position.row.ply, ordering=True)
        row.insert(0, button(words("button-change"), place.custom_id(Deed.ASK)))
    return row
