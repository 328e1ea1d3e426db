"""Whole games in which every move is pressed, and what each kind of decision costs.

What is done is a computer player's habit; how it is pressed is looked up in the menus.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.messages.choices import choices, trail
from bot.messages.custom_ids import MenuPress, decode
from bot.sandbox.limits.components import walk
from bot.sandbox.things import Message, User
from games.automa import choose_by_habit
from games.chance import Chance
from games.moves import Action, Move
from games.placements import Placement
from games.questions import PickSome, Question, follow, joined
from tests.bot.evenings.course import Course

DEEPEST = 4
"""Presses within one menu."""


@dataclass
class Presser:
    """Somebody who presses, and goes on in a menu that is still open."""

    course: Course
    who: User
    by_hand: bool = False
    """Whether they play from the hand by direct message, and not in the channel."""
    spent: Counter[str] = field(default_factory=Counter)
    """Presses, by what the game waited for."""
    made: Counter[str] = field(default_factory=Counter)
    """Moves, likewise."""

    async def move(self, chance: Chance) -> None:
        """Make one move of a computer player's habit, from the table's newest post on if no menu is
        open.
        """
        course, evening = self.course, self.course.evening
        position = await course.position()
        decision = position.table.waiting[0]
        question = decision.ask(position.table)
        wanted = choose_by_habit(position.game, position.table, decision.seat, chance)
        ways = list(_ways(question, question, (), DEEPEST))
        path = next((path for path, move in ways if move == wanted), ways[0][0])
        evening.pressed.clear()
        menu = evening.menu_of(self.who, course.thread)
        if self.by_hand:
            menu = await evening.hand(self.who)
        if menu is None or not self._asks(menu, position.row.ply):
            menu = await evening.answer(self.who, evening.posts(course.thread)[-1], "play@")
        if wanted == position.free_move(decision.seat):  # with all others that take no action
            await evening.answer(self.who, menu, "free@")
        else:
            menu = await evening.confirm(self.who, menu, *path)
        if (await course.position()).row.ply == position.row.ply:  # a piece lies where it fits best
            menu = await evening.answer(self.who, menu, "do")
        assert (await course.position()).row.ply > position.row.ply
        await course.shown()
        self.spent[decision.waits] += sum(evening.pressed)
        self.made[decision.waits] += 1

    def _asks(self, menu: Message, ply: int) -> bool:
        """Whether a menu that is open asks for the move of this ply."""
        ids = [part.get("custom_id", "") for part in walk(self.course.evening.now(menu).components)]
        found = (decode(custom_id) for custom_id in ids)
        return any(isinstance(press, MenuPress) and press.ply == ply for press in found)


def _ways(
    question: Question, here: Move | Question, path: tuple[str, ...], deeper: int
) -> Iterator[tuple[tuple[str, ...], Action]]:
    """The moves that menus lead to, those that take the fewest presses first."""
    if isinstance(here, Action):
        yield path, here
    if isinstance(here, Move) or not deeper:
        return
    if isinstance(here, Placement):
        placed = follow(here, here.key(here.best))
        assert isinstance(placed, Action)
        yield path, placed
        return
    shown = choices(here)
    if shown is None:
        assert isinstance(here, PickSome)
        things = frozenset([*here.things][: max(here.least, 1)])
        onward: list[tuple[str, ...]] = [(joined(here, things),)]
    else:
        onward = [choice.path for choice in shown if choice.entry is None]
    following = [((*path, *way), trail(question, (*path, *way)).here) for way in onward]
    for way, then in following:
        if isinstance(then, Action):
            yield way, then
    for way, then in following:
        if not isinstance(then, Action):
            yield from _ways(question, then, way, deeper - 1)
