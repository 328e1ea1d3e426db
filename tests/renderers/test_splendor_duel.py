"""Splendor Duel as it is seen: golden pictures, and what is drawn on them."""

from __future__ import annotations

import io
from dataclasses import replace
from functools import cache, partial

import pytest
from PIL import Image, ImageChops

from games.splendor_duel.catalogue import CARDS, CELLS, GEMS, GOLD, LINES, ROYALS
from games.splendor_duel.events import Goal, called, portrayed
from games.splendor_duel.table import opponent
from games.splendor_duel.view import Owed, Reserved, View, look
from renderers.canvas import line_width
from renderers.encoding import LARGEST
from renderers.lettering import Face
from renderers.painted import assets
from renderers.pieces.masthead import NEWS
from renderers.scenes import ALT_LIMIT
from renderers.splendor_duel import hand, royals
from renderers.splendor_duel import table as painted_table
from renderers.splendor_duel.cards import scene_of
from renderers.splendor_duel.moves import illustrated_move
from renderers.splendor_duel.players import nearest
from renderers.splendor_duel.signs import HOME
from renderers.words import Words, words_for
from tests.games.splendor_duel.tables import ANN, lay, player
from tests.library import describe, picture, warm
from tests.renderers.conftest import Compare
from tests.renderers.showing import assert_written_within, exact, unseen, watch_what_is_written
from tests.renderers.splendor_duel_positions import (
    LONG_NAMES,
    MAXIMILIANA,
    NAMES,
    THEO,
    crowned,
    crowning,
    finished,
    prepared,
    seen,
    stealing,
    views,
)

MANY, OF_A_GEM = 4, 4
"""Kinds of tokens that the dearest cards cost, and tokens of each; gold may be paid besides."""
GOLDEN = [
    ("table", "en"),
    ("table-penalised", "ru"),
    ("table-replenished", "en"),
    ("table-while-matching", "en"),
    ("table-while-stealing", "ru"),
    ("table-worn", "ru"),
    ("hand", "ru"),
    ("hand-of-two", "en"),
    ("hand-with-a-free-place", "en"),
    ("hand-of-nothing", "ru"),
    ("end", "en"),
    ("end-drawn", "ru"),
]


def words(language: str) -> Words:
    return words_for(language, "games.splendor_duel", strict=True)


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
    golden(f"splendor-duel-{name}-{language}", sent(name, language))


@pytest.mark.parametrize("name", views())
def test_a_picture_is_light_enough_and_its_words_fit_beside_it(name: str) -> None:
    assert len(sent(name, dict(GOLDEN).get(name, "ru"))) <= LARGEST
    for language in ("en", "ru"):
        assert 100 < len(describe(views()[name], words(language), NAMES).alt) <= ALT_LIMIT


@pytest.mark.parametrize("language", ["en", "ru"])
def test_in_the_text_each_reserved_card_and_each_royal_stands_by_itself(language: str) -> None:
    view, say = views()["hand"], words(language)
    lines = describe(view, say, NAMES).text.splitlines()
    for holder in view.players:
        for held in holder.reserved:
            if held.card:
                card = say.say(called(held.card), NAMES)
                alone = f"• {say('told-reserved', cards=card)}"
                assert any(line.startswith(alone) for line in lines)
        royals = "; ".join(say.say(portrayed(royal), NAMES) for royal in holder.royals)
        assert not royals or f"• {say('told-guests', royals=royals)}" in lines
    assert not [line for line in lines if line.endswith(": –")], "what is not there has no line"


@pytest.mark.parametrize("seed", [1, 2])
def test_every_table_of_a_random_game_can_be_drawn(seed: int) -> None:
    for language in ("en", "ru"):
        assert all(shown(view, language).width == 1200 for view in seen(seed, every=50))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_last_move_keeps_within_its_line(language: str) -> None:
    moves = [illustrated_move(view, words(language), LONG_NAMES, 1100) for view in seen(4, every=1)]
    assert all(line_width(move, Face.MEDIUM, NEWS) <= 1100 for move in moves)


def test_warming_paints_what_a_table_is_made_of() -> None:
    warm(View)
    assert shown(look(crowned(), None)).size == (painted_table.WIDTH, painted_table.HEIGHT)


@pytest.mark.parametrize(
    "name", ["W" * 32, "Ж" * 32, "田中さくら" * 6, "🎲" * 32, "ض" * 32, " ", "a\u0301\u0302" * 10]
)
def test_any_name_can_be_drawn(name: str) -> None:
    for view in (look(crowned(), None), look(stealing(), THEO), look(finished(), None)):
        assert shown(view, names=(name,) * 2).width == 1200


