"""Limits up to which somebody bids: how one is asked for, and which are allowed (PF-175)."""

from __future__ import annotations

from collections.abc import Callable

from games.moves import Move, require
from games.princes_of_florence.figures import RAISE
from games.princes_of_florence.rules.paying import amounts, require_payable
from games.princes_of_florence.table import Player
from games.questions import MOST_OPTIONS, Option, Question
from games.text import Text

Leading = Callable[[int, bool], Move | Callable[[], Question]]
"""What a limit in florins, and agreeing to sell prestige for it or not, leads to."""


def limits(player: Player, least: int, leading: Leading, beside: int = 0) -> list[Option]:
    """The limits from *least* to all that *player* could pay, where *beside* other options stand in
    the question.

    What is more than the florins held means agreeing to sell prestige points; what is not, never
    does.
    """

    def option(florins: int) -> Option:
        short = player.short_of(florins)
        label = (
            Text("up-to-selling", florins=florins, n=short)
            if short
            else Text("up-to", florins=florins)
        )
        return Option(str(florins), label, leading(florins, bool(short)))

    return amounts(range(least, player.resources + 1, RAISE), RAISE, option, MOST_OPTIONS - beside)


def require_limit(player: Player, florins: int, least: int, *, sell: bool) -> None:
    """Raise `Illegal` if *player* may not name a limit of *florins* (PF-175)."""
    require(florins >= least and florins % RAISE == 0, "refuse-limit", least=least, step=RAISE)
    require_payable(player, florins, sell=sell)
