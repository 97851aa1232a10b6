"""How games are played in a server, and games that wait for a thread of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

# Alembic makes the table anew and would lose this.
KEPT = {"sqlite_autoincrement": True}

ONE_GAME = "one_game_in_a_channel"
IN_PLAY = "state IN ('lobby', 'running')"
IN_ITS_CHANNEL = f"{IN_PLAY} AND NOT opens_thread"


def upgrade() -> None:
    op.create_table(
        "server",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channels", sa.Text(), nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("paces", sa.Text(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("threads", sa.Boolean(), nullable=False),
        sa.Column("starters", sa.String(), nullable=False),
        sa.Column("enders", sa.String(), nullable=False),
        sa.Column("quiet", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id"),
    )
    op.drop_index(ONE_GAME, "game")
    with op.batch_alter_table("game", table_kwargs=KEPT) as game:
        game.add_column(sa.Column("opens_thread", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("game", table_kwargs=KEPT) as game:
        game.alter_column("opens_thread", server_default=None)
    _one_game(IN_ITS_CHANNEL)


def downgrade() -> None:
    op.drop_index(ONE_GAME, "game")
    with op.batch_alter_table("game", table_kwargs=KEPT) as game:
        game.drop_column("opens_thread")
    _one_game(IN_PLAY)
    op.drop_table("server")


def _one_game(where: str) -> None:
    in_play = sa.text(where)
    op.create_index(ONE_GAME, "game", ["channel_id"], unique=True, sqlite_where=in_play, postgresql_where=in_play)
