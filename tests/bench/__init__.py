"""Measures what the project promises: plies a second, pictures, and how soon people are answered
over the wire.
"""
