"""`python -m tests.new_game nim turns` lays out the game nim in this checkout: `make new-game`."""

import sys
from pathlib import Path

from tests.new_game.laying import KINDS, NameRefused, NotMade, generate, lay, tidy, told, undoing


def main(arguments: list[str]) -> None:
    """Lay out the game of that name, and say what was written."""
    if len(arguments) not in {1, 2} or not arguments[0]:
        sys.exit(f"Which game? make new-game NAME=nim KIND={KINDS[0]} (or {KINDS[1]})")
    root, key = Path(__file__).parent.parent.parent, arguments[0]
    try:
        written = lay(root, key, *arguments[1:])
    except NameRefused as reason:
        sys.exit(str(reason))
    try:
        tidy(root, written)
        generate(root, key)
    except NotMade as reason:
        print(*undoing(key), sep="\n")
        sys.exit(str(reason))
    print("\n".join(told(key, written)))


if __name__ == "__main__":
    main(sys.argv[1:])