def test_a_card_that_only_its_owner_knows_is_drawn_from_its_level_alone() -> None:
    table, other = crowned(), crowned()
    other.players[THEO].reserved = player(reserved="3-07 2-16 1-13?").reserved
    assert picture(look(table, None), words("en"), NAMES, encode=exact) == picture(
        look(other, None), words("en"), NAMES, encode=exact
    )
    assert describe(look(table, None), words("en"), NAMES) == describe(
        look(other, None), words("en"), NAMES
    )


def test_a_hand_shows_the_board_for_whoever_plays_by_direct_message() -> None:
    view = look(crowned(), THEO)
    emptied = replace(view, board=(None,) * len(view.board))
    box = ImageChops.difference(shown(view).convert("RGB"), shown(emptied).convert("RGB")).getbbox()
    assert box is not None
    assert box[2] <= hand.EDGE + hand.BOARD[0]


def test_what_went_before_is_drawn_too() -> None:
    silent = prepared()
    silent.players[MAXIMILIANA].latest = []
    assert shown(look(prepared(), None)).tobytes() != shown(look(silent, None)).tobytes()


def test_every_card_can_be_painted_and_told() -> None:
    assert {card.id for card in CARDS.values() if words("ru").say(called(card), NAMES)} == set(
        CARDS
    )


def test_a_card_shows_crowns_a_pearl_or_one_of_several_jewels_of_its_colour() -> None:
    scenes = {card: scene_of(card) for card in CARDS.values()}
    assert set(scenes.values()) == {name for name in assets(HOME) if name.startswith("scene-")}
    for card, scene in scenes.items():
        assert ("crown" in scene) == bool(card.crowns)
        assert scene.endswith(card.bonus.value if card.bonus else "joker")
    for colour in GEMS:
        assert len({scene for scene in scenes.values() if scene.endswith(colour.value)}) > MANY


def test_four_royals_have_four_faces() -> None:
    faces = {
        royals.tile(royal, *royals.TILE_SIZE).image.crop((9, 9, 100, 70)).tobytes()
        for royal in ROYALS.values()
    }
    assert len(faces) == len(ROYALS)


def test_whoever_chooses_a_royal_sees_who_waits() -> None:
    all_wait, one_gone = crowning(), crowning()
    del one_gone.royals[0]
    hands = (look(table, MAXIMILIANA) for table in (all_wait, one_gone))
    first, second = (picture(hand, words("en"), NAMES) for hand in hands)
    assert first != second


