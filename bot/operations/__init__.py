"""What the operator runs: the command line, backups, checks, health and figures."""
