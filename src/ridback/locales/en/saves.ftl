## What can be wrong with a saved game

error-save-unreadable = This is no saved game.
error-save-no-file = It cannot be read: { $why }
error-save-not-json = This is no saved game: it is not JSON.
error-save-no-such-ply = It has { $most } moves only.
error-save-other-rules = It was played under version { $found } of the rules; this is version { $known }.
error-save-seed = “{ $seed }” is no seed.
error-save-seats = A game has one to six seats, not { $seats }.
error-save-yes-or-no = Whether it is played with “{ $choice }” is not clear.
error-save-captains = { $seats ->
    [one] One alone plays against both Captains.
    [2] Two play against one Captain, or none.
   *[other] With { $seats } seats no Captain plays.
}
error-save-no-such-captain = It has Captains there are none of: { $ids }.
error-save-no-such-license = Its line-up has licenses there are none of: { $ids }.
error-save-chosen-twice = These are chosen twice: { $ids }.
error-save-epic-seats = Epic Fleet is for three to six seats, not { $seats }.
error-save-epic-line-up = An Epic Fleet line-up has all licenses but maybe Salmon; it has not { $missing }.
error-save-at-once = Phase two cannot have been everybody's at once: it has { $ids }.
error-save-line-up = A line-up is { $seats ->
    [5] six standard and three premium licenses, or seven and two
    [6] seven standard and four premium licenses
   *[other] five standard and two premium licenses
}; this one has { $standard } and { $premium }.
error-save-no-such-dock-card = It has dock cards there are none of: { $ids }.
error-save-docks = With { $seats } seats there are { $wanted } kinds of dock cards or none, not { $chosen }.
error-save-too-few-boats = It has fewer than { $least } { $card } boat cards, so not every seat can have one.
error-save-too-many-boats = It has more than { $most } boat cards.
error-save-too-few-licenses = It has fewer than { $least } { $kind } licenses, which is what setting up takes.
error-save-too-many-licenses = It has more than { $most } licenses.
error-save-too-many-crewmen = It has more than { $most } crewmen.
error-save-no-such-line-up = There is no line-up called “{ $line_up }”.
error-save-unknown-choice = It was set up with something this program does not know: { $choices }.
error-save-other-end = It ends otherwise than it says.
error-save-illegal-move = Move { $ply }, “{ $move }” by seat { $seat }, is not allowed.
error-save-unreadable-move = Move { $ply }, “{ $move }”, cannot be read.
error-save-given-unreadable = The hidden orders it gives cannot be read.
error-save-given-unknown-card = It gives cards there are none of: { $cards }.
error-save-given-start = There is no seat { $start } to begin.
error-save-given-together = These can only be given together: { $fields }.
error-save-given-cards = The { $field } it gives are not the cards of this game.
error-save-given-licenses = Its license deck does not fit: { $aside } are to be set aside.
error-save-given-reshuffles = It gives more than { $most } reshuffles, or one that does not fit.
error-save-cards = It changes a value there is none of, or to something it cannot be: { $where }.
