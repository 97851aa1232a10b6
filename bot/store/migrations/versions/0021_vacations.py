"""Finding the vacations that last, which is done every minute."""

from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("vacations_by_end", "vacation", ["until"])


def downgrade() -> None:
    op.drop_index("vacations_by_end", "vacation")
