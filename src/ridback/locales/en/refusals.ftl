## Why something cannot be done, by the rules' reason

refusal-no-such-seat = There is no such seat: { $seat }.
refusal-game-over = The game is over.
refusal-not-asked = It is not your turn.
refusal-wrong-decision = That is not what is asked now.
refusal-cannot-pass = You cannot pass here.
refusal-no-such-slot = There is no such license in the row.
refusal-cannot-afford = That takes ${ $price }, and you have ${ $money } for it: ${ $missing } short.
refusal-bid-too-low = Bid ${ $lowest } at least.
refusal-bid-too-high = You can bid ${ $most } at most.
refusal-no-card = You have no { $card } card.
refusal-not-drawn = You drew no { $card } card.
refusal-no-license = You own no license for { $card } boats.
refusal-no-such-boat = There is no such boat in your fleet.
refusal-has-captain = That boat has its captain: { $type }.
refusal-no-crates = That boat has no crates: { $type }.
refusal-none-left = There is no { $card } card to be had.
refusal-not-for-hire = { $card } cannot be hired.
refusal-nobody-to-hire = You have no card that could be the captain.
refusal-deck-not-for-hire = With a Char License the top card of the deck may be the captain, as long as there is one.
refusal-not-that-boat = That boat cannot be chosen here: { $type }.
refusal-no-captain = That { $type } boat has no captain.
refusal-is-full = That { $type } boat is full.
refusal-has-fished = That { $type } boat has fished already.
refusal-has-tucked = A card lies under that { $type } boat already.
refusal-no-cards-aboard = No cards lie on that boat.
refusal-no-marina = You have no Marina { $marina }.
refusal-marina-used = That Marina has had its card this round.
refusal-cannot-give = No crate can be taken from { $seat }.
refusal-not-owned = You own no { $license }.
refusal-not-in-a-set = The cards of a set are named in order: { $card } comes too late, or leaves too few behind it.
refusal-half-done = First finish what you have begun.
refusal-already-processed = That boat has given its crate this round: { $type }.
refusal-process-out-of-order = Boats give their crates in the order they were launched. This one comes too late: { $type }.
refusal-no-part = You have no { $part } to pay with.
refusal-part-out-of-order = Parts of a payment go down from the dearest: { $part } comes too late.
refusal-part-leaves-short = Parts of a payment go down from the dearest: with { $part } next you would end ${ $missing } short.
refusal-payment-short = The payment is ${ $missing } short.
refusal-payment-wasteful = { $part } could be left out and ${ $price } would still be paid.
refusal-not-a-move = That is no move.
refusal-no-such-number = There is no move number { $number }.
refusal-unreadable = “{ $text }” is no move.
refusal-ambiguous = “{ $text }” could mean several moves.


## What went wrong at the server

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


## What can be wrong with a saved game

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
