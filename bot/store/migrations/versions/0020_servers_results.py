"""Finding the results of one server, and watching nothing that has ended."""

from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

# Who was not told of the end yet has to be: their row goes with the game.
FORGET = """
DELETE FROM watch WHERE game_id IN (SELECT id FROM game WHERE state NOT IN ('lobby', 'running'))
AND game_id NOT IN (SELECT game_id FROM outbox WHERE kind = 'watch')
"""


def upgrade() -> None:
    op.drop_index("results_by_time", "result")  # by which nothing was ever asked
    op.create_index("results_of_a_server", "result", ["guild_id", "key"])
    op.execute(FORGET)


def downgrade() -> None:
    op.drop_index("results_of_a_server", "result")
    op.create_index("results_by_time", "result", ["key", "ended_at"])
