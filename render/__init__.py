"""Views drawn as pictures."""
