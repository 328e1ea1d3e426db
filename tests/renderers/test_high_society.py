"""High Society as it is seen and read: golden pictures, and words that say whatever the pictures
show.
"""

from __future__ import annotations

import io
import re
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest
from PIL import Image

from games.high_society import GAME
from games.high_society.catalogue import CARDS, Card
from games.high_society.view import View, look
from games.text import Text
from renderers.encoding import LARGEST
from renderers.geometry import Box
from renderers.high_society import players, table
from renderers.high_society.moves import illustrated_move
from renderers.scenes import ALT_LIMIT
from renderers.words import Words, words_for
from tests.games.high_society.tables import ANN, BEN, CLEO, DAN
from tests.games.playing import moments
from tests.library import describe, picture, warm
from tests.renderers.conftest import Compare
from tests.renderers.high_society_positions import (
    NAMES,
    beginning,
    buying,
    crowded,
    finished,
    hidden,
    limits,
    lost,
    robbing,
    shared,
    tied,
    views,
)
from tests.renderers.showing import exact, seen

GOLDEN = [
    ("table-of-five", "en"),
    ("table-of-three", "ru"),
    ("table-of-limits", "ru"),
    ("table-with-the-thief", "en"),
    ("table-face-down", "ru"),
    ("table-crowded", "ru"),
    ("hand-to-move", "en"),
    ("hand-with-a-limit", "ru"),
    ("hand-with-an-order", "ru"),
    ("hand-of-all-cards", "en"),
    ("end", "en"),
    ("end-tied", "ru"),
    ("end-lost", "ru"),
]
LONG_NAMES = tuple(f"{letter * 31}{seat}" for seat, letter in enumerate("WЖQДM", start=1))
TABLES = [
    (seats, {"auctions": auctions, "hidden-scoring": scoring})
    for seats in (3, 4, 5)
    for auctions, scoring in (("open", "off"), ("sealed", "off"), ("open", "on"), ("sealed", "on"))
]


def words(language: str) -> Words:
    return words_for(language, "games.high_society", strict=True)


def shown(view: View, language: str = "en", names: tuple[str, ...] = NAMES) -> Image.Image:
    return Image.open(io.BytesIO(picture(view, words(language), names, encode=exact)))


def line_of(text: str, name: str) -> str:
    """The line about a player, which comes after the one that may say what they owe."""
    return [line for line in text.splitlines() if line.startswith(f"{name}: ")][-1]


def figures(text: str) -> Counter[int]:
    return Counter(map(int, re.findall(r"\d+", text)))


def called(card: Card, language: str) -> str:
    return words(language).say(Text("card", kind=card.kind.value, worth=card.worth), NAMES)


@cache
def sent(name: str, language: str) -> bytes:
    """The file of a picture that people look at."""
    return picture(views()[name], words(language), NAMES)


@pytest.mark.parametrize(("name", "language"), GOLDEN)
def test_a_picture_looks_as_it_did_when_it_was_last_looked_at(
    golden: Compare, name: str, language: str
) -> None:
    golden(f"high-society-{name}-{language}", sent(name, language))


@pytest.mark.parametrize("name", views())
def test_a_picture_is_light_enough_and_its_words_fit_beside_it(name: str) -> None:
    assert len(sent(name, dict(GOLDEN).get(name, "ru"))) <= LARGEST
    for language in ("en", "ru"):
        assert 100 < len(describe(views()[name], words(language), NAMES).alt) <= ALT_LIMIT


@pytest.mark.parametrize(("seats", "wishes"), TABLES)
def test_every_table_of_a_random_game_can_be_drawn(seats: int, wishes: dict[str, str]) -> None:
    assert all(
        shown(view, ("en", "ru")[place // 2 % 2]).width == 1200
        for place, view in enumerate(seen(GAME, seats, wishes, every=15))
    )


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("seats", "wishes"), TABLES)
def test_the_alt_text_fits_however_long_the_names(
    seats: int, wishes: dict[str, str], language: str
) -> None:
    alts = [
        describe(view, words(language), LONG_NAMES).alt
        for view in seen(GAME, seats, wishes, every=1)
    ]
    assert all(len(alt) <= ALT_LIMIT and not alt.endswith("…") for alt in alts)


def test_warming_paints_what_a_table_is_made_of() -> None:
    warm(View)
    assert shown(look(buying(), None)).size == table.SIZE


@pytest.mark.parametrize(
    "name", ["W" * 32, "Ж" * 32, "田中さくら" * 6, "🎲" * 32, "ض" * 32, " ", "a\u0301\u0302" * 10]
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_any_name_can_be_drawn(name: str, language: str) -> None:
    for view in (
        look(buying(), None),
        look(robbing(), None),
        look(limits(), BEN),
        look(shared(), None),
    ):
        assert shown(view, language, (name,) * 5).width == 1200


@pytest.mark.parametrize(("seats", "wishes"), TABLES)
def test_pictures_and_words_of_the_gallery_are_blind_to_what_it_cannot_know(
    seats: int, wishes: dict[str, str]
) -> None:
    for moment in moments(GAME, seats, seed=seats, wishes=wishes):
        if moment.ply % 20 == 0 and not moment.after.over:
            other = GAME.rules.scramble(moment.after, None, moment.chance)
            one, another = look(moment.after, None), look(other, None)
            seen = [picture(view, words("en"), NAMES, encode=exact) for view in (one, another)]
            assert seen[0] == seen[1]
            assert describe(one, words("en"), NAMES) == describe(another, words("en"), NAMES)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("seats", "wishes"), TABLES)
def test_the_long_text_tells_the_facts_of_every_player(
    seats: int, wishes: dict[str, str], language: str
) -> None:
    for view in seen(GAME, seats, wishes, every=4):
        text = describe(view, words(language), NAMES).text
        for player in view.players if not view.results else ():
            line = line_of(text, NAMES[player.seat])
            assert Counter([player.notes, *player.bid]) <= figures(line)
            assert not player.bid or player.total in figures(line)
            assert all(called(card, language) in line for card in player.cards or ())
            assert player.cards is not None or not player.won or player.won in figures(line)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("seats", "wishes"), TABLES)
