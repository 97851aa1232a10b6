"""Five Cards on offer beside the games of the engine, as its folder would bring it."""

import sys

from engine.catalogue import Rules, register
from tests.toy.engine import toy
from tests.toy.engine.toy import Toy, ToyView

__all__ = ["TOY", "Toy", "ToyView"]

# Where its face looks for it, as if the folder stood among the engine's own.
sys.modules["engine.toy"] = toy

TOY: Rules[Toy, ToyView] = register(toy.RULES)
