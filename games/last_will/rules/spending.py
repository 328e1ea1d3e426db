"""Asking how much is to be spent, where there is a choice (LW-191, LW-222)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.last_will.events import of_money
from games.last_will.table import Player
from games.moves import Move
from games.questions import Option, Pick
from games.text import Text


def spending(
    player: Player,
    key: str,
    label: Text,
    prompt: Text,
    amounts: Sequence[int],
    make: Callable[[int], Move],
    hint: Text | None = None,
) -> Option:
    """The option to do something by spending one of *amounts*: a move if there is but one, else a
    question.
    """
    if len(amounts) == 1:
        return Option(key, label, make(amounts[0]), hint)

    def how_much() -> Pick:
        def option(pounds: int) -> Option:
            return Option(
                str(pounds),
                Text("spend", pounds=pounds, money=of_money(player.money - pounds)),
                make(pounds),
            )

        return Pick(prompt, [option(pounds) for pounds in amounts])

    return Option(key, label, how_much, hint)
