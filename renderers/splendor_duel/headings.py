"""What stands above the pictures of Splendor Duel: how far the game is, and what is owed by
whom.
"""

from __future__ import annotations

from games.splendor_duel.view import Owed, View
from renderers.pieces.masthead import TO_MOVE, Call, Title
from renderers.words import Words

CALLS = {
    Owed.ACTION: TO_MOVE,
    Owed.TOKENS: Call("picture-to-discard", "picture-your-discard"),
    Owed.MATCH: Call("picture-to-match", "picture-your-match"),
    Owed.LOOT: Call("picture-to-steal", "picture-your-steal"),
    Owed.ROYAL: Call("picture-to-crown", "picture-your-crown"),
}


def title_of(view: View, words: Words) -> Title:
    """The game and its turn, as headers begin; near the safety stop also how far away that is."""
    quiet = f" · {quiet_told(view, words)}" if is_quiet(view) else ""
    return Title(words("title"), words("picture-turn", n=view.number) + quiet)


def quiet_told(view: View, words: Words) -> str:
    """How many turns have gone by without purchase or reservation, and how many may."""
    return words("picture-quiet", n=view.quiet, most=view.safety_stop)


def is_quiet(view: View) -> bool:
    """Whether half the turns have gone by after which the game would be a draw."""
    return bool(view.safety_stop) and 2 * view.quiet >= view.safety_stop


def call_of(view: View) -> Call:
    """What the player in turn is waited for."""
    return CALLS[view.owed] if view.owed else TO_MOVE
