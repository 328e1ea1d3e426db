"""Whether a game has everything that a game needs.

The other tests fail one by one, and some cannot even be collected. This one lists all that is
missing, and for each thing the line or the command that mends it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from games.package import AnyGame
from renderers.words import LANGUAGES, entries_of
from tests.library import GAMES

ROOT = Path(__file__).parent.parent.parent
NUMBERED = re.compile(r"^- \*\*([A-Z]{2})-[XT]?\d+\*\* ", re.MULTILINE)
SHORTEST_GIST, LONGEST_GIST = 200, 1000
SAMPLE = "tests/new_game/template/"


def room_of(game: AnyGame) -> str:
    return game.home.rpartition(".")[2]


def digest(game: AnyGame, name: str = "rules.md") -> str:
    path = files(game.home).joinpath(name)
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def rules(game: AnyGame) -> Iterator[str]:
    """The digest of the rules."""
    for name in ("rules.md", *(f"rules.{language}.md" for language in LANGUAGES[1:])):
        place = f"games/{room_of(game)}/{name}"
        if not digest(game, name):
            yield f"{place} is missing: write it like games/splendor/{name}"
            continue
        if not NUMBERED.search(digest(game, name)):
            yield f"{place} has no rule: begin one with '- **AB-01** ', AB being letters of its own"
        paragraphs = [
            part
            for part in digest(game, name).partition("\n## ")[0].split("\n\n")
            if not part.startswith("#")
        ]
        gist = " ".join(paragraphs[1].split()) if len(paragraphs) > 1 else ""
        if not SHORTEST_GIST < len(gist) < LONGEST_GIST:
            yield (
                f"{place}: the paragraph before the first '## ' that says what the game is about"
                f" has {len(gist)} characters: make it {SHORTEST_GIST} to {LONGEST_GIST}"
            )
    if "*Our ruling:*" not in digest(game):
        yield (
            f"games/{room_of(game)}/rules.md has no ruling: say in at least one rule what the"
            " printed rules leave open, as '*Our ruling:* …', and why"
        )
    prefixes = {other.key: set(NUMBERED.findall(digest(other))) for other in GAMES}
    for other in GAMES:
        for prefix in (
            sorted(prefixes[game.key] & prefixes[other.key]) if other.key != game.key else ()
        ):
            yield (
                f"rules begin with {prefix}- in {game.key} and in {other.key}: choose other letters"
            )


def words(game: AnyGame) -> Iterator[str]:
    """The sentences that the bot asks every game for."""
    choices = {f"choice-{choice.key}" for choice in game.rules.choices}
    choices |= {
        f"choice-{choice.key}-{key}" for choice in game.rules.choices for key in choice.options
    }
    wanted, known = {"title", "description", *choices}, dict[str, set[str]]()
    for language in LANGUAGES:
        place = f"words/{language}.ftl"
        source = digest(game, place)
        written = FluentParser().parse(source).body
        known[language] = {entry.id.name for entry in written if isinstance(entry, ftl.Message)}
        for torn in (entry for entry in written if isinstance(entry, ftl.Junk)):
            known[language] |= entries_of(torn.content or "").keys()
            for fault in torn.annotations:
                line = source.count("\n", 0, fault.span.start if fault.span else 0) + 1
                yield f"games/{room_of(game)}/{place}, line {line}: {fault.message}"
        for key in sorted(wanted - known[language]):
            yield f"games/{room_of(game)}/{place}: add the sentence '{key} = …'"
    for language in LANGUAGES:
        everywhere: set[str] = set().union(*known.values())
        for key in sorted(everywhere - known[language] - wanted):
            yield f"games/{room_of(game)}/words/{language}.ftl: add the sentence '{key} = …'"


def wanted_by_tests(game: AnyGame) -> Iterator[str]:
    """What every table of the game is held to, and what its saved tables and games are held to."""
    room = room_of(game)
    place = f"tests/games/{room}/invariants.py"
    if not (ROOT / place).is_file():
        sample = f"{SAMPLE}turns/tests/games/sample_game/invariants.py.in"
        yield f"{place} is missing: write it like {sample}"
    elif not getattr(import_module(f"tests.{game.home}.invariants"), "INVARIANTS", None):
        yield f"{place} has no INVARIANTS: write it like tests/games/splendor/invariants.py"
    if not [*(ROOT / "tests" / "snapshots").glob(f"{game.key}-[0-9]*.json")]:
        yield (
            f"tests/snapshots/{game.key}-{game.rules.edition}.json is missing:"
            f" make test ARGS='tests/games/test_snapshots.py -k {game.key} --regenerate'"
        )
    if not (ROOT / f"tests/games/{room}/test_transcripts.py").is_file():
        sample = f"{SAMPLE}common/tests/games/sample_game/test_transcripts.py.in"
        yield f"tests/games/{room}/test_transcripts.py is missing: write it like {sample}"
    elif not [*(ROOT / "tests" / "transcripts" / game.key).glob("*.txt")]:
        yield (
            f"tests/transcripts/{game.key}/ is empty:"
            f" make test ARGS='tests/games/{room}/test_transcripts.py --regenerate'"
        )
    for path in (ROOT / "tests" / "transcripts" / game.key).glob("*.txt"):
        seats = re.search(r"(\d+) seats", path.read_text(encoding="utf-8"))
        if seats is not None and int(seats[1]) not in game.rules.seats:
            yield f"{path.relative_to(ROOT)} is for {seats[0]}, which are no more: delete it"


DEMANDS: tuple[Callable[[AnyGame], Iterator[str]], ...] = (
    rules,
    words,
    wanted_by_tests,
)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_game_is_complete(game: AnyGame) -> None:
    missing = [line for demand in DEMANDS for line in demand(game)]
    assert not missing, "\n  ".join([f"{game.key} lacks {len(missing)}:", *missing])


def test_every_game_that_lies_here_is_one_of_the_games() -> None:
    lying = {path.parent.name for path in ROOT.glob("games/*/__init__.py")}
    left_out = sorted(lying - {room_of(game) for game in GAMES})
    remedies = [f'games/__init__.py: add "{room}" to OURS' for room in left_out]
    assert not remedies, "\n  ".join(["", *remedies])
