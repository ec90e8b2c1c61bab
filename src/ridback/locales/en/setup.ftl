## Choosing a set-up, in the browser

setup-presets = What to play
setup-seats = { $span } { $count ->
    [one] seat
   *[other] seats
}
setup-who = Who plays
setup-levels = How strong are they?
setup-levels-less = Only those who play
setup-hints = Hints allowed
setup-hints-about = Whoever is asked may look up what the strongest bot would do.
setup-at-once = Launch and hire all at once
setup-at-once-about = In phase two nobody waits for their turn: each launches and hires in their own time. Good for tables over days.
setup-at-once-not = Not with { $names }: with these, what one seat does in phase two touches what another can do.
setup-more-seats = Five or six seats
setup-captain-sits = { $name }, of the Corporation
setup-instead = { $wish } is not for { $count ->
    [one] one seat
   *[other] { $count } seats
}; this will be { $preset }.
setup-own = Choose for yourself
setup-own-preset = Change what you like of { $preset }: licenses, dock cards, modules, values.
setup-own-hint = A set-up of your own.
setup-modules = Modules
setup-line-up = Licenses
setup-random = Draw at random
setup-standard = Standard
setup-premium = Premium
setup-picked = { $count } of { $of }
setup-docks-picked = { $most ->
    [0] { $count } chosen, as many as you like
   *[other] { $count } chosen; { $most } or none
}
setup-dock-tug = Gathers a card a round for you; take them whenever you need them.
setup-dock-artisan = A small boat that needs no license and no captain.
setup-dock-inuit = The same, with more room.
setup-dock-house-boat = Catches nothing. Money in need, or points at the end.
setup-dock-first-mate = Joins a captain you hire, and scores best on a full boat.
setup-dock-salty-captain = A captain for money, whose boat catches and holds more.
setup-captain-kirkman = Bids against you, and launches the $1 and $3 boats that are turned up. The easier one.
setup-captain-tc = Bids against you, and launches the $2 boats that are turned up. The harder one.
setup-values = Changed values
setup-values-hint = For those who own the printed cards, or like them otherwise: paste a file shaped as cards.toml, with the changed values only.
setup-values-file = Choose a file
setup-values-none = No changes
setup-values-in-force = { $count ->
    [one] One value is changed:
   *[other] { $count } values are changed:
}
setup-wrong = { $count ->
    [one] This does not fit yet:
   *[other] These do not fit yet:
}
setup-licenses = { $count } licenses
setup-changed = changed values
setup-at-once-short = all launch at once


## Ready-made set-ups

preset-first-voyage = First voyage
preset-first-voyage-about = The base game: five licenses everybody knows, two grand ones, and Gone Fishin' cards. Start here.
preset-alone = Alone
preset-alone-about = You against T.C. and Kirkman of the Corporation. Finish above both.
preset-two-and-a-captain = Two and a Captain
preset-two-and-a-captain-about = The base game for two, with Kirkman of the Corporation bidding against both of you.
preset-arctic-start = Arctic start
preset-arctic-start-about = A first look at the cold north: Swordfish, Oysters and DFO beside well-known boats.
preset-dockside = Dockside
preset-dockside-about = The base game with things to buy at the dock: tug boats and first mates.
preset-bay-day = A day in the bay
preset-bay-day-about = The base game with crewmen, trophies to race for, and crab meeples.
preset-full-harbor = Full harbor
preset-full-harbor-about = Char, Salmon, Marinas, the dock, crewmen, trophies, meeples: a bit of everything.
preset-epic = Epic Fleet
preset-epic-about = Every license, every boat, every card. Long, rich, and not for the first evening.
