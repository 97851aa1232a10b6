"""Each seat's clock, who stands in for whom, and the heartbeat. Games that run already have no clock."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

# Alembic makes the table anew and would lose this.
KEPT = {"sqlite_autoincrement": True}

TIMES = ("since", "due", "moment", "nudged")
COUNTS = ("left", "stood_since")


def upgrade() -> None:
    with op.batch_alter_table("seat") as seat:
        for name in TIMES:
            seat.add_column(sa.Column(name, sa.BigInteger(), nullable=True))
        for name in COUNTS:
            seat.add_column(sa.Column(name, sa.Integer(), nullable=True))
        seat.add_column(sa.Column("reminded", sa.Integer(), nullable=False, server_default="0"))
        seat.add_column(sa.Column("hushed", sa.Boolean(), nullable=False, server_default=sa.false()))
        seat.add_column(sa.Column("missed", sa.Integer(), nullable=False, server_default="0"))
        seat.add_column(sa.Column("stand_in", sa.String(), nullable=False, server_default=""))
    rings = sa.text("moment IS NOT NULL")
    op.create_index("next_moments", "seat", ["moment"], sqlite_where=rings, postgresql_where=rings)
    with op.batch_alter_table("choice") as choice:
        choice.add_column(sa.Column("reason", sa.Text(), nullable=False, server_default=""))
    with op.batch_alter_table("game", table_kwargs=KEPT) as game:
        game.add_column(sa.Column("paused_at", sa.BigInteger(), nullable=True))
    # Old rows need a value just now; new ones bring their own.
    with op.batch_alter_table("seat") as seat:
        for name in ("reminded", "hushed", "missed", "stand_in"):
            seat.alter_column(name, server_default=None)
    with op.batch_alter_table("choice") as choice:
        choice.alter_column("reason", server_default=None)
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )


def downgrade() -> None:
    op.drop_table("heartbeat")
    with op.batch_alter_table("game", table_kwargs=KEPT) as game:
        game.drop_column("paused_at")
    with op.batch_alter_table("choice") as choice:
        choice.drop_column("reason")
    op.drop_index("next_moments", "seat")
    with op.batch_alter_table("seat") as seat:
        for name in (*TIMES, *COUNTS, "reminded", "hushed", "missed", "stand_in"):
            seat.drop_column(name)
