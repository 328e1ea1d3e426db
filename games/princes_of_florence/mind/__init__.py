"""How the computer player thinks about The Princes of Florence."""
