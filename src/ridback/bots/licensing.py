"""What licenses are worth to mate, and the crewmen that come with them.

Compiled; judging.py says what ``o``, ``s``, ``own``, ``v`` and ``h`` are.
"""

from ridback.bots import judging
from ridback.rules.codes import (
    ARTISAN,
    CHAR,
    COD,
    CREW_ARTISAN,
    CREW_ASSISTANT,
    CREW_BOSUN,
    CREW_CRATES,
    CREW_DECKHAND,
    CREW_QUARTERMASTER,
    CREW_STORM,
    CREW_TUG,
    DFO,
    HIRE_CREWMAN,
    KING_CRAB,
    KING_CRAB_CRATES,
    KING_CRAB_LICENSES,
    LOBSTER,
    MARINA,
    OYSTER,
    PROCESSING_VESSEL,
    SALMON,
    SHRIMP,
    SWORDFISH,
    TROPHY_LICENSES,
    TROPHY_STANDARD,
    TUG,
    TUNA,
    TYPES,
)
from ridback.rules.jit import rule, rule_inline
from ridback.rules.launching import has_license, launch_price
from ridback.rules.record import SALTY, aboard, captains, level, owns, room
from ridback.rules.scoring import license_types


@rule
def license(o, s, own, v, h, left, rate, seat, k, random):
    """What a license card ``k`` is worth to a seat: its VP, its power, the boats it lets launch, bonuses and trophies."""
    worth = v.license_vp[k] + power(o, s, v, h, left, rate, k) + _bonus(s, v, left, k) + _honors(o, s, v, h, k)
    card = judging.boat_type(k)
    if card >= 0 and not has_license(s, card):
        gain = judging.boat(o, s, v, h, left, rate, card, card) - rate * (launch_price(s, v, card) + v.coins[card])
        often = h.new_boats * (h.dfo if card == DFO else 1.0)
        worth += often * max(gain, 0.0) * left * v.boat_count[card] / _deck(o, v)
        worth += h.in_hand * min(int(own.hand[card]), 2) * max(gain, 0.0)
    return worth * (1.0 + h.whim * (2.0 * _whim(random, int(o.round_no) * 8 + seat, k) - 1.0))


@rule
def _deck(o, v):
    """How many cards the Boat deck has."""
    n = 4.0 + (v.boat_count[TYPES - 1] if o.with_charter else 0)
    for t in range(TYPES - 1):
        n += v.boat_count[t] if o.line_up[t] else 0
    return n


@rule
def power(o, s, v, h, left, rate, k):
    """What one more level of a license brings in the seasons left."""
    card = rate * judging.CARD
    rounds = left - 1.0  # that come to their end, phases four and five included
    if k == KING_CRAB or k >= KING_CRAB_CRATES:
        return 0.0
    now = level(s, k)
    then = min(now + 1, 3 if k == DFO else 4)
    if k == SHRIMP:
        # a license a round, and a launch: but few boats cost more than $1 or $2
        dearer = 1.0 if now == 0 else 0.66 if now == 1 else 0.13 if now == 2 else 0.0
        return h.shrimp * rate * (rounds + dearer * left)
    if k == COD:
        return h.cod * card * (v.cod_draw[then] - v.cod_draw[now]) * left
    if k == LOBSTER:
        crew = min(int(captains(s) + 1 + 0.4 * left), v.lobster_draw.shape[1] - 1)
        return h.lobster * card * (v.lobster_draw[then, crew] - v.lobster_draw[now, crew]) * left
    if k == TUNA:
        more = v.tuna_draw[then] - v.tuna_discard[then] - v.tuna_draw[now] + v.tuna_discard[now]
        return h.tuna * card * more * rounds
    if k == PROCESSING_VESSEL:
        # crates to trade are there a round later than the license
        return h.processing * (card - (0.0 if now else 0.5)) * (then - now) * max(rounds - 1.0, 0.0)
    return _arctic_power(o, s, v, h, left, rate, k, now, then)


@rule_inline
def _arctic_power(o, s, v, h, left, rate, k, now, then):
    """The same for Arctic Bounty's licenses."""
    card, rounds, more = rate * judging.CARD, left - 1.0, float(then - now)
    if k == SWORDFISH:
        # a card a season instead of crates that boats with time to fill up catch later; and from the first one an exchange
        return h.swordfish * (max(card - 0.4, 0.0) * more + (0.3 * rate if now == 0 else 0.0)) * rounds
    if k == SALMON:
        return h.salmon * max(card, min(left, float(v.boat_room))) * more * left
    if k == CHAR:
        if now == 0:
            return h.char * (card + 0.5) * left  # a captain from the deck each round, and a launch more
        return (h.shrimp * 1.3 * rate if now == 1 else h.cod * card * more if now == 2 else 0.0) * left
    if k == OYSTER:
        worth = 0.0
        for b in range(s.fleet):
            if s.boats[b].type == OYSTER:
                space = float(v.oyster_room[then] - v.oyster_room[now])
                worth += h.large_holds * max(min(2.0 * left - v.oyster_room[now] + s.boats[b].crates, space), 0.0)
        return worth * judging.crate(s, h, left)
    if k == DFO:
        crates = 0.5 * left
        for b in range(s.fleet):
            crates += aboard(s.boats[b]) if s.boats[b].type == DFO else 0
        return crates * (v.dfo_vp[then] - v.dfo_vp[now]) if now else 0.0
    if k == MARINA:
        return h.marina * min(max(2.5 - 0.5 * rate, 0.0) * left, float(v.marina_cap - v.license_vp[k]))
    return 0.0


