## What the server does for a person at their seat: moves given in advance, and passing by itself

advance-waits = Waits for its turn
advance-drop = Take back: { $order }
advance-pass-license = Pass on { $license }
advance-pass-round = Pass for the rest of this auction
advance-bid = Bid for { $license }, up to ${ $most }
advance-keep = Keep { $card }
advance-bid-license = When somebody opens it, bid for
advance-bid-most = up to, in $
advance-bid-go = Bid up to ${ $most }
advance-bid-about = Each time by the least there is; beyond that you pass. Paying is left to you.
advance-no-auction = You take no more part in this auction.
advance-keep-title = Keep, when a card is to be discarded
advance-keep-about = Where that leaves one card to discard, it goes by itself. Else you are asked. Suggested payments spare what you keep as far as they can.
advance-notes = What became of it
advance-note-over = the auction of that license was over first.
advance-note-round-over = the auction was over first.
advance-note-out = you take no more part in this auction.
advance-note-gone = no such license is left in the row.
advance-note-short = you cannot pay so much. You were asked.
advance-note-outbid = somebody bid more. You passed.
advance-note-won = it is yours.

auto-pass-title = Pass by itself
auto-pass-liked = As in my preferences ({ $mode })
auto-pass-off = Never
auto-pass-off-about = You are asked wherever the rules ask.
auto-pass-standard = Standard
auto-pass-standard-about = Where everybody can see that you can do nothing else. It tells nobody anything about your hand.
auto-pass-fast = Fast
auto-pass-fast-about = Wherever you can do nothing else. It tells the others something: what you pass at once, you could not do; what you think about, you could.
