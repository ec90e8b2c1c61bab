### People in one room: several at one screen, or phones around a screen that shows the open table. Pages that not everybody opens.

## Several people at one screen

room-hand-over = Hand the screen to { $name }
room-hand-over-about = Nobody's cards are on the screen. Now { $name } alone looks.
room-look = I am { $name }: show my cards
room-back = Back to { $name }
room-peek = See the open table
room-open = The open table
room-open-about = Nobody's cards are shown.
room-eyes = { $name }: look at your cards
room-cover = Cover these cards
room-waits = { $name } is asked something.
room-go = Hand over
room-own-screen = { $name }: play on at your own screen
room-own-screen-title = A screen of { $name }'s own
room-own-screen-about = { $name } scans this with a phone, or opens the link elsewhere. From then on these cards are there, and this screen shows them no more.
room-own-screen-qr = The link for { $name } as a picture to scan
room-own-screen-field = Link for { $name }
room-own-screen-note = It works once, for ten minutes. Whoever opens it first has the seat.

## How the others come

wait-link = Link to this table
wait-only-here = This link opens on this computer only. For people in the same room, stop the server and start it with: ridback play --lan
room-scan = Phones scan this:
room-qr = QR code of { $url }

## A screen that shows the table

room-board-title = Come aboard
room-board-scan = Scan this with a phone in the same network, and take a seat.
room-board-type = or type { $url }
room-board-open = { $count ->
    [0] Everybody is here.
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
room-again = Once more
