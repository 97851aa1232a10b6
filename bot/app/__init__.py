"""The bot in Discord: its client, its commands, what each click does, and the courier that carries messages."""
