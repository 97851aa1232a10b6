"""What is looked through for garbage, and when: nothing while much is made that stays."""

from __future__ import annotations

import gc
from collections.abc import Generator
from contextlib import contextmanager

YOUNG = 10_000
"""After so many more things than before the youngest are looked through. By default it is 700: the older ones, which
takes long, were looked through every ten seconds. Of 3000 most were what clicks under way still needed, looked through
for nothing."""


@contextmanager
def kept() -> Generator[None]:
    """Look for no garbage while a block makes what stays, as imports do, nor among that later.

    Imports take a sixth less of their time so. What they leave are half a million objects: to look for garbage among
    them held the loop again and again later, and the end for seconds.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.set_threshold(YOUNG)
        gc.enable()
