"""The account's name of whoever sits on a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seat") as seat:
        seat.add_column(sa.Column("account", sa.String(), nullable=False, server_default=""))
    # Seats of running games need a value just now; new ones bring their own.
    with op.batch_alter_table("seat") as seat:
        seat.alter_column("account", server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("seat") as seat:
        seat.drop_column("account")
