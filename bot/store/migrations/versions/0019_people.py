"""Finding what is kept of one person without reading every row."""

from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

INDEXES = {
    "games_of_a_host": ("game", "host_id"),
    "bars_of": ("barred", "user_id"),
    "proposals_by": ("proposal", "user_id"),
}


def upgrade() -> None:
    for name, (table, column) in INDEXES.items():
        op.create_index(name, table, [column])


def downgrade() -> None:
    for name, (table, _) in INDEXES.items():
        op.drop_index(name, table)
