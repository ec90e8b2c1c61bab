"""What things are worth to deckhand: seasons, dollars, cards, payments, boats, licenses. Compiled, like the rules.

Every function sees the open record ``o``, the seat's own part ``own``, or its part of the open record ``s``, and the printed values
``v``: no hidden part is ever given to it. ``h`` is a HABITS record (habits.py).
"""

import numpy as np

from ridback.rules.codes import ASK_PAY, BUYING, FISHING, PARTS, REFILLING, TYPES
from ridback.rules.jit import rule
from ridback.rules.launching import has_license, launch_price
from ridback.rules.payment import available
from ridback.rules.record import captains, level, room
from ridback.rules.scoring import license_types

_SHRIMP = 0
_COD = 1
_LOBSTER = 2
_TUNA = 3
_PROCESSING = 4
_KING_CRAB = 5
_KING_CRAB_CRATES = 14
_KING_CRAB_LICENSES = 15
_STANDARD = 5
_GONE_FISHIN = TYPES
#: About how many cards the Boat deck has.
_DECK = 100
#: What a card of the Boat deck is worth on average, in $.
CARD = 1.85
NEVER = 1e9


@rule
def seasons(o, h):
    """How often boats will probably still fish: at least once, as long as the game is not over."""
    if o.last_round:
        return 1.0
    left = (h.licenses_left * o.license_deck + h.supply_left * o.supply) / o.seats - h.sooner
    return max(left, 1.0)


@rule
def closing(o, v):
    """Whether this round is surely the last, with its auction over: all that scores is to be done now (FI3)."""
    if o.last_round:
        return True
    if o.phase <= REFILLING or o.phase > FISHING or o.supply > 10 * o.seats:
        return False
    catch = 0
    for seat in range(o.seats):
        s = o.at[seat]
        for b in range(s.fleet):
            boat = s.boats[b]
            if boat.captained and boat.crates < room(v, s, boat):
                catch += 1
    return catch >= o.supply


@rule
def dollar(o, v, h, left):
    """What a dollar is worth, with ``left`` seasons to come."""
    if closing(o, v):
        return h.dollar_over
    return h.dollar + h.dollar_early * (left - 1.0)


@rule
def crate(s, h, left):
    """What a crate on a boat is worth: itself, its part in King Crab (SR2), and what else a boat that catches early is good for."""
    return crate_now(s) + h.crate_early * (left - 1.0)


@rule
def crate_now(s):
    """What a crate on a boat scores at the end of the game (SR1, SR2)."""
    return 1.0 + s.licenses[_KING_CRAB_CRATES] / 3.0


@rule
def boat(s, v, h, left, rate, card):
    """What launching a boat card brings: its VP, and the crates it will catch once the boats before it have captains."""
    hires = 2 if s.licenses[_LOBSTER] > 0 else 1
    waiting = (s.fleet - captains(s)) // hires
    catches = max(min(left - waiting, float(v.boat_room)), 0.0)
    more = catches * crate(s, h, left) + s.licenses[_KING_CRAB] - rate
    return v.boat_vp[card] + max(more, 0.0)


# -- cards and payments, in $ --------------------------------------------------------------------------------------------


@rule
def boat_type(license):
    """The boat card type of a license card number: the three King Crab licenses have one."""
    return _KING_CRAB if license >= _KING_CRAB_CRATES else license


@rule
def launchable(o, s, card):
    """Whether the seat owns a license for a boat card, or is paying for one."""
    if o.phase == BUYING and s.ask == ASK_PAY and boat_type(int(o.row[o.lot])) == card:
        return True
    return has_license(s, card)


@rule
def card_worth(o, s, own, v, h, card):
    """What giving up one card of a type takes from the seat: its coins; it might serve as a captain, or be launched."""
    worth = float(v.coins[card])
    if worth < 2.0:
        worth = h.small_coin
    if own.hand[card] <= 2 and launchable(o, s, card):
        worth += h.keep_boats
    return worth


@rule
def part_worth(o, s, own, v, h, rate, part):
    """The same for a part of a payment. A Gone Fishin' card would score; a processed crate is good for nothing but money and trade."""
    if part < TYPES:
        return card_worth(o, s, own, v, h, part)
    if part == _GONE_FISHIN:
        return max(v.gone_fishin_vp / rate, float(v.part_value[part]))
    return 0.05 * v.part_value[part]


@rule
def _weigh(o, s, own, v, h, rate, price, place, without, worth, first):
    """The least that covering $0, $1 … ``price`` takes, and the part that goes down first then.

    Only parts from ``place`` on in the order of parts are used (PY2), and one card of the type ``without`` (-1: none) is left alone (PY5).
    ``worth`` and ``first`` are arrays of ``price`` + 1.
    """
    for t in range(price + 1):
        worth[t] = NEVER
        first[t] = -1
    worth[0] = 0.0
    for at in range(PARTS - 1, place - 1, -1):
        part = int(v.part_order[at])
        value = int(v.part_value[part])
        have = available(s, own, part) - (1 if part == without else 0)
        if have > 0 and value > 0:
            # a little for every part: of equal payments the one with fewer
            each = part_worth(o, s, own, v, h, rate, part) + 0.001
            for t in range(price, 0, -1):
                for k in range(1, have + 1):
                    rest = max(t - k * value, 0)
                    total = worth[rest] + k * each
                    if total < worth[t]:
                        worth[t] = total
                        first[t] = part
                    if rest == 0:
                        break


