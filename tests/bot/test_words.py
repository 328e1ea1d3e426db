"""Sentences whose keys the bot puts together: there is one for everything that may stand in them."""

import pytest

from bot.commands.preferring import DISCORDS
from bot.commands.setup import NEEDED, WHERE, WHO
from bot.posts import Verb
from bot.store import Status, Where
from renderers.words import LANGUAGES, words_for

PUT_TOGETHER = [
    *(f"button-{verb.value}" for verb in Verb),
    *(f"status-{status.value}" for status in Status),
    *(f"command-table-{verb.value}" for verb in (Verb.JOIN, Verb.LEAVE, Verb.START)),
    *(f"language-{language}" for language in (DISCORDS, *LANGUAGES)),
    *(f"reminders-{where.value}" for where in Where),
    *(f"settings-reminders-{where.value}" for where in Where),
    *(f"{kind}-{name.replace('_', '-')}" for kind in ("permission", "purpose") for name in NEEDED),
    *(f"setup-where-{where}" for where in WHERE),
    *(f"setup-who-{who}" for who in WHO),
]


@pytest.mark.parametrize("key", PUT_TOGETHER)
def test_there_are_words_for_whatever_a_key_is_put_together_from(key: str) -> None:
    assert words_for("en", "bot").knows(key)
