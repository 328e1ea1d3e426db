"""Pictures, computer players, advice and films, in processes of their own."""