@rule
def next_part(o, s, own, v, h, rate):
    """The part to put down next: the first of the payment that takes least, of those that complete what lies there."""
    due = int(o.due)
    worth, first = np.empty(due + 1), np.empty(due + 1, np.int64)
    _weigh(o, s, own, v, h, rate, due, int(o.place), -1, worth, first)
    return int(first[due])


@rule
def payment_worth(o, s, own, v, h, rate, price, without):
    """What paying a price takes from the seat, in $: more than the price where it cannot be paid exactly."""
    if price <= 0:
        return 0.0
    worth, first = np.empty(price + 1), np.empty(price + 1, np.int64)
    _weigh(o, s, own, v, h, rate, price, 0, without, worth, first)
    return worth[price]


@rule
def launch_cash(s, own, v, new):
    """The money to keep for launching the dearest of its boats, and for a captain.

    ``new`` is a type the seat would get a license for (-1: none).
    """
    cash = 0.0
    for card in range(TYPES):
        if own.hand[card] > 0 and (card == new or has_license(s, card)):
            cash = max(cash, float(launch_price(s, v, card) + v.coins[card]))
    if cash > 0.0 or captains(s) < s.fleet:
        cash += 1.0
    return cash


# -- licenses --------------------------------------------------------------------------------------------------------------


@rule
def license(o, s, own, v, h, left, rate, seat, k, random):
    """What a license card ``k`` is worth to a seat. A type this knows no power of counts its VP and its boats."""
    worth = v.license_vp[k] + _power(s, v, h, left, rate, k) + _bonus(s, v, left, k)
    card = boat_type(k)
    if card < TYPES and v.boat_count[card] > 0 and not has_license(s, card):
        gain = boat(s, v, h, left, rate, card) - rate * (launch_price(s, v, card) + v.coins[card])
        worth += h.new_boats * max(gain, 0.0) * left * v.boat_count[card] / _DECK
    return worth * (1.0 + h.whim * (2.0 * _whim(random, int(o.round_no) * 8 + seat, k) - 1.0))


@rule
def _power(s, v, h, left, rate, k):
    """What one more level of a standard license brings in the seasons left."""
    if k >= _STANDARD:
        return 0.0
    card = rate * CARD
    rounds = left - 1.0  # that come to their end, phases four and five included
    now = level(s, k)
    then = min(now + 1, 4)
    if k == _SHRIMP:
        # a license a round, and a launch: but few boats cost more than $1 or $2
        dearer = 1.0 if now == 0 else 0.66 if now == 1 else 0.13 if now == 2 else 0.0
        return h.shrimp * rate * (rounds + dearer * left)
    if k == _COD:
        return h.cod * card * (v.cod_draw[then] - v.cod_draw[now]) * left
    if k == _LOBSTER:
        crew = min(int(captains(s) + 1 + 0.4 * left), v.lobster_draw.shape[1] - 1)
        return h.lobster * card * (v.lobster_draw[then, crew] - v.lobster_draw[now, crew]) * left
    if k == _TUNA:
        more = v.tuna_draw[then] - v.tuna_discard[then] - v.tuna_draw[now] + v.tuna_discard[now]
        return h.tuna * card * more * rounds
    # crates to trade are there a round later than the license
    return h.processing * (card - (0.0 if now else 0.5)) * (then - now) * max(rounds - 1.0, 0.0)


@rule
def _bonus(s, v, left, k):
    """What a license brings by King Crab's bonuses (SR2): its own, or one type more for that of the licenses."""
    cap = float(v.king_crab_cap)
    if k == _KING_CRAB:
        return min(captains(s) + 0.5 * left, cap)
    if k == _KING_CRAB_CRATES:
        crates = 0
        for b in range(s.fleet):
            crates += s.boats[b].crates
        return min((crates + left) / 3.0, cap)
    types = license_types(s)
    new = s.licenses[k] == 0
    if k == _KING_CRAB_LICENSES:
        new = not has_license(s, _KING_CRAB)
        return min(float(v.king_crab_types[types + (1 if new else 0)]), cap)
    if new and s.licenses[_KING_CRAB_LICENSES] > 0:
        return float(v.king_crab_types[types + 1] - v.king_crab_types[types])
    return 0.0


@rule
def _whim(random, a, b):
    """A number from 0 to 1 that depends on the seed, ``a`` and ``b`` alone. The generator is read, never moved on."""
    x = (random.a ^ (random.b << 1) ^ (a * 0x9E3779B1)) & 0xFFFFFFFF
    x = ((x ^ (x >> 15)) * 0x2C1B3C6D) & 0xFFFFFFFF
    x = (x ^ (b * 0x85EBCA6B)) & 0xFFFFFFFF
    x = ((x ^ (x >> 12)) * 0x297A2D39) & 0xFFFFFFFF
    return (x ^ (x >> 15)) / 4294967296.0
