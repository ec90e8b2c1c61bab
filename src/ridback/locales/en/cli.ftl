## The command line

cli-about = Ridback plays the board game Fleet, against bots and friends, in your browser.
cli-play = Open a table in the browser: you against two bots.
cli-play-new = A new table, even if one is unfinished.
cli-play-no-browser = Only print the address.
cli-play-lan = A table for people in this room: phones in the same network join by a QR code.
cli-play-board = The same, and this screen shows the open table and plays no hand.
cli-play-address = The same, at this address of your machine, where it has several.
cli-lan-none = This machine is in no network. Join one first, the same as the phones (or switch on its hotspot).
cli-lan-no-address = { $address } is no address of this machine in a network. There are: { $known }.
cli-lan-phones = phones
cli-lan-firewall = Phones must be in the same network. If they find nothing, a firewall keeps them out: let TCP port { $port } through.
cli-lan-others = Not the right network? This machine is also at { $addresses }: choose by --address.
cli-lan-public = Beware: this address can be reached from the whole Internet.
cli-serve = Serve tables to others.
cli-serve-host = The address to listen on; 0.0.0.0 for all of this machine.
cli-serve-database = Where games are kept instead of a file in the data folder: postgresql://… (or in DATABASE_URL).
cli-serve-workers = How many processes serve; more than one needs PostgreSQL (--database).
cli-workers-one = More than one worker needs PostgreSQL: say where it is with --database or DATABASE_URL. SQLite is for one.
cli-database-unknown = Games can be kept in PostgreSQL: a database is named like postgresql://user:password@host/name. Without one they go into the data folder.
cli-database-no-driver = To keep games in PostgreSQL, install its driver first: pip install "ridback[postgresql]"
cli-database-away = The database { $folder } cannot be used: { $why }
cli-newer-database = The games in { $folder } were kept by a later version of Ridback. Update Ridback, or choose another database.
cli-rules-up = ready; { $workers } workers serve
cli-serve-proxy = The address, or network, of a proxy in front: it is believed when it says who asks. Once for each.
cli-serve-metrics = Tell numbers for Prometheus at /metrics, to whoever can reach it.
cli-serve-log = What is noted: as text only what matters, or as JSON a line for each request, too.
cli-serve-address = Where people find this server: https://ridback.example. It stands in mail and in webhooks.
cli-serve-smtp = The server that takes mail: smtp://user:password@host:587, or smtps://… (better in RIDBACK_SMTP).
cli-serve-mail-from = Who mail comes from: Ridback <ridback@ridback.example>
cli-serve-inside = Webhooks and pushes may also go to this machine and its network, and by http.
cli-serve-guests = Guests of whom nothing is seen for so many days are forgotten; 0: never.
cli-address-unknown = { $address } is no address of a server. One looks like https://ridback.example.
cli-smtp-unknown = That is no mail server. One looks like smtp://user:password@host:587 or smtps://host.
cli-mail-from-unknown = Mail cannot come from { $address }. It may from Ridback <ridback@ridback.example>.
cli-mail-needs = For mail --smtp, --mail-from and --address are needed, all three.
cli-proxy-unknown = { $address } is no address of a proxy. One looks like 127.0.0.1 or 10.0.0.0/8.
cli-port = The port to listen on.
cli-preset = A ready-made set-up; “ridback setups” lists them. What the other options say is put on top.
cli-seats = How many play: you and bots. Three, unless the set-up is for fewer or more.
cli-line-up = The license types of the game: ids with commas between, or the name of a line-up (base).
cli-random-line-up = Draw the line-up.
cli-dock = A kind of dock card; once for each of the two (three with five or six seats).
cli-captain = A Captain of the Corporation: one with two seats, both alone.
cli-gone-fishin = With Gone Fishin' cards, or without.
cli-crewman = With crewmen, or without.
cli-trophies = With trophies, or without.
cli-meeples = With crab meeples, or without.
cli-epic = Epic Fleet, for three to six seats: every license and boat there is.
cli-at-once = Phase two is everybody's at once: all launch and hire without waiting for each other, or in turn.
cli-bots = Against whom: drifter, deckhand, mate, captain or admiral, weakest first; the last one takes all seats that are left.
cli-bots-unknown = There is no bot { $bot }; there are { $known }.
cli-bots-too-many = A game of { $seats } has no room for so many bots: one seat is yours.
cli-cards = A file of changed values, shaped as cards.toml, for the tables made here.
cli-cards-wrong = { $file }: { $count ->
    [one] one value cannot be
   *[other] { $count } values cannot be
}
cli-cards-no-text = This is no text file.
cli-setups = List what can be chosen: ready-made set-ups, licenses, dock cards, Captains.
cli-setups-preset = set-up
cli-setups-seats = seats
cli-setups-about = what it is
cli-setups-standard = standard licenses
cli-setups-premium = premium licenses
cli-setups-docks = dock cards
cli-setups-captains = Captains
cli-data = The folder in which games are kept.
cli-verbose = Tell more.
cli-replay = Tell a saved game, move by move.
cli-verify = Check that a saved game can be played just so.
cli-file = A saved game.
cli-version = Print the version.
cli-language = The language that is spoken here, whatever the system is set to.
cli-language-unknown = There is no language { $language }; there are { $known }.
cli-open = open
cli-games = games
cli-rules = rules
cli-stop = Ctrl+C stops; the games stay.
cli-compiling = compiling, { $seconds } s
cli-loading = loading
cli-rules-ready = ready after { $seconds } s
cli-rules-failed = could not be compiled
cli-continued = Your unfinished table is back. For a new one: ridback play --new
cli-stopped = Stopped. Your games are kept.
cli-port-taken = Port { $port } is taken. Choose another one with --port.
cli-cannot-listen = Cannot listen on { $host }: { $why }
cli-newer-data = The games in { $folder } were kept by a later version of Ridback. Update Ridback, or choose another folder with --data.
cli-damaged-data = The games in { $folder } cannot be read: { $why }. Put a backup in their place, or choose another folder with --data.
cli-no-folder = { $folder } cannot be used to keep games: { $why }
cli-not-built = The pages of the browser client are missing. Build them with: make client
cli-not-so = { $file }: { $why }
cli-written-over = { $file } would be written over. Give each file a name of its own.
cli-verified = { $moves ->
    [one] one move, all as saved; the game is not over
   *[other] { $moves } moves, all as saved; the game is not over
}
cli-verified-over = { $moves ->
    [one] one move, all as saved, to the end
   *[other] { $moves } moves, all as saved, to the end
}
