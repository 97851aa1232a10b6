"""How far a game has come."""

LOBBY = "lobby"
RUNNING = "running"
OVER = "over"
"""Played to its end."""
ENDED = "ended"
"""Broken off, or a lobby that was closed."""
