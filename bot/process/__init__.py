"""One process of the bot: its settings, its log, its start and its end."""
