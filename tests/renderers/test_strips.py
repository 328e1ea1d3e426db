"""Strips: what a menu shows of what is being chosen from, in all games and at every question."""

import io
from collections.abc import Iterator

import pytest
from PIL import Image, ImageStat

from bot.messages.choices import asked_at
from games.chance import Chance
from games.engine import Seat, Table, Together, run
from games.last_will import GAME as LAST_WILL
from games.last_will.events import Phase
from games.last_will.rules.course import KeepSome
from games.package import AnyGame
from games.placements import Placement
from games.questions import Pick, Question
from games.splendor.view import View as SplendorView
from games.splendor_duel.view import View as DuelView
from renderers.canvas import Canvas
from renderers.last_will.menu_strip import draw as last_will_strip
from renderers.scenes import Asked, Marks
from renderers.words import LANGUAGES, words_for
from tests.bench.rules import positions
from tests.games.last_will import tables as last_will_tables
from tests.games.princes_of_florence.tables import actions, player
from tests.games.promises import questions
from tests.games.splendor_duel import tables as splendor_duel_tables
from tests.library import GAMES, large_picture, menu_picture, scenes
from tests.renderers import high_society_positions
from tests.renderers import positions as splendor_positions
from tests.renderers.showing import exact, watch_what_is_written

NAMES = ("Ingrid Ashdown", "Тео", "Maximiliana von Hohenfels-Brandt", "Mateo R.", "Niccolò")
WIDTH, HIGHEST = 1200, 674
"""At 400 px a strip leaves room for the buttons below it."""
FEW = "WG... ..... ..YY. ....U ....P"
"""A board of Splendor Duel on which few tokens are left."""
PLIES, STEP, PAGES = 120, 17, 3


def drawn(
    game: AnyGame, table: Table, seat: Seat, asked: Asked, language: str = "en"
) -> Image.Image:
    """The strip of a menu."""
    words = words_for(language, "bot.messages", game.home)
    file = menu_picture(game.rules.look(table, seat), asked, words, NAMES, encode=exact)
    return Image.open(io.BytesIO(file)).convert("RGB")


