"""What travels together is handed on as one value."""

from __future__ import annotations

import ast
from pathlib import Path

import bot

TOGETHER = {"request", "position", "seat", "player", "page"}
"""What the answer to a player is made of: an `AtTable` holds it."""


def test_no_function_takes_three_of_what_travels_together() -> None:
    found = list[str]()
    for path in sorted(Path(bot.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                taken = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
                if len(TOGETHER & {argument.arg for argument in taken}) > 2:
                    found.append(f"{path.name}: {node.name}")
    assert found == []
