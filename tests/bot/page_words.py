"""The sentences of the sandbox's page, read from its modules: between the brackets of each stands
JSON.
"""

from __future__ import annotations

import json
import re
from functools import cache
from typing import TypeAlias

from bot.sandbox.page import STATIC

Forms: TypeAlias = dict[str, str]
"""The sentences by what their number demands; of a sentence that counts nothing, the one."""

ARGUMENT = re.compile(r"\{(\w+)\}")


@cache
def sentences(language: str) -> dict[str, Forms]:
    """All of them, by their keys."""
    source = (STATIC / "words" / f"{language}.js").read_text(encoding="utf-8")
    written = json.loads(
        source[source.index("{") : source.rindex("}") + 1], object_pairs_hook=_once
    )
    return {
        key: entry if isinstance(entry, dict) else {"other": entry}
        for key, entry in written.items()
    }


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    assert len(dict(pairs)) == len(pairs), f"twice among {[key for key, _ in pairs]}"
    return dict(pairs)


def on_page(language: str, key: str, **arguments: str) -> str:
    """What the page says there that counts nothing."""
    return ARGUMENT.sub(lambda place: arguments[place[1]], sentences(language)[key]["other"])
