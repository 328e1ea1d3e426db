"""Evenings on which people say how they would like to be told of things."""

from pathlib import Path

import pytest

from bot.sandbox.limits.components import walk
from bot.sandbox.server import StandIn
from bot.sandbox.things import User
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening, bot_at, form_values, marked
from tests.bot.wire import reply


async def test_settings_are_shown_to_their_owner_alone(evening: Evening, ann: User) -> None:
    shown = await evening.slash(ann, evening.games, "settings")
    assert shown.only_for == ann.id
    assert "by direct message after 24 hours, at most 3 per turn" in shown.content
    assert "22:00 to 8:00" in shown.content


async def test_a_chosen_language_goes_before_that_of_discord(
    evening: Evening, ann: User, theo: User
) -> None:
    shown = await evening.slash(ann, evening.games, "settings", language="ru")
    assert "Ваши настройки" in shown.content
    await evening.begun(ann, theo)
    assert "Ваш ход." in (await evening.hand(ann)).content


async def test_with_no_language_chosen_discords_is_spoken_again(
    evening: Evening, ann: User
) -> None:
    await evening.slash(ann, evening.games, "settings", language="ru")
    assert (
        "Your settings"
        in (await evening.slash(ann, evening.games, "settings", language="discord")).content
    )


async def test_a_chosen_language_outlasts_a_restart(stand_in: StandIn, tmp_path: Path) -> None:
    evening = Evening(stand_in)
    ann = evening.person("ann")
    async with bot_at(stand_in, tmp_path):
        await evening.slash(ann, evening.games, "settings", language="ru")
    async with bot_at(stand_in, tmp_path):
        assert "Заготовок нет" in (await evening.slash(ann, evening.games, "orders")).content


async def test_whoever_wants_no_direct_messages_gets_none_and_plays_at_the_table(
    evening: Evening, ann: User, theo: User
) -> None:
    await evening.slash(ann, evening.games, "settings", direct=False)
    thread = await evening.begun(ann, theo)
    await evening.hand(theo)
    assert evening.stand_in.world.conversation(ann) is None
    hand = await evening.answer(ann, await evening.table_calling(ann, thread), "hand@")
    assert "**Ann** takes 2" in (await evening.confirm(ann, hand, "take", "2")).content


async def test_whoever_wants_direct_messages_again_gets_their_hands(
    evening: Evening, ann: User, theo: User
) -> None:
    await evening.slash(ann, evening.games, "settings", direct=False)
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    await evening.slash(ann, thread, "settings", direct=True)
    assert "Your turn." in (await evening.hand(ann)).content


async def test_warnings_are_turned_off(evening: Evening, ann: User) -> None:
    line = "Warn me of what a move may lead to: "
    assert f"{line}on" in (await evening.slash(ann, evening.games, "settings")).content
    await evening.slash(ann, evening.games, "settings", warnings=False)
    assert f"{line}off" in (await evening.slash(ann, evening.games, "settings")).content


@pytest.mark.parametrize(
    ("typed", "language", "offered"),
    [
        ("berl", "en", ("Berlin, Germany", "Europe/Berlin")),
        ("мос", "ru", ("Москва, Россия", "Europe/Moscow")),
        ("Киев", "en", ("Kyiv, Ukraine", "Europe/Kyiv")),
        ("беларусь", "ru", ("Минск, Беларусь", "Europe/Minsk")),
    ],
)
async def test_a_time_zone_is_found_by_its_city_and_its_country(
    evening: Evening, ann: User, typed: str, language: str, offered: tuple[str, str]
) -> None:
    await evening.slash(ann, evening.games, "settings", language=language)
    suggested = await evening.stand_in.people.autocomplete(
        ann, evening.games, "settings", "zone", zone=typed
    )
    assert (suggested[0]["name"], suggested[0]["value"]) == offered


async def test_the_time_of_a_zone_is_told(evening: Evening, ann: User, clock: Clockwork) -> None:
    shown = await evening.slash(
        ann, evening.games, "settings", zone="europe/berlin", quiet="23 - 7"
    )
    assert "Berlin (now 09:00)" in shown.content
    assert "23:00 to 7:00" in shown.content


@pytest.mark.parametrize(
    ("options", "refusal"),
    [({"zone": "Atlantis"}, "no city “Atlantis”"), ({"quiet": "late"}, "for example 22-8")],
    ids=["zone", "hours"],
)
async def test_what_cannot_be_understood_is_refused(
    evening: Evening, ann: User, options: dict[str, str], refusal: str
) -> None:
    assert refusal in (await evening.slash(ann, evening.games, "settings", **options)).content


