"""Who has left the server, when a silent lobby closes, and who was taken out of one."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

# Alembic makes the table anew and would lose this.
KEPT = {"sqlite_autoincrement": True}


def upgrade() -> None:
    with op.batch_alter_table("seat") as seat:
        seat.add_column(sa.Column("gone_at", sa.BigInteger(), nullable=True))
    with op.batch_alter_table("game", table_kwargs=KEPT) as game:
        game.add_column(sa.Column("closes_at", sa.BigInteger(), nullable=True))
    op.create_table(
        "barred",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("but", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "user_id"),
    )


def downgrade() -> None:
    op.drop_table("barred")
    with op.batch_alter_table("game", table_kwargs=KEPT) as game:
        game.drop_column("closes_at")
    with op.batch_alter_table("seat") as seat:
        seat.drop_column("gone_at")
