"""Whatever else the bot may say, Discord takes it: commands, notices, proposals, reminders,
rules.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import discord
import pytest

from bot.app import Parlour
from bot.commands import WordsTranslator
from bot.hosting.host import AnyGame
from bot.hosting.vote_rules import ballots
from bot.messages import menus
from bot.messages.button_actions import TableAction
from bot.messages.components import LONGEST_ENTRY, LONGEST_POST, Post, Row, buttons, shortened
from bot.messages.language import words_of
from bot.messages.notices import notice_post, thread_name
from bot.messages.proposals import proposal_post
from bot.messages.reminders import last_to_answer_post, reminder_post, turns_post
from bot.messages.rules_help import rulebook
from bot.sandbox.limits import commands, messages
from bot.sandbox.limits.commands import check_choices, check_commands
from bot.sandbox.limits.messages import check_thread
from bot.sandbox.things import Json
from bot.store import (
    Absence,
    Hints,
    ProposalId,
    ProposalKind,
    ProposalRow,
    Status,
    Store,
    TablePolicy,
    TakeBack,
    UserId,
    WaitRow,
)
from games.engine import Seat
from renderers.words import LANGUAGES
from tests.bot import test_limits_walk
from tests.bot.evenings.pebbles import GAME as PEBBLES
from tests.bot.payloads import Looked, refused
from tests.bot.test_limits_walk import row_of, walk
from tests.library import GAMES, LIBRARY

EVERYWHERE = [
    pytest.param(game, language, id=f"{game.key}-{language}")
    for game in GAMES
    for language in LANGUAGES
]
SOON = 2**40


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_discord_takes_the_notice_of_a_table_whatever_was_chosen_and_whatever_has_become_of_it(
    game: AnyGame, language: str
) -> None:
    looked, unusual = Looked(), {choice.key: choice.options[-1] for choice in game.rules.choices}
    for first, status, take_back, absence in product(range(6), Status, TakeBack, Absence):
        row = row_of(game, max(game.rules.seats), language, first)
        row = replace(
            row,
            status=status,
            chosen=unusual,
            policy=TablePolicy(
                undo=take_back,
                absent=absence,
                absent_after=720,
                hints=Hints.ALL,
                animation=False,
                live_board=True,
            ),
        )
        row = replace(row, least_delay=0, most_delay=10)
        looked.at("notice", notice_post(row, game))
        looked.at("notice", notice_post(replace(row, seats=row.seats[:-1]), game))
        assert not check_thread({"name": thread_name(row, game)}).tree
    assert looked.faults == []


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_discord_takes_every_proposal(game: AnyGame, language: str) -> None:
    looked, row = Looked(), row_of(game, max(game.rules.seats), language, 0)
    words = words_of(language, game)
    for kind, proposer in product(ProposalKind, (row.opener, None)):
        votes = ballots(kind)
        for cast in range(len(row.seats)):
            proposal = ProposalRow(
                id=ProposalId(10**18 - 1),
                table=row.id,
                kind=kind,
                seat=Seat(0),
                user=proposer,
                ply=row.ply,
                guest=UserId(2**63 - 1),
                until=SOON,
                votes={Seat(seat): votes[seat % len(votes)].value for seat in range(cast)},
            )
            looked.at("proposal", proposal_post(proposal, row, words))
            outcomes = [*(ballot.value for ballot in votes), "late", "over"]
            for outcome in outcomes:
                looked.at("outcome", proposal_post(replace(proposal, outcome=outcome), row, words))
    assert looked.faults == []


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_discord_takes_every_reminder_of_however_many_turns(game: AnyGame, language: str) -> None:
    looked, row = Looked(), row_of(game, max(game.rules.seats), language, 0)
    wait = WaitRow(table=row.id, seat=Seat(0), user=UserId(2**63 - 1), since=SOON)
    words = words_of(language, game)
    looked.at("reminder", reminder_post(row, game, wait))
    for mention in (False, True):
        looked.at("alone", last_to_answer_post(row, game, wait, words, mention=mention))
    for most in (1, 2, 25, 26, 200):
        turns = [(replace(row, id=type(row.id)(row.id - n)), game, wait) for n in range(most)]
        looked.at("digest", turns_post(turns, words, silent=True))
    assert looked.faults == []


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_every_rule_is_quoted_whole_and_every_topic_can_be_suggested(
    game: AnyGame, language: str
) -> None:
    book, title = rulebook(game.home, language), f"**{words_of(language, game)('title')}**\n"
    assert [rule.id for rule in book.rules if len(title) + len(rule.text) > LONGEST_POST] == []
    topics = [
        {"name": shortened(name, LONGEST_ENTRY), "value": topic} for name, topic in book.topics
    ]
    assert [topic for topic in topics if check_choices([topic]).tree] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_without_looking_how_long_it_is_fits_a_message(language: str) -> None:
    words = words_of(language)
    assert [key for key in ("help", "privacy") if len(words(key)) > LONGEST_POST] == []


async def told(store: Store) -> list[Json]:
    """The commands as they are told to Discord."""
    client, translator = Parlour(store, LIBRARY), WordsTranslator()
    try:
        return [
            await each.get_translated_payload(client.tree, translator)
            for each in client.tree.get_commands()
        ]
    finally:
        await client.close()


async def test_discord_takes_all_commands_in_all_languages(store: Store) -> None:
    assert check_commands(await told(store)).tree == {}


# What is too much is noticed


async def test_a_command_with_too_many_characters_is_noticed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "COMMAND_CHARACTERS", 500)
    assert "APPLICATION_COMMAND_TOO_LARGE" in str(check_commands(await told(store)).tree)


def test_a_post_that_is_too_long_is_noticed_on_the_walk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "CONTENT_LENGTH", 150)
    assert any("BASE_TYPE_MAX_LENGTH" in fault for fault in walk(GAMES[0], "en", 0).faults)


def test_a_button_too_many_is_noticed_on_the_walk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(menus, "MOST_IN_A_ROW", 6)
    monkeypatch.setattr(test_limits_walk, "MOST_MOVES", 40)  # it is a rare one
    assert any("discord.py does not take it" in fault for fault in walk(GAMES[0], "en", 0).faults)


def test_a_custom_id_that_is_too_long_is_noticed() -> None:
    row, words = row_of(PEBBLES, 2, "en", 0), words_of("en", PEBBLES)
    post = Post(
        "a table", [buttons(replace(row, id=type(row.id)(10**100)), [TableAction.PLAY], words)]
    )
    assert any("BASE_TYPE_BAD_LENGTH" in fault for fault in refused(post))


def test_a_button_that_nobody_answers_is_noticed() -> None:
    unknown: Row = [discord.ui.Button(label="Press", custom_id="nobody:knows")]
    assert any("answers" in fault for fault in refused(Post("a table", [unknown])))
