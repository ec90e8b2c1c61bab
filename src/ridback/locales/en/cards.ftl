## The cards

license-shrimp = Shrimp License
license-cod = Cod License
license-lobster = Lobster License
license-tuna = Tuna License
license-processing = Processing Vessel License
license-pub = Fisherman's Pub
license-swordfish = Swordfish License
license-oyster = Pacific Oyster License
license-char = Char License
license-salmon = Salmon License
license-dfo = DFO License
license-marina = Marina
license-hire-crewman = Hire Crewman
license-king-crab = King Crab License
license-king-crab-captains = King Crab: Captains
license-king-crab-crates = King Crab: Crates
license-king-crab-licenses = King Crab: Licenses

short-shrimp = Shrimp
short-cod = Cod
short-lobster = Lobster
short-tuna = Tuna
short-processing = Processing
short-pub = Pub
short-swordfish = Swordfish
short-oyster = Oyster
short-char = Char
short-salmon = Salmon
short-dfo = DFO
short-marina = Marina
short-hire-crewman = Hire Crewman
short-king-crab = King Crab
short-king-crab-captains = Crab · Captains
short-king-crab-crates = Crab · Crates
short-king-crab-licenses = Crab · Licenses

power-shrimp = Everything you buy costs less.
power-cod = Launch one more boat a round; after launching, draw.
power-lobster = Hire one more captain a round; then draw for your captains.
power-tuna = Draw more at the end of the round.
power-processing = Move crates ashore as money; trade one for cards.
power-pub = No power, just points.
power-swordfish = Boats may draw a card instead of catching; after drawing, exchange one.
power-oyster = Oyster boats catch more and hold more, and a crate of the catch can be money at once.
power-char = One more boat and one more captain a round; captains may come from the deck.
power-salmon = Draw before fishing; put under a boat, a card is a second hold.
power-dfo = Its boats bring their captain and take crates, and crates aboard score more.
power-marina = A boat card a round goes under it, for its points alone.
power-hire-crewman = Brings crewmen to the licenses of the row.
power-king-crab = Three different ones, each with points of its own at the end.
power-king-crab-captains = At the end 1 VP per captain, at most { $cap }.
power-king-crab-crates = At the end 1 VP per three crates, at most { $cap }.
power-king-crab-licenses = At the end VP for different license types, at most { $cap }.

