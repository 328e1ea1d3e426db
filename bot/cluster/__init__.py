"""What several processes on one database need of each other; one process alone needs none of it."""
