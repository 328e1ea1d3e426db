"""What is said of cups fits Discord with as many people as there may be, whatever they are
called.
"""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.hosting.cup_state import Cup
from bot.hosting.cups import MOST_PEOPLE
from bot.hosting.seasons import FEWEST_IN_A_DIVISION, MOST_IN_A_DIVISION
from bot.messages.components import LONGEST_BUTTON, LONGEST_ENTRY, LONGEST_POST, MOST_OPTIONS
from bot.messages.cup_file import cup_csv
from bot.messages.cup_form import cup_form
from bot.messages.cups import (
    board_of,
    cup_address,
    cup_post,
    end_post,
    likenesses,
    organise_post,
    poster_of,
    round_text,
    standings_text,
)
from bot.messages.fitting import pages
from bot.messages.forms import LONGEST_LABEL, LONGEST_TITLE
from bot.messages.language import words_of
from bot.messages.notices import notice_post
from bot.store import Status, TableId, UserId
from bot.store.cups import CupId, CupRow, CupSeat, Entrant
from bot.store.enums import CupForm, CupPace, CupStatus
from bot.workers.standings import tell_standing
from renderers.season import SeasonBoard
from renderers.words import LANGUAGES
from tests.bot.test_limits_walk import row_of
from tests.library import GAMES

HOSTILE = "**@everyone** <@1> `x` [a](https://discord.gg/x)"
PACES = tuple(CupPace)
PEOPLE = max(MOST_PEOPLE.values())


def row(language: str, **other: Any) -> CupRow:
    found = CupRow(
        id=CupId(10**12),
        guild=7,
        channel=8,
        organiser=UserId(1),
        name=HOSTILE * 3,
        game=GAMES[0].family,
        form=CupForm.SWISS,
        size=4,
        rounds=12,
        pace=CupPace.EVENING,
        most=PEOPLE,
        language=language,
        seed=1,
        opened_at=1_800_000_000,
        until=1_800_003_600,
        status=CupStatus.OPEN,
        round=0,
        round_until=None,
        changes=0,
        message=None,
        shown=None,
        last_message=None,
    )
    return replace(found, **other)


