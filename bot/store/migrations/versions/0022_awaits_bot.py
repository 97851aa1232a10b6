"""Which games await the bot's answer. Until it has looked, all in which it may have to."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

# Alembic makes the table anew and would lose this.
KEPT = {"sqlite_autoincrement": True}
AWAITS_BOT = sa.text("awaits_bot")
GAMES = sa.table("game", *map(sa.column, ("id", "state", "orders", "awaits_bot")))
SEATS = sa.table("seat", *map(sa.column, ("game_id", "user_id", "stand_in")))


def upgrade() -> None:
    with op.batch_alter_table("game", table_kwargs=KEPT) as game:
        game.add_column(sa.Column("awaits_bot", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("game", table_kwargs=KEPT) as game:
        game.alter_column("awaits_bot", server_default=None)
    answers = sa.select(SEATS.c.game_id).where(sa.or_(SEATS.c.user_id.is_(None), SEATS.c.stand_in != ""))
    may = sa.or_(GAMES.c.id.in_(answers), GAMES.c.orders > 0)
    op.execute(sa.update(GAMES).where(GAMES.c.state == "running", may).values(awaits_bot=True))
    op.create_index("games_that_await_the_bot", "game", ["id"], sqlite_where=AWAITS_BOT, postgresql_where=AWAITS_BOT)


def downgrade() -> None:
    op.drop_index("games_that_await_the_bot", table_name="game")
    with op.batch_alter_table("game", table_kwargs=KEPT) as game:
        game.drop_column("awaits_bot")
