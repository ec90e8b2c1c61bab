"""What things are worth to mate: seasons, dollars, crates, boats, cards, payments. Compiled, like the rules.

Every function sees the open record ``o``, the seat's own part ``own``, or its part of the open record ``s``, and the printed values
``v``: no hidden part is ever given to it. ``h`` is a HABITS record (habits.py).
"""

import numpy as np

from ridback.rules.codes import (
    ARTISAN,
    ASK_PAY,
    BUYING,
    CHAR,
    CHARTER,
    DFO,
    FISHED,
    FISHING,
    HOUSE_BOAT,
    INUIT,
    KING_CRAB,
    KING_CRAB_CRATES,
    LOBSTER,
    OYSTER,
    PARTS,
    REFILLING,
    SALMON,
    TROPHY_BOATS,
    TROPHY_FOUR_TYPES,
    TROPHY_ONE_TYPE,
    TUG,
    TYPES,
)
from ridback.rules.jit import rule
from ridback.rules.launching import has_boat_license, has_license, launch_price
from ridback.rules.payment import A_HOUSE_BOAT, CRATE, CREW_CRATE, GONE_FISHIN, available
from ridback.rules.record import SALTY, level, room, takes_captain

#: What a card of the Boat deck is worth on average, in $.
CARD = 1.85
NEVER = 1e9


# -- time and money --------------------------------------------------------------------------------------------------------


@rule
def seasons(o, v, h):
    """How often boats will probably still fish: at least once, as long as the game is not over. Captains buy licenses and do not fish.

    A guess from what is left of licenses and crates; but not much later than the crates run out, if every seat goes on hiring.
    """
    if closing(o, v):
        return 1.0
    left = h.licenses_left * o.license_deck / o.seats + h.supply_left * o.supply / o.people - h.sooner
    more = h.crews * o.people
    # so n seasons take each * n + more * n * n / 2 crates
    each = 0.5 * more
    for i in range(o.people):
        s = o.at[i]
        for b in range(s.fleet):
            boat = s.boats[b]
            if boat.captained and boat.crates < room(v, s, boat):
                each += haul(s, v, boat.type, boat.captained == SALTY)
    enough = (np.sqrt(each * each + 2.0 * more * max(float(o.supply), 0.0)) - each) / more
    return max(min(left, enough + h.slack), 1.0)


@rule
def closing(o, v):
    """Whether this round is surely the last, with its auction over: all that scores is to be done now (FI3)."""
    if o.last_round:
        return True
    if o.phase <= REFILLING or o.phase > FISHED or o.supply > 12 * o.people:
        return False
    # seats that have fished will not do so again; one that is being asked within phase three has not yet
    done = o.step - 1 if o.phase > FISHING else 0
    caught = 0
    for i in range(done, o.people):
        s = o.at[(o.start + i) % o.people]
        for b in range(s.fleet):
            boat = s.boats[b]
            if boat.captained and not (o.phase > FISHING and i == done and boat.fished):
                caught += min(haul(s, v, boat.type, boat.captained == SALTY), room(v, s, boat) - boat.crates)
                caught += int(boat.tucked > 0 and boat.tucked_crates < v.boat_room)
    return caught >= o.supply


@rule
def dollar(o, v, h, left):
    """What a dollar is worth, with ``left`` seasons to come."""
    if closing(o, v):
        return h.dollar_over
    return h.dollar + h.dollar_early * (left - 1.0)


@rule
def purse(o, v, h, left, cash):
    """What a dollar is worth to a seat that has ``cash``: less, the more there are for each season left to spend them in."""
    return dollar(o, v, h, left) / (1.0 + h.riches * cash / left)


# -- crates ----------------------------------------------------------------------------------------------------------------


@rule
def crate(s, h, left):
    """What a crate on a boat is worth: itself, its part in King Crab (SR2), and what else a boat that catches early is good for."""
    return crate_now(s) + h.crate_early * (left - 1.0)


