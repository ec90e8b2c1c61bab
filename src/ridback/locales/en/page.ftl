### Every sentence a person reads, by key. A translation is a folder beside this one with the same keys and variables.
### $me is "yes" when the seat a sentence speaks of is the reader's own; $name is who sits there. Dollar amounts come as numbers.


## The page around everything

app-name = Ridback
app-tagline = Licenses, boats and cold water. A table of Fleet in your browser.
app-unofficial = An unofficial implementation of the board game Fleet by Ben Pinchback and Matt Riddle, published by Eagle-Gryphon Games. None of its art or text is used.
title-home = Ridback
title-table = { $name } – Ridback
title-your-turn = ● Your turn – Ridback
home-link = Home
close = Close
cancel = Back

line-lost = The line to the harbor is down. Calling again…
error-no-connection = The server cannot be reached.
error-unexpected = That did not work. Try again.
page-lost = There is nothing at this address.
page-lost-home = Back to the harbor


## Warming up

status-title = Readying the fleet
status-waiting = The server is up; the rules are next.
status-loading = Taking the compiled rules from the locker.
status-compiling = Compiling the rules. The first time this takes a minute or two; after that they are kept.
status-ready = Ready. Casting off.
status-failed = Compiling the rules failed. The server's own messages say why.
status-seconds = { $seconds ->
    [one] one second so far
   *[other] { $seconds } seconds so far
}
status-unreachable = The server does not answer. Trying again…


## Home

home-continue = Your tables
home-your-move = Your move
home-waiting = Waiting for { $names }
home-open-seats = { $count ->
    [one] One seat is still open
   *[other] { $count } seats are still open
}
home-over = Over – { $names } won
home-over-me = Over – you won
home-round = Round { $round }
home-with = with { $names }
home-show-older = { $count ->
    [one] Show one finished table
   *[other] Show { $count } finished tables
}
home-seat-empty = an open seat
home-me = You

new-title = New table
new-name = Your name
new-name-hint = What others call you
new-seat = Seat { $n }
new-seat-me = You
new-seat-open = A friend, by link
new-seat-none = Nobody
new-pace = Bots move
new-go = Put to sea
new-go-open = Open the table

pace-instant = at once
pace-fast = fast
pace-normal = unhurried
pace-slow = slow

bot-drifter = Drifter
bot-drifter-about = Goes wherever the current goes.
bot-deckhand = Deckhand
bot-deckhand-about = Knows the ropes and keeps an eye on the coins.
bot-numbered = { $name } { $n }


## Waiting room

wait-title = Waiting for the crew
wait-invite = Send this link to whoever should take the open seat.
wait-invite-many = Send this link to those who should take the { $count } open seats.
wait-copy = Copy the link
wait-copied = Copied
wait-link = Link to this table
wait-start = The game begins when every seat is taken.
wait-join = Take a seat
wait-join-title = You are invited to a table
wait-full = Every seat is taken. You may watch.
wait-seat-open = open
wait-seat-you = { $name } (you)
seat-nameless = Skipper { $n }
page-not-built = The pages have not been built yet. Where the project lies, run this and load the page again:
