"""How a table is shown: a picture and its description, made from a view alone.

Each game registers one scene; which picture a view gives (table, hand, end) is the scene's
business.
"""

from __future__ import annotations

from renderers.emojis import emojis_of, register_emojis
from renderers.high_society import SCENE as HIGH_SOCIETY
from renderers.high_society.emojis import EMOJIS as HIGH_SOCIETY_EMOJIS
from renderers.last_will import BOARD
from renderers.last_will import SCENE as LAST_WILL
from renderers.last_will.emojis import EMOJIS as LAST_WILL_EMOJIS
from renderers.princes_of_florence import ESTATE
from renderers.princes_of_florence import SCENE as PRINCES_OF_FLORENCE
from renderers.princes_of_florence.emojis import EMOJIS as PRINCES_OF_FLORENCE_EMOJIS
from renderers.scenes import (
    Asked,
    Description,
    Laid,
    describe,
    large_picture,
    menu_picture,
    picture,
    register,
    warm,
)
from renderers.splendor import SCENE as SPLENDOR
from renderers.splendor.emojis import EMOJIS as SPLENDOR_EMOJIS
from renderers.splendor_duel import SCENE as SPLENDOR_DUEL
from renderers.splendor_duel.emojis import EMOJIS as SPLENDOR_DUEL_EMOJIS

__all__ = [
    "Asked",
    "Description",
    "Laid",
    "describe",
    "emojis_of",
    "large_picture",
    "menu_picture",
    "picture",
    "register",
    "register_emojis",
    "warm",
]

register(SPLENDOR)
register(SPLENDOR_DUEL)
register(HIGH_SOCIETY)
register(PRINCES_OF_FLORENCE)
register(ESTATE)
register(LAST_WILL)
register(BOARD)

register_emojis("splendor", SPLENDOR_EMOJIS)
register_emojis("splendor-duel", SPLENDOR_DUEL_EMOJIS)
register_emojis("high-society", HIGH_SOCIETY_EMOJIS)
register_emojis("princes-of-florence", PRINCES_OF_FLORENCE_EMOJIS)
register_emojis("last-will", LAST_WILL_EMOJIS)
