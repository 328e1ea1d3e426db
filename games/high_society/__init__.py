"""High Society: bid for luxuries and honours, dodge misfortunes, and never be the poorest at the end."""
