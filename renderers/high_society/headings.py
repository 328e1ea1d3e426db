"""What headers say: how far the game has come, and what is owed by whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.high_society.catalogue import Auction
from games.high_society.view import Phase, View
from renderers.lettering import Face
from renderers.pieces.lines import naming
from renderers.pieces.masthead import Call, Title
from renderers.words import Words

OWED = {
    Phase.BIDDING: Call("picture-owes-bid", "picture-you-bid"),
    Phase.SEALED: Call("picture-owes-limit", "picture-you-limit"),
    Phase.DISCARD: Call("picture-owes-discard", "picture-you-discard"),
}


def title_of(view: View, words: Words) -> Title:
    """The game and the number of its auction, as headers begin."""
    return Title(words("title"), words("picture-auction", n=view.auction))


def owed(
    view: View, words: Words, names: Sequence[str], face: Face = Face.SERIF
) -> Callable[[float, int], str]:
    """What is owed, for whatever room and size there is; whose it is is said by name only of one
    player.
    """
    if len(view.owed) != 1:
        return lambda room, size: words("picture-owes-limits", n=len(view.owed))
    key, (seat,) = OWED[view.phase].theirs, view.owed
    return lambda room, size: naming(
        lambda name: words(key, name=name), names[seat], face, size, room
    )


def yours(view: View) -> str | None:
    """The key of what the view's owner can do in this matter, if it waits for them or lets them
    change their mind.
    """
    if view.owner.seat in view.owed:
        return OWED[view.phase].yours
    return "picture-you-change" if view.phase is Phase.SEALED and view.owner.submitted else None


def hint_of(view: View) -> str:
    """The key of what to know about this auction, or about the thief: who takes the card, and who
    pays.
    """
    if view.card is None:
        return "picture-thief-hint"
    return "picture-avoid-hint" if view.card.auction is Auction.AVOID else "picture-buy-hint"
