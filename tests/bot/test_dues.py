"""Of many turns, which is to be reminded of next."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from bot.delivery.reminder_queue import ReminderQueue
from bot.store import TableId, UserId, WaitRow
from games.engine import Seat


@dataclass
class Turns:
    """Turns that stand, each with the hour before which nobody is to be reminded of it; how often
    was asked.
    """

    due: dict[TableId, float | None]
    standing: list[WaitRow] = field(default_factory=list)
    asked: int = 0

    def ask(self, turn: WaitRow, now: float) -> float | None:
        self.asked += 1
        due = self.due[turn.table]
        return None if due is None else max(due, now)

    def dues(self) -> ReminderQueue:
        found = ReminderQueue(self.ask, self.standing.__contains__)
        found.add(self.standing)
        return found


def turns(*dues: float | None) -> Turns:
    """One person for each turn, who has the number of their table."""
    numbered = {TableId(n): due for n, due in enumerate(dues, start=1)}
    return Turns(
        numbered, [WaitRow(table=n, seat=Seat(0), user=UserId(n), since=0) for n in numbered]
    )


def test_the_turn_that_is_due_first_is_reminded_of_first() -> None:
    assert turns(30.0, 10.0, 20.0).dues().next(5.0) == (10.0, UserId(2))


def test_what_should_have_been_reminded_of_already_is_due_now() -> None:
    assert turns(30.0, 10.0, 20.0).dues().next(15.0) == (15.0, UserId(2))


def test_a_turn_that_does_not_stand_is_not_reminded_of() -> None:
    table = turns(30.0, 10.0)
    dues = table.dues()
    del table.standing[1]
    assert dues.next(5.0) == (30.0, UserId(1))


def test_nobody_is_reminded_who_does_not_wish_it() -> None:
    assert turns(None, None).dues().next(5.0) is None


def test_whoever_wishes_it_after_all_is_reminded() -> None:
    table = turns(None)
    dues = table.dues()
    dues.next(5.0)
    table.due[TableId(1)] = 8.0
    dues.add(table.standing)
    assert dues.next(5.0) == (8.0, UserId(1))


def test_a_turn_that_begins_is_found_among_many_without_a_look_at_each() -> None:
    table = turns(*map(float, range(100, 1100)))
    dues = table.dues()
    dues.next(0.0)
    new = replace(table.standing[0], table=TableId(2000), user=UserId(2000))
    table.due[new.table], table.asked = 50.0, 0
    table.standing.append(new)
    dues.add([new])
    assert (dues.next(0.0), table.asked < 5) == ((50.0, UserId(2000)), True)
