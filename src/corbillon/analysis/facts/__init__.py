"""What can be seen to have happened at a settled table, for each game: the matter of which reasons are made."""

from collections.abc import Mapping

from corbillon.analysis.facts.fact import Fact, Facts
from corbillon.analysis.facts.nain_jaune import NAIN_JAUNE
from corbillon.analysis.facts.reversis import REVERSIS
from corbillon.analysis.facts.zinzolin import ZINZOLIN

FACTS: Mapping[str, Facts] = {"zinzolin": ZINZOLIN, "nain-jaune": NAIN_JAUNE, "reversis": REVERSIS}

__all__ = ["FACTS", "Fact", "Facts"]
