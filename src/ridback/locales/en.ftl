### Every sentence a person reads, by key. A translation is a file beside this one with the same keys and variables.
### $me is "yes" when the seat a sentence speaks of is the reader's own; $name is who sits there. Dollar amounts come as numbers.


## The page around everything

app-name = Ridback
app-tagline = Licenses, boats and cold water. A table of Fleet in your browser.
app-unofficial = An unofficial implementation of the board game Fleet by Ben Pinchback and Matt Riddle, published by Eagle-Gryphon Games. None of its art or text is used.
title-home = Ridback
title-table = { $name } – Ridback
title-your-turn = ● Your turn – Ridback
home-link = Home
close = Close
cancel = Back

line-lost = The line to the harbor is down. Calling again…
error-no-connection = The server cannot be reached.
error-unexpected = That did not work. Try again.
page-lost = There is nothing at this address.
page-lost-home = Back to the harbor


## Warming up

status-title = Readying the fleet
status-waiting = The server is up; the rules are next.
status-loading = Taking the compiled rules from the locker.
status-compiling = Compiling the rules. The first time this takes about a minute; after that they are kept.
status-ready = Ready. Casting off.
status-failed = Compiling the rules failed. The server's own messages say why.
status-seconds = { $seconds ->
    [one] one second so far
   *[other] { $seconds } seconds so far
}
status-unreachable = The server does not answer. Trying again…


## Home

home-continue = Your tables
home-your-move = Your move
home-waiting = Waiting for { $names }
home-open-seats = { $count ->
    [one] One seat is still open
   *[other] { $count } seats are still open
}
home-over = Over – { $names } won
home-over-me = Over – you won
home-round = Round { $round }
home-with = with { $names }
home-show-older = { $count ->
    [one] Show one finished table
   *[other] Show { $count } finished tables
}
home-seat-empty = an open seat
home-me = You

new-title = New table
new-name = Your name
new-name-hint = What others call you
new-seat = Seat { $n }
new-seat-me = You
new-seat-open = A friend, by link
new-seat-none = Nobody
new-gone-fishin = Gone Fishin'
new-gone-fishin-hint = Who buys no license gets a $2 card worth 2 VP.
new-pace = Bots move
new-go = Put to sea
new-go-open = Open the table

pace-instant = at once
pace-fast = fast
pace-normal = unhurried
pace-slow = slow

bot-drifter = Drifter
bot-drifter-about = Goes wherever the current goes.
bot-deckhand = Deckhand
bot-deckhand-about = Knows the ropes and keeps an eye on the coins.
bot-numbered = { $name } { $n }


## Waiting room

wait-title = Waiting for the crew
wait-invite = Send this link to whoever should take the open seat.
wait-invite-many = Send this link to those who should take the { $count } open seats.
wait-copy = Copy the link
wait-copied = Copied
wait-link = Link to this table
wait-start = The game begins when every seat is taken.
wait-join = Take a seat
wait-join-title = You are invited to a table
wait-full = Every seat is taken. You may watch.
wait-seat-open = open
wait-seat-you = { $name } (you)
seat-nameless = Captain { $n }


## The table

