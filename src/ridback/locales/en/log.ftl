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
