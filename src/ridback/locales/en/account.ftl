### Keeping one's name, coming in and going out, and one's other browsers


title-account = Your account – Ridback
title-be = Another browser – Ridback


## The page

account-guest-title = You play as a guest
account-guest = This browser alone knows you. Keep your name, and you can sign in anywhere. Your games stay yours.
account-kept = Your name is kept. Sign in with it from any browser, and your games are there.
account-by-link = This browser was let in by a link. It can play; to change your account, sign in here first.

account-keep = Keep your name
account-keep-hint = Choose a password, or let this device keep a passkey for you.
account-name = Name
account-password = Password
account-password-hint = At least { $least } characters. A few words are easiest to remember.
account-password-show = Show
account-keep-go = Keep it with a password
account-keep-passkey = Keep it with a passkey
account-passkey-no = Passkeys work where the page has a name and https, or at localhost. Here they do not.

account-sign-in = Sign in
account-sign-in-hint = { $link ->
    [yes] With your password or a passkey.
   *[no] With a name you have kept before. The games of this browser come along.
}
account-sign-in-passkey = Sign in with a passkey
account-moved = { $count ->
    [one] One table came along.
   *[other] { $count } tables came along.
}
account-stayed = { $count ->
    [one] One table stays with the guest, since you sit there as yourself already, and nobody may hold two hands.
   *[other] { $count } tables stay with the guest, since you sit there as yourself already, and nobody may hold two hands.
} To play that seat on, open this link in another browser, in the next ten minutes:

account-rename = Change your name
account-rename-hint = You sign in with the new one from then on.
account-rename-go = Change the name
account-renamed = You are { $name } now.

account-password-title = { $password ->
    [yes] Change your password
   *[no] Add a password
}
account-password-old = Present password
account-password-new = New password
account-password-go = { $password ->
    [yes] Change it
   *[no] Add it
}
account-password-others = Your other browsers are signed out by this, and your programs' tokens are void.
account-password-done = Done. Your other browsers are signed out.

account-passkeys = Passkeys
account-passkeys-none = None yet. A passkey is kept by your device and opened as you open that: nothing to remember, nothing to guess.
account-passkey-add = Add a passkey
account-passkey-made = Made { $day }
account-passkey-used = last used { $day }
account-passkey-drop = Remove
account-passkey-drop-label = Remove the passkey of { $browser }
account-passkey-added = This device keeps a passkey for you now.
account-passkey-dropped = That passkey opens nothing any more.

account-browsers = Your browsers
account-browser = { $browser } on { $system }
account-browser-unknown = Some program
account-browser-here = this one
account-browser-seen = seen { $day }
account-browser-link = let in by a link
account-browser-out-label = Sign out { $browser }
account-browser-gone = That browser is signed out.
account-others-out = Sign out all others
account-others-gone = All your other browsers are signed out.

account-day = { $days ->
    [0] today
    [one] yesterday
   *[other] { $days } days ago
}

account-link-hint = A link makes another browser you: your phone, say. It works once, for ten minutes.
account-link-go = Make a link
account-link-qr = The link as a picture to scan
account-link-field = Link to another browser
account-link-note = Whoever opens it first is you there. Show it to nobody else.

account-liking = As you like it
account-theme = Light
account-theme-auto = as the system has it
account-theme-light = by day
account-theme-dark = by night
account-motion = Things that move
account-motion-auto = as the system has it
account-motion-full = yes
account-motion-less = no
account-hints = Offer hints
account-hints-about = The key that asks the strongest bot, at tables that allow it.
account-auto-pass = Pass by itself
account-listed = Show my results to others
account-listed-about = Your rating, places and points are in the standings, and on a page under your name.
account-vacation = Vacation
account-vacation-about = Where a table gives days to think, your clock stands still while you are away, for as many days a year as the table says. Everybody there sees it. You may play all the same.
account-vacation-from = Away from
account-vacation-to = to
account-vacation-go = Say so
account-vacation-said = Your tables know.
account-vacation-span = { $from } to { $to }
account-vacation-back = I am back
account-vacation-drop = Not any more
account-vacation-end-label = No vacation from { $span }
account-language-auto = as the browser has it

