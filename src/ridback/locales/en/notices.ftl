## What everybody at a table is told beside the moves. $name: whose seat it is; $bot: what the bot is called

notice-bot-failed = A move was made for { $me ->
    [yes] you
   *[no] { $name }
}: { $why ->
    [late] the bot thought for too long.
    [nonsense] what the bot wanted is no move here.
   *[crashed] the bot broke down.
}
notice-bot-sits = { $me ->
    [yes] { $bot } plays for you from now on.
   *[no] { $bot } plays for { $name } from now on.
}
notice-bot-level = { $bot } plays the bot's seat number { $seat } from now on.
notice-undone = { $me ->
    [yes] You take a step back.
   *[no] { $name } takes a step back.
}
notice-maker = { $me ->
    [yes] Who made this table is gone: it is yours now.
   *[no] Who made this table is gone: it is { $name }'s now.
}
notice-person-back = { $me ->
    [yes] You play your seat again.
   *[no] { $name } is back and plays again.
}
notice-time-up = { $bot ->
    [none] { $me ->
        [yes] Your time was up: a move was made for you.
       *[no] The time of { $name } was up: a move was made for them.
    }
   *[other] { $me ->
        [yes] Your time was up: { $bot } plays for you until you come back.
       *[no] The time of { $name } was up: { $bot } plays until they come back.
    }
}