def pages(question: Question, chance: Chance) -> Iterator[tuple[str, ...]]:
    """Where in the menus of a question somebody may stand: at its beginning and at some others."""
    paths = [path for path, _ in questions(question)]
    yield ()
    yield from chance.shuffled(paths[1:])[: PAGES - 1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_menu_of_a_random_game_has_a_low_picture(game: AnyGame) -> None:
    chance = Chance(5)
    for number, table in enumerate(list(positions(game, max(game.rules.seats), PLIES))[::STEP]):
        decision = chance.pick(table.waiting)
        question = decision.ask(table)
        for path in pages(question, chance):
            language = LANGUAGES[number % len(LANGUAGES)]
            seen = drawn(game, table, decision.seat, asked_at(question, path), language)
            assert seen.width == WIDTH
            assert seen.height <= HIGHEST, "too high for a menu: give the Scene a strip"


def duel_board(path: tuple[str, ...], offered: tuple[str, ...], reserved: str) -> bytes:
    """What the strip of Splendor Duel shows at the left: the board, or the reserved cards."""
    game = next(game for game in GAMES if game.key == "splendor-duel")
    table = splendor_duel_tables.lay(splendor_duel_tables.player(reserved=reserved), board=FEW)
    seen = drawn(game, table, splendor_duel_tables.ANN, Asked(path, offered))
    return seen.crop((20, 20, 450, 440)).tobytes()


@pytest.mark.parametrize(
    ("path", "offered"),
    [
        ((), ("take", "a1", "b1", "reserve", "1-01", "replenish")),
        (("reserve",), ("1-01", "1-02")),
        (("reserve", "1-01"), ("c3", "d3")),
        (("buy",), ("1-01",)),
    ],
)
def test_the_board_is_shown_unless_reserved_cards_are_chosen_from(
    path: tuple[str, ...], offered: tuple[str, ...]
) -> None:
    assert duel_board(path, offered, "3-13") == duel_board(path, offered, "3-12")


def test_reserved_cards_are_shown_where_one_may_be_bought() -> None:
    assert duel_board(("buy",), ("3-13",), "3-13") != duel_board(("buy",), ("3-13",), "")


def test_reserved_cards_are_in_sight_while_something_else_is_chosen() -> None:
    game = next(game for game in GAMES if game.key == "splendor-duel")
    strip = next(scene.strip for scene in scenes() if scene.view is DuelView)
    assert strip is not None
    table = splendor_duel_tables.lay(splendor_duel_tables.player(reserved="3-13"), board=FEW)
    view, words = game.rules.look(table, splendor_duel_tables.ANN), words_for("en", game.home)
    assert "3-13" in strip(view, Asked((), ("take", "a1")), words, NAMES).places


def test_the_nearest_card_is_one_that_lacks_nothing_but_tokens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, written = next(game for game in GAMES if game.key == "splendor-duel"), list[str]()
    dear = "3-09 3-13 3-05 2-01 2-20 2-04 2-06 1-26"
    table = splendor_duel_tables.lay(splendor_duel_tables.player("W4 P1"), pyramid=dear)
    watch_what_is_written(monkeypatch, lambda met: written.append(met.text))
    drawn(game, table, splendor_duel_tables.ANN, Asked((), ("take", "reserve")))
    said = [text for text in written if text.startswith("short of")]
    assert said
    assert said != ["short of 1-26"]


def test_cards_lie_in_the_shade_while_tokens_are_taken() -> None:
    game = next(game for game in GAMES if game.key == "splendor")
    strip = next(scene.strip for scene in scenes() if scene.view is SplendorView)
    assert strip is not None
    view, words = splendor_positions.views()["hand-of-two"], words_for("en", game.home)

    def light(asked: Asked) -> float:
        canvas = strip(view, asked, words, NAMES)
        card = canvas.places[view.face_up[0].id]
        ends = (round(card.x), round(card.y), round(card.right), round(card.bottom))
        return ImageStat.Stat(canvas.image.convert("L").crop(ends)).mean[0]

    shade = light(Asked(("two",), ("red", "blue")))
    assert shade < light(Asked((), ("two", "take")))
    assert shade == light(Asked(("take",), ("red+blue+green",)))


def test_cards_of_the_pyramid_lie_in_the_shade_while_a_token_is_chosen() -> None:
    game = next(game for game in GAMES if game.key == "splendor-duel")
    table = splendor_duel_tables.lay(splendor_duel_tables.player(privileges=1), board=FEW)
    begun, chosen = (
        drawn(game, table, splendor_duel_tables.ANN, Asked(path, ("a1", "b1")))
        for path in ((), ("privilege",))
    )
    cards = (470, 90, begun.width - 20, 540)
    assert brightness(chosen.crop(cards)) < brightness(begun.crop(cards)) * 0.8


@pytest.mark.parametrize("phase", [Phase.PREPARATION, Phase.END_OF_ROUND])
def test_whoever_keeps_cards_sees_the_hand_that_they_are_chosen_from(phase: Phase) -> None:
    hand = (
        "event_dinner_01 property_farm_03 property_farm_09 he_waiter_02 event_ball_02 he_valet_01"
    )
    table = last_will_tables.lay(
        last_will_tables.player(hand=hand), phase=phase, offer="b=event_ball_01"
    )
    table.then(Together((KeepSome(last_will_tables.ANN, 2),)))
    run(table)
    question = table.waiting[0].ask(table)
    view, words = LAST_WILL.rules.look(table, last_will_tables.ANN), words_for("ru", LAST_WILL.home)
    before, after = (
        last_will_strip(view, asked_at(question, path), words, NAMES) for path in ((), ("2+3",))
    )
    assert {"1", "2", "3", "4", "5", "6"} <= before.places.keys()
    for key, lit in ("2", True), ("1", False):
        was, now = (brightness(canvas.image.crop(cut(canvas, key))) for canvas in (before, after))
        assert (now >= was) is lit


def cut(canvas: Canvas, key: str) -> tuple[int, int, int, int]:
    """Where a card lies, as far as its paper goes."""
    box = canvas.places[key].inset(8)
    return int(box.x), int(box.y), int(box.right), int(box.bottom)


def test_a_tile_that_may_not_lie_there_is_red() -> None:
    game = next(game for game in GAMES if game.key == "princes-of-florence")
    table = actions(player(), player(), player())
    seat = table.waiting[0].seat
    question = table.waiting[0].ask(table)
    where = dict(questions(question))["build", "chapel"]
    assert isinstance(where, Placement)
    illegal = next(spot for key, spot in where._spots().items() if where.refusal(spot))
    path = ("build", "chapel")
    good = drawn(game, table, seat, asked_at(question, path))
    bad = drawn(game, table, seat, asked_at(question, path, illegal))
    assert reddish(bad) > reddish(good) + 4000


def reddish(picture: Image.Image) -> int:
    """How many pixels are rather red."""
    return sum(
        red > green + 60 and red > blue + 60
        for red, green, blue in zip(*(band.tobytes() for band in picture.split()), strict=True)
    )


def test_chosen_notes_are_lit_and_the_others_lie_in_the_shade() -> None:
    game = next(game for game in GAMES if game.key == "high-society")
    table = high_society_positions.buying()
    seat = table.waiting[0].seat
    before = drawn(game, table, seat, Asked(("bid",)))
    after = drawn(game, table, seat, Asked(("bid", "3")))
    assert before.tobytes() != after.tobytes()
    low = (0, before.height - 170, before.width - 160, before.height)
    assert brightness(after.crop(low)) < brightness(before.crop(low)) * 0.8


def test_all_tokens_may_be_chosen_from_though_two_of_a_kind_only_of_some() -> None:
    game = next(game for game in GAMES if game.key == "splendor")
    table, seat = next(iter(positions(game, 2, 1))), Seat(0)
    gems = ("white", "blue", "green", "red", "black")
    some = drawn(game, table, seat, Asked((), ("take", "two", "red")))
    assert some.tobytes() == drawn(game, table, seat, Asked((), ("take", "two", *gems))).tobytes()
    assert some.tobytes() != drawn(game, table, seat, Asked((), ("two", "red"))).tobytes()


def brightness(picture: Image.Image) -> float:
    """The mean of all pixels."""
    pixels = picture.convert("L").tobytes()
    return sum(pixels) / len(pixels)


@pytest.mark.parametrize(
    ("path", "offered", "dim"),
    [
        ((), (), []),
        (("buy",), ("a",), ["b", "c"]),
        (("take", "a+b"), (), ["c"]),
        (("take",), ("a+b", "b+c"), []),
        (("deep", "b"), ("gold-1",), ["a", "c"]),
    ],
)
def test_what_is_neither_chosen_nor_offered_is_dim(
    path: tuple[str, ...], offered: tuple[str, ...], dim: list[str]
) -> None:
    marks = Asked(path, offered).marks("abc")
    assert [key for key in "abc" if marks.dim(key)] == dim


def test_what_a_lesson_speaks_of_is_never_dim() -> None:
    marks = Asked(("buy",), ("a",), lit=("b",)).marks("abc")
    assert [key for key in "abc" if marks.dim(key)] == ["c"]


def test_nothing_is_dim_where_nothing_is_marked() -> None:
    assert not Marks(frozenset(), frozenset()).dim("a")


def test_a_question_is_asked_in_the_keys_of_its_options() -> None:
    table = actions(player(), player(), player())
    question = table.waiting[0].ask(table)
    assert isinstance(question, Pick)
    assert set(asked_at(question, ()).offered) >= {option.key for option in question.options}
    laid = asked_at(question, ("build", "chapel", "1-c1")).laid
    assert laid is not None
    assert laid.fits
    assert len(laid.cells) == 3


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_whatever_is_explained_is_also_drawn_large(game: AnyGame) -> None:
    chance, explained = Chance(6), 0
    for table in list(positions(game, max(game.rules.seats), PLIES))[::STEP]:
        decision = chance.pick(table.waiting)
        view, words = game.rules.look(table, decision.seat), words_for("ru", game.home)
        for path, asked in questions(decision.ask(table)):
            offered = asked_at(asked, ()).offered if len(path) < 2 else ()
            meant = ((key, game.teaching.meant(table, decision.seat, key)) for key in offered)
            for key, piece in [(key, piece) for key, piece in meant if piece is not None][:4]:
                assert words.say(piece.text, NAMES)
                assert large_picture(view, key, words, encode=exact)
                explained += 1
    assert explained > 5, f"meant of {game.key} explains but {explained} of the answers offered"


def test_an_object_is_not_taken_for_the_bonus_card_of_the_same_name() -> None:
    game = next(game for game in GAMES if game.key == "princes-of-florence")
    table = actions(player(bonus="jester"), player(), player())
    seat, words = table.waiting[0].seat, words_for("en", game.home)
    lot, bonus = game.teaching.meant(table, seat, "jester"), game.teaching.meant(table, seat, "k")
    assert lot is not None
    assert bonus is not None
    assert words.say(lot.name, NAMES) == "Jester"
    assert lot != bonus
    view = game.rules.look(table, seat)
    assert large_picture(view, "jester", words) != large_picture(view, "k", words)
