"""The rules of the games: what a game is, and which there are. No clock, no network, no
sentences.
"""

from __future__ import annotations

from typing import Any

from games.game import Game
from games.high_society import GAME as HIGH_SOCIETY
from games.last_will import GAME as LAST_WILL
from games.princes_of_florence import GAME as PRINCES_OF_FLORENCE
from games.splendor import GAME as SPLENDOR
from games.splendor_duel import GAME as SPLENDOR_DUEL

GAMES: tuple[Game[Any, Any], ...] = (
    SPLENDOR,
    SPLENDOR_DUEL,
    HIGH_SOCIETY,
    PRINCES_OF_FLORENCE,
    LAST_WILL,
)
