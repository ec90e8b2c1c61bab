## What each card does, in full
## The variables are the card's own values as cards.toml names them, those of its [table], and crates_solo and crates_two of [captains].

about-license-shrimp = Licenses, boats and dock cards, each costs you $1 less for every level. Opening bids stay what they are.
about-license-cod = Each round you may launch one more boat. If you launched at all you then draw, the more the higher your level.
about-license-lobster = Each round you may hire one more captain. Then you draw for the captains in your fleet, whether you hired or not.
about-license-tuna = At the end of the round you draw more. Without it you draw { $tuna_none_draw } and discard one of those.
about-license-processing = After fishing, one crate from each of your boats may go ashore, where it is $1 and no longer scores. Then one crate from ashore may be traded for cards. You need no Processing boat for it.
about-license-swordfish = Before your boats fish, as many of them as your level says may draw a card instead of everything they would catch, whatever boats they are, as long as they have a captain and are not full. After the draw at the end of the round you may discard one card and draw one.
about-license-oyster = Oyster boats catch { $oyster_catch } crates and hold more at every level. One crate of such a catch may go on this license instead: there it is $1 at any payment, but never a point, and it is not processed or traded.
about-license-char = Each round you may launch one more boat and hire one more captain, and a captain may be the top card of the deck, seen by nobody. From level 2 launches cost $1 less, and so do dock cards that use a launch. From level 3 you draw a card after launching.
about-license-salmon = Before your boats fish you draw, and each card either joins your hand or goes face down under a boat with a captain, one a boat. A card under a boat is a second hold: room for { $boat_room } crates, and one more crate each round, even if the boat is full.
about-license-dfo = DFO boats come with their captain, and bring { $dfo_catch } crates: one from each of the others who have some on their boats, as you choose, the rest from the supply. At the end every crate on them scores more, by your level.
about-license-pub = It does nothing all game long, and is worth { $vp } VP.
about-license-marina = Each round, when you are done hiring, one boat card from your hand may go under it, free. At the end the Marina and the cards under it score together, { $cap } VP at most.
about-license-king-crab = There are three sorts of King Crab License; any of them lets you launch King Crab boats. At the end one scores captains, one crates, and one the license types you own.
about-license-king-crab-captains = At the end 1 VP for each captain in your fleet, { $king_crab_cap } at most.
about-license-king-crab-crates = At the end 1 VP for every three crates on your boats, { $king_crab_cap } at most.
about-license-king-crab-licenses = At the end VP for how many license types you own, { $king_crab_cap } at most. All King Crab Licenses are one type.
about-license-hire-crewman = Nobody buys it. When it is turned up it leaves the game, another license takes its place, and a crewman is put beside each license of the row that has none. Who buys the license gets the crewman.

about-boat = Money, a boat, or a captain. It pays ${ $coins }. With the license of its type you launch it for ${ $launch }; it scores { $vp } VP at the end, and 1 more for each crate aboard. Face down on another boat it is a captain, and scores nothing.
about-boat-shrimp = { about-boat } It catches one crate a round and holds { $boat_room }.
about-boat-cod = { about-boat } It catches one crate a round and holds { $boat_room }.
about-boat-lobster = { about-boat } It catches one crate a round and holds { $boat_room }.
about-boat-tuna = { about-boat } It catches one crate a round and holds { $boat_room }.
about-boat-processing = { about-boat } It catches one crate a round and holds { $boat_room }.
about-boat-king-crab = { about-boat } Any King Crab License will do. It catches one crate a round and holds { $boat_room }.
about-boat-swordfish = { about-boat } It catches one crate a round and holds { $boat_room }.
about-boat-oyster = { about-boat } It catches { $oyster_catch } crates a round, and holds more the more Pacific Oyster Licenses you own.
about-boat-char = { about-boat } It catches one crate a round and holds { $boat_room }.
about-boat-salmon = { about-boat } It catches one crate a round and holds { $boat_room }.
about-boat-dfo = { about-boat } It needs no captain: it comes with one. Launched, it gets { $dfo_catch } crates, one from each of the others who have some on their boats, as you choose, the rest from the supply. It catches one crate a round and holds { $boat_room }.
about-boat-charter = Money, a boat, or a captain. It pays ${ $coins }. For ${ $launch } you launch it as a boat of any type whose license you own, and of that type it is from then on; but it scores its own { $vp } VP at the end, and 1 more for each crate aboard. Face down on another boat it is a captain, and scores nothing.

