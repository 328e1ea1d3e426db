"""What happens at a table; knows no Discord and no words."""
