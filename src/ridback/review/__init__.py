"""What a seat decided in a game, and what a search would have done: docs/review.md says how, and how sure it is."""

from ridback.review.judging import LEVEL, Judged, Point, Review, review

__all__ = ["LEVEL", "Judged", "Point", "Review", "review"]
