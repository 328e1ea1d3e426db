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

from games.chance import Chance
from games.engine import begin
from games.package import AnyGame
from renderers.words import LANGUAGES
from tests.library import GAMES, scenes

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
        written = FluentParser().parse(digest(game, place)).body
        known[language] = {entry.id.name for entry in written if isinstance(entry, ftl.Message)}
        for key in sorted(wanted - known[language]):
            yield f"games/{room_of(game)}/{place}: add the sentence '{key} = …'"
    for language in LANGUAGES:
        everywhere: set[str] = set().union(*known.values())
        for key in sorted(everywhere - known[language] - wanted):
            yield f"games/{room_of(game)}/words/{language}.ftl: add the sentence '{key} = …'"


def pieces(game: AnyGame) -> Iterator[str]:
    """What the button Rules tells of."""
    table = begin(game.rules.set_up(game.rules.seats[0], Chance(1), game.rules.chosen())).table
    if not game.teaching.pieces:
        yield f"games/{room_of(game)}/__init__.py: give GAME pieces=PIECES, each with what it does"
    elif not game.teaching.in_sight(table, None):
        yield (
            f"games/{room_of(game)}/__init__.py: give GAME in_sight=…, which says what of its"
            " pieces everybody sees at the start"
        )


def pictures(game: AnyGame) -> Iterator[str]:
    """A scene for what everybody sees."""
    table = begin(game.rules.set_up(game.rules.seats[0], Chance(1), game.rules.chosen())).table
    shown = type(game.rules.look(table, None))
    if all(scene.view is not shown for scene in scenes()):
        yield f"renderers/{room_of(game)}: give PICTURES a Scene(view={shown.__name__}, …)"


def wanted_by_tests(game: AnyGame) -> Iterator[str]:
    """The modules that the tests of all games import, and what they compare with."""
    room = room_of(game)
    wanted = {"invariants": ("INVARIANTS",), "facts": ("facts",)}
    for name, attributes in wanted.items():
        place = f"tests/games/{room}/{name}.py"
        if not (ROOT / place).is_file():
            sample = f"{SAMPLE}tests/games/sample_game/{name}.py.in"
            yield f"{place} is missing: write it like {sample}"
            continue
        module = import_module(f"tests.{game.home}.{name}")
        for attribute in attributes:
            if not getattr(module, attribute, None):
                yield f"{place} has no {attribute}: write it like tests/games/splendor/{name}.py"
    if not [*(ROOT / "tests" / "snapshots").glob(f"{game.key}-[0-9]*.json")]:
        yield (
            f"tests/snapshots/{game.key}-{game.rules.edition}.json is missing:"
            f" make test ARGS='tests/games/test_snapshots.py -k {game.key} --regenerate'"
        )
    if not (ROOT / f"tests/games/{room}/test_transcripts.py").is_file():
        sample = f"{SAMPLE}tests/games/sample_game/test_transcripts.py.in"
        yield f"tests/games/{room}/test_transcripts.py is missing: write it like {sample}"
    elif not [*(ROOT / "tests" / "transcripts" / game.key).glob("*.txt")]:
        yield (
            f"tests/transcripts/{game.key}/ is empty:"
            f" make test ARGS='tests/games/{room}/test_transcripts.py --regenerate'"
        )


DEMANDS: tuple[Callable[[AnyGame], Iterator[str]], ...] = (
    rules,
    words,
    pieces,
    pictures,
    wanted_by_tests,
)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_game_is_complete(game: AnyGame) -> None:
    missing = [line for demand in DEMANDS for line in demand(game)]
    assert not missing, "\n  ".join([f"{game.key} lacks {len(missing)}:", *missing])


def test_every_game_that_lies_here_is_one_of_the_games() -> None:
    lying = {path.parent.name for path in ROOT.glob("games/*/__init__.py")}
    left_out = sorted(lying - {room_of(game) for game in GAMES})
    remedies = [f"games/__init__.py: add the GAME of games/{room} to GAMES" for room in left_out]
    assert not remedies, "\n  ".join(["", *remedies])
