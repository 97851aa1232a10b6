"""What somebody at a table has proposed to the others."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

# Alembic makes the table anew and would lose this.
KEPT = {"sqlite_autoincrement": True}


def upgrade() -> None:
    op.create_table(
        "proposal",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("about", sa.Integer(), nullable=False),
        sa.Column("value", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=True),
        sa.Column("agreed", sa.Text(), nullable=False),
        sa.Column("refused", sa.Text(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("proposals_of", "proposal", ["game_id", "state"])
    with op.batch_alter_table("game", table_kwargs=KEPT) as game:
        game.add_column(sa.Column("proposals", sa.Integer(), nullable=False, server_default="0"))
    with op.batch_alter_table("game", table_kwargs=KEPT) as game:
        game.alter_column("proposals", server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("game", table_kwargs=KEPT) as game:
        game.drop_column("proposals")
    op.drop_table("proposal")
