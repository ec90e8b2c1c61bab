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
