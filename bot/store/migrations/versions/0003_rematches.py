"""Which game a game is the rematch of."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

# Alembic makes the table anew and would lose this.
KEPT = {"sqlite_autoincrement": True}


def upgrade() -> None:
    with op.batch_alter_table("game", table_kwargs=KEPT) as game:
        game.add_column(sa.Column("rematch_of", sa.Integer(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("game", table_kwargs=KEPT) as game:
        game.drop_column("rematch_of")
