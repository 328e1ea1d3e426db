"""The words on a card, and what has become of it, for pictures of any size."""

from __future__ import annotations

from games.last_will.catalogue import Card, Property
from games.last_will.events import of_title
from games.last_will.view import OnBoard, Player, View
from renderers.last_will.card_content import Gain, State, printed
from renderers.last_will.cards import Told
from renderers.words import Words


def titled(card: Card, words: Words) -> str:
    """What a card is called."""
    return words.say(of_title(card), ())


def marked(card: Card, words: Words) -> str:
    """The same with marks where its words may be broken."""
    return words("picture-narrow", title=card.title) or titled(card, words)


def told(card: Card, words: Words) -> Told:
    """All that is written on a card."""
    face = printed(card)
    means = words("picture-means-upkeep") if face.house else meaning(face.gain, words)
    return Told(marked(card, words), means, words("picture-sale"))


def meaning(gain: Gain | None, words: Words) -> str:
    """What a helper or an event gives it for."""
    return words(f"picture-means-{gain.key}", n=gain.times) if gain and gain.key else ""


def state_of(lying: OnBoard) -> State:
    """How a card lies on a board."""
    return State(
        markers=len(lying.markers),
        step=lying.step,
        used=lying.used,
        spends=lying.spends,
        sale=max(0, lying.sale) if isinstance(lying.card, Property) else None,
    )


def sterling(pounds: int) -> str:
    """£12, and with a true minus −£12."""
    return f"£{pounds}" if pounds >= 0 else f"−£{-pounds}"


def owns(player: Player) -> bool:
    """Whether property counts besides the money."""
    return player.worth != player.money


def leads(view: View, player: Player) -> bool:
    """Whether nobody has less left, in money and property, and somebody has more."""
    left = [other.worth for other in view.players]
    return min(left) == player.worth < max(left)
