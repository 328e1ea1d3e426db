"""Computer players in words, as a table's notice lists them."""

from __future__ import annotations

import pytest

from bot.messages.automas import sitting
from bot.store import SeatRow
from games.engine import Seat
from renderers.words import words_for


@pytest.mark.parametrize(("language", "dash"), [("en", " – plays"), ("ru", " — играет")])
def test_the_dash_before_what_a_computer_player_is_like_is_that_of_the_language(
    language: str, dash: str
) -> None:
    cog = SeatRow(seat=Seat(1), user=None, name="Cog", locale="")
    assert dash in sitting(cog, cog.name, words_for(language, "bot.messages"))
