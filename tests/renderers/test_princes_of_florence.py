"""The Princes of Florence as it is seen and read: golden pictures, and words that say whatever the
pictures show.
"""

from __future__ import annotations

import io
import re
from dataclasses import replace
from functools import cache

import pytest
from PIL import Image

from games.engine import play
from games.princes_of_florence import GAME
from games.princes_of_florence.actions import KeepProfession
from games.princes_of_florence.catalogue import (
    PRESTIGE,
    PROFESSIONS,
    TILES,
    Profession,
    called,
    drawn,
    turns,
)
from games.princes_of_florence.rules.make_view import look
from games.princes_of_florence.view import View
from renderers.encoding import LARGEST
from renderers.outcome import Best, Outcome, Placed
from renderers.princes_of_florence import tiles
from renderers.princes_of_florence.end import Source, brought, decisive
from renderers.princes_of_florence.telling_cards import CardTeller
from renderers.scenes import ALT_LIMIT
from renderers.words import Words, words_for
from tests.games.moves import after
from tests.games.playing import moments
from tests.games.princes_of_florence.tables import ANN, BEN, CLEO, DAN
from tests.library import describe, picture, warm
from tests.renderers.conftest import Compare
from tests.renderers.princes_positions import (
    NAMES,
    bidding,
    couple,
    crowded,
    drawing,
    ended,
    laying,
    paying,
    sealing,
    views,
    working,
)
from tests.renderers.showing import exact, seen

GOLDEN = [
    ("table-of-five", "en"),
    ("table-of-four", "ru"),
    ("table-of-three", "ru"),
    ("table-of-two", "en"),
    ("table-of-limits", "ru"),
    ("table-while-laying", "en"),
    ("table-while-paying", "en"),
    ("table-at-the-start", "ru"),
    ("hand-of-three", "ru"),
    ("hand-while-drawing", "en"),
    ("hand-with-a-limit", "ru"),
    ("hand-with-an-order", "en"),
    ("hand-crowded", "ru"),
    ("end", "en"),
    ("end-shared", "ru"),
]
VIEWS = views()
LONG_NAMES = tuple(f"{letter * 31}{seat}" for seat, letter in enumerate("WЖQДM", start=1))
TABLES = [
    (2, {"two-player": "official", "auctions": "open"}),
    (2, {"two-player": "unofficial", "auctions": "sealed"}),
    (3, {"three-player": "standard", "recruiting": "keep"}),
    (3, {"three-player": "unofficial", "auctions": "sealed"}),
    (4, {"auctions": "sealed"}),
    (5, {"auctions": "open"}),
]


def words(language: str) -> Words:
    return words_for(language, "games.princes_of_florence", strict=True)


def shown(view: View, language: str = "en", names: tuple[str, ...] = NAMES) -> Image.Image:
    return Image.open(io.BytesIO(picture(view, words(language), names, encode=exact)))


def figures(text: str) -> set[int]:
    """The numbers of a text; thousands are set apart by a comma or a space that does not break."""
    return {
        int(re.sub(r"\D", "", number)) for number in re.findall(r"\d+(?:[,\u00a0]\d{3})*", text)
    }


@cache
def sent(name: str, language: str) -> bytes:
    """The file of a picture that people look at."""
    return picture(VIEWS[name], words(language), NAMES)


@pytest.mark.parametrize(("name", "language"), GOLDEN)
def test_a_picture_looks_as_it_did_when_it_was_last_looked_at(
    golden: Compare, name: str, language: str
) -> None:
    golden(f"princes-of-florence-{name}-{language}", sent(name, language))


@pytest.mark.parametrize("name", VIEWS)
def test_a_picture_is_light_enough_and_its_words_fit_beside_it(name: str) -> None:
    assert len(sent(name, dict(GOLDEN).get(name, "ru"))) <= LARGEST
    for language in ("en", "ru"):
        assert 100 < len(describe(VIEWS[name], words(language), NAMES).alt) <= ALT_LIMIT


@pytest.mark.parametrize(("seats", "wishes"), TABLES)
def test_every_table_of_a_random_game_can_be_drawn(seats: int, wishes: dict[str, str]) -> None:
    views_ = list(seen(GAME, seats, wishes, every=60))
    assert all(
        shown(view, ("en", "ru")[place % 2]).width == 1200 for place, view in enumerate(views_)
    )


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("seats", "wishes"), TABLES)
def test_the_alt_text_fits_however_long_the_names(
    seats: int, wishes: dict[str, str], language: str
) -> None:
    alts = [
        describe(view, words(language), LONG_NAMES).alt
        for view in seen(GAME, seats, wishes, every=3)
    ]
    assert all(len(alt) <= ALT_LIMIT and not alt.endswith("…") for alt in alts)


def test_warming_paints_what_a_table_is_made_of() -> None:
    warm(View)
    assert shown(look(bidding(), None)).size == (1200, 1496)


