"""Companions in a hand of Last Will: a small hand shows them as cards, a large one as chips."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.last_will.catalogue import CARDS, Blue
from games.last_will.rules.make_view import look
from games.last_will.view import InHand
from renderers.last_will.big_cards import MOST_LARGE
from renderers.last_will.companions import apart
from renderers.last_will.means import titled
from renderers.words import words_for
from tests.games.last_will.tables import ANN, BEN, player, turn
from tests.library import picture
from tests.renderers.last_will_positions import NAMES, crowded, morning
from tests.renderers.showing import unseen, watch_what_is_written


def test_companions_of_a_large_hand_are_apart_and_no_card_is_lost() -> None:
    hand = look(crowded(), ANN).hand or ()
    assert len(hand) > MOST_LARGE
    cards, company = apart(hand)
    assert company == tuple(held for held in hand if isinstance(held.card, Blue))
    assert sorted(map(str, [*cards, *company])) == sorted(map(str, hand))


def test_a_small_hand_is_shown_card_by_card() -> None:
    hand = look(morning(), BEN).hand or ()
    assert any(isinstance(held.card, Blue) for held in hand)
    assert apart(hand) == (hand, ())


def test_a_small_hand_shows_every_copy_of_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    watch_what_is_written(monkeypatch, lambda met: written.append(met.text))
    hand = "event_dinner_01 event_dinner_02 companion_dog_01 companion_dog_02 companion_chef_01"
    view = look(turn(player(hand=hand, actions=1, on="property_farm_01"), player()), ANN)
    picture(view, words_for("en", "games.last_will"), NAMES, encode=unseen)
    shown = [name for name in written if name in {"Dinner", "Dog", "Chef"}]
    assert sorted(shown) == ["Chef", "Dinner", "Dinner", "Dog", "Dog"]


def test_a_hand_of_companions_alone_is_drawn() -> None:
    view = look(crowded(), ANN)
    company = apart(view.hand or ())[1] * 3
    words = words_for("en", "games.last_will")
    alone = picture(replace(view, hand=company), words, NAMES)
    assert alone != picture(replace(view, hand=company[:1]), words, NAMES)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("kinds", range(1, 6))
def test_the_name_of_a_companion_is_whole_however_many_there_are(
    monkeypatch: pytest.MonkeyPatch, kinds: int, language: str
) -> None:
    words, view = words_for(language, "games.last_will"), look(crowded(), ANN)
    hand = view.hand or ()
    cards, blue = apart(hand)[0], replace(blue_in(hand), playable=True)
    faces = {titled(card, words): card for card in CARDS.values() if isinstance(card, Blue)}
    chosen = list(faces.items())[-kinds:]
    company = tuple(replace(blue, card=card) for _, card in chosen for _ in range(2))
    texts: list[str] = []
    watch_what_is_written(monkeypatch, lambda met: texts.append(met.text))
    picture(replace(view, hand=(*cards, *company)), words, NAMES, encode=unseen)
    assert {name for name, _ in chosen} <= set(texts)


def blue_in(hand: tuple[InHand, ...]) -> InHand:
    """A companion in a hand."""
    return next(held for held in hand if isinstance(held.card, Blue))
