"""The secret seed from the lobby on, what each player added to it, and the joining order."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

# Alembic makes the table anew and would lose this.
KEPT = {"sqlite_autoincrement": True}


def upgrade() -> None:
    with op.batch_alter_table("game", table_kwargs=KEPT) as game:
        game.add_column(sa.Column("secret", sa.String(), nullable=True))
    with op.batch_alter_table("seat") as seat:
        seat.add_column(sa.Column("luck", sa.String(), nullable=False, server_default=""))
        seat.add_column(sa.Column("place", sa.Integer(), nullable=True))
    # Seats of running games need a value just now; new ones bring their own.
    with op.batch_alter_table("seat") as seat:
        seat.alter_column("luck", server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("seat") as seat:
        seat.drop_column("place")
        seat.drop_column("luck")
    with op.batch_alter_table("game", table_kwargs=KEPT) as game:
        game.drop_column("secret")
