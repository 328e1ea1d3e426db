"""The rules of High Society."""
