"""What the components of the wizard of `/table new` choose."""

from enum import Enum


class WizardField(Enum):
    """What a component of the wizard chooses."""

    GAME = "game"
    PLAYERS = "players"
    LEVELS = "levels"
    RULES = "rules"
    OPEN = "open"
