"""Whether a game has what `make new-game` does not lay out, but every game in this repository has.

The tests that look closely fail one by one. This one lists at once what is not there at all, and
for each thing where it goes and where there is an example.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from games.guide import FILE as GUIDE
from games.lesson import FILE as LESSON
from games.package import AnyGame
from games.questions import Pick
from renderers.scenes import Scene
from renderers.words import LANGUAGES
from tests.games.playing import first_table, moments
from tests.games.test_complete import ROOT, digest, room_of
from tests.games.test_turn_notes import kinds
from tests.guides import page_at
from tests.library import GAMES, primer_of, scenes
from tests.renderers.test_motion import DECISIVE
from tests.renderers.test_sizes import STANDINGS

IN_MIND = {
    "habit": "a sensible move: like games/splendor/mind/habits.py",
    "consider": "the moves worth a thought: like games/splendor/mind/habits.py",
    "reasons": "why a move is good: like games/splendor/mind/reasons.py",
}
IN_TEACHING = {
    "pieces": "each with what it does: like games/splendor/teaching/pieces.py",
    "where": "where in the game a decision stands: like games/splendor/teaching/turn_notes.py",
    "introduce": "what newcomers must know: like games/splendor/teaching/turn_notes.py",
    "meant": "the piece that an answer stands for: like games/splendor/teaching/pieces.py",
    "facts": "the figures that the guide speaks of: like games/splendor/teaching/pieces.py",
    "verdict": "why a finished game was won: like games/splendor/teaching/verdict.py",
}
IN_RULES = {
    "scores": "how all stand, for the chart at the end: like games/splendor/rules/standings.py",
    "honours": "rare feats, eight to twenty: like games/splendor/honours.py",
}
IN_SCENE = {
    "moment": "what makes the last move decisive",
    "strip": "a low picture for menus",
    "large": "one card alone",
}
ENTRIES = (
    ("tests/renderers/test_motion.py", "DECISIVE", DECISIVE, "{Moment.OVER}, or more kinds"),
    ("tests/renderers/test_sizes.py", "STANDINGS", STANDINGS, "Standing(…)"),
)


def unless_given(kind: type, name: str) -> object:
    """What a field of *kind* holds where nothing is given for it."""
    (field,) = (field for field in fields(kind) if field.name == name)
    return field.default_factory() if callable(field.default_factory) else field.default


def functions(game: AnyGame) -> Iterator[str]:
    """What GAME names."""
    wanted: tuple[tuple[object, Mapping[str, str]], ...] = (
        (game.rules, IN_RULES),
        (game.mind, IN_MIND),
        (game.teaching, IN_TEACHING),
    )
    for record, fields_of in wanted:
        kind = type(record)
        for name, what in fields_of.items():
            if getattr(record, name) == unless_given(kind, name):
                yield f"games/{room_of(game)}/__init__.py: give {kind.__name__} {name}=…, {what}"


def in_sight(game: AnyGame) -> Iterator[str]:
    """What the button Rules tells of when a game begins."""
    teaching = game.teaching
    if teaching.pieces and not teaching.in_sight(
        first_table(game, game.rules.seats[0], 1, {}), None
    ):
        yield (
            f"games/{room_of(game)}/__init__.py: give Teaching in_sight=…, which says what of its"
            " pieces everybody sees at the start"
        )


def pictures(game: AnyGame) -> Iterator[str]:
    """A scene for what everybody sees, and what SCENE names."""
    shown = type(game.rules.look(first_table(game, game.rules.seats[0], 1, {}), None))
    found = [scene for scene in scenes() if scene.view is shown]
    if not found:
        yield (
            f"renderers/{room_of(game)}/__init__.py: write PICTURES with a"
            f" Scene(view={shown.__name__}, …), and name it in GAME:"
            " like tests/external_game/parlour_nim/scene.py"
        )
    for scene in found:
        for name, what in IN_SCENE.items():
            if getattr(scene, name) == unless_given(Scene, name):
                yield (
                    f"renderers/{room_of(game)}/__init__.py: give SCENE {name}=…, {what}:"
                    " like renderers/splendor/__init__.py"
                )


def refusals(game: AnyGame) -> Iterator[str]:
    """Why a usual move is not offered now."""
    played = moments(game, max(game.rules.seats), seed=2)
    asked = (moment.decision.ask(moment.before) for moment in played)
    if not any(isinstance(one, Pick) and one.unavailable for one in asked):
        yield (
            f"games/{room_of(game)}/__init__.py: give a Pick unavailable=…, why a usual move is not"
            " offered: like games/splendor/rules/rounds.py"
        )


def sentences(game: AnyGame) -> Iterator[str]:
    """What the chart and whoever meets a decision for the first time are told."""
    wanted = {"chart-title", "chart-value", "best-move", "told-last"}
    wanted |= {f"meet-{kind.waits.removeprefix('waiting-')}" for kind in kinds(game)}
    for language in LANGUAGES:
        written = FluentParser().parse(digest(game, f"words/{language}.ftl")).body
        known = {entry.id.name for entry in written if isinstance(entry, ftl.Message)}
        for key in sorted(wanted - known):
            yield f"games/{room_of(game)}/words/{language}.ftl: add the sentence '{key} = …'"


def teaching(game: AnyGame) -> Iterator[str]:
    """The lesson, the guide and its pages, the primer."""
    for name in (LESSON, GUIDE):
        if not files(game.home).joinpath(name).is_file():
            yield f"games/{room_of(game)}/{name} is missing: write it like games/splendor/{name}"
    if primer_of(game.key) is None:
        yield (
            f"renderers/{room_of(game)}/primer.py is missing, or PICTURES does not name it: write"
            " it like renderers/splendor/primer.py"
        )
    if not all(page_at(game, language).is_file() for language in LANGUAGES):
        yield f"docs/games/{game.key}.md is missing: make pictures, once the guide is written"


def entries(game: AnyGame) -> Iterator[str]:
    """What tests of all games know of each."""
    for place, name, known, entry in ENTRIES:
        if game.key not in known:
            yield f'{place}: {name} needs an entry "{game.key}": {entry}'


def texts(game: AnyGame) -> Iterator[str]:
    """What the texts of a game must tell."""
    place = f"tests/games/{room_of(game)}/facts.py"
    if not (ROOT / place).is_file():
        yield f"{place} is missing: write it like tests/games/splendor/facts.py"


DEMANDS: tuple[Callable[[AnyGame], Iterator[str]], ...] = (
    functions,
    in_sight,
    pictures,
    texts,
    refusals,
    sentences,
    teaching,
    entries,
)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_game_has_what_every_game_here_has(game: AnyGame) -> None:
    missing = [line for demand in DEMANDS for line in demand(game)]
    assert not missing, "\n  ".join([f"{game.key} lacks {len(missing)}:", *missing])