def cup(language: str, status: CupStatus, name: str = HOSTILE, **other: Any) -> Cup:
    """A cup of as many people as there may be, some of them gone, in its eleventh round."""
    season = other.get("form") is CupForm.SEASON and status is not CupStatus.OPEN
    if other.get("form") is CupForm.SEASON:
        other = {"season": 2, "days": 56} | other
    entrants = [
        Entrant(
            number=n,
            user=UserId(n) if n % 9 else None,
            name=f"{name}{n}" if n % 9 else "",
            gone=3 if n % 7 == 0 else None,
            departed=False,
            division=(n - 1) // MOST_IN_A_DIVISION + 1 if season else None,
        )
        for n in range(1, PEOPLE + 1)
    ]
    seats = [
        CupSeat(
            round=11,
            entrant=n,
            group=0 if n == PEOPLE else (n - 1) // 4 + 1,
            seat=(n - 1) % 4,
            seats=4,
            table=TableId(10**9 + n // 4),
            place=(n - 1) % 4 + 1,
            points=2.3333 if n % 2 else None,
            share=0.5,
        )
        for n in range(1, PEOPLE + 1)
    ]
    known = {"round": 11, "round_until": 1_800_003_600} if status is not CupStatus.OPEN else {}
    return Cup(row(language, status=status, **known | other), entrants, seats)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("status", CupStatus)
@pytest.mark.parametrize("name", ["Ann", HOSTILE, "\N{FOX FACE}" * 32, "_" * 32])
def test_posts_fit_with_as_many_people_as_there_may_be(
    language: str, status: CupStatus, name: str
) -> None:
    for form in CupForm:
        found = cup(language, status, name, form=form)
        for post in (cup_post(found, GAMES[0], 6), end_post(found, GAMES[0])):
            assert len(post.content) <= LONGEST_POST
            assert "@everyone" not in post.content.replace("@\u200beveryone", "")
            assert "<@1>" not in post.content.replace("\\<", "")
            for part in post.rows[0]:
                assert len(getattr(part, "label", "")) <= LONGEST_BUTTON
        words = words_of(language)
        for page in pages(standings_text(found, words)):
            assert len(page) <= LONGEST_POST
        board, people = board_of(found, GAMES[0])
        told = tell_standing(board, [who.name for who in likenesses(found, people, words)], words)
        assert len(told.alt) <= 1024


def test_everybody_is_named_as_far_as_there_is_room() -> None:
    content = cup_post(cup("en", CupStatus.RUNNING, "Maximilian "), GAMES[0], 6).content
    assert all(f"Maximilian {n}," in content or f"Maximilian {n}\n" in content for n in (1, 2, 5))
    assert "✓" not in content  # nobody's table is over: some at it still play
    long = cup_post(cup("en", CupStatus.RUNNING, "M" * 30), GAMES[0], 6).content
    assert len(long) <= LONGEST_POST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("name", ["Alexander00", "M" * 20, HOSTILE, "_" * 32])
def test_all_tables_of_a_full_season_are_found_in_its_post(
    language: str, size: int, name: str
) -> None:
    found = cup(language, CupStatus.RUNNING, name, form=CupForm.SEASON)
    seats = [
        replace(
            seat,
            group=(seat.entrant - 1) // size + 1,
            table=TableId(10**6 + (seat.entrant - 1) // size),
        )
        for seat in found.seats
    ]
    tables = sorted({seat.table for seat in seats if seat.table is not None})
    threads = {table: 10**18 + n for n, table in enumerate(tables)}
    told = cup_post(replace(found, seats=seats), GAMES[0], 4, threads).content
    assert len(told) <= LONGEST_POST
    assert all(f"<#{thread}>" in told for thread in threads.values())
    assert all(one.division is not None for one in found.entrants)
    for n in range(1, PEOPLE // MOST_IN_A_DIVISION + 1):
        assert words_of(language)("season-division", n=n) in told
    assert not told.endswith("…")


@pytest.mark.parametrize("language", LANGUAGES)
def test_entrants_whose_names_do_not_fit_are_counted(language: str) -> None:
    told = cup_post(cup(language, CupStatus.OPEN, "_" * 32), GAMES[0], 4).content
    named = told.count("\\_…")
    assert named
    field = len(cup(language, CupStatus.OPEN).field)
    assert told.splitlines()[-1].endswith(words_of(language)("cup-more", n=field - named))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_round_names_as_many_as_there_is_room_for(language: str) -> None:
    found = cup(language, CupStatus.RUNNING, round=12, message=9)
    shared = replace(found, seats=[replace(seat, place=1) for seat in found.seats])
    for one in (found, shared):
        said = round_text(one, GAMES[0])
        assert len(said) <= LONGEST_POST
        assert f"(#{one.seats[0].table})" in said
        assert said.endswith(f"({cup_address(one.row)})")


def test_namesakes_are_told_apart_in_the_post_and_in_its_picture() -> None:
    found = cup("en", CupStatus.OPEN)
    twice = [
        replace(one, name="Mia", user=UserId(1 + n), gone=None)
        for n, one in enumerate(found.entrants[:2])
    ]
    alike = Cup(found.row, twice, [])
    assert "Mia ①, Mia ②" in cup_post(alike, GAMES[0], 3).content
    _, people = board_of(alike, GAMES[0])
    assert {who.name for who in likenesses(alike, people, words_of("en"))} == {"Mia ①", "Mia ②"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_season_is_told_division_by_division(language: str) -> None:
    words, last = words_of(language), PEOPLE // MOST_IN_A_DIVISION
    found = cup(language, CupStatus.RUNNING, "Mia", form=CupForm.SEASON)
    texts = [cup_post(found, GAMES[0], 4).content, standings_text(found, words)]
    over = replace(
        found,
        row=replace(found.row, status=CupStatus.FINISHED),
        entrants=[replace(one, user=UserId(one.number), gone=None) for one in found.entrants],
        seats=[replace(seat, stayed=True) for seat in found.seats],
    )
    texts.append(end_post(over, GAMES[0]).content)
    for n in range(1, last + 1):
        assert all(words("season-division", n=n) in text for text in texts[:2])
    assert words("cup-moving-up", n=1, names="")[:-1] in texts[2]
    assert words("cup-moving-down", n=last, names="")[:-1] in texts[2]
    assert len(found.movers) == last - 1
    board, people = board_of(found, GAMES[0])
    assert isinstance(board, SeasonBoard)
    assert [len(one.lines) for one in board.divisions] == [MOST_IN_A_DIVISION] * last
    assert len(people) == PEOPLE
    poster, shown = poster_of(found, GAMES[0])
    assert {one.division for one in shown[: len(poster.lines)]} == {1}


def test_whoever_is_not_in_the_next_season_is_not_told_to_move() -> None:
    found = cup("en", CupStatus.FINISHED, "Mia", form=CupForm.SEASON)
    people = [
        replace(one, user=UserId(one.number), name=f"Mia{one.number}", gone=None)
        for one in found.entrants
    ]
    seats = [replace(seat, points=1.0, stayed=True) for seat in found.seats]
    found = replace(found, entrants=people, seats=seats)
    words = words_of("en")
    up = [f"Mia{one.entrant}" for one in found.divisions[1][:2]]
    down = [f"Mia{one.entrant}" for one in found.divisions[0][-2:]]
    whole = end_post(found, GAMES[0]).content
    assert words("cup-moving-up", n=1, names=", ".join(up)) in whole
    assert words("cup-moving-down", n=2, names=", ".join(down)) in whole
    left, absent = (f"Mia{one[0].entrant}" for one in (found.divisions[1], found.divisions[0][-2:]))
    people = [replace(one, gone=2) if one.name == left else one for one in people]
    seats = [replace(seat, stayed=f"Mia{seat.entrant}" != absent) for seat in seats]
    told = end_post(replace(found, entrants=people, seats=seats), GAMES[0]).content
    assert words("cup-moving-up", n=1, names=up[1]) in told
    assert words("cup-moving-down", n=2, names=down[1]) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_those_who_were_taken_out_are_offered_to_be_let_in_again(language: str) -> None:
    found = cup(language, CupStatus.OPEN)
    barred = [
        replace(one, gone=1) if one.number < MOST_OPTIONS * 2 else replace(one, gone=None)
        for one in found.entrants
    ]
    post = organise_post(replace(found, entrants=barred), words_of(language))
    assert len(post.rows) == 3  # one menu of those who are in, one of the last who are not
    menu = post.rows[-1][0]
    assert isinstance(menu, discord.ui.Select)
    assert len(menu.options) == MOST_OPTIONS
    begun = replace(found, entrants=barred, row=replace(found.row, status=CupStatus.RUNNING))
    assert len(organise_post(begun, words_of(language)).rows) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("status", [CupStatus.OPEN, CupStatus.RUNNING])
def test_what_the_organiser_presses_fits(language: str, pace: CupPace, status: CupStatus) -> None:
    words = words_of(language)
    for sure in (False, True):
        found = Cup(row(language, pace=pace, status=status), cup(language, status).entrants, [])
        post = organise_post(found, words, sure=sure)
        assert len(post.rows) == (1 if sure else 3)  # 49 people are in, 25 to a menu
        assert len(post.content) <= LONGEST_POST
        for part in post.rows[0]:
            assert not getattr(part, "label", "").endswith("…")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", CupForm)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_nothing_in_the_form_is_cut(language: str, form: CupForm, game: Any) -> None:
    shown = cup_form(form, 64, game, words_of(language, game)).to_dict()
    assert len(shown["title"]) <= LONGEST_TITLE
    assert 4 <= len(shown["components"]) <= 5
    for label in shown["components"]:
        assert not label["label"].endswith("…")
        assert len(label["label"]) <= LONGEST_LABEL
        assert not (label.get("description") or "").endswith("…")
        for option in label["component"].get("options", ()):
            assert len(option["label"]) <= LONGEST_ENTRY


def test_the_form_tells_how_many_people_it_takes() -> None:
    game = next(game for game in GAMES if min(game.rules.seats) == 3)
    words = words_of("en", game)
    swiss, season = (
        str(cup_form(form, 64, game, words).to_dict()) for form in (CupForm.SWISS, CupForm.SEASON)
    )
    assert "At least 5 people for tables of 3, 6 for 4, 8 for 5" in swiss
    assert f"at least {FEWEST_IN_A_DIVISION} people" in season


def test_a_table_that_is_over_no_longer_says_how_long_its_round_lasts() -> None:
    row = replace(row_of(GAMES[0], 2, "en", 0), cup=1, round_until=1_800_000_000)
    told = words_of("en")("notice-cup", time="<t:1800000000:f>")
    assert told in notice_post(row, GAMES[0]).content
    over = replace(row, status=Status.ENDED)
    assert told not in notice_post(over, GAMES[0]).content


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_has_a_line_for_everybody_and_no_formula(language: str) -> None:
    found = cup(language, CupStatus.RUNNING, "=SUM(A1)")
    told = cup_csv(found, words_of(language)).decode("utf-8-sig")
    delimiter = ";" if language == "ru" else ","
    head, *lines = csv.reader(io.StringIO(told), delimiter=delimiter)
    assert head[-1] == words_of(language)("cup-file-round", n=found.row.round)
    assert len(lines) == len(found.standings)
    assert {len(line) for line in lines} == {len(head)}
    numbers = {cell for line in lines for cell in line[3:] if cell}
    assert any("," in number for number in numbers) == (language == "ru")
    assert any("." in number for number in numbers) == (language != "ru")
    assert all(line[2].startswith("'=SUM") for line in lines if "SUM" in line[2])
    assert any("SUM" in line[2] for line in lines)
