"""What a package that brings a game declares: the rules, and the scenes that show them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games.game import Game
from renderers.emojis import NONE, Emojis
from renderers.primers import Primer
from renderers.scenes import Scene


@dataclass(frozen=True, slots=True)
class GamePackage:
    """A game from outside. The entry point of the group `parlour.games` names one."""

    game: Game[Any, Any]
    scenes: tuple[Scene[Any], ...]
    """One scene for each type of view that `game.look` and `game.closeup` return."""
    emojis: Emojis = NONE
    """What stands beside its words in menus and news; a game may do without."""
    primer: Primer | None = None
    """How it is played, on the first page of its guide. Without one the guide begins with its first
    chapter.
    """
