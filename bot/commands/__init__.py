"""The slash commands, and the presses of buttons and select menus. One file a command."""

from bot.commands import (
    cup,
    film,
    find,
    free_seats,
    play,
    settings,
    table_again,
    votes,
    what_is_this,
)
from bot.commands.localization import WordsTranslator
from bot.commands.presses import HANDLERS, TABLE_ACTIONS, answer_press
from bot.commands.tree import Tree, register
from bot.messages.button_actions import TableAction
from bot.messages.custom_ids import KINDS

__all__ = [
    "Tree",
    "WordsTranslator",
    "answer_press",
    "cup",
    "film",
    "find",
    "free_seats",
    "play",
    "register",
    "settings",
    "table_again",
    "votes",
    "what_is_this",
]

assert HANDLERS.keys() == set(KINDS), "every kind of press has a handler"
assert TABLE_ACTIONS.keys() == set(TableAction), "every table action has a handler"
