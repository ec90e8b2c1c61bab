## Setting up a game: what does not fit, and what would. $ids and the like are names, one after the other.

error-seats = A game has one to six seats, not { $seats }.
error-yes-or-no = “{ $choice }” is either in or out.
error-captains = { $seats ->
    [one] One seat alone plays against both Captains.
    [2] Two seats play against one Captain, or without.
   *[other] Captains play with one seat or two only; with { $seats } seats there is no room for them.
}
error-no-such-captain = There is no Captain called { $ids }.
error-no-such-license = There are no licenses called { $ids }.
error-no-such-dock-card = There are no dock cards called { $ids }.
error-chosen-twice = Chosen twice: { $ids }. Once is enough.
error-epic-seats = Epic Fleet is for three to six seats, not { $seats }.
error-epic-line-up = Epic Fleet has every license type; only Salmon may stay ashore. Missing: { $missing }.
error-line-up = { $seats ->
    [one] Alone, a line-up has { $wanted }
   *[other] With { $seats } seats a line-up has { $wanted }
} license types; this one has { $standard } standard and { $premium } premium.
error-docks = With { $seats ->
    [one] one seat
   *[other] { $seats } seats
} there are { $wanted } kinds of dock cards, or none; { $chosen ->
    [one] one is chosen
   *[other] { $chosen } are chosen
}.
error-too-few-boats = There must be at least { $least } { $card } boat cards: each seat is dealt one.
error-too-many-boats = There is room for { $most } boat cards in a game; that is more.
error-too-few-licenses = { $kind ->
    [premium] Setting up takes at least { $least } premium licenses in all.
   *[other] Setting up takes at least { $least } standard licenses in all.
}
error-too-many-licenses = There is room for { $most } licenses in a game, the three Hire Crewman licenses among them; that is more.
error-too-many-crewmen = There is room for { $most } crewmen in a game; that is more.
error-no-such-line-up = There is no line-up called “{ $line_up }”. There is: { $known }.
error-unknown-choice = There is nothing to choose called { $choices }.
error-no-such-preset = There is no set-up called “{ $preset }”. There is: { $known }.
error-preset-seats = “{ $preset }” is for { $wanted } seats, not { $seats }.
setup-size = { $standard } standard and { $premium } premium


## Choosing a set-up, in the browser

setup-presets = What to play
setup-seats = { $span } { $count ->
    [one] seat
   *[other] seats
}
setup-who = Who plays
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


## A file of changed values: every mistake in it

error-changed-values = { $count ->
    [one] One changed value cannot be:
   *[other] { $count } changed values cannot be:
}
mistake-at = Line { $line }: { $mistake }
mistake-no-such-value = { $near ->
    [none] There is no value called { $key }.
   *[other] There is no value called { $key }; perhaps { $near } is meant.
}
mistake-table-wanted = { $key } is a group of values, not one value.
mistake-list-wanted = { $key } is a list like { $like }.
mistake-number-wanted = { $key } is a whole number from { $least } to { $most }.
mistake-threes-wanted = { $key } is a multiple of three: there are three different King Crab licenses.
mistake-twice = { $key } is given twice; the first time in line { $first }.
mistake-unreadable = “{ $key }” cannot be read. A line is [a.group] or key = number.
mistake-too-long = This is longer than all values there are ({ $most } characters at most).
