"""The rules of Splendor Duel."""
