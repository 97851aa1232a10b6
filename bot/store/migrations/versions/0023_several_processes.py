"""Who does what among several processes, and numbers that never run out; SQLite's are as wide already."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None

OF_GAMES = ("seat", "tenure", "barred", "choice", "outbox", "result", "watch", "player_order", "proposal")
COLUMNS = [
    *((table, "id") for table in ("game", "outbox", "proposal", "vacation")),
    *((table, "game_id") for table in OF_GAMES),
    ("game", "rematch_of"),
]


def upgrade() -> None:
    op.create_table(
        "lease",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("owner", sa.String(), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("resting", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_index("leases_of", "lease", ["owner"])
    op.create_index("leases_by_end", "lease", ["until"])
    widen(sa.Integer(), sa.BigInteger())


def downgrade() -> None:
    widen(sa.BigInteger(), sa.Integer())
    op.drop_table("lease")


def widen(before: sa.Integer, now: sa.Integer) -> None:
    if op.get_bind().dialect.name == "sqlite":
        return
    for table, column in COLUMNS:
        op.alter_column(table, column, existing_type=before, type_=now)
        if column == "id":
            op.execute(f"ALTER SEQUENCE {table}_id_seq AS {now.compile()}")
