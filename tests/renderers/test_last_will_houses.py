"""How the words beside a picture of Last Will tell that houses fall in value."""

import pytest

from games.engine import Seat
from games.last_will.catalogue import CARDS, Property
from games.last_will.rules.make_view import close_up, look
from games.last_will.table import LastWillTable
from games.last_will.view import Closeup
from renderers.scenes import ALT_LIMIT
from renderers.words import words_for
from tests.games.last_will.tables import ANN, BEN, laid
from tests.library import describe
from tests.renderers.last_will_positions import NAMES, afternoon, crowded

HOUSES = [one.id for one in CARDS.values() if isinstance(one, Property) and one.house]


def falls(table: LastWillTable, seat: Seat) -> set[str]:
    """How the houses on a board fall in value."""
    cards = [lying.card for lying in table.players[seat].board]
    houses = [card for card in cards if isinstance(card, Property) and card.house]
    found = {f"(£{'→'.join(map(str, card.values))})" for card in houses}
    assert found
    return found


def close(table: LastWillTable, seat: Seat) -> Closeup:
    shown = close_up(table, seat, None)
    assert shown is not None
    return shown


@pytest.mark.parametrize("language", ["en", "ru"])
def test_it_is_told_of_the_own_board_and_at_length_of_every_other(language: str) -> None:
    table, words = afternoon(), words_for(language, "games.last_will", strict=True)
    hand = describe(look(table, ANN), words, NAMES)
    assert all(fall in hand.alt for fall in falls(table, ANN))
    assert all(fall in hand.text for fall in falls(table, BEN))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_it_is_told_in_both_forms_of_a_closeup(language: str) -> None:
    table, words = afternoon(), words_for(language, "games.last_will", strict=True)
    told = describe(close(table, BEN), words, NAMES)
    assert all(fall in told.alt and fall in told.text for fall in falls(table, BEN))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_it_gives_way_where_an_alt_text_has_no_room_for_it(language: str) -> None:
    table, words = crowded(), words_for(language, "games.last_will", strict=True)
    table.players[ANN].board = [laid(one) for one in (*HOUSES, *HOUSES[:11])]
    for view in (look(table, ANN), close(table, ANN)):
        alt = describe(view, words, NAMES).alt
        assert len(alt) <= ALT_LIMIT
        assert not alt.endswith("…")
        assert not any(fall in alt for fall in falls(table, ANN))
