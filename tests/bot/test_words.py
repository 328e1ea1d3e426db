"""Sentences whose keys the bot puts together: there is one for everything that may stand in
them.
"""

import pytest

from bot.commands.settings_form import DISCORD_LANGUAGE
from bot.commands.setup import NEEDED_PERMISSIONS, WHERE, WHO
from bot.messages.button_actions import TableAction
from bot.store import Status, Where
from renderers.words import LANGUAGES, words_for

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
