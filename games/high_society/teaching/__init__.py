"""What helps people who play High Society."""