account-call = When it is your turn
account-call-about = The tab says so by its name. Where you look at no page of the table, you can be told.
account-call-here = In this browser
account-call-here-no = by the name of the tab alone
account-call-here-tab = while a page of ours is open
account-call-here-push = always, also with no page open
account-call-here-not = To be told with no page open takes https, and a browser that knows pushes.
account-call-others = { $count ->
    [one] Another browser of yours is told, too.
   *[other] { $count } other browsers of yours are told, too.
}
account-call-when = When you have not answered
account-call-after = after { $span }
account-call-try = Try it now
account-call-tried = It is on its way.
account-call-denied = This browser lets nobody tell you anything. You can change that in its settings for this page.
account-call-push-no = This browser could not be signed up for pushes.
account-call-trouble-unreachable = It could not be sent the last time: nobody answers there.
account-call-trouble-refused = It could not be sent the last time: it was refused there.
account-call-trouble-inside = It could not be sent the last time: the server may not go to that address.
account-call-mail = By mail
account-call-mail-to = To { $address }
account-call-address = Your mail address
account-call-address-go = Send me a code
account-call-code-sent = A code is on its way to { $address }.
account-call-code = The code that came to { $address }
account-call-code-go = That is it
account-call-other-mail = Another address
account-call-forget-mail = Forget the address
account-call-hook = By a webhook, for programs
account-call-hook-about = The server sends a POST with JSON there, signed as Standard Webhooks has it.
account-call-hook-url = Address
account-call-hook-on = Switched on
account-call-hook-go = Use this address
account-call-hook-secret = What it is signed with
account-call-hook-secret-about = Copy it now: it is not shown again.
account-call-hook-renew = A new secret
account-call-forget-hook = Remove

account-results = My results

account-tokens = Programs
account-tokens-hint = A program with a token plays for you, without your password. It can change nothing of your account.
account-token-new = This is the token. It is shown this once: keep it as you would a password.
account-token-field = Token
account-token-copy = Copy it
account-token-name = What it is for
account-token-name-hint = my bot
account-token-go = Make a token
account-token-unused = not used yet
account-token-drop-label = Remove the token “{ $name }”
account-token-dropped = That token opens nothing any more.

account-out = Sign out
account-out-hint = Your games stay with your name.
account-out-guest = Forget me here
account-out-guest-hint = A guest who is forgotten cannot come back to these games.
account-out-sure = Really? Your games here are lost to you then.


## A link was opened

be-title = Play on as { $name } here?
be-title-nameless = Play on here?
be-text = Another browser made this link. This one will be { $account ->
    [yes] signed in as { $name }
   *[no] the same guest as that one
}, with the same tables.
be-leave = If you go on, you cannot come back to them. Keep your name first, if they matter to you.
be-go = Play on here
be-go-leave = Leave them and play on
be-no = No, stay as I am
be-seat-title = Play { $name }'s seat on this screen?
be-seat-text = So far { $name } plays at somebody else's screen. From then on these cards are here alone: the seat is yours, as whoever you are in this browser.
be-seat-go = Take the seat


## What went wrong

error-name-needed = A name is needed.
error-name-taken = That name is taken.
error-password-short = A password has at least { $least } characters.
error-password-plain = That password is too easy to guess.
error-wrong-password = That is not your password.
error-wrong-sign-in = That name and that password do not belong together.
error-too-many-tries = That was wrong too often. { $minutes ->
    [one] Try again in a minute
   *[other] Try again in { $minutes } minutes
}, or use a passkey.
error-account-there = Your name is kept already.
error-no-account = Keep your name first.
error-handed-over = This browser was let in by a link. Sign in here first.
error-passkey-failed = That passkey was not accepted. Try again.
error-passkey-there = That passkey is kept already.
error-passkeys-many = That is enough passkeys. Remove one first.
error-unknown-passkey = That passkey opens nothing here.
error-last-way-in = That is your only way in. Add a password or another passkey first.
error-unknown-session = That browser is signed out already.
error-link-used = That link opens nothing (any more). It works once, for ten minutes: make a new one.
error-same-screen = This screen has that seat already. Open the link on the one it is for.
error-sits-there = You sit at that table already, and nobody may hold two hands.
error-already-here = This browser is already you. Open the link in another one.
error-games-here = You are a guest in this browser, with { $count ->
    [one] one table that
   *[other] { $count } tables that
} would be left behind.
error-no-way = That is not set up.
error-too-soon = Not sooner than after { $seconds } seconds.
error-push-unfit = That is no subscription to pushes.
error-hook-unfit = A webhook is an address that begins with https:// and is not of the server's own network.
error-mail-unfit = That is no mail address.
error-mail-off = This server sends no mail.
error-mail-refused = The mail server does not take letters to that address.
error-mail-away = The letter could not be sent just now. Try again later.
error-code-wrong = That is not the code, or it is not good any more.
error-codes-many = That is enough codes for today.
error-tries-many = That is enough tries for now.
