"""What is drawn of how people stand: a leaderboard, a profile, a cup, its end, a season, chances;
and the faces among which people choose.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import TypeAlias

from games.library import Library
from games.package import AnyGame
from renderers.cup import CupBoard, cup_picture, tell_cup
from renderers.cup_poster import CupPoster, cup_poster_picture, tell_cup_poster
from renderers.faces import FaceSheet, faces_picture, tell_faces
from renderers.leaderboard import Leaderboard, leaderboard_picture, tell_leaderboard
from renderers.pictures import pictures_of
from renderers.pieces.portraits import Likeness
from renderers.profile import Profile, profile_picture, tell_profile
from renderers.review import Chances, chances_picture, tell_chances
from renderers.scenes import Description
from renderers.season import SeasonBoard, season_picture, tell_season
from renderers.sprites import Sprite
from renderers.words import Words

Shown: TypeAlias = Leaderboard | Profile | Chances | CupBoard | CupPoster | SeasonBoard | FaceSheet


@dataclass(frozen=True, slots=True)
class DrawnStanding:
    """How people stand on a server or at a table, and by what those who are shown are known."""

    shown: Shown
    people: tuple[Likeness, ...]
    language: str
    games: tuple[AnyGame, ...] = ()
    """Those whose pieces are on medals, or the one of a cup."""


@dataclass(frozen=True, slots=True)
class PicturedPerson:
    """Somebody in a picture, as a frame's head names them."""

    name: str
    automa: bool
    image: int
    """The size of their portrait, in bytes; the portraits follow one another in the body."""
    face: str


@dataclass(frozen=True, slots=True)
class StandingHead:
    """What a frame's head says of how people stand."""

    leaderboard: Leaderboard | None
    profile: Profile | None
    chances: Chances | None
    cup: CupBoard | None
    poster: CupPoster | None
    season: SeasonBoard | None
    faces: FaceSheet | None
    people: tuple[PicturedPerson, ...]
    language: str
    games: tuple[str, ...]


def tell_standing(shown: Shown, names: Sequence[str], words: Words) -> Description:
    """Say how people stand; names are those of the people shown."""
    match shown:
        case Leaderboard():
            return tell_leaderboard(shown, names, words)
        case Profile():
            return tell_profile(shown, names, words)
        case Chances():
            return tell_chances(shown, names, words)
        case CupBoard():
            return tell_cup(shown, names, words)
        case CupPoster():
            return tell_cup_poster(shown, names, words)
        case SeasonBoard():
            return tell_season(shown, names, words)
        case FaceSheet():
            return tell_faces(shown, names, words)


def standing_picture(standing: DrawnStanding, words: Words) -> bytes:
    """Return a picture of how people stand."""
    match standing.shown:
        case Leaderboard():
            return leaderboard_picture(standing.shown, standing.people, words)
        case Profile():
            marks = _marks(standing.shown, standing.games)
            return profile_picture(standing.shown, standing.people, words, marks)
        case Chances():
            return chances_picture(standing.shown, standing.people, words)
        case CupBoard():
            return cup_picture(standing.shown, standing.people, words)
        case CupPoster():
            (game,) = standing.games
            setting = pictures_of(game).setting
            return cup_poster_picture(standing.shown, standing.people, words, setting)
        case SeasonBoard():
            return season_picture(standing.shown, standing.people, words)
        case FaceSheet():
            return faces_picture(standing.shown, standing.people, words)


def _marks(profile: Profile, games: Sequence[AnyGame]) -> list[Sprite | None]:
    """What the medals of the honours shown bear."""
    drawn = {game.family: pictures_of(game).emojis.drawings for game in games}
    icons = ((one.game, one.icon) for one in profile.honours_shown())
    found = (drawn.get(game, {}).get(icon or "") for game, icon in icons)
    return [None if draw is None else draw() for draw in found]


def head_of(standing: DrawnStanding) -> StandingHead:
    """Return what stands in the head of a frame; the portraits are its body."""
    shown = standing.shown
    return StandingHead(
        shown if isinstance(shown, Leaderboard) else None,
        shown if isinstance(shown, Profile) else None,
        shown if isinstance(shown, Chances) else None,
        shown if isinstance(shown, CupBoard) else None,
        shown if isinstance(shown, CupPoster) else None,
        shown if isinstance(shown, SeasonBoard) else None,
        shown if isinstance(shown, FaceSheet) else None,
        heads_of(standing.people),
        standing.language,
        tuple(game.key for game in standing.games),
    )


def standing_of(library: Library, head: StandingHead, body: bytes) -> DrawnStanding:
    """Return what a frame asks for."""
    cup = head.cup or head.poster or head.season
    shown = head.leaderboard or head.profile or head.chances or cup or head.faces
    assert shown is not None, "a frame shows one of them"
    known = (library.find(key) for key in head.games)
    games = tuple(game for game in known if game is not None)
    return DrawnStanding(shown, people_of(head.people, body), head.language, games)


def heads_of(people: Sequence[Likeness]) -> tuple[PicturedPerson, ...]:
    """Return what a frame's head says of the people in a picture."""
    return tuple(PicturedPerson(who.name, who.automa, len(who.image), who.face) for who in people)


def portraits_of(people: Sequence[Likeness]) -> bytes:
    """Return the portraits of people, one after the other."""
    return b"".join(who.image for who in people)


def people_of(heads: Sequence[PicturedPerson], body: bytes, begin: int = 0) -> tuple[Likeness, ...]:
    """Return the people in a picture, whose portraits are in a frame's body from *begin* on."""
    ends = accumulate((who.image for who in heads), initial=begin)
    return tuple(
        Likeness(who.name, body[begin:end], who.automa, who.face)
        for who, (begin, end) in zip(heads, pairwise(ends), strict=True)
    )
