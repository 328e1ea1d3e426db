"""Position, news and reader become text and components; pure, no I/O."""
