"""`python -m tests.new_game.lesson table.json` writes a lesson from a table that somebody has
played: `make lesson TABLE=table.json`.

The file is what `/table export` gives of a table that is over, in the sandbox above all. Whoever
records a lesson sits in the first seat, which is the learner's. Each of their moves becomes a step;
its sentence, `look` and `lit` are left to be written.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from bot.hosting.undo_rule import in_force
from bot.messages.table_file import Imported, NotImported, imported
from games.lesson import FILE, LEARNER
from games.library import open_library


def lesson_from(played: Imported) -> str:
    """Return what a lesson's file holds, a line for each move; without what was taken back."""
    table, step, moves = played.table, 0, list[str]()
    for entry in in_force(played.record):
        move: dict[str, object] = {"seat": entry.seat}
        if entry.seat == LEARNER and not entry.forced:
            step += 1
            move["say"] = f"step-{step}"
        moves.append(json.dumps(move | {"move": json.loads(entry.action)}, ensure_ascii=False))
    head = {"seats": table.size, "seed": table.seed, "options": dict(table.chosen)}
    lines = [*json.dumps(head, indent=2).splitlines()[:-1], '  "moves": [']
    lines[-2] += ","
    return "\n".join([*lines, ",\n".join(f"    {move}" for move in moves), "  ]", "}"])


def told(lesson: str) -> Iterator[str]:
    """What is left to do, for somebody who has recorded a lesson."""
    moves = json.loads(lesson)["moves"]
    steps = [move["say"] for move in moves if "say" in move]
    yield f"{len(moves)} moves; cut the file where the lesson shall end."
    yield f"Write a sentence for each step in both languages: lesson-{steps[0]} to {steps[-1]}."


def main(arguments: list[str]) -> None:
    """Print the lesson of a table's file, and what is left to do beside it."""
    if len(arguments) != 1 or not arguments[0]:
        sys.exit(f"Which table? make lesson TABLE=table.json > games/nim/{FILE}")
    try:
        played = imported(Path(arguments[0]).read_bytes(), open_library().find)
    except (OSError, NotImported) as reason:
        sys.exit(str(reason))
    lesson = lesson_from(played)
    print(lesson)
    print(*told(lesson), sep="\n", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
