"""What the automatic player thinks about: what shelves are worth, and each kind of question."""
