"""Pieces that every game's pictures share: cloth, plates, lines, seats, standings."""
