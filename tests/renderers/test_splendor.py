"""Splendor as it is seen and read: golden pictures, and words that say whatever the pictures
show.
"""

from __future__ import annotations

import io
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache

import pytest
from PIL import Image

from games.engine import Seat
from games.splendor.catalogue import CARDS, GEMS, NOBLES, Tokens
from games.splendor.events import Returned, Took, Visited
from games.splendor.table import SplendorTable
from games.splendor.view import View, look
from renderers.encoding import LARGEST
from renderers.scenes import ALT_LIMIT
from renderers.splendor import hand as hands
from renderers.splendor import table as tables
from renderers.splendor.cards import SCENES, scene_of
from renderers.splendor.players import missing
from renderers.words import Words, words_for
from tests.games.splendor.tables import player, tokens
from tests.library import describe, picture, warm
from tests.renderers.conftest import Compare
from tests.renderers.positions import (
    INGRID,
    MATEO,
    MAXIMILIANA,
    NAMES,
    THEO,
    beginning,
    bought,
    choosing,
    finished,
    middle,
    returned,
    returning,
    views,
)
from tests.renderers.showing import exact, watch_what_is_written
from tests.rule import rule

GOLDEN = [
    ("table-of-four", "en"),
    ("table-of-three", "ru"),
    ("table-of-two", "en"),
    ("table-while-choosing", "en"),
    ("hand-of-three", "ru"),
    ("hand-of-two", "en"),
    ("hand-of-nothing", "ru"),
    ("hand-while-returning", "ru"),
    ("end", "en"),
]


def words(language: str) -> Words:
    return words_for(language, "games.splendor", strict=True)


def shown(view: View, language: str = "en", names: tuple[str, ...] = NAMES) -> Image.Image:
    return Image.open(io.BytesIO(picture(view, words(language), names, encode=exact)))


@cache
def sent(name: str, language: str) -> bytes:
    """The file of a picture that people look at."""
    return picture(views()[name], words(language), NAMES)


@pytest.mark.parametrize(("name", "language"), GOLDEN)
def test_a_picture_looks_as_it_did_when_it_was_last_looked_at(
    golden: Compare, name: str, language: str
) -> None:
    golden(f"splendor-{name}-{language}", sent(name, language))


@pytest.mark.parametrize("name", views())
def test_a_picture_is_light_enough_and_its_words_fit_beside_it(name: str) -> None:
    assert len(sent(name, dict(GOLDEN).get(name, "ru"))) <= LARGEST
    for language in ("en", "ru"):
        assert 100 < len(describe(views()[name], words(language), NAMES).alt) <= ALT_LIMIT


def test_the_same_view_gives_the_same_bytes_from_every_thread() -> None:
    view = look(bought(), None)
    with ThreadPoolExecutor(4) as threads:
        pictures = set(threads.map(lambda _: picture(view, words("en"), NAMES), range(8)))
    assert len(pictures) == 1


def test_warming_paints_what_a_table_is_made_of() -> None:
    warm(View)
    assert shown(look(bought(), None)).size == (1200, tables.HEIGHTS[1])


@pytest.mark.parametrize("level", [1, 2, 3])
def test_cards_of_one_level_and_colour_do_not_all_show_the_same_scene(level: int) -> None:
    for colour in GEMS:
        alike = [card for card in CARDS.values() if (card.level, card.bonus) == (level, colour)]
        assert len({scene_of(level, card.id) for card in alike}) == len(SCENES[level]) >= 3


@pytest.mark.parametrize("gold", [0, 5])
@pytest.mark.parametrize("gems", [0, 4])
def test_a_hand_that_can_buy_nothing_says_what_can_be_done(gems: int, gold: int) -> None:
    view = views()["hand-of-nothing"]
    bank = tokens(f"W{gems} G{gold}") if gems or gold else tokens("")
    said = words("en")(
        "picture-hand-advice", tokens="yes" if gems else "no", gold="yes" if gold else "no"
    )
    assert ("Take tokens" in said) == bool(gems)
    assert ("gold" in said) == bool(gold)
    assert shown(replace(view, bank=bank)).tobytes() != shown(views()["hand-of-none"]).tobytes()
    assert "Closest in the rows" in describe(view, words("en"), NAMES).alt


def test_two_players_need_a_lower_picture_than_four() -> None:
    assert shown(look(middle(2), None)).height < shown(look(middle(4), None)).height


