## A review: what was asked, what was answered; in few words, as they stand side by side

review-asked-name = Name a license
review-asked-open = Open the bidding for { $license }
review-asked-bid = Bid for { $license } (${ $bid })
review-asked-pay = Pay ${ $price } for { $name }
review-asked-launch = Launch a boat
review-asked-hire = Hire a captain
review-asked-captain = Captain for { $boat }
review-asked-process = Process crates
review-asked-trade = Trade a crate
review-asked-discard-drawn = Discard one drawn
review-asked-discard = Discard a card
review-asked-mate = First mate for { $boat }
review-asked-mate-card = Card for the first mate
review-asked-marina = Put a card under a Marina
review-asked-marina-card = Card for the Marina
review-asked-take-seat = Take a crate from whom
review-asked-take = Take a crate from a boat
review-asked-tuck = Put cards under boats
review-asked-tuck-card = Card for under the boat
review-asked-swordfish = Draw instead of catching
review-asked-oyster = The oyster catch
review-asked-swap = Exchange a card
review-asked-assign = A place for the { $crew }
review-asked-keep = Keep cards

review-pass-name = buy none
review-pass-bid = pass
review-pass-launch = launch none
review-pass-hire = hire none
review-pass-process = process none
review-pass-trade = no trade
review-pass-mate = no first mate
review-pass-marina = none
review-pass-tuck = all to the hand
review-pass-swordfish = let all boats catch
review-pass-oyster = all of it aboard
review-pass-swap = keep all

review-boat = the { $type } boat
review-docked = the { $type }

review-lot = { $license }
review-lot-bid = { $license }, opening at ${ $bid }
review-bid = bid ${ $bid }
review-pay = { $parts }
review-launch = { $card }
review-charter = Charter as { $card }
review-buy = { $card }
review-paying = { $bought }, paid with { $parts }
review-captain = { $card }
review-captain-deck = the top card of the deck
review-hire = { $captain } on { $boat }
review-hire-boat = { $boat }
review-process = from { $boats }
review-trade = trade
review-discard = discard { $cards }
review-swap = exchange { $cards }
review-with = { $card }
review-mate-boat = a crate from { $boat }
review-mate-store = a crate from ashore
review-mate-with = { $crate }, and { $card }
review-marina = Marina { $n }
review-marina-with = { $card } under Marina { $n }
review-from = from { $name }
review-take = from { $boat }
review-from-take = from { $boat } of { $name }
review-tuck-boat = under { $boat }
review-tuck = { $card } under { $boat }
review-swordfish = draw with { $boat }
review-shelve = one crate on the license
review-pickup = take the cards off a Tug Boat
review-assign = { $license }

## The review as a whole

review-title = { $name }, reviewed by { $by }
review-by-level = the { $level }
review-by-count = a search of { $count } iterations
review-curve = How likely each was to win, as a spectator would put it; below: the rounds
review-curve-title = How likely to win, as a spectator would put it; thick: { $name }
review-curve-axis = Round
review-curve-chance = Chance to win
review-curve-seat = Seat
review-worst = The worst decisions
review-worst-asked = Round { $round }. { $asked }
review-worst-asked-before = Before the first round. { $asked }
review-worst-played = Played: { $answer } ({ $chance })
review-worst-better = Better: { $answer } ({ $chance })
review-worst-lost = Gave away { $lost } points of a hundred, give or take { $noise }.
review-worst-lost-sure = Gave away { $lost } points of a hundred.
review-worst-lost-vp = The game was decided. Gave away { $lost } VP, give or take { $noise }.
review-worst-few = { $count ->
    [0] None that is surely one: no loss is more than luck could make it.
    [one] No other loss is more than luck could make it.
   *[other] No third loss is more than luck could make it.
}
review-all = All { $all } decisions
review-mistakes = { $count ->
    [one] One of { $all } decisions lost
   *[other] { $count } of { $all } decisions lost
} more than luck could make it (--all lists all)
review-how = Chances are those to win, as a search estimates them that knows only what this seat could see then; what was hidden is imagined anew each time. Where the game is decided, VP to expect in the end stand in their place. ›: what looked better; ≈: but no surer than luck.
review-column-round = rd
review-column-asked = asked
review-column-played = played
review-column-better = better
review-column-chance = to win
review-table-better = › { $answer }
review-column-lost = lost
review-percent = { $percent } %
review-vp = { $vp } VP
review-percent-least = < 1 %
review-percent-most = > 99 %

cli-review = Look at a seat's decisions in a saved game: what a search would have done, the three worst, and who was likely to win when.
cli-review-seat = Whose decisions: 1 is the first seat.
cli-review-level = Whose search judges: admiral, or a number of iterations a decision.
cli-review-seed = The seed of the search: the same gives the same review.
cli-review-all = List all decisions, not only the mistakes.
cli-review-json = Write the review as JSON.
cli-review-plot = Write the curve as a plot: .svg, .png, or .html.
cli-review-working = looking at decisions
cli-review-written = { $file } is written.
cli-review-plot-ending = { $file }: a plot ends in .svg, .png, or .html.
cli-review-no-folder = There is no such folder.
cli-review-no-lab = Plots need Altair and vl-convert, which are not installed: pip install altair vl-convert-python

error-review-no-such-seat = There is no seat { $seat }: there are { $seats }.
error-review-no-such-level = “{ $level }” is no level that judges ({ $levels } is), and no number of iterations.
error-review-no-seed = “{ $seed }” is no seed: a whole number from 0 to 2⁶⁴ − 1.
