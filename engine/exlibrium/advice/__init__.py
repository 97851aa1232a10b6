"""What the automatic player thinks about: the imagined table, what it is worth, and each kind of question."""
