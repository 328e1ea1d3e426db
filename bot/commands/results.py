"""`/leaderboard` and `/profile`: the results on a server, as a picture and in words."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import Any

import discord
from discord import app_commands

from bot.commands.localization import game_choices, localized
from bot.commands.request import Interaction, Request, name_of, open_request
from bot.hosting.host import AnyGame
from bot.hosting.profiles import Figures, Hinted, Met, profile_of
from bot.hosting.ratings import FIRST_RATING, Record, place_of, records
from bot.hosting.results import ServerResults
from bot.messages.components import shortened
from bot.messages.escaping import plain
from bot.messages.fitting import pages
from bot.messages.honours import counted
from bot.messages.language import words_drawn
from bot.messages.table_names import title_of
from bot.store import ResultRow, UserId
from bot.store.shown_names import legible
from bot.workers.standings import DrawnStanding, tell_standing
from games.moves import Illegal
from games.text import Text
from renderers.leaderboard import Leaderboard, Ranked
from renderers.outcome import value_told
from renderers.pictures import pictures_of
from renderers.pieces.portraits import Likeness
from renderers.profile import Earned, GamesPlayed, Meeting, Profile, honours_told

MOST_LISTED, MOST_MET = 20, 20
MOST_RATINGS = 30
"""Games after which the rating is told."""
LONGEST_NAME = 40


async def show_leaderboard(request: Request, game: str | None) -> None:
    """Show who plays how well on this server, in one game or in all."""
    results = await _results(request)
    rows = [result for result in results.rows if game in {result.game, None}]
    sections = [("", rows)] if game is None else []
    sections += [(_title(request, key), own) for key, own in _by_game(rows).items()]
    if not rows:
        await request.send(request.words()("results-none"))
        return
    found = await asyncio.to_thread(lambda: [records(own) for _, own in sections])
    boards = [
        _leaderboard(request, title, among)
        for (title, _), among in zip(sections, found, strict=True)
    ]
    told = [
        tell_standing(board, [_written(record.user, record.name) for record in of], request.words())
        for board, of in boards
    ]
    board, of = boards[0]
    people = [(record.user, record.name) for record in of]
    lines = [*(one.text for one in told), *_bound(request, results)]
    await _send(request, "\n".join(lines), board, people)


async def show_profile(request: Request, user: UserId, name: str, other: Met | None = None) -> None:
    """Show how one person plays on this server; *name* is what they are called now. With *other*,
    of all people met only that one.
    """
    results = await _results(request)
    found = await asyncio.to_thread(profile_of, results.rows, user)
    if found is None:
        own = user == request.person.id
        words = request.words()
        earned = await _honours(request, user, {})  # a cup may be won without a game to its end
        none = words("profile-none-own" if own else "profile-none")
        await request.send("\n".join([none, *honours_told(earned, words)]))
        return
    games, best = request.host.games, found.best
    title = partial(_title, request)

    def score(game: str, *, typical: bool = False) -> str:
        own, played = found.bests.get(game), games.of_family(game)
        if own is None or played is None:
            return ""
        points = own.typical if typical else own.points
        return "" if points is None else value_told(points, words_drawn(request.language, played))

    ratings = found.whole.record.ratings
    met = found.met[:MOST_MET] if other is None else _met_with(found.met, other)
    profile = Profile(
        _played("", found.whole),
        len(ratings),
        (FIRST_RATING, *ratings)[-MOST_RATINGS - 1 :] if ratings else (),
        found.streak,
        found.longest,
        score(best.game) if best else "",
        title(best.game) if best else "",
        best is not None and best.unequalled,
        tuple(
            _played(title(game), of, score(game), score(game, typical=True))
            for game, of in found.games.items()
        ),
        tuple(Meeting(one.ahead, one.level, one.behind) for one in met),
        tuple(await _honours(request, user, found.honours)),
    )
    people = [(user, name), *((one.user, one.name) for one in met)]
    told = tell_standing(profile, [_written(*who) for who in people], request.words())
    lines = [told.text, *_hints(request, found.hinted), *_bound(request, results)]
    await _send(request, "\n".join(lines), profile, people)


def _met_with(met: Sequence[Met], other: Met) -> Sequence[Met]:
    """Those games with one person, which may be none, under what they are called now."""
    games = next((one for one in met if one.user == other.user), other)
    return [replace(games, name=other.name)]


async def _honours(
    request: Request, user: UserId, earned: Mapping[str, Sequence[str]]
) -> list[Earned]:
    """What was earned, game by game, in cups and at tables; without what is not known any more."""
    guild = request.interaction.guild_id or 0
    cups, found = await request.host.cups.honours(guild, user), list[Earned]()
    for family in dict.fromkeys((*earned, *(game for game, _, _ in cups))):
        game = request.host.games.of_family(family)
        if game is None:
            continue
        words, beside = words_drawn(request.language, game), pictures_of(game).emojis.beside
        title = words("title")
        for place, times in ((place, n) for of, place, n in cups if of == family):
            told = words("cup-honour", place=place)
            found.append(Earned(family, title, told, times, None, place))
        for honour, times in counted(game, earned.get(family, ())):
            text = honour.text
            found.append(Earned(family, title, words.say(text, ()), times, beside(text)))
    return found


def _title(request: Request, key: str) -> str:
    """What a game is called in this person's language."""
    return title_of(key, request.host.games.of_family(key), request.language)


