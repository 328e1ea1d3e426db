"""Pictures of cups reach the worker whole, and come back drawn and told."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.workers.framing import LENGTHS
from bot.workers.picture_worker import answer, read_sheet, read_subject, write_subject
from bot.workers.standings import DrawnStanding
from games.package import AnyGame
from renderers.cup import CupBoard, CupLine
from renderers.cup_poster import BestGame, CupPoster
from renderers.leaderboard import WIDE
from renderers.pieces.portraits import Likeness
from renderers.season import DivisionBoard, SeasonBoard
from tests.library import GAMES, LIBRARY
from tests.renderers.test_outcome import friend

LINES = (CupLine(1, 7.5, 4, 2), CupLine(2, 3, 5, 1, True))
BOARD = CupBoard("Splendor", 2, 3, LINES, 2)
POSTER = CupPoster("Friday", "Splendor", 2, 3, (1,), LINES, BestGame("21", 2))
SEASON = SeasonBoard("Splendor", 2, 1, 3, (DivisionBoard(LINES, 0, 1), DivisionBoard(LINES, 1, 0)))
PEOPLE = (Likeness("Ann", friend()), Likeness("Пётр"), Likeness("Mei"), Likeness("Theo"))


def halves(framed: bytes) -> tuple[bytes, bytes]:
    body = LENGTHS.size + LENGTHS.unpack_from(framed)[0]
    return framed[LENGTHS.size : body], framed[body:]


@pytest.mark.parametrize("game", [GAMES[0], GAMES[-1]], ids=lambda game: game.key)
@pytest.mark.parametrize(("shown", "people"), [(BOARD, 2), (POSTER, 3), (SEASON, 4)])
def test_what_is_drawn_of_a_cup_goes_to_the_worker_and_back(
    shown: CupBoard | CupPoster | SeasonBoard, people: int, game: AnyGame
) -> None:
    asked = DrawnStanding(shown, PEOPLE[:people], "ru", (game,))
    framed = write_subject(asked)
    assert read_subject(LIBRARY, *halves(framed)) == asked
    sheet = read_sheet(asked, *halves(answer(LIBRARY, *halves(framed))))
    assert not sheet.trouble
    assert Image.open(BytesIO(sheet.still)).width == WIDE
    assert "Пётр" in sheet.alt
