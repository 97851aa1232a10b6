"""What whoever runs the bot does with its games, beside a bot that runs or not."""
