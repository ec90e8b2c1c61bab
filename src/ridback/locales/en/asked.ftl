## What is asked

ask-name = Name a license and open the bidding
ask-name-hint = Tap a license, then your opening bid. You can bid at most ${ $max }.
ask-name-picked = Open the bidding for { $license }
ask-name-effect = { $power } Then at level { $level }: { $effect }.
ask-name-crew = { $does } It brings a crewman: { $crew }.
ask-name-decline = Buy none this round
ask-name-fishin = Go fishin'
ask-open = Open the bidding for { $license }
ask-bid = { $license }: raise or pass
ask-bid-hint = { $name } bids ${ $bid }. You can go up to ${ $max }.
ask-bid-hint-most = { $name } bids ${ $bid }. You cannot go higher: ${ $max } is all you can pay.
ask-pass = Pass
ask-pay-license = Pay for { $license }
ask-pay-card = Pay for the { $card }
ask-pay-launch = Pay for the { $type } boat
ask-launch-more = { $count ->
    [one] Launch a boat
   *[other] Launch a boat ({ $count } launches left)
}
ask-launch-hint = Tap a card in your hand.
ask-launch-hint-none = No boat in your hand can be launched.
ask-launch-hint-docks = Tap a card in your hand, or a dock card.
ask-launch-hint-docks-only = No boat in your hand can be launched, but a dock card can be bought: tap one.
ask-launch-quartermaster = Launch a boat with the Quartermaster
ask-launch-as = Launch the Charter boat as what?
ask-launch-as-go = As { $type }
ask-launch-picked = Launch the { $type } boat
ask-launch-done = Launch none
ask-launch-go = Launch for ${ $price }
ask-launch-free = Launch for nothing
ask-buy-picked = Buy the { $card }
ask-buy-go = Buy for ${ $price }
ask-buy-free = Buy for nothing
ask-hire-more = { $count ->
    [one] Hire a captain
   *[other] Hire a captain ({ $count } hires left)
}
ask-hire-hint = Choose a boat and the card that serves face down on it.
ask-hire-card = Now the card that serves on the { $type } boat.
ask-hire-boat = Now the boat it serves on.
ask-hire-go = Put { $card } aboard the { $type } boat
ask-hire-deck = Top card of the deck, unseen
ask-hire-salty = Salty Captain, ${ $price }
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
ask-discard-drawn = { $count ->
    [one] Discard the card you drew
   *[other] Discard one of the cards you drew
}
ask-discard-drawn-hint = { $count ->
    [one] The deck had no more.
    [2] The other one joins your hand.
   *[other] The others join your hand.
}
ask-discard = Discard a card from your hand
ask-discard-hint = Any card in your hand.
ask-discard-go = Discard { $card }
ask-mate = Add a first mate?
ask-mate-hint = At the end { $full } VP if his boat is full, else { $vp }. He wants a crate, off a boat or from ashore, and a card.
ask-mate-boat = Add a first mate to the { $type } boat?
ask-mate-store = A crate from ashore
ask-mate-card = Choose the card for the first mate
ask-mate-card-hint = Any card in your hand.
ask-mate-go = Give a crate and { $card }
ask-mate-none = No first mate
ask-marina = Put a card under a Marina?
ask-marina-hint = It scores its points there. A Marina and its cards score { $cap } VP at most.
ask-marina-card = Choose the card for the Marina
ask-marina-card-hint = Any card in your hand.
ask-marina-go = Put { $card } under the Marina
ask-marina-which = Marina { $n }: { $vp } VP under it
ask-marina-none = Put none there
ask-take-seat = Take a crate from whom?
ask-take-seat-hint = { $count ->
    [one] One more crate
   *[other] { $count } more crates
} for your DFO boat, each from somebody else.
ask-take = Take the crate from which boat?
ask-take-hint = Tap one of the boats of { $name }.
ask-take-go = Take a crate from the { $type } boat
ask-take-boat = { $type } boat, { $crates ->
    [one] one crate
   *[other] { $crates } crates
}
ask-tuck = { $count ->
    [one] Put the card you drew under a boat?
   *[other] Put drawn cards under boats?
}
ask-tuck-hint = Under a boat a card is a second hold for { $room } crates. { $count ->
    [one] Otherwise it joins your hand.
   *[other] The others join your hand.
}
ask-tuck-card = Choose the card that goes under the boat
ask-tuck-card-hint = One of the cards you drew.
ask-tuck-go = Put { $card } under the { $type } boat
ask-tuck-go-all = Put { $count } cards under boats
ask-tuck-card-go = Put { $card } under it
ask-tuck-none = Keep { $count ->
    [one] it
   *[other] them
} in hand
ask-swordfish = Draw instead of catching?
ask-swordfish-hint = Tap a boat: it draws a card, and catches nothing this round.
ask-swordfish-go = Draw with the { $type } boat
ask-swordfish-none = Let the others catch
ask-oyster = Where does the oyster catch go?
ask-oyster-hint = On the license a crate is $1. On the boat it is a point.
ask-oyster-shelve = One crate on the license
ask-oyster-aboard = All of it on the boat
ask-swap = Exchange a card?
ask-swap-hint = Discard one card, then draw one.
ask-swap-go = Discard { $card } and draw
ask-swap-none = Keep all
ask-assign = Where does your { $crew } go?
ask-assign-bosun-hint = Your boats of that type will catch one crate more.
ask-assign-assistant-hint = It will count one level higher.
ask-assign-go = { $license }
ask-keep = Discard { $count ->
    [one] one card
   *[other] { $count } cards
}: { $stay } stay
ask-keep-hint = { $count ->
    [0] Tap a marked card to keep it after all.
    [one] Tap one more card to let go.
   *[other] Tap { $count } cards to let go.
}
ask-keep-go = Discard { $count ->
    [one] this card
   *[other] these { $count } cards
}
ask-pickup = Take { $count ->
    [one] the card
   *[other] the { $count } cards
} off the Tug Boat
ask-pickup-short = Empty tug: { $count ->
    [one] one card
   *[other] { $count } cards
}
ask-pickup-hint = Into your hand, before you answer. The Tug Boat then leaves the game.
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
pay-kept = You wanted to keep { $part }
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
ask-wait-mate = { $name } considers a first mate
ask-wait-mate-card = { $name } chooses a card for the first mate
ask-wait-marina = { $name } looks after the Marina
ask-wait-marina-card = { $name } chooses a card for the Marina
ask-wait-take-seat = { $name } chooses whom to take a crate from
ask-wait-take = { $name } takes a crate
ask-wait-tuck = { $name } looks at the salmon cards
ask-wait-tuck-card = { $name } puts a card under a boat
ask-wait-swordfish = { $name } fishes for cards
ask-wait-oyster = { $name } sorts the oyster catch
ask-wait-swap = { $name } may exchange a card
ask-wait-assign = { $name } finds work for a crewman
ask-wait-keep = { $name } chooses which cards to keep
ask-wait-many = Waiting for { $names }
ask-wait-hint = Your turn will come.
ask-watch-hint = You are watching.
ask-watch-delayed = You are watching, a round late: this is how the table was when the present round began.
ask-over = The game is over
ask-over-sheet = Score sheet
ask-busy = Signaling…
