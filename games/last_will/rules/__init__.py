"""The rules of Last Will, chapter by chapter."""