@rule_inline
def _bonus(s, v, left, k):
    """What a license brings by King Crab's bonuses (SR2): its own, or one type more for that of the licenses."""
    cap = float(v.king_crab_cap)
    if k == KING_CRAB:
        return min(captains(s) + 0.5 * left, cap)
    if k == KING_CRAB_CRATES:
        crates = 0
        for b in range(s.fleet):
            crates += aboard(s.boats[b])
        return min((crates + left) / 3.0, cap)
    types = license_types(s)
    new = s.licenses[k] == 0
    if k == KING_CRAB_LICENSES:
        new = not has_license(s, KING_CRAB)
        return min(float(v.king_crab_types[types + (1 if new else 0)]), cap)
    if new and s.licenses[KING_CRAB_LICENSES] > 0:
        return float(v.king_crab_types[types + 1] - v.king_crab_types[types])
    return 0.0


@rule_inline
def _honors(o, s, v, h, k):
    """What a license brings by the trophies for licenses (TR1)."""
    worth = 0.0
    if o.with_trophies:
        kind = KING_CRAB if k >= KING_CRAB_CRATES else k
        have = owns(s, kind)
        for i in range(o.trophies.shape[0]):
            if o.trophy_of[i] == 0:
                if o.trophies[i] == TROPHY_LICENSES:
                    worth += v.trophy_vp * (0.9 if have == 2 else 0.3 if have == 1 else 0.0)
                elif o.trophies[i] == TROPHY_STANDARD and v.license_premium[k] == 0:
                    worth += 0.12 * v.trophy_vp
    return h.honors * worth


# -- crewmen -----------------------------------------------------------------------------------------------------------------


@rule
def crewman(o, s, v, h, left, rate, seat, kind, k):
    """What the crewman by a license card ``k`` is worth (CR3), 0 where there is none."""
    card = rate * judging.CARD
    worth = 0.0
    if kind == CREW_ARTISAN:
        worth = judging.dock(o, s, v, h, left, ARTISAN)
    elif kind == CREW_TUG:
        worth = judging.dock(o, s, v, h, left, TUG)
    elif CREW_BOSUN <= kind <= CREW_ASSISTANT:
        for t in range(HIRE_CREWMAN):
            if owns(s, t) > 0 or judging.boat_type(k) == t:
                worth = max(worth, assigned(o, s, v, h, left, rate, kind, t))
    elif kind == CREW_STORM:
        for i in range(o.people):
            if i != seat:
                worth += captains(o.at[i]) / float(o.people)
    elif kind == CREW_CRATES:
        worth = 4.0 * max(rate, 1.0)
    elif kind == CREW_QUARTERMASTER:
        worth = min(left, 2.0) * 2.0
    elif kind == CREW_DECKHAND:
        worth = 2.3 * card
    return h.crew * worth


@rule
def assigned(o, s, v, h, left, rate, crew, kind):
    """What a Bosun or an Assistant on a license type is worth (CR5, CR7)."""
    if kind > DFO:
        return 0.0  # neither boats nor levels
    if crew == CREW_ASSISTANT:
        return power(o, s, v, h, left, rate, kind)
    worth = 0.1 * left
    for b in range(s.fleet):
        boat = s.boats[b]
        if boat.type == kind:
            n = judging.haul(s, v, kind, boat.captained == SALTY)
            space = float(room(v, s, boat) - boat.crates)
            # filling up sooner is worth something too
            worth += (min(left * (n + 1), space) - min(left * n, space)) * judging.crate_now(s) + 0.2 * min(space, left)
    return worth


@rule_inline
def _whim(random, a, b):
    """A number from 0 to 1 that depends on the seed, ``a`` and ``b`` alone. The generator is read, never moved on."""
    x = (random.a ^ (random.b << 1) ^ (a * 0x9E3779B1)) & 0xFFFFFFFF
    x = ((x ^ (x >> 15)) * 0x2C1B3C6D) & 0xFFFFFFFF
    x = (x ^ (b * 0x85EBCA6B)) & 0xFFFFFFFF
    x = ((x ^ (x >> 12)) * 0x297A2D39) & 0xFFFFFFFF
    return (x ^ (x >> 15)) / 4294967296.0
