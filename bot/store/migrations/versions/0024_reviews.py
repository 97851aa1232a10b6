"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None

OWED = sa.text("made IS NULL")


def upgrade() -> None:
    op.create_table(
        "review",
        sa.Column("game_id", sa.Integer(), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("made", sa.Text(), nullable=True),
    )
    op.create_index("reviews_owed", "review", ["game_id"], sqlite_where=OWED, postgresql_where=OWED)


def downgrade() -> None:
    op.drop_index("reviews_owed", "review")
    op.drop_table("review")
