### Telling somebody that it is their turn, by mail, push or webhook

call-title = It is your turn
call-table = At the table with { $names }.
call-alone = At your table.
call-try-title = This is how you are told
call-try = When it is your turn, and you are not there, something like this comes.
call-code-title = { $code } is your code
call-code =
    Somebody, you we hope, wants to be told by mail at this address when it is their turn in a game at Ridback.

    If that is you, enter this code there: { $code }

    If it is not you, there is nothing to do: nothing more comes.
call-mail-off = To get no more of these letters:

call-off-title = Letters from Ridback
call-off-ask = No more letters to { $address } when it is your turn?
call-off-go = No more letters
call-off-done = No more letters come. In your account you can switch them on again.
