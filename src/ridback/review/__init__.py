"""What a seat decided in a game, and what a search would have done: docs/review.md says how, and how sure it is."""

from ridback.review.judging import Judged, Point, Review, review

__all__ = ["Judged", "Point", "Review", "review"]
