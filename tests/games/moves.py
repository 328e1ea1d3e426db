"""Moves at a table of any game: made in notation, offered, refused, counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import pytest

from games.draft import draft
from games.engine import Decision, Seat, Table, advance, play
from games.moves import Action, Illegal
from games.questions import answers, read
from games.text import Text

T = TypeVar("T", bound=Table)


def after(table: T, *moves: str) -> T:
    """The table after these moves, each by whoever must act first; `jester, raise, pass` are
    three.
    """
    for notation in (move.strip() for several in moves for move in several.split(",")):
        decision = table.waiting[0]
        table = play(table, decision.seat, _read(table, decision, notation)).table
    return table


def answered(table: T, answers_by_seat: Mapping[Seat, str]) -> T:
    """The table after what several owed at once."""
    for seat, notation in answers_by_seat.items():
        decision = table.decision_of(seat)
        assert decision is not None
        table = play(table, seat, _read(table, decision, notation)).table
    return table


def _read(table: Table, decision: Decision, notation: str) -> Action:
    action = read(decision.ask(table), notation).here
    assert isinstance(action, Action), f"{notation} is only half a move"
    return action


def offers(table: Table, beginning: str = "", seat: Seat | None = None) -> dict[str, Action]:
    """The actions that whoever must act is offered, by notation: those that begin so."""
    decision = table.waiting[0] if seat is None else table.decision_of(seat)
    assert decision is not None
    found = {
        notation: move
        for notation, move in answers(decision.ask(table))
        if notation.startswith(beginning)
    }
    return {notation: action for notation, action in found.items() if isinstance(action, Action)}


def refusal(table: Table, action: Action, seat: Seat | None = None) -> str:
    """The key of the sentence with which the rules refuse this action of whoever must act."""
    return _refused(table, action, seat).text.key


def refused_because(table: Table, action: Action) -> Mapping[str, object]:
    """What the sentence of a refusal speaks of."""
    return dict(_refused(table, action, None).text.args)


def refused_with(table: Table, action: Action) -> Text:
    """The sentence with which the rules refuse this action of whoever must act."""
    return _refused(table, action, None).text


def _refused(table: Table, action: Action, seat: Seat | None) -> Illegal:
    with pytest.raises(Illegal) as refused:
        play(table, table.waiting[0].seat if seat is None else seat, action)
    return refused.value


def to_act(table: Table) -> Seat:
    """Whose decision it is, where it is one player's."""
    (decision,) = table.waiting
    return decision.seat


def ways_on(table: Table, plies: int) -> int:
    """How many courses the next plies can take."""
    if not plies or table.over:
        return 1
    total = 0
    for decision in table.waiting:
        for action in {
            move for _, move in answers(decision.ask(table)) if isinstance(move, Action)
        }:
            fresh = draft(table)
            try:
                advance(fresh, decision.seat, action)
            except Illegal:
                continue
            total += ways_on(fresh, plies - 1)
    return total
