"""Who may import whom, and how much one class or function may gather.

What is forbidden stands as contracts in pyproject.toml. What alone is allowed is held here, since
it speaks of every game by its folder: a new one is held to it without a new line.
"""

import ast
import re
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parent.parent
GAMES = sorted(path.parent.name for path in (ROOT / "games").glob("*/__init__.py"))
KERNEL = (
    r"games\.(draft|engine|moves|questions|placements|chance|tally|text|codec|component|weighing"
    r"|own_cards|honours|rules|mind|proofs|puzzles|levels|teaching|package)"
)
MOST_METHODS = 20
TOGETHER = {"request", "position", "seat", "player", "page"}
"""What the answer to a player is made of: an `AtTable` holds it."""
SHOWN = r"games\.(text|rules|package|library|\w+\.(view|catalogue|events))"


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("bot", "games", "renderers", cache_dir=None)


def strangers(graph: grimp.ImportGraph, room: str, *, allowed: str) -> set[tuple[str, str]]:
    """The imports from a package to outside it that no full match of `allowed` permits."""
    inside = {room, *graph.find_descendants(room)}
    return {
        (module, origin)
        for module in inside
        for origin in graph.find_modules_directly_imported_by(module) - inside
        if not re.fullmatch(allowed, origin)
    }


def mentioned(path: Path) -> set[str]:
    """The dotted names that a module imports, or reaches as an attribute of what it imports."""
    names = set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import():
                names.update(alias.name for alias in node.names)
            case ast.ImportFrom(module=str(origin), level=0):
                names.update((origin, *(f"{origin}.{alias.name}" for alias in node.names)))
            case ast.Attribute(value=ast.Name(id=name)):
                names.add(f"{name}.{node.attr}")
    return names


def mentioning(package: str, *names: str) -> set[str]:
    """The modules of a package that mention all of these names."""
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for path in (ROOT / package).rglob("*.py")
        if mentioned(path).issuperset(names)
    }


def test_the_contracts_are_kept() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    verdict = subprocess.run(
        [linter, "--no-cache", "--no-logo"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert verdict.returncode == 0, verdict.stdout + verdict.stderr


def test_no_module_imports_itself_by_way_of_others(graph: grimp.ImportGraph) -> None:
    imported = {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}
    TopologicalSorter(imported).prepare()  # raises CycleError, which names the circle


@pytest.mark.parametrize("game", GAMES)
def test_a_game_stands_on_the_kernel_alone(graph: grimp.ImportGraph, game: str) -> None:
    assert strangers(graph, f"games.{game}", allowed=KERNEL) == set()


def test_the_kernel_knows_no_game(graph: grimp.ImportGraph) -> None:
    games = {
        module
        for game in GAMES
        for module in (f"games.{game}", *graph.find_descendants(f"games.{game}"))
    }
    kernel = graph.find_children("games") - games
    assert {
        module for module in kernel if graph.find_modules_directly_imported_by(module) & games
    } == set()


def test_renderers_see_what_a_player_may_see_and_no_more(graph: grimp.ImportGraph) -> None:
    assert strangers(graph, "renderers", allowed=SHOWN) == set()


def test_the_sandbox_knows_nothing_of_the_bot_it_serves(graph: grimp.ImportGraph) -> None:
    assert strangers(graph, "bot.sandbox", allowed="") == set()


def test_questions_become_components_in_the_menus_and_their_forms_alone() -> None:
    both = mentioning("bot", "games.questions", "discord.ui")
    assert {
        module
        for module in both
        if not re.fullmatch(r"bot\.messages\.(menus|forms)(\..+)?", module)
    } == set()


def test_canvas_and_brass_alone_draw() -> None:
    drawing = {"renderers.canvas", "renderers.pieces.brass"}
    assert mentioning("renderers", "PIL.ImageDraw") == drawing | {"renderers.art.layers"}


def own_methods(node: ast.ClassDef) -> set[str]:
    """The public methods, properties left out, that a class defines itself."""
    return {
        part.name
        for part in node.body
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)
        and not part.name.startswith("_")
        and not any(
            isinstance(mark, ast.Name) and mark.id == "property" for mark in part.decorator_list
        )
    }


def public_methods(package: str, *, apart: str) -> dict[str, int]:
    """How many public methods each class of a package has, with those of its bases in it."""
    classes = {
        node.name: node
        for path in (ROOT / package).rglob("*.py")
        if apart not in path.relative_to(ROOT).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }

    def methods(name: str) -> set[str]:
        if name not in classes:
            return set()
        bases = [base.id for base in classes[name].bases if isinstance(base, ast.Name)]
        return own_methods(classes[name]).union(*map(methods, bases))

    return {name: len(methods(name)) for name in classes}


def test_no_class_of_the_bot_has_more_than_twenty_public_methods() -> None:
    counts = public_methods("bot", apart="bot/sandbox/")
    assert len(counts) > 100
    assert {name: count for name, count in counts.items() if count > MOST_METHODS} == {}


def test_no_function_takes_three_of_what_travels_together() -> None:
    found = list[str]()
    for path in sorted((ROOT / "bot").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                taken = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
                if len(TOGETHER & {argument.arg for argument in taken}) > 2:
                    found.append(f"{path.name}: {node.name}")
    assert found == []


@pytest.mark.parametrize("module", ["bot.client", "bot.cluster.neighbours", "bot.cluster.peers"])
def test_it_does_not_matter_what_is_imported_first(module: str) -> None:
    subprocess.run([sys.executable, "-c", f"import {module}"], cwd=ROOT, check=True)
