"""Builds the painted assets that pictures are composed of, from drawings in SVG.

It needs numpy and resvg, which running the bot does not, so it goes into no wheel and nothing that
runs may import it. README.md says how to add a drawing.
"""