def test_whoever_is_nearest_to_a_win_is_marked_and_nobody_at_the_start() -> None:
    assert nearest(views()["table-at-the-start"]) == set()
    view = views()["table"]
    first, second = (replace(owner, points=0, crowns=0) for owner in view.players)
    near = replace(first, points=view.points_goal * 9 // 10, crowns=view.crowns_goal * 9 // 10)
    ways = nearest(replace(view, players=(near, second)))
    assert ways == {(near.seat, Goal.POINTS), (near.seat, Goal.CROWNS)}


def test_reserving_is_spoken_of_to_whoever_may_reserve() -> None:
    view = views()["hand-of-nothing"]
    acting = replace(view, turn=view.owner.seat, owed=Owed.ACTION)
    assert acting.may_reserve
    assert not replace(acting, owed=Owed.TOKENS).may_reserve
    assert not replace(acting, turn=opponent(view.owner.seat)).may_reserve
    full = view.owner.reserved + (Reserved(level=1, blind=True),) * view.owner.places
    players = tuple(
        replace(one, reserved=full) if one.seat == view.me else one for one in view.players
    )
    assert not replace(acting, players=players).may_reserve
    without_gold = tuple(None if token is GOLD else token for token in view.board)
    for turn, told in ((acting.turn, True), (opponent(view.owner.seat), False)):
        text = describe(replace(acting, turn=turn, board=without_gold), words("en"), NAMES).text
        assert ("No gold on the board" in text) is told


def test_a_hand_shows_first_what_lacks_least() -> None:
    view = views()["hand-of-nothing"]
    plain = [card for card in view.closest if not card.wild]
    lacks = [view.owner.lacking(card).total for card in plain]
    assert lacks == sorted(lacks)
    assert view.closest[: len(plain)] == plain, "a wild card has no bonus to copy yet"
    assert "Closest in the pyramid" in describe(view, words("en"), NAMES).alt


def test_light_lies_on_a_line_that_brings_the_nearest_card_closer() -> None:
    view = views()["hand-of-two"]
    assert view.turn == view.owner.seat
    assert not any(map(view.owner.affords, view.face_up))
    line, lies = hand.best_line(view), dict(zip(CELLS, view.board, strict=True))
    assert {*line} & hand.sought(view)
    assert all(lies[cell] not in {None, GOLD} for cell in line)
    assert tuple(line) in {tuple(one.cells) for one in LINES.values()}
    assert not hand.best_line(replace(view, turn=opponent(view.owner.seat))), "it is no turn"
    rich = views()["hand-with-a-free-place"]
    assert any(map(rich.owner.affords, rich.face_up))
    assert not hand.best_line(rich), "something can be bought"


def test_tokens_that_the_nearest_card_lacks_shine_unless_something_can_be_bought() -> None:
    view = views()["hand-of-nothing"]
    assert not any(map(view.owner.affords, view.face_up))
    short = view.owner.lacking(view.closest[0])
    lie = zip(CELLS, view.board, strict=True)
    assert hand.sought(view) == {cell for cell, colour in lie if colour and short[colour]}
    assert hand.sought(view)
    rich = views()["hand-with-a-free-place"]
    assert any(map(rich.owner.affords, rich.face_up))
    assert not hand.sought(rich)


def test_where_the_light_of_two_tokens_meets_it_is_the_same_in_every_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = views()["hand-of-nothing"]
    begun = tuple(sorted(hand.sought(view), key=CELLS.index))
    assert len(begun) > 1
    drawn = list[bytes]()
    for cells in (begun, begun[::-1]):  # a set is gone through in an order of its own
        monkeypatch.setattr(hand, "sought", lambda _, cells=cells: cells)
        drawn.append(shown(view).tobytes())
    assert drawn[0] == drawn[1]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_was_still_reserved_stays_within_the_plate(language: str) -> None:
    held = [CARDS[key] for key in ("3-03", "3-08", "1-27")]

    def edge(count: int) -> bytes:
        """What is seen at the right of the plates when so many cards were reserved."""
        kept = tuple(Reserved(level=one.level, blind=False, card=one) for one in held[:count])
        view = views()["end"]
        players = tuple(replace(one, reserved=kept) for one in view.players)
        ended = shown(replace(view, players=players), language)
        return ended.crop((ended.width - 40, 0, ended.width, ended.height)).tobytes()

    assert edge(0) == edge(1) == edge(2) == edge(3)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_card_that_is_paid_with_many_kinds_of_tokens_can_be_drawn(language: str) -> None:
    dear = [
        card
        for card in CARDS.values()
        if len([*card.cost.items()]) >= MANY and all(n <= OF_A_GEM for _, n in card.cost.items())
    ]
    assert dear
    for card in dear:
        first = next(colour for colour, _ in card.cost.items())
        held = [f"{colour.letter}{n - (colour is first)}" for colour, n in card.cost.items()]
        table = lay(player(f"{' '.join(held)} Y1", reserved=card.id), player())
        assert picture(look(table, ANN), words(language), NAMES)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_card_that_lacks_tokens_and_a_card_to_copy_can_be_drawn(language: str) -> None:
    copying = [card for card in CARDS.values() if card.wild]
    assert copying
    for card in copying:
        table = lay(player(reserved=card.id), player())
        assert look(table, ANN).owner.cannot_copy(card)
        assert picture(look(table, ANN), words(language), NAMES)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("place", "key"), [("supply", "picture-supply"), ("bag", "picture-bag")])
def test_what_is_left_over_the_board_keeps_to_its_place(
    place: str, key: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = views()["table"]
    draw = partial(picture, view, words(language), NAMES)
    assert_written_within(monkeypatch, draw, place, words(language)(key, n=view.supply))


@pytest.mark.parametrize("reserved", ["", "1-17? 1-08? 1-03?"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_whether_a_small_card_can_be_bought_is_said_on_its_plate(
    language: str, reserved: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    theo = player("W1 U2 G2 R1 K1 P1", reserved=reserved)
    table = lay(theo, player(), pyramid="" if reserved else "1-17 1-08 1-03 1-04 1-23")
    ends: list[float] = []
    watch_what_is_written(monkeypatch, lambda met: ends.append(met.box[2]))
    picture(look(table, ANN), words(language), NAMES, encode=unseen)
    assert max(ends) <= 1170
