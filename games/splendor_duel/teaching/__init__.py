"""What helps people who play Splendor Duel."""