level = Level { $level }
level-short = Lv { $level }
level-shrimp = ${ $level } off every license and launch
level-cod = Draw { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} after launching
level-lobster = Draw { $steps } captains
level-lobster-step = { $cards } with { $captains }+
level-tuna-keep = Draw { $cards }, keep all
level-tuna-discard = Draw { $cards }, discard one
level-processing = A crate trades for { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
level-swordfish = { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
} may draw instead of catching
level-oyster = Oyster boats hold { $room } crates
level-char = { $level ->
    [1] One more launch, one more captain, captains from the deck
    [2] Also $1 off every launch
    [3] Also a card after launching
   *[other] No more than that
}
level-salmon = Draw { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} before fishing
level-dfo = { $vp } VP more for every crate on DFO boats
level-king-crab-licenses = { $types } types: { $vp } VP
license-lets-launch = Lets you launch { $type } boats.
license-yours = You own { $count ->
    [0] none
    [one] one
   *[other] { $count }
}.

type-shrimp = Shrimp
type-cod = Cod
type-lobster = Lobster
type-tuna = Tuna
type-processing = Processing
type-king-crab = King Crab
type-swordfish = Swordfish
type-oyster = Oyster
type-char = Char
type-salmon = Salmon
type-dfo = DFO
type-charter = Charter
type-tug = Tug Boat
type-artisan = Artisan Fisherman
type-inuit = Inuit Fisherman
type-house-boat = House Boat
type-first-mate = First Mate
type-salty-captain = Salty Captain
part-gone-fishin = Gone Fishin'
part-crate = Crate
part-oyster-crate = Oyster crate
part-crewman-crate = Crewman's crate
part-house-boat = { type-house-boat }

crew-artisan = Artisan
crew-tug = Tug
crew-bosun = Bosun
crew-assistant = Assistant
crew-storm = Storm
crew-crates = Crates
crew-quartermaster = Quartermaster
crew-deckhand = Swabber

trophy-one-type = Four boats of one type
trophy-four-types = Boats of four types
trophy-crates = Fifteen crates
trophy-licenses = Three licenses of one type
trophy-most-boats = Most boats
trophy-most-standard = Most standard licenses

captain-tc = T.C.
captain-kirkman = Kirkman

module-gone-fishin = Gone Fishin'
module-docks = Dock cards
module-crewman = Crewman
module-trophies = Trophies
module-meeples = Crab meeples
module-captains = The Corporation
module-epic = Epic Fleet


## The page of a card

card-tip = { $name }: { $text }
card-read = Cards
card-read-hint = Tap any card to read what it does.
card-read-all = All cards
card-read-done = Done
card-all-hint = Every card of this game. Tap one to read more.
card-who = Who has it
card-nobody = Nobody yet.
card-this-boat = This boat
card-left = { $count ->
    [one] One is left in the pile.
   *[other] { $count } are left in the pile.
}
card-limits = How far he bids, round by round: { $limits }, and no further later on.
card-house-note = A house value is printed on no card we know of: it is ours.
card-changed = Changed value
card-changed-hint = This value was changed for this table.

deck-license-standard = Standard license
deck-license-premium = Premium license
deck-license-special = Special license
deck-boat = Boat card
deck-dock = Dock card
deck-crew = Crewman
deck-trophy = Trophy
deck-captain = Captain of the Corporation
deck-module = Bay card
decks-license = Licenses
decks-boat = Boat cards
decks-dock = Dock cards
decks-crew = Crewmen
decks-trophy = Trophies
decks-captain = The Corporation
decks-module = Bay cards

fact-cost = Opens at ${ $n }
fact-price = Costs ${ $n }
fact-coins = Pays ${ $n }
fact-launch = Launches for ${ $n }
fact-refund = Pays ${ $n }
fact-vp = { $n } VP
fact-vp-full = { $n } VP if its boat is full
fact-cap = { $n } VP at most
fact-catch = Catches { $n }
fact-room = Room for { $n }
fact-count = { $n } in the box

has-licenses = { $count ->
    [one] one license
   *[other] { $count } licenses
}
has-level = level { $level }
has-assistant = { $count ->
    [one] one level by an Assistant
   *[other] { $count } levels by Assistants
}
has-bosun = { $count ->
    [one] one crate more a boat by a Bosun
   *[other] { $count } crates more a boat by Bosuns
}
has-oyster-crates = { $count ->
    [one] one crate on it
   *[other] { $count } crates on it
}
has-marina = { $cards }: { $vp } VP
has-marina-empty = nothing under it: { $vp } VP
has-hand = { $count } in hand
has-fleet = { $count } at sea
has-uses = { $count ->
    [one] one more launch
   *[other] { $count } more launches
}
has-crew-crates = { $count ->
    [one] one crate on it
   *[other] { $count } crates on it
}
has-crew-on = { $license }
has-trophy = has it
has-meeples = { $count ->
    [one] one meeple: { $types }
   *[other] { $count } meeples: { $types }
}
has-storm = until the round ends

boat-charter = A Charter Boat
boat-captain-none = No captain yet
boat-captain-hidden = A captain, face down
boat-captain-unseen = A captain from the deck, seen by nobody
boat-captain-born = Needs no captain
boat-crates = { $crates } of { $room } crates
boat-mate = A first mate aboard
boat-tucked = { $card } under it, with { $crates } of { $room } crates
boat-tucked-hidden = A card under it, with { $crates } of { $room } crates
boat-towed = { $count ->
    [one] One card aboard
   *[other] { $count } cards aboard
}
