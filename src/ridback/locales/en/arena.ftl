## The arena: many games between bots

cli-arena = Let bots play many games, and say how good each of them is.
arena-players = Who plays: bots by name with commas between, your own as my_bot.py:Class or package.module:Class. The last one fills the seats that are left.
arena-games = How many games. To be fair it takes a multiple of the seats.
arena-seats = How many seats; as many as there are names, unless the set-up is for fewer or more.
arena-seed = The seed of deals and bots: the same one gives the same games. Without it there is a new one, and it is told.
arena-jobs = How many processes play side by side; all cores, unless you say fewer.
arena-timed = Let the bots keep their limits of time, as at a table. The same seed may then give other games.
arena-check-peeking = Look at every decision whether it changes with what is hidden from the bot. Each is asked four times.
arena-csv = Write a line for every game to this file.
arena-json = Write all results to this file.

error-no-players = There are no players. Name some, with commas between: deckhand,drifter
error-too-many-players = { $players ->
    [one] One player
   *[other] { $players } players
} for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. Name no more players than there are seats.
error-no-such-bot = There is no bot called “{ $bot }”. There are: { $known }. One of your own is my_bot.py:Class or package.module:Class.
error-no-such-file = There is no file { $file }.
error-no-such-class = There is no class { $called } in { $place }.
error-timed-check = Bots with limits of time do not always choose the same, so that nobody can say whether they peek. Leave out --timed or --check-peeking.
error-no-choose = What { $bot } makes is no bot: it has no method choose(view).
error-bot-not-made = { $bot } cannot be made: { $why }

error-values-changed = { $bot } changes the values of the cards, for everybody.

arena-loading = getting the rules ready
arena-playing = playing
arena-left = left
arena-title = { $games ->
    [one] One game
   *[other] { $games } games
} with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, seed { $seed }
arena-base = Base game
arena-changed = changed values
arena-several = { $player } × { $copies }
arena-player = player
arena-wins = wins
arena-interval = 95 % interval
arena-against = against par
arena-above = above { $par }
arena-below = below { $par }
arena-about = about { $par }
arena-rating = rating
arena-rank = rank
arena-spread = score
arena-mean = mean
arena-least = least
arena-part = { $part } %
arena-median = median
arena-most = most
arena-rounds = rounds
arena-plies = moves
arena-time = time per decision
arena-decisions = decisions
arena-within = 95 % within
arena-longest = longest
arena-ended = Ended by: { $ends }.
arena-end-licenses = licenses { $part }
arena-end-crates = crates { $part }
arena-end-both = both at once { $part }
arena-of-one-seat = Of a player with several seats (×) wins, rank and score are those of one of them.
arena-uneven = Not every player sat in every seat equally often; with a multiple of { $games } games all would.
arena-faults = { $player }: { $count ->
    [one] one answer was
   *[other] { $count } answers were
} not to be used, and a legal default was played instead. The first, in game { $game } after { $ply ->
    [one] one move
   *[other] { $ply } moves
}: { $text }
arena-peeks = { $player } peeks: { $count } of its { $decisions } decisions changed with what is hidden from it. The first, in game { $game } after { $ply ->
    [one] one move
   *[other] { $ply } moves
}: { $text }
arena-moods = { $player } is not steady: { $count } of its { $decisions } decisions came out otherwise when asked the same again, so that nothing can be said of peeking there. The first, in game { $game } after { $ply ->
    [one] one move
   *[other] { $ply } moves
}: { $text }
arena-no-peeks = { $player } does not peek: with what is hidden from it dealt anew, twice each, its { $decisions } decisions stayed as they were.
arena-interrupted = Stopped after { $games ->
    [one] one game
   *[other] { $games } games
} of { $wanted }. What was played counts.
arena-interrupted-early = Stopped before a game was over.
arena-nothing = No game was played to its end.
arena-worker-died = A process that was playing has died ({ $how }), { $game ->
    [0] with no game begun
   *[other] in game { $game }
}. Perhaps memory ran out, or a bot of your own ended it. What was played until then counts.
arena-exit-code = exit code { $code }
arena-signal = signal { $number }
arena-timed-note = Bots kept their limits of time: the same seed may give other games.
arena-written = { $games ->
    [one] One game is
   *[other] { $games } games are
} in { $file }