async def _results(request: Request) -> ServerResults:
    """The results on this server; the answer may take longer than Discord waits."""
    guild = request.interaction.guild_id
    if guild is None:
        raise Illegal(Text("results-no-server"))
    await request.defer()
    return await request.host.results.on_server(guild)


def _by_game(results: Sequence[ResultRow]) -> dict[str, list[ResultRow]]:
    """The results of each game, the oldest first."""
    in_order = sorted(results, key=lambda result: result.game)
    return {game: list(group) for game, group in groupby(in_order, key=lambda result: result.game)}


def _leaderboard(
    request: Request, title: str, among: Sequence[Record]
) -> tuple[Leaderboard, Sequence[Record]]:
    """The first lines, and the reader's own; and whose they are."""
    reader = request.person.id
    listed = [
        record
        for number, record in enumerate(among)
        if number < MOST_LISTED or record.user == reader
    ]
    lines = (
        Ranked(
            place_of(record, among), record.rating, record.played, record.won, record.user == reader
        )
        for record in listed
    )
    return Leaderboard(title, tuple(lines), len(among)), listed


def _played(title: str, of: Figures, best: str = "", typical: str = "") -> GamesPlayed:
    record = of.record
    games = (record.played, record.won)
    return GamesPlayed(title, record.rating, of.place, of.rivals, *games, best, typical)


def _written(user: UserId, name: str) -> str:
    # This mention notifies nobody: the answer allows no mentions.
    name = legible(name)
    return f"**{plain(shortened(name, LONGEST_NAME))}**" if name else f"<@{user}>"


def _hints(request: Request, hinted: Hinted) -> list[str]:
    """How often this person asked for hints, where that is known of any game."""
    if not hinted.known:
        return []
    said = request.words()("profile-hints", n=hinted.hints, games=hinted.games, of=hinted.known)
    return [said]


def _bound(request: Request, results: ServerResults) -> list[str]:
    """That older games are not counted, where there are any."""
    if results.whole:
        return []
    games = len({result.table for result in results.rows})
    return [request.words()("standing-newest", n=games)]


async def _send(
    request: Request,
    content: str,
    shown: Leaderboard | Profile,
    people: Sequence[tuple[UserId, str]],
) -> None:
    """Answer in words, with the picture below the first page if it can be made in time."""
    likenesses = tuple(Likeness(name) for _, name in people)
    shown_honours = shown.honours_shown() if isinstance(shown, Profile) else ()
    families = dict.fromkeys(earned.game for earned in shown_honours)
    games = tuple(filter(None, map(request.host.games.of_family, families)))
    standing = DrawnStanding(shown, likenesses, request.language, games)
    painting = await request.services.painter.standing(standing, [user for user, _ in people])
    files = painting.files if painting is not None else []
    for page in pages(content):
        await request.send(page, files=files)
        files = []


def leaderboard_command(games: Mapping[str, AnyGame]) -> app_commands.Command[Any, ..., None]:
    """The command that shows the results in one of these games, or in all."""

    @app_commands.command(name="leaderboard", description=localized("command-leaderboard"))
    @app_commands.describe(game=localized("option-game"))
    @app_commands.choices(game=game_choices(games.values()))
    async def leaderboard(interaction: Interaction, game: str | None = None) -> None:
        await show_leaderboard(await open_request(interaction), game)

    return leaderboard


@app_commands.command(name="profile", description=localized("command-profile"))
@app_commands.describe(user=localized("option-whose"), other=localized("option-with"))
@app_commands.rename(other="with")
async def profile(
    interaction: Interaction, user: discord.User | None = None, other: discord.User | None = None
) -> None:
    """Show the results of this person, or of somebody else; and how two have fared at one table."""
    request = await open_request(interaction)
    who = user or interaction.user
    met = None if other is None else Met(UserId(other.id), name_of(other), 0, 0, 0)
    await show_profile(request, UserId(who.id), name_of(who), met)
