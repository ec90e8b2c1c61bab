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
error-storage-away = The server cannot reach its games right now. Try again in a moment.
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
error-unknown-token = That token is none of ours, or it has been revoked.
error-not-by-token = That is for you in a browser: with a token a program can play for you, but not change who you are.
error-no-such-token = You have no such token.
error-token-nameless = Give the token a name, so that you know later what it is for.
error-tokens-many = You have { $most } tokens, which is as many as there can be. Revoke one you do not need.
error-warming-up = The rules are still being compiled, for { $seconds } seconds now. Try again in a moment.
error-rules-failed = The rules could not be compiled. The server's own messages say why.
error-rules-changed = This table was played under other rules and cannot go on.
error-unknown-table = There is no such table.
error-no-results = There are no results to show: nobody with an account is called that, or they do not show theirs.
error-unknown-bot = There is no bot called “{ $bot }”.
error-one-seat-each = You can take one seat only.
error-host-only = Tables are made at the machine this server runs on. Join one of them.
error-which-seat = Several people play at this screen: say for whose seat.
error-not-seated = You do not sit at this table.
error-not-your-table = Only whoever made the table can do that.
error-started = The game has begun. Nobody gets up now; let a bot play for you instead.
error-taken-out = You were taken out of this table.
error-nobody-there = Nobody sits there.
error-own-seat = That is your own seat. Leave the table instead.
error-no-watching = This table is for those who sit there only.
error-seat-kept = That seat is kept for somebody.
error-seat-taken = That seat is taken.
error-not-started = The game has not begun: a seat is still open.
error-still-running = { $wanted ->
    [hands] While the game runs you can look back with your own eyes only.
    [branch] You can play on from a game that is over. This one still runs.
    [ply] The game has not come that far yet.
    [rematch] A rematch is for when the game is over.
    [review] The review is for when the game is over: it tells what could only be guessed.
   *[record] The saved game is for when the game is over: it tells everything.
}
error-undo-off = At this table nothing is taken back.
error-undo-nothing = You have done nothing yet that could be taken back.
error-undo-decided = Somebody else has decided since, so it stands.
error-undo-revealed = It has brought something hidden to light, so it stands.
error-undo-asked = Somebody else asks to take something back. That comes first.
error-undo-not-asked = Nobody asks you any more whether something may be taken back.
error-uploads-many = You have brought { $most } saved games along already; that is as many as there is room for.
error-no-such-ply = That game has { $most } moves, not { $ply }.
error-stale-ply = The game has moved on since.
error-bot-plays = A bot plays your seat. Take it back first.
error-bot-sits-there = A bot plays that seat already. Only its player can change that.
error-not-your-seat = That seat is not yours.
error-still-here = The player at that seat is still here, or was less than { $seconds } seconds ago.
error-clock = Nobody can begin with more time, or be given more at once, than the { $most } seconds a clock may hold.
error-time-is-up = Your time was up. The bot answers this once more, then the seat is yours again.
error-hints-off = There are no hints at this table.
error-hint-busy = One hint at a time: the one for another table is still being thought of.
error-hint-failed = No hint could be had. Try again in a moment.
error-reviews-busy = Too many games are waiting for their review. Try again in a few minutes.
error-reviews-many = Enough of your reviews are waiting already. Come back when one of them is done.
error-review-failed = This game could not be reviewed. It has been noted.
