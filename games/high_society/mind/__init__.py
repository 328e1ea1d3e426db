"""How the computer player thinks about High Society."""
