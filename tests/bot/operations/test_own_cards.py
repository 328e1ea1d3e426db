"""Own cards: exported, changed, played with, and found again elsewhere; wrong ones are refused."""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from click.testing import CliRunner

from bot.app import run
from bot.client import Parlour
from bot.commands.table_export import file_of
from bot.hosting.host import Host, open_host
from bot.operations.cli import main
from bot.store import Person, Store, TableId, TableRow, UserId, open_store
from bot.workers.game_checks import check
from bot.workers.own_cards import (
    Archive,
    CardFolder,
    cards_in_force,
    environment,
    known_in,
    printed,
)
from bot.workers.picture_worker import NOT_AHEAD, PICTURES, Subject
from bot.workers.pool import ProcessPool
from games import OURS
from games.automa import stroll
from games.chance import Chance
from games.codec import replace_components
from games.engine import Seat
from games.library import Library, open_library
from games.moves import Action, Illegal
from games.splendor.catalogue import CARDS as GAME_CARDS
from tests.bot.evenings.evening import Evening
from tests.bot.tab import sandbox
from tests.bot.wire import PATIENCE, SOON, logged_in, standing
from tests.library import LIBRARY

ANN = Person(UserId(1), "Ann", "en-US")
Change = Callable[[dict[str, Any]], None]


def cheaper(cards: dict[str, Any]) -> None:
    cards["levels"]["1"][3]["cost"]["red"] += 1


def richer(cards: dict[str, Any]) -> None:
    cards["money"][-1] = 30


def fewer(cards: dict[str, Any]) -> None:
    cards["planning_boards"]["2-3"][0]["cards"] = 4


def smaller(cards: dict[str, Any]) -> None:
    cards["buildings"][0]["shape"] = ["##", "##"]


PLIES = 8
CHANGES: dict[str, Change] = {
    "splendor": cheaper,
    "splendor-duel": cheaper,
    "high-society": richer,
    "princes-of-florence": smaller,
    "last-will": fewer,
}


async def said_by(*words: str | Path, **environment: str) -> tuple[int, str]:
    """How a command ended, and what it said; in a thread, as it has an event loop of its own."""
    call = [str(word) for word in words]
    result = await asyncio.to_thread(CliRunner().invoke, main, call, obj=run, env=environment)
    return result.exit_code, result.output


async def changed(data: Path, game: str, change: Change) -> Path:
    """Export a game's cards to where own ones are read, and change them there."""
    file = data / "cards" / f"{game}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    code, said = await said_by("cards", game, "--export", file)
    assert code == 0, said
    written = json.loads(file.read_text("utf-8"))
    change(written["cards"])
    file.write_text(json.dumps(written), "utf-8")
    return file


@pytest.fixture(autouse=True)
def apart() -> Iterator[None]:
    """Give the modules of games back that other tests know: own cards hold for a whole process."""
    roots = tuple(f"{top}.{name}." for top in ("games", "renderers") for name in OURS)

    def loaded() -> dict[str, ModuleType]:
        return {
            name: module for name, module in sys.modules.items() if f"{name}.".startswith(roots)
        }

    before = loaded()
    yield
    for name in loaded():
        del sys.modules[name]
    for game in LIBRARY.games:
        assert game.components is not None
        replace_components(game.home, game.components.file, None)
    sys.modules.update(before)
    for name, module in before.items():
        parent, _, attribute = name.rpartition(".")
        setattr(sys.modules[parent], attribute, module)


async def played(store: Store, library: Library, game: str) -> tuple[Host, TableRow]:
    """A table of a game whose first moves are made at random."""
    host, chance = open_host(store, library), Chance(5)
    seats = known_in(library, game).rules.seats[0]
    row = await host.seating.open(
        game, ANN, size=seats, automas=seats - 1, language="en", guild=7, channel=8
    )
    for _ in range(PLIES):
        await step(host, row.id, chance)
    return host, await host.tables.row(row.id)


