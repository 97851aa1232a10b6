"""Seats that change hands: leaving, replacing, taking over, and whose chair the host's is."""
