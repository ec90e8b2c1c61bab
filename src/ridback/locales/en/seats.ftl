## A seat of a running game and the bot that plays it

seat-menu = { $name }: who plays this seat
seat-menu-title = Who plays for { $name }?
seat-menu-title-open = Who takes this seat?
seat-menu-title-me = Who plays for you?
seat-menu-away = { $name } has not been seen for a while. A bot can go on in that seat; { $name } may take it back at any time.
seat-menu-open = This seat is still open. A bot that takes it keeps it for the whole game.
seat-menu-title-bot = Which bot plays this seat?
seat-menu-bot = Another bot can go on in this seat, with its hand and its boats. Everybody at the table is told, and no bot is rated for that seat.
seat-menu-own = A bot can go on in your seat, with your hand and your boats. You may take it back at any time.
seat-menu-go = Let the { $bot } play
seat-bot-plays = The { $bot } plays for { $name }
seat-away = { $name } has not been seen for a while
seat-stand-in = The { $bot } plays for you
seat-stand-in-hint = Watch for as long as you like. The seat stays yours.
seat-take-back = Take the seat back