def test_both_texts_tell_what_is_for_sale_and_what_must_be_beaten(
    seats: int, wishes: dict[str, str], language: str
) -> None:
    for view in seen(GAME, seats, wishes, every=4):
        for told in (text := describe(view, words(language), NAMES)).alt, text.text:
            assert not view.high or view.high in figures(told)
            assert view.card is None or called(view.card, language) in told
            assert {view.auction, view.reds, view.deck} <= figures(told).keys()


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("seats", "wishes"), TABLES)
def test_both_texts_of_a_hand_tell_all_its_money(
    seats: int, wishes: dict[str, str], language: str
) -> None:
    for view in seen(GAME, seats, wishes, every=4):
        if view.mine and not view.results:
            for told in (text := describe(view, words(language), NAMES)).alt, text.text:
                assert {*view.mine.hand, *view.mine.bid, *view.mine.spent} <= figures(told).keys()
                assert sum(view.mine.hand) in figures(told)
                assert not view.mine.limit or view.mine.limit in figures(told)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_alt_text_of_the_table_names_every_player_and_the_cards_that_are_still_to_come(
    language: str,
) -> None:
    alt = describe(look(buying(), None), words(language), NAMES).alt
    assert all(name in alt for name in NAMES)
    assert "1, 4, 6, 8, 10, ×2, ×2," in alt


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_lies_face_down_is_told_to_its_owner_only(language: str) -> None:
    arrest = called(CARDS["arrest"], language)
    assert arrest in describe(look(hidden(), BEN), words(language), NAMES).text
    assert arrest not in describe(look(hidden(), CLEO), words(language), NAMES).text


def test_who_owes_what_is_said_to_the_others_by_name() -> None:
    assert "Mateo R. to bid or pass." in describe(look(buying(), None), words("en"), NAMES).alt


def test_who_owes_what_is_said_to_whoever_owes_it_without_a_name() -> None:
    assert (
        "Your turn: choose what the thief takes."
        in describe(look(robbing(), CLEO), words("en"), NAMES).alt
    )


@pytest.mark.parametrize("language", ["en", "ru"])
def test_only_a_table_nobody_has_acted_at_says_that_the_game_begins(language: str) -> None:
    begins = words(language)("picture-start")
    assert begins in describe(look(beginning(), None), words(language), NAMES).text
    silent = replace(look(buying(), None), last=())  # as after a changed limit
    described = describe(silent, words(language), NAMES)
    assert begins not in described.text + described.alt
    assert illustrated_move(silent, words(language), NAMES, 1000) == []
    assert picture(silent, words(language), NAMES)


def test_a_hand_tells_the_order_that_its_owner_left() -> None:
    assert (
        "Your standing bid: up to 30."
        in describe(views()["hand-with-an-order"], words("en"), NAMES).text
    )


def test_limits_that_have_been_opened_are_told_once_all_are_in() -> None:
    assert "last: up to 14" in line_of(
        describe(look(limits(), None), words("en"), NAMES).text, "Тео"
    )


def test_the_lowest_bid_that_beats_the_highest_is_told_to_whoever_may_make_it() -> None:
    alt = describe(look(buying(), DAN), words("en"), NAMES).alt
    assert "To bid you must add at least 8, making 28." in alt


def test_a_crowd_of_cards_lies_without_overlapping() -> None:
    box = Box(0, 0, 200, 126)
    assert players.row_of(box, 15) is None
    places = players.slips(box, 15)
    assert len({(place.x, place.y) for place in places}) == 15
    assert max(place.bottom for place in places) <= 130
    assert max(place.right for place in places) <= 200


def test_all_money_in_one_bid_is_told_note_by_note() -> None:
    text = describe(look(crowded(), None), words("en"), NAMES).text
    assert "1 + 2 + 3 + 4 + 6 + 8 + 10 + 12 + 15 + 20 + 25 = 106" in line_of(text, NAMES[ANN])


def test_the_alt_text_of_the_end_says_who_has_won_who_is_out_and_why() -> None:
    alt = describe(look(finished(), None), words("en"), NAMES).alt
    assert "Mateo R. wins." in alt
    assert all(step in alt for step in ("8+9+2 = 19", "−5: 14", "×2: 28", "1+2+6+10 = 19"))
    assert "Maximiliana von Hohenfels-Brandt: eliminated as the poorest" in alt


def test_what_decided_a_tie_is_told() -> None:
    assert "tie-break: best luxury 10" in describe(look(tied(), None), words("en"), NAMES).alt
    assert (
        "tie-break: money 60"
        in describe(look(tied(money_first=True), None), words("en"), NAMES).alt
    )


def test_whoever_shares_the_victory_is_named() -> None:
    assert "Ingrid Ashdown and Тео win." in describe(look(shared(), None), words("en"), NAMES).alt


def test_an_end_without_a_winner_says_so() -> None:
    assert "No one wins." in describe(look(lost(), None), words("en"), NAMES).alt
