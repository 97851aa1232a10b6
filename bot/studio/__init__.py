"""Pictures and films of games, drawn away from the event loop."""
