"""The automatic player's table: for each question its answer and its reason."""

from __future__ import annotations

from engine.atheneum.advice import choosing, reasons, shelving
from engine.atheneum.advice.worth import Worth
from engine.counsel import Counsel

COUNSEL: dict[str, Counsel[Worth]] = {
    "pick": Counsel(choosing.best_card, reasons.card, values=choosing.card_values),
    "spider": Counsel(choosing.best_reward, reasons.reward, values=choosing.reward_values),
    "shelve": Counsel(shelving.best_step, reasons.step, values=shelving.step_values),
    "claim": Counsel(shelving.best_step, reasons.step),
}
"""The row of each question of the vocabulary."""
