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
log-passed-mate = { $me ->
    [yes] You take no first mate.
   *[no] { $name } takes no first mate.
}
log-passed-marina = { $me ->
    [yes] You are done at the Marina.
   *[no] { $name } is done at the Marina.
}
log-passed-tuck = { $me ->
    [yes] What is left joins your hand.
   *[no] What is left joins the hand of { $name }.
}
log-passed-swordfish = { $me ->
    [yes] You let the other boats catch.
   *[no] { $name } lets the other boats catch.
}
log-passed-swap = { $me ->
    [yes] You exchange no card.
   *[no] { $name } exchanges no card.
}
log-auto-pass = { $told } (By itself: nothing else could be done.)
log-auto-advance = { $told } (As you said in advance.)
log-won = { $me ->
    [yes] You win { $license } at ${ $bid }.
   *[no] { $name } wins { $license } at ${ $bid }.
}
log-paid = { $me ->
    [yes] You pay with { $parts }.
   *[no] { $name } pays with { $parts }.
}
paid-crate = { $count ->
    [one] a crate
   *[other] { $count } crates
}
paid-oyster-crate = { $count ->
    [one] an Oyster crate
   *[other] { $count } Oyster crates
}
paid-crewman-crate = { $count ->
    [one] a crewman's crate
   *[other] { $count } crewman's crates
}
paid-gone-fishin = { $count ->
    [one] a Gone Fishin' card
   *[other] { $count } Gone Fishin' cards
}
paid-house-boat = { $count ->
    [one] a House Boat
   *[other] { $count } House Boats
}
log-won-captain = { $name } wins { $license } at ${ $bid }, and pays nothing.
log-bought = { $me ->
    [yes] You take { $license } for { $price ->
        [0] nothing
       *[other] ${ $price }
    }.
   *[no] { $name } takes { $license } for { $price ->
        [0] nothing
       *[other] ${ $price }
    }.
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
log-launched-as = { $me ->
    [yes] You launch a Charter boat as { $type }.
   *[no] { $name } launches a Charter boat as { $type }.
}
log-joined = { $me ->
    [yes] New in your fleet: { $type }.
   *[no] New in the fleet of { $name }: { $type }.
}
log-hired = { $me ->
    [yes] You hire a captain for the { $type } boat.
   *[no] { $name } hires a captain for the { $type } boat.
}
log-hired-card = { $me ->
    [yes] You put { $card } on the { $type } boat as its captain.
   *[no] { $name } puts { $card } on the { $type } boat as its captain.
}
log-hired-deck = { $me ->
    [yes] You put the top card of the deck on the { $type } boat as its captain, unseen.
   *[no] { $name } puts the top card of the deck on the { $type } boat as its captain, unseen.
}
log-hired-salty = { $me ->
    [yes] You hire a Salty Captain for the { $type } boat.
   *[no] { $name } hires a Salty Captain for the { $type } boat.
}
log-hired-mate = { $me ->
    [yes] You take a first mate aboard, for a crate and a card.
   *[no] { $name } takes a first mate aboard, for a crate and a card.
}
log-hired-mate-card = { $me ->
    [yes] You take a first mate aboard, for a crate and { $card }.
   *[no] { $name } takes a first mate aboard, for a crate and { $card }.
}
log-moored = { $me ->
    [yes] You put { $card } under a Marina.
   *[no] { $name } puts { $card } under a Marina.
}
log-took = { $me ->
    [yes] You take a crate from { $victim }.
   *[no] { $victimMe ->
        [yes] { $name } takes a crate from you.
       *[no] { $name } takes a crate from { $victim }.
    }
}
log-loaded = { $me ->
    [yes] { $crates ->
        [one] One crate
       *[other] { $crates } crates
    } from the supply for your DFO boat.
   *[no] { $crates ->
        [one] One crate
       *[other] { $crates } crates
    } from the supply for the DFO boat of { $name }.
}
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
log-drew = { $me ->
    [yes] You draw { $cards }.
   *[no] { $name } draws { $cards }.
}
log-drew-why = { $me ->
    [yes] You draw { $cards } for { $why }.
   *[no] { $name } draws { $cards } for { $why }.
}
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
log-caught-shelved = { $me ->
    [yes] You catch { $crates ->
        [one] one crate
       *[other] { $crates } crates
    }, and put { $shelved ->
        [one] one
       *[other] { $shelved }
    } on the Oyster License.
   *[no] { $name } catches { $crates ->
        [one] one crate
       *[other] { $crates } crates
    }, and puts { $shelved ->
        [one] one
       *[other] { $shelved }
    } on the Oyster License.
}
log-tucked = { $me ->
    [yes] You put a card under the { $type } boat.
   *[no] { $name } puts a card under the { $type } boat.
}
log-tucked-card = { $me ->
    [yes] You put { $card } under the { $type } boat.
   *[no] { $name } puts { $card } under the { $type } boat.
}
log-drew-instead = { $me ->
    [yes] You draw with the { $docked ->
        [yes] { $type }
       *[no] { $type } boat
    } instead of catching.
   *[no] { $name } draws with the { $docked ->
        [yes] { $type }
       *[no] { $type } boat
    } instead of catching.
}
log-towed = { $me ->
    [yes] { $count ->
        [one] A card goes on your Tug Boat, face down.
       *[other] { $count } cards go on your Tug Boats, face down.
    }
   *[no] { $count ->
        [one] A card goes on the Tug Boat of { $name }, face down.
       *[other] { $count } cards go on the Tug Boats of { $name }, face down.
    }
}
log-picked-up = { $me ->
    [yes] You take { $count ->
        [one] the card
       *[other] { $count } cards
    } off a Tug Boat, which leaves the game.
   *[no] { $name } takes { $count ->
        [one] the card
       *[other] { $count } cards
    } off a Tug Boat, which leaves the game.
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
    [yes] You discard { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[no] { $name } discards { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
log-discarded-card = { $me ->
    [yes] You discard { $cards }.
   *[no] { $name } discards { $cards }.
}
log-crew-placed = By the licenses of the row: { $crew }.
log-crew = { $me ->
    [yes] You get a crewman: { $crew }.
   *[no] { $name } gets a crewman: { $crew }.
}
log-crew-storm = { $me ->
    [yes] You get a crewman: { $crew }. Until the round ends nobody else catches anything.
   *[no] { $name } gets a crewman: { $crew }. Until the round ends nobody else catches anything.
}
log-crew-unused = { $name } has no use for the crewman: { $crew }.
log-assigned = { $me ->
    [yes] Your { $crew } goes to { $license }.
   *[no] The { $crew } of { $name } goes to { $license }.
}
log-trophy = { $me ->
    [yes] You win a trophy: { $trophy }.
   *[no] { $name } wins a trophy: { $trophy }.
}
log-meeple = { $me ->
    [yes] The first full { $type } boat is yours: a crab meeple.
   *[no] The first full { $type } boat is that of { $name }: a crab meeple.
}
log-revealed-boat = Turned up for { $name }: { $card }.
log-corporation-boat = { $name } launches it.
log-corporation-takes = { $name } takes { $license } from the row.
log-over-licenses = The game is over: the licenses have run out.
log-over-crates = The game is over: the crates have run out.
log-over-both = The game is over: licenses and crates have run out.

why-cod = the Cod License
why-lobster = the Lobster License
why-trade = the crate
why-tuna = the Tuna License
why-char = the Char License
why-swordfish = the Swordfish License
why-salmon = the Salmon License
why-swap = the one discarded
why-crew = the Swabber
why-captains = buying no license
