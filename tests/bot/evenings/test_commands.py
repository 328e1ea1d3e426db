"""The commands as Discord is told of them, and as people type them."""

import re

import pytest

from bot.sandbox.access import install
from bot.sandbox.refusals import ClientRefusal
from bot.sandbox.things import Json, User
from tests.bot.evenings.evening import Evening


def described(spec: Json) -> list[Json]:
    """A command with its sub-commands and options."""
    return [spec, *(part for option in spec.get("options", []) for part in described(option))]


async def test_every_command_is_described_in_english_and_russian(evening: Evening) -> None:
    for command in evening.stand_in.world.commands_for(None):
        for part in described(command.spec):
            assert part["description"]
            assert part["description_localizations"]["ru"] != part["description"]


async def test_every_command_and_option_has_a_russian_name_of_its_own(evening: Evening) -> None:
    commands = [command.spec for command in evening.stand_in.world.commands_for(None)]
    for siblings in (
        commands,
        *(part.get("options", []) for one in commands for part in described(one)),
    ):
        names = [part["name_localizations"]["ru"] for part in siblings]
        assert len(set(names)) == len(names)
        assert all(re.fullmatch("[а-яё]{1,32}", name) for name in names), names


async def test_games_are_offered_by_their_titles_in_the_readers_language(evening: Evening) -> None:
    table = next(
        command for command in evening.stand_in.world.commands_for(None) if command.name == "table"
    )
    games = next(part for part in described(table.spec) if part["name"] == "game")
    assert [choice["name_localizations"]["ru"] for choice in games["choices"]][:2] == [
        "Камешки",
        "Шарики",
    ]


async def test_all_commands_but_those_about_servers_work_in_direct_messages(
    evening: Evening,
) -> None:
    contexts = {
        command.name: command.spec["contexts"]
        for command in evening.stand_in.world.commands_for(None)
    }
    for name in ("setup", "leaderboard", "profile", "find", "cup"):
        assert contexts.pop(name) == [0], name
    assert contexts.pop("watch") == [0, 1]
    assert set(map(tuple, contexts.values())) == {(0, 1, 2)}


async def test_whoever_has_added_the_bot_to_their_account_has_its_commands_everywhere(
    evening: Evening, ann: User, theo: User
) -> None:
    world = evening.stand_in.world
    thread = await evening.begun(ann, theo)
    friends = world.add_guild("Friends", theo, ann, with_bot=False)
    for elsewhere in (world.add_channel(friends, "hall"), world.add_group("Ann, Theo", ann, theo)):
        with pytest.raises(ClientRefusal, match="offered here"):
            await evening.slash(theo, elsewhere, "rules", game="pebbles")
        ann = install(world, ann)
        for line, options in (
            ("rules", {"game": "pebbles"}),
            ("learn", {"game": "splendor"}),
            ("settings", {}),
            ("privacy", {}),
            ("games", {}),
            ("board", {}),
        ):
            answer = await evening.slash(ann, elsewhere, line, **options)
            assert answer.only_for == ann.id, line
    moved = await evening.slash(ann, elsewhere, "play", move="take 1")
    assert moved.only_for == ann.id
    await evening.table_saying("**Ann** takes 1", thread)


async def test_options_are_offered_one_after_the_other(evening: Evening, ann: User) -> None:
    complete = evening.stand_in.people.autocomplete
    offered = await complete(
        ann, evening.games, "table new", "options", game="pebbles", options="heap=3"
    )
    assert offered == [{"name": "Pebbles in the heap: three", "value": "heap=3"}]


async def test_after_more_than_an_option_may_hold_none_is_offered(
    evening: Evening, ann: User
) -> None:
    typed = {"game": "pebbles", "options": "x" * 300 + " "}
    assert (
        await evening.stand_in.people.autocomplete(
            ann, evening.games, "table new", "options", **typed
        )
        == []
    )


async def test_tables_are_offered_by_game_and_people(
    evening: Evening, ann: User, theo: User
) -> None:
    await evening.begun(ann, theo)
    offered = await evening.stand_in.people.autocomplete(
        theo, evening.games, "board", "table", table="ann"
    )
    assert offered == [{"name": "#1 · Pebbles · Ann, Theo", "value": "1"}]


async def test_where_a_game_is_played_it_is_told_why_nobody_sits_down(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo)
    answers = [
        await evening.slash(ann, thread, "table start"),
        await evening.slash(ingrid, thread, "table join"),
    ]
    assert all("The game has already started" in answer.content for answer in answers)


async def test_whoever_starts_a_game_of_theirs_from_elsewhere_is_told_that_it_goes_on(
    evening: Evening, ann: User, theo: User
) -> None:
    await evening.begun(ann, theo)
    answer = await evening.slash(ann, evening.games, "table start")
    assert "The game has already started" in answer.content


async def test_nobody_is_offered_the_moves_of_others(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    complete = evening.stand_in.people.autocomplete
    assert await complete(theo, thread, "play", "move") == []
    assert [
        choice["value"] for choice in await complete(ann, thread, "play", "move", move="take ")
    ] == [
        "take 1",
        "take 2",
        "take 3",
    ]


async def test_rules_are_offered_by_section_and_id(evening: Evening, ann: User) -> None:
    complete = evening.stand_in.people.autocomplete
    offered = await complete(ann, evening.games, "rules", "topic", game="pebbles", topic="tak")
    assert [choice["value"] for choice in offered] == ["2. Taking", "PB-03"]


def usable(specs: list[Json]) -> dict[str, str]:
    """How commands are typed in Russian, and what is said of them there."""
    found = dict[str, str]()
    for spec in specs:
        name = spec["name_localizations"]["ru"]
        subcommands = [part for part in spec.get("options", []) if part["type"] == 1]
        for part in subcommands:
            whole = f"{name} {part['name_localizations']['ru']}"
            found[whole] = part["description_localizations"]["ru"]
        if not subcommands:
            found[name] = spec["description_localizations"]["ru"]
    return found


async def test_all_commands_are_listed_under_the_help(evening: Evening) -> None:
    pyotr = evening.person("pyotr")
    specs = [command.spec for command in evening.stand_in.world.commands_for(None)]
    helped = await evening.slash(pyotr, evening.games, "help")
    listed = await evening.answer(pyotr, helped, "commands")
    lines = evening.said(listed).splitlines()
    assert {f"• `/{name}` – {told}" for name, told in usable(specs).items()} == {*lines}
    assert lines == sorted(lines), "who looks for one of them finds it"
    talk = evening.stand_in.world.open_conversation(pyotr)
    helped = await evening.slash(pyotr, talk, "help")
    there = evening.said(await evening.answer(pyotr, helped, "commands")).splitlines()
    assert {*there} < {*lines}
