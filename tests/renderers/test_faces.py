"""Painted faces: all in one picture, and whoever has chosen one is shown so in every game."""

from __future__ import annotations

import io
from functools import cache

import pytest
from PIL import Image, ImageChops

from games.package import AnyGame
from games.rules import View
from renderers.faces import FaceSheet, face_told, faces_picture, tell_faces
from renderers.painted import SHARED, assets
from renderers.pieces.portraits import FACES, Likeness, bust, medallion, showing, unseated
from renderers.sprites import Sprite
from renderers.theme import MERCHANTS, PARLOUR, SOCIETY
from renderers.words import LANGUAGES, words_for
from tests.games.playing import finished
from tests.library import GAMES, describe, picture, square_picture
from tests.renderers.showing import exact
from tests.renderers.test_outcome import course, friend
from tests.renderers.test_standing import readable, written

__all__ = ["written"]

FRIEND = friend()


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


def unlike(one: Sprite, other: Sprite) -> bool:
    return ImageChops.difference(one.image, other.image).getbbox(alpha_only=False) is not None


def test_every_painted_face_can_be_chosen_and_sits_in_one_game_alone() -> None:
    painted = {name.removeprefix("face-") for name in assets(SHARED) if name.startswith("face-")}
    assert painted == set(FACES)
    assert sorted(FACES) == sorted({*MERCHANTS, *SOCIETY})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chosen", ["", FACES[0], FACES[-1]])
def test_faces_are_read_at_a_third_and_told(
    chosen: str, language: str, written: list[tuple[str, int]]
) -> None:
    words = words_for(language, strict=True)
    readable(faces_picture(FaceSheet(chosen), [Likeness("Ann", FRIEND)], words), written)
    said = " ".join(text for text, _ in written)
    assert len(written) <= 1 + 2 * len(FACES), "no name takes three lines"
    told = tell_faces(FaceSheet(chosen), ["Ann"], words)
    assert len(told.alt) <= 1024
    for face in FACES:
        assert face_told(face, words) in said
        assert face_told(face, words) in told.alt
    assert (words("faces-chosen", face=face_told(chosen or FACES[0], words)) in told.alt) == bool(
        chosen
    )


def test_a_chosen_face_stands_in_the_place_of_a_picture() -> None:
    with showing([Likeness("Ann", FRIEND, face="top-hat")]):
        chosen = medallion(0, 90)
    with showing([Likeness("Ann", FRIEND)]):
        known = medallion(0, 90)
    with showing([Likeness("Ann", face="top-hat")]):
        assert not unlike(chosen, medallion(0, 90))
    assert unlike(chosen, known)
    assert unlike(
        unseated(Likeness("Ann", face="top-hat"), 90, PARLOUR),
        unseated(Likeness("Ann"), 90, PARLOUR),
    )


def test_two_who_chose_the_same_face_are_told_apart() -> None:
    with showing([Likeness("Ann", face="veil"), Likeness("Theo", face="veil")]):
        assert unlike(medallion(0, 90), medallion(1, 90))
        assert unlike(bust(0, 90, 90), bust(1, 90, 90))


@cache
def ends(game: AnyGame) -> tuple[View, View]:
    """A game as it begins and as it ends, for spectators."""
    first, turns = finished(game, max(game.rules.seats))
    return game.rules.look(first, None), game.rules.look(turns[-1].after, None)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_faces_change_what_is_painted_and_nothing_that_is_told(game: AnyGame) -> None:
    words, seats = words_for("en", "bot.messages", game.home), max(game.rules.seats)
    names = ("Ann", "Theo", "Mia", "Ben", "Eva")[:seats]
    begin, end = ends(game)
    outcome = course(game, "en")

    def drawn() -> list[bytes]:
        return [
            picture(begin, words, names, encode=exact),
            square_picture(end, words, names, outcome, encode=exact),
        ]

    shown = drawn()
    told = describe(end, words, names)
    everybody = (*SOCIETY, *MERCHANTS)
    for faces in (everybody[:seats], everybody[5 : 5 + seats]):
        with showing([Likeness(name, face=face) for name, face in zip(names, faces, strict=True)]):
            shown += drawn()
            assert describe(end, words, names) == told
    tables, posters = shown[::2], shown[1::2]
    assert len({opened(table).size for table in tables}) == 1
    assert len(set(tables)) > 1
    assert len(set(posters)) > 1
