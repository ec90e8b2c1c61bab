"""The numbers the compiled rules use: moves, decisions, phases, events. Their names are in moves.py, events.py and views.py."""

from typing import Final

#: The version of the rules a saved game was played by; it changes whenever a game could replay differently.
RULES: Final = "1"

SEATS: Final = 6
TYPES: Final = 12
LICENSES: Final = 16
PARTS: Final = 17
ROW: Final = 6
#: A fleet's room in the record. The longest base game has 23 rounds and two launches a round, so no base fleet reaches it.
FLEET: Final = 48
DECK: Final = 192
LICENSE_DECK: Final = 56

# The table of moves: segments of the move numbers, each as long as what it ranges over. Bids come last.
PASS: Final = 0
TRADE: Final = 1
LOT: Final = 2
DISCARD: Final = LOT + ROW
CAPTAIN: Final = DISCARD + TYPES
PAY: Final = CAPTAIN + TYPES
LAUNCH: Final = PAY + PARTS
HIRE: Final = LAUNCH + TYPES
PROCESS: Final = HIRE + FLEET
BID: Final = PROCESS + FLEET
#: The highest bid the table of moves has; a richer seat is offered no more than this.
BID_TOP: Final = 255
MOVES: Final = BID + BID_TOP + 1

# Kinds of decision (``ask``); 0 is none.
ASK_NAME: Final = 1
ASK_OPEN: Final = 2
ASK_BID: Final = 3
ASK_PAY: Final = 4
ASK_LAUNCH: Final = 5
ASK_HIRE: Final = 6
ASK_CAPTAIN: Final = 7
ASK_PROCESS: Final = 8
ASK_TRADE: Final = 9
ASK_DISCARD_DRAWN: Final = 10
ASK_DISCARD: Final = 11

# Phases: where the loop stands. Several make one phase of the rulebook.
ROUND_BEGINS: Final = 0
AUCTION: Final = 1
BIDDING: Final = 2
BUYING: Final = 3
REFILLING: Final = 4
LAUNCH_BEGINS: Final = 5
LAUNCHING: Final = 6
LAUNCH_PAYING: Final = 7
HIRE_BEGINS: Final = 8
HIRING: Final = 9
FISHING: Final = 10
PROCESSING_BEGINS: Final = 11
PROCESSING: Final = 12
DRAWING: Final = 13
DISCARDING: Final = 14
OVER: Final = 15

# Why the game ended (FI3), as bits.
NO_LICENSES: Final = 1
NO_CRATES: Final = 2

# Events: (kind, seat, a, b, c).
EV_ROUND: Final = 1
EV_NAMED: Final = 2
EV_BID: Final = 3
EV_PASSED: Final = 4
EV_WON: Final = 5
EV_PAID: Final = 6
EV_BOUGHT: Final = 7
EV_WENT_FISHIN: Final = 8
EV_SWEPT: Final = 9
EV_REVEALED: Final = 10
EV_LAST_ROUND: Final = 11
EV_LAUNCHING: Final = 12
EV_LAUNCHED: Final = 13
EV_HIRED: Final = 14
EV_DRAW: Final = 15
EV_DREW: Final = 16
EV_RESHUFFLED: Final = 17
EV_CAUGHT: Final = 18
EV_PROCESSED: Final = 19
EV_TRADED: Final = 20
EV_DISCARDED: Final = 21
EV_OVER: Final = 22

# Why cards are drawn.
WHY_COD: Final = 0
WHY_LOBSTER: Final = 1
WHY_TRADE: Final = 2
WHY_TUNA: Final = 3
WHY_DRAW: Final = 4
