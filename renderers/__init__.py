"""How a table is shown: a picture and its description, made from a view alone.

Each game registers one scene; which picture a view gives (table, hand, end) is the scene's
business.
"""

from __future__ import annotations

from renderers.high_society import SCENE as HIGH_SOCIETY
from renderers.last_will import BOARD
from renderers.last_will import SCENE as LAST_WILL
from renderers.princes_of_florence import ESTATE
from renderers.princes_of_florence import SCENE as PRINCES_OF_FLORENCE
from renderers.scenes import Description, describe, picture, register, warm
from renderers.splendor import SCENE as SPLENDOR
from renderers.splendor_duel import SCENE as SPLENDOR_DUEL

__all__ = ["Description", "describe", "picture", "register", "warm"]

register(SPLENDOR)
register(SPLENDOR_DUEL)
register(HIGH_SOCIETY)
register(PRINCES_OF_FLORENCE)
register(ESTATE)
register(LAST_WILL)
register(BOARD)
