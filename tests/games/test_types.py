"""Steps, decisions and orders name the table they work on, so that mypy holds the rules to it.

What a decision `accepts` is written twice, once for mypy and once for the engine; both must agree.
"""

from types import UnionType
from typing import Any, TypeVar, get_args, get_origin

import pytest

from games.engine import Decision, Order, Step
from games.moves import Action
from games.package import AnyGame
from tests.library import GAMES


def parameters(kind: type, base: type) -> tuple[Any, ...]:
    """What *kind* puts in the place of the type variables of *base*; nothing where it says
    nothing.
    """
    for written in getattr(kind, "__orig_bases__", ()):
        origin = get_origin(written)
        if origin is base:
            return get_args(written)
        if origin is not None and issubclass(origin, base):
            given = dict(zip(origin.__parameters__, get_args(written), strict=True))
            return tuple(_put(part, given) for part in parameters(origin, base))
    return next((parameters(one, base) for one in kind.__bases__ if issubclass(one, base)), ())


def _put(part: Any, given: dict[TypeVar, Any]) -> Any:
    if isinstance(part, TypeVar):
        return given[part]
    inner = getattr(part, "__parameters__", ())
    return part[tuple(given[one] for one in inner)] if inner else part


def named(game: AnyGame, *bases: type) -> list[type]:
    """The game's own types of these kinds."""
    return [kind for kind in game.rules.codec._named.values() if issubclass(kind, bases)]


def allowed(game: AnyGame, typed: Any) -> set[type]:
    """The actions of a game that a type allows: itself, one of a union, or what is derived from
    it.
    """
    members = {*get_args(typed)} if isinstance(typed, UnionType) else {typed}
    return {
        action
        for action in named(game, Action)
        if members & {action, *getattr(action, "__orig_bases__", ())}
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_rules_of_a_game_work_on_its_own_table(game: AnyGame) -> None:
    tables = {
        kind: parameters(kind, base)[:1]
        for base in (Step, Decision, Order)
        for kind in named(game, base)
    }
    assert tables
    assert {kind for kind, table in tables.items() if table != (game.rules.codec._table,)} == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_decision_accepts_the_actions_that_it_is_typed_for(game: AnyGame) -> None:
    for kind in named(game, Decision):
        assert issubclass(kind, Decision)
        _, typed = parameters(kind, Decision)
        assert {*kind.accepts} == allowed(game, typed), kind