@pytest.mark.parametrize(
    "name", ["W" * 32, "Ж" * 32, "田中さくら" * 6, "🎲" * 32, "ض" * 32, " ", "a\u0301\u0302" * 10]
)
def test_any_name_can_be_drawn(name: str) -> None:
    for view in (
        look(bidding(), None),
        look(couple(), None),
        look(sealing(), BEN),
        look(ended(shared=True), None),
    ):
        assert shown(view, "ru", (name,) * 5).width == 1200


@pytest.mark.parametrize(("seats", "wishes"), TABLES)
def test_pictures_and_words_of_the_gallery_are_blind_to_what_it_cannot_know(
    seats: int, wishes: dict[str, str]
) -> None:
    for moment in moments(GAME, seats, seed=seats, wishes=wishes):
        if moment.ply % 40 == 0 and not moment.after.over:
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
    for view in seen(GAME, seats, wishes, every=8):
        lines = describe(view, words(language), NAMES).text.splitlines()
        for player in view.players:
            line = next(
                line for line in reversed(lines) if line.startswith(f"{NAMES[player.seat]}: ")
            )
            counts = {
                player.builders,
                player.jesters,
                player.professions,
                player.bonuses,
                player.prestige,
            }
            assert {
                player.money,
                player.points,
                player.recruiting,
                player.resources,
                *counts,
            } <= figures(line)
            for place in player.estate:
                squares = " ".join(called(square).upper() for square in place.squares)
                assert f"{words(language)('tile', tile=place.tile.id)} {squares}" in line
            assert all(words(language)("profession", id=work.id) in line for work in player.works)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("seats", "wishes"), TABLES)
def test_both_texts_of_a_table_tell_round_prestige_and_florins(
    seats: int, wishes: dict[str, str], language: str
) -> None:
    for view in seen(GAME, seats, wishes, every=8):
        if view.me is None:
            for told in (text := describe(view, words(language), NAMES)).alt, text.text:
                assert {player.money for player in view.players} <= figures(told)
                assert {player.points for player in view.players} <= figures(told)
                assert view.auction is None or {view.auction.price} <= figures(told)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("seats", "wishes"), TABLES)
def test_both_texts_of_a_hand_tell_its_cards_and_their_values(
    seats: int, wishes: dict[str, str], language: str
) -> None:
    for view in seen(GAME, seats, wishes, every=8):
        if view.hand is not None and not view.standings:
            for told in (text := describe(view, words(language), NAMES)).alt, text.text:
                for candidate in view.hand.professions:
                    assert words(language)("profession", id=candidate.card.id) in told
                    assert {candidate.value.total, candidate.with_bonuses} <= figures(told)
                assert {bonus.adds for bonus in view.hand.bonuses} <= figures(told)
                assert all(
                    words(language)("prestige", id=one.card.id) in told
                    for one in view.hand.prestige
                )


def test_the_hand_is_told_to_its_owner_only() -> None:
    poet = words("en")("profession", id="poet")
    assert poet in describe(look(bidding(), CLEO), words("en"), NAMES).text
    assert poet not in describe(look(bidding(), DAN), words("en"), NAMES).text


def test_who_owes_what_is_said_to_the_others_by_name() -> None:
    assert (
        "Giovanni Battista della Robbia to bid."
        in describe(look(bidding(), None), words("en"), NAMES).text
    )


def test_who_owes_what_is_said_to_whoever_owes_it_without_a_name() -> None:
    assert "Your turn to bid." in describe(look(bidding(), CLEO), words("en"), NAMES).alt


def test_a_hand_knows_what_would_raise_its_works() -> None:
    hand = look(bidding(), DAN).hand
    assert hand is not None
    alchemist = next(own for own in hand.professions if own.card.id == "alchemist")
    assert alchemist.value.total == 7
    assert [(step.what, step.total) for step in alchemist.steps] == [
        (alchemist.card.building, 11),
        (alchemist.card.freedom, 10),
    ]


def test_drawn_cards_say_what_they_would_be_worth_once_kept() -> None:
    table = drawing()
    hand = look(table, ANN).hand
    assert hand is not None
    cards = [card for card in hand.drawn if isinstance(card, Profession)]
    for card, (value, most) in zip(cards, hand.worth, strict=True):
        under = tuple(other for other in cards if other is not card)
        kept = look(play(table, ANN, KeepProfession(card, under)).table, ANN).hand
        assert kept is not None
        found = next(own for own in kept.professions if own.card is card)
        assert (found.value.total, found.with_bonuses) == (value, most)


def test_cards_that_have_been_drawn_are_told_to_be_chosen_from() -> None:
    assert "Drawn – keep one: " in describe(look(drawing(), ANN), words("en"), NAMES).alt


