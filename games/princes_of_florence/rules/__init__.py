"""The rules of The Princes of Florence, a module for each chapter of the rulebook; the ids are
those of rules.md.
"""