about-dock-tug = ${ $price } and one of your launches. It takes no captain and catches nothing; in each round's fishing a card from the deck goes aboard, seen by nobody. Whenever you are asked something you may first take all its cards into your hand; then the Tug Boat leaves the game. At the end it scores { $vp } VP, and cards aboard nothing.
about-dock-artisan = ${ $price } and one of your launches. He needs no captain, catches one crate a round, and has room for { $room ->
    [one] one
   *[other] { $room }
}. He counts as a boat and as a captain, and scores { $vp } VP.
about-dock-inuit = ${ $price } and one of your launches. He needs no captain, catches one crate a round, and has room for { $room ->
    [one] one
   *[other] { $room }
}. He counts as a boat and as a captain, and scores { $vp } VP.
about-dock-house-boat = ${ $price } and one of your launches. It takes no captain and no crates. At any payment it is worth ${ $refund }, and then it is gone; if you keep it to the end it scores { $vp } VP.
about-dock-first-mate = Right after you hire a captain a first mate may join that boat. He wants a crate, from one of your boats or from ashore, and a card from your hand. At the end he scores { $vp_full } VP if his boat is full, otherwise { $vp }.
about-dock-salty-captain = Hired for ${ $price } instead of a card. His boat catches { $catch } crates a round and holds { $room }, or what an Oyster boat holds anyway, if that is more.

about-crew-artisan = An Artisan Fisherman joins your fleet at once, for nothing, and no launch is used.
about-crew-tug = A Tug Boat joins your fleet at once, for nothing, and no launch is used.
about-crew-bosun = He goes to one of your licenses. Your boats of that type each catch one crate more, as long as they have a captain and room for it. Several Bosuns add up.
about-crew-assistant = He goes to one of your licenses, which then counts one level higher, up to the highest it has. It is no license more for points and trophies.
about-crew-storm = Until the round ends nobody else catches anything, and DFO boats of the others bring no crates. Cards still come.
about-crew-crates = Four crates from the supply. Each is $1 at any payment, or 1 VP if you keep it to the end. They are never traded or taken.
about-crew-quartermaster = Twice in the game you may launch one boat more than you could otherwise, both times in one round if you like.
about-crew-deckhand = Draw three cards at once, then discard one from your hand.

about-trophy-one-type = { $vp } VP for whoever is first to have four boats of one type with captains.
about-trophy-four-types = { $vp } VP for whoever is first to have boats of four types with captains.
about-trophy-crates = { $vp } VP for whoever is first to have fifteen crates on boats.
about-trophy-licenses = { $vp } VP for whoever is first to have three licenses of one type.
about-trophy-most-boats = { $vp } VP for whoever has launched most boats at the end. In a tie, for nobody.
about-trophy-most-standard = { $vp } VP for whoever has most standard licenses at the end. In a tie, for nobody.

about-captain-tc = A captain of the Corporation, and the harder one. He bids last and never opens; below the round's limit he turns up a boat card, and raises if it is a $2 one. If he bought nothing he takes a license at the end of the auction. Then he turns up a card more, and launches it if it is a $2 one. At the end all his boats count as full and captained.
about-captain-kirkman = A captain of the Corporation, and the easier one. He bids last and never opens; below the round's limit he turns up a boat card, and raises if it is a $2 one. If he bought nothing he takes a license at the end of the auction. Then he turns up a card more, and launches it if it is a $1 or a $3 one. At the end all his boats count as full and captained.

about-module-gone-fishin = Who buys no license in a round gets a card that is worth ${ $coins } or, kept to the end, { $vp } VP. There are { $count }.
about-module-docks = Cards beside the deck that anybody may buy while there are any: odd boats, fishermen, first mates, Salty Captains.
about-module-crewman = Now and then crewmen come to lie beside the licenses of the row, and go to whoever buys them.
about-module-trophies = { $shown } of the { $count } trophies are turned up, { $vp } VP each: for being first at something, or for having most of it at the end.
about-module-meeples = For each standard type, the first boat of it to be full brings its owner a crab meeple: { $vp } VP. There are { $count }.
about-module-captains = One or two people play against captains of the Corporation, who bid and launch by the cards that are turned up. Alone, with { $crates_solo } crates, you win by ranking above both.
about-module-epic = For three to six: every license and every boat of the game and its expansion at once, and { $crates_epic } crates. You are dealt one boat of each type and keep seven.
