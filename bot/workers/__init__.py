"""Pictures, computer players and films, in processes of their own."""
