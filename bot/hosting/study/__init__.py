"""Where masters think: in processes of their own, which get a view and a question, and nothing else of a game."""
