"""What the components under the lists of `/settings` and `/setup` change."""

from enum import Enum


class SettingsField(Enum):
    """What a select under somebody's settings changes."""

    LANGUAGE = "language"
    REMINDERS = "reminders"
    """Where, and after how many hours."""
    QUIET = "quiet"
    ZONE = "zone"
    SWITCHES = "switches"
    """All that is on or off, in one select."""
    EXACTLY = "exactly"
    """All that can be typed, in a form."""


class SetupField(Enum):
    """What a select or button under the settings of a server changes."""

    MOST = "most"
    EACH = "each"
    ABSENT = "absent"
    UNDO = "undo"
    HERE = "here"
    NOT_HERE = "not-here"
    EVERYWHERE = "all"
    EVERYBODY = "everybody"
    MANAGERS = "managers"
    NO_FORUM = "no-forum"