async def step(host: Host, table: TableId, chance: Chance) -> None:
    """Let whoever must act do something at random that is legal."""
    while True:
        position = await host.tables.position(table)
        decision = chance.pick(position.table.waiting)
        action = stroll(decision.ask(position.table), chance)
        assert isinstance(action, Action)
        with suppress(Illegal):
            if position.row.seats[decision.seat].user is None:
                await host.moves.play_automa(table, position.row.ply, decision.seat, action)
            else:
                await host.moves.play(table, position.row.ply, ANN.id, action)
            return


@asynccontextmanager
async def kept_in(data: Path) -> AsyncIterator[tuple[Store, Library]]:
    """What the bot opens when it starts in a data folder."""
    store = await open_store(data / "parlour.db")
    try:
        yield store, open_library(own=await cards_in_force(data, store))
    finally:
        await store.database.close()


@pytest.mark.parametrize("game", CHANGES)
async def test_a_record_with_own_cards_is_replayed_where_their_file_is(
    game: str, tmp_path: Path
) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "table.json"
    mine = await changed(here, game, CHANGES[game])
    async with kept_in(here) as (store, library):
        host, row = await played(store, library, game)
        assert row.game == known_in(library, game).key != game
        await host.closing.end(await host.tables.row(row.id), Seat(0))
        file.write_bytes(await file_of(host, row.id))
    code, said = await said_by("import", file, "--player", "1=7", "--data", there)
    assert code == 1
    assert f"put their file as {game}.json into the folder “cards”" in said
    (there / "cards").mkdir()
    shutil.copy(mine, there / "cards")
    assert (await said_by("import", file, "--player", "1=7", "--data", there))[0] == 0
    replays = [(await said_by("replay", "--data", data))[1] for data in (here, there)]
    assert replays[0] == replays[1]
    assert row.game in replays[0]
    code, said = await said_by("doctor", "--data", there)
    assert code == 0, said
    assert f"ok   New tables have own cards of {game}" in said
    assert "the record leads to the snapshot." in said


async def test_cards_stay_in_force_while_a_table_is_under_way_whatever_becomes_of_the_file(
    tmp_path: Path,
) -> None:
    mine = await changed(tmp_path, "splendor", cheaper)
    async with kept_in(tmp_path) as (store, library):
        _, row = await played(store, library, "splendor")
    mine.unlink()
    shutil.rmtree(tmp_path / "cards" / "kept")  # as after a backup is put back elsewhere
    async with kept_in(tmp_path) as (store, library):
        host, newer = await played(store, library, "splendor")
        await step(host, row.id, Chance(1))
        kept = await host.tables.position(row.id)
        assert newer.game == row.game == kept.game.key != "splendor"
        assert kept.row.ply == PLIES + 1
        rules = sys.modules[type(kept.table).__module__.removesuffix(".table")]
        assert rules.CARDS["1-04"].cost.total == GAME_CARDS["1-04"].cost.total + 1
        for table in (row, newer):
            await host.closing.end(await host.tables.row(table.id), Seat(0))
    async with kept_in(tmp_path) as (store, library):
        host, printed_row = await played(store, library, "splendor")
        assert printed_row.game == "splendor"
        with pytest.raises(Illegal) as refused:
            await host.tables.position(row.id)
        assert refused.value.text.key == "table-unknown-cards"


