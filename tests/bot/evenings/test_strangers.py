"""Tables are for whoever sits there or sees their channel: for anybody else there is no such table,
whatever they try.

Commands are read from what the bot told Discord: whatever is added is tried as well.
"""

from collections.abc import Callable, Iterator

import pytest

from bot.sandbox import access
from bot.sandbox.things import Channel, Json, User
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.hidden import (
    FROM,
    GONE,
    HUNDRED_DIGITS,
    NONE,
    OPEN,
    RUNNING,
    elsewhere,
    hidden,
    in_private,
)


def commands(evening: Evening, option: str = "table") -> Iterator[tuple[str, Json]]:
    """Each command that takes a table, as it is typed, with what Discord was told of it."""
    for command in evening.stand_in.world.commands_for(None):
        groups = [part for part in command.spec.get("options", []) if part["type"] == 1]
        for line, spec in [(f"{command.name} {part['name']}", part) for part in groups] or [
            (command.name, command.spec)
        ]:
            if any(found["name"] == option for found in spec.get("options", [])):
                yield line, {**spec, "contexts": command.spec["contexts"]}


def offered_in(evening: Evening, place: Channel) -> list[tuple[str, Json]]:
    found = [
        (line, spec)
        for line, spec in commands(evening)
        if (0 if place.guild else 1) in spec["contexts"]
    ]
    assert len(found) >= 6
    return found


def needed(evening: Evening, spec: Json) -> dict[str, str]:
    """What must be given beside the table."""
    wanted = [part for part in spec["options"] if part.get("required")]
    assert all(part["type"] == 6 for part in wanted)
    return {part["name"]: evening.person("mei").id for part in wanted}


@pytest.mark.parametrize("place", FROM)
async def test_to_a_stranger_no_command_tells_a_hidden_table_from_none(
    evening: Evening, ann: User, theo: User, ingrid: User, place: Callable[[Evening, User], Channel]
) -> None:
    await hidden(evening, ann, theo)
    where = place(evening, ingrid)
    for line, spec in offered_in(evening, where):
        for number in (RUNNING, OPEN, NONE, HUNDRED_DIGITS):
            answer = await evening.slash(ingrid, where, line, table=number, **needed(evening, spec))
            assert (line, number, answer.content.startswith(GONE)) == (line, number, True), (
                answer.content
            )
            assert not answer.components
            assert not answer.attachments
    assert (
        "Ingrid"
        not in (
            await evening.slash(theo, in_private(evening, theo), "board", table=RUNNING, text=True)
        ).content
    )


@pytest.mark.parametrize("place", FROM)
async def test_a_stranger_is_offered_nothing_about_a_hidden_table(
    evening: Evening, ann: User, theo: User, ingrid: User, place: Callable[[Evening, User], Channel]
) -> None:
    await hidden(evening, ann, theo)
    where, complete = place(evening, ingrid), evening.stand_in.people.autocomplete
    for line, spec in offered_in(evening, where):
        for part in (part for part in spec["options"] if part.get("autocomplete")):
            for number in (RUNNING, OPEN, NONE, HUNDRED_DIGITS):
                typed = {**needed(evening, spec), "table": number} | (
                    {} if part["name"] == "table" else {part["name"]: ""}
                )
                assert await complete(ingrid, where, line, part["name"], **typed) == [], (
                    line,
                    part["name"],
                    number,
                )


@pytest.mark.parametrize("place", [elsewhere, in_private])
async def test_whoever_sits_there_commands_their_table_from_anywhere(
    evening: Evening, ann: User, theo: User, ingrid: User, place: Callable[[Evening, User], Channel]
) -> None:
    await hidden(evening, ann, theo)
    where = in_private(evening, theo) if place is in_private else place(evening, ingrid)
    for line, spec in offered_in(evening, where):
        answer = await evening.slash(theo, where, line, table=RUNNING, **needed(evening, spec))
        assert GONE not in answer.content, line


async def test_whoever_sees_the_channel_looks_at_its_tables_from_elsewhere_on_the_server(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    den = await hidden(evening, ann, theo)
    access.hide(evening.stand_in.world, den, ann, theo, ingrid)
    for line in ("board", "record", "table show"):
        assert GONE not in (await evening.slash(ingrid, evening.games, line, table=RUNNING)).content
    assert (
        "You’re in!"
        in (await evening.slash(ingrid, evening.games, "table join", table=OPEN)).content
    )


async def test_who_sees_a_channel_no_more_is_a_stranger_to_its_tables(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    await evening.begun(ann, theo)
    assert (
        GONE
        not in (
            await evening.slash(
                ingrid, evening.stand_in.world.channel_named("lobby"), "board", table="1"
            )
        ).content
    )
    access.hide(evening.stand_in.world, evening.games, ann, theo)
    assert (
        GONE
        in (
            await evening.slash(
                ingrid, evening.stand_in.world.channel_named("lobby"), "board", table="1"
            )
        ).content
    )


async def test_a_table_in_a_private_thread_is_for_those_who_are_in_it(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    world = evening.stand_in.world
    nook = world.add_thread(evening.games, "nook", private=True)
    for one in (ann, theo):
        world.add_to_thread(world.channels[nook.id], one)
    await evening.slash(ann, nook, "table new", game="pebbles", seats=2)
    assert GONE in (await evening.slash(ingrid, evening.games, "table show", table="1")).content
    assert (
        "1 of 2 seats taken" in (await evening.slash(theo, nook, "table show", table="1")).content
    )


async def test_who_has_left_a_hidden_table_is_a_stranger_there(
    evening: Evening, ann: User, theo: User
) -> None:
    await evening.slash(theo, evening.games, "table new", game="pebbles", seats=2)
    where = elsewhere(evening, theo)
    await evening.slash(ann, evening.games, "table join", table="1")
    await evening.slash(theo, where, "table leave", table="1")
    for line in ("table show", "table join"):
        assert GONE in (await evening.slash(theo, where, line, table="1")).content
