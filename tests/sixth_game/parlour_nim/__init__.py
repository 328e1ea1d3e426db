"""Nim for Parlour: the record that the entry point `parlour.games` names."""

from renderers.package import GamePackage

from .game import GAME
from .scene import SCENE

PACKAGE = GamePackage(GAME, (SCENE,))
