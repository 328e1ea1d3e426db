"""How the computer player thinks about Splendor Duel."""
