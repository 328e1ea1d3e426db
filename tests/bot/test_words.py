"""Sentences whose keys the bot puts together: there is one for everything that may stand in
them.
"""

import re
from importlib.resources import files

import pytest

from bot.commands.settings_form import DISCORD_LANGUAGE
from bot.commands.setup import NEEDED_PERMISSIONS, WHERE, WHO
from bot.messages.button_actions import TableAction
from bot.store import Status, Where
from renderers.words import LANGUAGES, entries_of, words_for

PUT_TOGETHER = [
    *(f"button-{verb.value}" for verb in TableAction),
    *(f"status-{status.value}" for status in Status),
    *(
        f"command-table-{verb.value}"
        for verb in (TableAction.JOIN, TableAction.LEAVE, TableAction.START)
    ),
    *(f"language-{language}" for language in (DISCORD_LANGUAGE, *LANGUAGES)),
    *(f"reminders-{where.value}" for where in Where),
    *(f"settings-reminders-{where.value}" for where in Where),
    *(
        f"{kind}-{name.replace('_', '-')}"
        for kind in ("permission", "purpose")
        for name in NEEDED_PERMISSIONS
    ),
    *(f"setup-where-{where}" for where in WHERE),
    *(f"setup-who-{who}" for who in WHO),
]


@pytest.mark.parametrize("key", PUT_TOGETHER)
def test_there_are_words_for_whatever_a_key_is_put_together_from(key: str) -> None:
    assert words_for("en", "bot.messages").knows(key)


@pytest.mark.parametrize(("language", "undo"), [("en", "undo"), ("ru", "отменить")])
def test_help_does_not_say_that_every_move_must_be_confirmed(language: str, undo: str) -> None:
    words = words_for(language, "bot.messages")
    [told] = [line for line in words("help").splitlines() if words("menu-confirm") in line]
    assert undo in told


@pytest.mark.parametrize(("language", "until"), [("en", "until"), ("ru", "до")])
def test_what_is_said_of_a_code_holds_after_its_expiry_too(language: str, until: str) -> None:
    """A notice may be read days later, when it is not edited any more."""
    told = words_for(language, "bot.messages")("notice-code", code="ABCD-EFGH", time="3 May 2026")
    assert told.endswith(f" {until} 3 May 2026.")


def test_a_seat_of_a_computer_player_is_offered_without_the_wrong_case() -> None:
    words = words_for("ru", "bot.messages")
    automa = words("seat-automa")
    assert f"игрока {automa}" not in words("proposal-offer", guest="@Mei", seat=automa)


def test_no_line_ends_between_a_figure_and_its_unit() -> None:
    written = entries_of((files("bot.messages") / "words/ru.ftl").read_text("utf-8"))
    apart = re.compile(r"\} (?:%|ч\b|мин\.)")
    assert [key for key, sentence in written.items() if apart.search(sentence)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_solution_brings_is_put_as_in_the_label_of_its_move(language: str) -> None:
    """So that it is not said twice, where the label says it."""
    words = words_for(language, "games.last_will")
    label = words("spend", pounds=7, money="£11")
    assert label.endswith(f"({words('puzzle-spending-value', left='£11')})")
