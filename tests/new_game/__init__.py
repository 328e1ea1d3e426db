"""Lays out the files of a new game: a small game that can be played and passes all tests at once.

Its author then changes it, step by step, into the game it is to become.
"""
