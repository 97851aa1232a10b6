"""`python -m bot` is `exlibris run`."""

import sys

from bot.cli import main

if __name__ == "__main__":
    main(["run", *sys.argv[1:]])
