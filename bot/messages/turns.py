"""What a table wants of a seat: a move, an answer it may give anew, an order, or nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from bot.hosting.host import Position
from bot.hosting.position import require_live
from games.engine import Decision, Seat, awaited
from games.moves import Illegal
from games.questions import Pick, Question
from games.text import Text


class TurnPart(Enum):
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


def part_of(position: Position, seat: Seat) -> TurnPart:
    """Return what a table wants of a seat."""
    if not position.live:
        return TurnPart.WAIT
    if position.owed_by(seat) is not None:
        return TurnPart.ACT
    if position.table.decision_of(seat) is not None:
        return TurnPart.REVISE
    offered = people_are_to_move(position) and order_question(position, seat) is not None
    return TurnPart.ORDER if offered else TurnPart.WAIT


def people_are_to_move(position: Position) -> bool:
    """Whether the game waits for people: while it waits for computer players alone, whose moves
    come at once, nobody leaves an order for later.
    """
    return any(not position.row.seats[owed.seat].automa for owed in position.table.waiting)


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A question that is open to a seat, and whether its answers are orders."""

    question: Question
    ordering: bool = False


def open_question(position: Position, seat: Seat) -> OpenQuestion | None:
    """Return what a seat has to decide, or may decide anew; without that, the question for an
    order.
    """
    decision = position.table.decision_of(seat) if position.live else None
    return (
        OpenQuestion(_with_orders(position, decision))
        if decision is not None
        else order_question(position, seat)
    )


def _with_orders(position: Position, decision: Decision) -> Question:
    """The question of a decision, and beside its answers the orders that may take their place; in
    a lesson there are none.
    """
    question = decision.ask(position.table)
    if position.row.lesson or not isinstance(question, Pick):
        return question
    orders = position.game.rules.orders_on_turn(position.table, decision.seat)
    return replace(question, layout=lambda: [*question.shown, *orders]) if orders else question


def order_question(position: Position, seat: Seat) -> OpenQuestion | None:
    """Return the question for an order, if the game would take one from this seat now."""
    question = position.game.rules.ask_order(position.table, seat) if position.live else None
    return OpenQuestion(question, ordering=True) if question is not None else None


@dataclass(frozen=True, slots=True)
class SeatTurn:
    """All that a table wants of a seat, and takes from it."""

    part: TurnPart
    asking: OpenQuestion | None
    may_order: bool
    """Whether the game would take an order, or another one, now."""


def turn_of(position: Position, seat: Seat) -> SeatTurn:
    """Return what a seat may do now."""
    part, order = part_of(position, seat), order_question(position, seat)
    asking = None if part is TurnPart.WAIT else open_question(position, seat)
    return SeatTurn(part, asking, order is not None)


def question_for(position: Position, seat: Seat) -> OpenQuestion:
    """Return what a seat is asked; raise `Illegal` if that is nothing."""
    found = open_question(position, seat)
    if found is not None:
        return found
    if position.table.over:
        raise Illegal(Text("engine-over"))
    require_live(position.row)
    raise Illegal(Text("engine-not-your-turn", waiting=awaited(position.table.waiting)))


def seats_to_act(position: Position) -> frozenset[Seat]:
    """The seats of people who must act, but for those for whom an automa is about to."""
    seats = [seat for seat in position.row.seats if not seat.automa and not seat.stand_in]
    return frozenset(seat.seat for seat in seats if position.owed_by(seat.seat) is not None)
