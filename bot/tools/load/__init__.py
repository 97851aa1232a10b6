"""`exlibris bench --load`: the whole bot under load, over real sockets, with a bare bot of discord.py beside it."""
