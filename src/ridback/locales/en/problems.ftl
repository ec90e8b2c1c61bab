### What the server and the terminal say of set-ups; the browser gets these sentences ready-made and does not load them.

## Setting up a game: what does not fit, and what would. $ids and the like are names, one after the other.

error-seats = A game has one to six seats, not { $seats }.
error-yes-or-no = “{ $choice }” is either in or out.
error-captains = { $seats ->
    [one] One seat alone plays against both Captains.
    [2] Two seats play against one Captain, or without.
   *[other] Captains play with one seat or two only; with { $seats } seats there is no room for them.
}
error-no-such-captain = { $near ->
    [none] There is no Captain called { $ids }.
   *[other] There is no Captain called { $ids }; perhaps { $near } is meant.
}
error-no-such-license = { $near ->
    [none] There are no licenses called { $ids }.
   *[other] There are no licenses called { $ids }; perhaps { $near } is meant.
}
error-no-such-dock-card = { $near ->
    [none] There are no dock cards called { $ids }.
   *[other] There are no dock cards called { $ids }; perhaps { $near } is meant.
}
error-chosen-twice = Chosen twice: { $ids }. Once is enough.
error-epic-seats = Epic Fleet is for three to six seats, not { $seats }.
error-epic-line-up = Epic Fleet has every license type; only Salmon may stay ashore. Missing: { $missing }.
error-at-once = All at once is not for a game with { $ids }: what one seat does there in phase two touches what another can do.
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
error-no-such-line-up = There is no line-up called “{ $line_up }”. Known by name: { $known }.
error-unknown-choice = There is nothing to choose called { $choices }.
error-no-such-preset = There is no set-up called “{ $preset }”. There are: { $known }.
error-preset-seats = “{ $preset }” is for { $wanted } seats, not { $seats }.
setup-size = { $standard } standard and { $premium } premium


## Vacations

error-vacation = A vacation begins now or later, and ends after that, within a year.
error-vacations-many = These are many vacations: { $most } in a year are the most.
error-unknown-vacation = There is no such vacation that is not over.
error-clock-vacation = Vacation is for tables whose clocks give a day or more.

## Moves given in advance

error-order-late = That cannot be said in advance now: the auction has gone on without you, or there is none.
error-order-card = There are no boat cards called “{ $card }”.
error-order-license = No license called “{ $license }” is in the row.
error-order-most = The most you bid has to be at least ${ $least }.
error-unknown-order = There is no such move given in advance any more.

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
mistake-list-wanted = { $place ->
    [none] { $key } must be
   *[other] { $key }: item { $place } must be
} a list like { $like }.
mistake-number-wanted = { $place ->
    [none] { $key } must be
   *[other] { $key }: item { $place } must be
} a whole number from { $least } to { $most }.
mistake-threes-wanted = { $key } must be a multiple of three: there are three different King Crab licenses.
mistake-twice = { $key } is given twice; the first time in line { $first }.
mistake-unreadable = “{ $key }” cannot be read. A line is [a.group] or key = number.
mistake-too-long = This is longer than all values there are ({ $most } characters at most).
