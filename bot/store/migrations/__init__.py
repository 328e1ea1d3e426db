"""How the database came to its present shape, step by step; run whenever the store is opened."""
