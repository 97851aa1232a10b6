"""What was kept of finished games, found again: results of older games, statistics, the story of one."""
