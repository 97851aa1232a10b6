"""Until when a seat's person is on vacation, as their table was told."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    known = sa.text("home_at IS NOT NULL")
    with op.batch_alter_table("seat") as seat:
        seat.add_column(sa.Column("home_at", sa.BigInteger(), nullable=True))
    op.create_index("seats_on_vacation", "seat", ["home_at"], sqlite_where=known, postgresql_where=known)
    with op.batch_alter_table("vacation") as vacation:
        vacation.drop_column("told")


def downgrade() -> None:
    with op.batch_alter_table("vacation") as vacation:
        vacation.add_column(sa.Column("told", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.drop_index("seats_on_vacation", "seat")
    with op.batch_alter_table("seat") as seat:
        seat.drop_column("home_at")
