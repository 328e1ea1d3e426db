"""What stands above the pictures of Splendor Duel: how far the game is, and what is owed by
whom.
"""

from __future__ import annotations

from collections.abc import Callable

from games.splendor_duel.view import Owed, View
from renderers.lettering import Face, spelled, width
from renderers.pieces.headings import TO_MOVE, Call, Title
from renderers.pieces.lines import ASIDE, LEAST
from renderers.words import Words

APART = 160  # of a header, what is neither title nor sentence: pointer, badge and gaps
CALLS = {
    Owed.ACTION: TO_MOVE,
    Owed.TOKENS: Call("picture-to-discard", "picture-your-discard"),
    Owed.MATCH: Call("picture-to-match", "picture-your-match"),
    Owed.LOOT: Call("picture-to-steal", "picture-your-steal"),
    Owed.ROYAL: Call("picture-to-crown", "picture-your-crown"),
}


def title_of(view: View, words: Words) -> Title:
    """The game and its turn, as headers begin; near the safety stop also how far away that is."""
    return Title(words("title"), words("picture-turn", n=view.number) + _quiet(view, words))


def _quiet(view: View, words: Words) -> str:
    if not is_quiet(view):
        return ""
    return " · " + words("picture-quiet", n=view.quiet, most=view.safety_stop)


def is_quiet(view: View) -> bool:
    """Whether half the turns have gone by after which the game would be a draw."""
    return bool(view.safety_stop) and 2 * view.quiet >= view.safety_stop


def call_of(view: View) -> Call:
    """What the player in turn is waited for."""
    return CALLS[view.owed] if view.owed else TO_MOVE


def called(name: str, face: Face, size: int, room: float) -> str:
    """The name, or where there is no room for all of it, its first word: a name that is cut within
    a word reads worse than one that is short.
    """
    whole = spelled(name)
    if width(whole, face, size) <= room:
        return name
    first = whole.partition(" ")[0]
    return first if width(first, face, size) <= room else name


def called_above(title: Title, sentence: Callable[[str], str], name: str, room: float) -> str:
    """The name as it fits into a sentence at the right of a header so wide."""
    beside = width(title.game, Face.SERIF, 42) + width(title.aside, Face.SANS, ASIDE)
    left = room - beside - APART - width(sentence(""), Face.SERIF, LEAST)
    return called(name, Face.SERIF, LEAST, left)
