"""What headers say: how far the game has come, and what is owed by whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from games.high_society.catalogue import Auction
from games.high_society.view import Phase, View
from renderers.canvas import Canvas, Part
from renderers.geometry import Box
from renderers.lettering import Face, width
from renderers.pieces.headings import Title
from renderers.pieces.lines import header, naming
from renderers.sprites import Sprite
from renderers.words import Words

LEAST = 40  # the smallest that whose turn it is, or who has won, is set in
SHORTEST = 120  # of a name, in pixels


@dataclass(frozen=True, slots=True)
class About:
    """A sentence about a name, or, without one, about several."""

    sentence: Callable[[str], str]
    name: str = ""

    def within(self, room: float, size: int, face: Face) -> str:
        """The sentence with as much of the name as there is room for."""
        return naming(self.sentence, self.name, face, size, room) if self.name else self.sentence("")


OWED = {
    Phase.BIDDING: "picture-owes-bid",
    Phase.SEALED: "picture-owes-limit",
    Phase.DISCARD: "picture-owes-discard",
}
YOURS = {
    Phase.BIDDING: "picture-you-bid",
    Phase.SEALED: "picture-you-limit",
    Phase.DISCARD: "picture-you-discard",
}


def title_of(view: View, words: Words) -> Title:
    """The game and the number of its auction, as headers begin."""
    return Title(words("title"), words("picture-auction", n=view.auction))


def heading(
    canvas: Canvas, box: Box, title: Title, marks: Sequence[Sprite], about: About, line: Sequence[Part]
) -> None:
    """A header whose right side stays large: the name is cut instead, and marks but the first are left out."""

    def room(beside: Sequence[Sprite]) -> float:
        left = width(title.game, Face.SERIF, 42) + width(title.aside, Face.SANS, 28) + 48
        return box.w - left - sum(mark.w + 10 for mark in beside)

    if room(marks) < width(about.sentence(""), Face.SERIF, LEAST) + SHORTEST * bool(about.name):
        marks = marks[:1]
    most = room(marks)

    def worded(room: float, size: int) -> str:
        return about.within(room if size > LEAST else min(room, most), size, Face.SERIF)

    header(canvas, box, title.game, title.aside, marks, worded, line)


def owed(view: View, words: Words, names: Sequence[str]) -> About:
    """What is owed; whose it is is said by name only of one player."""
    if len(view.owed) != 1:
        return About(lambda _: words("picture-owes-limits", n=len(view.owed)))
    key, (seat,) = OWED[view.phase], view.owed
    return About(lambda name: words(key, name=name), names[seat])


def yours(view: View) -> str | None:
    """The key of what the view's owner can do in this matter, if it waits for them or lets them change their mind."""
    if view.owner.seat in view.owed:
        return YOURS[view.phase]
    return "picture-you-change" if view.phase is Phase.SEALED and view.owner.submitted else None


def hint_of(view: View) -> str:
    """The key of what to know about this auction, or about the thief: who takes the card, and who pays."""
    if view.card is None:
        return "picture-thief-hint"
    return "picture-avoid-hint" if view.card.auction is Auction.AVOID else "picture-buy-hint"
