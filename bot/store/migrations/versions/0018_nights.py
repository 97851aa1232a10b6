"""When somebody may be pinged whose turn came in their quiet hours."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    known = sa.text("wake_at IS NOT NULL")
    with op.batch_alter_table("seat") as seat:
        seat.add_column(sa.Column("wake_at", sa.BigInteger(), nullable=True))
    op.create_index("seats_asleep", "seat", ["wake_at"], sqlite_where=known, postgresql_where=known)


def downgrade() -> None:
    op.drop_index("seats_asleep", "seat")
    with op.batch_alter_table("seat") as seat:
        seat.drop_column("wake_at")
