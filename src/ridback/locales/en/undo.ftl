## Taking a step back

undo-do = Take my last step back
undo-short = Take back
undo-about = Nobody has answered it yet, and nothing was revealed.
undo-ask-about = The others are asked whether they agree.
undo-asked = { $name } would like to take a step back.
undo-asking = You have asked to take a step back. Still to answer: { $names }.
undo-watched = { $name } would like to take a step back. Still to answer: { $names }.
undo-agree = Agree
undo-decline = Decline
undo-withdraw = Never mind
undo-rule = Taking back
undo-rule-own = Your own step, until somebody answers it
undo-rule-consent = Past what others did, too, if all agree
undo-rule-off = Nothing is taken back
