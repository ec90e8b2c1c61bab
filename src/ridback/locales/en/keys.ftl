
## What the keyboard does at the table

keys-title = Keys
keys-letters = Single letters go to places
keys-tab-key = Tab
keys-tab = to the next thing, with Shift to the one before
keys-arrows-key = ← →
keys-arrows = along the cards, boats, licenses or bids where you are
keys-enter-key = Enter
keys-enter = take it, or press it; Space does the same
keys-escape-key = Esc
keys-escape = close what is open
keys-q = what is asked
keys-a = the answers
keys-c = your cards
keys-r = the licenses of the row
keys-b = your boats
keys-f = the other fleets
keys-l = what happened
keys-i = read about cards: the next one you press tells about itself
keys-s = the score
keys-h = a hint, or no hint any more
keys-map = this map
