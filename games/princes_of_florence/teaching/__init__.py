"""What helps people who play The Princes of Florence."""