@pytest.mark.parametrize(
    "name", ["W" * 32, "Ж" * 32, "田中さくら" * 6, "🎲" * 32, "ض" * 32, " ", "a\u0301\u0302" * 10]
)
def test_any_name_can_be_drawn(name: str) -> None:
    assert shown(look(bought(), None), names=(name,) * 4).width == 1200
    assert shown(look(bought(), THEO), names=(name,) * 4).width == 1200
    assert shown(look(finished(), None), names=(name,) * 4).width == 1200


def test_a_card_that_only_its_owner_knows_is_drawn_from_its_level_alone() -> None:
    table, other = bought(), bought()
    swapped = player(hand="3-08? 2-17 1-33?").hand
    other.players[MAXIMILIANA].hand = swapped
    assert picture(look(table, None), words("en"), NAMES, encode=exact) == picture(
        look(other, None), words("en"), NAMES, encode=exact
    )
    assert describe(look(table, None), words("en"), NAMES) == describe(
        look(other, None), words("en"), NAMES
    )


def counted(say: Words, tokens: Tokens) -> list[str]:
    return [say("count", colour=colour.value, n=n) for colour, n in tokens.items()]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_alt_text_of_a_table_tells_prices_however_much_lies_there(language: str) -> None:
    say = words(language)
    for view in (look(middle(), None), look(bought(), None), look(returned(), None)):
        alt = describe(view, say, NAMES).alt
        for card in view.face_up:
            assert f"({', '.join(counted(say, card.cost))})" in alt


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_alt_text_of_the_table_tells_every_card_and_player_in_words(language: str) -> None:
    view, say = look(bought(), None), words(language)
    alt = describe(view, say, NAMES).alt
    for row in view.rows:
        told = [
            f"{say('told-card-brief', bonus=card.bonus.value, points=card.points)} "
            f"({', '.join(counted(say, card.cost))})"
            for card in row.cards
            if card
        ]
        assert ": " + "; ".join(told) + "." in alt
    assert say("told-nobles-left", points=3, n=len(view.nobles)) in alt
    assert all(name in alt for name in NAMES)
    for colour, n in view.bank.items():
        assert words(language)("count", colour=colour.value, n=n) in alt


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_fullest_table_still_fits_into_the_alt_text(language: str) -> None:
    table = middle()
    for seat, hand in enumerate(
        ("1-02? 1-03? 1-04?", "2-01? 2-03? 2-04?", "3-01? 3-02? 3-03?", "3-05? 3-06? 3-07?")
    ):
        ids = " ".join(list(CARDS)[10 * seat : 10 * seat + 18])
        table.players[seat] = player(
            "W2 U2 G2 R1 K1 Y2", bought=ids, hand=hand, visited="N-01 N-02"
        )
        table.players[seat].latest = [
            Took(seat=Seat(seat), tokens=tokens("W1 U1 G1")),
            Returned(seat=Seat(seat), tokens=tokens("R1 K1 Y1")),
            Visited(seat=Seat(seat), noble=NOBLES["N-01"]),
        ]
    table.last = [*table.players[MATEO].latest]
    alt = describe(
        look(table, None), words(language), ("Maximiliana von Hohenfels-Brandt",) * 4
    ).alt
    assert len(alt) <= ALT_LIMIT
    assert alt.endswith(".")


@pytest.mark.parametrize(
    ("table", "language", "owed"),
    [
        (bought(), "en", "Тео to move."),
        (returning(), "en", "Тео is returning tokens."),
        (choosing(), "en", "Ingrid Ashdown is choosing a noble."),
        (returning(), "ru", "Тео: вернуть жетоны."),
        (choosing(), "ru", "Ingrid Ashdown выбирает вельможу."),
    ],
)
def test_all_are_told_what_the_player_in_turn_owes(
    table: SplendorTable, language: str, owed: str
) -> None:
    assert owed in describe(look(table, None), words(language), NAMES).alt


def test_whoever_owes_something_is_told_what() -> None:
    assert "Your turn: return tokens." in describe(look(returning(), THEO), words("en"), NAMES).alt
    assert (
        "Your turn: choose a noble." in describe(look(choosing(), INGRID), words("en"), NAMES).alt
    )


def test_a_choice_of_nobles_is_named() -> None:
    assert (
        "Ingrid Ashdown can choose from: 4 white, 4 blue; 3 white, 3 blue, 3 black."
        in describe(look(choosing(), None), words("en"), NAMES).alt
    )


def test_the_alt_text_tells_the_turns_that_lie_before_the_last_move() -> None:
    view = look(returned(), None)
    assert "Last move: Тео returns 1 red and 1 black." in describe(view, words("en"), NAMES).alt
    before = (
        "Before that: Ingrid Ashdown buys a 2-point green card (2-16) for 1 blue."
        " Ingrid Ashdown is visited by the noble who wants "
    )
    told = describe(view, words("en"), NAMES)
    assert before in told.alt
    assert before in told.text


