"""What people chose beforehand."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

# Alembic makes the table anew and would lose this.
KEPT = {"sqlite_autoincrement": True}


def upgrade() -> None:
    op.create_table(
        "player_order",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("plan", sa.Boolean(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("picks", sa.Text(), nullable=False),
        sa.Column("alone", sa.Boolean(), nullable=False),
        sa.Column("rest", sa.Boolean(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=True),
        sa.Column("turn", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seat", "plan", "key"),
    )
    # Old rows need a value just now; new ones bring their own.
    with op.batch_alter_table("game", table_kwargs=KEPT) as game:
        game.add_column(sa.Column("orders", sa.Integer(), nullable=False, server_default="0"))
    with op.batch_alter_table("choice") as choice:
        choice.add_column(sa.Column("ordered", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("game", table_kwargs=KEPT) as game:
        game.alter_column("orders", server_default=None)
    with op.batch_alter_table("choice") as choice:
        choice.alter_column("ordered", server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("choice") as choice:
        choice.drop_column("ordered")
    with op.batch_alter_table("game", table_kwargs=KEPT) as game:
        game.drop_column("orders")
    op.drop_table("player_order")
