"""Nim for Parlour: the game that the entry point `parlour.games` names."""

from .game import GAME as GAME
