"""Whether a seat is guided through its first turn."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seat") as seat:
        seat.add_column(sa.Column("guided", sa.Boolean(), nullable=False, server_default=sa.false()))
    # Seats of running games need a value just now; new ones bring their own.
    with op.batch_alter_table("seat") as seat:
        seat.alter_column("guided", server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("seat") as seat:
        seat.drop_column("guided")
