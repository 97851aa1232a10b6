# The bot in a container: `docker build -t exlibris .`, and see README.md for how it runs.
FROM python:3.13-slim

ENV PYTHONUNBUFFERED=1 PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1

WORKDIR /app
# First what changes seldom. The lock names every library with its hashes, and what builds the bot's own package.
COPY requirements.lock ./
RUN pip install --require-hashes --no-deps --compile --requirement requirements.lock
COPY pyproject.toml README.md LICENSE ./
COPY data data
COPY engine engine
COPY render render
COPY bot bot
RUN pip install --no-deps --no-build-isolation --compile . \
    && useradd --system --uid 10001 --home-dir /data --create-home exlibris

# Games are kept in the volume unless DATABASE_URL names a server. Nothing else is ever written.
USER exlibris
WORKDIR /data
VOLUME /data
ENV DATABASE_URL=sqlite+aiosqlite:////data/exlibris.db

# The bot answers what is under way before it ends; `docker stop` waits ten seconds unless it is told to wait longer.
STOPSIGNAL SIGTERM
ENTRYPOINT ["exlibris"]
# What must be put right first is said once: Docker would start the bot again and again, and Discord counts the starts.
CMD ["run", "--stay"]
