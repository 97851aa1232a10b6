"""What the automatic player thinks about: its outlook, its shelf's plan, and each kind of question."""
