"""How a table of Last Will is shown: offer, plans and the race to nothing for everybody, a hand, the end."""
