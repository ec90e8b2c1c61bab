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


## What each card does, in full
## The variables are the card's own values as cards.toml names them, those of its [table], and crates_solo and crates_two of [captains].

about-license-shrimp = Licenses, boats and dock cards, each costs you $1 less for every level. Opening bids stay what they are.
about-license-cod = Each round you may launch one more boat. If you launched at all you then draw, the more the higher your level.
about-license-lobster = Each round you may hire one more captain. Then you draw for the captains in your fleet, whether you hired or not.
about-license-tuna = At the end of the round you draw more. Without it you draw { $tuna_none_draw } and discard one of those.
about-license-processing = After fishing, one crate from each of your boats may go ashore, where it is $1 and no longer scores. Then one crate from ashore may be traded for cards. You need no Processing boat for it.
about-license-swordfish = Before your boats fish, as many of them as your level says may draw a card instead of everything they would catch, whatever boats they are, as long as they have a captain and are not full. After the draw at the end of the round you may discard one card and draw one.
about-license-oyster = Oyster boats catch { $oyster_catch } crates and hold more at every level. One crate of such a catch may go on this license instead: there it is $1 at any payment, but never a point, and it is not processed or traded.
about-license-char = Each round you may launch one more boat and hire one more captain, and a captain may be the top card of the deck, seen by nobody. From level 2 launches cost $1 less, and so do dock cards that use a launch. From level 3 you draw a card after launching.
about-license-salmon = Before your boats fish you draw, and each card either joins your hand or goes face down under a boat with a captain, one a boat. A card under a boat is a second hold: room for { $boat_room } crates, and one more crate each round, even if the boat is full.
about-license-dfo = DFO boats come with their captain, and bring { $dfo_catch } crates: one from each of the others who have some on their boats, as you choose, the rest from the supply. At the end every crate on them scores more, by your level.
about-license-pub = It does nothing all game long, and is worth { $vp } VP.
about-license-marina = Each round, when you are done hiring, one boat card from your hand may go under it, free. At the end the Marina and the cards under it score together, { $cap } VP at most.
about-license-king-crab = There are three sorts of King Crab License; any of them lets you launch King Crab boats. At the end one scores captains, one crates, and one the license types you own.
about-license-king-crab-captains = At the end 1 VP for each captain in your fleet, { $king_crab_cap } at most.
about-license-king-crab-crates = At the end 1 VP for every three crates on your boats, { $king_crab_cap } at most.
about-license-king-crab-licenses = At the end VP for how many license types you own, { $king_crab_cap } at most. All King Crab Licenses are one type.
about-license-hire-crewman = Nobody buys it. When it is turned up it leaves the game, another license takes its place, and a crewman is put beside each license of the row that has none. Who buys the license gets the crewman.

about-boat = Money, a boat, or a captain. It pays ${ $coins }. With the license of its type you launch it for ${ $launch }; it scores { $vp } VP at the end, and 1 more for each crate aboard. Face down on another boat it is a captain, and scores nothing.
about-boat-shrimp = { about-boat } It catches one crate a round and holds { $boat_room }.
about-boat-cod = { about-boat } It catches one crate a round and holds { $boat_room }.
about-boat-lobster = { about-boat } It catches one crate a round and holds { $boat_room }.
about-boat-tuna = { about-boat } It catches one crate a round and holds { $boat_room }.
about-boat-processing = { about-boat } It catches one crate a round and holds { $boat_room }.
about-boat-king-crab = { about-boat } Any King Crab License will do. It catches one crate a round and holds { $boat_room }.
about-boat-swordfish = { about-boat } It catches one crate a round and holds { $boat_room }.
about-boat-oyster = { about-boat } It catches { $oyster_catch } crates a round, and holds more the more Pacific Oyster Licenses you own.
about-boat-char = { about-boat } It catches one crate a round and holds { $boat_room }.
about-boat-salmon = { about-boat } It catches one crate a round and holds { $boat_room }.
about-boat-dfo = { about-boat } It needs no captain: it comes with one. Launched, it gets { $dfo_catch } crates, one from each of the others who have some on their boats, as you choose, the rest from the supply. It catches one crate a round and holds { $boat_room }.
about-boat-charter = Money, a boat, or a captain. It pays ${ $coins }. For ${ $launch } you launch it as a boat of any type whose license you own, and of that type it is from then on; but it scores its own { $vp } VP at the end, and 1 more for each crate aboard. Face down on another boat it is a captain, and scores nothing.

