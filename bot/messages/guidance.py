"""What stands around a question: where one is in the game, words for newcomers, and warnings."""

from __future__ import annotations

from bot.hosting.host import Position
from bot.hosting.stakes import stake_of
from bot.messages.escaping import bold
from games.engine import Decision, Seat
from games.moves import Action, Illegal
from renderers.words import Words


def where_lines(position: Position, seat: Seat, words: Words) -> list[str]:
    """Where in the game the decision of a seat stands and what follows; of whoever must only wait
    that of the player to act.
    """
    where, decision = position.game.teaching.where, _decision(position, seat)
    if where is None or decision is None or not position.live:
        return []
    text = words.say(where(position.table, decision), bold(position.row.names))
    return [words("where", text=text)]


def introduction_lines(position: Position, seat: Seat, words: Words) -> list[str]:
    """What a newcomer is told of the decision that a seat owes."""
    introduce, decision = position.game.teaching.introduce, position.owed_by(seat)
    if introduce is None or decision is None:
        return []
    text = words.say(introduce(position.table, decision), bold(position.row.names))
    return [words("introduction", text=text)]


def warning_lines(position: Position, seat: Seat, action: Action | None, words: Words) -> list[str]:
    """What a seat is warned of before an action, or without one as the turn begins."""
    warn = position.game.teaching.warnings
    if warn is None:
        return []
    names = bold(position.row.names)
    texts = warn(position.table, seat, action)
    return [words("warning", text=words.say(text, names)) for text in texts]


def stake_lines(position: Position, seat: Seat, action: Action, words: Words) -> list[str]:
    """Why a seat looks at an action once more; nothing if it may simply be taken back, or is
    impossible.
    """
    try:
        stake = stake_of(position, seat, action)
    except Illegal:
        return []
    return [] if stake is None else [words(f"stake-{stake.value}")]


def _decision(position: Position, seat: Seat) -> Decision | None:
    own = position.table.decision_of(seat)
    return own or next(iter(position.table.waiting), None)
