"""Last Will as it is seen and read: golden pictures, and words that say whatever the pictures
show.
"""

from __future__ import annotations

import io
import re
from dataclasses import replace
from functools import cache

import pytest
from PIL import Image

from games.last_will import GAME
from games.last_will.catalogue import CARDS, Black, Estate, Property
from games.last_will.events import Phase, of_title
from games.last_will.rules.make_view import look
from games.last_will.view import View
from renderers.encoding import LARGEST
from renderers.last_will import hand, roles
from renderers.last_will.card_content import printed
from renderers.last_will.means import marked
from renderers.last_will.names import BREAK
from renderers.scenes import ALT_LIMIT
from renderers.theme import Colour
from renderers.words import Words, words_for
from tests.games.last_will.tables import ANN, BEN, CLEO
from tests.games.playing import moments
from tests.library import describe, picture, warm
from tests.renderers.conftest import Compare
from tests.renderers.last_will_positions import (
    NAMES,
    afternoon,
    beginning,
    crowded,
    in_debt,
    keeping,
    level,
    morning,
    of_three,
    of_two,
    views,
)
from tests.renderers.showing import contrast, exact, seen

GOLDEN = [
    ("table-of-five", "en"),
    ("table-of-three", "ru"),
    ("table-of-two", "ru"),
    ("table-crowded", "en"),
    ("hand-in-turn", "ru"),
    ("hand-crowded", "en"),
    ("end-in-debt", "en"),
    ("end-level", "ru"),
]
VIEWS = views()
LONG_NAMES = tuple(f"{letter * 31}{seat}" for seat, letter in enumerate("WЖQДM", start=1))
TABLES = [(2, "seventy"), (3, "will"), (4, "seventy"), (5, "will")]


def words(language: str) -> Words:
    return words_for(language, "games.last_will", strict=True)


def shown(view: View, language: str = "en", names: tuple[str, ...] = NAMES) -> Image.Image:
    return Image.open(io.BytesIO(picture(view, words(language), names, encode=exact)))


def figures(text: str) -> set[int]:
    """The numbers of a text, without signs."""
    return {int(number) for number in re.findall(r"\d+", text)}


@cache
def sent(name: str, language: str) -> bytes:
    """The file of a picture that people look at."""
    return picture(VIEWS[name], words(language), NAMES)


@pytest.mark.parametrize(("name", "language"), GOLDEN)
def test_a_picture_looks_as_it_did_when_it_was_last_looked_at(
    golden: Compare, name: str, language: str
) -> None:
    golden(f"last-will-{name}-{language}", sent(name, language))


@pytest.mark.parametrize("name", VIEWS)
def test_a_picture_is_light_enough_and_its_words_fit_beside_it(name: str) -> None:
    assert len(sent(name, dict(GOLDEN).get(name, "ru"))) <= LARGEST
    for language in ("en", "ru"):
        assert 100 < len(describe(VIEWS[name], words(language), NAMES).alt) <= ALT_LIMIT


@pytest.mark.parametrize(("seats", "choice"), TABLES)
def test_every_table_of_a_random_game_can_be_drawn(seats: int, choice: str) -> None:
    views_ = list(seen(GAME, seats, {"sum": choice}, every=40))
    assert all(
        shown(view, ("en", "ru")[place % 2]).width == 1200 for place, view in enumerate(views_)
    )


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("seats", "choice"), TABLES)
def test_the_alt_text_fits_however_long_the_names(seats: int, choice: str, language: str) -> None:
    alts = [
        describe(view, words(language), LONG_NAMES).alt
        for view in seen(GAME, seats, {"sum": choice}, every=3)
    ]
    assert all(len(alt) <= ALT_LIMIT and not alt.endswith("…") for alt in alts)


def test_the_alt_text_of_the_fullest_table_fits_with_the_longest_names() -> None:
    for language in ("en", "ru"):
        for view in (look(crowded(), None), look(crowded(), ANN), look(in_debt(), None)):
            alt = describe(view, words(language), LONG_NAMES).alt
            assert len(alt) <= ALT_LIMIT
            assert not alt.endswith("…")


def test_helpers_of_one_name_look_different_on_the_offer() -> None:
    view = look(morning(), None)
    slot = next(slot for slot in view.offer if slot.taker is None and not slot.closed)
    pictures = {
        picture(
            replace(view, offer=(replace(slot, card=CARDS[f"he_gardener_0{number}"]),)),
            words("en"),
            NAMES,
        )
        for number in (1, 2, 3)
    }
    assert len(pictures) == 3


