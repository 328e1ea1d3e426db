"""A setting of tables costs a line where settings are declared, and its sentences: three files.

A copy of the bot gets one more setting, `whispers`, in these files alone. It is then asked, in a
process of its own, wherever a player meets a setting.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bot

BOT = Path(bot.__file__).parent
DECLARED = "store/policy.py"
LAST = "    live_board: bool = False\n"
WORDS = {
    "messages/words/en.ftl": (
        "policy-whispers = Whether players whisper",
        "notice-policy-whispers-on = Players whisper.",
        "name-option-whispers = whispers",
    ),
    "messages/words/ru.ftl": (
        "policy-whispers = Шепчутся ли игроки",
        "notice-policy-whispers-on = Игроки шепчутся.",
        "name-option-whispers = шёпот",
    ),
}
ASKED = """
import asyncio, json, sys
from pathlib import Path
from bot.commands.localization import WordsTranslator
from bot.commands.table_export import file_of
from bot.commands.table_new import new_command
from bot.hosting.host import open_host
from bot.messages.language import words_of
from bot.messages.notices import notice_post
from bot.messages.table_file import imported
from bot.messages.wizard import read_draft, wizard_post
from bot.messages.wizard_form import MoreSettings, read_form, table_form
from bot.messages.button_actions import WizardField
from bot.store import Person, UserId, open_store
from bot.store.policy import TablePolicy
from discord import Client, Intents
from discord.app_commands import CommandTree
from games.library import open_library

LIBRARY = open_library()
GAME = LIBRARY.games[0]
ANN, THEO = (Person(UserId(n), name, "en-US") for n, name in ((1, "A"), (2, "T")))

async def asked(database):
    tree = CommandTree(Client(intents=Intents.none()))
    command = new_command({GAME.key: GAME})
    written = await command.get_translated_payload(tree, WordsTranslator())
    (option,) = [option for option in written["options"] if option["name"] == "whispers"]
    words = words_of("en", GAME)
    more = read_form({"boxes": "whispers"}, MoreSettings(TablePolicy(), "en"), may_wait=True)
    more = MoreSettings.read(more.text)
    draft = read_draft([GAME], {}, more)
    form = table_form(more, words, full=False, here=False).to_dict()
    wizard = wizard_post(draft, [GAME], words)
    store = await open_store(database)
    host = open_host(store, LIBRARY)
    where = {"language": "ru", "guild": 7, "channel": 8}
    table = (await host.seating.open(GAME.key, ANN, size=2, policy=more.policy, **where)).id
    await host.seating.join(table, THEO)
    await host.seating.begin(table, ANN.id)
    await host.proposals.end(table, ANN.id)
    file = await file_of(host, table)
    again, _ = await host.seating.again(table, ANN, swap=False)
    await store.database.close()
    store = await open_store(database)
    kept = await open_host(store, LIBRARY).tables.row(again.id)
    await store.database.close()
    return {
        "option": option["name_localizations"]["ru"],
        "choices": [choice["value"] for choice in option["choices"]],
        "picked": [
            box["label"] for box in form["components"][0]["component"]["options"] if box["default"]
        ],
        "wizard": "Players whisper." in wizard.content,
        "notice": "Игроки шепчутся." in notice_post(kept, GAME).content,
        "file": json.loads(file)["policy"]["whispers"],
        "imported": imported(file, LIBRARY.find).table.policy.whispers,
        "again": kept.policy.whispers,
    }

print(json.dumps(asyncio.run(asked(Path(sys.argv[1]))), ensure_ascii=False))
"""


@pytest.fixture
def extended(tmp_path: Path) -> Path:
    """A folder with a bot that has one more setting."""
    folder = tmp_path / "extended"
    shutil.copytree(BOT, folder / "bot", ignore=shutil.ignore_patterns("static"))
    policy = folder / "bot" / DECLARED
    declared = policy.read_text(encoding="utf-8")
    assert declared.count(LAST) == 1
    policy.write_text(declared.replace(LAST, f"{LAST}    whispers: bool = False\n"), "utf-8")
    for name, lines in WORDS.items():
        with (folder / "bot" / name).open("a", encoding="utf-8") as words:
            words.write("\n".join(["", *lines, ""]))
    return folder


def test_a_new_setting_is_offered_told_kept_and_played_again_from_three_files(
    extended: Path, tmp_path: Path
) -> None:
    found = os.pathsep.join([str(extended), str(BOT.parent)])
    answered = subprocess.run(
        [sys.executable, "-P", "-c", ASKED, str(tmp_path / "kept" / "parlour.db")],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": found},
    )
    assert json.loads(answered.stdout) == {
        "option": "шёпот",
        "choices": ["on", "off"],
        "picked": ["Players whisper"],
        "wizard": True,
        "notice": True,
        "file": "on",
        "imported": True,
        "again": True,
    }