@rule
def crate_now(s):
    """What a crate on a boat scores at the end of the game (SR1, SR2)."""
    return 1.0 + s.licenses[KING_CRAB_CRATES] / 3.0


@rule
def inspected(s, v, kind):
    """What a crate scores besides, on a DFO boat (DF3)."""
    return float(v.dfo_vp[max(level(s, DFO), 1)]) if kind == DFO else 0.0


@rule
def haul(s, v, kind, salty):
    """What a boat of a type catches in a season, if it has room (FI4)."""
    n = 1
    if kind == OYSTER:
        n = max(n, int(v.oyster_catch))
    if salty:
        n = max(n, int(v.salty_catch))
    return n + int(s.bosuns[kind] if kind < TYPES else 0)


@rule
def hold(s, v, kind, salty):
    """The room that a boat of a type has, or will have (record.room)."""
    if kind == ARTISAN:
        return float(v.artisan_room)
    if kind == INUIT:
        return float(v.inuit_room)
    plain = v.oyster_room[max(level(s, OYSTER), 1)] if kind == OYSTER else v.boat_room
    return float(max(plain, v.salty_room if salty else 0))


@rule
def crates_then(s, v, boat, left):
    """The crates in a boat's own hold after ``left`` more seasons."""
    return min(boat.crates + left * haul(s, v, boat.type, boat.captained == SALTY), float(room(v, s, boat)))


@rule
def crate_loss(s, v, boat, left):
    """What giving up a crate of a boat costs in VP in the end: nothing, if it catches it again in the ``left`` seasons to come (SA2)."""
    space = float(room(v, s, boat))
    each = crate_now(s) + inspected(s, v, boat.type)
    if boat.crates == 0:
        return 0.0 if boat.tucked_crates + left >= v.boat_room + 1 else each
    if boat.crates + left * haul(s, v, boat.type, boat.captained == SALTY) >= space + 1.0:
        return 0.0
    if boat.mate and crates_then(s, v, boat, left) >= space:
        each += v.mate_full_vp - v.dock_vp[4]
    return each


# -- boats -----------------------------------------------------------------------------------------------------------------


@rule
def catches(s, v, h, kind, salty, left):
    """The crates that a boat of a type will catch in ``left`` seasons; those that others have no room for count in part."""
    n = max(min(left * haul(s, v, kind, salty), hold(s, v, kind, salty)), 0.0)
    plain = float(v.boat_room)
    return n if n <= plain else plain + h.large_holds * (n - plain)


@rule
def honors(o, s, v, h, kind):
    """What one more captained boat of a type brings by trophies (TR1) and meeples (CM1), with others after them too."""
    worth = 0.0
    if o.with_trophies and kind != TUG and kind != HOUSE_BOAT:
        same, types = 0, 0
        if kind < TYPES:
            for t in range(TYPES):
                some = 0
                for b in range(s.fleet):
                    some += int(s.boats[b].type == t and s.boats[b].captained > 0)
                types += int(some > 0)
                if t == kind:
                    same = some
        for k in range(o.trophies.shape[0]):
            trophy = o.trophies[k]
            reached = 0
            if o.trophy_of[k] == 0:
                if trophy == TROPHY_ONE_TYPE and kind < TYPES:
                    reached = min(same + 1, 4)
                elif trophy == TROPHY_FOUR_TYPES and kind < TYPES and same == 0:
                    reached = min(types + 1, 4)
                elif trophy == TROPHY_BOATS:
                    reached = 2
            worth += v.trophy_vp * reached * reached * reached / 64.0
    if o.with_meeples and o.meeples > 0 and kind <= SALMON and kind != KING_CRAB and o.meeple_of[kind] == 0:
        worth += 0.3 * v.meeple_vp
    return h.honors * worth


@rule
def waiting(s):
    """How many boats a seat has that want a captain."""
    n = 0
    for b in range(s.fleet):
        n += int(takes_captain(s.boats[b]))
    return n


