"""What helps people who play Last Will."""