@pytest.mark.parametrize(
    ("kind", "said"), [("profession", r" \(worth \d+ in hand\)"), ("bonus", r" \(\+\d+\)")]
)
def test_what_a_drawn_card_is_worth_is_said_in_words(kind: str, said: str) -> None:
    alt = describe(look(after(working(), kind), ANN), words("en"), NAMES).alt
    told = re.search(r"Drawn – keep one: (.*?)\. Your", alt)
    assert told is not None
    assert re.fullmatch(rf"([^()]+{said}(, |$))+", told[1]), told[1]


def test_a_drawn_prestige_card_is_told_with_its_points_and_the_most_it_gives() -> None:
    teller = CardTeller(words("en"), NAMES, 0, None)
    card = next(iter(PRESTIGE.values()))
    assert teller.drawn(card, (0, 0)).endswith(f" 0 of {card.points}")


def test_the_parts_of_a_work_are_told_while_it_is_paid_for() -> None:
    alt = describe(look(paying(), None), words("en"), NAMES).alt
    assert "a work worth 12 (building 4, landscape 3, cards 3 and bonus cards 2)" in alt


def test_a_landscape_that_must_be_laid_is_told() -> None:
    assert "To be placed: Park." in describe(look(laying(), None), words("en"), NAMES).alt


def test_a_limit_is_told_to_whoever_has_sealed_it() -> None:
    assert "your bid: 700" in describe(look(sealing(), ANN), words("en"), NAMES).alt
    assert "your bid: 700" not in describe(look(sealing(), None), words("en"), NAMES).text


def test_a_standing_bid_is_told_to_whoever_has_left_it() -> None:
    assert (
        "Your standing bid: Jester up to 900"
        in describe(VIEWS["hand-with-an-order"], words("en"), NAMES).alt
    )


def test_more_cards_than_anybody_has_had_are_drawn_in_rows() -> None:
    assert shown(look(crowded(), ANN)).height > 1200


@pytest.mark.parametrize("shared", [False, True])
def test_the_end_of_five_with_its_chart_is_no_higher_than_a_poster(shared: bool) -> None:
    view, rounds = look(ended(shared=shared), None), ((0.0,) * 5, (17.0,) * 5)
    best = Best(DAN, 5, 9, "so many words about it that they need lines. " * 5, "watchmaker")
    places = tuple(Placed(standing.seat, standing.place, "") for standing in view.standings)
    drawn_ = picture(view, words("ru"), NAMES, Outcome(places, rounds, best))
    assert Image.open(io.BytesIO(drawn_)).size == (1200, 1500)


def test_what_decided_is_that_by_which_the_first_is_most_ahead_of_the_second() -> None:
    view = look(ended(), None)
    first, second = (view.players[standing.seat] for standing in view.standings[:2])
    mine, theirs = brought(first), brought(second)
    assert sum(mine.values()) - sum(theirs.values()) == 3
    ahead = {source: mine.get(source, 0) - theirs.get(source, 0) for source in Source}
    assert decisive(view) is max(ahead, key=lambda source: ahead[source]) is Source.CARDS
    assert decisive(look(ended(shared=True), None)) is None


def test_the_alt_text_of_the_end_says_who_has_won_and_by_how_much() -> None:
    assert (
        "Caterina wins; ahead by 3 prestige points."
        in describe(look(ended(), None), words("en"), NAMES).alt
    )


def test_the_text_of_the_end_tells_what_was_left_in_hand() -> None:
    assert (
        "Lorenzo still had: Lawyer, Painter"
        in describe(look(ended(), None), words("en"), NAMES).text
    )


def test_a_turn_tells_what_is_left_of_it() -> None:
    alt = describe(look(working(), None), words("en"), NAMES).alt
    assert "Lorenzo: 2 actions left; profession possible, freedom possible." in alt
    alt = describe(look(working(professions=[], freedoms={}), None), words("en"), NAMES).alt
    assert "Lorenzo: 2 actions left; profession impossible, freedom impossible." in alt


@pytest.mark.parametrize("key", TILES)
def test_the_outline_of_a_tile_stays_within_its_squares(key: str) -> None:
    for way in turns(TILES[key].shape):
        across = max(column for _, column in drawn(way)) + 1
        down = max(row for row, _ in drawn(way)) + 1
        points = tiles.outline(drawn(way), 40, 2, 4)
        assert all(1.9 <= x <= across * 40 - 1.9 and 1.9 <= y <= down * 40 - 1.9 for x, y in points)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_alt_text_says_how_all_stand_where_everybody_has_many_works(language: str) -> None:
    view, done = look(paying(), None), tuple(PROFESSIONS.values())
    players = tuple(
        replace(player, works=done[4 * player.seat : 4 * player.seat + 5])
        for player in view.players
    )
    alt = describe(replace(view, players=players), words(language), NAMES).alt
    assert not alt.endswith("…")
