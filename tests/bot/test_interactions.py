"""Which interaction a post follows, and when a table rests."""

from __future__ import annotations

from dataclasses import replace
from sys import getrefcount
from typing import Any

import discord

from bot.delivery.catching_up import REST_SECONDS, Rests
from bot.delivery.interactions import HandedOver, Interaction, Interactions
from bot.store import TableRow, UserId
from tests.bot.clockwork import Clockwork
from tests.bot.test_posts import position

ANN, THEO = UserId(1), UserId(2)


def command(who: UserId) -> Interaction:
    """A command that somebody has just typed."""
    data: Any = {
        "id": str(discord.utils.time_snowflake(discord.utils.utcnow())),
        "type": 2,
        "token": "token",
        "version": 1,
        "application_id": "9",
        "user": {"id": str(who), "username": "name", "discriminator": "0", "avatar": None},
        "attachment_size_limit": 1,
        "authorizing_integration_owners": {},
        "entitlements": [],
    }
    client = discord.Client(intents=discord.Intents.none())
    return discord.Interaction(data=data, state=client._connection)


def at_ply(ply: int, shown: int | None = None) -> TableRow:
    """A table of which so much is shown."""
    return replace(position("Ann", "Theo").row, ply=ply, shown=shown)


async def test_what_a_post_follows_does_not_depend_on_whether_the_next_move_was_an_order() -> None:
    by_hand, by_order = (
        Interactions(discord.Client(intents=discord.Intents.none())),
        Interactions(discord.Client(intents=discord.Intents.none())),
    )
    anns, theos = command(ANN), command(THEO)
    for interactions in (by_hand, by_order):
        interactions.note_move(at_ply(1).id, 1, anns, maybe_by_order=False)
    by_hand.note_move(at_ply(2).id, 2, theos, maybe_by_order=True)
    assert by_hand.mover(at_ply(2)) is theos
    for interactions in (by_hand, by_order):
        assert interactions.leader(at_ply(2)) is anns
        assert interactions.leader(at_ply(2, shown=1)) is None


async def test_what_somebody_was_told_in_an_answer_is_known_until_the_move_is_refused() -> None:
    interactions, anns = Interactions(discord.Client(intents=discord.Intents.none())), command(ANN)
    row = at_ply(3)
    assert interactions.told(row.id, ANN) == 0
    interactions.note_move(row.id, 3, anns, maybe_by_order=False)
    assert [interactions.told(row.id, who) for who in (ANN, THEO)] == [3, 0]
    interactions.forget_move(row.id, anns)
    assert interactions.told(row.id, ANN) == 0
    assert interactions.leader(row) is interactions.mover(row) is None


async def test_a_move_that_another_process_hands_over_is_forgotten_when_it_was_refused() -> None:
    interactions = Interactions(discord.Client(intents=discord.Intents.none()))
    row, number = at_ply(3), command(ANN).id
    interactions.take_over(row.id, 3, ANN, HandedOver(number, 9, "token", row.place))
    assert isinstance(interactions.leader(row), HandedOver)
    interactions.give_back(row.id, THEO, number + 1)
    assert (interactions.told(row.id, ANN), interactions.spared(row, ANN)) == (3, 3)
    interactions.give_back(row.id, ANN, number)
    assert interactions.leader(row) is None
    assert (interactions.told(row.id, ANN), interactions.spared(row, ANN)) == (0, 0)


async def test_a_move_that_was_handed_over_later_is_kept_when_an_earlier_one_was_refused() -> None:
    interactions = Interactions(discord.Client(intents=discord.Intents.none()))
    row, number = at_ply(3), command(ANN).id
    for user, of in ((ANN, number), (THEO, number + 1)):
        interactions.take_over(row.id, 3, user, HandedOver(of, 9, "token", row.place))
    interactions.give_back(row.id, ANN, number)
    lead = interactions.leader(row)
    assert lead is not None
    assert lead.id == number + 1
    assert [interactions.told(row.id, who) for who in (ANN, THEO)] == [0, 3]


async def test_of_a_move_that_was_shown_no_interaction_is_kept() -> None:
    interactions, anns = Interactions(discord.Client(intents=discord.Intents.none())), command(ANN)
    row, held = at_ply(3), getrefcount(anns)
    interactions.note_move(row.id, 3, anns, maybe_by_order=False)
    interactions.forget_shown(replace(row, shown=2))
    assert interactions.leader(replace(row, shown=2)) is anns
    interactions.forget_shown(replace(row, shown=3))
    assert interactions.told(row.id, ANN) == 3
    assert getrefcount(anns) == held


def test_a_table_rests_when_nobody_has_moved_for_a_while() -> None:
    clock = Clockwork()
    rests = Rests(clock)
    assert rests.seconds_to(at_ply(0).id) == 0
    rests.note(at_ply(0))
    assert rests.seconds_to(at_ply(0).id) == 0, "the opening is no move"
    rests.note(at_ply(1))
    assert rests.seconds_to(at_ply(1).id) == REST_SECONDS
    clock.tick(REST_SECONDS - 1)
    rests.note(at_ply(1))
    assert rests.seconds_to(at_ply(1).id) == 1
    clock.tick(1)
    assert rests.seconds_to(at_ply(1).id) == 0
    rests.note(at_ply(2))
    assert rests.seconds_to(at_ply(2).id) == REST_SECONDS
