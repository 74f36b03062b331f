"""What a card cost and why: hints and reviews from what a seat knew, and a deal's result as luck and play."""

from corbillon.analysis.judgement import Judgement
from corbillon.analysis.judging import WORLDS, Hint, Value, Verdict, hint
from corbillon.analysis.luck import Luck, luck_of
from corbillon.analysis.reasons import Reason
from corbillon.analysis.reviewing import DealReview, Decision, Review, review

__all__ = [
    "WORLDS",
    "DealReview",
    "Decision",
    "Hint",
    "Judgement",
    "Luck",
    "Reason",
    "Review",
    "Value",
    "Verdict",
    "hint",
    "luck_of",
    "review",
]
