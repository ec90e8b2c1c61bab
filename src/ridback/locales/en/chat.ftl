## What the people at a table say to each other

chat-title = Table talk
chat-about = Those who sit there may write to each other. Who only watches neither reads nor writes.
chat-unread = Table talk, { $count ->
    [one] one new line
   *[other] { $count } new lines
}
chat-says = { $name } says: { $text }
chat-lines = What was said
# $muted: how many of those who sit there are muted.
chat-empty = { $muted ->
    [0] Nobody has said anything yet.
   *[other] Nobody whom you read has said anything yet.
}
chat-write = Say something
chat-send = Say
chat-mute = Mute { $name }
chat-unmute = { $name } is muted
chat-gone = Somebody who has left
chat-switch = People may talk at this table
error-chat-off = Nobody talks at this table: whoever made it has switched that off.
error-chat-empty = There is nothing in that line.
error-chat-long = That is too long: { $most } characters at most.
error-chat-fast = One at a time. Wait a few seconds.
error-mute-self = You cannot mute yourself.
