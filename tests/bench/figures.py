"""One measured number against its goal, as `make bench` prints it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, isinf
from statistics import quantiles


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured number; `goal` is the least or the most it may be, without end if it is only
    told.
    """

    name: str
    value: float
    unit: str
    goal: float
    least: bool = False

    @property
    def met(self) -> bool:
        """Whether the goal is reached."""
        return self.value >= self.goal if self.least else self.value <= self.goal

    def __str__(self) -> str:
        if not self.least and isinf(self.goal):
            return f"{self.name:<58} {self.value:>9,.1f} {self.unit}"
        sign = "≥" if self.least else "≤"
        verdict = "" if self.met else "  MISSED"
        return (
            f"{self.name:<58} {self.value:>9,.1f} {self.unit:<8} goal {sign}"
            f" {self.goal:,g}{verdict}"
        )


def percentile(values: Sequence[float], share: int) -> float:
    """Return the value below which *share* percent of *values* lie; of none, that it never came."""
    if not values:
        return inf
    return quantiles(values, n=100, method="inclusive")[share - 1]
