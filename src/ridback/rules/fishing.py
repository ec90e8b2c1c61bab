"""Phase three: fishing (FI)."""

from ridback.rules.codes import EV_CAUGHT, EV_OVER, NO_CRATES, NO_LICENSES, OVER, PROCESSING_BEGINS
from ridback.rules.jit import rule
from ridback.rules.record import emit, room


@rule
def fish(g, v, io):
    """Every captained boat that is not full catches a crate, seat by seat in turn order (FI1, FI2, FI4); then FI3's end."""
    o = g.open
    for i in range(o.seats):
        seat = int((o.start + i) % o.seats)
        s = o.at[seat]
        for b in range(s.fleet):
            boat = s.boats[b]
            if boat.captained and boat.crates < room(v, boat):
                boat.crates += 1
                o.supply -= 1
                emit(io, EV_CAUGHT, int(seat), b, int(boat.type), 1)
    o.ended = (NO_LICENSES if o.last_round else 0) + (NO_CRATES if o.supply <= 0 else 0)
    if o.ended:
        emit(io, EV_OVER, -1, int(o.ended), 0, 0)
        o.phase = OVER
    else:
        o.phase = PROCESSING_BEGINS
