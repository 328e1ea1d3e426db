"""A Discord stand-in on loopback: the unmodified discord.py client logs in here over real HTTP and
a real websocket.

`StandIn` (in `server`) puts it together: one `World`, and three faces of it: REST and gateway for
the bot, `People` for tests and for the web page. It imports nothing of the rest of the project.
"""
