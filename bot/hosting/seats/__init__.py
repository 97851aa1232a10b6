"""Seats that change hands: leaving, replacing and taking over."""
