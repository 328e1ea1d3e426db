"""Menus and commands of earlier versions, and what none has ever offered: whatever is sent is
answered, what is no value of anything is not stored, and what one person is answered never takes
the place of what everybody sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.messages.button_actions import (
    LessonStep,
    MenuAction,
    SettingsField,
    SetupField,
    TableAction,
    WizardField,
)
from bot.sandbox import forms
from bot.sandbox.interactions import AnswerKind, Interaction
from bot.sandbox.layouts import text_of
from bot.sandbox.things import InteractionKind, Json, Message, User
from tests.bot.evenings.evening import Evening, form_values
from tests.bot.messages.test_custom_ids import SENT
from tests.bot.wire import reply

AT_THE_END = ("sure:", "privacy:", "end@", "resign@")
"""After these there is less to press."""
SHOWN_TO_ALL = ("invite@1",)
"""What is answered by a message for everybody, beside the pressed one."""
PRESSED = sorted(
    {
        *(custom_id.replace("123", "1").replace("45", "1") for custom_id in SENT),
        *(f"{action.value}@1" for action in TableAction),
        *(f"{action.value}:1:0:{path}" for action in MenuAction for path in ("", "take", "pass")),
        *(f"settings:{field.value}" for field in SettingsField),
        *(f"setup:{field.value}" for field in SetupField),
        *(f"wizard:{field.value}" for field in WizardField),
        *(f"lesson:{step.value}:1:0" for step in LessonStep),
    },
    key=lambda custom_id: (custom_id.startswith(AT_THE_END), custom_id),
)
OFFERED_NOWHERE = {
    "settings": {
        "settings:language": ["xx", ""],
        "settings:reminders": ["zz", "direct-999999", "direct-0", "direct-x", "nowhere-1e3"],
        "settings:switches": ["nonsense"],
        "settings:face": ["nonsense", ""],
    },
    "setup": {
        "setup:most": ["999999", "-1", "x", "٣", "9" * 100],
        "setup:each": ["1001", "1.5"],
        "setup:undo": ["nonsense"],
        "setup:absent": [""],
    },
    "table new": {
        "wizard:game": ["chess"],
        "wizard:players": ["9-9", "x"],
        "wizard:rules": ["nonsense=1", "begin=1"],
        "wizard:levels": ["godlike"],
        "add@1": ["godlike", ""],
        "board:1:stage": ["x", "-1", "9" * 100],
        "pieces:splendor": ["9999", "x"],
        "invite@1": ["x"],
        "wizard:more:zz.zz.1.zz.en": [],
        "wizard:open:ask.remind.9999.all.en": [],
    },
}
"""For each select below an answer to a command, what an older or forged menu might hold."""
OLD = "That menu is old, so I did nothing."
OLD_COMMAND = "That command, or a choice in it, is old, so I did nothing."


def button(custom_id: str) -> Json:
    part = {"type": 2, "style": 2, "label": "Old", "custom_id": custom_id}
    return {"type": 1, "components": [part]}


def menu(custom_id: str, *values: str) -> Json:
    options = [{"label": f"Old {n}", "value": value} for n, value in enumerate(values)]
    part = {"type": 3, "custom_id": custom_id, "min_values": 0, "max_values": len(values)}
    return {"type": 1, "components": [{**part, "options": options}]}


def with_old(evening: Evening, message: Message, row: Json) -> Message:
    """The message with buttons or a menu of an earlier version."""
    now = evening.now(message)
    return evening.stand_in.world.change_message(replace(now, components=(row,)))


async def pressed(
    evening: Evening, who: User, message: Message, custom_id: str, values: Sequence[str] | None
) -> Interaction:
    """Press an old button below a message, or pick from an old select."""
    if values is None:
        old = with_old(evening, message, button(custom_id))
        return await evening.stand_in.people.click(who, old, custom_id)
    old = with_old(evening, message, menu(custom_id, *values))
    return await evening.stand_in.people.pick(who, old, custom_id, *values)


@pytest.mark.timeout(600)
async def test_what_one_person_is_answered_takes_the_place_of_nothing_that_all_see(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    post = await evening.table_calling(ann, thread)
    evening.forgive(400, 404)
    for custom_id in PRESSED:
        for values in (None, ["1"]):
            done = await pressed(evening, ann, post, custom_id, values)
            assert not done.failed, custom_id
            assert done.answer is not AnswerKind.UPDATE, custom_id
            assert done.original != post.id or not done.amended, custom_id
            if done.answer in {AnswerKind.MESSAGE, AnswerKind.DEFER}:
                answer = await reply(evening.stand_in, done)
                assert answer.only_for == ann.id or custom_id in SHOWN_TO_ALL, custom_id


@pytest.mark.parametrize("entry", ["still", "animation:off"])
async def test_what_a_form_asks_now_may_still_be_picked_in_an_earlier_wizard(
    evening: Evening, ann: User, entry: str
) -> None:
    wizard = await evening.slash(ann, evening.games, "table new")
    await pressed(evening, ann, wizard, "wizard:rules", [entry])
    await evening.until(lambda: "Animations are off." in evening.now(wizard).content)
    opened = await evening.press(ann, evening.now(wizard), "wizard:table")
    assert form_values(opened)["boxes"] == "animation"


@pytest.mark.parametrize("command", OFFERED_NOWHERE)
async def test_a_value_that_no_menu_offers_is_not_stored(
    evening: Evening, ann: User, command: str
) -> None:
    if command == "table new":
        await evening.slash(ann, evening.games, command, game="pebbles", seats=2)
    shown = await evening.slash(ann, evening.games, command)
    before = (await evening.slash(ann, evening.games, "settings")).content
    for custom_id, offered in OFFERED_NOWHERE[command].items():
        for value in offered:
            done = await pressed(evening, ann, shown, custom_id, [value])
            assert OLD in (await reply(evening.stand_in, done)).content, (custom_id, value)
        done = await pressed(evening, ann, shown, custom_id, None)
        assert OLD in (await reply(evening.stand_in, done)).content, custom_id
    assert (await evening.slash(ann, evening.games, "settings")).content == before
    if command != "table new":
        again = await evening.slash(ann, evening.games, command)
        assert again.content == shown.content
    else:
        table = await evening.slash(ann, evening.games, "table show", table="1")
        assert "Cog" not in text_of(table)


async def test_a_form_of_an_earlier_version_stores_nothing_unknown(
    evening: Evening, ann: User
) -> None:
    settings = await evening.slash(ann, evening.games, "settings")
    opened = await evening.press(ann, settings, "settings:exactly")
    done = await evening.stand_in.people.submit(older(opened, "language"), language="xx")
    assert OLD in (await reply(evening.stand_in, done)).content
    wizard = await evening.slash(ann, evening.games, "table new")
    for form, fields in (
        ("wizard:more", ("undo", "absent", "hints")),
        ("wizard:table", ("boxes", "pace", "language")),
    ):
        for field in fields:
            opened = await evening.press(ann, wizard, form)
            done = await evening.stand_in.people.submit(older(opened, field), **{field: "xx"})
            assert OLD in (await reply(evening.stand_in, done)).content
    again = await evening.slash(ann, evening.games, "settings")
    assert again.content == settings.content


def older(opened: Interaction, field: str) -> Interaction:
    """The same form, with one choice that there is not any more."""
    assert opened.modal is not None
    for label in opened.modal["components"]:
        if label["component"]["custom_id"] == field:
            label["component"]["options"].append({"label": "Old", "value": "xx"})
    return opened


@pytest.mark.parametrize(
    "custom_id", ["dance@1", "ask:1:2", "hand@" + "1" * 19, "settings:language", "settings"]
)
async def test_what_is_not_below_a_message_is_answered_and_does_nothing(
    evening: Evening, ann: User, custom_id: str
) -> None:
    notice = await evening.slash(ann, evening.games, "table new", game="pebbles", seats=2)
    for values in ([], ["ru"]):
        forged = await evening.stand_in.faults.forge(ann, notice, custom_id, *values)
        assert OLD in (await reply(evening.stand_in, forged)).content
    old = await pressed(evening, ann, notice, "dance@1", None)
    assert OLD in (await reply(evening.stand_in, old)).content


async def test_a_command_takes_no_option_that_it_does_not_offer(
    evening: Evening, ann: User
) -> None:
    before = [await evening.slash(ann, evening.games, line) for line in ("settings", "setup")]

    async def sent(line: str, /, **options: Any) -> str:
        """Send options as no client of today would."""
        typed = forms.command(evening.stand_in.world, ann, evening.games, line, {})
        inner = typed
        for _ in line.split()[1:]:
            inner = inner["options"][0]
        kinds = {str: 3, int: 4, bool: 5}
        inner["options"] = [
            {"type": kinds[type(value)], "name": name, "value": value}
            for name, value in options.items()
        ]
        put = evening.stand_in.open_interactions.put
        done = await put(InteractionKind.COMMAND, ann.id, evening.games.id, typed)
        return (await reply(evening.stand_in, done)).content

    for line, options in (
        ("settings", {"language": "xx"}),
        ("settings", {"reminders": "zz"}),
        ("settings", {"hours": 999_999}),
        ("settings", {"most": 0}),
        ("settings", {"direct": "yes"}),
        ("setup", {"tables": "nowhere"}),
        ("setup", {"who": "nobody"}),
        ("setup", {"most": -5}),
        ("setup", {"each": "5"}),
        ("setup", {"undo": "zz"}),
        ("table new", {"game": "chess"}),
        ("table new", {"game": "pebbles", "language": "xx"}),
        ("table new", {"game": "pebbles", "computers": 1, "level": "godlike"}),
        ("table new", {"game": "pebbles", "hints": "zz"}),
        ("board", {"step": -1}),
        ("board", {"table": 1}),
        ("learn", {"game": "chess"}),
    ):
        assert OLD_COMMAND in await sent(line, **options), (line, options)
    after = [await evening.slash(ann, evening.games, line) for line in ("settings", "setup")]
    assert [one.content for one in after] == [one.content for one in before]
    assert evening.stand_in.world.threads_of(evening.games) == []
