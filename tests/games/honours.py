"""Positions and short records in which an honour is earned, and such in which it just is not."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pytest

from games.engine import Event, Table
from games.honours import AnyHonour


@dataclass(frozen=True)
class Case:
    """A table at the end, and what is told of what happened before."""

    key: str
    earned: Sequence[int]
    """By which seats, once for each time."""
    table: Table
    events: Sequence[Event] = ()


def each(cases: Sequence[Case]) -> pytest.MarkDecorator:
    """Call a test for each case."""
    ids = (f"{place}-{case.key}" for place, case in enumerate(cases))
    return pytest.mark.parametrize("case", cases, ids=ids)


def found(honours: Iterable[AnyHonour], case: Case) -> list[int]:
    """Who has earned the honour of a case, as the rules say."""
    (honour,) = (honour for honour in honours if honour.key == case.key)
    return sorted(honour.earned(case.table, case.events))


def without_case(honours: Iterable[AnyHonour], cases: Sequence[Case]) -> set[str]:
    """The honours that no case earns, or none just misses."""
    earned = {case.key for case in cases if case.earned}
    missed = {case.key for case in cases if not case.earned}
    return {honour.key for honour in honours} - (earned & missed)
