"""Crewmen, who come with a license (CR)."""

from ridback.rules.codes import (
    ARTISAN,
    ASK_ASSIGN,
    ASK_DISCARD,
    ASSIGN,
    AUCTION,
    CREW_ARTISAN,
    CREW_ASSISTANT,
    CREW_BOSUN,
    CREW_CRATES,
    CREW_DECKHAND,
    CREW_QUARTERMASTER,
    CREW_STORM,
    CREW_TUG,
    EV_ASSIGNED,
    EV_CREW_PLACED,
    EV_LAUNCHED,
    FLEET,
    HIRE_CREWMAN,
    TUG,
    WHY_CREW,
)
from ridback.rules.decks import draw
from ridback.rules.jit import rule
from ridback.rules.record import add_boat, answered, ask, emit, owns

#: Crates that come with the Crates crewman (CR8), uses of a Quartermaster (CR9), cards a Deckhand draws (CR10).
_CRATES = 4
_USES = 2
_CARDS = 3


@rule
def place(g, io):
    """CR2: a crewman by each license of the row that has none, left to right, while there are any."""
    o = g.open
    for i in range(o.in_row):
        if o.crew[i] == 0 and o.crew_deck > 0:
            o.crew_deck -= 1
            o.crew[i] = g.hidden.crew[o.crew_deck]
            emit(io, EV_CREW_PLACED, -1, int(o.crew[i]), i, 0)


@rule
def come(g, io):
    """CR3: the crewman of the license just bought is resolved at once."""
    o = g.open
    seat, kind = int(o.turn), o.coming
    s = o.at[seat]
    if kind == CREW_BOSUN or kind == CREW_ASSISTANT:
        ask(o, seat, ASK_ASSIGN)
        return
    o.coming = 0
    o.phase = AUCTION
    if kind == CREW_ARTISAN or kind == CREW_TUG:
        if s.fleet < FLEET:
            dock = ARTISAN if kind == CREW_ARTISAN else TUG
            b = add_boat(g, seat, dock, dock)
            emit(io, EV_LAUNCHED, seat, b, dock, dock)
    elif kind == CREW_STORM:
        o.storm = seat + 1
    elif kind == CREW_CRATES:
        s.crew_crates += _CRATES
        o.supply -= _CRATES
    elif kind == CREW_QUARTERMASTER:
        s.uses += _USES
    elif kind == CREW_DECKHAND:
        draw(g, io, seat, _CARDS, WHY_CREW, False)
        if s.hand > 0:
            ask(o, seat, ASK_DISCARD)


@rule
def legal_assignments(s, out):
    """One of the seat's licenses, by type (CR5, CR7)."""
    n = 0
    for kind in range(HIRE_CREWMAN):
        if owns(s, kind) > 0:
            out.moves[n] = ASSIGN + kind
            n += 1
    return n


@rule
def assign(g, seat, move, io):
    """CR5, CR7: the Bosun or the Assistant goes to a license."""
    o = g.open
    s = o.at[seat]
    answered(o, seat)
    kind = move - ASSIGN
    emit(io, EV_ASSIGNED, seat, int(o.coming), kind, 0)
    if o.coming == CREW_ASSISTANT:
        s.assistants[kind] += 1
    else:
        s.bosuns[kind] += 1
    o.coming = 0
    o.phase = AUCTION
