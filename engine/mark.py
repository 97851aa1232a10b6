"""The mark of a state: a few letters that tell whether a turn played again has led to the same place."""

from __future__ import annotations

import marshal
from hashlib import blake2b

from engine.catalogue import Json

FORM = 2
"""Without references and interning, so that equal data give equal bytes; these have not changed since Python 2.5."""
BYTES = 8


def mark_of(dumped: Json) -> str:
    """Return the mark of a dumped state, in which the luck used so far counts too.

    A match is saved at every choice: `json` and `repr` take five times as long. Nothing is ever read from these bytes.
    """
    return blake2b(marshal.dumps(dumped, FORM), digest_size=BYTES).hexdigest()
