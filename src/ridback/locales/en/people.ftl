### Results of games, ratings, and who stands where


title-people = Standings – Ridback
title-results = Results – Ridback

people-nav = Results and standings
people-mine = My results
people-results = Results
people-title = Who stands where
people-about = A rating says how strong somebody is likely to be, from who finished before whom, and how far off that may be. It begins at 25. Those who are almost surely strong come first. People with an account are shown once { $settled } of their games are rated; bots are here as a measure.
people-none = Nobody with an account has played { $settled } rated games yet.
people-rank = Place
people-name = Name
people-you = you

people-rating = Rating
people-rating-later = { $left ->
    [one] after one more rated game
   *[other] after { $left } more rated games
}
people-games = Games
people-won = Won
people-place = Mean place
people-points = Points
people-mean-points = Mean points
people-left = Left to a bot
people-percent = { $percent } %

people-seen = Others can see your rating, places and points here, not how you bid and pay.
people-unseen = Nobody else sees any of this.
people-guest = Nobody else sees any of this while you are a guest.
people-account = Your account
people-no-games = No game has ended yet. Come back after the first one.

people-by-seats = By seats
people-seats = Seats
people-seats-of = { $seats ->
    [one] Alone
   *[other] { $seats } seats
}
people-by-line-up = By set-up
people-line-up = Set-up
people-own = Own set-up
people-changed = Changed values
people-by-module = By what was in the game
people-module = With
people-base = Nothing beside the licenses

people-recent = Last games
people-day = Ended
people-placed = Place
people-place-of = { $place } of { $seats }

people-licenses = Your licenses
people-licenses-about = What you bid for those you won, and what others bid for theirs in the same games, on average.
people-licenses-none = None won yet.
people-license = License
people-count = Won
people-bid = Your bid
people-others-bid = Others
people-all = All

people-sources = Where your points come from
people-habits = An average game
people-money = Paid
people-dollars = ${ $amount }
people-over = Of that above the price
people-boats = Boats launched
people-crates = Crates caught
people-time = Time
people-minutes = { $minutes ->
    [0] less than a minute
    [one] a minute
   *[other] { $minutes } minutes
}
people-longest = Longest game
people-shortest = Shortest game
people-length = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, { $plies } moves
