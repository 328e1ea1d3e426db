"""A table's policy: every setting of it is kept, told, and holds when people play again."""

from __future__ import annotations

from importlib.resources import files

import pytest

from bot.hosting.host import Host
from bot.messages.button_actions import WizardField
from bot.messages.language import words_of
from bot.messages.policy import policy_lines, read_typed
from bot.messages.wizard import read_draft
from bot.messages.wizard_form import MoreSettings
from bot.store import Absence, Hints, Store, TakeBack
from bot.store.policy import SETTINGS, USUAL, PolicySetting, TablePolicy, setting_of
from games.moves import Illegal
from renderers.words import LANGUAGES, entries_of, words_for
from tests.bot.host_helpers import ANN, GAME, THEO


def other_value(setting: PolicySetting) -> str:
    """A value of a setting that is not the usual one."""
    return setting.unusual[-1] if setting.unusual else str(int(USUAL.chosen(setting)) + 1)


OTHER = USUAL.choosing({setting.key: other_value(setting) for setting in SETTINGS})


def test_the_other_policy_differs_in_every_setting() -> None:
    assert all(OTHER.chosen(setting) != USUAL.chosen(setting) for setting in SETTINGS)


async def test_whoever_plays_again_plays_with_every_setting_as_before(
    host: Host, store: Store
) -> None:
    row = await host.seating.open(
        GAME.key, ANN, size=2, policy=OTHER, language="en", guild=7, channel=8
    )
    await host.seating.join(row.id, THEO)
    await host.seating.begin(row.id, ANN.id)
    await host.proposals.end(row.id, ANN.id)
    again, new = await host.seating.again(row.id, ANN, swap=False)
    assert new
    store.database.cache.clear()
    assert (await host.tables.row(again.id)).policy == OTHER


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_setting_and_no_others(language: str) -> None:
    words, needed = words_for(language, "bot.messages"), {"policy-on", "policy-off"}
    for setting in SETTINGS:
        needed.add(f"policy-{setting.key}")
        needed |= {f"notice-policy-{setting.key}-{value}" for value in setting.unusual}
        if not setting.switch:
            needed |= {f"policy-{setting.key}-{value}" for value in setting.values}
        assert words.knows(f"name-option-{setting.key}")
    written = entries_of((files("bot.messages") / f"words/{language}.ftl").read_text("utf-8"))
    assert {key for key in written if key.startswith(("policy-", "notice-policy-"))} == needed


def test_what_another_version_wrote_is_read_as_far_as_it_is_known() -> None:
    written = {"undo": "none", "hints": "sometimes", "weather": "fine", "absent_after": "0"}
    assert TablePolicy.read(written) == TablePolicy(undo=TakeBack.NONE)
    assert TablePolicy.read({}) == USUAL
    assert TablePolicy.read(OTHER.written()) == OTHER


def test_a_value_that_there_is_not_is_refused() -> None:
    for key, value in (("undo", "sometimes"), ("absent_after", "-1"), ("weather", "fine")):
        with pytest.raises(ValueError, match=key):
            USUAL.choosing({key: value})
    with pytest.raises(TypeError):
        TablePolicy(TakeBack.NONE)  # type: ignore[call-arg]


@pytest.mark.parametrize(
    ("typed", "written", "told"),
    [
        ("48", "48", "48 hours"),
        ("1 h", "1", "an hour"),
        ("45m", "45m", "45 minutes"),
        (" 45 min. ", "45m", "45 minutes"),
        ("90 мин", "90m", "90 minutes"),
        ("1:30", "90m", "90 minutes"),
        ("120 минут", "2", "2 hours"),
        ("2 часа", "2", "2 hours"),
    ],
)
def test_a_time_is_typed_in_hours_or_minutes(typed: str, written: str, told: str) -> None:
    setting, words = setting_of("absent_after"), words_of("en")
    assert read_typed(setting, typed) == written
    policy = USUAL.choosing({"absent_after": written, "absent": "vote"})
    assert policy.chosen(setting) == written
    assert f"for {told}, the others" in "\n".join(policy_lines(policy, words))
    assert TablePolicy.read(policy.written()) == policy
    assert MoreSettings.read(MoreSettings(policy, "en").text).policy == policy


@pytest.mark.parametrize("typed", ["", "soon", "4m", "0", "1441", "86401m", "-1", "1:60", "2 days"])
def test_what_is_no_time_is_refused(typed: str) -> None:
    with pytest.raises(Illegal):
        read_typed(setting_of("absent_after"), typed)


def test_a_wizard_that_an_earlier_version_has_sent_is_read() -> None:
    more = MoreSettings.read("anything.vote.12.all.ru")
    draft = read_draft([GAME], {WizardField.RULES: ["still", "live-board"]}, more)
    assert draft.more.policy == TablePolicy(
        undo=TakeBack.ANYTHING,
        absent=Absence.VOTE,
        absent_after=12,
        hints=Hints.ALL,
        animation=False,
        live_board=True,
    )