async def test_settings_are_changed_in_place_by_the_selects_under_them(
    evening: Evening, ann: User
) -> None:
    shown = await evening.slash(ann, evening.games, "settings", hours=30, quiet="5-6")
    for field, picked, line in (
        ("reminders", ["thread-30"], "at the table after 30 hours, at most 3 per turn"),
        ("reminders", ["direct-12"], "by direct message after 12 hours, at most 3 per turn"),
        ("quiet", ["0-0"], "Quiet hours: off"),
        ("quiet", ["22-7"], "Quiet hours: 22:00 to 7:00"),
        ("zone", ["Asia/Tokyo"], "Time zone: Tokyo"),
        ("switches", ["next"], "Direct messages: off"),
        ("switches", ["direct", "confirm"], "Ask me to confirm: every move"),
        ("switches", [], "Ask me to confirm: only moves"),
        ("reminders", ["nowhere"], "Reminders: off"),
    ):
        changed = await evening.choose(ann, shown, f"settings:{field}", *picked)
        assert changed.id == shown.id
        assert line in changed.content
        assert marked(changed, f"settings:{field}") == picked
        shown = changed
    assert (await evening.slash(ann, evening.games, "settings")).content == shown.content


async def test_what_names_a_menu_of_switches_says_nothing_of_how_they_stand(
    evening: Evening, ann: User
) -> None:
    shown = await evening.slash(ann, evening.games, "settings")
    named = [part["placeholder"] for part in walk(shown.components) if "options" in part]
    assert named[-1] == "What is on"  # a screen reader says it before what is on
    assert not [name for name in named if ":" in name]


async def test_settings_are_typed_into_a_form(evening: Evening, ann: User) -> None:
    people = evening.stand_in.people
    shown = await evening.slash(ann, evening.games, "settings")
    opened = await evening.press(ann, shown, "settings:exactly")
    typed = {"hours": "30", "most": "5", "quiet": "5-6", "zone": "tokyo", "language": "ru"}
    done = await reply(evening.stand_in, await people.submit(opened, **typed))
    assert done.id == shown.id
    for line in ("Язык: русский", "через 30 ч, не больше 5", "5:00", "Токио"):
        assert line in done.content, line
    opened = await evening.press(ann, done, "settings:exactly")
    assert form_values(opened) == typed | {"zone": "Токио"}
    again = await reply(evening.stand_in, await people.submit(opened, language="discord"))
    assert "Language: same as your Discord" in again.content
    assert "after 30 hours, at most 5" in again.content


@pytest.mark.parametrize(
    ("field", "value", "reason", "kept"),
    [
        ("hours", "999", "“999” isn’t a number from 1 to 168.", "after 24 hours, at most 5"),
        ("quiet", "late", "two hours of the day", "Quiet hours: 22:00 to 8:00"),
        ("zone", "Nowhere", "There is no city “Nowhere”", "Quiet hours: 5:00 to 6:00"),
        ("zone", "EST", "type New York", "Quiet hours: 5:00 to 6:00"),
    ],
)
async def test_a_wrong_field_of_the_form_loses_none_of_the_others(
    evening: Evening, ann: User, field: str, value: str, reason: str, kept: str
) -> None:
    people = evening.stand_in.people
    shown = await evening.slash(ann, evening.games, "settings")
    opened = await evening.press(ann, shown, "settings:exactly")
    right = {"hours": "30", "most": "5", "quiet": "5-6", "zone": "Tokyo", "language": "en"}
    typed = right | {field: value}
    wrong = await reply(evening.stand_in, await people.submit(opened, **typed))
    assert wrong.id == shown.id
    for line in (reason, "What you typed is kept", kept, "Language: English"):
        assert line in wrong.content, line
    opened = await evening.press(ann, wrong, "settings:exactly")
    assert form_values(opened) == typed
    done = await reply(evening.stand_in, await people.submit(opened, **{field: right[field]}))
    for line in ("after 30 hours, at most 5", "Quiet hours: 5:00 to 6:00", "Time zone: Tokyo"):
        assert line in done.content, line
    assert "What you typed" not in done.content
    opened = await evening.press(ann, done, "settings:exactly")
    assert form_values(opened) == right


async def test_a_refused_time_zone_does_not_lose_the_quiet_hours_of_the_command(
    evening: Evening, ann: User
) -> None:
    shown = await evening.slash(ann, evening.games, "settings", zone="Atlantis", quiet="5-6")
    assert "no city “Atlantis”" in shown.content
    assert "Quiet hours: 5:00 to 6:00" in shown.content
