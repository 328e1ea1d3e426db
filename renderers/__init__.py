"""How a table is shown: a picture and its description, made from a view alone.

Each game registers one scene; which picture a view gives (table, hand, end) is the scene's
business.
"""

from __future__ import annotations

from renderers.emojis import emojis_of, register_emojis
from renderers.high_society import SCENE as HIGH_SOCIETY
from renderers.high_society.emojis import EMOJIS as HIGH_SOCIETY_EMOJIS
from renderers.high_society.primer import PRIMER as HIGH_SOCIETY_PRIMER
from renderers.last_will import BOARD
from renderers.last_will import SCENE as LAST_WILL
from renderers.last_will.emojis import EMOJIS as LAST_WILL_EMOJIS
from renderers.last_will.primer import PRIMER as LAST_WILL_PRIMER
from renderers.outcome import Best, Outcome, Placed
from renderers.pieces.portraits import Likeness, showing
from renderers.primers import Primer, primer_of, primer_picture, register_primer, tell_primer
from renderers.princes_of_florence import ESTATE
from renderers.princes_of_florence import SCENE as PRINCES_OF_FLORENCE
from renderers.princes_of_florence.emojis import EMOJIS as PRINCES_OF_FLORENCE_EMOJIS
from renderers.princes_of_florence.primer import PRIMER as PRINCES_OF_FLORENCE_PRIMER
from renderers.scenes import (
    Asked,
    Description,
    Laid,
    card_named,
    describe,
    large_picture,
    menu_picture,
    moving_picture,
    picture,
    register,
    square_picture,
    tell_outcome,
    warm,
)
from renderers.splendor import SCENE as SPLENDOR
from renderers.splendor.emojis import EMOJIS as SPLENDOR_EMOJIS
from renderers.splendor.primer import PRIMER as SPLENDOR_PRIMER
from renderers.splendor_duel import SCENE as SPLENDOR_DUEL
from renderers.splendor_duel.emojis import EMOJIS as SPLENDOR_DUEL_EMOJIS
from renderers.splendor_duel.primer import PRIMER as SPLENDOR_DUEL_PRIMER

__all__ = [
    "Asked",
    "Best",
    "Description",
    "Laid",
    "Likeness",
    "Outcome",
    "Placed",
    "Primer",
    "card_named",
    "describe",
    "emojis_of",
    "large_picture",
    "menu_picture",
    "moving_picture",
    "picture",
    "primer_of",
    "primer_picture",
    "register",
    "register_emojis",
    "register_primer",
    "showing",
    "square_picture",
    "tell_outcome",
    "tell_primer",
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

register_primer("high-society", HIGH_SOCIETY_PRIMER)
register_primer("last-will", LAST_WILL_PRIMER)
register_primer("princes-of-florence", PRINCES_OF_FLORENCE_PRIMER)
register_primer("splendor", SPLENDOR_PRIMER)
register_primer("splendor-duel", SPLENDOR_DUEL_PRIMER)
