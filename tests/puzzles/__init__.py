"""Finds puzzles in games of computer players, and proves those of the packs anew."""
