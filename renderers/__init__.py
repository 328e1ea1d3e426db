"""How tables are shown: pictures and their descriptions, made from views alone.

Each game has a folder here, which its package names; what shows none of its tables never imports
it.
"""
