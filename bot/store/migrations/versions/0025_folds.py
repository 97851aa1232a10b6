"""Logs of games that are over, folded."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "fold",
        sa.Column("game_id", sa.BigInteger(), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("packed", sa.LargeBinary(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("fold")