def test_the_turn_before_the_last_is_shown_where_names_leave_room() -> None:
    table, names = returned(), ("Ann", "Bo", "Cy")
    silent = returned()
    silent.players[INGRID].latest = []
    told, untold = (shown(look(one, None), names=names) for one in (table, silent))
    assert told.tobytes() != untold.tobytes()


def test_the_alt_text_of_a_hand_says_what_can_be_bought_and_what_lacks() -> None:
    alt = describe(look(bought(), MAXIMILIANA), words("en"), NAMES).alt
    assert "blue, 4 points, costs 7 white (3-07)" in alt
    assert "You still need 2 white" in alt
    assert "You can buy it for 1 gold" in alt
    assert "You can buy it for nothing" in alt


def test_the_long_text_spells_colours_out() -> None:
    text = describe(look(bought(), None), words("en"), NAMES).text
    assert "red, 2 points, costs 1 white, 4 blue, 2 green (2-22)" in text
    assert "a face-down card of level 3" in text
    assert "Ingrid Ashdown buys a 2-point green card (2-16)" in text


def test_a_hand_names_no_other_hand() -> None:
    text = describe(look(bought(), INGRID), words("en"), NAMES).text
    assert "3-07" not in text
    assert "2-06" not in text


@rule("SP-95")
@pytest.mark.parametrize("me", [None, Seat(0)])
def test_a_picture_shows_the_limit_of_its_table(me: Seat | None) -> None:
    usual, other = bought(), bought()
    other.token_limit = 12
    assert picture(look(usual, me), words("en"), NAMES) != picture(
        look(other, me), words("en"), NAMES
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Your turn: return 2 tokens"), ("ru", "Ваш ход: верните 2 жетона")],
)
def test_a_hand_says_how_many_tokens_go_back(language: str, told: str) -> None:
    assert words(language)("picture-your-return-some", n=2) == told


@rule("SP-95")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_limit_is_said_where_it_is_chosen(language: str) -> None:
    assert "12" in words(language)("choice-token-limit-12")


@pytest.mark.parametrize("name", ["hand-of-two", "hand-while-returning"])
def test_tokens_to_return_come_before_the_cards(name: str) -> None:
    places = hands.draw(views()[name], words("en"), NAMES).places
    assert ("purse" in places) == (name == "hand-while-returning")
    assert "offers" in places


def test_a_hand_shows_how_much_each_noble_still_misses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view, say = views()["hand-of-two"], words("en")
    written = list[str]()
    watch_what_is_written(monkeypatch, lambda met: written.append(met.text))
    hands.draw(view, say, NAMES)
    due = [missing(view.owner, noble).total for noble in view.nobles]
    told = [say("picture-away", n=n) for n in sorted(due) if n]
    assert sorted(text for text in written if text in told) == told


def test_a_table_shows_how_far_it_is_to_the_goal_and_who_is_nearest_to_each_noble() -> None:
    view = look(bought(), None)
    sooner = replace(view.players[MATEO], bonuses=tokens("W3 U3 G3 R3 K3"))
    nearer = (*view.players[:MATEO], sooner, *view.players[MATEO + 1 :])
    for changed in (replace(view, goal=view.goal + 5), replace(view, players=nearer)):
        plain, other = (shown(one).crop((0, 230, 860, 380)) for one in (view, changed))
        goal = shown(view).tobytes() != shown(changed).tobytes()
        assert goal
        assert (plain.tobytes() != other.tobytes()) == (changed.goal == view.goal)


def test_a_hand_that_can_buy_nothing_shows_what_comes_closest() -> None:
    table = bought()
    table.players[MATEO] = player("W1", hand="3-16")
    view = look(table, MATEO)
    assert not [card for card in view.face_up if view.owner.affords(card)]
    closest = min(view.face_up, key=lambda card: view.owner.lacking(card).total)
    rows = (
        replace(row, cards=tuple(None if card is closest else card for card in row.cards))
        for row in view.rows
    )
    assert shown(view).tobytes() != shown(replace(view, rows=tuple(rows))).tobytes()


def test_a_noble_names_those_who_miss_least_and_how_much_that_is() -> None:
    view = look(bought(), None)
    for noble in view.nobles:
        short = [
            sum(max(0, n - player.bonuses[colour]) for colour, n in noble.requires.items())
            for player in view.players
        ]
        seats = [seat for seat, lack in enumerate(short) if lack == min(short)]
        assert tables.nearest(view, noble) == (seats, min(short))
    assert {tables.nearest(look(beginning(), None), noble) for noble in view.nobles} == {None}
