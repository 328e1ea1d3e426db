"""The rules of the games: what a game is, and which there are. No clock, no network, no
sentences.
"""

OURS = ("splendor", "splendor_duel", "high_society", "princes_of_florence", "last_will")
"""Our games: folders of this package, each with its `GAME`."""
