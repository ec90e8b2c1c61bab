## The cards

license-shrimp = Shrimp License
license-cod = Cod License
license-lobster = Lobster License
license-tuna = Tuna License
license-processing = Processing Vessel License
license-pub = Fisherman's Pub
license-king-crab-captains = King Crab: Captains
license-king-crab-crates = King Crab: Crates
license-king-crab-licenses = King Crab: Licenses

short-shrimp = Shrimp
short-cod = Cod
short-lobster = Lobster
short-tuna = Tuna
short-processing = Processing
short-pub = Pub
short-king-crab-captains = Crab · Captains
short-king-crab-crates = Crab · Crates
short-king-crab-licenses = Crab · Licenses

power-shrimp = Everything you buy costs less.
power-cod = Launch one more boat a round; after launching, draw.
power-lobster = Hire one more captain a round; then draw for your captains.
power-tuna = Draw more at the end of the round.
power-processing = Move crates ashore as money; trade one for cards.
power-pub = No power, just points.
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
level-king-crab-licenses = { $types } types: { $vp } VP
license-lets-launch = Lets you launch { $type } boats.
license-yours = You own { $count ->
    [0] none
    [one] one
   *[other] { $count }
}.
license-count = { $count } in the game

type-shrimp = Shrimp
type-cod = Cod
type-lobster = Lobster
type-tuna = Tuna
type-processing = Processing
type-king-crab = King Crab
part-gone-fishin = Gone Fishin'
part-crate = Crate
