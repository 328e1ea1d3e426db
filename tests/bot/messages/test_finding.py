"""What is said while people look for players: Discord takes it, and it is read as it was chosen."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import discord
import pytest

from bot.hosting.host import AnyGame
from bot.messages.button_actions import FindField
from bot.messages.custom_ids import FindPress, decode
from bot.messages.finding import HOURS, LEAST, MOST, NUMBERS, Wish, chosen_wish, find_post
from bot.messages.language import words_of
from bot.messages.notices import notice_post, ready_call
from bot.store import Status, TablePace, TablePolicy
from games.moves import Illegal
from renderers.words import LANGUAGES
from tests.bot.payloads import Looked
from tests.bot.test_limits_walk import row_of
from tests.library import GAMES

PLACE = f"<#{2**63 - 1}>"


@pytest.mark.parametrize("language", LANGUAGES)
def test_discord_takes_every_choice_and_it_is_read_as_it_was_chosen(language: str) -> None:
    looked, words = Looked(), words_of(language)
    families = tuple(game.family for game in GAMES)
    for numbers, pace, hours, until in product(NUMBERS, TablePace, HOURS, (None, 2**40)):
        wish = Wish(families[: numbers[0]], *numbers, pace, hours)
        post = find_post(wish, GAMES, words, place=PLACE, others=2, looks_until=until)
        looked._known.clear()  # what differs is marked, not said
        looked.at("find", post)
        chosen = {}
        for item in (item for row in post.rows for item in row):
            if isinstance(item, discord.ui.Select):
                press = decode(item.custom_id)
                assert isinstance(press, FindPress)
                chosen[press.field] = [one.value for one in item.options if one.default]
        assert chosen_wish(Wish(()), chosen) == wish
    assert looked.faults == []
    many = find_post(Wish(()), GAMES * 10, words, place=PLACE, others=1, looks_until=None)
    assert len(many.rows[0][0].options) == 25  # type: ignore[attr-defined]


def test_every_number_of_people_can_be_chosen() -> None:
    every = {(least, most) for least in range(LEAST, MOST + 1) for most in range(least, MOST + 1)}
    assert len(NUMBERS) == len(every)
    assert set(NUMBERS) == every


@pytest.mark.parametrize(
    ("field", "value"),
    [(FindField.PEOPLE, "1-9"), (FindField.PACE, "fast"), (FindField.UNTIL, "999999")],
)
def test_what_none_of_them_offers_is_refused(field: FindField, value: str) -> None:
    with pytest.raises(Illegal):
        chosen_wish(Wish(()), {field: [value]})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_discord_takes_the_notice_and_the_call_of_people_with_long_names(
    game: AnyGame, language: str
) -> None:
    looked = Looked()
    for first in range(6):
        row = row_of(game, max(game.rules.seats), language, first)
        row = replace(
            row,
            status=Status.OPEN,
            ply=0,
            found=0,
            begins_full=True,
            policy=TablePolicy(pace=TablePace.LIVE),
            seats=tuple(replace(seat, ready_by=2**40) for seat in row.seats),
        )
        fewer = replace(row, seats=row.seats[:-1])
        for now in (
            row,
            fewer,
            replace(row, seats=tuple(replace(seat, ready_by=None) for seat in row.seats)),
        ):
            looked.at("notice", notice_post(now, game))
        looked.at("call", ready_call(row, game))
        looked.at("call", ready_call(fewer, game))
    assert looked.faults == []


def test_a_call_names_the_time_until_which_all_seats_are_kept() -> None:
    row = replace(row_of(GAMES[0], 2, "en", 0), status=Status.OPEN, found=0)
    seats = (replace(row.seats[0], ready_by=1_000), replace(row.seats[1], ready_by=2_000))
    assert "<t:1000:t>" in ready_call(replace(row, seats=seats), GAMES[0]).content
