"""Splendor Duel as it is read: words that say whatever the pictures show."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from games.splendor_duel.catalogue import CARDS, CELLS, Card
from games.splendor_duel.events import called, portrayed
from games.splendor_duel.table import DuelTable
from games.splendor_duel.view import look
from renderers.scenes import ALT_LIMIT
from renderers.words import Words, words_for
from tests.library import describe
from tests.renderers.splendor_duel_positions import (
    LONG_NAMES,
    MAXIMILIANA,
    NAMES,
    THEO,
    beginning,
    crowned,
    crowning,
    discarding,
    drawn,
    finished,
    matching,
    penalised,
    prepared,
    refilled,
    seen,
    stealing,
    worn,
)


def words(language: str) -> Words:
    return words_for(language, "games.splendor_duel", strict=True)


def figures(text: str) -> Counter[int]:
    return Counter(map(int, re.findall(r"\d+", text)))


def say_short(card: Card, language: str = "en") -> str:
    colour = "wild" if card.wild else card.bonus.value if card.bonus else "none"
    return words(language)("told-card-brief", colour=colour, points=card.points)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_alt_text_fits_however_long_the_names(language: str) -> None:
    alts = [describe(view, words(language), LONG_NAMES).alt for view in seen(3, every=1)]
    assert all(len(alt) <= ALT_LIMIT and not alt.endswith("…") for alt in alts)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_long_text_tells_at_how_many_crowns_a_royal_comes(language: str) -> None:
    text = describe(look(crowned(), None), words(language), NAMES).text
    (line,) = [line for line in text.splitlines() if line.startswith(("Royals", "Особы"))]
    assert {3, 6} <= figures(line).keys()


@pytest.mark.parametrize(
    ("language", "told"), [("en", ", one colour 0/10"), ("ru", ", один цвет 0/10")]
)
def test_no_colour_is_named_before_it_has_points(language: str, told: str) -> None:
    assert told in describe(look(beginning(), None), words(language), NAMES).text


def test_the_long_text_of_a_hand_does_not_say_twice_what_can_be_bought() -> None:
    view = look(crowned(), THEO)
    text = describe(view, words("en"), NAMES).text
    assert view.affordable
    assert "Тео can buy" not in text


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_alt_text_of_the_table_tells_every_card_royal_token_and_player(language: str) -> None:
    view, say = look(crowned(), None), words(language)
    alt = describe(view, say, NAMES).alt
    assert all(say_short(card, language) in alt for card in view.face_up)
    assert all(say.say(portrayed(royal), ()) in alt for royal in view.royals)
    assert all(cell.id in alt for cell, token in zip(CELLS, view.board, strict=True) if token)
    assert all(words(language)("count", colour=c.value, n=n) in alt for c, n in view.bag.items())
    assert all(
        str(figure) in alt
        for player in view.players
        for figure in (player.points, player.crowns, player.best)
    )


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_long_text_tells_the_facts_of_every_view(language: str) -> None:
    for view in seen(5, every=7):
        text = describe(view, words(language), NAMES).text.replace("\n• ", " • ")
        for who in view.players:
            line = next(
                line for line in reversed(text.splitlines()) if f"{NAMES[who.seat]}: " in line
            )
            facts = [
                who.points,
                who.crowns,
                who.best,
                len(who.bought),
                who.tokens.total,
                who.privileges,
            ]
            counts = [
                n for tokens in (who.tokens, who.bonuses, who.prestige) for _, n in tokens.items()
            ]
            # What somebody does not have is left out.
            assert Counter(filter(None, [*facts, *counts])) <= figures(line)
            assert all(royal.id in line for royal in who.royals)
        if not view.standings:
            for card in view.face_up:
                assert words(language).say(called(card), NAMES) in text
            assert {view.bag.total, view.supply} <= figures(text).keys()


@pytest.mark.parametrize(
    ("table", "language", "owed"),
    [
        (crowned(), "en", "Тео to move."),
        (discarding(), "en", "Тео is discarding tokens."),
        (matching(), "en", "Тео is choosing a token."),
        (stealing(), "en", "Тео is stealing a token."),
        (crowning(), "ru", "выбирает королевскую особу."),
        (discarding(), "ru", "Тео: убрать жетоны."),
        (matching(), "ru", "Тео выбирает жетон."),
    ],
)
def test_all_are_told_what_the_player_in_turn_owes(
    table: DuelTable, language: str, owed: str
) -> None:
    assert owed in describe(look(table, None), words(language), NAMES).alt


def test_whoever_owes_something_is_told_what() -> None:
    alt = describe(look(discarding(), THEO), words("en"), NAMES).alt
    assert "Your turn: discard tokens." in alt


def test_what_there_is_to_choose_from_is_told() -> None:
    assert (
        "Тео can choose from: a1, c3, e5."
        in describe(look(matching(), None), words("en"), NAMES).alt
    )
    assert (
        "Тео can choose from: white, green, pearl."
        in describe(look(stealing(), None), words("en"), NAMES).alt
    )
    assert (
        "Brandt can choose from: 2 points, gives a privilege (R-1); 2 points, extra turn (R-3)."
        in describe(look(crowning(), None), words("en"), NAMES).alt
    )


def test_what_the_player_in_turn_could_buy_is_told() -> None:
    told = describe(look(crowned(), None), words("en"), NAMES)
    first, second = (say_short(CARDS[key]) for key in ("1-03", "1-17"))
    assert f"can buy: {first}, {second}." in told.alt
    assert f"can buy: 1-03 ({first}), 1-17 ({second})." in told.text


def test_a_penalty_is_told_with_its_move() -> None:
    alt = describe(look(penalised(), None), words("en"), ("Theo", "Ann")).alt
    assert "Last move: Theo takes 1 white and 2 pearls (b2–d4). Ann gains a privilege." in alt


def test_earlier_moves_of_the_same_turn_are_told_after_it_has_ended() -> None:
    alt = describe(look(crowned(), None), words("en"), ("Theo", "Ann")).alt
    assert (
        "Last move: Ann wins a royal: 2 points, gives a privilege (R-1). Ann gains a privilege."
        " Before that: Ann buys the " in alt
    )


def test_the_turn_of_the_opponent_is_told_while_a_turn_goes_on() -> None:
    alt = describe(look(prepared(), None), words("en"), ("Theo", "Ann")).alt
    assert (
        "Last move: Theo uses a privilege and takes the black at c1. Before that: Ann takes 1"
        " green (d1)." in alt
    )


def test_a_board_that_has_been_replenished_bars_privileges_and_says_so() -> None:
    assert "no privileges can be used" in describe(look(refilled(), None), words("en"), NAMES).text


def test_a_safety_stop_that_comes_near_is_told() -> None:
    assert "29 of 40" in describe(look(worn(), None), words("en"), NAMES).alt


def test_the_alt_text_of_a_hand_says_what_can_be_bought_and_what_lacks() -> None:
    alt = describe(look(crowned(), THEO), words("en"), NAMES).alt
    assert "3-point white card with 2 crowns (3-01), costs 3 blue, 5 red, 3 black, 1 pearl" in alt
    assert "You still need 4 red, 3 black" in alt
    assert "You can buy it for 1 gold" in alt


def test_the_alt_text_of_the_end_says_who_has_won_and_with_what() -> None:
    alt = describe(look(finished(), None), words("en"), NAMES).alt
    assert "Тео wins." in alt
    assert "1. Тео: 18 of 20 points, 10 of 10 crowns, 6 of 10 in blue" in alt


def test_a_draw_says_so() -> None:
    assert "Ничья." in describe(look(drawn(), None), words("ru"), NAMES).alt


def test_a_hand_names_no_other_hand() -> None:
    text = describe(look(crowned(), MAXIMILIANA), words("en"), NAMES).text
    assert all(f"{held.card.id} " not in text for held in crowned().players[THEO].reserved)
