"""Finding silent lobbies and people who are gone without reading every row. Open lobbies close in three days."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

CLOSES, GONE = sa.text("closes_at IS NOT NULL"), sa.text("gone_at IS NOT NULL")
GAMES = sa.table("game", sa.column("state", sa.String()), sa.column("closes_at", sa.BigInteger()))
PATIENCE = 3 * 24 * 3600


def upgrade() -> None:
    op.create_index("silent_lobbies", "game", ["closes_at"], sqlite_where=CLOSES, postgresql_where=CLOSES)
    op.create_index("seats_of_the_gone", "seat", ["gone_at"], sqlite_where=GONE, postgresql_where=GONE)
    op.execute(sa.update(GAMES).where(GAMES.c.state == "lobby").values(closes_at=int(time.time()) + PATIENCE))


def downgrade() -> None:
    op.drop_index("seats_of_the_gone", table_name="seat")
    op.drop_index("silent_lobbies", table_name="game")