about-dock-tug = ${ $price } and one of your launches. It takes no captain and catches nothing; in each round's fishing a card from the deck goes aboard, seen by nobody. Whenever you are asked something you may first take all its cards into your hand; then the Tug Boat leaves the game. At the end it scores { $vp } VP, and cards aboard nothing.
about-dock-artisan = ${ $price } and one of your launches. He needs no captain, catches one crate a round, and has room for { $room ->
    [one] one
   *[other] { $room }
}. He counts as a boat and as a captain, and scores { $vp } VP.
about-dock-inuit = ${ $price } and one of your launches. He needs no captain, catches one crate a round, and has room for { $room ->
    [one] one
   *[other] { $room }
}. He counts as a boat and as a captain, and scores { $vp } VP.
about-dock-house-boat = ${ $price } and one of your launches. It takes no captain and no crates. At any payment it is worth ${ $refund }, and then it is gone; if you keep it to the end it scores { $vp } VP.
about-dock-first-mate = Right after you hire a captain a first mate may join that boat. He wants a crate, from one of your boats or from ashore, and a card from your hand. At the end he scores { $vp_full } VP if his boat is full, otherwise { $vp }.
about-dock-salty-captain = Hired for ${ $price } instead of a card. His boat catches { $catch } crates a round and holds { $room }, or what an Oyster boat holds anyway, if that is more.

about-crew-artisan = An Artisan Fisherman joins your fleet at once, for nothing, and no launch is used.
about-crew-tug = A Tug Boat joins your fleet at once, for nothing, and no launch is used.
about-crew-bosun = He goes to one of your licenses. Your boats of that type each catch one crate more, as long as they have a captain and room for it. Several Bosuns add up.
about-crew-assistant = He goes to one of your licenses, which then counts one level higher, up to the highest it has. It is no license more for points and trophies.
about-crew-storm = Until the round ends nobody else catches anything, and DFO boats of the others bring no crates. Cards still come.
about-crew-crates = Four crates from the supply. Each is $1 at any payment, or 1 VP if you keep it to the end. They are never traded or taken.
about-crew-quartermaster = Twice in the game you may launch one boat more than you could otherwise, both times in one round if you like.
about-crew-deckhand = Draw three cards at once, then discard one from your hand.

about-trophy-one-type = { $vp } VP for whoever is first to have four boats of one type with captains.
about-trophy-four-types = { $vp } VP for whoever is first to have boats of four types with captains.
about-trophy-crates = { $vp } VP for whoever is first to have fifteen crates on boats.
about-trophy-licenses = { $vp } VP for whoever is first to have three licenses of one type.
about-trophy-most-boats = { $vp } VP for whoever has launched most boats at the end. In a tie, for nobody.
about-trophy-most-standard = { $vp } VP for whoever has most standard licenses at the end. In a tie, for nobody.

about-captain-tc = A captain of the Corporation, and the harder one. He bids last and never opens; below the round's limit he turns up a boat card, and raises if it is a $2 one. If he bought nothing he takes a license at the end of the auction. Then he turns up a card more, and launches it if it is a $2 one. At the end all his boats count as full and captained.
about-captain-kirkman = A captain of the Corporation, and the easier one. He bids last and never opens; below the round's limit he turns up a boat card, and raises if it is a $2 one. If he bought nothing he takes a license at the end of the auction. Then he turns up a card more, and launches it if it is a $1 or a $3 one. At the end all his boats count as full and captained.

about-module-gone-fishin = Who buys no license in a round gets a card that is worth ${ $coins } or, kept to the end, { $vp } VP. There are { $count }.
about-module-docks = Cards beside the deck that anybody may buy while there are any: odd boats, fishermen, first mates, Salty Captains.
about-module-crewman = Now and then crewmen come to lie beside the licenses of the row, and go to whoever buys them.
about-module-trophies = { $shown } of the { $count } trophies are turned up, { $vp } VP each: for being first at something, or for having most of it at the end.
about-module-meeples = For each standard type, the first boat of it to be full brings its owner a crab meeple: { $vp } VP. There are { $count }.
about-module-captains = One or two people play against captains of the Corporation, who bid and launch by the cards that are turned up. Alone, with { $crates_solo } crates, you win by ranking above both.
about-module-epic = For three to six: every license and every boat of the game and its expansion at once, and { $crates_epic } crates. You are dealt one boat of each type and keep seven.


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
