"""Whom the bot looks at to remind them, and when."""

from __future__ import annotations

from bot.delivery.reminder_queue import ReminderQueue
from bot.store import UserId

ANN, THEO, MEI = UserId(1), UserId(2), UserId(3)


def queued(*times: tuple[UserId, float]) -> ReminderQueue:
    """A queue that keeps what comes before 100, with these people."""
    queue = ReminderQueue()
    queue.horizon = 100.0
    for user, at in times:
        queue.add(user, at)
    return queue


def emptied(queue: ReminderQueue) -> list[tuple[float, UserId]]:
    """Take everybody from a queue, in their order."""
    found = []
    while (first := queue.next()) is not None:
        found.append(first)
        queue.remove(first[1])
    return found


def test_the_earliest_comes_first_and_everybody_once() -> None:
    queue = queued((ANN, 30), (THEO, 20), (ANN, 10), (THEO, 40), (MEI, 20))
    assert emptied(queue) == [(10, ANN), (20, THEO), (20, MEI)]


def test_nobody_is_kept_who_is_asked_for_again_before_their_time() -> None:
    queue = queued((ANN, 100), (THEO, 99))
    assert emptied(queue) == [(99, THEO)]
    queue.horizon = 200.0
    queue.add(ANN, 100)
    assert emptied(queue) == [(100, ANN)]


def test_whoever_was_removed_may_come_back_later() -> None:
    queue = queued((ANN, 10))
    queue.remove(ANN)
    queue.add(ANN, 50)
    assert emptied(queue) == [(50, ANN)]
