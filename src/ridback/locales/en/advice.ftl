## Chances to win

chance = { $percent }%
chance-least = <1%
chance-most = >99%


## Hints; moves themselves are in review.ftl

hint-short = Hint
hint-ask = What would the { $bot } do?
hint-keys = { $ask } (key H)
hint-thinking = The { $bot } is thinking. You can go on without waiting.
hint-would = The { $bot } would choose:
hint-else = Next best:
hint-win = { $chance } to win
hint-note = Chances are estimates. A tap chooses a move; you confirm it yourself.
hint-close = Close the hint


## After the game: a seat's decisions, and what they were worth

after-link = Review
after-title = How it went
after-page = How it went – Ridback
after-back = The table
after-lead = What the { $bot } makes of every decision, with no more than could be known then. All chances are estimates{ $points ->
    [0] .
    [one] : a point more or less is luck.
   *[other] : { $points } points more or less are luck.
}
after-seat = Whose decisions
after-begins = Waiting for a free moment to go through the game…
after-working = Going through the game: { $done } of { $of }
after-working-note = Usually less than a minute. You can leave the page; the work goes on.
after-curve = Chances to win, round by round
after-curve-hint = Tap the plot or use the arrow keys to go through the decisions. The curves know what a spectator could see, the decisions also the hand.
after-round = Round
after-decision = Decision
after-at = Round { $round }: { $asked }
after-read = Round { $round }, { $asked }: { $move }. { $chances }
after-chance-of = { $name } { $chance }
after-played = Played
after-better = Better
after-best = Nothing better was found.
after-lost = { $points ->
    [one] one point lost
   *[other] { $points } points lost
}
after-lost-vp = { $vp } VP lost
after-vp = { $vp } VP
after-worst = { $count ->
    [one] The costliest decision
   *[other] The { $count } costliest decisions
}
after-worst-few = { $count ->
    [one] No other decision gave away more than luck can explain.
   *[other] No others gave away more than luck can explain.
}
after-none = Nothing was given away
after-none-about = No decision lost more than luck can explain. Well sailed.
after-all = { $count ->
    [one] One decision
   *[other] All { $count } decisions
}
after-only = Only mistakes ({ $count })
after-only-none = There are none.
after-nothing = { $name } never had a choice to make.
after-mistake = Mistake
