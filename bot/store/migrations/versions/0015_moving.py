"""Games whose channel is gone, and what is proposed in another one."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

# Alembic makes the table anew and would lose this.
KEPT = {"sqlite_autoincrement": True}


def upgrade() -> None:
    with op.batch_alter_table("game", table_kwargs=KEPT) as game:
        game.add_column(sa.Column("adrift", sa.BigInteger(), nullable=True))
        game.add_column(sa.Column("held", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("game", table_kwargs=KEPT) as game:
        game.alter_column("held", server_default=None)
    with op.batch_alter_table("proposal", table_kwargs=KEPT) as proposal:
        proposal.add_column(sa.Column("channel_id", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("proposal", table_kwargs=KEPT) as proposal:
        proposal.drop_column("channel_id")
    with op.batch_alter_table("game", table_kwargs=KEPT) as game:
        game.drop_column("held")
        game.drop_column("adrift")
