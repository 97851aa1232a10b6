"""The host's parts: lobby, play, reading and log; `bot.host.Host` is their door."""
