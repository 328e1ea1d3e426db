"""What the components of the wizard of `/table new` choose."""

from enum import Enum


class WizardField(Enum):
    """What a component of the wizard chooses."""

    GAME = "game"
    PLAYERS = "players"
    LEVELS = "levels"
    RULES = "rules"
    MORE = "more"
    """The table's rules for undoing, absence and hints, and its language, in a form."""
    OPEN = "open"
