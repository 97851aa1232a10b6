"""What campaigns share with the tests of the bot: a PostgreSQL, and short tracebacks."""

from tests.bot.conftest import plain_tracebacks, postgres

__all__ = ["plain_tracebacks", "postgres"]
