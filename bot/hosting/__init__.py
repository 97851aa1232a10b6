"""The host: lobby, play, reading and log; `bot.hosting.host.Host` is their door."""