async def test_a_file_waits_for_the_tables_that_are_under_way(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with kept_in(tmp_path) as (store, library):
        await played(store, library, "splendor")
        await changed(tmp_path, "splendor", cheaper)
        assert await cards_in_force(tmp_path, store) == {}
    assert "splendor is played as splendor while tables of it are under way (1)" in caplog.text


@pytest.mark.parametrize("damaged", [b"", b"\xff\xfe", b'{"levels": {}}'])
async def test_cards_whose_file_was_damaged_are_written_anew(
    tmp_path: Path, store: Store, damaged: bytes
) -> None:
    mine = await changed(tmp_path, "splendor", cheaper)
    await cards_in_force(tmp_path, store)
    mine.unlink()
    (kept,) = (tmp_path / "cards" / "kept").iterdir()
    whole = kept.read_bytes()
    kept.write_bytes(damaged)
    await cards_in_force(tmp_path, store)
    game = Archive(tmp_path).find(kept.stem)
    assert game is not None
    assert game.key == kept.stem
    assert kept.read_bytes() == whole
    assert await store.key_values.get("cards") == json.dumps({kept.stem: whole.decode()})


async def test_own_cards_are_drawn_by_the_process_that_draws(tmp_path: Path) -> None:
    await changed(tmp_path, "high-society", richer)
    async with kept_in(tmp_path) as (store, library):
        host, row = await played(store, library, "high-society")
        position = await host.tables.position(row.id)
        told = environment(tmp_path, await cards_in_force(tmp_path, store))
        pool = ProcessPool(PICTURES, 1, environment={**told, NOT_AHEAD: "yes"})
        sheet = await pool.run(Subject(position.game, position.table, Seat(0), "en", row.names))
        await pool.close()
    assert not sheet.trouble
    assert sheet.still
    assert "30" in sheet.text


WRONG: dict[str, tuple[str, Change, str]] = {
    "a word": ("splendor", lambda c: c["nobles"][0].update(points="3"), "nobles/N-01/points is"),
    "half a point": ("splendor", lambda c: c["nobles"][0].update(points=1.5), "1.5, no integer"),
    "a colour": ("splendor", lambda c: c["levels"]["2"][0].update(bonus="pink"), "is 'pink', and"),
    "too much": ("splendor", lambda c: c["levels"]["1"][0].update(points=90), "is 90, and may be"),
    "a card less": ("splendor", lambda c: c["levels"]["3"].pop(), "has 19 entries, not 20"),
    "one twice": (
        "splendor",
        lambda c: c["nobles"].__setitem__(0, c["nobles"][1]),
        "nobles/N-01 is missing",
    ),
    "another bonus": (
        "splendor",
        lambda c: c["levels"]["1"][0].update(bonus="red"),
        "levels/1/bonus/white comes to 7, and must come to 8",
    ),
    "a token less": ("splendor-duel", lambda c: c["tokens"].update(red=3), "tokens comes to 24"),
    "a fifth red card": ("high-society", lambda c: c["status"][0].update(red=True), "comes to 5"),
    "equal money": ("high-society", lambda c: c["money"].__setitem__(1, 1), "out of order"),
    "a house that gains": (
        "last-will",
        lambda c: next(one for one in c["cards"] if len(one.get("values", "")) > 1)[
            "values"
        ].sort(),
        "values is [",
    ),
    "torn": (
        "princes-of-florence",
        lambda c: c["buildings"][0].update(shape=["#.#"]),
        "buildings/university/shape is #.#, which is not one piece",
    ),
    "too long": (
        "princes-of-florence",
        lambda c: c["landscapes"][0].update(shape=["########"]),
        "which is not the estate or does not fit on it",
    ),
    "a price that nobody can pay": (
        "princes-of-florence",
        lambda c: c["action_price"].update(bonus=250),
        "action_price/bonus comes to 250",
    ),
}


@pytest.mark.parametrize(("game", "change", "why"), WRONG.values(), ids=WRONG)
async def test_a_wrong_file_is_one_line_and_the_bot_does_not_start(
    game: str, change: Change, why: str, tmp_path: Path
) -> None:
    await changed(tmp_path, game, change)
    code, said = await said_by("run", "--data", tmp_path, PARLOUR_TOKEN="no-token")
    assert code == 1
    assert said.startswith(f"Error: {tmp_path / 'cards' / game}.json: ")
    assert why in said
    assert said.count("\n") == 1
    assert (await said_by("cards", game, "--data", tmp_path))[0] == 1
    assert f"AMISS {tmp_path}" in (await said_by("doctor", "--data", tmp_path))[1]


@pytest.mark.parametrize(
    ("name", "written", "why"),
    [
        ("splendor", "{", "is no JSON"),
        ("splendor", '{"game": "last-will"}', "holds no cards of splendor"),
        ("splendor", '{"game": "splendor", "format": 2, "cards": {}}', "is of format 2"),
        ("splendor", "\udcff", "is no text in UTF-8"),
        ("tiddlywinks", "{}", "There is no game tiddlywinks"),
    ],
)
async def test_another_file_is_refused(name: str, written: str, why: str, tmp_path: Path) -> None:
    file = tmp_path / "bot" / "cards" / f"{name}.json"
    file.parent.mkdir(parents=True)
    file.write_text(written, "utf-8", "surrogateescape")
    for command in (
        ("run", "--data", tmp_path / "bot"),
        ("sandbox", "--data", tmp_path, "--no-open", "--port", "0"),
    ):
        code, said = await said_by(*command, PARLOUR_TOKEN="no-token")
        assert (code, said.count("\n")) == (1, 1)
        assert said.startswith(f"Error: {file} ")
        assert why in said


async def test_the_sandbox_says_which_own_cards_it_plays_with(tmp_path: Path) -> None:
    await changed(tmp_path / "bot", "splendor", CHANGES["splendor"])
    async with sandbox(tmp_path) as (process, _):
        assert process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while not (line := await process.stdout.readline()).strip().startswith(b"New tables"):
                assert line
        assert b"own cards of splendor (digest " in line


async def test_a_file_that_windows_has_saved_is_read(tmp_path: Path) -> None:
    file = await changed(tmp_path, "splendor", CHANGES["splendor"])
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())  # an editor there puts this first
    assert [*CardFolder(tmp_path).wanted(open_library())] == ["splendor"]


