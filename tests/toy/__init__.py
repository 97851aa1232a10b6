"""Five Cards, a game for tests, in folders like those of any game: nothing else knows of it."""