@rule
def boat(o, s, v, h, left, rate, kind, card):
    """What launching a boat card as a type brings: its VP, and the crates it will catch once the boats before it have captains.

    A DFO boat waits for none, and comes with crates that others lose (DF1, DF2).
    """
    worth = float(v.boat_vp[card])
    if kind == DFO:
        loaded = 0.0 if o.storm > 0 and o.storm != o.turn + 1 else float(v.dfo_catch)
        n = min(loaded + left, float(v.boat_room))
        worth += n * (crate(s, h, left) + inspected(s, v, kind)) + h.robbed * loaded + s.licenses[KING_CRAB] + honors(o, s, v, h, kind)
    else:
        hires = 1 + int(s.licenses[LOBSTER] > 0) + int(s.licenses[CHAR] > 0)
        n = catches(s, v, h, kind, False, left - waiting(s) // hires)
        free = s.licenses[CHAR] > 0
        more = n * crate(s, h, left) + s.licenses[KING_CRAB] - (0.0 if free else rate)
        worth += max(more, 0.0) + honors(o, s, v, h, kind)
    if s.licenses[SALMON] > 0:
        worth += h.tuck * min(left, float(v.boat_room)) * 0.5
    return worth


@rule
def dock(o, s, v, h, left, kind):
    """What a dock card that costs a launch brings, by its boat number: points, crates, or money later."""
    worth = float(v.dock_vp[kind - TUG])
    if kind == TUG:
        worth += h.tug * CARD * (h.dollar + 0.5 * h.dollar_early * (left - 1.0)) * (left - 1.0)
    elif kind == HOUSE_BOAT:
        later = h.dollar + h.dollar_early * max(left - 2.0, 0.0)
        worth = max(worth, h.refund * v.part_value[A_HOUSE_BOAT] * later if left > 1.0 else 0.0)
    else:
        worth += catches(s, v, h, kind, False, left) * crate(s, h, left) + s.licenses[KING_CRAB] + honors(o, s, v, h, kind)
    return worth


# -- cards and payments, in $ --------------------------------------------------------------------------------------------


@rule
def boat_type(license):
    """The boat card type of a license card number: the three King Crab licenses have one, others none (-1)."""
    if license >= KING_CRAB_CRATES:
        return KING_CRAB
    return license if license < CHARTER else -1


@rule
def launchable(o, s, card):
    """Whether the seat owns a license for a boat card, or is paying for one."""
    if o.phase == BUYING and s.ask == ASK_PAY and boat_type(int(o.row[o.lot])) == card:
        return True
    return has_boat_license(s) if card == CHARTER else has_license(s, card)


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
def cheapest(o, s, own, v, h, cards):
    """The card that the seat needs least of its hand, or of those drawn: what it is worth, NEVER where there is none, and its type."""
    worth, card = NEVER, -1
    for t in range(TYPES):
        if cards[t] > 0:
            this = card_worth(o, s, own, v, h, t)
            if this < worth:
                worth, card = this, t
            if h.sorting == 0.0:
                break
    return worth, card


@rule
def part_worth(o, s, own, v, h, rate, part):
    """The same for a part of a payment.

    A Gone Fishin' card, a Crates crewman's crate and a house boat would score; a processed crate is good for nothing but money, trade and
    first mates, a crate on the Oyster license for nothing but money.
    """
    value = float(v.part_value[part])
    if part < TYPES:
        return card_worth(o, s, own, v, h, part)
    if part == GONE_FISHIN:
        return max(v.gone_fishin_vp / rate, value)
    if part == CREW_CRATE:
        return max(1.0 / rate, value)
    if part == A_HOUSE_BOAT:
        return max(v.dock_vp[3] / rate, 0.9 * value)
    return (0.05 if part == CRATE else 0.04) * value


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
    due = int(s.due)
    worth, first = np.empty(due + 1), np.empty(due + 1, np.int64)
    _weigh(o, s, own, v, h, rate, due, int(s.place), -1, worth, first)
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
    if cash > 0.0 or waiting(s) > 0:
        cash += 1.0
    return cash
