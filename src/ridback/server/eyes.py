"""With whose eyes somebody looks at a table where several people play at their screen.

A session holds the seats of those people, as it made them: each is a person of their own, whom no cookie opens, and ``holder`` of the seat
says whose screen it is. So that nobody sees a hand that is not theirs, such a session is shown the open table until it says for whom it
asks (``?as=``), and says so anew with each request. What a request says is only ever taken where the session holds that seat.
"""

from __future__ import annotations

from dataclasses import replace

from ridback.server.log import Stored
from ridback.server.people import Person
from ridback.server.problems import Problem
from ridback.server.seat import Seat


def looking(table: Stored, person: Person | None, wish: int | None) -> Person | None:
    """Who looks at a table: that person, somebody at their screen if ``wish`` is that one's seat, or nobody in particular (``open``) where
    others play at their screen and a game runs. Raises a Problem if the seat is not theirs to speak for."""
    if wish is None:
        return replace(person, open=True) if person is not None and table.status == "running" and table.shared(person) else person
    place = table.seats[wish] if wish < len(table.seats) else Seat("open")
    if person is None or place.person is None or not table.plays(person, wish):
        raise Problem(403, "not_your_seat", {"seat": wish})
    return person if place.person == person.id else Person(place.person, place.name or "", by=person.id)
