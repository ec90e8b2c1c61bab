### What `ridback admin` says; the browser does not load this.

admin-about = Look after a server: copies, games as files, people who want to be forgotten.
admin-backup-about = Copy all that is kept to a file, while the server may run.
admin-restore-about = Put a backup in place.
admin-export-about = Write every finished game as a saved game, into a folder or a .zip file.
admin-delete-person-about = Forget a person: their games stay, the name goes.
admin-prune-about = Forget the guests of whom nothing was seen for long: their games stay.
admin-prune-days = Days for which nothing was seen of them, nor of a game of theirs.
admin-pruned = { $guests ->
    [0] Nobody was to be forgotten.
    [one] One guest was forgotten.
   *[other] { $guests } guests were forgotten.
}
admin-recount-about = Count anew what came of every game that is over: results, statistics, ratings.
admin-health-about = Say how a running server is, or what is kept. Ends with 0 if all is well, else with 1.
admin-file-new = The file to be written.
admin-file-backup = A backup, as “ridback admin backup” writes it.
admin-target = A new or empty folder, or a new .zip file.
admin-who = A name, or the number of a person.
admin-address = The address of a running server. Without one, the data folder or the database is looked at.
admin-replace = Put it in place of the games that are there. They are kept as a backup beside it.
admin-running = Games that still run, too. Whoever reads those files knows everybody's cards.
admin-yes = Do not ask.

## What was done

admin-backed-up = { $file } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $moves ->
    [one] one move
   *[other] { $moves } moves
} and { $people ->
    [one] one person
   *[other] { $people } people
} ({ $size }), and was checked from end to end.
admin-restored = { $folder } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $moves ->
    [one] one move
   *[other] { $moves } moves
} and { $people ->
    [one] one person
   *[other] { $people } people
} now.
admin-restored-kept = What was there before is kept in { $file }.
admin-restored-restart = If a server uses this folder, start it anew.
admin-exported = { $games ->
    [0] No game was written: none is finished.
    [one] One game is in { $target }, and was replayed to the end.
   *[other] { $games } games are in { $target }, each replayed to the end.
}
admin-exported-running = { $games ->
    [one] One game still runs and was left out: a saved game tells everybody's cards. A backup has it.
   *[other] { $games } games still run and were left out: a saved game tells everybody's cards. A backup has them.
}
admin-exported-failed = { $games ->
    [one] One game cannot be played by these rules any more and was left out: { $ids }
   *[other] { $games } games cannot be played by these rules any more and were left out: { $ids }
}
admin-recounted = { $games ->
    [0] Nothing was counted: no game is over.
    [one] One game was counted.
   *[other] { $games } games were counted.
}
admin-recounted-failed = { $games ->
    [one] One game cannot be played by these rules any more, and its results stay as they were: { $ids }
   *[other] { $games } games cannot be played by these rules any more, and their results stay as they were: { $ids }
}
admin-copying = copying
admin-recounting = counting
admin-exporting = replaying
admin-person = number
admin-person-name = name
admin-person-made = here since
admin-person-tables = tables
admin-person-running = of these running
admin-nameless = (no name)
admin-which = That is the name of { $people } people. Say the number of the one that is meant.
admin-sure = Forget this person for good?
admin-forgotten = Forgotten. { $tables ->
    [0] They sat at no table.
    [one] The table they sat at stays, without the name.
   *[other] The { $tables } tables they sat at stay, without the name.
}
admin-forgotten-running = { $running ->
    [one] One of them runs: whoever made it can let a bot play the seat.
   *[other] { $running } of them run: whoever made them can let bots play the seats.
}
admin-left-alone = Nothing was changed.
admin-address-label = server
admin-kept-label = kept in
admin-status = status
admin-version = version
admin-database = database
admin-rules = rules
admin-well = can be read
admin-not-well = does not answer
admin-holds = { $tables ->
    [one] one table
   *[other] { $tables } tables
} ({ $running ->
    [0] none running
   *[other] { $running } running
}), { $moves ->
    [one] one move
   *[other] { $moves } moves
}, { $people ->
    [one] one person
   *[other] { $people } people
}, { $size }
admin-checked = sound, checked from end to end
admin-counted = can be read
admin-free = room left
admin-status-ok = well
admin-status-starting = starting: the rules are being compiled
admin-status-stopping = stopping
admin-status-failing = not able to serve
admin-rules-ready = compiled
admin-rules-waiting = not compiled yet
admin-rules-loading = being loaded
admin-rules-compiling = being compiled
admin-rules-failed = could not be compiled

## What cannot be done

admin-nothing-here = No games are kept in { $folder }. Say which folder is meant with --data.
admin-file-exists = { $file } is there already. Choose another name: nothing is written over.
admin-no-file = There is no file { $file }.
admin-same-file = { $file } is the very file in which the games are kept.
admin-no-backup = { $file } is no backup of Ridback.
admin-damaged = { $file } is damaged: { $why }
admin-newer = { $file } is of a later version of Ridback. Update Ridback first.
admin-has-games = There are games in { $folder } already. With --replace the backup takes their place, and they are kept as a backup beside it.
admin-cannot = That did not work: { $why }
admin-postgres-backup = These games are in PostgreSQL, whose own “pg_dump --format=custom” copies them while the server runs, and knows what else is in that database. Use that.
admin-postgres-restore = These games are in PostgreSQL: put them back with “pg_restore --clean --if-exists”, while no server runs.
admin-no-person = There is nobody with that name or number: { $who }
admin-no-address = { $address } is no address. One begins with http:// or https://.
admin-no-server = No server answers at { $address }: { $why }
admin-other-server = What answers at { $address } is not Ridback.
