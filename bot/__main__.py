"""`python -m bot`: the command `parlour`."""

from bot.cli import main

main()
