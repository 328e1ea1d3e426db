"""Companions in a hand of Last Will: a small hand shows them as cards, a large one as chips."""

from __future__ import annotations

from dataclasses import replace

from games.last_will.catalogue import Blue
from games.last_will.looking import look
from renderers import picture
from renderers.last_will.companions import MOST_CARDS, apart
from renderers.words import words_for
from tests.games.last_will.tables import ANN, BEN
from tests.renderers.last_will_positions import NAMES, crowded, morning


def test_companions_of_a_large_hand_are_apart_and_no_card_is_lost() -> None:
    hand = look(crowded(), ANN).hand or ()
    assert len(hand) > MOST_CARDS
    cards, company = apart(hand)
    assert company == tuple(held for held in hand if isinstance(held.card, Blue))
    assert sorted(map(str, [*cards, *company])) == sorted(map(str, hand))


def test_a_small_hand_is_shown_card_by_card() -> None:
    hand = look(morning(), BEN).hand or ()
    assert any(isinstance(held.card, Blue) for held in hand)
    assert apart(hand) == (hand, ())


def test_a_hand_of_companions_alone_is_drawn() -> None:
    view = look(crowded(), ANN)
    company = apart(view.hand or ())[1] * 3
    words = words_for("en", "games.last_will")
    alone = picture(replace(view, hand=company), words, NAMES)
    assert alone != picture(replace(view, hand=company[:1]), words, NAMES)