def test_warming_paints_what_a_table_is_made_of() -> None:
    warm(View)
    assert shown(look(afternoon(), None)).size == (1200, 1499)


@pytest.mark.parametrize(
    "name", ["W" * 32, "Ж" * 32, "田中さくら" * 6, "🎲" * 32, "ض" * 32, " ", "a\u0301\u0302" * 10]
)
def test_any_name_can_be_drawn(name: str) -> None:
    for view in (
        look(afternoon(), None),
        look(of_two(), None),
        look(keeping(), BEN),
        look(level(), None),
    ):
        assert shown(view, "ru", (name,) * 5).width == 1200


@pytest.mark.parametrize(("seats", "choice"), TABLES)
def test_pictures_and_words_of_the_gallery_are_blind_to_what_it_cannot_know(
    seats: int, choice: str
) -> None:
    for moment in moments(GAME, seats, seed=seats, wishes={"sum": choice}):
        if moment.ply % 30 == 0 and not moment.after.over:
            other = GAME.rules.scramble(moment.after, None, moment.chance)
            one, another = look(moment.after, None), look(other, None)
            seen = [picture(view, words("en"), NAMES, encode=exact) for view in (one, another)]
            assert seen[0] == seen[1]
            assert describe(one, words("en"), NAMES) == describe(another, words("en"), NAMES)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("seats", "choice"), TABLES)
def test_the_long_text_tells_the_facts_of_every_player(
    seats: int, choice: str, language: str
) -> None:
    speak = words(language)
    for view in seen(GAME, seats, {"sum": choice}, every=8):
        lines = describe(view, speak, NAMES).text.splitlines()
        for player in view.players:
            line = next(
                line for line in reversed(lines) if line.startswith(f"{NAMES[player.seat]}: ")
            )
            facts = {
                abs(player.money),
                abs(player.worth),
                player.cards,
                player.spaces,
                len(player.board),
            }
            assert facts | {n for _, n in player.hand} <= figures(line)
            assert {lying.value for lying in player.board} - {0} <= figures(line)
            assert all(speak.say(of_title(lying.card), ()) in line for lying in player.board)
            own = player.board if player.seat == view.me else ()
            assert {lying.sale for lying in own if isinstance(lying.card, Property)} - {
                0
            } <= figures(line)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("seats", "choice"), TABLES)
def test_both_texts_of_a_table_tell_round_money_and_what_counts_in_the_end(
    seats: int, choice: str, language: str
) -> None:
    for view in seen(GAME, seats, {"sum": choice}, every=8):
        if view.me is None:
            for told in (text := describe(view, words(language), NAMES)).alt, text.text:
                assert view.round in figures(told)
                assert {abs(player.money) for player in view.players} <= figures(told)
                assert {abs(player.worth) for player in view.players} <= figures(told)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("seats", "choice"), TABLES)
def test_the_long_text_tells_offer_plans_prices_and_decks(
    seats: int, choice: str, language: str
) -> None:
    speak = words(language)
    for view in seen(GAME, seats, {"sum": choice}, every=8):
        if not view.standings:
            text = describe(view, speak, NAMES).text
            assert all(
                speak.say(of_title(slot.card), ()) in text for slot in view.offer if slot.card
            )
            assert {n for _, n, _ in view.supply.decks} | {
                view.supply.special,
                view.supply.jokers,
            } <= figures(text)
            assert {abs(price.modifier) for price in view.market} <= figures(text)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("seats", "choice"), TABLES)
def test_both_texts_of_a_hand_tell_its_cards(seats: int, choice: str, language: str) -> None:
    speak = words(language)
    for view in seen(GAME, seats, {"sum": choice}, every=8):
        if view.hand and not view.standings:
            for told in (text := describe(view, speak, NAMES)).alt, text.text:
                assert all(speak.say(of_title(held.card), ()) in told for held in view.hand)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_round_is_called_alike_with_and_without_its_phase(language: str) -> None:
    for n in (0, 3):
        brief = words(language)("picture-round-brief", n=n, rounds=7)
        whole = words(language)("picture-round", n=n, rounds=7, phase="planning")
        assert whole.startswith(brief)


def test_the_hand_is_told_to_its_owner_only() -> None:
    assert "Sea Dog" in describe(look(afternoon(), BEN), words("en"), NAMES).text
    assert "Sea Dog" not in describe(look(afternoon(), ANN), words("en"), NAMES).text


