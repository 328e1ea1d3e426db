"""How the computer player thinks about Last Will."""
