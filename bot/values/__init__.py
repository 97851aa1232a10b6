"""What rooms hand each other: frozen, and nothing in it that its reader may not see."""
