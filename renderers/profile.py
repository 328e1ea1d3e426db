"""How one person plays on a server, as a picture and in words: rating, streak, best score, honours,
people met.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas
from renderers.emojis import SIDE
from renderers.encoding import webp
from renderers.geometry import Box
from renderers.leaderboard import (
    EDGE,
    GAP,
    MEDAL,
    WIDE,
    columns,
    name_shown,
    place_of,
    record_told,
    share_won,
)
from renderers.lettering import READ, Face, largest, wrapped
from renderers.pieces import brass, ground, house, masthead
from renderers.pieces.curve import curve
from renderers.pieces.portraits import Likeness, unseated
from renderers.scenes import Description
from renderers.sprites import Sprite
from renderers.telling import BRIEF, LEAST, NAME_LENGTHS, WHOLE, shortened
from renderers.theme import FIGURE, TEXT
from renderers.words import Words

HEAD, TILE, COURSE, PART, ROW = 164, 176, 320, 58, 70
HONOUR, MARK, LINE = 96, 80, 38
"""How high an honour is, its medal and a line of it."""
COMMON = 100
"""Where what was earned outside cups stands among the places in them."""
PORTRAIT, FACE = 128, 60
GAMES_SHOWN, MET_SHOWN, HONOURS_SHOWN = 5, 3, 4
"""So many the picture has at most; the text has all."""
LESS_COURSE, FEWER_GAMES, FEWER_MET = 222, 4, 2
"""What is left of other parts where there are honours."""
RATING, PLAYED, WON, BEST = 150, 150, 150, 160
"""How wide the columns of figures are."""
TILES = (0.23, 0.23, 0.25, 0.29)
"""What share of the width each tile has."""


@dataclass(frozen=True, slots=True)
class GamesPlayed:
    """A record in one game, or in all."""

    title: str
    """Of the game; empty for all games."""
    rating: int | None
    place: int | None
    rivals: int
    """How many people are rated."""
    played: int
    won: int
    best: str = ""
    """The best score; empty where none is kept."""
    typical: str = ""
    """The score in the middle of all; empty where none is kept, or just one."""


@dataclass(frozen=True, slots=True)
class Earned:
    """A feat, and how often it was done."""

    game: str
    """In which game, by its key."""
    title: str
    """What that game is called."""
    honour: str
    """What was done, as a phrase."""
    times: int
    icon: str | None
    """What its medal bears, among the emojis of the game."""
    place: int | None = None
    """That in cups of the game, if that was the feat."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """Games with one other person: how often who came first."""

    ahead: int
    level: int
    behind: int


@dataclass(frozen=True, slots=True)
class Profile:
    """How somebody plays."""

    whole: GamesPlayed
    rated: int
    """How many games were rated."""
    ratings: tuple[int, ...]
    """The rating before the last of these games, and after each; empty without any."""
    streak: int
    longest: int
    best: str
    """The best score of all; empty where none is kept."""
    best_in: str
    """In which game it was."""
    unequalled: bool
    """Whether nobody on the server has a score as good."""
    games: tuple[GamesPlayed, ...]
    """The one most played first."""
    met: tuple[Meeting, ...]
    """Of those met most, or of the one who was asked for, in the order of the people after the
    owner.
    """
    honours: tuple[Earned, ...] = ()
    """Game by game, as each declares them."""

    def honours_shown(self) -> Sequence[Earned]:
        """Those of the picture: what was earned in cups, and then what was earned most often."""
        first = sorted(self.honours, key=lambda earned: (earned.place or COMMON, -earned.times))
        return first[:HONOURS_SHOWN]


def profile_picture(
    profile: Profile, people: Sequence[Likeness], words: Words, marks: Sequence[Sprite | None]
) -> bytes:
    """A picture of how somebody plays; *people* are the owner and those they have met, *marks* what
    the medals of the honours shown bear.
    """
    return webp(draw(profile, people, words, marks).image)


def tell_profile(profile: Profile, names: Sequence[str], words: Words) -> Description:
    """The same in words; the long form has games and people that the picture has no room for."""

    def alt(shown: Sequence[str], share: int) -> str:
        said = [shown[0], words("standing-all"), *_about(profile, words, share)]
        if share < LEAST:
            said += [_game_told(game, words) for game in profile.games[:GAMES_SHOWN]]
        if earned := [_times(one, words) for one in profile.honours_shown()]:
            said.append(words("profile-honours-told", honours="; ".join(earned)))
        met = list(zip(profile.met, shown[1:], strict=True))[: FEWER_MET if earned else MET_SHOWN]
        return ". ".join([*said, *(_met_told(one, name, words) for one, name in met)])

    steps = [(length, share) for share in (WHOLE, BRIEF, LEAST) for length in NAME_LENGTHS]
    text = [f"{names[0]} · {words('standing-all')}", *_about(profile, words, WHOLE)]
    text += [_game_told(game, words) for game in profile.games]
    text += honours_told(profile.honours, words)
    if profile.met:
        text.append(f"**{words('profile-met')}**")
    met = zip(profile.met, names[1:], strict=True)
    text += [_met_told(one, name, words) for one, name in met]
    return Description(shortened(alt, names, steps), "\n".join(text))


def honours_told(honours: Sequence[Earned], words: Words) -> Iterator[str]:
    """Honours as lines, a line for each game; none where there are none."""
    if honours:
        yield f"**{words('profile-honours')}**"
    for title, own in groupby(honours, key=lambda earned: earned.title):
        listed = " · ".join(_times(earned, words) for earned in own)
        yield words("profile-honours-in-game", game=title, honours=listed)


def _about(profile: Profile, words: Words, share: int) -> Iterator[str]:
    """What holds for all games together, line by line."""
    whole = profile.whole
    yield _rating_told(whole, words)
    yield record_told(whole.played, whole.won, words)
    yield words("profile-streak", now=profile.streak, longest=profile.longest)
    if profile.best:
        key = "profile-unequalled" if profile.unequalled else "profile-best-told"
        yield words(key, score=profile.best, game=profile.best_in)
    if profile.ratings and share == WHOLE:
        ratings = ", ".join(map(str, profile.ratings))
        yield words("profile-ratings", n=len(profile.ratings) - 1, ratings=ratings)


def _rating_told(whole: GamesPlayed, words: Words) -> str:
    if whole.rating is None or whole.place is None:
        return words("profile-unrated")
    rating = str(whole.rating)
    return words("profile-rating", rating=rating, place=whole.place, rivals=whole.rivals)


def _game_told(game: GamesPlayed, words: Words) -> str:
    record = record_told(game.played, game.won, words)
    if game.rating is None or game.place is None:
        line = words("profile-in-game-unrated", game=game.title, record=record)
    else:
        line = words(
            "profile-in-game",
            game=game.title,
            rating=str(game.rating),
            place=game.place,
            rivals=game.rivals,
            record=record,
        )
    if game.typical:
        return words("profile-in-game-scores", line=line, best=game.best, typical=game.typical)
    return words("profile-in-game-best", line=line, score=game.best) if game.best else line


def _times(earned: Earned, words: Words) -> str:
    return words("earned-times", honour=earned.honour, n=earned.times)


def _met_told(met: Meeting, name: str, words: Words) -> str:
    return words(
        "profile-met-line",
        name=name,
        games=met.ahead + met.level + met.behind,
        ahead=met.ahead,
        level=met.level,
        behind=met.behind,
    )


def draw(
    profile: Profile, people: Sequence[Likeness], words: Words, marks: Sequence[Sprite | None]
) -> Canvas:
    """The owner, four figures, the rating over time, each game, honours, and people met."""
    honours = profile.honours_shown()
    games = profile.games[: FEWER_GAMES if honours else GAMES_SHOWN]
    met = profile.met[: FEWER_MET if honours else MET_SHOWN]
    curved = (LESS_COURSE if honours else COURSE) + GAP
    parts = [HEAD + GAP, TILE + GAP, curved if profile.ratings else 0]
    heights = ((ROW, len(games)), (HONOUR, (len(honours) + 1) // 2), (ROW, len(met)))
    parts += [PART + (high + GAP) * lines if lines else 0 for high, lines in heights]
    canvas = house.table(WIDE, 2 * EDGE + sum(parts) - GAP)
    inner = canvas.box.inset(EDGE)
    head, tiles, course, of_games, of_honours, of_met = (
        Box(inner.x, inner.y + sum(parts[:place]), inner.w, high - GAP)
        for place, high in enumerate(parts)
    )
    _head(canvas, head, profile, people[0], words)
    _tiles(canvas, tiles, profile, words)
    if profile.ratings:
        _course(canvas, course, profile, words)
    if games:
        _games(canvas, of_games, games, words)
    if honours:
        _honours(canvas, of_honours, list(zip(honours, marks, strict=True)), words)
    if met:
        _meetings(canvas, of_met, list(zip(met, people[1:], strict=False)), words)
    return canvas


def _head(canvas: Canvas, box: Box, profile: Profile, owner: Likeness, words: Words) -> None:
    """Who it is, in what place, and the rating."""
    canvas.put(house.plate(*box.size, True), box)
    canvas.stamp(unseated(owner, PORTRAIT, canvas.theme), box.left_middle.moved(26 + PORTRAIT / 2))
    whole, x, wide = profile.whole, 26.0 + PORTRAIT + 26, 0.0
    if whole.rating is not None:
        low = box.right_middle.moved(-30, 44)
        caption = words("standing-rating")
        told = canvas.text(low, caption, Face.MEDIUM, READ, house.SOFT, Anchor.RIGHT, 300)
        at, rating = box.right_middle.moved(-30, -18), str(whole.rating)
        wide = max(told, canvas.text(at, rating, Face.BLACK, 92, GILT_CAST, Anchor.RIGHT))
    room, name = box.w - x - wide - 70, name_shown(owner, words)
    size = largest(name, Face.BOLD, (66, 60, 54, 48), room)
    at = box.left_middle.moved(x, -24)
    canvas.text(at, name, Face.BOLD, size, masthead.HEAD, room=room, squeeze=0.8)
    below = words("profile-unrated-short")
    if whole.place is not None:
        below = words("profile-place", place=whole.place, rivals=whole.rivals)
    at = box.left_middle.moved(x, 40)
    canvas.text(at, below, Face.MEDIUM, 40, SHADED.inked(TEXT), room=room, squeeze=0.8)


def _tiles(canvas: Canvas, box: Box, profile: Profile, words: Words) -> None:
    """Games, win rate, streak, best score."""
    whole = profile.whole
    caption = words("profile-record" if profile.unequalled else "profile-best")
    best = (profile.best or words("standing-none"), caption, profile.best_in)
    tiles = [
        (
            str(whole.played),
            words("profile-played", n=whole.played),
            words("profile-rated", n=profile.rated),
        ),
        (
            share_won(whole.won, whole.played, words),
            words("profile-won"),
            words("profile-won-of", won=whole.won, played=whole.played),
        ),
        (
            str(profile.streak),
            words("profile-row", n=profile.streak),
            words("profile-longest", n=profile.longest),
        ),
        best,
    ]
    for (figure, caption, detail), cell in zip(tiles, box.columns(*TILES, gap=12), strict=True):
        canvas.put(house.plate(*cell.size), cell)
        upper, middle, lower = cell.inset(14, 12).rows(0.46, 0.27, 0.27)
        room, centred, ink = upper.w, Anchor.MIDDLE, SHADED.inked(TEXT)
        canvas.text(upper.centre, figure, Face.BLACK, 66, GILT_CAST, centred, room)
        canvas.text(middle.centre, caption, Face.MEDIUM, READ, house.SOFT, centred, room, 0.75)
        canvas.text(lower.centre, detail, Face.MEDIUM, READ, ink, centred, room, 0.75)


def _course(canvas: Canvas, box: Box, profile: Profile, words: Words) -> None:
    """The rating over the last games."""
    canvas.put(house.plate(*box.size), box)
    title, field = box.inset(24, 14).rows(46, 1)
    shown = len(profile.ratings) - 1
    text = words("profile-course")
    house.title(canvas, title.left_middle, text, 42, title.w * 0.7)
    if shown < profile.rated:
        last = words("profile-last", n=shown)
        at = title.right_middle
        canvas.text(at, last, Face.MEDIUM, READ, house.SOFT, Anchor.RIGHT, title.w * 0.28)
    curve(canvas, field, profile.ratings, profile.rated)


def _games(canvas: Canvas, box: Box, games: Sequence[GamesPlayed], words: Words) -> None:
    """The record in each game."""
    head, *rows = box.rows(PART, *[ROW + GAP] * len(games))
    keys = ("standing-rating", "standing-games", "standing-won", "standing-best")
    _, *cells = columns(head, RATING, PLAYED, WON, BEST)
    for cell, key in zip(cells, keys, strict=True):
        at, text = cell.right_middle, words(key)
        canvas.text(at, text, Face.MEDIUM, READ, house.SOFT, Anchor.RIGHT, cell.w - 10, 0.75)
    for game, row in zip(games, rows, strict=True):
        plate = Box(row.x, row.y, row.w, ROW)
        canvas.put(house.plate(*plate.size), plate)
        name, *cells = columns(plate, RATING, PLAYED, WON, BEST)
        place_of(canvas, name.left_middle.moved(MEDAL / 2), game.place, words)
        at, room = name.left_middle.moved(MEDAL + 16), name.w - MEDAL - 20
        canvas.text(at, game.title, Face.BOLD, 40, SHADED.inked(TEXT), room=room, squeeze=0.8)
        none, ink = words("standing-none"), SHADED.inked(FIGURE)
        figures = [none if game.rating is None else str(game.rating), str(game.played)]
        figures += [share_won(game.won, game.played, words), game.best or none]
        for cell, text in zip(cells, figures, strict=True):
            at = cell.right_middle
            canvas.text(at, text, Face.BOLD, 40, ink, Anchor.RIGHT, cell.w - 10, 0.75)


def _honours(
    canvas: Canvas, box: Box, honours: Sequence[tuple[Earned, Sprite | None]], words: Words
) -> None:
    """What was earned most often: its medal, what it is for, and how often, two in a row."""
    head, *rows = box.rows(PART, *[HONOUR + GAP] * ((len(honours) + 1) // 2))
    house.title(canvas, head.left_middle.moved(14), words("profile-honours"), 42, head.w * 0.5)
    cells = [cell for row in rows for cell in row.columns(0.5, 0.5, gap=GAP)]
    for (earned, mark), cell in zip(honours, cells, strict=False):
        plate = Box(cell.x, cell.y, cell.w, HONOUR)
        canvas.put(house.plate(*plate.size), plate)
        inner = plate.inset(12, 0)
        medal = _medal(mark) if earned.place is None else ground.medal(earned.place, MARK)
        canvas.stamp(medal, inner.left_middle.moved(MARK / 2))
        wide = 0.0
        if earned.times > 1:
            at, often = inner.right_middle.moved(-6), words("earned-often", n=earned.times)
            wide = 14 + canvas.text(at, often, Face.BLACK, 44, GILT_CAST, Anchor.RIGHT)
        room = inner.w - MARK - wide - 22
        first, *more = wrapped(earned.honour, Face.MEDIUM, READ, room / 0.75)
        lines = [first, " ".join(more)] if more else [first]
        for place, line in enumerate(lines):
            at = inner.left_middle.moved(MARK + 16, LINE * (place - (len(lines) - 1) / 2))
            canvas.text(at, line, Face.MEDIUM, READ, SHADED.inked(TEXT), room=room, squeeze=0.75)


def _medal(mark: Sprite | None) -> Sprite:
    """A gold coin that bears a piece of a game; a plain star where it has none."""
    coin = brass.struck(MARK).image.copy()
    shown = brass.sign("star", SIDE) if mark is None else mark
    part = shown.image.convert("RGBA")
    share = MARK * 0.62 / max(part.size)
    fitted = part.resize((round(part.width * share), round(part.height * share)))
    coin.alpha_composite(fitted, ((MARK - fitted.width) // 2, (MARK - fitted.height) // 2))
    return Sprite(coin)


def _meetings(
    canvas: Canvas, box: Box, met: Sequence[tuple[Meeting, Likeness]], words: Words
) -> None:
    """Those met most, and how often who came first."""
    head, *rows = box.rows(PART, *[ROW + GAP] * len(met))
    title = words("profile-met")
    at = head.left_middle.moved(14)
    wide = house.title(canvas, at, title, 42, head.w * 0.5)
    at, room = head.right_middle.moved(-24), head.w - wide - 60
    order = words("profile-met-order")
    canvas.text(at, order, Face.MEDIUM, READ, house.SOFT, Anchor.RIGHT, room, 0.8)
    for (one, who), row in zip(met, rows, strict=True):
        plate = Box(row.x, row.y, row.w, ROW)
        canvas.put(house.plate(*plate.size), plate)
        inner = plate.inset(16, 0)
        canvas.stamp(unseated(who, FACE, canvas.theme), inner.left_middle.moved(FACE / 2))
        figures = f"{one.ahead} – {one.level} – {one.behind}"
        at = inner.right_middle.moved(-10)
        wide = canvas.text(at, figures, Face.BLACK, 44, GILT_CAST, Anchor.RIGHT)
        at, room = inner.left_middle.moved(FACE + 18), inner.w - FACE - wide - 60
        name = name_shown(who, words)
        canvas.text(at, name, Face.BOLD, 42, SHADED.inked(TEXT), room=room, squeeze=0.8)


def pieces() -> Iterator[Sprite]:
    """What every profile is made of, painted ahead."""
    inner = Box(0, 0, WIDE - 2 * EDGE, TILE)
    yield house.plate(round(inner.w), HEAD, True)
    for high in (COURSE, LESS_COURSE, ROW):
        yield house.plate(round(inner.w), high)
    half, _ = inner.columns(0.5, 0.5, gap=GAP)
    yield house.plate(round(half.w), HONOUR)
    yield brass.struck(MARK)
    for cell in inner.columns(*TILES, gap=12):
        yield house.plate(*cell.size)
