"""Discord, storage and time: carries tables between people and the games, and knows no game by
name.
"""
