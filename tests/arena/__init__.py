"""Where computer players are held against each other, and where their weights are fitted."""
