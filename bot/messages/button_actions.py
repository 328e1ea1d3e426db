"""What buttons and selects do: the values from which their custom ids are made."""

from __future__ import annotations

from enum import Enum


class TableAction(Enum):
    """What the buttons under a table's messages do."""

    JOIN = "join"
    LEAVE = "leave"
    AUTOMA = "automa"
    START = "start"
    READY = "ready"
    """Say that one is there, at a table that was opened for people who looked for players."""
    CODE = "code"
    """A new code for a table that is joined by one."""
    PLAY = "play"
    HAND = "hand"
    BOARD = "board"
    TEXT = "text"
    RECORD = "record"
    RULES = "rules"
    WITHDRAW = "withdraw"
    REPLAY = "replay"
    FILM = "film"
    UNDO = "undo"
    RESIGN = "resign"
    PAUSE = "pause"
    RESUME = "resume"
    END = "end"
    EXPORT = "export"
    AGAIN = "again"
    SWAP = "swap"
    SHARE = "share"
    HINT = "hint"
    FREE = "free"
    REVIEW = "review"


class MenuAction(Enum):
    """What pressing a component of a menu does."""

    ASK = "ask"
    """Go to the question at the path."""
    PICK = "pick"
    """Go on with what was picked from a select."""
    PICK_SECOND = "pick2"
    PICK_THIRD = "pick3"
    """The same, of a second and third select that hold more of the same list."""
    ENTER = "enter"
    """Type numbers into a form, or go on with what was typed."""
    DO = "do"
    """Make the move at the path."""


class MenuSubject(Enum):
    """What the answers of a menu make."""

    MOVE = ""
    ORDER = "-order"


class ReplayDirection(Enum):
    """Where a button among the moments of a game leads. It keeps two buttons to one ply apart."""

    FIRST = "first"
    TEN_EARLIER = "back"
    EARLIER = "earlier"
    LATER = "later"
    TEN_LATER = "on"
    LAST = "last"


class Shown(Enum):
    """What a private answer shows, and a press shows to everybody at the table."""

    BOARD = "board"
    CLOSE_UP = "seat"
    RECORD = "record"
    FILM = "film"
    SQUARE = "square"


class RulesList(Enum):
    """What a select under quoted rules lists."""

    GUIDE = "guide"
    SECTIONS = "rules"
    PIECES = "pieces"
    GAMES = "games"


class Take(Enum):
    """How a lesson is taken."""

    GO_ON = "on"
    ANEW = "anew"
    REAL = "real"
    """No lesson any more: a game against computer players."""


class LessonStep(Enum):
    """What is pressed in a lesson, besides what is pressed at any table."""

    MOVE = "move"
    """Make the move that the lesson proposes."""
    BACK = "back"
    """Return to where the lesson was left."""
    PLAY_ON = "on"
    """Play the game of the lesson to its end."""


class Confirmation(Enum):
    """What is asked once more before it is done."""

    RESIGN = "resign"
    END = "end"


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
    FACE = "face"
    """The painted face that shows them in pictures."""
    FACES = "faces"
    """A button that shows all faces, with the select that chooses one."""
    BACK = "back"
    """A button that leads from there to the other settings."""


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
    MEET = "meet"
    """Open the tables of people who look for players here."""
    NO_MEETING = "no-meeting"


class FindField(Enum):
    """What somebody chooses who looks for players."""

    GAMES = "games"
    PEOPLE = "people"
    PACE = "pace"
    UNTIL = "until"
    ASK = "ask"
    STOP = "stop"


class CupAction(Enum):
    """What a button about a cup does."""

    ENTER = "enter"
    LEAVE = "leave"
    STANDINGS = "standings"
    ORGANISE = "organise"
    """Show what the organiser may do: the others follow from it."""
    EXTEND = "extend"
    BEGIN = "begin"
    END = "end"
    END_SURE = "sure"
    AGAIN = "again"
    """Open the sign-up of the same cup once more, next month."""
    FILE = "file"
    """Send the standings as a file."""


class WizardField(Enum):
    """What a component of the wizard chooses."""

    GAME = "game"
    PLAYERS = "players"
    LEVELS = "levels"
    RULES = "rules"
    MORE = "more"
    """The table's rules for undoing, absence and hints, in a form."""
    TABLE = "table"
    """How the table is played, in which language and in which forum, in a form."""
    OPEN = "open"