table-round = Round { $round }
table-phase = Phase
phase-auction = Auction
phase-launch = Launch and hire
phase-hire = Launch and hire
phase-fishing = Fishing
phase-processing = Processing
phase-draw = Draw
phase-over = Game over
table-last-round = Last round
table-last-round-hint = The license deck could not fill the row: the game ends after this round's fishing.
table-supply = Supply
table-supply-hint = { $count ->
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
table-log = Log
table-log-empty = Nothing has happened yet.
table-scores = Score so far
table-row = Licenses for sale
table-row-empty = The row is empty.
table-fleets = At sea
table-own = Your harbor
table-watching = You are watching this table.
table-pace = Bots move

row-cost = Opens at ${ $cost }
row-vp = { $vp } VP
row-owned = you own { $count }
row-lot-bid = { $me ->
    [yes] You bid ${ $bid }
   *[no] { $name } bids ${ $bid }
}
row-lot-opening = No bid yet
row-house = House value
row-house-hint = This value is in no source: it is ours.

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
seat-own-captain = Captain: { $type }
boat-label = { $type } boat, { $captained ->
    [yes] with a captain
   *[no] no captain
}, { $crates } of { $room } crates, { $vp } VP
license-held = { $license } ×{ $count }


## Your hand

hand-title = Your hand
hand-empty = Your hand is empty.
hand-group = { $type }, { $count ->
    [one] one card
   *[other] { $count } cards
}, ${ $coins } each
hand-picked = { $picked } of { $count } chosen
hand-group-means = { $part }, { $count }, ${ $coins } each
drawn-title = Just drawn


## What is asked

ask-name = Name a license and open the bidding
ask-name-hint = Tap a license, then your opening bid. You can bid at most ${ $max }.
ask-name-picked = Open the bidding for { $license }
ask-name-effect = { $power } Then at level { $level }: { $effect }.
ask-name-decline = Buy none this round
ask-name-fishin = Go fishin'
ask-open = Open the bidding for { $license }
ask-bid = { $license }: raise or pass
ask-bid-hint = { $name } bids ${ $bid }. You can go up to ${ $max }.
ask-pass = Pass
ask-pay-license = Pay for { $license }
ask-pay-launch = Pay for the { $type } boat
ask-launch-more = { $count ->
    [one] Launch a boat
   *[other] Launch a boat ({ $count } launches left)
}
ask-launch-hint = Tap a card in your hand.
ask-launch-none = No boat in your hand can be launched.
ask-launch-picked = Launch the { $type } boat
ask-launch-done = Launch none
ask-launch-go = Launch for ${ $price }
ask-launch-free = Launch for nothing
ask-hire-more = { $count ->
    [one] Hire a captain
   *[other] Hire a captain ({ $count } hires left)
}
ask-hire-hint = Choose a boat and the card that serves face down on it.
ask-hire-card = Now the card that serves on the { $type } boat.
ask-hire-boat = Now the boat it serves on.
ask-hire-go = Put { $card } aboard the { $type } boat
ask-hire-done = Hire none
ask-captain = Choose the captain for your { $type } boat
ask-process = Process crates
ask-process-hint = Tap boats: one crate from each becomes $1 ashore, and no longer scores.
ask-process-all = All boats
ask-process-none = Process none
ask-process-go = Process { $count ->
    [one] one crate
   *[other] { $count } crates
}
ask-trade = Trade a processed crate?
ask-trade-hint = One crate for { $cards ->
    [one] one card
   *[other] { $cards } cards
}. You have { $store ->
    [one] one crate
   *[other] { $store } crates
} ashore.
ask-trade-go = Trade for { $cards ->
    [one] one card
   *[other] { $cards } cards
}
ask-trade-none = Keep it
ask-discard-drawn = Discard one of the cards you drew
ask-discard-drawn-hint = The others join your hand.
ask-discard = Discard a card from your hand
ask-discard-hint = Any card in your hand.
ask-discard-go = Discard { $card }
ask-choose-card = Choose a card.
ask-choose-boat = Choose a boat.

bid-amount = Bid ${ $amount }
bid-chip = ${ $amount }
bid-choose = Your bid
bid-more = More

pay-total = ${ $total } of ${ $price }
pay-discount = ${ $discount } off
pay-bid = bid ${ $bid }
pay-suggest = Suggested
pay-clear = Clear
pay-with = Paying with
pay-nothing = Tap cards to pay with.
pay-remove = Take back { $part }
pay-go = Pay ${ $total }
pay-short = ${ $missing } short
pay-needless = { $part } could be left out
pay-over = ${ $over } over, no change

ask-wait-name = { $name } chooses a license to bid on
ask-wait-open = { $name } opens the bidding
ask-wait-bid = { $name } considers a bid
ask-wait-pay = { $name } pays
ask-wait-launch = { $name } launches boats
ask-wait-hire = { $name } hires captains
ask-wait-captain = { $name } hires captains
ask-wait-process = { $name } processes crates
ask-wait-trade = { $name } considers a trade
ask-wait-discard-drawn = { $name } discards
ask-wait-discard = { $name } discards
ask-wait-many = Waiting for { $names }
ask-wait-hint = Your turn will come.
ask-watch-hint = You are watching.
ask-over = The game is over
ask-over-sheet = Score sheet
ask-busy = Signaling…


## Why something cannot be done, by the rules' reason

refusal-no-such-seat = There is no seat { $seat }.
refusal-game-over = The game is over.
refusal-not-asked = It is not your turn.
refusal-wrong-decision = That is not what is asked now.
refusal-cannot-pass = You cannot pass here.
refusal-no-such-slot = There is no such license in the row.
refusal-cannot-afford = That takes ${ $price }, and you have ${ $money } for it: ${ $missing } short.
refusal-bid-too-low = Bid ${ $lowest } at least.
refusal-bid-too-high = You can bid ${ $most } at most.
refusal-no-card = You have no { $card } card.
refusal-not-drawn = You did not draw a { $card } card.
refusal-no-license = To launch a { $card } boat you need its license.
refusal-no-such-boat = There is no such boat in your fleet.
refusal-has-captain = That { $type } boat has its captain.
refusal-no-crates = That { $type } boat has no crates.
refusal-none-left = There is no { $card } card to be had.
refusal-not-for-hire = { $card } cannot be hired for that boat.
refusal-not-that-boat = That { $type } boat cannot be chosen here.
refusal-no-cards-aboard = No cards lie on that boat.
refusal-no-marina = You have no Marina { $marina }.
refusal-marina-used = That Marina has had its card this round.
refusal-cannot-give = No crate can be taken from seat { $seat }.
refusal-not-owned = You do not own a { $license }.
refusal-not-in-a-set = The cards of a set are named in order: { $card } comes too late, or leaves too few behind it.
refusal-half-done = First finish what you have begun.
refusal-already-processed = That { $type } boat has given its crate this round.
refusal-process-out-of-order = Boats give their crates in the order they were launched: that { $type } boat comes too late.
refusal-no-part = You have no { $part } to pay with.
refusal-part-out-of-order = Parts of a payment go down from the dearest: { $part } comes too late.
refusal-part-leaves-short = Parts of a payment go down from the dearest: with { $part } next you would end ${ $missing } short.
refusal-payment-short = The payment is ${ $missing } short.
refusal-payment-wasteful = { $part } could be left out and ${ $price } would still be paid.
refusal-not-a-move = That is no move.
refusal-no-such-number = There is no move number { $number }.
refusal-unreadable = “{ $text }” is no move.
refusal-ambiguous = “{ $text }” could mean several moves.


## The score sheet

sheet-title = Score sheet
sheet-title-running = Score so far
sheet-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
sheet-won-me = You win
sheet-reason-licenses = The license deck ran out.
sheet-reason-crates = The supply of crates ran out.
sheet-reason-both = Licenses and crates ran out together.
sheet-line-licenses = Licenses
sheet-line-boats = Boats
sheet-line-crates = Crates at sea
sheet-line-king-crab = King Crab
sheet-line-gone-fishin = Gone Fishin'
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
sheet-look = Look at the table
sheet-save = Save the game


## The log, one sentence an event

log-round = Round { $round }
log-start = { $me ->
    [yes] You are the starting player.
   *[no] { $name } is the starting player.
}
log-named = { $me ->
    [yes] You name { $license }.
   *[no] { $name } names { $license }.
}
log-bid = { $me ->
    [yes] You bid ${ $amount }.
   *[no] { $name } bids ${ $amount }.
}
log-passed-name = { $me ->
    [yes] You decline to buy.
   *[no] { $name } declines to buy.
}
log-passed-bid = { $me ->
    [yes] You pass.
   *[no] { $name } passes.
}
log-passed-launch = { $me ->
    [yes] You launch no more.
   *[no] { $name } launches no more.
}
log-passed-hire = { $me ->
    [yes] You hire no more.
   *[no] { $name } hires no more.
}
log-passed-process = { $me ->
    [yes] You are done processing.
   *[no] { $name } is done processing.
}
log-passed-trade = { $me ->
    [yes] You do not trade.
   *[no] { $name } does not trade.
}
log-won = { $me ->
    [yes] You win { $license } at ${ $bid }.
   *[no] { $name } wins { $license } at ${ $bid }.
}
log-paid = { $me ->
    [yes] You pay with { $parts }.
   *[no] { $name } pays with { $parts }.
}
log-crates = { $count ->
    [one] a crate
   *[other] { $count } crates
}
log-bought = { $me ->
    [yes] You take { $license } for ${ $price }.
   *[no] { $name } takes { $license } for ${ $price }.
}
log-went-fishin = { $me ->
    [yes] You have gone fishin'.
   *[no] { $name } has gone fishin'.
}
log-swept = No license was bought: { $licenses } leave the game.
log-revealed = New in the row: { $licenses }.
log-last-round = The license deck cannot fill the row. This is the last round.
log-launched = { $me ->
    [yes] You launch a boat: { $type }.
   *[no] { $name } launches a boat: { $type }.
}
log-hired = { $me ->
    [yes] You hire a captain for the { $type } boat.
   *[no] { $name } hires a captain for the { $type } boat.
}
log-hired-card = You put { $card } on the { $type } boat as its captain.
log-draw = { $me ->
    [yes] You draw { $got ->
        [one] a card
       *[other] { $got } cards
    }.
   *[no] { $name } draws { $got ->
        [one] a card
       *[other] { $got } cards
    }.
}
log-draw-why = { $me ->
    [yes] You draw { $got ->
        [one] a card
       *[other] { $got } cards
    } for { $why }.
   *[no] { $name } draws { $got ->
        [one] a card
       *[other] { $got } cards
    } for { $why }.
}
log-draw-short = The Boat deck has no more cards.
log-drew = You draw { $cards }.
log-drew-why = You draw { $cards } for { $why }.
log-reshuffled = The discard pile is shuffled into a new Boat deck of { $count ->
    [one] one card
   *[other] { $count } cards
}.
log-caught = { $me ->
    [yes] You catch { $crates ->
        [one] one crate
       *[other] { $crates } crates
    }.
   *[no] { $name } catches { $crates ->
        [one] one crate
       *[other] { $crates } crates
    }.
}
log-processed = { $me ->
    [yes] You process { $crates ->
        [one] one crate
       *[other] { $crates } crates
    }.
   *[no] { $name } processes { $crates ->
        [one] one crate
       *[other] { $crates } crates
    }.
}
log-traded = { $me ->
    [yes] You trade a crate.
   *[no] { $name } trades a crate.
}
log-discarded = { $me ->
    [yes] You discard a card.
   *[no] { $name } discards a card.
}
log-discarded-card = You discard { $card }.
log-over-licenses = The game is over: the licenses have run out.
log-over-crates = The game is over: the crates have run out.
log-over-both = The game is over: licenses and crates have run out.

why-cod = the Cod License
why-lobster = captains (Lobster)
why-trade = the crate
why-tuna = the Tuna License


## Server and command line

error-malformed = { $field ->
    [none] That request makes no sense.
   *[other] That request makes no sense: look at “{ $field }”.
}
error-internal = Something went wrong on the server. It has been noted.
error-unknown-path = There is nothing at this address.
error-wrong-method = That cannot be done with this address.
error-not-acceptable = The answer cannot be given in the form you ask for.
error-too-large = That is more than anybody has to say here.
error-wrong-content-type = Requests that change something are JSON (content-type: application/json).
error-too-many-requests = That is a lot of requests. Wait { $seconds } seconds.
error-too-many-feeds = Too many tables are being watched from your address at once. Close some.
error-wrong-host = This server does not go by that name.
error-wrong-origin = That request comes from another site.
error-no-session = The server does not know you yet. Open its page first.
error-warming-up = The rules are still being compiled, for { $seconds } seconds now. Try again in a moment.
error-rules-failed = The rules could not be compiled. The server's own messages say why.
error-rules-changed = This table was played under other rules and cannot go on.
error-unknown-table = There is no such table.
error-unknown-bot = There is no bot called “{ $bot }”.
error-one-seat-each = You can take one seat only.
error-not-seated = You do not sit at this table.
error-seat-taken = That seat is taken.
error-not-started = The game has not begun: a seat is still open.
error-still-running = The saved game is for when the game is over: it tells everything.
error-stale-ply = The game has moved on since.

page-not-built = The pages have not been built yet. Where the project lies, run this and load the page again:

cli-about = Ridback plays the board game Fleet, against bots and friends, in your browser.
cli-play = Open a table in the browser: you against two bots.
cli-play-new = A new table, even if one is unfinished.
cli-play-no-browser = Only print the address.
cli-serve = Serve tables to others.
cli-serve-host = The address to listen on; 0.0.0.0 for all of this machine.
cli-port = The port to listen on.
cli-data = The folder in which games are kept.
cli-verbose = Tell more.
cli-replay = Tell a saved game, move by move.
cli-verify = Check that a saved game can be played just so.
cli-file = A saved game.
cli-version = Print the version.
cli-open = open
cli-games = games
cli-rules = rules
cli-stop = Ctrl+C stops; the games stay.
cli-compiling = compiling, { $seconds } s
cli-loading = loading
cli-rules-ready = ready after { $seconds } s
cli-rules-failed = could not be compiled
cli-continued = Your unfinished table is back. For a new one: ridback play --new
cli-stopped = Stopped. Your games are kept.
cli-port-taken = Port { $port } is taken. Choose another one with --port.
cli-cannot-listen = Cannot listen on { $host }: { $why }
cli-newer-data = The games in { $folder } were kept by a later version of Ridback. Update Ridback, or choose another folder with --data.
cli-damaged-data = The games in { $folder } cannot be read: { $why }. Put a backup in their place, or choose another folder with --data.
cli-no-folder = { $folder } cannot be used to keep games: { $why }
cli-not-built = The pages of the browser client are missing. Build them with: make client
cli-not-so = { $file }: { $why }
cli-verified = { $moves ->
    [one] one move, all as saved; the game is not over
   *[other] { $moves } moves, all as saved; the game is not over
}
cli-verified-over = { $moves ->
    [one] one move, all as saved, to the end
   *[other] { $moves } moves, all as saved, to the end
}

# What can be wrong with a saved game.
error-save-unreadable = This is no saved game.
error-save-no-file = It cannot be read: { $why }
error-save-not-json = This is no saved game: it is not JSON.
error-save-no-such-ply = It has { $most } moves only.
error-save-other-rules = It was played under version { $found } of the rules; this is version { $known }.
error-save-seed = “{ $seed }” is no seed.
error-save-seats = A game has one to six seats, not { $seats }.
error-save-yes-or-no = Whether it is played with “{ $choice }” is not clear.
error-save-captains = { $seats ->
    [one] One alone plays against both Captains.
    [2] Two play against one Captain, or none.
   *[other] With { $seats } seats no Captain plays.
}
error-save-no-such-captain = It has Captains there are none of: { $ids }.
error-save-no-such-license = Its line-up has licenses there are none of: { $ids }.
error-save-chosen-twice = These are chosen twice: { $ids }.
error-save-epic-seats = Epic Fleet is for three to six seats, not { $seats }.
error-save-epic-line-up = An Epic Fleet line-up has all licenses but maybe Salmon; it has not { $missing }.
error-save-line-up = A line-up is { $seats ->
    [5] six standard and three premium licenses, or seven and two
    [6] seven standard and four premium licenses
   *[other] five standard and two premium licenses
}; this one has { $standard } and { $premium }.
error-save-no-such-dock-card = It has dock cards there are none of: { $ids }.
error-save-docks = With { $seats } seats there are { $wanted } kinds of dock cards or none, not { $chosen }.
error-save-too-few-boats = It has fewer than { $least } { $card } boat cards, so not every seat can have one.
error-save-too-many-boats = It has more than { $most } boat cards.
error-save-too-few-licenses = It has fewer than { $least } { $kind } licenses, which is what setting up takes.
error-save-too-many-licenses = It has more than { $most } licenses.
error-save-too-many-crewmen = It has more than { $most } crewmen.
error-save-no-such-line-up = There is no line-up called “{ $line_up }”.
error-save-unknown-choice = It was set up with something this program does not know: { $choices }.
error-save-other-end = It ends otherwise than it says.
error-save-illegal-move = Move { $ply }, “{ $move }” by seat { $seat }, is not allowed.
error-save-unreadable-move = Move { $ply }, “{ $move }”, cannot be read.
error-save-given-unreadable = The hidden orders it gives cannot be read.
error-save-given-unknown-card = It gives cards there are none of: { $cards }.
error-save-given-start = There is no seat { $start } to begin.
error-save-given-together = These can only be given together: { $fields }.
error-save-given-cards = The { $field } it gives are not the cards of this game.
error-save-given-licenses = Its license deck does not fit: { $aside } are to be set aside.
error-save-given-reshuffles = It gives more than { $most } reshuffles, or one that does not fit.
error-save-cards = It changes a value there is none of, or to something it cannot be: { $where }.
