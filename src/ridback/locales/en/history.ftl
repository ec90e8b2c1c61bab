## A game move by move; words of that page alone

past-title = Move by move
past-page = Ridback: looking back
past-now = To the table
past-at = Move { $ply } of { $of }
past-round = Round { $round }
past-before = Before round 1
past-begins = The cards are dealt.
past-slider = Move
past-slider-value = Move { $ply } of { $of }, round { $round }
past-back = Back
past-forward = Forward
past-round-back = To the beginning of the round
past-round-forward = To the next round
past-rounds = Round
past-keys = Arrow keys step, Page Up and Page Down go from round to round, Home and End to the beginning and the end.
past-eyes = Seen by
past-eyes-open = All hands open
past-eyes-none = A spectator
past-hands = Everybody's hand
past-hand-of = { $name }: { $cards }
past-hand-empty = no cards
past-save = Save the game


## A game that goes on from a move of this one

branch-open = Play on from here
branch-title = Play on from here
branch-about = A new table begins as this one was after move { $ply }. This game stays as it is.
branch-seat = You sit as
branch-bot = The others are
branch-note = The cards come in the same order as in this game, so what you have seen of it you know.
branch-go = Play on
