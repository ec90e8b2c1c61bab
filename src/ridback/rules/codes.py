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

#: Boat types in a fleet that are dock cards, numbered on from the boat cards (DK1).
TUG: Final = 12
ARTISAN: Final = 13
INUIT: Final = 14
HOUSE_BOAT: Final = 15
#: Piles of dock cards, in the order of cards.DOCK: the four above, then these.
DOCKS: Final = 6
FIRST_MATE: Final = 4
SALTY_CAPTAIN: Final = 5
#: Tug boats that can lie in fleets in one game: their pile and the crewman's (CR4), generously.
HOLDS: Final = 16
CREW_DECK: Final = 16
MARINAS: Final = 3
#: License types (cards.LICENSE_TYPES), the last of them Hire Crewman.
LICENSE_TYPES: Final = 14

# Licenses and boats by number (cards.LICENSES, cards.BOATS), for those whose powers the rules look for.
SHRIMP: Final = 0
COD: Final = 1
LOBSTER: Final = 2
TUNA: Final = 3
PROCESSING_VESSEL: Final = 4
KING_CRAB: Final = 5
SWORDFISH: Final = 6
OYSTER: Final = 7
CHAR: Final = 8
SALMON: Final = 9
DFO: Final = 10
MARINA: Final = 12
HIRE_CREWMAN: Final = 13
KING_CRAB_CRATES: Final = 14
KING_CRAB_LICENSES: Final = 15
CHARTER: Final = 11

# Crewman cards (cards.CREW), from 1; 0 is none.
CREW_ARTISAN: Final = 1
CREW_TUG: Final = 2
CREW_BOSUN: Final = 3
CREW_ASSISTANT: Final = 4
CREW_STORM: Final = 5
CREW_CRATES: Final = 6
CREW_QUARTERMASTER: Final = 7
CREW_DECKHAND: Final = 8

# Trophies (TR1), from 1; 0 is none.
TROPHIES: Final = 6
TROPHY_ONE_TYPE: Final = 1
TROPHY_FOUR_TYPES: Final = 2
TROPHY_CRATES: Final = 3
TROPHY_LICENSES: Final = 4
TROPHY_BOATS: Final = 5
TROPHY_STANDARD: Final = 6

# Captains of the Corporation (CO), from 1; 0 is a person.
TC: Final = 1
KIRKMAN: Final = 2

# The table of moves: segments of the move numbers, each as long as what it ranges over. Bids come last.
PASS: Final = 0
TRADE: Final = 1
LOT: Final = 2
DISCARD: Final = LOT + ROW
CAPTAIN: Final = DISCARD + TYPES
CAPTAIN_DECK: Final = CAPTAIN + TYPES
CAPTAIN_SALTY: Final = CAPTAIN_DECK + 1
PAY: Final = CAPTAIN_SALTY + 1
LAUNCH: Final = PAY + PARTS
CHARTER_AS: Final = LAUNCH + TYPES - 1
BUY: Final = CHARTER_AS + TYPES - 1
HIRE: Final = BUY + 4
MATE_STORE: Final = HIRE + FLEET
MATE: Final = MATE_STORE + 1
WITH: Final = MATE + FLEET
MARINA_AT: Final = WITH + TYPES
TAKE_SEAT: Final = MARINA_AT + MARINAS
TAKE: Final = TAKE_SEAT + SEATS
TUCK: Final = TAKE + FLEET
SWORD: Final = TUCK + FLEET
SHELF: Final = SWORD + FLEET
PROCESS: Final = SHELF + 1
PICKUP: Final = PROCESS + FLEET
ASSIGN: Final = PICKUP + FLEET
BID: Final = ASSIGN + LICENSE_TYPES - 1
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
ASK_MATE: Final = 12
ASK_MATE_CARD: Final = 13
ASK_MARINA: Final = 14
ASK_MARINA_CARD: Final = 15
ASK_TAKE_SEAT: Final = 16
ASK_TAKE: Final = 17
ASK_TUCK: Final = 18
ASK_TUCK_CARD: Final = 19
ASK_SWORDFISH: Final = 20
ASK_OYSTER: Final = 21
ASK_SWAP: Final = 22
ASK_ASSIGN: Final = 23
ASK_KEEP: Final = 24

# Phases: where the loop stands. Several make one phase of the rulebook.
KEEPING: Final = 0
ROUND_BEGINS: Final = 1
AUCTION: Final = 2
BIDDING: Final = 3
BUYING: Final = 4
CREW_COMES: Final = 5
REFILLING: Final = 6
LAUNCH_BEGINS: Final = 7
LAUNCHING: Final = 8
LAUNCH_PAYING: Final = 9
TAKING: Final = 10
HIRE_BEGINS: Final = 11
HIRING: Final = 12
SALTY_PAYING: Final = 13
MATING: Final = 14
DOCKING: Final = 15
TOGETHER: Final = 16
CORPORATION: Final = 17
FISHING: Final = 18
TUCKING: Final = 19
SWORDFISHING: Final = 20
CATCHING: Final = 21
FISHED: Final = 22
PROCESSING_BEGINS: Final = 23
PROCESSING: Final = 24
DRAWING: Final = 25
DISCARDING: Final = 26
SWAPPING: Final = 27
OVER: Final = 28

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

EV_PICKED_UP: Final = 24
EV_HIRED_SALTY: Final = 25
EV_HIRED_MATE: Final = 26
EV_MOORED: Final = 27
EV_TOOK: Final = 28
EV_TUCKED: Final = 29
EV_DREW_INSTEAD: Final = 30
EV_SHELVED: Final = 31
EV_CREW_PLACED: Final = 32
EV_CREW: Final = 33
EV_ASSIGNED: Final = 34
EV_TROPHY: Final = 35
EV_MEEPLE: Final = 36
EV_REVEALED_BOAT: Final = 37
EV_CORPORATION_BOAT: Final = 38
EV_CORPORATION_TAKES: Final = 39
EV_LOADED: Final = 40
EV_TOWED: Final = 41

# Why cards are drawn.
WHY_COD: Final = 0
WHY_LOBSTER: Final = 1
WHY_TRADE: Final = 2
WHY_TUNA: Final = 3
WHY_DRAW: Final = 4
WHY_CHAR: Final = 5
WHY_SWORDFISH: Final = 6
WHY_SALMON: Final = 7
WHY_SWAP: Final = 8
WHY_CREW: Final = 9
WHY_CAPTAINS: Final = 10
