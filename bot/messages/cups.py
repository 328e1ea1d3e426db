"""The post of a cup, what tells its end, and the form by which one is opened."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import islice, pairwise

import discord

from bot.hosting.cup_paces import (
    EXTENSION_HOURS,
    MONTH_DAYS,
    TURN_HOURS,
    round_hours,
    season_pace,
)
from bot.hosting.cup_points import bounds
from bot.hosting.cup_state import Cup, CupGame
from bot.hosting.host import AnyGame
from bot.hosting.seasons import FEWEST_IN_A_DIVISION, MOST_IN_A_DIVISION, rounds_of
from bot.messages.button_actions import CupAction
from bot.messages.components import (
    LONGEST_POST,
    MOST_OPTIONS,
    Post,
    Row,
    SelectEntry,
    address,
    button,
    select,
    shortened,
)
from bot.messages.custom_ids import CupButton, CupReadmitSelect, CupRemoveSelect
from bot.messages.escaping import plain, unlisted
from bot.messages.language import words_drawn, words_of
from bot.messages.policy import how_long
from bot.store import NOWHERE, TableId
from bot.store.cups import CupRow, Entrant
from bot.store.enums import CupForm, CupPace, CupStatus
from bot.store.shown_names import legible, shown_names
from renderers.cup import MOST_SHOWN, CupBoard, CupLine, cup_line_told
from renderers.cup_poster import MOST_OTHERS, MOST_WINNERS, BestGame, CupPoster
from renderers.outcome import value_told
from renderers.pieces.portraits import Likeness
from renderers.season import DivisionBoard, SeasonBoard
from renderers.words import Words

LONGEST_CUP_NAME = 60
NAME_LENGTHS = (24, 16, 10, 6)
"""Characters of a name; the fewer, the more there are to be named."""
RULED_NAME_LENGTHS = (24, 16, 10)
"""Characters of a name beside the rules, while a round goes on."""
MOST_OF_FIELD = 1000
"""Characters of the names of all who have entered, or have come first."""
TOLD = 3
"""How many of the best are named at the end."""
HOURS_OF_DAY = 24


def cup_title(cup: CupRow, words: Words) -> str:
    """What a cup is called, with its number: two may have the same name."""
    return words("cup-title", name=plain(shortened(cup.name, LONGEST_CUP_NAME)), number=str(cup.id))


def cup_round(of: CupGame, words: Words, written: Callable[[str], str] = str) -> str:
    """Which round of which cup a table is of; the name as it is *written* there."""
    name = written(legible(shortened(of.cup.name, LONGEST_CUP_NAME)))
    return words("cup-table", name=name, season=of.cup.season or 0, round=of.round)


def left_lines(of: CupGame, words: Words) -> list[str]:
    """Who came where at a table that was closed, or that everybody has left."""
    places = [words("notice-cup-place", place=n, name=plain(name)) for n, name in of.left]
    return [words("notice-cup-left"), *places]


def cup_address(cup: CupRow) -> str:
    """Where the post of a cup is; its channel, while it has none."""
    return address(cup.guild, cup.channel, cup.message)


def length_told(hours: float, words: Words) -> str:
    """How long something lasts."""
    if hours > HOURS_OF_DAY and hours % HOURS_OF_DAY == 0:
        return words("cup-days", n=round(hours) // HOURS_OF_DAY)
    return how_long(hours, words)


def names_told(cup: Cup, longest: int, words: Words) -> dict[int, str]:
    """What those who have entered are called in a message, by their numbers."""
    return {number: plain(name) for number, name in names_shown(cup, words, longest).items()}


def names_shown(cup: Cup, words: Words, longest: int = LONGEST_CUP_NAME) -> dict[int, str]:
    """What those who have entered are called, by their numbers: told apart, and those who were
    forgotten by no name.
    """
    written = (
        shortened(legible(one.name), longest) if one.user is not None else words("privacy-nobody")
        for one in cup.entrants
    )
    shown = shown_names(tuple(written))
    return {one.number: name for one, name in zip(cup.entrants, shown, strict=True)}


def cup_post(
    cup: Cup,
    game: AnyGame,
    fewest: int,
    threads: Mapping[TableId, int] | None = None,
    after: str = "",
) -> Post:
    """The post of a cup: what it is, the rules in three lines, and where it stands, with the
    *threads* of its tables. As much of it is left out as needs be, tables last: they are found here
    alone. Below a season that is over stands what comes *after* it.
    """
    words = words_of(cup.row.language, game)
    head = f"🏆 {cup_title(cup.row, words)} · {words('title')}"
    if cup.row.season is not None:
        head = f"{head} · {words('cup-season', n=cup.row.season)}"
    rules, buttons = rules_told(cup, game.rules.seats, words), [_buttons(cup.row, words)]
    rules += [f"• {told}" for told in _last_round(cup, words)]
    ways = [(rules, longest) for longest in NAME_LENGTHS]
    if cup.row.status is CupStatus.RUNNING:
        ways = [(rules, longest) for longest in RULED_NAME_LENGTHS]
        ways += [([], longest) for longest in (*NAME_LENGTHS[1:], 0)]
    content = ""
    for told, longest in ways:
        content = "\n".join([head, *told, *_lines(cup, fewest, words, longest, threads or {})])
        if len(content) <= LONGEST_POST:
            break
    content = "\n".join(filter(None, [content, after]))
    return Post(shortened(content, LONGEST_POST), buttons)


def _lines(
    cup: Cup, fewest: int, words: Words, longest: int, threads: Mapping[TableId, int]
) -> list[str]:
    """Where a cup stands, with names of so many characters; with 0 nobody is named at the tables,
    and those who sit out are counted.
    """
    row, lines, kind = cup.row, list[str](), cup.row.form.value
    match row.status:
        case CupStatus.OPEN:
            time = f"<t:{row.until}:f>"
            if row.follows:
                lines.append(words("cup-next-season", time=time, most=row.most, least=fewest))
            else:
                lines.append(words("cup-sign-up", time=time, most=row.most, least=fewest))
            lines.append(_field(cup, words, longest))
        case CupStatus.RUNNING:
            time = f"<t:{row.round_until}:f>"
            lines.append(words("cup-round", round=row.round, rounds=row.rounds, time=time))
            lines += _tables(cup, words, longest, threads)
        case CupStatus.FINISHED:
            lines += [
                words("cup-finished", kind=kind),
                _won(cup, names_told(cup, longest, words), words),
            ]
            if row.last_message not in {None, NOWHERE}:
                there = address(row.guild, row.channel, row.last_message)
                lines.append(words("cup-finished-poster", place=there))
        case CupStatus.ENDED:
            lines.append(words("cup-ended", kind=kind))
        case CupStatus.TOO_FEW:
            lines.append(words("cup-too-few", n=len(cup.field), least=fewest, kind=kind))
    return lines


def rules_told(cup: Cup, sizes: Collection[int], words: Words) -> list[str]:
    """The rules of a cup, in three lines; the game may be played with *sizes* people."""
    row, (first, last) = cup.row, bounds(cup.row.size)
    if row.days is None or row.round:
        pace = _pace(row, row.rounds, row.pace, words)
    else:  # as far as one can know before it begins
        people = max(len(cup.field), FEWEST_IN_A_DIVISION)
        rounds = rounds_of(people, size=row.size, sizes=sizes, seed=row.seed)
        month = row.days == MONTH_DAYS
        lasts = words("cup-month") if month else length_told(row.days * HOURS_OF_DAY, words)
        told = words("cup-rules-season-pace", n=people, rounds=rounds, length=lasts)
        pace = f"{told} {_pace(row, rounds, season_pace(row.days, rounds), words)}"
    meets = _meeting(row, words)
    points = words("cup-rules-points", first=first, last=last)
    return [f"• {meets}", f"• {points}", f"• {pace}"]


def _pace(row: CupRow, rounds: int, pace: CupPace, words: Words) -> str:
    """How long each of so many rounds lasts, and a turn in it."""
    length = length_told(round_hours(row, rounds), words)
    turn = length_told(TURN_HOURS[pace], words)
    return words("cup-rules-pace", length=length, turn=turn)


def _last_round(cup: Cup, words: Words) -> list[str]:
    """Who came first at the tables of the round before the one that is played."""
    before = cup.row.round - 1
    if cup.row.status is not CupStatus.RUNNING or not before:
        return []
    named = names_told(cup, NAME_LENGTHS[0], words)
    seats = [seat for seat in cup.seats if seat.round == before and seat.place == 1]
    won = [f"{named[seat.entrant]} (#{seat.table})" for seat in seats if seat.table is not None]
    names = _as_many(won, MOST_OF_FIELD, words)
    return [words("cup-last-round", round=before, names=names)] if won else []


def round_text(cup: Cup, game: AnyGame) -> str:
    """What tells that a round is over, while the next one is played."""
    words, row = words_of(cup.row.language, game), cup.row
    over = words("cup-round-over", cup=cup_title(row, words), round=row.round - 1)
    until = words("cup-round-next", time=f"<t:{row.round_until}:f>", place=cup_address(row))
    return shortened("\n".join([f"🏆 {over}", *_last_round(cup, words), until]), LONGEST_POST)


def _won(cup: Cup, named: Mapping[int, str], words: Words) -> str:
    """Who has won a cup that is over: in a season, the first division."""
    won = [f"**{named[one.entrant]}**" for one in cup.first if one.place == 1]
    return words("cup-won-by", names=words.listed(won), n=len(won))


def _meeting(row: CupRow, words: Words) -> str:
    """Who meets whom."""
    match row.form:
        case CupForm.SWISS:
            return words("cup-rules-swiss", rounds=row.rounds, size=row.size)
        case CupForm.MINI:
            return words("cup-rules-mini", size=row.size)
        case CupForm.SEASON:
            least, most = FEWEST_IN_A_DIVISION, MOST_IN_A_DIVISION
            return words("cup-rules-season", least=least, most=most, size=row.size)


def _field(cup: Cup, words: Words, longest: int) -> str:
    named = names_told(cup, longest, words)
    names = [named[one.number] for one in cup.field]
    if not names:
        return words("cup-field-none")
    return words("cup-field", n=len(names), names=_as_many(names, MOST_OF_FIELD, words))


def _as_many(names: Sequence[str], most: int, words: Words) -> str:
    """As many names as fit in so many characters; the others are counted."""
    told = ", ".join(names)
    for shown in range(len(names) - 1, -1, -1):
        if len(told) <= most:
            break
        more = words("cup-more", n=len(names) - shown)
        told = ", ".join([*names[:shown], more])
    return told


def _tables(cup: Cup, words: Words, longest: int, threads: Mapping[TableId, int]) -> list[str]:
    """Who sits at which table in this round, and who has none."""
    named = names_told(cup, longest, words) if longest else {}
    tables = dict[int, list[str]]()
    division = {one.number: one.division or 0 for one in cup.entrants}
    for seats in cup.groups.values():
        number = seats[0].table
        told = "…" if number is None else f"#{number}"
        if number is not None and number in threads:  # the name of a thread begins with the number
            told = f"<#{threads[number]}>"
        if longest:
            told = f"{told}: {', '.join(named[seat.entrant] for seat in seats)}"
        if all(seat.points is not None for seat in seats):
            told = f"{told} ✓"
        tables.setdefault(division[seats[0].entrant], []).append(told)
    lines = list[str]()
    for n, here in tables.items():
        lines += [f"**{words('season-division', n=n)}**"] if n else []
        lines += here if longest else [" · ".join(here)]
    free = [seat.entrant for seat in cup.now if not seat.group]
    names = ", ".join(named[who] for who in free) if longest else str(len(free))
    return [*lines, words("cup-free", names=names)] if free else lines


def _buttons(row: CupRow, words: Words) -> Row:
    """What one can do: enter, leave, read how people stand, and lead the cup."""
    made: Row = []
    if row.status is CupStatus.OPEN:
        enter = words("cup-button-enter")
        made.append(button(enter, CupButton(CupAction.ENTER, row.id), discord.ButtonStyle.success))
    if not row.over:
        made.append(button(words("cup-button-leave"), CupButton(CupAction.LEAVE, row.id)))
    made.append(button(words("cup-button-standings"), CupButton(CupAction.STANDINGS, row.id)))
    if not row.over:
        made.append(button(words("cup-button-organise"), CupButton(CupAction.ORGANISE, row.id)))
    return made


def season_after(cup: Cup, following: CupRow | None) -> str:
    """What is said of the season that follows one that is over, and of those who are not in it; or
    that there is none.
    """
    words = words_of(cup.row.language)
    if following is None:
        return words("season-last")
    time = f"<t:{following.until}:f>"
    if following.message is None:  # it comes below
        lines = [words("season-next-below", time=time)]
    else:
        lines = [words("season-next", time=time, place=cup_address(following))]
    named = names_told(cup, NAME_LENGTHS[0], words)
    if out := [named[one.number] for one in cup.field if one.number not in cup.staying]:
        lines.append(words("season-out", names=_as_many(out, MOST_OF_FIELD, words)))
    return "\n".join(lines)


def end_post(cup: Cup, game: AnyGame, after: str = "") -> Post:
    """The message that tells how a cup that was played to its end has ended, and what comes *after*
    a season.
    """
    words = words_of(cup.row.language, game)
    named = names_told(cup, NAME_LENGTHS[0], words)
    best = [one for one in cup.first if one.place <= TOLD][: 2 * TOLD]
    won = [f"**{named[one.entrant]}**" for one in best if one.place == 1]
    title, names, n = cup_title(cup.row, words), words.listed(won), len(won)
    lines = [words("cup-winner", cup=title, names=names, n=n)]
    if (season := cup.row.season) is not None:
        lines = [words("season-winner", season=season, cup=title, names=names, n=n)]
    lines += [
        unlisted(cup_line_told(line, named[one.entrant], words))
        for one, line in zip(best, board_lines(cup), strict=False)
    ]
    buttons: Row = [
        button(words("cup-button-standings"), CupButton(CupAction.STANDINGS, cup.row.id))
    ]
    if cup.row.form is CupForm.SEASON:
        lines += [*_moving(cup, named, words), *filter(None, [after])]
    else:
        again = CupButton(CupAction.AGAIN, cup.row.id)
        buttons.append(button(words("cup-button-again"), again))
    return Post(shortened("\n".join(lines), LONGEST_POST), [buttons])


def _moving(cup: Cup, named: Mapping[int, str], words: Words) -> list[str]:
    """Who moves up and who down after a season, division by division, of those who stay."""
    lines, pairs, staying = list[str](), pairwise(cup.divisions), cup.staying
    for number, (n, (upper, lower)) in enumerate(zip(cup.movers, pairs, strict=True), start=1):
        up = [named[one.entrant] for one in lower[:n] if one.entrant in staying]
        down = [named[one.entrant] for one in upper[-n:] if one.entrant in staying]
        if up:
            lines.append(words("cup-moving-up", n=number, names=", ".join(up)))
        if down:
            lines.append(words("cup-moving-down", n=number + 1, names=", ".join(down)))
    return lines


def poster_of(cup: Cup, game: AnyGame) -> tuple[CupPoster, list[Entrant]]:
    """What the picture of the end of a cup shows, and its people."""
    words = words_drawn(cup.row.language, game)
    by_number = {one.number: one for one in cup.entrants}
    standings, lines = cup.first, board_lines(cup)
    winners = sum(one.place == 1 for one in standings[:MOST_WINNERS])
    shown = winners + MOST_OTHERS
    people = [by_number[one.entrant] for one in standings[:shown]]
    best, score = cup.best_game, None
    if best is not None and best.score is not None:
        score = BestGame(value_told(best.score, words), best.round)
        people.append(by_number[best.entrant])
    characters = {seat.entrant: seat.seat for seat in cup.seats if seat.group}
    poster = CupPoster(
        legible(cup.row.name),
        words("title"),
        len(cup.standings),
        cup.row.round,
        tuple(characters.get(one.entrant, 0) for one in standings[:winners]),
        tuple(lines[:shown]),
        score,
    )
    return poster, people


def ended_text(cup: Cup, game: AnyGame) -> str:
    """What a table is told that is still played as its cup is ended early."""
    words = words_of(cup.row.language, game)
    return words("cup-ended-here", cup=cup_title(cup.row, words), kind=cup.row.form.value)


def lost_post(cup: Cup, game: AnyGame) -> Post:
    """What tells elsewhere how a cup has ended whose channel is gone."""
    if cup.row.status is CupStatus.FINISHED:
        return end_post(cup, game)
    words = words_of(cup.row.language, game)
    standings = button(words("cup-button-standings"), CupButton(CupAction.STANDINGS, cup.row.id))
    lost = words("cup-lost", cup=cup_title(cup.row, words), kind=cup.row.form.value)
    return Post(lost, [[standings]])


def board_lines(cup: Cup) -> list[CupLine]:
    """How people stand, the best first, as pictures and texts show it."""
    playing = {one.number for one in cup.entrants if one.plays}
    return [
        CupLine(one.place, one.points, one.opponents, one.won, one.entrant not in playing)
        for one in cup.standings
    ]


def board_of(cup: Cup, game: AnyGame) -> tuple[CupBoard | SeasonBoard, list[Entrant]]:
    """What a picture shows of a cup, and the people of its lines."""
    words, by_number = words_of(cup.row.language, game), {one.number: one for one in cup.entrants}
    row, lines = cup.row, board_lines(cup)
    if row.season is not None:
        left, crossing, divisions = iter(lines), [0, *cup.movers, 0], list[DivisionBoard]()
        for number, division in enumerate(cup.divisions):
            own = tuple(islice(left, len(division)))
            divisions.append(DivisionBoard(own, crossing[number], crossing[number + 1]))
        everybody = [by_number[one.entrant] for one in cup.standings]
        season = SeasonBoard(words("title"), row.season, row.round, row.rounds, tuple(divisions))
        return season, everybody
    people = [by_number[one.entrant] for one in cup.standings[:MOST_SHOWN]]
    shown = tuple(lines[:MOST_SHOWN])
    board = CupBoard(words("title"), row.round, row.rounds, shown, len(lines))
    return board, people


def likenesses(cup: Cup, people: Iterable[Entrant], words: Words) -> tuple[Likeness, ...]:
    """By what these people of a cup are known in a picture."""
    named = names_shown(cup, words)
    return tuple(Likeness(named[one.number]) for one in people)


def standings_text(cup: Cup, words: Words) -> str:
    """How everybody stands, a line each."""
    named = names_told(cup, NAME_LENGTHS[0], words)
    told, lines = iter(board_lines(cup)), [f"🏆 {cup_title(cup.row, words)}"]
    divisions = cup.divisions
    for number, division in enumerate(divisions, start=1):
        if len(divisions) > 1:
            lines.append(f"**{words('season-division', n=number)}**")
        lines += [
            unlisted(cup_line_told(line, named[one.entrant], words, whole=True))
            for one, line in zip(division, told, strict=False)
        ]
    return "\n".join(lines)


def organise_post(found: Cup, words: Words, *, sure: bool = False, done: str = "") -> Post:
    """What the organiser and the managers of the server may do, below what they have *done* just
    now; before the end they are asked whether they are *sure*. Whoever has left the server can be
    taken out, too. Of those who were taken out before the cup began, the last ones can be let in
    again.
    """
    cup = found.row
    if sure:
        end = button(
            words("cup-button-end", kind=cup.form.value),
            CupButton(CupAction.END_SURE, cup.id),
            discord.ButtonStyle.danger,
        )
        return Post(words("cup-end-sure", cup=cup_title(cup, words)), [[end]])
    length = length_told(EXTENSION_HOURS[cup.pace], words)
    deeds: Row = [
        button(words("cup-button-extend", length=length), CupButton(CupAction.EXTEND, cup.id))
    ]
    if cup.status is CupStatus.OPEN:
        deeds.append(button(words("cup-button-begin"), CupButton(CupAction.BEGIN, cup.id)))
    deeds.append(
        button(
            words("cup-button-end", kind=cup.form.value),
            CupButton(CupAction.END, cup.id),
            discord.ButtonStyle.danger,
        )
    )
    named = names_shown(found, words)
    entries = {
        one: SelectEntry(named[one.number], str(one.user))
        for one in found.entrants
        if one.user is not None
    }
    people = [entry for one, entry in entries.items() if one.gone is None]
    barred = [entry for one, entry in entries.items() if one.barred][-MOST_OPTIONS:]
    starts = range(0, len(people), MOST_OPTIONS)
    removes = [
        select(
            words("cup-remove"),
            CupRemoveSelect(cup.id, menu),
            people[start : start + MOST_OPTIONS],
        )
        for menu, start in enumerate(starts)
    ]
    rows = [deeds, *removes]
    if barred and cup.status is CupStatus.OPEN:
        rows.append(select(words("cup-readmit"), CupReadmitSelect(cup.id), barred))
    head = words("cup-organise", cup=cup_title(cup, words))
    return Post("\n".join(filter(None, [done, head])), rows)
