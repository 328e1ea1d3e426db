"""What a picture of The Princes of Florence says of the auctions before one begins."""

from __future__ import annotations

import pytest

from games.princes_of_florence import GAME
from games.princes_of_florence.rules.make_view import look
from games.princes_of_florence.table import PrincesTable
from renderers.words import words_for
from tests.games.moves import after
from tests.games.princes_of_florence.tables import auctions, player
from tests.library import picture
from tests.renderers.showing import watch_what_is_written

NAMES = ("Lorenzo", "Isabella", "Giovanni")


def written(monkeypatch: pytest.MonkeyPatch, table: PrincesTable) -> str:
    """All that stands on the picture for everybody."""
    texts: list[str] = []
    with monkeypatch.context() as patch:
        watch_what_is_written(patch, lambda _canvas, ink, _corners, _fill: texts.append(ink.text))
        picture(look(table, None), words_for("en", "bot.messages", GAME.home), NAMES)
    return " ".join(texts)


def test_what_opens_the_bidding_is_said_to_everybody_and_not_of_an_item_without_bids(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = auctions(player(), player(), player())
    told = written(monkeypatch, table)
    assert "The choice of item opens the bidding." in told
    assert "Your" not in told
    last = after(table, "jester, pass, pass, builder, pass")
    assert "bidding" not in written(monkeypatch, last)
