"""Parts of what is sent to Discord, and the complaints about it."""

from typing import Any

from bot.sandbox.things import Json


def button(**changes: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Join", "custom_id": "join", **changes}


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def options(count: int, **changes: Any) -> list[Json]:
    return [{"label": f"Option {n}", "value": f"v{n}", **changes} for n in range(count)]


def select(count: int = 2, **changes: Any) -> Json:
    return {"type": 3, "custom_id": "pick", "options": options(count), **changes}


def text(content: str = "words") -> Json:
    return {"type": 10, "content": content}


def complaints(tree: Json, path: str = "") -> dict[str, list[str]]:
    """The codes of an error tree by path."""
    found: dict[str, list[str]] = {}
    for key, node in tree.items():
        if key == "_errors":
            found[path] = [error["code"] for error in node]
        else:
            found |= complaints(node, f"{path}.{key}".removeprefix("."))
    return found
