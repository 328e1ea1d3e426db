"""The slash commands and the buttons: what people ask of the bot, handed to the host and answered."""

from bot.commands.presses import PRESSES
from bot.commands.translation import WordsTranslator
from bot.commands.tree import Tree, register

__all__ = ["PRESSES", "Tree", "WordsTranslator", "register"]
