"""`python -m renderers.art [--all] [PACKAGE...]`, as `make art` calls it."""

from __future__ import annotations

import sys

from renderers.art.build import PACKAGES, build


def main(args: list[str]) -> None:
    """Build what is older than its sources, of these packages or of all; --all: the rest, too."""
    named = [arg.replace("-", "_") for arg in args if not arg.startswith("-")]
    for package in PACKAGES:
        if not named or package.rpartition(".")[2] in named:
            built, kept = build(package, everything="--all" in args)
            sys.stdout.write(f"{package}: {len(built)} built, {kept} up to date\n")


if __name__ == "__main__":
    main(sys.argv[1:])
