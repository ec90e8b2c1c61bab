### Every sentence a person reads, by key. A translation is a folder beside this one with the same keys and variables.
### $me is "yes" when the seat a sentence speaks of is the reader's own; $name is who sits there. Dollar amounts come as numbers.


## The page around everything

app-name = Ridback
app-tagline = Licenses, boats and cold water. A table of Fleet in your browser.
app-unofficial = An unofficial implementation of the board game Fleet by Ben Pinchback and Matt Riddle, published by Eagle-Gryphon Games. None of its art or text is used.
title-home = Ridback
title-table = { $name } – Ridback
title-your-turn = Your turn – Ridback
title-lost = Not found – Ridback
# How many tables wait for me, before what the page is called.
title-waiting = ({ $count }) { $title }
report-open = Something is wrong?
tell-turn = It is your turn
tell-turn-text = A table waits for you.
home-link = Home
people-link = Standings
language = Language
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
account-link = { $account ->
    [yes] Your account: { $name }
   *[no] Sign in or sign up
}
account-link-title = Play on in another browser
home-seat-empty = an open seat
home-kept = A seat is kept for you
home-me = You

lobby-open = Tables with room
lobby-join = Come in
lobby-running = Games to watch
lobby-watch = Watch
lobby-delayed = Watch, a round late
lobby-all = Show all { $count }

new-title = New table
new-name = Your name
new-name-hint = What others call you
new-seat = Seat { $n }
new-seat-me = You
new-seat-open = Somebody else
new-seat-here = Somebody at this screen
new-seat-here-name = Name of seat { $n }
new-seat-none = Nobody
new-board = This screen shows the table to all in the room; everybody plays on a phone.
new-pace = Bots move
new-who-comes = Who may come
new-by-link = Who has the link
new-by-lobby = Anybody, from the home page
new-clock = Time for each player
clock-none = no limit
clock-calm = 15 min + 20 s a decision
clock-brisk = 5 min + 10 s a decision
clock-days = three days a decision, 21 days of vacation a year
new-late = When it is up
late-bot = a Deckhand plays until they are back
late-pass = they pass, where they can
new-watch = Who only watches sees it
watch-at-once = as it happens
watch-delayed = a round late
watch-no = not at all
watch-delayed-about = They see the table as it was when the present round began, so nobody can look over your shoulder for a friend.
new-go = Put to sea
new-go-open = Open the table

pace-instant = at once
pace-fast = fast
pace-normal = unhurried
pace-slow = slow

bot-drifter = Drifter
bot-drifter-about = Goes wherever the current goes: any move at all.
bot-deckhand = Deckhand
bot-deckhand-about = Knows what a license is worth in points, not what it earns. A fair first opponent.
bot-mate = Mate
bot-mate-about = Goes by all the rules of thumb there are, and looks no further. Beats three Deckhands as a rule.
bot-captain = Sea Captain
bot-captain-about = Looks ahead. For those who know the game.
bot-admiral = Admiral
bot-admiral-about = Looks further and at more. The strongest, above all with Arctic Bounty.
bot-thinks = Thinks up to { $seconds } s a move.
bot-at-once = Answers at once.
bot-numbered = { $name } { $n }


## Waiting room

wait-title = Waiting for the crew
wait-invite = Send this link to whoever should take the open seat.
wait-invite-many = Send this link to those who should take the { $count } open seats.
wait-copy = Copy the link
wait-copied = Copied
wait-listed = The table stands on everybody's home page.
wait-unlisted = Only who has the link finds the table.
wait-start = The game begins when every seat is taken, or when whoever made the table says so.
wait-start-yours = The game begins when every seat is taken, or when you say so.
wait-start-now = Start now
wait-leave = Leave the table
wait-end = Give up the table
wait-out = Take out
wait-kept = kept for { $name }
wait-kept-me = kept for you
wait-for-anybody = For anybody
wait-for-anybody-of = Let anybody take the seat kept for { $name }
wait-for-kept = The open seats are kept for those who are invited. They see it on their home page, and here is the link:
wait-rematch-title = Once more?
wait-decline = Not now
wait-take-out = Take { $name } out of the table
wait-maker = made the table
wait-not-seated = You do not sit at this table any more.
table-gone = All have left this table before it began. It is no more.
start-title = Start now
start-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
start-close = { $count ->
    [one] Play without it
   *[other] Play without them
}
start-bots = { $count ->
    [one] { $bot } takes it
   *[other] { $bot } takes each of them
}
start-instead = Let bots take the open seats, or wait for more people.
wait-join = Take a seat
wait-join-title = You are invited to a table
wait-full = Every seat is taken. You may watch.
wait-seat-open = open
wait-seat-bot = A bot instead
wait-seat-you = { $name } (you)
seat-nameless = Skipper { $n }
page-not-built = The pages have not been built yet. Where the project lies, run this and load the page again:


## A game move by move, a saved game that is brought along, and one that goes on from a move of another

past-link = Move by move
past-look = Look back
past-there = The table then
upload-go = Open a saved game
upload-about = To look at it move by move, or to play on from there.
upload-unreadable = This is no saved game: it cannot be read.
upload-wrong = This game cannot be opened. { $why }
home-unfinished = Not played to the end
home-origin-upload = from a file
home-origin-branch = goes on from another game
branch-origin = From move { $ply } of another game


## Without a connection

offline-title = Offline
# $at: date and time.
offline-as-of = The server cannot be reached. This is the table as of { $at }; nothing can be played until the connection is back.
offline-try = Try again