@pytest.mark.parametrize("game", CHANGES)
async def test_an_export_is_as_printed_and_replaces_nothing(game: str, tmp_path: Path) -> None:
    file = await changed(tmp_path, game, lambda _: None)
    assert (await said_by("cards", game, "--data", tmp_path))[
        1
    ] == f"{game} is played as printed.\n"
    assert CardFolder(tmp_path).wanted(LIBRARY) == {}
    assert json.loads(file.read_text("utf-8"))["cards"] == printed(known_in(LIBRARY, game))
    code, said = await said_by("cards", game, "--export", file)
    assert (code, said.count("\n")) == (1, 1)


async def test_the_rules_name_the_own_cards_that_a_game_is_played_with(tmp_path: Path) -> None:
    await changed(tmp_path, "splendor", cheaper)
    async with kept_in(tmp_path) as (store, library), standing() as stand_in:
        own = known_in(library, "splendor")
        async with logged_in(Parlour(store, library, **SOON), stand_in):
            evening = Evening(stand_in)
            ask = partial(evening.slash, evening.person("ann"), evening.games, "rules")
            with_own = await ask(game="splendor")
            with_printed = await ask(game="high-society")
    remark = "whoever runs this bot has put in their own cards"
    assert f"{remark} ({own.own_cards})" in with_own.content
    assert remark not in with_printed.content


@pytest.mark.parametrize("game", CHANGES)
async def test_nothing_of_the_printed_game_is_left_where_own_cards_are_in_force(
    game: str, tmp_path: Path
) -> None:
    await changed(tmp_path, game, CHANGES[game])
    # Kept alive: what comes later must not get the place of one that is gone.
    printed = [module for name, module in sys.modules.items() if of(game, name)]
    own = CardFolder(tmp_path).wanted(open_library())
    library = open_library(check, own)
    assert known_in(library, game).own_cards == own[game].digest
    mine = {name: module for name, module in [*sys.modules.items()] if of(game, name)}
    assert len(mine) > 20
    assert not {id(module) for module in printed} & {id(module) for module in mine.values()}
    stale = {
        f"{module.__name__}.{name}"
        for module in mine.values()
        for name, value in vars(module).items()
        if isinstance(value, type)
        and of(game, value.__module__)
        and getattr(mine[value.__module__], value.__name__, value) is not value
    }
    assert not stale


def of(game: str, module: str) -> bool:
    """Whether a module belongs to a game: to its rules or to its pictures."""
    top, _, rest = module.partition(".")
    return top in {"games", "renderers"} and rest.split(".")[0] == game.replace("-", "_")
