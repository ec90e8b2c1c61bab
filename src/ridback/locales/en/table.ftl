## The table

table-round = Round { $round }
table-phase = Phase
phase-keep = Choosing cards
phase-auction = Auction
phase-launch = Launch and hire
phase-hire = Launch and hire
phase-corporation = The Corporation
phase-fishing = Fishing
phase-processing = Processing
phase-draw = Draw
phase-over = Game over
table-last-round = Last round
table-last-round-hint = The license deck could not fill the row: the game ends after this round's fishing.
table-supply = Supply
table-supply-hint = { $count ->
    [0] The supply is empty: the game ends after this round's fishing.
    [one] One crate is left in the supply. At none, the game ends after fishing.
   *[other] { $count } crates are left in the supply. At none, the game ends after fishing.
}
table-licenses = Licenses
table-licenses-hint = { $count ->
    [one] One license is left in the deck.
   *[other] { $count } licenses are left in the deck.
}
table-boats = Boat deck
table-boats-hint = { $count ->
    [one] One card is left in the Boat deck.
   *[other] { $count } cards are left in the Boat deck.
}
table-discards = Discards
table-discards-hint = { $count ->
    [one] One card lies on the discard pile.
   *[other] { $count } cards lie on the discard pile.
}
table-fishin = Fishin'
table-fishin-hint = { $count ->
    [one] One Gone Fishin' card is left.
   *[other] { $count } Gone Fishin' cards are left.
}
table-skip = To what is asked
table-keys = Keys
table-log = Log
table-log-empty = Nothing has happened yet.
table-scores = Score so far
table-row = Licenses for sale
table-row-empty = The row is empty.
table-fleets = At sea
table-own = Your harbor
table-watching = You are watching this table.
table-watched = { $count ->
    [one] One person looks on
   *[other] { $count } people look on
}
table-pace = Bots move
advance-open = In advance
advance-open-count = { $count ->
    [one] In advance: one move waits
   *[other] In advance: { $count } moves wait
}

row-cost = Opens at ${ $cost }
row-vp = { $vp } VP
row-owned = you own { $count }
row-lot-bid = { $me ->
    [yes] You bid ${ $bid }
   *[no] { $name } bids ${ $bid }
}
row-lot-opening = No bid yet
row-crew = With it comes: { $crew }
row-house = House value
row-house-hint = This value is in no source: it is ours.

bay-title = Docks, trophies and crew
bay-pile = { $card }: { $count } left
bay-trophy-free = { $trophy }: nobody yet
bay-trophy-of = { $trophy }: { $name }
bay-meeples = { $count ->
    [0] No crab meeple is left.
    [one] One crab meeple is left.
   *[other] { $count } crab meeples are left.
}
bay-meeple-of = { $type }: { $name }
bay-crew-deck = Crew deck
bay-crew-deck-hint = { $count ->
    [one] One crewman is left in the deck.
   *[other] { $count } crewmen are left in the deck.
}
bay-storm = Storm
bay-storm-hint = Until the round ends only { $name } catches anything.

seat-captain = { $captain } of the Corporation
seat-marina = { $license }: { $vp } of { $cap } VP
seat-more = { $name }, { $total } VP so far. Show the fleet.
seat-you = { $name } (you)
seat-start = Starting player
seat-hand = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
seat-store = { $count ->
    [one] One processed crate
   *[other] { $count } processed crates
}
seat-fishin = { $count ->
    [one] One Gone Fishin' card
   *[other] { $count } Gone Fishin' cards
}
seat-score = { $total } VP so far
seat-no-boats = No boats at sea yet
seat-no-licenses = No licenses yet
seat-bid = ${ $bid }
seat-passed = passed
seat-out = done
seat-launches = launching
seat-hires = hiring
seat-ready = ready
seat-own-captain = Captain: { $type }
boat-label = { $type }, { $vp } VP
boat-about = { $type }, { $vp } VP: { $rest }


## Your hand

hand-title = Your hand
hand-empty = Your hand is empty.
hand-group = { $type }, { $count ->
    [one] one card
   *[other] { $count } cards
}, ${ $coins } each
hand-picked = { $picked } of { $count } chosen
hand-group-kept = { $type }, { $count ->
    [one] one card
   *[other] { $count } cards
}, ${ $coins } each, to be kept
hand-let-go = { $picked } of { $count } to discard
hand-group-means = { $part }, { $count }, ${ $coins } each
hand-offer = { $card }, { $left ->
    [one] one left
   *[other] { $left } left
}, { $price ->
    [0] free
   *[other] ${ $price }
}
hand-deck = Unseen card
drawn-title = Just drawn


## The score sheet

sheet-title = Score sheet
sheet-title-running = Score so far
sheet-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
sheet-won-me = You win
sheet-solo-won = You outdid the Corporation
sheet-solo-lost = The Corporation comes out ahead
sheet-reason-licenses = The license deck ran out.
sheet-reason-crates = The supply of crates ran out.
sheet-reason-both = Licenses and crates ran out together.
sheet-line-licenses = Licenses
sheet-line-boats = Boats
sheet-line-crates = Crates at sea
sheet-line-king-crab = King Crab
sheet-line-gone-fishin = Gone Fishin'
sheet-line-dfo = Crates on DFO boats
sheet-line-marina = Cards under Marinas
sheet-line-crewman = Crewman's crates
sheet-line-first-mate = First mates
sheet-line-house-boat = House Boats
sheet-line-trophies = Trophies
sheet-line-meeples = Crab meeples
sheet-line-total = Total
sheet-line-tie-boats = Launched boats
sheet-line-tie-crates = Crates at sea
sheet-ties = Ties go to more boats, then to more crates.
sheet-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
sheet-running-note = Running scores count what everybody can see, King Crab bonuses included.
sheet-again = Same crew again
sheet-rematch = Come along again
sheet-rematch-made = The next game with the same crew is set up. A seat is kept for you.
sheet-look = Look at the table
sheet-save = Save the game

## Clocks

seat-vacation = { $name } is away from { $from } to { $to }
clock-left = { $name } has { $time } left
clock-span = { $days } d { $hours } h