def test_who_owes_what_is_said_to_the_others_by_name() -> None:
    assert "Digby to move." in describe(look(afternoon(), None), words("en"), NAMES).alt


def test_who_owes_what_is_said_to_whoever_owes_it_without_a_name() -> None:
    assert "Your turn." in describe(look(afternoon(), ANN), words("en"), NAMES).alt


def test_what_several_owe_at_once_is_said_of_each() -> None:
    assert (
        "Digby to choose cards; Barnaby to choose cards."
        in describe(look(keeping(), None), words("en"), NAMES).alt
    )


def test_who_has_fetched_a_card_is_told_with_it() -> None:
    text = describe(look(morning(), None), words("en"), NAMES).alt
    assert "F Wild Party taken by Constance Wetherby-Fitzgerald" in text


def test_the_third_of_the_cards_that_share_errands_is_told_to_be_out_of_reach() -> None:
    assert "A2 Steward not available" in describe(look(of_three(), None), words("en"), NAMES).alt


def test_a_space_that_a_neutral_marker_blocks_is_told() -> None:
    assert "Plans: 4 blocked; 5 blocked." in describe(look(of_two(), None), words("en"), NAMES).alt


def test_what_everybody_has_inherited_is_told_at_length() -> None:
    assert (
        "Everyone inherited £90 (set by a will card)."
        in describe(look(beginning(), None), words("en"), NAMES).text
    )


def test_markers_and_uses_are_told_of_cards_on_boards() -> None:
    alt = describe(look(afternoon(), CLEO), words("en"), NAMES).alt
    assert "Farm worth £12 with a dog and a horse (used)" in alt


def test_the_end_says_who_has_won_and_by_what() -> None:
    assert (
        "Арабелла wins: deepest in debt (£17)."
        in describe(look(in_debt(), None), words("en"), NAMES).alt
    )


def test_the_end_says_what_has_set_equals_apart() -> None:
    assert (
        "further left on the planning board"
        in describe(look(level(), None), words("en"), NAMES).alt
    )


@pytest.mark.parametrize("language", ["en", "ru"])
def test_more_cards_than_anybody_has_had_are_no_higher_than_other_pictures(language: str) -> None:
    assert 1300 < shown(look(crowded(), ANN), language).height <= 1500


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("key", CARDS)
def test_every_card_has_a_face_and_a_name_without_marks_in_texts(key: str, language: str) -> None:
    card, speak = CARDS[key], words(language)
    assert printed(card).house == (isinstance(card, Property) and card.estate in Estate)
    assert marked(card, speak).replace(BREAK, "") == speak.say(of_title(card), ())


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (roles.INK, roles.PAPER_LOW),
        (roles.INK_SHUT, roles.ROW_SHUT),
        (roles.INK_SHUT, roles.STEP_GONE),
        (roles.CLARET, roles.PAPER_LOW),
        (roles.CREAM, roles.WOOD),
        (roles.CREAM_SOFT, roles.BUSY),
        (roles.DIM, roles.WOOD_DARK),
        (roles.DEBT, roles.BUSY),
        (roles.CREAM, roles.CLARET),
    ],
)
def test_what_is_written_can_be_read(ink: Colour, ground: Colour) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("held", [2, 3, 9])
def test_a_hand_shows_the_plans_while_one_is_chosen(held: int) -> None:
    view = look(crowded(), ANN)
    assert view.hand is not None
    view = replace(view, hand=view.hand[:held])
    choosing = replace(
        view,
        phase=Phase.PLANNING,
        players=tuple(
            replace(player, plan=None, board=player.board[:3], spaces=5) for player in view.players
        ),
    )
    plans = {f"plan-{space.plan.number}" for space in view.plans}
    assert plans <= set(hand.draw(choosing, words("ru"), NAMES).places)
    assert not plans & set(hand.draw(view, words("ru"), NAMES).places)


def test_a_card_that_finds_no_space_is_pale_and_says_so() -> None:
    view = look(crowded(), ANN)
    assert view.hand is not None
    homeless = {held.card.id for held in view.hand if held.homeless}
    assert homeless == {held.card.id for held in view.hand if isinstance(held.card, Black)}
    lines = {held.line.key for held in view.hand if held.homeless}
    assert lines == {"hand-homeless"}
    others = tuple(replace(held, homeless=False, playable=True) for held in view.hand)
    free = replace(view, hand=others)
    assert picture(view, words("en"), NAMES) != picture(free, words("en"), NAMES)
